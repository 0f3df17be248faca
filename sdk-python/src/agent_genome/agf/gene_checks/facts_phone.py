"""Phone numbers: candidates found here, judged by the phonenumbers library."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from agent_genome.agf.gene_checks._libraries import may_be_phone, phone_groupings
from agent_genome.agf.gene_checks._spec import PHONES
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.patterns import any_of, near, whole_word

_CATEGORY = "phone"
_CANDIDATE = re.compile(r"(?<![\w.,+#-])[(]?[+]?[(]?[0-9](?:[ ().\-/]{0,2}[0-9]){6,17}(?!\w|[.,][0-9])")
_GROUP = re.compile(r"[0-9]+")
_BETWEEN_GROUPS = " ().-/"
_MAY_STAND_ALONE = frozenset("(+0")
"""First characters of a number that may be one, whatever its length, where no word announces it."""


def phones(text: str) -> Iterator[Hit]:
    """Yield the phone numbers of a plain text that has digits."""
    judge = _Judge(has_context=bool(_context().search(text)))
    position = 0
    while candidate := _CANDIDATE.search(text, position):
        start = candidate.start()
        end = _phone_end(text, start, candidate.end(), judge)
        if end:
            yield Hit(_CATEGORY, start, end)
        first_group = _GROUP.search(text, start)
        position = end or (first_group.end() if first_group else candidate.end())
    for local in _local().finditer(text):
        yield Hit(_CATEGORY, *local.span("number"))


def spoken_phones(text: str) -> Iterator[Hit]:
    """Yield the phone numbers whose digits are spelled as words."""
    for match in _spoken().finditer(text):
        yield Hit(_CATEGORY, *match.span())


class _Judge:
    """Asks the library about numbers, of one text no more than the specification says: it is slow."""

    def __init__(self, *, has_context: bool) -> None:
        self.has_context = has_context
        self._left = PHONES["most_judged"]

    def groupings(self, number: str, region: str | None) -> tuple[tuple[str, ...], ...]:
        """Return how the number is grouped, () when it is not valid."""
        if not may_be_phone(number, region):
            return ()
        self._left -= 1
        return phone_groupings(number, region)

    def is_valid(self, number: str, region: str | None) -> bool:
        """Return whether the number is valid, or may be and too many were judged before it."""
        return self.is_tired_of(number, region) or bool(self.groupings(number, region))

    def is_tired_of(self, number: str, region: str | None) -> bool:
        """Return whether so many numbers were judged that this one, if it may be valid, counts as such unjudged."""
        return self._left <= 0 and may_be_phone(number, region)


def _phone_end(text: str, start: int, end: int, judge: _Judge) -> int:
    """Return where the phone number that starts here ends, trying it without its last groups too; 0 for none."""
    number, alone = text[start:end], PHONES["alone_digits"]
    groups = _GROUP.findall(number)
    digits = "".join(groups)
    may_be_long = judge.has_context or number[0] in _MAY_STAND_ALONE
    for _ in range(1 + PHONES["trimmed_groups"]):
        if len(digits) < PHONES["digits"]["fewest"]:
            return 0
        if may_be_long or alone["fewest"] <= len(digits) <= alone["most"]:
            end = start + len(number)
            if _is_phone(text, start, end, tuple(groups), judge):
                return end
        if len(groups) == 1:
            return 0
        last = len(groups.pop())
        digits = digits[:-last]
        number = number[:-last].rstrip(_BETWEEN_GROUPS)
    return 0


def _is_phone(text: str, start: int, end: int, groups: tuple[str, ...], judge: _Judge) -> bool:
    number, digits, alone = text[start:end], "".join(groups), PHONES["alone_digits"]
    if len(digits) > PHONES["digits"]["most"] + len("00") or _never().fullmatch(number):
        return False
    announced = judge.has_context and near(
        _context(), text, start, end, before=PHONES["context_reach"], after=PHONES["after_reach"]
    )
    for prefix in PHONES["international_prefixes"]:
        if number.lstrip("(").startswith(prefix):
            international = digits.removeprefix(prefix) if prefix.isdigit() else digits
            stands_out = announced or prefix == "+" or len(groups) > 1
            if stands_out and judge.is_valid("+" + international, None):
                return True
    if announced:
        return any(judge.is_valid(digits, row["region"]) for row in PHONES["regions"])
    if not digits.startswith("0") and not alone["fewest"] <= len(digits) <= alone["most"]:
        return False
    if _never_alone().fullmatch(number):
        return False
    return any(
        _is_usual(groups, row["region"], row["bare"], judge)
        for row in PHONES["regions"]
        if row["bare"] or digits.startswith("0")
    )


def _is_usual(groups: tuple[str, ...], region: str, bare: str, judge: _Judge) -> bool:
    """Return whether the digits stand together as people of that region write them."""
    digits = "".join(groups)
    if len(groups) == 1 or all(len(group) == 1 for group in groups):
        return bool(bare and re.fullmatch(bare, digits)) and judge.is_valid(digits, region)
    if judge.is_tired_of(digits, region):
        return True
    usual = judge.groupings(digits, region)
    if not usual:
        return False
    return groups in usual or (len(groups) == 2 and groups[0].startswith("0") and "".join(groups) == "".join(usual[0]))


@cache
def _context() -> re.Pattern[str]:
    return whole_word(any_of(PHONES["context"]) + "s?", ignore_case=True)


@cache
def _never() -> re.Pattern[str]:
    return re.compile("|".join(PHONES["not_phones"]))


@cache
def _never_alone() -> re.Pattern[str]:
    return re.compile("|".join(PHONES["not_phones_alone"]))


@cache
def _local() -> re.Pattern[str]:
    words = any_of(PHONES["local_context"])
    links = any_of(PHONES["local_links"])
    number = PHONES["local_pattern"]
    return re.compile(
        rf"(?<!\w){words}[ :.,]{{1,3}}(?:{links}[ :.]{{1,3}}){{0,2}}(?P<number>{number})(?![\w-])", re.IGNORECASE
    )


@cache
def _spoken() -> re.Pattern[str]:
    digit, repeat = any_of(PHONES["digit_words"]), any_of(PHONES["repeat_words"])
    one = rf"(?:{repeat} )?{digit}"
    count = PHONES["spoken_digits"]
    return whole_word(rf"{one}(?:[ ,-]{{1,3}}{one}){{{count['fewest'] - 1},{count['most'] - 1}}}", ignore_case=True)
