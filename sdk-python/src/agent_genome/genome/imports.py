"""Import in six steps: check the file, check each gene, preview, consent, apply, undo."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from datetime import datetime

from agent_genome.agf import AgfError, Document
from agent_genome.agf import loads as read_agf
from agent_genome.agf.wording import shown
from agent_genome.genome._spec_learning import IMPORT, PREVIEW_SECONDS, PREVIEW_SECONDS_MOST
from agent_genome.genome.checkers import GeneChecker
from agent_genome.genome.evidence import MAX_PROVENANCE
from agent_genome.genome.fingerprint import fingerprint
from agent_genome.genome.import_plan import Plan, plan_import, text_diff
from agent_genome.genome.import_token import Bound, in_seconds, issue, moment_text, opened
from agent_genome.genome.keys import keyed
from agent_genome.genome.model import Gene
from agent_genome.genome.refusals import Detail, refusal
from agent_genome.genome.state import (
    GenomeState,
    ImportRecord,
    Proposal,
    Written,
    checked_subject,
    same_or_next,
)
from agent_genome.genome.validity import agf_details

__all__ = ["Applied", "Left", "Preview", "Undone", "check_file", "consent_import", "preview_import", "undo_import"]


@dataclass(frozen=True, slots=True)
class Preview:
    """What an administrator sees before consent.

    Attributes:
        import_id: id that the import will have.
        token: what consent needs.
        expires_at: until when, RFC 3339.
        file_sha256: digest of the bytes of the file.
        plan: what would be written and what not, and why.
        diff: the same as a unified diff of texts.
        warnings: what the check of the file found beside errors.
    """

    import_id: str
    token: str
    expires_at: str
    file_sha256: str
    plan: Plan
    diff: str
    warnings: tuple[Detail, ...]


@dataclass(frozen=True, slots=True)
class Applied:
    """What consent wrote."""

    import_id: str
    genes: tuple[str, ...]
    proposals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Left:
    """Something that undoing an import left alone: the id, and a reason of the catalogue (changed or gone)."""

    id: str
    reason: str


@dataclass(frozen=True, slots=True)
class Undone:
    """What undoing an import removed, and what it left and why."""

    import_id: str
    genes: tuple[str, ...]
    proposals: tuple[str, ...]
    left: tuple[Left, ...]


def check_file(data: bytes) -> Document:
    """Read the file of an import: step 2.

    Raises:
        EngineError: `file_invalid`, with every problem in the details.
    """
    try:
        return read_agf(data)
    except AgfError as error:
        details = agf_details(error)
        raise refusal("file_invalid", details=details, first=details[0].message) from None


def preview_import(
    state: GenomeState,
    data: bytes,
    *,
    key: bytes,
    now: datetime,
    check: GeneChecker,
    subject: str | None = None,
    seconds: int = PREVIEW_SECONDS,
) -> Preview:
    """Say what an import would do; nothing is written (spec: learning.md#preview).

    Args:
        state: the state of the agent.
        data: the bytes of the file.
        key: secret of the platform, for the token.
        now: the present, with a zone.
        check: says what speaks against writing a gene, such as `agent_genome.agf.gene_checks.check_gene`.
        subject: the person who asks, when the personal genes of the file are to become that person's.
        seconds: how long the token holds, at most the limit `preview_seconds_most`.

    Raises:
        EngineError: `file_invalid`, `subject_invalid`, `key_too_short`, `seconds_out_of_range`, `moment_without_zone`
            or `moment_out_of_range`.
    """
    if subject is not None:
        checked_subject(subject)
    if type(seconds) is not int or not 1 <= seconds <= PREVIEW_SECONDS_MOST:
        raise refusal("seconds_out_of_range", limit=PREVIEW_SECONDS_MOST)
    document = check_file(data)
    expires = in_seconds(now) + seconds
    plan = plan_import(state, document.data, subject=subject, check=check)
    sha256 = hashlib.sha256(data).hexdigest()
    import_id = _import_id(state, sha256, plan, expires, key)
    bound = Bound(import_id, state.agent, state.workspace, sha256, plan.sha256, expires)
    return Preview(
        import_id=import_id,
        token=issue(bound, key=key),
        expires_at=moment_text(expires),
        file_sha256=sha256,
        plan=plan,
        diff=text_diff(state, plan, subject=subject),
        warnings=tuple(Detail(item.code, item.pointer, item.message, item.hint) for item in document.check().problems),
    )


def _import_id(state: GenomeState, sha256: str, plan: Plan, expires: int, key: bytes) -> str:
    parts = (state.workspace, state.agent, str(state.version), sha256, plan.sha256, str(expires))
    return IMPORT["id_prefix"] + keyed(key, IMPORT["id_prefix"], *parts)[: IMPORT["id_hex_digits"]]


def consent_import(
    state: GenomeState,
    data: bytes,
    *,
    token: str,
    key: bytes,
    now: datetime,
    check: GeneChecker,
    subject: str | None = None,
) -> tuple[GenomeState, Applied]:
    """Write what the preview showed, all of it and once (spec: learning.md#consent).

    Args:
        state: the state of the agent.
        data: the bytes of the file, the very ones that were previewed.
        token: of the preview.
        key: the secret that made it.
        now: the present, with a zone.
        check: the checker of the preview.
        subject: the person of the preview.

    Raises:
        EngineError: `token_invalid`, `token_other_workspace`, `token_other_agent`, `import_already_applied`,
            `token_other_file`, `token_expired`, `preview_outdated`, `nothing_to_import`, or what `preview_import`
            raises; nothing is written.
    """
    seconds = in_seconds(now)
    bound = opened(token, key=key)
    _refuse_unbound(state, data, bound, seconds)
    plan = plan_import(state, check_file(data).data, subject=subject, check=check)
    if plan.sha256 != bound.plan_sha256:
        raise refusal("preview_outdated")
    if not plan.genes and not plan.proposals:
        raise refusal("nothing_to_import")
    genes = tuple(_referenced(gene, bound.import_id) for gene in plan.genes)
    proposals = tuple(_referenced(gene, bound.import_id) for gene in plan.proposals)
    record = ImportRecord(
        id=bound.import_id,
        file_sha256=bound.file_sha256,
        applied_at=moment_text(seconds),
        written=(
            *(Written(gene.id, "gene", fingerprint(gene), gene.subject) for gene in genes),
            *(Written(gene.id, "proposal", fingerprint(gene), gene.subject) for gene in proposals),
        ),
    )
    after = same_or_next(
        state,
        genes=(*state.genes, *genes),
        proposals=(*state.proposals, *(Proposal(gene, "import", bound.import_id) for gene in proposals)),
        imports=(*state.imports, record),
    )
    return after, Applied(bound.import_id, _ids(genes), _ids(proposals))


def _refuse_unbound(state: GenomeState, data: bytes, bound: Bound, now: int) -> None:
    if bound.workspace != state.workspace:
        raise refusal("token_other_workspace")
    if bound.agent != state.agent:
        raise refusal("token_other_agent")
    if any(record.id == bound.import_id for record in state.imports):
        raise refusal("import_already_applied", id=shown(bound.import_id))
    if bound.file_sha256 != hashlib.sha256(data).hexdigest():
        raise refusal("token_other_file")
    if now > bound.expires:
        raise refusal("token_expired", moment=moment_text(bound.expires))


def _referenced(gene: Gene, import_id: str) -> Gene:
    """Return a gene with one reference more, which names the import; the oldest makes room."""
    reference = IMPORT["reference_prefix"] + import_id
    return replace(gene, provenance=(*gene.provenance, reference)[-MAX_PROVENANCE:])


def _ids(genes: tuple[Gene, ...]) -> tuple[str, ...]:
    return tuple(gene.id for gene in genes)


def undo_import(state: GenomeState, import_id: str, *, now: datetime) -> tuple[GenomeState, Undone]:
    """Take back all that an import wrote, apart from what was changed since (spec: learning.md#undo).

    A proposal that was accepted and not changed since is taken back as the gene that it became.

    Args:
        state: the state of the agent.
        import_id: id of the import.
        now: the present, with a zone.

    Raises:
        EngineError: `import_unknown`, `import_already_undone` or `moment_without_zone`.
    """
    moment = moment_text(in_seconds(now))
    record = next((item for item in state.imports if item.id == import_id), None)
    if record is None:
        raise refusal("import_unknown", id=shown(import_id))
    if record.undone_at is not None:
        raise refusal("import_already_undone", id=shown(import_id))
    genes = {(gene.id, gene.subject): gene for gene in state.genes}
    proposals = {proposal.gene.id: proposal.gene for proposal in state.proposals}
    taken_genes: set[tuple[str, str | None]] = set()
    taken_proposals: set[str] = set()
    left: list[Left] = []
    for item in record.written:
        waiting = proposals.get(item.id) if item.form == "proposal" else None
        there = waiting or genes.get((item.id, item.subject))
        if there is None:
            left.append(Left(item.id, "gone"))
        elif fingerprint(there) != item.fingerprint:
            left.append(Left(item.id, "changed"))
        elif waiting:
            taken_proposals.add(item.id)
        else:
            taken_genes.add((item.id, item.subject))
    shared = {id for id, subject in taken_genes if subject is None}
    after = same_or_next(
        state,
        genes=tuple(gene for gene in state.genes if (gene.id, gene.subject) not in taken_genes),
        proposals=tuple(item for item in state.proposals if item.gene.id not in taken_proposals),
        priors=tuple(prior for prior in state.priors if prior.gene not in shared),
        imports=tuple(replace(item, undone_at=moment) if item is record else item for item in state.imports),
    )
    removed = tuple(sorted(id for id, _ in taken_genes))
    return after, Undone(import_id, removed, tuple(sorted(taken_proposals)), tuple(left))
