"""What holds in every history of a genome: random outcomes, decisions, edits, imports, erasures and restarts."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from agent_genome.agf import build, check, dumps, gene, make_seal
from agent_genome.genome._spec_learning import LEARNED, OBSERVATIONS_KEPT, PERSONAL, PROPOSALS_KEPT
from agent_genome.genome.consolidation import consolidate
from agent_genome.genome.convert import genome_of
from agent_genome.genome.edits import add_gene, change_gene, remove_gene
from agent_genome.genome.erase import Erased, erase_subject
from agent_genome.genome.export import export_genome
from agent_genome.genome.imports import consent_import, preview_import, undo_import
from agent_genome.genome.model import Gene
from agent_genome.genome.observe import Outcome, record_outcome
from agent_genome.genome.proposals import accept_proposal, reject_proposal
from agent_genome.genome.refusals import EngineError
from agent_genome.genome.register import new_state
from agent_genome.genome.state import size
from agent_genome.genome.state_json import state_from_json, state_to_json
from agent_genome.genome.validity import genome_problems

KEY = b"k" * 32
NOW = datetime(2026, 10, 13, 9, tzinfo=UTC)
PEOPLE = ("zqanna", "zqben")
SHARED_TEXTS = (
    "Keep it under 60 words.",
    "keep it UNDER 60 words",
    "Keep it under 80 words.",
    "Use tables.",
    "Never use tables.",
    "Ask before sending an invoice.",
    "Every invoice must carry a number.",
)
KERNEL = (
    Gene("identity_purpose", "identity", "Prepare invoices.", "kernel"),
    Gene("kernel_facts", "rule", "Use only facts given in the task.", "kernel", strength=0.7),
)
OTHERS = (
    Gene("plain", "style", "Be plain.", "default", strength=0.3),
    Gene("lg_ffffffffffff", "trait", "Use tables.", "learned", 0.8, "learned_from_feedback", 5, provenance=("p_9",)),
)


def own_texts(person):
    """What only this person says: nobody else's text has the name in it."""
    return (f"Mention {person} topics.", f"{person} must be asked.", f"Never mention {person} topics.")


def files():
    foreign = gene("identity_purpose", "identity", "Prepare quotes.")
    learned = gene("lg_eeeeeeeeeeee", "style", "Use tables.", stratum="learned", strength=0.6, evidence_count=3)
    another = gene("lg_dddddddddddd", "style", "Keep it under 60 words.", stratum="learned", provenance=["p_1"])
    figures = gene("figures", "style", "Round figures.", stratum="org", overrides=["lg_eeeeeeeeeeee", "gone"])
    sign = gene("sign", "approval", "Ask the lead first.", stratum="team")
    mine = gene("imported", "style", "Use ink.", stratum="user", overrides=["plain"])
    for layers in (
        {"org": [figures], "learned": [learned]},
        {"team": [sign], "learned": [another], "user": [mine]},
        {
            "org": [gene("tone", "style", "Be kind.", stratum="org")],
            "default": [gene("plain", "style", "Be grey.", stratum="default")],
        },
    ):
        yield dumps(
            build(
                slug="quoter",
                species="Quoter",
                exported_at="2026-10-13T09:00:00Z",
                source_tenant="9" * 24,
                germline=[foreign],
                seal=make_seal([foreign], kid="k1", key=b"secret"),
                layers=layers,
            ).data
        )


FILES = tuple(files())
people = st.sampled_from((*PEOPLE, None))
RESULTS = ("feedback", "feedback", "rejected", "approval")


def no_at_sign(*texts, text="", **more):
    bad = "@" in "".join((*texts, text))
    return (
        [SimpleNamespace(code="contains_fact", severity="error", field="/text", message="A.", hint="B.")] if bad else []
    )


def without_log(state):
    return replace(state, version=0, imports=())


class Histories(RuleBasedStateMachine):
    """One agent, two people, and whatever may happen."""

    @initialize()
    def begin(self):
        self.state = new_state(agent="biller", workspace="zqworkspace", species="Biller", genes=(*KERNEL, *OTHERS))
        self.outcomes = 0

    def move(self, after, *, may_move=()):
        """Take a new state, through a restart.

        Strengths of genes that are not learned stay, apart from what a person changed just now.
        """
        strengths = {(g.id, g.subject): g.strength for g in after.genes if g.stratum != "learned"}
        for old in self.state.genes:
            key = (old.id, old.subject)
            if key in strengths and key not in may_move and old.stratum != "learned":
                assert strengths[key] == old.strength
        seen = [genome_of(state, subject=person) for person in PEOPLE for state in (self.state, after)]
        unseen = [replace(genome, version=0) for genome in seen]
        if unseen[0::2] != unseen[1::2]:
            assert after.version > self.state.version
        assert after.version in (self.state.version, self.state.version + 1)
        self.state = state_from_json(json.loads(json.dumps(state_to_json(after))))
        assert self.state == after

    def attempt(self, act, **options):
        try:
            after, result = act()
        except EngineError:
            return None
        self.move(after, **options)
        return result

    @rule(data=st.data(), person=people, times=st.integers(1, 3), result=st.sampled_from(RESULTS))
    def say(self, data, person, times, result):
        text = data.draw(st.sampled_from((*SHARED_TEXTS, *(own_texts(person) * 2 if person else ()))))
        for _ in range(times):
            outcome = Outcome(result, self.next_reference(person), subject=person, text=text)
            self.attempt(lambda outcome=outcome: record_outcome(self.state, outcome, check=no_at_sign))
            assert record_outcome(self.state, outcome, check=no_at_sign)[0] is self.state

    def personal(self):
        return [g for g in self.state.genes if g.stratum == PERSONAL]

    def next_reference(self, person):
        self.outcomes += 1
        return f"{person or 'nobody'}-{self.outcomes}"

    @rule(person=people, longer=st.booleans())
    def edit(self, person, longer):
        texts = ("word " * 20, "word " * 40)
        before, after = texts if longer else texts[::-1]
        outcome = Outcome("edited", self.next_reference(person), person, before=before, after=after)
        self.attempt(lambda: record_outcome(self.state, outcome, check=no_at_sign))

    @rule()
    def consolidate(self):
        before = self.state.genes
        self.attempt(lambda: consolidate(self.state))
        assert consolidate(self.state)[0] is self.state
        new = {g.id for g in self.state.genes} - {g.id for g in before}
        assert all(g.kind == "style" and g.strength > 0 for g in self.state.genes if g.id in new)

    @rule(
        person=st.sampled_from(PEOPLE),
        name=st.sampled_from(("a", "b")),
        lower=st.sampled_from(("plain", "lg_ffffffffffff")),
    )
    def write_own(self, person, name, lower):
        own = Gene(
            f"{person}_{name}",
            "style",
            f"Of {person}.",
            PERSONAL,
            0.5,
            "customer_explicit",
            subject=person,
            overrides=(lower,),
        )
        self.attempt(lambda: add_gene(self.state, own, check=no_at_sign))

    @rule(person=st.sampled_from(PEOPLE), text=st.sampled_from(("Be kind.", "Be @ hand.")))
    def write_shared(self, person, text):
        lower = ("learned", "default", PERSONAL)
        overrides = tuple(g.id for g in self.state.genes if g.stratum in lower and g.subject in (None, person))
        tone = Gene("tone", "style", text, "org", 0.4, "staff", overrides=overrides)
        self.attempt(lambda: add_gene(self.state, tone, check=no_at_sign))

    @rule(data=st.data(), strength=st.sampled_from((0.0, 0.25, 1.0)))
    def change(self, data, strength):
        old = data.draw(st.sampled_from(self.state.genes))
        new = replace(old, strength=strength)
        done = self.attempt(lambda: change_gene(self.state, new, check=no_at_sign), may_move={(old.id, old.subject)})
        assert done is None or old.stratum in ("org", "team", "user", "default")

    @rule(data=st.data())
    def remove(self, data):
        old = data.draw(st.sampled_from(self.state.genes))
        done = self.attempt(lambda: remove_gene(self.state, old.id, subject=old.subject))
        assert (done is None) == (old.stratum == "kernel")

    @precondition(lambda self: self.state.proposals)
    @rule(data=st.data(), accept=st.booleans())
    def decide(self, data, accept):
        proposed = data.draw(st.sampled_from(self.state.proposals)).gene
        # What only one person said is never taken up here: then it would be the workspace's own.
        if accept and not any(person in proposed.text for person in PEOPLE):
            self.attempt(lambda: accept_proposal(self.state, proposed.id, check=no_at_sign))
        else:
            self.attempt(lambda: reject_proposal(self.state, proposed.id))

    @rule(data=st.sampled_from(FILES), person=people)
    def take_file(self, data, person):
        before = self.state
        given = {"key": KEY, "now": NOW, "check": no_at_sign, "subject": person}
        shown = preview_import(before, data, **given)
        assert self.state is before
        done = self.attempt(lambda: consent_import(before, data, token=shown.token, **given))
        if done is not None:
            undone, result = undo_import(self.state, done.import_id, now=NOW)
            assert without_log(undone) == without_log(before)
            assert result.left == ()

    @precondition(lambda self: self.state.imports)
    @rule(data=st.data())
    def undo(self, data):
        record = data.draw(st.sampled_from(self.state.imports))
        done = self.attempt(lambda: undo_import(self.state, record.id, now=NOW))
        assert (done is None) == (record.undone_at is not None)
        if done is not None:
            left = {item.id for item in done.left}
            assert all(item.gene.id in left for item in self.state.proposals if item.import_id == record.id)
            reference = f"import:{record.id}"
            assert all(g.id in left for g in self.state.genes if reference in g.provenance)

    @precondition(lambda self: self.state.evidence or self.state.observations or self.personal())
    @rule(person=st.sampled_from(PEOPLE))
    def erase(self, person):
        before = self.state
        (other,) = set(PEOPLE) - {person}
        self.attempt(lambda: erase_subject(self.state, person))
        assert person not in json.dumps(state_to_json(self.state))
        assert erase_subject(self.state, person) == (self.state, Erased())

        def of_other(state):
            genes = [replace(g, overrides=()) for g in state.genes if g.subject == other]
            rows = [row for row in state.evidence if row.subject == other]
            return genes, [o for o in state.observations if o.subject == other], rows

        assert of_other(self.state) == of_other(before)
        supported = {row.gene for row in before.evidence if row.subject != person and row.support}
        live = {g.id for g in self.state.genes} | {item.gene.id for item in self.state.proposals}
        assert live >= {g.id for g in before.genes if g.subject is None and g.id in supported}
        assert live >= {g.id for g in before.genes if g.stratum not in ("learned", PERSONAL)}

    @invariant()
    def the_kernel_stays(self):
        assert tuple(g for g in self.state.genes if g.stratum == "kernel") == KERNEL

    @invariant()
    def what_is_learned_is_style_and_never_approval_or_rule(self):
        brought = {prior.gene for prior in self.state.priors}
        for g in self.state.genes:
            if g.stratum == "learned":
                assert g.kind not in ("approval", "rule", "identity")
                assert g.kind == LEARNED["kind"] or g.id in brought
                assert 0 < g.strength <= 1

    @invariant()
    def counts_agree_with_the_evidence(self):
        priors = {prior.gene: prior.evidence for prior in self.state.priors}
        for g in self.state.genes:
            if g.stratum == "learned":
                support = sum(row.support for row in self.state.evidence if row.gene == g.id)
                assert g.evidence_count == support + priors.get(g.id, 0)

    @invariant()
    def nothing_grows_without_bound(self):
        assert len(self.state.observations) <= OBSERVATIONS_KEPT
        assert len(self.state.proposals) <= PROPOSALS_KEPT
        assert size(self.state.genes) <= 200

    @invariant()
    def evidence_belongs_to_something(self):
        live = {g.id for g in self.state.genes} | {item.gene.id for item in self.state.proposals}
        assert {row.gene for row in self.state.evidence} <= live | set(self.state.rejected)
        assert {prior.gene for prior in self.state.priors} == {
            g.id for g in self.state.genes if g.stratum == "learned" and self._brought(g)
        }

    def _brought(self, g):
        return not any(row.gene == g.id for row in self.state.evidence) or any(
            p.gene == g.id for p in self.state.priors
        )

    def teardown(self):
        """What each person sees is a valid genome, after whatever happened."""
        for person in (None, *PEOPLE):
            assert genome_problems(self.state.visible(person)) == ()

    @rule()
    def export(self):
        exported = export_genome(self.state, key=KEY, seal_key=KEY, kid="k1", exported_at=NOW)
        data = dumps(exported.document.data)
        assert check(data).valid
        text = data.decode()
        assert "zqworkspace" not in text
        references = {item.reference for item in self.state.outcomes}
        assert not any(f'"{reference}"' in text for reference in references)
        assert not any(g.id in text for g in self.state.genes if g.stratum == PERSONAL and g.id.startswith("zq"))


Histories.TestCase.settings = settings(stateful_step_count=30)
TestHistories = Histories.TestCase
