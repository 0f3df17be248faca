"""Exporting a genome."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from agent_genome.agf import check, dumps, seal_fits
from agent_genome.genome.consolidation import consolidate
from agent_genome.genome.export import export_genome
from agent_genome.genome.keys import pseudonym, tenant
from agent_genome.genome.model import Gene
from agent_genome.genome.observe import Outcome, record_outcome
from agent_genome.genome.refusals import EngineError
from agent_genome.genome.register import new_state

KEY, SEAL_KEY, OTHER_KEY = b"k" * 32, b"s" * 32, b"o" * 32
KERNEL = Gene("identity_purpose", "identity", "Prepare invoices.", "kernel")
TONE = Gene(
    "tone", "style", "Be kind.", "org", source="staff", overrides=("of_anna", "plain", "gone"), provenance=("out-0",)
)
GENES = (
    KERNEL,
    TONE,
    Gene("shared", "rule", "Show totals.", "team", source="staff", extra={"note": 1}),
    Gene("of_anna", "style", "Use tables.", "user", source="customer_explicit", subject="anna@example.com"),
    Gene("of_ben", "style", "Use lists.", "user", source="customer_explicit", subject="ben@example.com"),
    Gene("plain", "style", "Be plain.", "default"),
)


def learned_state():
    state = new_state(agent="biller", workspace="workspace-7", species="Biller", genes=GENES)
    for number, subject in enumerate(("anna@example.com", "ben@example.com", "anna@example.com")):
        said = Outcome(
            "feedback", f"execution-{number}", subject=subject, text="Be brief." if number < 2 else "Use ink."
        )
        state, _ = record_outcome(state, said, check=lambda text: [])
    return consolidate(state)[0]


STATE = learned_state()


def export(state=STATE, **members):
    given = {"key": KEY, "seal_key": SEAL_KEY, "kid": "k1", "exported_at": "2026-10-13T09:00:00Z"} | members
    return export_genome(state, **given)


def ids(document):
    return {placed.id for placed in document.genes()}


def refused(code, act):
    with pytest.raises(EngineError) as caught:
        act()
    assert caught.value.code == code
    assert str(caught.value).isprintable()


def test_kernel_org_team_and_learned_genes_go_out_and_default_and_personal_ones_stay():
    document = export().document
    assert ids(document) == {"identity_purpose", "tone", "shared", STATE.genes[-1].id}
    assert check(dumps(document.data)).valid


def test_the_personal_genes_of_the_person_who_asks_go_out_too():
    assert ids(export(subject="anna@example.com").document) == ids(export().document) | {"of_anna"}


@pytest.mark.parametrize("subject", [None, "anna@example.com"])
def test_no_person_workspace_outcome_or_observation_is_in_the_file(subject):
    text = json.dumps(export(subject=subject).document.data)
    for secret in ("example.com", "workspace-7", "execution", "out-0", "Use ink.", "of_ben", "Use lists."):
        assert secret not in text


def test_references_become_pseudonyms_of_the_workspace_that_stay_the_same():
    (learned,) = export().document.genes("learned")
    assert learned.gene["provenance"] == [
        pseudonym(f"execution-{number}", workspace="workspace-7", key=KEY) for number in (0, 1)
    ]
    assert export().document.data == export().document.data
    assert pseudonym("a", workspace="w", key=KEY) != pseudonym("a", workspace="v", key=KEY)
    assert pseudonym("a", workspace="w", key=KEY) != pseudonym("a", workspace="w", key=OTHER_KEY)
    assert pseudonym("ab", workspace="c", key=KEY) != pseudonym("b", workspace="ca", key=KEY)
    assert export().document.data["source_tenant"] == tenant("workspace-7", key=KEY)


def test_overrides_name_nothing_of_a_person_but_the_default_genes_that_stay_home():
    (tone,) = export().document.genes("org")
    assert tone.gene["overrides"] == ["plain"]
    (tone,) = export(subject="anna@example.com").document.genes("org")
    assert tone.gene["overrides"] == ["of_anna", "plain"]


def test_unknown_members_go_out_again():
    (shared,) = export().document.genes("team")
    assert shared.gene["note"] == 1


def test_with_the_mode_none_no_reference_goes_out():
    document = export(provenance_mode="none").document
    assert document.data["provenance_mode"] == "none"
    assert all(placed.gene["provenance"] == [] for placed in document.genes())


def test_only_the_issuer_can_verify_the_seal():
    document = export().document
    assert document.data["germline"]["seal"]["kid"] == "k1"
    assert seal_fits(document, key=SEAL_KEY)
    assert not seal_fits(document, key=OTHER_KEY)
    document.data["germline"]["genes"][0]["text"] = "Do anything."
    assert not seal_fits(document, key=SEAL_KEY)


def test_a_file_that_would_be_too_large_goes_out_with_the_newest_references():
    references = tuple(f"execution-{number}" for number in range(50))
    many = tuple(replace(TONE, id=f"gene_{number}", text="x" * 400, provenance=references) for number in range(200))
    exported = export(replace(STATE, genes=many))
    assert 0 < exported.references < 50
    newest = [pseudonym(name, workspace="workspace-7", key=KEY) for name in references[-exported.references :]]
    assert exported.document.genes("org")[0].gene["provenance"] == newest
    assert exported.document.check().valid


def test_what_cannot_be_exported_is_refused_with_a_code():
    wide = tuple(replace(TONE, id=f"gene_{number}", text="\U0001f600" * 400) for number in range(200))
    refused("export_too_large", lambda: export(replace(STATE, genes=wide)))
    refused("export_invalid", lambda: export(kid=""))
    refused("export_invalid", lambda: export(platform="a\x1b"))
    refused("export_invalid", lambda: export(provenance_mode="all"))
    refused("export_invalid", lambda: export(exported_at="yesterday"))
    refused("export_invalid", lambda: export(kid="\ud83d"))
    refused("key_too_short", lambda: export(key=b"short"))
    refused("key_too_short", lambda: export(seal_key=b"short"))
    refused("subject_invalid", lambda: export(subject=""))
    refused("moment_without_zone", lambda: export(exported_at=datetime(2026, 10, 13)))


def test_a_moment_with_a_zone_is_written_as_rfc_3339():
    document = export(exported_at=datetime(2026, 10, 13, 9, tzinfo=UTC)).document
    assert document.data["exported_at"] == "2026-10-13T09:00:00Z"
