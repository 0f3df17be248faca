"""Which operations a workflow needs: what its capabilities allow, else what its script names."""

from __future__ import annotations

from agent_genome.agf.json_value import is_array
from agent_genome.genesis.capabilities import ReadError, parse_toml
from agent_genome.genesis.text import operation_like

__all__ = ["needed_operations", "quoted"]


def needed_operations(capabilities: bytes | None, script: bytes | None) -> list[str]:
    """Return the operations of a workflow, sorted, each once.

    Those of the top-level `allow` of its capabilities count; when there are none, those that stand in quotes in its
    script.
    """
    return sorted(_allowed(capabilities) or _named(script))


def quoted(line: str) -> list[str]:
    r"""Return what stands between pairs of one kind of quote, for each of both kinds; an open quote counts for nothing.

    Example:
        >>> quoted("run 'a/b::c' \"d\" 'e")
        ['d', 'a/b::c']
    """
    found: list[str] = []
    for mark in "\"'":
        parts = line.split(mark)
        closed = parts if len(parts) % 2 else parts[:-1]
        found += [part for part in closed[1::2] if part]
    return found


def _allowed(capabilities: bytes | None) -> set[str]:
    if capabilities is None:
        return set()
    try:
        allow = parse_toml(capabilities).get("allow")
    except ReadError:
        return set()
    return {item for item in allow if isinstance(item, str) and operation_like(item)} if is_array(allow) else set()


def _named(script: bytes | None) -> set[str]:
    try:
        lines = (script or b"").decode().split("\n")
    except UnicodeDecodeError:
        return set()
    return {text for line in lines for text in quoted(line) if operation_like(text)}
