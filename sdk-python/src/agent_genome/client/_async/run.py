"""One run of the loop: the section for the model, its text or stream without the report, and the outcome."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType
from typing import TYPE_CHECKING, Self, TypeVar

from agent_genome.client.arguments import check_texts
from agent_genome.client.options import WriteOptions
from agent_genome.client.pieces import AsyncPieces, in_turn_async, text_of
from agent_genome.client.run_plan import RunPlan
from agent_genome.genome.finalizing import Finalizer

if TYPE_CHECKING:
    from agent_genome.client import models
    from agent_genome.client._async.performer import AsyncPerformer
    from agent_genome.client.calls import Operation

__all__ = ["AsyncRun"]

T = TypeVar("T")


class AsyncRun:
    r"""One run; `client.genome.task(...)` makes it, and entering it compiles the section.

    It records one outcome, once: a call that failed may be made again and carries the same idempotency key; one more
    after it was recorded raises `AgentGenomeError`. Leaving the block ends nothing, so that an outcome may be recorded
    when the customer has decided. What a call of the server raises is as in `client.genome`.

    Example:
        ```python
        async with client.genome.task("bill-banao", task={"task_type": "invoice"}) as run:
            prompt = f"{run.section}\n\nMake the invoice for the order below."
            shown = await run.finalize('Total: 1,180.\n<genome_report>{"followed": []}</genome_report>')
            await run.edit(after=shown + "Due on 1 March.")
        ```
    """

    def __init__(self, performer: AsyncPerformer, plan: RunPlan, options: WriteOptions) -> None:
        self._performer = performer
        self._plan = plan
        self._options = options

    async def __aenter__(self) -> Self:
        if self._plan.compiled is None:
            self._plan.compiled = await self._send(self._plan.compile())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def __repr__(self) -> str:
        compiled = self._plan.compiled
        return f"<{type(self).__name__} {self._plan.agent_id} {compiled.compile_id if compiled else 'not begun'}>"

    @property
    def compiled(self) -> models.CompiledGenome:
        """What compile answered: the section and what went into it."""
        return self._plan.known()

    @property
    def section(self) -> str:
        """The section, to stand in the model's prompt as it is."""
        return self._plan.known().text

    @property
    def compile_id(self) -> str:
        """The id of the compile, for an outcome that is recorded elsewhere."""
        return self._plan.known().compile_id

    @property
    def answer(self) -> str | None:
        """The model's text without its report; None before it is finalized."""
        return self._plan.answer

    @property
    def followed(self) -> tuple[str, ...]:
        """Ids of the genes of the section that the model says it followed."""
        return self._plan.followed

    async def finalize(self, text: str) -> str:
        """Take the report out of the model's text, on the server, and return what the customer may see.

        Args:
            text: the model's whole text.
        """
        return self._plan.finalized(await self._send(self._plan.finalize(text)))

    async def stream(self, pieces: AsyncPieces) -> AsyncIterator[str]:
        """Yield the model's text as it comes, without its report; no part of a report gets through.

        The report is taken out here, so that nothing waits for the server. When the model has ended, its text is sent
        there once, for the quality of the genome; `answer` and `followed` are there before that.

        Args:
            pieces: the model's text in pieces; an empty one and None are passed over.

        Raises:
            TypeError: it is no iterable, or a piece is neither str nor None.
            APIConnectionError: no whole answer came to the text that was sent at the end.
            APIStatusError: the server answered to it with an error status.
        """
        finalizer = Finalizer(self._plan.known().included)
        came: list[str] = []
        shown: list[str] = []
        async for piece in in_turn_async(pieces):
            said = text_of(piece)
            if not said:
                continue
            came.append(said)
            text = finalizer.feed(said)
            if text:
                shown.append(text)
                yield text
        rest, self._plan.followed = finalizer.close()
        shown.append(rest)
        self._plan.answer = "".join(shown)
        if rest:
            yield rest
        await self.finalize("".join(came))

    async def accept(self, text: str | None = None) -> models.RecordedOutcome:
        """Record that the customer took the result as it was.

        Args:
            text: what the customer said.
        """
        return await self._record(self._plan.outcome("accepted", text=text))

    async def reject(self, text: str | None = None) -> models.RecordedOutcome:
        """Record that the customer turned the result down.

        Args:
            text: what the customer said.
        """
        return await self._record(self._plan.outcome("rejected", text=text))

    async def edit(self, *, after: str, before: str | None = None) -> models.RecordedOutcome:
        """Record that the customer changed the result.

        Args:
            after: the result as the customer left it.
            before: the result as it was handed over; `answer` when left out.

        Raises:
            AgentGenomeError: there is no `before`, or as for every outcome.
        """
        check_texts(after=after)
        return await self._record(self._plan.outcome("edited", text=None, before=before, after=after))

    async def feedback(self, text: str) -> models.RecordedOutcome:
        """Record what the customer said about the result.

        Args:
            text: what the customer said.
        """
        check_texts(text=text)
        return await self._record(self._plan.outcome("feedback", text=text))

    async def approve(self, text: str | None = None) -> models.RecordedOutcome:
        """Record that the customer approved, or what needs approval.

        Args:
            text: what the customer said.
        """
        return await self._record(self._plan.outcome("approval", text=text))

    async def _record(self, operation: Operation[models.RecordedOutcome]) -> models.RecordedOutcome:
        self._plan.recorded = await self._send(operation)
        return self._plan.recorded

    async def _send(self, operation: Operation[T]) -> T:
        options: WriteOptions = {"idempotency_key": self._plan.idempotency_key, **self._options}
        return await self._performer.perform(operation, options)
