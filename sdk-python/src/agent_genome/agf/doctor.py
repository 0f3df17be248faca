"""The digest doctor: why a digest in a file is wrong."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from agent_genome.agf._spec import DIGEST_FAULT_MATCHED, DIGEST_FAULT_UNMATCHED, DIGEST_FAULTS
from agent_genome.agf.canonical import LARGEST_PLAIN_DOUBLE, canonical_number
from agent_genome.agf.json_value import is_array, is_object

__all__ = ["diagnose", "diagnosis"]

# Wrong ways are tried until this much work is done, so that no file takes long: a value counts as much as 40 bytes,
# and Python indents in Python.
MOST_WORK = 9_000_000
MOST_WORK_AT_ONCE = 800_000
VALUE_WORK = 40
INDENTED_WORK = 6

Faults = tuple[str, ...]

_ABOUT: dict[str, str] = {fault["id"]: fault["about"] for fault in DIGEST_FAULTS}
_TEXTS: dict[str, dict[str, str]] = {fault["id"]: fault for fault in DIGEST_FAULTS}
_WHOLE_FILE = tuple(name for name, about in _ABOUT.items() if about == "file")
_PARTS = tuple(name for name, about in _ABOUT.items() if about != "file")

# What a few lines in a popular language give: tried right after the single faults.
_COMMON: tuple[Faults, ...] = (
    ("python_numbers", "ascii_escapes", "spaced"),
    ("python_numbers", "unsorted", "ascii_escapes", "spaced"),
    ("python_numbers", "ascii_escapes"),
    ("jcs_strength", "unsorted"),
    ("python_numbers", "ascii_escapes", "indented"),
)


def diagnose(document: dict[str, Any], data: bytes, wrong: str) -> Faults | None:
    """Return the ids of the faults that together give the wrong digest, as few as do; None when none do.

    Args:
        document: the document as it was read.
        data: the bytes of its file.
        wrong: the digest that the file holds.
    """
    patient = _Patient(document, data)
    values = sum(data.count(mark) for mark in (b",", b"[", b"{"))
    once = len(data) + VALUE_WORK * values
    if once > MOST_WORK_AT_ONCE:
        return None
    work = 0
    for faults in _candidates():
        work += once * (INDENTED_WORK if "indented" in faults else 1)
        if work > MOST_WORK:
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


def _candidates() -> Iterator[Faults]:
    yield from ((fault,) for fault in _ABOUT)
    yield from _COMMON
    for count in (2, 3):
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
        self._renumbered: dict[str, dict[str, Any]] = {"python_numbers": document}

    def digest(self, faults: Faults) -> str:
        """Return the digest that an exporter with these faults would write."""
        return hashlib.sha256(self._written(faults)).hexdigest()

    def _written(self, faults: Faults) -> bytes:
        if faults == ("file_bytes",):
            return self._data
        if faults == ("file_bytes_emptied",):
            return self._data.replace(self._document["integrity"]["sha256"].encode(), b"")
        value = _with_integrity(self._numbers(faults), faults)
        if "seal_removed" in faults and is_object(value.get("germline")):
            germline = {name: member for name, member in value["germline"].items() if name != "seal"}
            value = value | {"germline": germline}
        text = json.dumps(
            value,
            sort_keys="unsorted" not in faults,
            ensure_ascii="ascii_escapes" in faults,
            indent=2 if "indented" in faults else None,
            separators=(
                ", " if "spaced" in faults else ",",
                ": " if {"spaced", "indented"} & {*faults} else ":",
            ),
        )
        text = _MARK.sub(r"\1", text) if "<number " in text else text
        return (text + "\n" * ("final_newline" in faults)).encode()

    def _numbers(self, faults: Faults) -> dict[str, Any]:
        """Return the document with its numbers as `json` must get them to write them as the faults say."""
        style = next((fault for fault in faults if _ABOUT[fault] == "numbers"), "")
        if style not in self._renumbered:
            self._renumbered[style] = _mapped(self._document, _NUMBERS[style])
        return self._renumbered[style]


def _with_integrity(value: dict[str, Any], faults: Faults) -> dict[str, Any]:
    if "sha256_emptied" in faults:
        return value | {"integrity": value["integrity"] | {"sha256": ""}}
    if "integrity_emptied" in faults:
        return value | {"integrity": {}}
    if "integrity_null" in faults:
        return value | {"integrity": None}
    return {name: member for name, member in value.items() if name != "integrity"}


def _mapped(value: Any, number: Callable[[int | float, bool], str], name: str = "") -> Any:
    if is_object(value):
        return {key: _mapped(member, number, key) for key, member in value.items()}
    if is_array(value):
        return [_mapped(item, number) for item in value]
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return _writing(number(value, name == "strength"))
    return value


def _writing(text: str) -> int | float | str:
    """Return what `json` writes as this number text, or a mark that is replaced by it afterwards."""
    value: int | float = json.loads(text)
    return value if repr(value) == text else f"<number {text}>"


def _python_text(value: int | float) -> str:
    return str(int(value)) if float(value).is_integer() and abs(value) < LARGEST_PLAIN_DOUBLE else repr(value)


_MARK = re.compile('"<number ([^>]+)>"')


def _with_fraction(value: int | float) -> str:
    text = canonical_number(value)
    return text if "." in text or "e" in text else text + ".0"


_NUMBERS: dict[str, Callable[[int | float, bool], str]] = {
    "": lambda value, is_strength: _with_fraction(value) if is_strength else canonical_number(value),
    "python_exponent": lambda value, is_strength: repr(float(value)) if is_strength else _python_text(value),
    "jcs_strength": lambda value, is_strength: canonical_number(value),
    "strength_decimal_all": lambda value, is_strength: _with_fraction(value),
}
