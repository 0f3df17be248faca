"""The task cards that an intent selects."""

from __future__ import annotations

import copy
import hashlib
import json

import pytest
from genesis_trees import CARDS, workflows

from agent_genome.genesis._spec import SHIPPED_ROOT

REGISTRY = json.loads((SHIPPED_ROOT / CARDS).read_text())


def cards(plan, root, **intent):
    return plan(root, {"goal": "x"} | intent).answer["data"]["plan"]["context_cards"]


def reasons(selection):
    return {card["id"]: card["selectionReasons"] for card in selection["cards"]}


@pytest.mark.parametrize(
    ("intent", "selected"),
    [
        ({"domains": ["Erasure", "export"]}, {"exchange": ["domain:export"], "erasure": ["domain:erasure"]}),
        ({"goal": "Forget a subject"}, {"erasure": ["goal:forget", "goal:subject"]}),
        ({"required_workflows": ["agent_exporter_x"]}, {"conformance": ["workflow:exporter"]}),
        ({"required_ops": ["plain"]}, {"capability": ["required-ops"]}),
        (
            {"domains": ["rest"], "goal": "rest key", "required_workflows": ["agent_server"], "required_ops": ["x"]},
            {"capability": ["domain:rest", "goal:key", "goal:rest", "workflow:server", "required-ops"]},
        ),
        ({}, {"troubleshooting": ["fallback:no-selector-match"]}),
    ],
    ids=str,
)
def test_a_card_is_selected_for_each_reason_in_order(plan, repository, intent, selected):
    assert reasons(cards(plan, repository(), **intent)) == selected


def test_cards_stand_in_the_order_of_the_registry_and_their_sizes_add_up(plan, repository):
    selection = cards(plan, repository(), domains=["erasure", "agf", "debug"])
    assert [card["id"] for card in selection["cards"]] == ["format", "erasure", "troubleshooting"]
    size = sum(len(card["content"].encode()) for card in selection["cards"])
    assert selection["budget"] == {"byteCount": size, "maxAsciiBytes": 12000, "tokenUpperBound": size}


def test_the_selection_names_its_registry_and_has_an_identity(plan, repository):
    selection = cards(plan, repository(), domains=["X ", "a"], required_ops=["Plain"])
    identity = selection.pop("selectionIdentitySha256")
    text = json.dumps(selection, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert identity == hashlib.sha256(text.encode()).hexdigest()
    assert selection["registryIdentitySha256"] == REGISTRY["registryIdentitySha256"]
    assert selection["intent"] == {
        "schema": "genesis/agent-intent-v0.1",
        "goal": "x",
        "domains": ["a", "x"],
        "required_workflows": [],
        "exclude_workflows": [],
        "required_ops": ["plain"],
        "max_workflows": None,
    }


def test_a_repository_with_a_registry_of_its_own_uses_it(plan, repository):
    own = copy.deepcopy(REGISTRY) | {"profileId": "OTHER", "registryIdentitySha256": "0" * 64}
    assert cards(plan, repository({CARDS: json.dumps(own)}))["profileId"] == "OTHER"


def test_reasons_stand_in_the_order_of_the_selectors(plan, repository):
    own = copy.deepcopy(REGISTRY)
    own["cards"][0]["selectors"] |= {"domains": ["z", "a"], "goalTokens": ["y", "b"], "workflowTokens": ["x", "c"]}
    root = repository({CARDS: json.dumps(own)})
    selection = cards(plan, root, domains=["a", "z"], goal="b y", required_workflows=["c_x"])
    reasons_of_first = ["domain:z", "domain:a", "goal:y", "goal:b", "workflow:x", "workflow:c"]
    assert selection["cards"][0]["selectionReasons"] == reasons_of_first


def broken(change):
    registry = copy.deepcopy(REGISTRY)
    change(registry)
    return json.dumps(registry)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        broken(lambda registry: registry.update(unknown=1)),
        broken(lambda registry: registry.update(kind="other")),
        broken(lambda registry: registry.update(intentSchema="other")),
        broken(lambda registry: registry.update(fallbackCard="none")),
        broken(lambda registry: registry.update(profileId=5)),
        broken(lambda registry: registry["aggregateBudget"].update(maxAsciiBytes=1)),
        broken(lambda registry: registry.update(cards=5)),
        broken(lambda registry: registry["cards"].append(registry["cards"][0])),
        broken(lambda registry: registry["cards"][0].update(content="other")),
        broken(lambda registry: registry["cards"][0].update(cardSha256="0" * 64)),
        broken(lambda registry: registry["cards"][0].update(byteCount=1)),
        broken(lambda registry: registry["cards"][0].update(unknown=1)),
        broken(lambda registry: registry["cards"][0].pop("title")),
        broken(lambda registry: registry["cards"][0].update(title=5)),
        broken(lambda registry: registry["cards"][0].update(sourceHashSha256=None)),
        broken(lambda registry: registry["cards"][0].update(maxAsciiBytes=1.5)),
        broken(lambda registry: registry["cards"][0].update(tokenUpperBound=True)),
        broken(lambda registry: registry["cards"][0].update(selectors=[])),
        broken(lambda registry: registry["cards"][0]["selectors"].update(domains="x")),
        broken(lambda registry: registry["cards"][0]["selectors"].update(domains=[1])),
        broken(lambda registry: registry["cards"][0]["selectors"].update(anyRequiredOp=1)),
    ],
    ids=range(23),
)
def test_a_registry_that_cannot_be_used_is_an_error(plan, repository, text):
    ran = plan(repository({CARDS: text} | workflows("agent_x")), {"goal": "x"})
    assert ran.code == 1
    assert ran.answer["error"]["code"] == "agent-plan/task-cards"


def test_cards_beyond_their_budget_are_an_error(plan, repository):
    def grow(registry):
        content = "x" * 6001
        for card in registry["cards"][:2]:
            card.update(content=content, byteCount=6001, cardSha256=hashlib.sha256(content.encode()).hexdigest())

    ran = plan(repository({CARDS: broken(grow)}), {"goal": "x", "domains": ["agf", "compile"]})
    assert (ran.code, ran.answer["error"]["code"]) == (1, "agent-plan/task-cards")
