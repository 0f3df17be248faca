"""export_genome, import_preview, import_consent and import_undo."""

from __future__ import annotations

from datetime import UTC
from typing import Any

from agent_genome.agf import dumps
from agent_genome.agf.gene_checks import check_gene
from agent_genome.agf.wording import shown
from agent_genome.genome import (
    Applied,
    GenomeError,
    GenomeState,
    Preview,
    Undone,
    consent_import,
    preview_import,
    undo_import,
)
from agent_genome.genome import (
    export_genome as export,
)
from agent_genome.genome.import_token import opened
from agent_genome.genome.refusals import refusal
from agent_genome_server.problem import Problem, problem_of
from agent_genome_server.services.bodies import detail_body, etag, gene_in_stratum, without_none
from agent_genome_server.services.call import Answer, Call
from agent_genome_server.services.changes import Change, change_work
from agent_genome_server.services.context import Context
from agent_genome_server.services.idempotency import once

__all__ = ["export_genome", "import_consent", "import_preview", "import_undo"]

_NOT_COMPARED = ("exported_at", "integrity")


def export_genome(context: Context, call: Call) -> Answer:
    """Return the genome as the bytes of an AGF file."""
    workspace = context.workspace(call.principal.workspace)
    state = context.states.fresh(workspace.id, call.path["agent_id"]).state
    try:
        document = export(
            state,
            key=workspace.pseudonym_key,
            seal_key=workspace.seal_key,
            kid=workspace.kid,
            exported_at=context.now().astimezone(UTC).replace(microsecond=0),
            **without_none({name: call.query.get(name) for name in ("subject", "provenance_mode")}),
        ).document
    except GenomeError as error:
        raise problem_of(error) from None
    lasting = {name: value for name, value in document.data.items() if name not in _NOT_COMPARED}
    headers = {
        "Content-Disposition": f'attachment; filename="{state.agent}.agf.json"',
        "ETag": etag(lasting, weak=True),
    }
    return Answer(status=200, body=dumps(document), headers=headers)


def import_preview(context: Context, call: Call) -> Answer:
    """Say what an import would do; nothing is written."""
    _refuse_unless_offered(context)
    workspace = context.workspace(call.principal.workspace)
    state = context.states.fresh(workspace.id, call.path["agent_id"]).state
    try:
        preview = preview_import(
            state,
            call.body,
            key=workspace.token_key,
            now=context.now(),
            check=check_gene,
            subject=call.query.get("subject"),
        )
    except GenomeError as error:
        raise problem_of(error) from None
    return Answer(status=200, body=_preview_body(preview))


def _preview_body(preview: Preview) -> dict[str, Any]:
    plan = preview.plan
    return {
        "import_id": preview.import_id,
        "token": preview.token,
        "expires_at": preview.expires_at,
        "genes": [gene_in_stratum(gene) for gene in plan.genes],
        "proposals": [gene_in_stratum(gene) for gene in plan.proposals],
        "conflicts": [
            {
                "id": item.id,
                "stratum": item.stratum,
                "reason": item.reason,
                "text": item.text,
                "existing_id": item.existing_id,
                "existing_text": item.existing_text,
            }
            for item in plan.conflicts
        ],
        "refused": [
            {
                "id": item.id,
                "stratum": item.stratum,
                "reason": item.reason,
                "details": [detail_body(detail) for detail in item.details],
            }
            for item in plan.refused
        ],
        "not_carried": [
            {"what": item.what, "id": item.id, **({"target": item.target} if item.target else {})}
            for item in plan.not_carried
        ],
        "diff": preview.diff,
        "warnings": [detail_body(detail) for detail in preview.warnings],
    }


def import_consent(context: Context, call: Call) -> Answer:
    """Write what a preview showed, all of it and once."""
    _refuse_unless_offered(context)
    workspace = context.workspace(call.principal.workspace)
    token, import_id = call.headers["import-token"], call.path["import_id"]
    subject: str | None = call.query.get("subject")
    now = context.now()

    def plan(state: GenomeState) -> Change:
        if opened(token, key=workspace.token_key).import_id != import_id:
            raise refusal("import_unknown", id=shown(import_id))
        after, applied = consent_import(
            state, call.body, token=token, key=workspace.token_key, now=now, check=check_gene, subject=subject
        )
        return Change(state=after, answer=Answer(status=200, body=_applied_body(applied)))

    work, committed = change_work(context, workspace=workspace.id, agent_id=call.path["agent_id"], plan=plan)
    answer = once(context, call, work, subject=subject)
    committed()
    return answer


def _applied_body(applied: Applied) -> dict[str, Any]:
    return {"import_id": applied.import_id, "genes": list(applied.genes), "proposals": list(applied.proposals)}


def import_undo(context: Context, call: Call) -> Answer:
    """Take an import back in one step."""
    _refuse_unless_offered(context)
    workspace = call.principal.workspace
    import_id = call.path["import_id"]
    now = context.now()
    subject = _subject_of(context.states.fresh(workspace, call.path["agent_id"]).state, import_id)

    def plan(state: GenomeState) -> Change:
        after, undone = undo_import(state, import_id, now=now)
        return Change(state=after, answer=Answer(status=200, body=_undone_body(undone)))

    work, committed = change_work(context, workspace=workspace, agent_id=call.path["agent_id"], plan=plan)
    answer = once(context, call, work, subject=subject)
    committed()
    return answer


def _subject_of(state: GenomeState, import_id: str) -> str | None:
    """Return the person whose personal genes an import wrote: the answer names their ids."""
    written = (item for record in state.imports if record.id == import_id for item in record.written)
    return next((item.subject for item in written if item.subject is not None), None)


def _undone_body(undone: Undone) -> dict[str, Any]:
    return {
        "import_id": undone.import_id,
        "genes": list(undone.genes),
        "proposals": list(undone.proposals),
        "left": [{"id": item.id, "reason": item.reason} for item in undone.left],
    }


def _refuse_unless_offered(context: Context) -> None:
    if not context.config.flag("provisional_imports"):
        raise Problem("imports_not_offered")
