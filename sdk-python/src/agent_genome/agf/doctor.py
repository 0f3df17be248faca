"""The digest doctor: why a digest in a file is wrong."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from agent_genome.agf._spec import (
    COMMON_DIGEST_FAULTS,
    DIGEST_FAULT_MATCHED,
    DIGEST_FAULT_UNMATCHED,
    DIGEST_FAULT_WORK,
    DIGEST_FAULTS,
    MAX_DIGEST_FAULTS_TOGETHER,
)
from agent_genome.agf.canonical import canonical_number
from agent_genome.agf.json_value import is_array, is_object

__all__ = ["diagnose", "diagnosis"]

Faults = tuple[str, ...]
Number = Callable[[int | float, bool], str]

_ABOUT: dict[str, str] = {fault["id"]: fault["about"] for fault in DIGEST_FAULTS}
_TEXTS: dict[str, dict[str, str]] = {fault["id"]: fault for fault in DIGEST_FAULTS}
_PARTS = tuple(name for name, about in _ABOUT.items() if about != "file")
_INDENTS: dict[str, int] = {fault["id"]: fault["indent"] for fault in DIGEST_FAULTS if "indent" in fault}

_WHOLE_BELOW: float = next(fault["wholeBelow"] for fault in DIGEST_FAULTS if "wholeBelow" in fault)


def diagnose(document: dict[str, Any], data: bytes, wrong: str) -> Faults | None:
    """Return the ids of the faults that together give the wrong digest, as few as do; None when none do.

    Args:
        document: the document as it was read.
        data: the bytes of its file.
        wrong: the digest that the file holds.
    """
    patient = _Patient(document, data)
    once = _work(data)
    if once > DIGEST_FAULT_WORK["mostAtOnce"]:
        return None
    work = 0
    for faults in _candidates():
        work += once * (DIGEST_FAULT_WORK["indentedTimes"] if _indent(faults) else 1)
        if work > DIGEST_FAULT_WORK["most"]:
            return None
        if patient.digest(faults) == wrong:
            return _fewest(patient, faults, wrong)
    return None


def diagnosis(faults: Faults | None) -> str:
    """Return what a person is told about the faults that `diagnose` found."""
    if faults is None:
        return str(DIGEST_FAULT_UNMATCHED)
    meanings = "; and ".join(_TEXTS[fault]["meaning"] for fault in faults)
    remedies = " ".join(dict.fromkeys(_TEXTS[fault]["remedy"] for fault in faults))
    return str(DIGEST_FAULT_MATCHED).format(meanings=meanings, remedies=remedies)


def _work(data: bytes) -> int:
    values = sum(data.count(mark) for mark in (b",", b"[", b"{"))
    digits = sum(data.count(b"%d" % digit) for digit in range(10))
    return int(len(data) + DIGEST_FAULT_WORK["value"] * values + DIGEST_FAULT_WORK["digit"] * digits)


def _candidates() -> Iterator[Faults]:
    yield from ((fault,) for fault in _ABOUT if fault not in _INDENTS)
    yield from (tuple(faults) for faults in COMMON_DIGEST_FAULTS)
    yield from ((fault,) for fault in _INDENTS)
    for count in range(2, MAX_DIGEST_FAULTS_TOGETHER + 1):
        for faults in combinations(_PARTS, count):
            if len({_ABOUT[fault] for fault in faults}) == count:
                yield faults


def _fewest(patient: _Patient, faults: Faults, wrong: str) -> Faults:
    """Leave out the faults that make no difference for this document."""
    for fault in faults:
        fewer = tuple(other for other in faults if other != fault)
        if fewer and patient.digest(fewer) == wrong:
            return _fewest(patient, fewer, wrong)
    return faults


class _Patient:
    """A document and the digests that it gets in wrong ways."""

    def __init__(self, document: dict[str, Any], data: bytes) -> None:
        self._document = document
        self._data = data
        self._prepared: dict[tuple[str, str], _Prepared] = {}

    def digest(self, faults: Faults) -> str:
        """Return the digest that an exporter with these faults would write."""
        if faults == ("file_bytes_emptied",):
            data = self._data.replace(self._document["integrity"]["sha256"].encode(), b"")
        else:
            data = self._written(faults).encode()
        return hashlib.sha256(data).hexdigest()

    def _written(self, faults: Faults) -> str:
        prepared = self._prepare(faults)
        value = _with_integrity(prepared.value, faults)
        if "seal_removed" in faults and is_object(value.get("germline")):
            germline = {name: member for name, member in value["germline"].items() if name != "seal"}
            value = value | {"germline": germline}
        text = prepared.replaced(
            json.dumps(
                value,
                ensure_ascii="ascii_escapes" in faults,
                indent=_indent(faults),
                separators=(", " if "spaced" in faults else ",", ": " if _loose(faults) else ":"),
            )
        )
        if "html_escapes" in faults:
            text = text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
        return text + "\n" * ("final_newline" in faults)

    def _prepare(self, faults: Faults) -> _Prepared:
        style = next((fault for fault in faults if _ABOUT[fault] == "numbers"), "")
        order = next((fault for fault in faults if _ABOUT[fault] == "order"), "")
        if (style, order) not in self._prepared:
            self._prepared[style, order] = _Prepared(self._document, _NUMBERS[style], _ORDERS[order])
        return self._prepared[style, order]


def _indent(faults: Faults) -> int | None:
    return next((_INDENTS[fault] for fault in faults if fault in _INDENTS), None)


def _loose(faults: Faults) -> bool:
    return "spaced" in faults or _indent(faults) is not None


def _with_integrity(value: dict[str, Any], faults: Faults) -> dict[str, Any]:
    """Return the document with the integrity that the faults leave, at the place where it stands."""
    kept: Any = None
    if "sha256_emptied" in faults:
        kept = value["integrity"] | {"sha256": ""}
    elif "sha256_null" in faults:
        kept = value["integrity"] | {"sha256": None}
    elif "integrity_emptied" in faults:
        kept = {}
    elif "integrity_null" not in faults:
        return {name: member for name, member in value.items() if name != "integrity"}
    return {name: kept if name == "integrity" else member for name, member in value.items()}


class _Prepared:
    """A document with its members in one order, and its numbers as `json` must get them to write a certain text.

    A number that `json` would write otherwise becomes a string that no document can hold, since it is half of a
    surrogate pair; its text is put in afterwards.
    """

    def __init__(self, document: dict[str, Any], number: Number, order: Callable[[str], Any] | None) -> None:
        self._number = number
        self._order = order
        self._texts: list[str] = []
        self.value: dict[str, Any] = self._prepared(document)

    def replaced(self, text: str) -> str:
        """Return the text with the marks replaced by the numbers that they stand for."""
        if not self._texts:
            return text
        return _MARK.sub(lambda match: self._texts[int(match[1])], text)

    def _prepared(self, value: Any, name: str = "") -> Any:
        if is_object(value):
            names = value if self._order is None else sorted(value, key=self._order)
            return {key: self._prepared(value[key], key) for key in names}
        if is_array(value):
            return [self._prepared(item) for item in value]
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return self._writing(self._number(value, name == "strength"))
        return value

    def _writing(self, text: str) -> int | float | str:
        value: int | float = json.loads(text)
        if repr(value) == text:
            return value
        self._texts.append(text)
        return f"\udfff{len(self._texts) - 1}"


# The mark as `json` writes it: as it is, or escaped where everything beyond ASCII is.
_MARK = re.compile('"(?:\udfff|\\\\udfff)([0-9]+)"')


def _with_fraction(value: int | float) -> str:
    text = canonical_number(value)
    return text if "." in text or "e" in text else text + ".0"


def _python_text(value: int | float) -> str:
    return str(int(value)) if float(value).is_integer() and abs(value) < _WHOLE_BELOW else repr(value)


_NUMBERS: dict[str, Number] = {
    "": lambda value, is_strength: _with_fraction(value) if is_strength else canonical_number(value),
    "python_numbers": lambda value, is_strength: repr(value),
    "python_exponent": lambda value, is_strength: repr(float(value)) if is_strength else _python_text(value),
    "jcs_strength": lambda value, is_strength: canonical_number(value),
    "strength_decimal_all": lambda value, is_strength: _with_fraction(value),
}
_ORDERS: dict[str, Callable[[str], Any] | None] = {
    "": lambda name: name.encode("utf-16-be"),
    "code_points": lambda name: name,
    "unsorted": None,
}
