"""Rows as a table of plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from agent_genome.agf.wording import safe

__all__ = ["table"]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    r"""Return a table whose columns are as wide as they have to be; no cell can steer a terminal.

    Example:
        >>> print(table(("ID", "TEXT"), [("a", "one"), ("long", "two\x1b")]), end="")
        ID    TEXT
        a     one
        long  two\u001b
    """
    lines = [heads, *([safe(cell) for cell in row] for row in rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(heads))]
    return "".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() + "\n" for line in lines
    )
