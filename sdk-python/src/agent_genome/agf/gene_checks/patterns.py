"""Building regular expressions from the lists of the specification."""

from __future__ import annotations

import re
from collections.abc import Iterable


def any_of(words: Iterable[str]) -> str:
    """Return a pattern for any of the words, the longest first."""
    return "(?:" + "|".join(map(re.escape, sorted(words, key=lambda word: (-len(word), word)))) + ")"


def whole_word(pattern: str, *, ignore_case: bool = False) -> re.Pattern[str]:
    """Compile a pattern that no letter, digit or underscore may touch on either side."""
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE if ignore_case else 0)


def near(pattern: re.Pattern[str], text: str, start: int, end: int, *, before: int, after: int) -> bool:
    """Return whether the pattern occurs within so many characters of a passage."""
    return bool(pattern.search(text, max(0, start - before), start) or pattern.search(text, end, end + after))
