"""`client.genome`: a method for each operation of the service, and the whole loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Unpack

from agent_genome.client.options import CallOptions, WriteOptions, known
from agent_genome.client.raw import raw_async

if TYPE_CHECKING:
    from agent_genome.client import models
    from agent_genome.client._async.performer import AsyncPerformer
    from agent_genome.client._async.run import AsyncRun
    from agent_genome.client.calls import AgfFile, TaskFields
    from agent_genome.client.exported import ExportedGenome

__all__ = ["AsyncGenomeMethods", "AsyncGenomeMethodsWithRawResponse"]


class AsyncGenomeMethods:
    """The operations of the service.

    Every method takes `timeout` (seconds, or a `httpx.Timeout`), `max_retries` and `extra_headers` for the one call,
    and one that writes takes `idempotency_key` too.

    Every method raises `APIConnectionError` when no whole answer came, `APITimeoutError` when none came in time, and
    the `APIStatusError` of the status when the server refused; below stands which, and when. An argument of a wrong
    type is an `AgentGenomeError` that names it, and nothing is sent; an option that a method does not take is a
    `TypeError`.
    """

    def __init__(self, performer: AsyncPerformer) -> None:
        self._performer = performer

    @property
    def with_raw_response(self) -> AsyncGenomeMethodsWithRawResponse:
        """The same methods, which give status, headers, request id and bytes, and the meaning as `parsed`.

        Example:
            ```python
            response = await client.genome.with_raw_response.compile("bill-banao")
            print(response.status, response.request_id, response.headers["ratelimit"], response.parsed.text)
            ```
        """
        return AsyncGenomeMethodsWithRawResponse(AsyncGenomeMethods(self._performer.giving_raw()))

    async def register_agent(
        self,
        agent_id: str,
        *,
        species: str,
        budget: int | None = None,
        dialect: models.Dialect | None = None,
        strata: Mapping[models.Stratum, Sequence[Mapping[str, Any]]] | None = None,
        **options: Unpack[WriteOptions],
    ) -> models.Agent:
        """Register an agent with the genes that it begins with. Scope: `genome:write`.

        Args:
            agent_id: its name, unique in the workspace: lower-case letters, digits and hyphens.
            species: what it is, for people, on one line.
            budget: the length of a section in characters (Unicode code points), when a compile names none.
            dialect: the layout of a section, when a compile names none.
            strata: the genes by their stratum, such as `agf.gene(...)` gives them: the kernel, which is sealed from
                then on, and the strata that people write.
            options: of this call.

        Raises:
            ConflictError: `agent_exists`: there is one of this name.
            UnprocessableEntityError: a gene is not valid, or a gene check speaks against it; `errors` says which.

        Example:
            ```python
            from agent_genome import agf

            await client.genome.register_agent(
                "letter-writer",
                species="Letter Writer",
                strata={"kernel": [agf.gene("identity_letters", "identity", "You write letters.")]},
            )
            ```
        """
        from agent_genome.client import calls

        operation = calls.register_agent(agent_id, species=species, budget=budget, dialect=dialect, strata=strata)
        return await self._performer.perform(operation, known("register_agent", options, WriteOptions))

    async def get(self, agent_id: str, *, subject: str | None = None, **options: Unpack[CallOptions]) -> models.Genome:
        """Read an agent's genome: genes of every stratum, newest observations, waiting proposals. Scope: `genome:read`.

        Args:
            agent_id: the agent.
            subject: your id of the person whose own genes are wanted too.
            options: of this call.

        Raises:
            NotFoundError: `agent_not_found`: the workspace of the key has no such agent.

        Example:
            ```python
            genome = await client.genome.get("bill-banao")
            print({layer.stratum: [gene.id for gene in layer.genes] for layer in genome.strata})
            ```
        """
        from agent_genome.client import calls

        return await self._performer.perform(
            calls.get_genome(agent_id, subject=subject), known("get", options, CallOptions)
        )

    async def compile(
        self,
        agent_id: str,
        *,
        task: TaskFields | None = None,
        dialect: models.Dialect | None = None,
        budget: int | None = None,
        subject: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.CompiledGenome:
        r"""Compile the section for a task, for the prompt of your own model. Scope: `genome:read`.

        Each answered call counts against the rate of the key and the quota of the workspace.

        Args:
            agent_id: the agent.
            task: what the run is about.
            dialect: the layout; the agent's own when left out.
            budget: the length of the section in characters (Unicode code points); the agent's own when left out.
            subject: your id of the person that the run is for, whose own genes then count.
            options: of this call.

        Raises:
            NotFoundError: `agent_not_found`: the workspace of the key has no such agent.
            RateLimitError: `rate_limited` or `quota_exceeded`; `retry_after` says how many seconds to wait.
            UnprocessableEntityError: a value is not as it should be; `errors` says which.

        Example:
            ```python
            compiled = await client.genome.compile("bill-banao", task={"task_type": "invoice"}, dialect="claude")
            prompt = f"{compiled.text}\n\nMake the invoice for the order below."
            ```
        """
        from agent_genome.client import calls

        operation = calls.compile_genome(agent_id, task=task, dialect=dialect, budget=budget, subject=subject)
        return await self._performer.perform(operation, known("compile", options, CallOptions))

    async def finalize(
        self, agent_id: str, *, compile_id: str, text: str, **options: Unpack[CallOptions]
    ) -> models.FinalizedOutput:
        r"""Take the report out of the model's text, and see which genes it says it followed. Scope: `genome:read`.

        Args:
            agent_id: the agent.
            compile_id: the compile whose section the model was given.
            text: the model's whole text.
            options: of this call.

        Raises:
            NotFoundError: `agent_not_found` or `compile_not_found`.

        Example:
            ```python
            compiled = await client.genome.compile("bill-banao")
            answer = 'Total: 1,180.\n<genome_report>{"followed": []}</genome_report>'
            output = await client.genome.finalize("bill-banao", compile_id=compiled.compile_id, text=answer)
            print(output.text, output.followed)
            ```
        """
        from agent_genome.client import calls

        return await self._performer.perform(
            calls.finalize_output(agent_id, compile_id=compile_id, text=text), known("finalize", options, CallOptions)
        )

    async def record_outcome(
        self,
        agent_id: str,
        *,
        result: models.OutcomeResult,
        compile_id: str | None = None,
        reference: str | None = None,
        subject: str | None = None,
        text: str | None = None,
        before: str | None = None,
        after: str | None = None,
        **options: Unpack[WriteOptions],
    ) -> models.RecordedOutcome:
        """Record what the customer made of a result; at most one observation comes of it. Scope: `genome:write`.

        Args:
            agent_id: the agent.
            result: the kind of outcome.
            compile_id: the compile that the result came from.
            reference: your own pseudonym of the outcome; one reference is recorded once. The compile stands for it when
                it is left out.
            subject: your id of the person, on whose wish it can be erased.
            text: what the customer said.
            before: with `edited`, the result as it was handed over.
            after: with `edited`, the result as the customer left it.
            options: of this call.

        Raises:
            ConflictError: `idempotency_conflict`: the idempotency key was used for another outcome.
            NotFoundError: `agent_not_found` or `compile_not_found`.
            UnprocessableEntityError: a value is not as it should be; `errors` says which.

        Example:
            ```python
            recorded = await client.genome.record_outcome(
                "bill-banao", result="feedback", text="Keep it under 60 words.", subject="person-17"
            )
            print(recorded.recorded)
            ```
        """
        from agent_genome.client import calls

        operation = calls.record_outcome(
            agent_id,
            result=result,
            compile_id=compile_id,
            reference=reference,
            subject=subject,
            text=text,
            before=before,
            after=after,
        )
        return await self._performer.perform(operation, known("record_outcome", options, WriteOptions))

    async def export(
        self,
        agent_id: str,
        *,
        subject: str | None = None,
        provenance_mode: models.AgfProvenanceMode | None = None,
        **options: Unpack[CallOptions],
    ) -> ExportedGenome:
        """Export the genome as an AGF file. Scope: `genome:read`.

        Args:
            agent_id: the agent.
            subject: your id of the person who asks, whose own genes are then in the file.
            provenance_mode: whether genes carry pseudonymous references.
            options: of this call.

        Raises:
            ConflictError: `export_too_large` or `export_invalid`: the genome does not fit a file.
            NotFoundError: `agent_not_found`: the workspace of the key has no such agent.

        Example:
            ```python
            file = await client.genome.export("bill-banao")
            file.verify()
            file.save("bill-banao.agf.json")
            ```
        """
        from agent_genome.client import calls

        operation = calls.export_genome(agent_id, subject=subject, provenance_mode=provenance_mode)
        return await self._performer.perform(operation, known("export", options, CallOptions))

    async def quality_summary(
        self, agent_id: str, *, days: int | None = None, **options: Unpack[CallOptions]
    ) -> models.QualitySummary:
        """Sum up how well the genome serves. Scope: `genome:read`.

        Args:
            agent_id: the agent.
            days: the window in whole days (UTC), which ends today.
            options: of this call.

        Raises:
            NotFoundError: `agent_not_found`: the workspace of the key has no such agent.

        Example:
            ```python
            summary = await client.genome.quality_summary("bill-banao", days=7)
            print(summary.runs, summary.acceptance_rate)
            ```
        """
        from agent_genome.client import calls

        return await self._performer.perform(
            calls.get_quality_summary(agent_id, days=days), known("quality_summary", options, CallOptions)
        )

    async def quality_genes(
        self, agent_id: str, *, days: int | None = None, **options: Unpack[CallOptions]
    ) -> models.QualityGenes:
        """See how each shared gene serves, in the order of display. Scope: `genome:read`.

        Args:
            agent_id: the agent.
            days: the window in whole days (UTC), which ends today.
            options: of this call.

        Raises:
            NotFoundError: `agent_not_found`: the workspace of the key has no such agent.

        Example:
            ```python
            quality = await client.genome.quality_genes("bill-banao")
            print({gene.id: (gene.included, gene.followed) for gene in quality.genes})
            ```
        """
        from agent_genome.client import calls

        return await self._performer.perform(
            calls.get_quality_genes(agent_id, days=days), known("quality_genes", options, CallOptions)
        )

    async def quality_trend(
        self,
        agent_id: str,
        *,
        days: int | None = None,
        interval: models.TrendInterval | None = None,
        **options: Unpack[CallOptions],
    ) -> models.QualityTrend:
        """See how the genome serves over time, oldest step first. Scope: `genome:read`.

        Args:
            agent_id: the agent.
            days: the window in whole days (UTC), which ends today.
            interval: the length of one step.
            options: of this call.

        Raises:
            NotFoundError: `agent_not_found`: the workspace of the key has no such agent.

        Example:
            ```python
            trend = await client.genome.quality_trend("bill-banao", days=28, interval="week")
            print([(point.start, point.runs) for point in trend.points])
            ```
        """
        from agent_genome.client import calls

        return await self._performer.perform(
            calls.get_quality_trend(agent_id, days=days, interval=interval),
            known("quality_trend", options, CallOptions),
        )

    async def erase_subject(self, *, subject: str, **options: Unpack[WriteOptions]) -> models.Erasure:
        """Erase a person from every agent of the workspace, and what rests on them alone. Scope: `genome:erase`.

        A second call finds nothing.

        Args:
            subject: your id of the person.
            options: of this call.

        Raises:
            UnprocessableEntityError: `subject_invalid`: it cannot be an id.

        Example:
            ```python
            erasure = await client.genome.erase_subject(subject="person-18")
            print(erasure.outcomes, erasure.compiles)
            ```
        """
        from agent_genome.client import calls

        return await self._performer.perform(
            calls.erase_subject(subject=subject), known("erase_subject", options, WriteOptions)
        )

    async def import_preview(
        self, agent_id: str, *, file: AgfFile, subject: str | None = None, **options: Unpack[CallOptions]
    ) -> models.ImportPreview:
        """Preview the import of an AGF file (provisional: a server may do without). Scope: `genome:write`.

        Writes nothing. What comes back names an import id and a token, which consent needs.

        Args:
            agent_id: the agent.
            file: the file: its bytes, an `agf.Document`, or what `export` gave.
            subject: your id of the person for whom personal genes would be written.
            options: of this call.

        Raises:
            NotFoundError: the server does not offer imports, or `agent_not_found`.
            UnprocessableEntityError: `file_invalid`; `errors` says why.

        Example:
            ```python
            file = await client.genome.export("bill-banao")
            preview = await client.genome.import_preview("other-agent", file=file)
            print(preview.diff)
            ```
        """
        from agent_genome.client import calls

        return await self._performer.perform(
            calls.import_preview(agent_id, file=file, subject=subject), known("import_preview", options, CallOptions)
        )

    async def import_consent(
        self,
        agent_id: str,
        *,
        import_id: str,
        token: str,
        file: AgfFile,
        subject: str | None = None,
        **options: Unpack[WriteOptions],
    ) -> models.AppliedImport:
        """Consent to a previewed import (provisional: a server may do without). Scope: `genome:write`.

        Writes all that the preview showed, once.

        Args:
            agent_id: the agent.
            import_id: the id of the preview.
            token: the token of the preview.
            file: the very file that was previewed.
            subject: as in the preview.
            options: of this call.

        Raises:
            ConflictError: the token is for another file or has expired, the genome changed since, or it is applied.
            NotFoundError: the server does not offer imports, or `agent_not_found` or `import_unknown`.

        Example:
            ```python
            file = await client.genome.export("bill-banao")
            preview = await client.genome.import_preview("other-agent", file=file)
            applied = await client.genome.import_consent(
                "other-agent", import_id=preview.import_id, token=preview.token, file=file
            )
            print(applied.genes, applied.proposals)
            ```
        """
        from agent_genome.client import calls

        operation = calls.import_consent(agent_id, import_id=import_id, token=token, file=file, subject=subject)
        return await self._performer.perform(operation, known("import_consent", options, WriteOptions))

    async def import_undo(
        self, agent_id: str, *, import_id: str, **options: Unpack[WriteOptions]
    ) -> models.UndoneImport:
        """Take a whole import back (provisional: a server may do without). Scope: `genome:write`.

        Args:
            agent_id: the agent.
            import_id: the id of the import.
            options: of this call.

        Raises:
            ConflictError: `import_already_undone`.
            NotFoundError: the server does not offer imports, or `agent_not_found` or `import_unknown`.

        Example:
            ```python
            file = await client.genome.export("bill-banao")
            preview = await client.genome.import_preview("other-agent", file=file)
            await client.genome.import_consent(
                "other-agent", import_id=preview.import_id, token=preview.token, file=file
            )
            undone = await client.genome.import_undo("other-agent", import_id=preview.import_id)
            print(undone.genes, undone.left)
            ```
        """
        from agent_genome.client import calls

        return await self._performer.perform(
            calls.import_undo(agent_id, import_id=import_id), known("import_undo", options, WriteOptions)
        )

    def task(
        self,
        agent_id: str,
        *,
        task: TaskFields | None = None,
        dialect: models.Dialect | None = None,
        budget: int | None = None,
        subject: str | None = None,
        **options: Unpack[WriteOptions],
    ) -> AsyncRun:
        r"""Make a run of the whole loop; entering it compiles. Scopes: `genome:read`, for the outcome `genome:write`.

        Args:
            agent_id: the agent.
            task: what the run is about.
            dialect: the layout; the agent's own when left out.
            budget: the length of the section in characters (Unicode code points); the agent's own when left out.
            subject: your id of the person that the run is for.
            options: of every call of the run.

        Example:
            ```python
            async with client.genome.task("bill-banao", task={"task_type": "invoice"}) as run:
                prompt = f"{run.section}\n\nMake the invoice for the order below."
                print(await run.finalize('Total: 1,180.\n<genome_report>{"followed": []}</genome_report>'))
                await run.accept()
            ```
        """
        from agent_genome.client._async.run import AsyncRun
        from agent_genome.client.run_plan import RunPlan

        plan = RunPlan(
            agent_id=agent_id,
            task=task,
            dialect=dialect,
            budget=budget,
            subject=subject,
            idempotency_key=self._performer.new_id(),
        )
        return AsyncRun(self._performer, plan, known("task", options, WriteOptions))


class AsyncGenomeMethodsWithRawResponse:
    """The methods of `client.genome` that stand for one call each; each gives a `RawResponse`."""

    def __init__(self, methods: AsyncGenomeMethods) -> None:
        self.register_agent = raw_async(methods.register_agent)
        self.get = raw_async(methods.get)
        self.compile = raw_async(methods.compile)
        self.finalize = raw_async(methods.finalize)
        self.record_outcome = raw_async(methods.record_outcome)
        self.export = raw_async(methods.export)
        self.quality_summary = raw_async(methods.quality_summary)
        self.quality_genes = raw_async(methods.quality_genes)
        self.quality_trend = raw_async(methods.quality_trend)
        self.erase_subject = raw_async(methods.erase_subject)
        self.import_preview = raw_async(methods.import_preview)
        self.import_consent = raw_async(methods.import_consent)
        self.import_undo = raw_async(methods.import_undo)
