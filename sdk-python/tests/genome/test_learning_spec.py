"""The data of learning, its prose and the code agree."""

from __future__ import annotations

import pickle
import re
import string
from pathlib import Path

import pytest

from agent_genome.agf._spec import STRATUM_ROW_OF
from agent_genome.agf.gene_checks import check_text
from agent_genome.genome import _spec_learning as spec
from agent_genome.genome.likeness import fold, normal_form
from agent_genome.genome.refusals import Detail, refusal

SOURCES = Path(spec.__file__).parent
PROSE = Path(__file__).parents[3] / "spec" / "genome" / "learning.md"
STATEMENTS = [
    *(
        spec.EDIT_LABELS[way].format(label=label)
        for label in spec.EDIT_LABELS["labels"]
        for way in ("appears", "vanishes")
    ),
    *(sign[way] for sign in spec.EDIT_SIGNS for way in ("appears", "vanishes")),
    spec.EDIT_LENGTH["shorter"],
    spec.EDIT_LENGTH["longer"],
]


def code():
    return "\n".join(path.read_text() for path in SOURCES.glob("*.py"))


def test_every_code_is_raised_somewhere_and_every_raised_code_is_in_the_catalogue():
    raised = set(re.findall(r'refusal\(\s*"([a-z_]+)"', code()))
    assert raised == set(spec.ERRORS)


@pytest.mark.parametrize("group", sorted(spec.REASONS))
def test_every_reason_is_given_somewhere(group):
    assert all(f'"{reason}"' in code() for reason in spec.REASONS[group])


def test_every_rule_has_an_anchor_in_the_prose():
    anchors = {f"{PROSE.name}#{anchor}" for anchor in re.findall(r'<a id="([a-z-]+)"></a>', PROSE.read_text())}
    assert {row["rule"] for row in spec.ERRORS.values()} <= anchors
    cited = set(re.findall(r"spec: (learning\.md#[a-z-]+)", code()))
    assert cited <= anchors


def test_every_code_and_reason_stands_in_the_prose():
    prose = PROSE.read_text()
    quiet = {"written", "genome_invalid", "gene_unknown", "proposal_unknown", "export_invalid", "moment_without_zone"}
    names = {*spec.ERRORS, *(reason for reasons in spec.REASONS.values() for reason in reasons)}
    assert {name for name in names if f"`{name}`" not in prose} <= quiet | {"state_unreadable"}


@pytest.mark.parametrize("name", sorted(spec.ERRORS))
def test_an_error_survives_pickling_and_is_one_printable_line(name):
    fields = [field for _, field, _, _ in string.Formatter().parse(spec.ERRORS[name]["message"]) if field]
    error = refusal(name, details=(Detail("a", "/b", "c", "d"),), **dict.fromkeys(fields, "x"))
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.code, again.hint, again.details) == (str(error), name, error.hint, error.details)
    assert str(error).isprintable()


def test_what_consolidation_writes_fits_its_stratum():
    learned, proposed = spec.LEARNED, spec.PROPOSED
    row = STRATUM_ROW_OF[learned["stratum"]]
    assert learned["kind"] in row.kinds
    assert {learned["edit_source"], learned["other_source"]} <= set(row.sources)
    assert not set(proposed["kinds"]) & set(row.kinds)
    assert set(proposed["kinds"]) <= set(STRATUM_ROW_OF[proposed["stratum"]].kinds)
    assert proposed["source"] in STRATUM_ROW_OF[proposed["stratum"]].sources


def test_words_of_opposites_are_folded_and_every_lead_has_words():
    assert all(fold(word) == word for pair in spec.LIKENESS["opposites"] for word in pair)
    assert all(fold(lead) for lead in (*spec.LIKENESS["courtesies"], *spec.LIKENESS["negations"]))


@pytest.mark.parametrize("statement", STATEMENTS)
def test_no_gene_check_speaks_against_a_statement_of_an_edit(statement):
    assert check_text(statement) == []


def test_no_two_statements_of_edits_agree():
    assert len({normal_form(statement).key for statement in STATEMENTS}) == len(STATEMENTS)


def test_the_signals_are_those_of_the_outcomes_and_of_an_edit():
    assert {spec.EDIT_SIGNAL, *(row["signal"] for row in spec.OUTCOMES.values())} == set(spec.SIGNALS)
