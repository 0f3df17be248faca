"""The state as JSON."""

from __future__ import annotations

import json
import math

import pytest

from agent_genome.genome.model import Condition, Gene, Observation
from agent_genome.genome.refusals import EngineError
from agent_genome.genome.state import (
    Evidence,
    GenomeState,
    ImportRecord,
    NumberedReference,
    OutcomeReference,
    Prior,
    Proposal,
    Written,
)
from agent_genome.genome.state_json import state_from_json, state_to_json

GENE = Gene(
    "lead",
    "role",
    "Ask the lead.",
    "org",
    0.1,
    "staff",
    3,
    ("invoice",),
    ("lg_aaaaaaaaaaaa",),
    ("p_1",),
    (Condition("language", ("hi", "en"), {"x": [1, {"y": None}]}),),
    "Leads.",
    extra={"note": {"deep": [1, 2.5, "é\u2028", True, None]}},
)
STATE = GenomeState(
    agent="biller",
    workspace="w1",
    species="Biller",
    version=7,
    genes=(GENE, Gene("mine", "style", "Be brief.", "user", subject="anna")),
    observations=(Observation(4, "edit", "Use tables.", "out-4", "anna", "lg_aaaaaaaaaaaa"),),
    outcomes=(OutcomeReference("out-4", "anna"),),
    next_number=5,
    consolidated=4,
    evidence=(Evidence("lg_aaaaaaaaaaaa", None, "Use tables.", 1, 2, 3, (NumberedReference(4, "out-4"),)),),
    priors=(Prior("lg_aaaaaaaaaaaa", 0.12345, 2, ("p_1",)),),
    proposals=(Proposal(GENE, "import", "im_1"),),
    rejected=("pr_aaaaaaaaaaaa",),
    imports=(ImportRecord("im_1", "0" * 64, "2026-10-13T09:00:00Z", (Written("lead", "gene", "f" * 64),)),),
)


@pytest.mark.parametrize("state", [STATE, GenomeState(agent="a", workspace="w", species="s")])
def test_a_state_survives_the_way_through_json(state):
    text = json.dumps(state_to_json(state))
    again = state_from_json(json.loads(text))
    assert again == state
    assert json.dumps(state_to_json(again)) == text


def test_a_number_that_lost_its_fraction_is_a_strength_still():
    data = state_to_json(STATE)
    data["genes"][1]["strength"] = 1
    assert repr(state_from_json(data).genes[1].strength) == "1.0"


def test_members_that_an_older_program_did_not_write_have_their_defaults():
    data = state_to_json(GenomeState(agent="a", workspace="w", species="s"))
    del data["rejected"]
    assert state_from_json(data).rejected == ()


def _broken(change):
    data = state_to_json(STATE)
    change(data)
    return data


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        _broken(lambda data: data.update(format=2)),
        _broken(lambda data: data.update(new=1)),
        _broken(lambda data: data.update(version="7")),
        _broken(lambda data: data.update(version=True)),
        _broken(lambda data: data.update(genes={})),
        _broken(lambda data: data.pop("agent")),
        _broken(lambda data: data["genes"][0].update(strength=10**400)),
        _broken(lambda data: data["genes"][0].update(extra=[])),
        _broken(lambda data: data["proposals"][0].update(origin="dream")),
        _broken(lambda data: data["observations"].append(7)),
    ],
)
def test_anything_else_is_refused_with_a_code(data):
    with pytest.raises(EngineError) as caught:
        state_from_json(data)
    assert caught.value.code == "state_unreadable"


@pytest.mark.parametrize("change", [{"stratum": "bogus"}, {"kind": "bogus"}, {"strength": math.inf}])
def test_a_gene_that_no_engine_wrote_is_refused(change):
    stored = state_to_json(
        GenomeState(agent="a", workspace="w", species="s", genes=(Gene("a_b", "style", "T", "org"),))
    )
    stored["genes"][0] |= change
    with pytest.raises(EngineError, match="state_unreadable"):
        state_from_json(stored)
