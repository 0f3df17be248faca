"""Genes and genomes as AGF and back; members that AGF does not name are kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

from agent_genome.agf import Document, build
from agent_genome.agf._spec import SCHEMA, STRATA
from agent_genome.genome._spec_learning import PERSONAL
from agent_genome.genome.model import Condition, Gene, Genome

if TYPE_CHECKING:
    from agent_genome.genome.state import GenomeState

__all__ = ["from_agf", "gene_from_agf", "gene_to_agf", "genome_of", "to_agf"]

_GENE_MEMBERS = frozenset(SCHEMA["$defs"]["gene"]["properties"])
_CONDITION_MEMBERS = frozenset(SCHEMA["$defs"]["condition"]["properties"])


def gene_from_agf(gene: Mapping[str, Any], *, stratum: str, subject: str | None = None) -> Gene:
    """Return a gene of a valid file.

    Args:
        gene: the gene as it stands in the file.
        stratum: the stratum in which it stands.
        subject: whose gene it is, when the stratum is the personal one.
    """
    return Gene(
        id=gene["id"],
        kind=gene["kind"],
        text=gene["text"],
        stratum=stratum,
        strength=float(gene["strength"]),
        source=gene["source"],
        evidence_count=int(gene["evidence_count"]),
        scope=tuple(gene["scope"]),
        overrides=tuple(gene["overrides"]),
        provenance=tuple(gene["provenance"]),
        when=tuple(_condition_from_agf(condition) for condition in gene.get("when", ())),
        role_description=gene.get("role_description"),
        subject=subject,
        extra={name: value for name, value in gene.items() if name not in _GENE_MEMBERS},
    )


def gene_to_agf(gene: Gene) -> dict[str, Any]:
    """Return a gene as it stands in a file: no stratum, no subject; an empty `when` is left out.

    Example:
        >>> gene_to_agf(Gene("tone", "style", "Be brief.", "org", source="staff"))["source"]
        'staff'
    """
    members: dict[str, Any] = {
        "id": gene.id,
        "kind": gene.kind,
        "text": gene.text,
        "strength": gene.strength,
        "source": gene.source,
        "evidence_count": gene.evidence_count,
        "scope": list(gene.scope),
        "overrides": list(gene.overrides),
        "provenance": list(gene.provenance),
    }
    if gene.when:
        members["when"] = [_condition_to_agf(condition) for condition in gene.when]
    if gene.role_description is not None:
        members["role_description"] = gene.role_description
    return members | {name: value for name, value in gene.extra.items() if name not in _GENE_MEMBERS}


def _condition_from_agf(condition: Mapping[str, Any]) -> Condition:
    extra = {name: value for name, value in condition.items() if name not in _CONDITION_MEMBERS}
    return Condition(condition["feature"], tuple(condition["any_of"]), extra)


def _condition_to_agf(condition: Condition) -> dict[str, Any]:
    return {**condition.extra, "feature": condition.feature, "any_of": list(condition.any_of)}


def genes_of(document: Mapping[str, Any], *, subject: str | None = None) -> tuple[Gene, ...]:
    """Return the genes of a valid document in file order, the germline first; `subject` owns the personal ones."""
    layers = [(STRATA[0], document["germline"]), *((layer["stratum"], layer) for layer in document["layers"])]
    return tuple(
        gene_from_agf(gene, stratum=stratum, subject=subject if stratum == PERSONAL else None)
        for stratum, layer in layers
        for gene in layer["genes"]
    )


def from_agf(document: Mapping[str, Any]) -> Genome:
    """Return the genome of a valid document, as compiling sees it; `Document.data` is one.

    A file has no version and no observations: the genome has version 1.
    """
    agent = document["agent"]
    return Genome(id=agent["slug"], species=agent["species"], genes=genes_of(document))


def to_agf(
    genome: Genome,
    *,
    exported_at: datetime | str,
    source_tenant: str,
    seal: Mapping[str, str],
    **members: Any,
) -> Document:
    """Return a genome as a document, its genes just as they are: `export_genome` is what may leave a platform.

    Args:
        genome: its observations are left out.
        exported_at: RFC 3339 text, or a datetime with a zone.
        source_tenant: pseudonym of the workspace, 24 lower-case hexadecimal digits.
        seal: what `agent_genome.agf.make_seal()` returned for the kernel genes.
        members: what else `agent_genome.agf.build()` takes, such as `platform` or `extensions`.

    Raises:
        AgfError: the genome is not valid AGF.
    """
    return build(
        slug=genome.id,
        species=genome.species,
        exported_at=exported_at,
        source_tenant=source_tenant,
        seal=seal,
        germline=[gene_to_agf(gene) for gene in genome.in_stratum(STRATA[0])],
        layers=layers_of(genome.genes),
        **members,
    )


def layers_of(genes: Iterable[Gene]) -> dict[str, list[dict[str, Any]]]:
    """Return genes by stratum as `build` takes them, strongest stratum first, the kernel left out."""
    layers: dict[str, list[dict[str, Any]]] = {stratum: [] for stratum in STRATA[1:]}
    for gene in genes:
        if gene.stratum in layers:
            layers[gene.stratum].append(gene_to_agf(gene))
    return {stratum: layer for stratum, layer in layers.items() if layer}


def genome_of(state: GenomeState, *, subject: str | None = None) -> Genome:
    """Return what compiling sees of a state: shared genes, one person's own, and observations not yet taken up.

    Args:
        state: the state of the agent.
        subject: whose run it is; None leaves every personal gene out.
    """
    return Genome(
        id=state.agent,
        species=state.species,
        version=state.version,
        genes=tuple(state.visible(subject)),
        observations=tuple(item for item in state.observations if item.consumed_by is None),
    )
