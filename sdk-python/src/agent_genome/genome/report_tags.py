"""What the tags of a report look like, in every way that models write them, whole and cut off."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from agent_genome.genome._spec_dialects import HIDDEN, REPORT
from agent_genome.genome.escape import character_class

__all__ = [
    "CLOSING",
    "NEXT",
    "PARTIAL",
    "TAG",
    "TAG_CHARACTERS",
    "TRUNCATED",
    "closing_end",
    "limit",
    "tag_end",
]


def limit(name: str) -> int:
    """Return a limit of the report grammar, in characters."""
    return REPORT["limits"][name]["value"]


def _any(texts: Iterable[str]) -> str:
    return "(?:" + "|".join(map(re.escape, texts)) + ")"


def _cut(texts: Iterable[str]) -> str:
    """Return a regular expression for the beginnings of texts, cut off by the end."""
    return _any(sorted({text[:end] for text in texts for end in range(1, len(text))}, reverse=True)) + r"\Z"


def _so_far(tokens: Sequence[str]) -> str:
    """Return a regular expression for the beginnings of a sequence of tokens, none of them included."""
    return reduce(lambda later, token: f"(?:{token}{later})?", reversed(tokens), "")


# C0 and C1 controls are not invisible in an answer: line ends and tabs are among them.
_INVISIBLE = character_class(pair for pair in HIDDEN if int(pair[0], 16) > 0x9F)
_GAP = f"[{_INVISIBLE}]{{0,{limit('gap_characters')}}}"
_BLANK = f"[{REPORT['blanks']}{_INVISIBLE}]"
_BLANKS = f"{_BLANK}{{0,{limit('gap_characters')}}}"
# A tag stays on its line up to the end of its name, so that a fence is known before what follows it.
_INDENT = f"[ \\t{_INVISIBLE}]{{0,{limit('gap_characters')}}}"
_LESS_THAN, _GREATER_THAN, _UNDERSCORE = (
    _any(REPORT["less_than"]),
    _any(REPORT["greater_than"]),
    _any(REPORT["underscores"]),
)
_WORDS = REPORT["tag"].split("_")
_FIRST, _SECOND = (_GAP.join(word) for word in _WORDS)
_NAME_END = "(?![0-9A-Za-z_-])"
# Of letters, A to Z alone have no case: no further one is taken for them.
_CASELESS = re.IGNORECASE | re.ASCII


def _less_than() -> tuple[str, str]:
    """Return a class for the first characters of `<` and its other forms, and what must follow the first.

    A pattern that starts with a class searches several times faster than one that starts with a choice.
    """
    forms = REPORT["less_than"]
    firsts = "".join(sorted({text[0] for text in forms} | {"\\"}))
    rests = [f"(?<={re.escape(text[0])}){re.escape(text[1:])}" for text in forms]
    return f"[{re.escape(firsts)}]", "(?:" + "|".join(rests) + ")"


def _tag(slash: str) -> str:
    before, after = f"{_INDENT}{slash}{_INDENT}{_FIRST}{_GAP}", f"{_GAP}{_SECOND}{_NAME_END}"
    first, rest = _less_than()
    # A backslash before the tag belongs to it only when the writer escaped the underscore too.
    return f"{first}(?:{rest}{before}{_UNDERSCORE}|(?<=\\\\)<{before}\\\\_){after}"


TAG: Final = re.compile(_tag(r"(\\?/)?"), _CASELESS)
"""A tag up to the end of its name; a closing one has a group."""

CLOSING: Final = re.compile(_tag(r"\\?/"), _CASELESS)
"""A closing tag up to the end of its name."""

_AFTER_FIRST = [_GAP, f"(?:{_UNDERSCORE}|\\\\(?=\\Z))", *[part for letter in _WORDS[1] for part in (_GAP, letter)]]
_TOKENS = [
    _INDENT,
    r"(?:\\?/|\\(?=\Z))?",
    _INDENT,
    *[part for letter in _WORDS[0] for part in (letter, _GAP)][:-1],
    *_AFTER_FIRST,
]

PARTIAL: Final = re.compile(
    f"(?:{_LESS_THAN}|\\\\<){_so_far(_TOKENS)}\\Z|{_cut([*REPORT['less_than'], chr(92) + '<'])}", _CASELESS
)
"""The beginning of a tag, cut off inside its name by the end of the text."""

TRUNCATED: Final = re.compile(
    f"(?:\\\\(?=[^_]*\\\\_))?{_LESS_THAN}{_INDENT}(?:\\\\?/)?{_INDENT}{_FIRST}{_GAP}{_UNDERSCORE}"
    f"{_so_far(_AFTER_FIRST[2:])}\\Z",
    _CASELESS,
)
"""A tag that the end of the text cut off after the underscore of its name."""

TAG_CHARACTERS: Final = (
    max(map(len, REPORT["less_than"]))
    + len(REPORT["tag"]) * (limit("gap_characters") + 1)
    + 2 * limit("gap_characters")
    + 4
)
"""No tag is longer, up to the end of its name."""

NEXT: Final = re.compile(f"{_BLANK}{{0,{limit('blank_characters')}}}")
"""Blanks and invisible characters between a tag and what follows it."""

_STOPS = "<>{}&\\\\\n" + "".join(text for text in REPORT["greater_than"] if len(text) == 1)
_ATTRIBUTES = re.compile(f"[^{_STOPS}]{{0,{limit('attribute_characters')}}}{_BLANKS}")
_END = re.compile(_GREATER_THAN, _CASELESS)
_CUT_END = re.compile(_cut(REPORT["greater_than"]), _CASELESS)
_BEFORE_END = re.compile(_BLANKS)


def tag_end(text: str, tag: re.Match[str], *, final: bool) -> int | None:
    """Return where a tag ends, the attributes of an opening one included; None when more text has to tell."""
    return _tag_end(text, tag.end(), _BEFORE_END if tag.lastindex else _ATTRIBUTES, final=final)


def closing_end(text: str, name_end: int, *, final: bool) -> int | None:
    """Return where a closing tag ends; None when more text has to tell."""
    return _tag_end(text, name_end, _BEFORE_END, final=final)


def _tag_end(text: str, name_end: int, inside: re.Pattern[str], *, final: bool) -> int | None:
    match = inside.match(text, name_end)
    at = match.end() if match else name_end
    if end := _END.match(text, at):
        return end.end()
    if not final and (at == len(text) or _CUT_END.match(text, at)):
        return None
    return name_end
