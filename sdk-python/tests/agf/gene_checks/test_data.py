"""The data of the gene checks agrees with itself and with the code that reads it."""

from __future__ import annotations

from importlib import import_module

import pytest

from agent_genome.agf.gene_checks import _spec
from agent_genome.agf.gene_checks.fold import bare
from agent_genome.agf.gene_checks.words import PhraseBook


def test_every_category_belongs_to_a_code() -> None:
    assert {row["code"] for row in _spec.CATEGORIES} == {row["code"] for row in _spec.FINDINGS}


def test_every_passage_is_of_a_known_category() -> None:
    used = {row["category"] for row in (*_spec.MARKUP, *_spec.COMMANDS, *_spec.PURPOSES, *_spec.PHRASES["substrings"])}
    assert used <= {row["category"] for row in _spec.CATEGORIES}


@pytest.mark.parametrize("validator", sorted({row["validator"] for row in _spec.NATIONAL_IDS} - {""}))
def test_every_validator_is_a_module_of_python_stdnum(validator: str) -> None:
    assert callable(import_module(f"stdnum.{validator}").is_valid)


@pytest.mark.parametrize("group", [*_spec.COMMANDS, *_spec.PURPOSES], ids=lambda group: group["phrases"][0][:30])
def test_every_phrase_begins_with_a_word_that_can_be_looked_up(group: _spec.PhraseGroup) -> None:
    for phrase in group["phrases"]:
        first = phrase.removeprefix("^").split()[0]
        assert first[0] not in "~*"
        assert not first.endswith("?")
        assert all(len(bare(choice)) > 3 for choice in first.split("|") if choice.endswith("*"))
    PhraseBook([group], negation_reach=1, guarded=False)
