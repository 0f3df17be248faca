"""Consolidation: what repeats becomes a learned gene, or a proposal where only a person may decide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from agent_genome.agf._spec import MAX_GENES
from agent_genome.genome._spec_learning import (
    AGREEING_OBSERVATIONS,
    LEARNED,
    MATERIAL,
    PROPOSALS_KEPT,
    PROPOSED,
    STRENGTH,
)
from agent_genome.genome.edits import without_learning
from agent_genome.genome.evidence import contradicted, supported, weighed
from agent_genome.genome.likeness import NormalForm, contradict, derived_id, fold, normal_form, says
from agent_genome.genome.model import Gene, Observation
from agent_genome.genome.state import GenomeState, Proposal, is_taken, same_or_next, size
from agent_genome.genome.strength import in_parts

__all__ = ["Consolidated", "NotLearned", "consolidate", "material_of"]


@dataclass(frozen=True, slots=True)
class NotLearned:
    """A repeated statement that made no gene: the id that it would have got, and a reason of the catalogue."""

    id: str
    reason: str


@dataclass(frozen=True, slots=True)
class Consolidated:
    """What consolidation did, as ids; each tuple is sorted.

    Attributes:
        learned: new learned genes.
        reinforced: learned genes that got more support.
        weakened: learned genes that were contradicted.
        retired: learned genes that grew too weak and are gone.
        proposed: new proposals.
        not_learned: repeated statements that made nothing.
    """

    learned: tuple[str, ...] = ()
    reinforced: tuple[str, ...] = ()
    weakened: tuple[str, ...] = ()
    retired: tuple[str, ...] = ()
    proposed: tuple[str, ...] = ()
    not_learned: tuple[NotLearned, ...] = ()


def consolidate(state: GenomeState) -> tuple[GenomeState, Consolidated]:
    """Turn what repeats into learned genes and proposals; without new observations nothing changes.

    Linear in the genes times the observations (spec: learning.md#consolidation).

    Example:
        >>> from agent_genome.genome.observe import Outcome, record_outcome
        >>> state = GenomeState(agent="biller", workspace="w1", species="Biller")
        >>> for reference in ("out-1", "out-2"):
        ...     said = Outcome("feedback", reference, text="Keep it under 60 words.")
        ...     state, _ = record_outcome(state, said, check=lambda text: [])
        >>> state, done = consolidate(state)
        >>> done.learned == (state.genes[0].id,), state.genes[0].strength
        (True, 0.55)
    """
    if state.consolidated == state.next_number - 1:
        return state, Consolidated()
    run = _Run(state)
    for material, form, observations in _groups(state):
        if material == LEARNED["kind"]:
            run.learn(form, observations)
        else:
            run.propose(material, form, observations)
    run.contradict()
    run.weigh()
    return run.finished()


def material_of(observation: Observation) -> str:
    """Return the kind of gene that an observation could become: approval, rule or what is learned."""
    if observation.signal in PROPOSED["kinds"]:
        return observation.signal
    for kind in PROPOSED["kinds"]:
        if says(observation.text, _phrases(kind)):
            return kind
    return LEARNED["kind"]


@cache
def _phrases(kind: str) -> frozenset[str]:
    return frozenset(fold(phrase) for phrase in MATERIAL[kind])


def _groups(state: GenomeState) -> list[tuple[str, NormalForm, list[Observation]]]:
    """Return the observations that were not taken up, those together that agree, in order of the first of each."""
    groups: dict[tuple[str, str], list[Observation]] = {}
    for observation in state.observations:
        if observation.consumed_by is None:
            key = (material_of(observation), normal_form(observation.text).key)
            groups.setdefault(key, []).append(observation)
    return [(material, normal_form(group[0].text), group) for (material, _), group in groups.items()]


class _Run:
    """One consolidation: the parts of the state that it changes, and what it did."""

    def __init__(self, state: GenomeState) -> None:
        self._before = state
        self._state = state
        self._forms = {gene.id: normal_form(gene.text) for gene in state.genes if gene.stratum == LEARNED["stratum"]}
        self._founded: dict[str, int] = {}
        self._learned: set[str] = set()
        self._reinforced: set[str] = set()
        self._weakened: set[str] = set()
        self._retired: set[str] = set()
        self._proposed: set[str] = set()
        self._supported: set[str] = set()
        self._not_learned: set[tuple[str, str]] = set()

    def learn(self, form: NormalForm, observations: list[Observation]) -> None:
        """Let agreeing observations support the learned gene that says the same, or become one."""
        known = next((name for name, said in self._forms.items() if said.key == form.key), None)
        if known:
            self._reinforced.add(known)
            self._take_up(known, observations)
        elif len(observations) >= AGREEING_OBSERVATIONS:
            name = derived_id(LEARNED["prefix"], form.key, hex_digits=LEARNED["hex_digits"])
            gene = Gene(name, LEARNED["kind"], observations[0].text, LEARNED["stratum"], source=LEARNED["other_source"])
            if self._has_room(gene):
                self._state = replace(self._state, genes=(*self._state.genes, gene))
                self._forms[name] = form
                self._founded[name] = observations[-1].number
                self._learned.add(name)
                self._take_up(name, observations)

    def propose(self, kind: str, form: NormalForm, observations: list[Observation]) -> None:
        """Let agreeing observations support a proposal, or become one; what was decided is not proposed again."""
        name = derived_id(PROPOSED["prefix"], f"{kind}\n{form.key}", hex_digits=PROPOSED["hex_digits"])
        waiting = any(item.gene.id == name and item.origin == "observations" for item in self._state.proposals)
        decided = name in self._state.rejected or self._state.gene(name) is not None
        if waiting:
            self._take_up(name, observations)
        elif decided:
            self._consume(name, observations)
        elif len(observations) >= AGREEING_OBSERVATIONS:
            gene = Gene(name, kind, observations[0].text, PROPOSED["stratum"], source=PROPOSED["source"])
            if len(self._state.proposals) >= PROPOSALS_KEPT:
                self._not_learned.add((name, "proposals_full"))
            elif not self._is_taken(gene):
                proposal = Proposal(gene, "observations")
                self._state = replace(self._state, proposals=(*self._state.proposals, proposal))
                self._proposed.add(name)
                self._take_up(name, observations)

    def _has_room(self, gene: Gene) -> bool:
        if self._is_taken(gene):
            return False
        if size((*self._state.genes, gene)) > MAX_GENES:
            self._not_learned.add((gene.id, "genome_full"))
            return False
        return True

    def _is_taken(self, gene: Gene) -> bool:
        taken = is_taken(self._state, gene)
        if taken:
            self._not_learned.add((gene.id, "id_taken"))
        return taken

    def _take_up(self, name: str, observations: list[Observation]) -> None:
        self._supported.add(name)
        evidence = self._state.evidence
        for observation in observations:
            evidence = supported(evidence, name, observation)
        self._state = replace(self._state, evidence=evidence)
        self._consume(name, observations)

    def _consume(self, name: str, observations: list[Observation]) -> None:
        taken = {observation.number for observation in observations}
        self._state = replace(
            self._state,
            observations=tuple(
                replace(item, consumed_by=name) if item.number in taken else item for item in self._state.observations
            ),
        )

    def contradict(self) -> None:
        """Count each new observation against the learned genes that it contradicts."""
        said = [
            (observation, normal_form(observation.text))
            for observation in self._state.observations
            if material_of(observation) == LEARNED["kind"]
        ]
        evidence = self._state.evidence
        for name, form in self._forms.items():
            since = self._founded.get(name, self._before.consolidated)
            for observation, other in said:
                if observation.number > since and contradict(form, other):
                    evidence = contradicted(evidence, name, observation.subject)
                    self._weakened.add(name)
        self._state = replace(self._state, evidence=evidence)

    def weigh(self) -> None:
        """Give genes and proposals what their evidence makes of them; retire genes that grew too weak."""
        genes = tuple(self._weighed(gene) if self._is_touched(gene) else gene for gene in self._state.genes)
        self._retired = {
            gene.id
            for gene in genes
            if gene.id in self._weakened and in_parts(gene.strength) < STRENGTH["retire_below"]
        }
        self._state = replace(
            without_learning(self._state, self._retired),
            genes=tuple(gene for gene in genes if gene.id not in self._retired),
            proposals=tuple(
                replace(proposal, gene=self._weighed(proposal.gene))
                if proposal.origin == "observations" and proposal.gene.id in self._supported
                else proposal
                for proposal in self._state.proposals
            ),
        )

    def _is_touched(self, gene: Gene) -> bool:
        return gene.stratum == LEARNED["stratum"] and (gene.id in self._supported or gene.id in self._weakened)

    def _weighed(self, gene: Gene) -> Gene:
        rows = [row for row in self._state.evidence if row.gene == gene.id]
        prior = next((prior for prior in self._state.priors if prior.gene == gene.id), None)
        return weighed(gene, rows, prior)

    def finished(self) -> tuple[GenomeState, Consolidated]:
        """Return the new state, with the next version when a reader can see a difference, and what was done."""
        seen = replace(self._before, consolidated=self._before.next_number - 1)
        after = same_or_next(seen, **{name: getattr(self._state, name) for name in _CHANGED})
        done = Consolidated(
            learned=tuple(sorted(self._learned)),
            reinforced=tuple(sorted(self._reinforced)),
            weakened=tuple(sorted(self._weakened)),
            retired=tuple(sorted(self._retired)),
            proposed=tuple(sorted(self._proposed)),
            not_learned=tuple(NotLearned(*item) for item in sorted(self._not_learned)),
        )
        return (self._before if after == self._before else after), done


_CHANGED = ("genes", "observations", "evidence", "priors", "proposals")
