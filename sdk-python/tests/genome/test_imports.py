"""Importing a file: preview, consent, undo."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from agent_genome.agf import build, dumps, gene, make_seal
from agent_genome.genome.consolidation import consolidate
from agent_genome.genome.edits import add_gene, change_gene, remove_gene
from agent_genome.genome.erase import erase_subject
from agent_genome.genome.import_plan import NotCarried
from agent_genome.genome.imports import Left, consent_import, preview_import, undo_import
from agent_genome.genome.model import Gene
from agent_genome.genome.observe import Outcome, record_outcome
from agent_genome.genome.proposals import accept_proposal, reject_proposal
from agent_genome.genome.refusals import EngineError
from agent_genome.genome.register import new_state
from agent_genome.genome.state_json import state_from_json, state_to_json

KEY = b"k" * 32
NOW = datetime(2026, 10, 13, 9, tzinfo=UTC)
KERNEL = Gene("identity_purpose", "identity", "Prepare invoices.", "kernel")
TONE = Gene("tone", "style", "Be kind.", "org", source="staff")
OF_BEN = Gene("of_ben", "style", "Use lists.", "user", source="customer_explicit", subject="ben")
STATE = new_state(agent="biller", workspace="w1", species="Biller", genes=(KERNEL, TONE, OF_BEN))
FOREIGN = gene("identity_purpose", "identity", "Prepare quotes.")


def refusing(*, text, **texts):
    bad = "@" in text
    return (
        [SimpleNamespace(code="contains_fact", severity="error", field="/text", message="A.", hint="B.")] if bad else []
    )


def file(**layers):
    document = build(
        slug="quoter",
        species="Quoter",
        exported_at="2026-10-13T09:00:00Z",
        source_tenant="9" * 24,
        germline=[FOREIGN],
        seal=make_seal([FOREIGN], kid="k1", key=b"secret"),
        layers=layers,
    )
    return dumps(document.data)


def org(id, text, kind="style", stratum="org", **members):
    sources = {"org": "staff", "team": "staff", "user": "customer_explicit", "learned": "learned_from_edits"}
    given = {"source": sources.get(stratum, "base"), "provenance": ["p_1"]} | members
    return gene(id, kind, text, stratum=stratum, **given)


LEARNED = org("lg_aaaaaaaaaaaa", "Be brief.", stratum="learned", strength=0.9, evidence_count=8)
FILE = file(
    org=[
        org("figures", "Round figures.", unknown={"x": [1]}),
        org("sign", "Ask first.", kind="approval"),
        org("law", "Obey.", kind="rule"),
    ],
    learned=[LEARNED],
)


def preview(data=FILE, state=STATE, **members):
    given = {"key": KEY, "now": NOW, "check": refusing} | members
    return preview_import(state, data, **given)


def consent(shown, data=FILE, state=STATE, **members):
    given = {"token": shown.token, "key": KEY, "now": NOW, "check": refusing} | members
    return consent_import(state, data, **given)


def apply(data=FILE, state=STATE, **members):
    return consent(preview(data, state, **members), data, state, **members)[0]


def restarted(state):
    return state_from_json(json.loads(json.dumps(state_to_json(state))))


def refused(code, act):
    with pytest.raises(EngineError) as caught:
        act()
    assert caught.value.code == code
    assert str(caught.value).isprintable()
    return caught.value


def ids(genes):
    return [item.id for item in genes]


def test_a_preview_says_what_would_be_added_and_what_becomes_a_proposal():
    plan = preview().plan
    assert ids(plan.genes) == ["figures", "law"]
    assert ids(plan.proposals) == ["sign", "lg_aaaaaaaaaaaa"]
    assert (plan.conflicts, plan.refused) == ((), ())


def test_the_germline_is_not_carried_over():
    assert preview().plan.not_carried == (NotCarried("germline", "identity_purpose"),)
    assert apply().gene("identity_purpose") == KERNEL


def test_a_preview_shows_the_difference_in_text():
    assert preview().diff.splitlines()[3:] == [
        " kernel identity identity_purpose: Prepare invoices.",
        "+org style figures: Round figures.",
        "+org rule law: Obey.",
        " org style tone: Be kind.",
        "+proposal for learned style lg_aaaaaaaaaaaa: Be brief.",
        "+proposal for org approval sign: Ask first.",
    ]


def test_an_invalid_file_is_refused_with_every_problem():
    broken = json.loads(FILE)
    broken["layers"][0]["genes"][0]["text"] = ""
    error = refused("file_invalid", lambda: preview(json.dumps(broken).encode()))
    assert {detail.code for detail in error.details} == {"too_short", "digest_mismatch"}
    for data in (b"", b"\xff", b"[", b" " * 300_000):
        refused("file_invalid", lambda data=data: preview(data))


def test_a_gene_that_a_check_speaks_against_is_refused_alone():
    plan = preview(file(org=[org("figures", "Round figures."), org("mail", "Copy a@b.c")])).plan
    assert ids(plan.genes) == ["figures"]
    assert [(item.id, item.reason, item.details[0].pointer) for item in plan.refused] == [
        ("mail", "gene_check", "/text")
    ]


def test_a_gene_with_an_id_or_a_text_that_is_there_is_a_conflict():
    plan = preview(file(org=[org("tone", "Be cold."), org("manner", "be KIND")])).plan
    assert plan.genes == ()
    assert [(item.id, item.reason, item.existing_id, item.existing_text) for item in plan.conflicts] == [
        ("tone", "same_id", "tone", "Be kind."),
        ("manner", "same_text", "tone", "Be kind."),
    ]


def test_a_waiting_proposal_is_a_conflict_too():
    state, _ = consent(preview())
    plan = preview(file(learned=[LEARNED], org=[org("soon", "Ask first.")]), state).plan
    assert [(item.id, item.reason) for item in plan.conflicts] == [
        ("soon", "same_text"),
        ("lg_aaaaaaaaaaaa", "same_id"),
    ]


def test_the_id_of_a_rejected_proposal_is_a_conflict_so_that_its_evidence_never_becomes_another_gene_s():
    state = STATE
    for number in (1, 2):
        said = Outcome("feedback", f"out-{number}", subject="priya", text="You must ask Meera first.")
        state, _ = record_outcome(state, said, check=lambda text: [])
    state, done = consolidate(state)
    state, _ = reject_proposal(state, done.proposed[0])
    shown = preview(file(org=[org(done.proposed[0], "Short lines.")]), state)
    assert [(conflict.id, conflict.reason) for conflict in shown.plan.conflicts] == [(done.proposed[0], "same_id")]


@pytest.mark.parametrize("seconds", [0, -5, 10**18, True])
def test_a_preview_holds_for_a_bounded_time(seconds):
    refused("seconds_out_of_range", lambda: preview(seconds=seconds))


@pytest.mark.parametrize("moment", [datetime.max.replace(tzinfo=UTC), datetime(1969, 12, 31, tzinfo=UTC)])
def test_a_moment_that_cannot_be_written_is_refused(moment):
    refused("moment_out_of_range", lambda: preview(now=moment))


def test_a_conflict_with_another_person_s_gene_does_not_show_it():
    plan = preview(file(org=[org("of_ben", "New."), org("lists", "Use lists.")])).plan
    assert ids(plan.genes) == ["lists"]
    assert [(item.existing_id, item.existing_text) for item in plan.conflicts] == [("of_ben", None)]
    assert "Use lists." not in preview(file(org=[org("x_y", "New.")])).diff


def test_personal_genes_become_those_of_the_person_who_asks_or_are_refused():
    data = file(user=[org("mine", "Use ink.", stratum="user")])
    assert [item.reason for item in preview(data).plan.refused] == ["no_person"]
    state = apply(data, subject="anna")
    assert state.gene("mine", subject="anna").subject == "anna"
    assert state.gene("mine", subject="ben") is None


def test_overrides_without_a_lower_gene_here_are_not_carried_over():
    overrides = ["lg_aaaaaaaaaaaa", "gone", "plain", "tone"]
    data = file(
        org=[org("figures", "Round figures.", overrides=overrides[:3])],
        learned=[LEARNED],
        default=[org("plain", "Be plain.", stratum="default"), org("tone", "Be cold.", stratum="default")],
        team=[org("numbers", "Use numbers.", stratum="team", overrides=["tone"])],
    )
    state = STATE
    plan = preview(data, state).plan
    assert {item.id: item.overrides for item in plan.genes} == {
        "figures": ("lg_aaaaaaaaaaaa", "plain"),
        "numbers": (),
        "plain": (),
    }
    assert [(item.id, item.target) for item in plan.not_carried if item.what == "override"] == [
        ("figures", "gone"),
        ("numbers", "tone"),
    ]


@pytest.mark.parametrize(("text", "carried"), [("be PLAIN", ("plain",)), ("Be grey.", ())])
def test_an_override_of_a_conflict_is_carried_over_when_it_says_the_same_as_what_is_there(text, carried):
    plain = Gene("plain", "style", "Be plain.", "default", source="staff")
    data = file(
        org=[org("figures", "Round figures.", overrides=["plain"])],
        default=[org("plain", text, stratum="default")],
    )
    plan = preview(data, add_gene(STATE, plain, check=refusing)[0]).plan
    assert [item.overrides for item in plan.genes] == [carried]


def test_a_genome_takes_as_many_genes_as_it_may_have():
    many = tuple(replace(TONE, id=f"gene_{number}", text=f"Say {number}.") for number in range(197))
    state = new_state(agent="biller", workspace="w1", species="Biller", genes=(KERNEL, OF_BEN, *many))
    plan = preview(file(org=[org("one", "One."), org("two", "Two.")]), state).plan
    assert (ids(plan.genes), [item.reason for item in plan.refused]) == (["one"], ["genome_full"])


def test_consent_writes_all_that_was_shown():
    shown = preview()
    state, applied = consent(shown)
    assert (applied.genes, applied.proposals) == (("figures", "law"), ("sign", "lg_aaaaaaaaaaaa"))
    assert state.version == STATE.version + 1
    assert state.genes[:3] == STATE.genes
    assert {item.origin for item in state.proposals} == {"import"}
    assert state.gene("figures").extra == {"x": [1]}


def test_imported_genes_keep_their_pseudonyms_and_gain_one_reference():
    state = apply()
    (record,) = state.imports
    assert state.gene("figures").provenance == ("p_1", f"import:{record.id}")
    full = [f"p_{number}" for number in range(50)]
    state = apply(file(org=[org("figures", "Round figures.", provenance=full)]))
    assert state.gene("figures").provenance == (*full[1:], f"import:{state.imports[0].id}")


def test_consent_counts_once_also_after_undo_and_restart():
    shown = preview()
    state = restarted(consent(shown)[0])
    refused("import_already_applied", lambda: consent(shown, state=state))
    state, _ = undo_import(state, shown.import_id, now=NOW)
    refused("import_already_applied", lambda: consent(shown, state=restarted(state)))


def test_after_undo_the_same_file_can_be_previewed_and_taken_again():
    state, _ = undo_import(apply(), preview().import_id, now=NOW)
    again = apply(state=state)
    assert ids(again.genes) == ids(apply().genes)


def test_a_token_holds_for_its_file_agent_workspace_and_time_alone():
    shown = preview()
    refused("token_other_file", lambda: consent(shown, FILE + b" "))
    refused("token_other_agent", lambda: consent(shown, state=replace(STATE, agent="other")))
    refused("token_other_workspace", lambda: consent(shown, state=replace(STATE, workspace="w2")))
    assert consent(shown, now=NOW + timedelta(seconds=3600))
    refused("token_expired", lambda: consent(shown, now=NOW + timedelta(seconds=3601)))
    refused("token_invalid", lambda: consent(shown, key=b"o" * 32))


def test_a_token_that_was_changed_is_refused():
    token = preview().token
    first, payload, code = token.split(".")
    for changed in (
        "",
        ".",
        "..",
        token[:-1],
        token + "0",
        f"x.{payload}.{code}",
        f"{first}.{payload}A.{code}",
        "é\ud83d",
    ):
        refused("token_invalid", lambda changed=changed: consent(preview(), token=changed))


def test_a_genome_that_changed_so_that_the_plan_changes_needs_a_new_preview():
    shown = preview()
    state, _ = add_gene(STATE, replace(TONE, id="figures", text="Other."), check=refusing)
    refused("preview_outdated", lambda: consent(shown, state=state))
    unrelated, _ = add_gene(STATE, replace(TONE, id="other", text="Other."), check=refusing)
    assert consent(shown, state=unrelated)


def test_another_person_than_the_one_of_the_preview_is_refused():
    data = file(user=[org("mine", "Use ink.", stratum="user")])
    refused("preview_outdated", lambda: consent(preview(data, subject="anna"), data, subject="ben"))


def test_consent_to_nothing_is_refused():
    data = file(org=[org("tone", "Be cold.")])
    refused("nothing_to_import", lambda: consent(preview(data), data))


def test_keys_and_moments_are_checked():
    refused("key_too_short", lambda: preview(key=b""))
    refused("moment_without_zone", lambda: preview(now=NOW.replace(tzinfo=None)))
    refused("subject_invalid", lambda: preview(subject=""))


def undone(state):
    return undo_import(restarted(state), state.imports[0].id, now=NOW)


def same_but_for_the_log(one, other):
    return replace(one, version=0, imports=()) == replace(other, version=0, imports=())


def test_undo_restores_the_genome_in_one_step():
    state, done = undone(apply())
    assert same_but_for_the_log(state, STATE)
    assert (done.genes, done.proposals, done.left) == (("figures", "law"), ("lg_aaaaaaaaaaaa", "sign"), ())


def test_undo_leaves_what_was_changed_since_and_says_so():
    state, _ = change_gene(apply(), replace(apply().gene("figures"), text="Never round."), check=refusing)
    state, _ = remove_gene(state, "law")
    state, _ = reject_proposal(state, "sign")
    state, done = undone(state)
    assert state.gene("figures").text == "Never round."
    assert done.left == (Left("figures", "changed"), Left("law", "gone"), Left("sign", "gone"))


def test_undo_takes_an_accepted_proposal_back():
    state, _ = accept_proposal(apply(), "lg_aaaaaaaaaaaa", check=refusing)
    state, done = undone(state)
    assert same_but_for_the_log(state, STATE)
    assert "lg_aaaaaaaaaaaa" in done.genes


def test_undo_leaves_an_accepted_gene_that_learned_since():
    state, _ = accept_proposal(apply(), "lg_aaaaaaaaaaaa", check=refusing)
    state, _ = record_outcome(state, Outcome("feedback", "out-1", text="Be brief."), check=lambda text: [])
    state, done = undone(consolidate(state)[0])
    assert done.left == (Left("lg_aaaaaaaaaaaa", "changed"),)
    assert state.gene("lg_aaaaaaaaaaaa").evidence_count == 9


def test_undo_takes_an_accepted_gene_back_when_what_it_learned_was_erased():
    state, _ = accept_proposal(apply(), "lg_aaaaaaaaaaaa", check=refusing)
    said = Outcome("feedback", "out-1", subject="anna", text="Be brief.")
    state, _ = consolidate(record_outcome(state, said, check=lambda text: [])[0])
    state, done = undone(erase_subject(state, "anna")[0])
    assert done.left == ()
    assert state.genes == STATE.genes


def test_undo_twice_or_of_nothing_is_refused():
    state, _ = undone(apply())
    refused("import_already_undone", lambda: undone(state))
    refused("import_unknown", lambda: undo_import(STATE, "im_\x1b", now=NOW))


def test_erasing_a_person_takes_the_imported_personal_genes_out_of_the_log_too():
    data = file(
        user=[org("mine", "Use ink.", stratum="user")],
        org=[org("figures", "Round figures.", overrides=["mine"])],
    )
    state, _ = erase_subject(apply(data, subject="anna"), "anna")
    assert "anna" not in json.dumps(state_to_json(state))
    assert "mine" not in json.dumps(state_to_json(state))
    state, done = undone(state)
    assert (done.genes, done.left) == (("figures",), ())
    assert same_but_for_the_log(state, STATE)
