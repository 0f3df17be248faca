"""What an edit changed, said in a sentence of the specification: no word of the edited text gets into it."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice

from agent_genome.genome._spec_learning import EDIT_LABELS, EDIT_LENGTH, EDIT_SIGNS, EditSign

__all__ = ["statement_of_edit"]

_FLAGS = re.IGNORECASE | re.MULTILINE


def statement_of_edit(before: str, after: str) -> str | None:
    r"""Return the first statement of the catalogue that fits an edit, or None (spec: learning.md#edits).

    Labelled lines come first, then the signs in their order, then the length. Takes time linear in the texts.

    Example:
        >>> statement_of_edit("Total: 5", "GSTIN: 22AAAAA0000A1Z5\nTotal: 5")
        'Add the GSTIN: line.'
    """
    old, new = _lines(before), _lines(after)
    return _label_statement(old, new) or _sign_statement(old, new) or _length_statement(old, new)


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _label_statement(before: str, after: str) -> str | None:
    old, new = _labels_in(before), _labels_in(after)
    for label in EDIT_LABELS["labels"]:
        name = label.casefold()
        if (name in old) != (name in new):
            return EDIT_LABELS["appears" if name in new else "vanishes"].format(label=label)
    return None


def _labels_in(text: str) -> set[str]:
    return {match[1].casefold() for match in _label_pattern().finditer(text)}


@cache
def _label_pattern() -> re.Pattern[str]:
    labels = "|".join(map(re.escape, EDIT_LABELS["labels"]))
    return re.compile(rf"^[ \t]*(?:[-*•][ \t]+)?(?:\*\*)?({labels})(?:\*\*)?[ \t]*:", _FLAGS)


def _sign_statement(before: str, after: str) -> str | None:
    for sign, pattern in _sign_patterns():
        old, new = (_shows(sign, pattern, text) for text in (before, after))
        if old != new:
            return sign["appears" if new else "vanishes"]
    return None


def _shows(sign: EditSign, pattern: re.Pattern[str], text: str) -> bool:
    if sign["place"] == "start":
        return pattern.match(text.lstrip()) is not None
    return sum(1 for _ in islice(pattern.finditer(text), sign["least"])) == sign["least"]


@cache
def _sign_patterns() -> tuple[tuple[EditSign, re.Pattern[str]], ...]:
    return tuple((sign, re.compile(sign["pattern"], _FLAGS)) for sign in EDIT_SIGNS)


def _length_statement(before: str, after: str) -> str | None:
    old, new = len(before.split()), len(after.split())
    fewer, whole = EDIT_LENGTH["parts"]
    if max(old, new) < EDIT_LENGTH["least_words"]:
        return None
    if new * whole <= old * fewer:
        return EDIT_LENGTH["shorter"]
    return EDIT_LENGTH["longer"] if old * whole <= new * fewer else None
