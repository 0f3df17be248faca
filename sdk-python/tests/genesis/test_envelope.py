"""Envelopes: errors with their diagnostic, the catalog they are from, and what stands where a catalog fails."""

from __future__ import annotations

import json

import pytest
from genesis_trees import CATALOG, hold

from agent_genome.genesis._spec import CODES, SHIPPED_ROOT
from agent_genome.genesis.envelope import Answer, annotated, error_document, plain
from agent_genome.genesis.errors import GenesisError, without_places
from agent_genome.genesis.indexed import DIAGNOSTICS, Index, shipped
from agent_genome.genesis.main import main
from agent_genome.genesis.text import trimmed
from agent_genome.genesis.tree import Tree

WHOLE = json.loads((SHIPPED_ROOT / CATALOG).read_text())
ACTION = {
    "id": "act",
    "description": "Act.",
    "kind": "inspect",
    "policyEffect": "none",
    "obligationEffect": "preserve",
    "automaticEligible": True,
    "requiresReview": False,
    "preconditions": ["a", "b"],
    "postconditions": ["a", "b"],
}


def catalog(*codes: str, **action: object) -> Index:
    records = [
        {
            "code": code,
            "id": f"genesis/diagnostic/v1/{code}",
            "severity": "error",
            "phase": "invocation",
            "likelyCauses": ["cause"],
            "safeRepairActions": [ACTION | action, ACTION],
            "documentation": [],
        }
        for code in codes
    ]
    return Index(DIAGNOSTICS, WHOLE | {"diagnostics": records, "diagnosticCount": len(records), "version": "other"})


def test_an_error_has_seven_facts_of_context_and_one_diagnostic():
    document = hold(error_document(GenesisError("io/cwd"), catalog("io/cwd")))
    assert document["error"]["context"] == {
        "schema": "genesis/failure-context-v0.1",
        "domain": "package",
        "kind": "legacy-error",
        "operation": "diagnostics/normalize",
        "facts": {"requested_code": "io/cwd"},
        "primary_span": None,
        "related_spans": [],
    }
    (diagnostic,) = document["diagnostics"]
    assert diagnostic["parameters"] == {
        "context": {
            name: value
            for name, value in document["error"]["context"].items()
            if name not in ("primary_span", "related_spans")
        }
    }
    assert (diagnostic["error_class"], diagnostic["exit_code"]) == ("io", 70)
    assert diagnostic["candidate_fix"] == diagnostic["next_safe_action"] == "Act."
    assert diagnostic["repair_plan"]["action"] == ACTION
    assert "data" not in document


@pytest.mark.parametrize(("code", "has"), [("io/cwd", True), ("agent-index/symbol-invalid", False)])
def test_only_some_codes_have_a_suggested_fix(code, has):
    (diagnostic,) = error_document(GenesisError(code), catalog(code))["diagnostics"]
    assert ("suggested_fix" in diagnostic) is has


@pytest.mark.parametrize(
    ("action", "automatic", "review", "separate"),
    [
        ({}, True, False, False),
        ({"automaticEligible": False}, False, False, False),
        ({"requiresReview": True}, False, True, False),
        ({"policyEffect": "review-required"}, False, False, True),
        ({"automaticEligible": 1, "requiresReview": 0}, False, True, False),
    ],
    ids=str,
)
def test_an_agent_may_act_by_itself_only_when_the_catalog_says_so(action, automatic, review, separate):
    (diagnostic,) = error_document(GenesisError("io/cwd"), catalog("io/cwd", **action))["diagnostics"]
    assert diagnostic["repair_plan"]["authorization"] == {
        "automatic_allowed": automatic,
        "policy_change_allowed": False,
        "obligation_suppression_allowed": False,
        "requires_review": review,
        "requires_separate_policy_diff": separate,
    }
    assert diagnostic["repair_plan"]["policy_diff"] is None


def test_a_code_that_the_catalog_lacks_is_a_miss_that_names_it():
    document = hold(error_document(GenesisError("io/root"), catalog("diagnostic/catalog-miss")))
    (diagnostic,) = document["diagnostics"]
    assert diagnostic["id"] == "genesis/diagnostic/v1/diagnostic/catalog-miss"
    assert (diagnostic["code"], diagnostic["parameters"]["reported_code"]) == ("io/root", "io/root")
    assert document["diagnostic_catalog"]["version"] == "other"


@pytest.mark.parametrize("spoil", [{}, {"safeRepairActions": []}, {"safeRepairActions": [5]}, {"id": 5}])
def test_a_catalog_without_a_usable_record_gives_way_to_the_shipped_one(spoil):
    index = catalog("io/cwd") if spoil else catalog("other")
    index.data["diagnostics"][0].update(spoil)
    document = hold(error_document(GenesisError("io/cwd"), index))
    assert document["diagnostic_catalog"]["version"] == WHOLE["version"]


@pytest.mark.parametrize("code", CODES)
def test_every_own_code_has_a_record_in_the_shipped_catalog(code):
    document = hold(error_document(GenesisError(code, "a reason"), shipped(DIAGNOSTICS)))
    assert "reported_code" not in document["diagnostics"][0]["parameters"]


def test_success_is_annotated_with_the_catalog_and_no_diagnostics():
    answer = Answer("genesis/x", {"a": 1})
    assert annotated(answer, catalog()) == {
        "ok": True,
        "kind": "genesis/x",
        "data": {"a": 1},
        "diagnostics": [],
        "diagnostics_schema": "genesis/diagnostics-schema-v1",
        "diagnostic_catalog": {
            "path": CATALOG,
            "version": "other",
            "identity_sha256": WHOLE["catalogIdentitySha256"],
        },
    }
    assert plain(answer) == {"ok": True, "kind": "genesis/x", "data": {"a": 1}}


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("cannot read '/home/me/a.json': no", "cannot read 'a.json': no"),
        ("a   b\n\tc", "a b c"),
        ("(/var/x/), [/etc/passwd]", "(x), [passwd]"),
        (r"C:\dir\file.txt is", "file.txt is"),
        ("a/b::c and docs/x.md / stay", "a/b::c and docs/x.md / stay"),
    ],
)
def test_messages_hold_no_absolute_path(message, said):
    assert without_places(message) == said


def test_a_reason_is_not_taken_for_a_template():
    assert "{x} {reason}" in GenesisError("error/internal", "{x} {reason}").message


def test_a_broken_command_says_so_with_a_code(genesis, monkeypatch, repository):
    def broken(*_: object) -> None:
        raise RuntimeError("surprise in /home/me/secret.py")

    monkeypatch.setattr("agent_genome.genesis.index.symbol_ownership", broken)
    ran = genesis("--root", str(repository()), "--json", "agent-index")
    assert (ran.code, ran.answer["error"]["code"]) == (1, "error/internal")
    assert "surprise" in ran.answer["error"]["message"]
    assert "/home" not in ran.answer["error"]["message"]


@pytest.mark.parametrize("command", [("cli-schema",), ("agent-index",), ("--root", "no", "root")])
def test_an_installation_without_its_catalog_says_so(monkeypatch, tmp_path, capsys, command):
    for name in ("indexed.SHIPPED_ROOT", "roots.SHIPPED_ROOT"):
        monkeypatch.setattr(f"agent_genome.genesis.{name}", tmp_path)
    monkeypatch.setattr("agent_genome.genesis.main._SHIPPED", Tree(tmp_path))
    assert main(["--json", *command]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "this installation is not whole" in shown.err


def test_white_space_is_that_of_unicode_and_not_of_python():
    spaces = "".join(chr(code) for code in range(0x110000) if chr(code).isspace() and not 0x1C <= code <= 0x1F)
    assert trimmed(f"{spaces}x{spaces}") == "x"
    assert all(trimmed(character) == character for character in "\x1c\x1d\x1e\x1f\u200b\ufeff")
