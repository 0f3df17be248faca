"""Patterns of the specification as ECMA-262 reads them."""

from __future__ import annotations

import re
from functools import cache

__all__ = ["compiled"]


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    r"""Return a pattern whose final `$`, if it has one, is the end of the string alone.

    Python would also take it before a final line feed.

    Example:
        >>> bool(compiled("^a$").search("a\n")), bool(compiled("a").search("ba\n"))
        (False, True)
    """
    escaped = pattern.endswith(r"\$") and not pattern.endswith(r"\\$")
    anchored = pattern.endswith("$") and not escaped
    return re.compile(pattern.removesuffix("$") + r"\Z" if anchored else pattern)
