"""The task cards that an agent should read for an intent (spec: agent-plan.md#cards)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from agent_genome.agf.json_value import is_array, is_object
from agent_genome.genesis._spec import CARDS, KINDS, PATHS, SHIPPED_ROOT
from agent_genome.genesis.canonical import sha256_identity
from agent_genome.genesis.errors import GenesisError
from agent_genome.genesis.intent import Intent
from agent_genome.genesis.json_text import NotJsonError, parse_json
from agent_genome.genesis.shapes import OF_TYPE, is_text
from agent_genome.genesis.text import tokens
from agent_genome.genesis.tree import Tree, UnreadableError

__all__ = ["context_cards", "read_registry"]


def context_cards(registry: dict[str, Any], intent: Intent) -> dict[str, Any] | None:
    """Return the cards that fit an intent, each with the reasons; None for an intent without a goal.

    Raises:
        GenesisError: the cards together are larger than their budget.
    """
    if not intent.goal:
        return None
    chosen = [(card, reasons) for card in registry["cards"] if (reasons := _reasons(card["selectors"], intent))]
    if not chosen:
        fallback = next(card for card in registry["cards"] if card["id"] == registry["fallbackCard"])
        chosen = [(fallback, ["fallback:no-selector-match"])]
    size = sum(card["byteCount"] for card, _ in chosen)
    if size > CARDS["maxAsciiBytes"]:
        raise GenesisError("agent-plan/task-cards", f"the cards have more than {CARDS['maxAsciiBytes']} bytes")
    selection: dict[str, Any] = {
        "kind": KINDS["card_selection"],
        "profileId": registry["profileId"],
        "registryIdentitySha256": registry["registryIdentitySha256"],
        "budget": {"byteCount": size, "maxAsciiBytes": CARDS["maxAsciiBytes"], "tokenUpperBound": size},
        "intent": intent.as_data(),
        "cards": [
            {name: value for name, value in card.items() if name != "selectors"} | {"selectionReasons": reasons}
            for card, reasons in chosen
        ],
    }
    return selection | {"selectionIdentitySha256": sha256_identity(selection)}


def _reasons(selectors: dict[str, Any], intent: Intent) -> list[str]:
    names = {word for name in intent.required_workflows for word in tokens(name)}
    reasons = [f"domain:{domain}" for domain in selectors["domains"] if domain in intent.domains]
    reasons += [f"goal:{word}" for word in selectors["goalTokens"] if word in intent.goal_tokens]
    reasons += [f"workflow:{word}" for word in selectors["workflowTokens"] if word in names]
    if selectors["anyRequiredOp"] and intent.required_ops:
        reasons.append("required-ops")
    return reasons


def read_registry(tree: Tree) -> dict[str, Any]:
    """Return the registry of task cards of a repository, or the shipped one when the repository has none.

    Raises:
        GenesisError: it cannot be read, or is not one.
    """
    path = PATHS["task_cards"]
    source = tree if tree.has(path) else Tree(SHIPPED_ROOT)
    try:
        registry = parse_json(source.read(path))
    except (UnreadableError, NotJsonError) as error:
        raise GenesisError("agent-plan/task-cards", str(error)) from None
    if fault := _fault(registry):
        raise GenesisError("agent-plan/task-cards", fault)
    return dict(registry)


def _fault(registry: Any) -> str | None:
    if not is_object(registry) or not registry.keys() <= set(CARDS["registry_members"]):
        return "it is no object, or has an unknown member"
    if registry.get("kind") != KINDS["task_cards"] or registry.get("intentSchema") != KINDS["agent_intent"]:
        return "its kind or its schema of an intent is another"
    budget = registry.get("aggregateBudget")
    if not is_object(budget) or budget.get("maxAsciiBytes") != CARDS["maxAsciiBytes"]:
        return "its budget is another"
    if not all(is_text(registry.get(name)) for name in ("profileId", "registryIdentitySha256")):
        return "it has no profile or no identity"
    cards = registry.get("cards")
    if not is_array(cards) or not all(map(_is_card, cards)):
        return "one of its cards is not as a card is"
    ids = [card["id"] for card in cards]
    if len(set(ids)) != len(ids) or registry.get("fallbackCard") not in ids:
        return "a card stands there twice, or the fallback is none of them"
    return None


def _is_card(card: Any) -> bool:
    if not _has(card, CARDS["card_members"]) or not _has(card["selectors"], CARDS["selector_members"]):
        return False
    data = card["content"].encode()
    return (card["byteCount"], card["cardSha256"]) == (len(data), hashlib.sha256(data).hexdigest())


def _has(value: Any, members: Mapping[str, str]) -> bool:
    return (
        is_object(value)
        and value.keys() == members.keys()
        and all(OF_TYPE[wanted](value[name]) for name, wanted in members.items())
    )
