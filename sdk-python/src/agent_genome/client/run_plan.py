"""What is known of one run of the loop compile -> model -> finalize -> outcome, and the call that comes next."""

from __future__ import annotations

from dataclasses import dataclass

from agent_genome.client import calls, models
from agent_genome.client.calls import Operation, TaskFields
from agent_genome.client.errors import AgentGenomeError

__all__ = ["RunPlan"]


@dataclass(slots=True)
class RunPlan:
    """One run.

    Attributes:
        agent_id: the agent.
        task: what the run is about.
        dialect: the layout of the section; the agent's own when None.
        budget: the length of the section in characters; the agent's own when None.
        subject: the person that the run is for.
        idempotency_key: names the outcome, so that it is recorded once however often it is sent.
        compiled: what compile answered, once it did.
        answer: the model's text without its report, once there is one.
        followed: ids of the genes that the model says it followed.
        recorded: what became of the outcome, once there is one.
    """

    agent_id: str
    task: TaskFields | None
    dialect: models.Dialect | None
    budget: int | None
    subject: str | None
    idempotency_key: str
    compiled: models.CompiledGenome | None = None
    answer: str | None = None
    followed: tuple[str, ...] = ()
    recorded: models.RecordedOutcome | None = None

    def __post_init__(self) -> None:
        """Refuse arguments that no compile can be called with, where the run is made.

        Raises:
            AgentGenomeError: one cannot be sent.
        """
        self.compile()

    def compile(self) -> Operation[models.CompiledGenome]:
        """Return the call that compiles the section."""
        return calls.compile_genome(
            self.agent_id, task=self.task, dialect=self.dialect, budget=self.budget, subject=self.subject
        )

    def known(self) -> models.CompiledGenome:
        """Return what compile answered.

        Raises:
            AgentGenomeError: it did not yet.
        """
        if self.compiled is None:
            raise AgentGenomeError("the run has not begun: enter it with `with client.genome.task(...) as run:`")
        return self.compiled

    def finalize(self, text: str) -> Operation[models.FinalizedOutput]:
        """Return the call that takes the report out of the model's text."""
        return calls.finalize_output(self.agent_id, compile_id=self.known().compile_id, text=text)

    def finalized(self, output: models.FinalizedOutput) -> str:
        """Note what finalize answered, and return the text for the customer."""
        self.answer = output.text
        self.followed = tuple(output.followed)
        return output.text

    def outcome(
        self, result: models.OutcomeResult, *, text: str | None, before: str | None = None, after: str | None = None
    ) -> Operation[models.RecordedOutcome]:
        """Return the call that records the outcome.

        Raises:
            AgentGenomeError: it is recorded already, or an edit has nothing that it was made from.
        """
        compile_id = self.known().compile_id
        if self.recorded is not None:
            raise AgentGenomeError(
                "the outcome of this run is recorded; record another with client.genome.record_outcome(...), "
                "with a reference of its own"
            )
        if after is not None and before is None:
            before = self.answer
            if before is None:
                raise AgentGenomeError("there is nothing that was edited: call run.finalize(...) or pass before=...")
        return calls.record_outcome(
            self.agent_id,
            result=result,
            compile_id=compile_id,
            reference=None,
            subject=self.subject,
            text=text,
            before=before,
            after=after,
        )
