"""Characters that a reader cannot see, except where a script or an emoji needs them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from agent_genome.agf.gene_checks import _spec
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.fold import in_ranges

_HIDDEN, _BIDI, _CONTROL = "hidden_text", "bidi_control", "control_character"
_JOINERS = "\u200c\u200d"
_ZERO_WIDTH_SPACE = "\u200b"
_EMOJI_STYLES = "\ufe0e\ufe0f"
_BLACK_FLAG = "\U0001f3f4"
_CANCEL_TAG = "\U000e007f"


def hidden_characters(text: str) -> Iterator[Hit]:
    """Yield the runs of hidden characters of a text as it was given."""
    marks = _spec.HIDDEN["direction_marks"]
    if text.isascii() and text.isprintable():
        return
    right_to_left = any(unicodedata.bidirectional(c) in ("R", "AL") and c not in marks for c in text)
    for match in _run().finditer(text):
        start, end = match.span()
        if match["control"]:
            yield Hit(_CONTROL, start, end)
        elif match["bidi"]:
            if not (right_to_left and match.group() in marks):
                yield Hit(_BIDI, start, end)
        elif not _is_needed(text, start, end):
            yield Hit(_HIDDEN, start, end)


def _is_needed(text: str, start: int, end: int) -> bool:
    """Return whether a script or an emoji needs this run of hidden characters."""
    run, before, after = text[start:end], text[start - 1 : start], text[end : end + 1]
    if before == _BLACK_FLAG and run[-1:] == _CANCEL_TAG:
        return "".join(chr(ord(c) - 0xE0000) for c in run[:-1]) in _spec.HIDDEN["emoji_tag_sequences"]
    if len(run) == 2 and run[0] in _EMOJI_STYLES and run[1] == "\u200d":
        return bool(_emoji().match(before) and _emoji().match(after))
    if len(run) > 1 or not before:
        return False
    if run in _JOINERS:
        return _joins(text, start, before, after, run)
    if run == _ZERO_WIDTH_SPACE:
        return bool(_spaced().match(before) and _spaced().match(after))
    if run in _EMOJI_STYLES:
        return bool(_emoji().match(before) or _ideograph().match(before))
    if "\ufe00" <= run <= "\ufe0d":
        return bool(_variant().match(before) or _ideograph().match(before))
    if run >= "\U000e0100":
        return bool(_ideograph().match(before))
    return bool(_mongolian_selector().match(run) and _mongolian().match(before))


def _joins(text: str, at: int, before: str, after: str, joiner: str) -> bool:
    if _joining().match(before):
        return not after or bool(_joining().match(after)) or not after.isalnum()
    if joiner == "\u200d" and after and _emoji().match(after):
        return bool(_emoji().match(before))
    return False


@cache
def _run() -> re.Pattern[str]:
    """Return a pattern for a run of hidden characters of one sort."""
    sorts = {
        "bidi": _spec.HIDDEN["bidi_controls"],
        "control": _spec.HIDDEN["controls"],
        "hidden": _spec.FOLDING["invisible"],
    }
    classes = {name: in_ranges(ranges).pattern for name, ranges in sorts.items()}
    return re.compile(
        f"(?P<bidi>{classes['bidi']}+)|(?P<control>{classes['control']}+)"
        f"|(?P<hidden>(?:(?!{classes['bidi']}){classes['hidden']})+)"
    )


@cache
def _joining() -> re.Pattern[str]:
    return in_ranges(_spec.HIDDEN["joiner_scripts"])


@cache
def _spaced() -> re.Pattern[str]:
    return in_ranges(_spec.HIDDEN["word_space_scripts"])


@cache
def _emoji() -> re.Pattern[str]:
    return in_ranges(_spec.HIDDEN["variation_bases"])


@cache
def _ideograph() -> re.Pattern[str]:
    return in_ranges(_spec.HIDDEN["ideographs"])


@cache
def _mongolian_selector() -> re.Pattern[str]:
    return in_ranges(_spec.HIDDEN["mongolian_selectors"])


@cache
def _mongolian() -> re.Pattern[str]:
    return in_ranges(_spec.HIDDEN["mongolian_bases"])


@cache
def _variant() -> re.Pattern[str]:
    return in_ranges(_spec.HIDDEN["variant_bases"])
