"""The models of the answers: an answer goes through its model without loss."""

from __future__ import annotations

import pytest
from genesis_trees import MANIFEST, workflows

from agent_genome.genesis import models


@pytest.mark.parametrize(
    ("model", "arguments"),
    [
        (models.AgentIndexAnswer, ("agent-index",)),
        (models.SymbolAnswer, ("agent-index", "--symbol", "gene.id")),
        (models.DiagnosticAnswer, ("agent-index", "--diagnostic", "not_json")),
        (models.ErrorAnswer, ("agent-index", "--symbol", "")),
        (models.CliSchemaAnswer, ("cli-schema",)),
        (models.RootAnswer, ("root",)),
    ],
)
def test_an_answer_goes_through_its_model_without_loss(genesis, model, arguments):
    answer = genesis("--json", *arguments).answer
    assert model.model_validate(answer).model_dump(by_alias=True, exclude_unset=True) == answer


@pytest.mark.parametrize("intent", [{"goal": "fs"}, {"goal": ""}])
def test_a_plan_goes_through_its_model_without_loss(plan, repository, intent):
    answer = plan(repository(workflows("agent_fs")), intent).answer
    model = models.AgentPlanAnswer.model_validate(answer)
    assert model.model_dump(by_alias=True, exclude_unset=True) == answer


def test_a_table_of_owners_goes_through_its_model(genesis, repository):
    files = {MANIFEST: "{:module-paths [a.gc b.gc] :required-symbols [x]}", "a.gc": "(def x 1)", "b.gc": "(def x 1)"}
    answer = genesis("--json", "--root", str(repository(files)), "agent-index").answer
    table = models.AgentIndexAnswer.model_validate(answer).data.selfhost_symbol_index
    assert [(row.symbol, row.required) for row in table.symbols] == [("x", True)]
    assert table.duplicate_symbol_owners[0].module_paths == ["a.gc", "b.gc"]


def test_an_intent_can_be_built_as_a_model():
    intent = models.AgentIntent(goal="x", domains=["fs"])
    assert intent.model_dump(exclude_unset=True) == {"goal": "x", "domains": ["fs"]}
