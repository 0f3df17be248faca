"""The tables of harmless and of hostile gene texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from agent_genome.agf.gene_checks import check_gene

_ESCAPE = re.compile(r"\\(?:u([0-9a-f]{4})|U([0-9a-f]{8}))")


def _rows(name: str, columns: int) -> list[list[str]]:
    lines = (Path(__file__).parent / name).read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ", columns - 1) for line in lines if not line.startswith("#")]
    return [[*row[:-1], _plain(row[-1])] for row in rows]


def _plain(text: str) -> str:
    return _ESCAPE.sub(lambda match: chr(int(match[1] or match[2], 16)), text.replace("¦", ""))


BENIGN = _rows("benign.txt", 2)
HOSTILE = _rows("hostile.txt", 3)


@pytest.mark.parametrize(("kind", "text"), BENIGN, ids=range(len(BENIGN)))
def test_ordinary_business_wording_gives_no_finding(kind: str, text: str) -> None:
    assert check_gene(kind=kind, text=text, role_description="Job title" if kind == "role" else None) == []


@pytest.mark.parametrize(("category", "kind", "text"), HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_wording_is_found(category: str, kind: str, text: str) -> None:
    found = check_gene(kind=kind, text=text)
    assert category in {finding.category for finding in found}
    for finding in found:
        assert 0 <= finding.start < finding.end <= len(text)


def test_the_tables_are_large_enough_to_mean_something() -> None:
    assert len(BENIGN) >= 60
    assert len(HOSTILE) >= 120
