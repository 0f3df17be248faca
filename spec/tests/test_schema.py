"""The AGF schema itself: patterns that decide alone, in every engine."""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from datetime import datetime
from pathlib import Path

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

SCHEMA = json.loads((Path(__file__).resolve().parents[1] / "agf" / "1.0" / "agf.schema.json").read_text())
DEFINITIONS = SCHEMA["$defs"]
TIMESTAMP = re.compile(DEFINITIONS["timestamp"]["pattern"].removesuffix("$") + r"\Z")
LINE = re.compile(DEFINITIONS["line"]["pattern"].removesuffix("$") + r"\Z")


@given(st.datetimes(), st.sampled_from(["Z", "+00:00", "-00:00", "+23:59", "-05:30"]))
def test_every_real_moment_is_a_timestamp(moment: datetime, zone: str) -> None:
    assert TIMESTAMP.match(moment.isoformat() + zone)


@pytest.mark.parametrize(
    "year", ["0001", "0004", "0100", "0400", "1900", "2000", "2023", "2024", "2100", "2400", "9999"]
)
def test_a_day_is_a_timestamp_exactly_when_the_calendar_has_it(year: str) -> None:
    for month in range(14):
        for day in range(33):
            text = f"{year}-{month:02}-{day:02}T00:00:00"
            try:
                datetime.fromisoformat(text)
            except ValueError:
                assert not TIMESTAMP.match(text + "Z"), text
            else:
                assert TIMESTAMP.match(text + "Z"), text


@pytest.mark.parametrize(
    "text",
    [
        *("2026-10-13T24:00:00Z", "2026-10-13T23:60:00Z", "2026-12-31T23:59:60Z", "2026-10-13t09:00:00Z"),
        *("2026-10-13T09:00:00z", "2026-10-13 09:00:00Z", "0000-01-01T00:00:00Z", "0000-02-29T00:00:00Z"),
        *("2026-10-13T09:00:00", "2026-10-13T09:00Z", "2026-10-13T09:00:00+24:00", "2026-10-13T09:00:00+0100"),
        *("2026-10-13T09:00:00.Z", "2026-10-13T09:00:00Z\n", " 2026-10-13T09:00:00Z", "2026-1-13T09:00:00Z"),
        *("\u0662026-10-13T09:00:00Z", "10000-01-01T00:00:00Z", "2026-10-13T09:00:00+01:60", "20261013T090000Z"),
    ],
)
def test_what_languages_read_differently_is_no_timestamp(text: str) -> None:
    assert not TIMESTAMP.match(text)


def test_a_line_holds_every_character_but_controls_and_separators() -> None:
    for code in range(sys.maxunicode + 1):
        character = chr(code)
        refused = unicodedata.category(character) == "Cc" or character in "\u2028\u2029"
        assert bool(LINE.match(f"a{character}")) is not refused


def test_a_text_of_space_separators_only_is_no_text() -> None:
    pattern = re.compile(DEFINITIONS["gene"]["properties"]["text"]["pattern"])
    for code in range(sys.maxunicode + 1):
        assert bool(pattern.search(chr(code))) is (unicodedata.category(chr(code)) != "Zs")


@pytest.mark.parametrize("name", ["geneId", "provenanceReference", "timestamp"])
def test_the_end_of_a_pattern_is_the_end_of_the_string(name: str) -> None:
    example = DEFINITIONS[name]["examples"][0]
    validator = jsonschema_rs.Draft202012Validator({"type": "string", "pattern": DEFINITIONS[name]["pattern"]})
    assert validator.is_valid(example)
    assert not validator.is_valid(example + "\n")


def test_every_example_of_the_schema_fits() -> None:
    def walk(node: object) -> None:
        if isinstance(node, list):
            for item in node:
                walk(item)
        elif isinstance(node, dict):
            for example in node.get("examples", ()) if isinstance(node.get("examples"), list) else ():
                jsonschema_rs.Draft202012Validator(node | {"$defs": DEFINITIONS}).validate(example)
            for member in node.values():
                walk(member)

    walk(SCHEMA)
