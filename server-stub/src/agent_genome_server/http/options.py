"""What an operator decides about the edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["EdgeOptions"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EdgeOptions:
    """Settings of the edge.

    Attributes:
        flags: every flag of the specification with its state.
        threads: how many threads work on requests.
        allowed_origins: values of `Origin` that may call the MCP endpoint; a loopback origin always may.
        allowed_hosts: names in `Host` that the MCP endpoint answers to, beside loopback ones; empty means any.
    """

    flags: Mapping[str, bool]
    threads: int = 16
    allowed_origins: frozenset[str] = field(default_factory=frozenset[str])
    allowed_hosts: frozenset[str] = field(default_factory=frozenset[str])
