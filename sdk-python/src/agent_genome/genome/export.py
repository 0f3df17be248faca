"""What of a genome may leave the platform, as an AGF document."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from agent_genome import __version__
from agent_genome.agf import AgfError, CanonicalizationError, Document, build, make_seal
from agent_genome.agf._spec import MAX_FILE_BYTES, STRATA, UNREFERENCED_PROVENANCE_MODE
from agent_genome.genome._spec_learning import EXPORT
from agent_genome.genome.convert import gene_to_agf, layers_of
from agent_genome.genome.keys import long_enough, pseudonym, tenant
from agent_genome.genome.model import Gene
from agent_genome.genome.refusals import refusal
from agent_genome.genome.state import GenomeState, checked_subject
from agent_genome.genome.validity import agf_details

__all__ = ["Exported", "export_genome"]


@dataclass(frozen=True, slots=True)
class Exported:
    """A genome on its way out.

    Attributes:
        document: a valid document.
        references: how many references each gene could keep, the newest, for the file to fit.
    """

    document: Document
    references: int


def export_genome(
    state: GenomeState,
    *,
    key: bytes,
    seal_key: bytes,
    kid: str,
    exported_at: datetime | str,
    subject: str | None = None,
    provenance_mode: str = "pseudonymous",
    platform: str = "agent-genome",
    version: str = __version__,
) -> Exported:
    """Return the kernel, sealed, and the org, team and learned genes, with pseudonyms in the place of references.

    Default genes stay home, and so do observations, outcomes and every id of a person (spec: learning.md#export).

    Args:
        state: the state of the agent.
        key: secret of the workspace, for its pseudonyms.
        seal_key: the issuer's secret, for the seal.
        kid: id of the issuer's key.
        exported_at: RFC 3339 text, or a datetime with a zone.
        subject: the person who asks; then that person's own genes go out too.
        provenance_mode: `pseudonymous`, or `none` for no references at all.
        platform: who exports.
        version: version of the exporter.

    Raises:
        EngineError: `export_too_large`, `export_invalid`, `key_too_short`, `subject_invalid` or `moment_without_zone`.

    Example:
        >>> state = GenomeState(agent="biller", workspace="w1", species="Biller")
        >>> moment = "2026-10-13T09:00:00Z"
        >>> export_genome(state, key=bytes(32), seal_key=bytes(32), kid="k1", exported_at=moment).document
        <agf.Document 'biller' with 0 genes>
    """
    if isinstance(exported_at, datetime) and exported_at.utcoffset() is None:
        raise refusal("moment_without_zone")
    if subject is not None:
        checked_subject(subject)
    strata = {STRATA[0], *EXPORT["strata"], *([EXPORT["personal_stratum"]] if subject is not None else [])}
    home = {gene.id for gene in state.genes if gene.stratum == STRATA[-1]}
    genes = sorted((gene for gene in state.visible(subject) if gene.stratum in strata), key=lambda gene: gene.id)
    named = home | {gene.id for gene in genes}
    outgoing = [_outgoing(gene, named=named, workspace=state.workspace, key=key) for gene in genes]
    members: dict[str, Any] = {
        "slug": state.agent,
        "species": state.species,
        "exported_at": exported_at,
        "source_tenant": tenant(state.workspace, key=key),
        "platform": platform,
        "version": version,
        "provenance_mode": provenance_mode,
    }
    steps = (0,) if provenance_mode == UNREFERENCED_PROVENANCE_MODE else EXPORT["references_steps"]
    for references in steps:
        document = _fitting(outgoing, references, seal_key=seal_key, kid=kid, members=members)
        if document is not None:
            return Exported(document, references)
    raise refusal("export_too_large", limit=MAX_FILE_BYTES)


def _outgoing(gene: Gene, *, named: set[str], workspace: str, key: bytes) -> Gene:
    """Return a gene that gives away not where its references lead, nor the name of a personal gene that stays home."""
    return replace(
        gene,
        overrides=tuple(name for name in gene.overrides if name in named),
        provenance=tuple(pseudonym(reference, workspace=workspace, key=key) for reference in gene.provenance),
    )


def _fitting(
    genes: Iterable[Gene], references: int, *, seal_key: bytes, kid: str, members: Mapping[str, Any]
) -> Document | None:
    """Return the document with so many references a gene; None when it is too large."""
    kept = [replace(gene, provenance=gene.provenance[max(0, len(gene.provenance) - references) :]) for gene in genes]
    kernel = [gene_to_agf(gene) for gene in kept if gene.stratum == STRATA[0]]
    try:
        return build(
            germline=kernel,
            layers=layers_of(kept),
            seal=make_seal(kernel, kid=kid, key=long_enough(seal_key)),
            **members,
        )
    except (AgfError, CanonicalizationError) as error:
        if error.code == "file_too_large":
            return None
        details = agf_details(error)
        raise refusal("export_invalid", details=details, first=details[0].message) from None
