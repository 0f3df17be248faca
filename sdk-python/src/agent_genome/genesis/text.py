"""Text as the contract takes it: white space of Unicode, case of ASCII."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

__all__ = ["ascii_lower", "is_padded", "normalized", "operation_like", "tokens", "trimmed"]

# White_Space of the Unicode standard; str.strip() would also take U+001C to U+001F.
_WHITE: Final = (
    "\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000"
)
_WHITE_SPACE: Final = frozenset(_WHITE)
_TOKEN: Final = re.compile(r"[A-Za-z0-9]+")


def trimmed(text: str) -> str:
    r"""Return a text without white space at its ends.

    Example:
        >>> trimmed("\u3000a\x1f "), trimmed(" \x85")
        ('a\x1f', '')
    """
    return text.strip(_WHITE)


def is_padded(text: str) -> bool:
    """Say whether a name is empty or has white space at its ends.

    Example:
        >>> is_padded("gene.id"), is_padded("gene.id "), is_padded("")
        (False, True, True)
    """
    return not text or trimmed(text) != text


def ascii_lower(text: str) -> str:
    """Return a text whose letters A to Z are small; no other letter changes.

    Example:
        >>> ascii_lower("AÉ")
        'aÉ'
    """
    return text.encode("utf-8", "surrogatepass").lower().decode("utf-8", "surrogatepass")


def normalized(values: Iterable[str]) -> list[str]:
    """Return a list of an intent as it is planned with: trimmed, small, without empty ones, sorted, each once.

    Example:
        >>> normalized([" B", "a", "", "b"])
        ['a', 'b']
    """
    return sorted({ascii_lower(value) for value in map(trimmed, values)} - {""})


def tokens(text: str) -> set[str]:
    """Return the runs of ASCII letters and digits, small.

    Example:
        >>> sorted(tokens("Check the export, 2x!"))
        ['2x', 'check', 'export', 'the']
    """
    return set(_TOKEN.findall(ascii_lower(text)))


def operation_like(text: str) -> bool:
    """Say whether a text has the form of the name of an operation.

    Example:
        >>> operation_like("agf/rest::export_genome"), operation_like("a::b"), operation_like("a/b :: c")
        (True, False, False)
    """
    return "::" in text and "/" in text and _WHITE_SPACE.isdisjoint(text)
