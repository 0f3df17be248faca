"""Recording an outcome: at most one observation is written."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from agent_genome.agf._spec import definition
from agent_genome.agf.ecma import compiled
from agent_genome.agf.wording import alternatives, shown
from agent_genome.genome._spec_learning import (
    EDIT_SIGNAL,
    OBSERVATION_CHARACTERS,
    OBSERVATIONS_KEPT,
    OUTCOMES,
    REFERENCES_KEPT,
)
from agent_genome.genome.checkers import TextChecker, hindrances
from agent_genome.genome.edit_statements import statement_of_edit
from agent_genome.genome.likeness import fold
from agent_genome.genome.model import Observation
from agent_genome.genome.refusals import refusal
from agent_genome.genome.state import GenomeState, OutcomeReference, checked_subject, same_or_next

__all__ = ["Outcome", "Recorded", "one_line", "record_outcome"]

_REFERENCE = compiled(definition("provenanceReference")["pattern"])
_NOT_ON_A_LINE = frozenset(("Cc", "Cs", "Zl", "Zp"))
_ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a customer did with a result.

    Attributes:
        result: accepted, edited, rejected, feedback or approval.
        reference: the platform's own id of the outcome, fit for a gene's provenance; pseudonymised on export.
        subject: whose outcome it is, as the platform's own id.
        text: what the customer said, if anything.
        before: the result as it was; for `edited`.
        after: the result as the customer left it; for `edited`.
    """

    result: str
    reference: str
    subject: str | None = None
    text: str | None = None
    before: str | None = None
    after: str | None = None


@dataclass(frozen=True, slots=True)
class Recorded:
    """What became of an outcome.

    Attributes:
        reason: written, nothing_said, no_statement, refused or duplicate.
        observation: what was written.
        shortened: the text was longer than an observation may be, and was cut.
        findings: codes of the gene checks that speak against storing the text.
        dropped: number of the observation that made room.
    """

    reason: str
    observation: Observation | None = None
    shortened: bool = False
    findings: tuple[str, ...] = ()
    dropped: int | None = None

    @property
    def written(self) -> bool:
        """Whether an observation was written."""
        return self.observation is not None


def record_outcome(state: GenomeState, outcome: Outcome, *, check: TextChecker) -> tuple[GenomeState, Recorded]:
    """Record an outcome; what the customer said, or what an edit changed, becomes one observation.

    A text that the check speaks against is not stored, nor is a reference that was written before
    (spec: learning.md#outcomes).

    Args:
        state: the state of the agent.
        outcome: what the customer did.
        check: says what speaks against storing a text, such as `agent_genome.agf.gene_checks.check_text`.

    Raises:
        EngineError: `outcome_unknown`, `reference_invalid`, `subject_invalid` or `edit_incomplete`.

    Example:
        >>> state = GenomeState(agent="biller", workspace="w1", species="Biller")
        >>> outcome = Outcome("feedback", "out-1", text="Keep it under 60 words.")
        >>> after, recorded = record_outcome(state, outcome, check=lambda text: [])
        >>> recorded.reason, after.observations[0].signal
        ('written', 'feedback')
    """
    _refuse_malformed(outcome)
    if any(known.reference == outcome.reference for known in state.outcomes):
        return state, Recorded("duplicate")
    said = one_line(outcome.text or "")
    if fold(said):
        signal = OUTCOMES[outcome.result]["signal"]
    elif outcome.result == "edited":
        statement = statement_of_edit(outcome.before or "", outcome.after or "")
        if statement is None:
            return state, Recorded("no_statement")
        said, signal = statement, EDIT_SIGNAL
    else:
        return state, Recorded("nothing_said")
    against = hindrances(check(said))
    if against:
        return state, Recorded("refused", findings=tuple(sorted({finding.code for finding in against})))
    return _written(state, outcome, signal, said)


def _written(state: GenomeState, outcome: Outcome, signal: str, said: str) -> tuple[GenomeState, Recorded]:
    text = said if len(said) <= OBSERVATION_CHARACTERS else said[: OBSERVATION_CHARACTERS - 1].rstrip() + _ELLIPSIS
    observation = Observation(state.next_number, signal, text, outcome.reference, outcome.subject)
    observations = (*state.observations, observation)
    dropped = observations[0].number if len(observations) > OBSERVATIONS_KEPT else None
    after = same_or_next(
        state,
        observations=observations[-OBSERVATIONS_KEPT:],
        outcomes=(*state.outcomes, OutcomeReference(outcome.reference, outcome.subject))[-REFERENCES_KEPT:],
        next_number=state.next_number + 1,
    )
    return after, Recorded("written", observation, shortened=text != said, dropped=dropped)


def _refuse_malformed(outcome: Outcome) -> None:
    if outcome.result not in OUTCOMES:
        raise refusal("outcome_unknown", value=shown(outcome.result), allowed=alternatives(OUTCOMES))
    if not _REFERENCE.match(outcome.reference):
        raise refusal("reference_invalid")
    if outcome.subject is not None:
        checked_subject(outcome.subject)
    if outcome.result == "edited" and outcome.text is None and None in (outcome.before, outcome.after):
        raise refusal("edit_incomplete")


def one_line(text: str) -> str:
    r"""Return a text on one line: white space, controls and line separators become single spaces.

    Example:
        >>> one_line("Shorter,\n please. ")
        'Shorter, please.'
    """
    if not text.isprintable():
        text = "".join(" " if unicodedata.category(character) in _NOT_ON_A_LINE else character for character in text)
    return " ".join(text.split())
