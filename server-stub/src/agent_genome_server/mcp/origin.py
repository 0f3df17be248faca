"""Which browsers' pages may call the MCP endpoint, and under which names (spec: mcp.md#origin).

A page of any site can send requests to a server on its visitor's machine, and rebind its own name to that machine.
"""

from __future__ import annotations

from collections.abc import Set
from ipaddress import ip_address
from urllib.parse import urlsplit

from agent_genome_server.problem import Problem

__all__ = ["require_host", "require_origin"]


def require_origin(origin: str | None, allowed: Set[str]) -> None:
    """Refuse an origin that is neither allowed nor of this machine; clients other than browsers name none.

    Raises:
        Problem: `origin_not_allowed`.
    """
    if origin is not None and origin not in allowed and not _is_loopback(origin):
        raise Problem("origin_not_allowed")


def require_host(host: str | None, allowed: Set[str]) -> None:
    """Refuse a Host that is not one of the server's names, where the operator named them; loopback names always are.

    Raises:
        Problem: `origin_not_allowed`.
    """
    if allowed and _name(f"http://{host or ''}") not in allowed and not _is_loopback(f"http://{host or ''}"):
        raise Problem("origin_not_allowed")


def _name(origin: str) -> str | None:
    """Return the host's name of an origin; None for what is none."""
    try:
        parts = urlsplit(origin)
        usable = parts.scheme in ("http", "https") and parts.username is None and not (parts.path or parts.query)
        return parts.hostname if usable and parts.port != 0 else None
    except ValueError:
        return None


def _is_loopback(origin: str) -> bool:
    name = _name(origin)
    if name is None:
        return False
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
