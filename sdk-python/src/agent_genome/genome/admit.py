"""Whether a gene may be written: the rules of AGF, its place among the others, and the gene checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from agent_genome.agf._spec import MAX_GENES
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.pointer import append
from agent_genome.agf.wording import shown
from agent_genome.genome.checkers import Finding, GeneChecker, hindrances
from agent_genome.genome.model import Gene
from agent_genome.genome.refusals import Detail, refusal
from agent_genome.genome.state import GenomeState, is_taken, size
from agent_genome.genome.validity import genome_problems

__all__ = ["admit", "checked", "finding_details", "findings_on"]


def admit(state: GenomeState, gene: Gene, *, check: GeneChecker) -> None:
    """Make sure that a new gene may be written into a state.

    Raises:
        EngineError: `gene_exists`, `gene_invalid`, `gene_refused` or `genome_full`.
    """
    if is_taken(state, gene):
        raise refusal("gene_exists", id=shown(gene.id))
    checked(gene, among=state.visible(gene.subject), check=check)
    if size((*state.genes, gene)) > MAX_GENES:
        raise refusal("genome_full", limit=MAX_GENES)


def checked(gene: Gene, *, among: Iterable[Gene], check: GeneChecker) -> None:
    """Make sure that a gene is valid among others, and that no gene check speaks against it.

    Raises:
        EngineError: `gene_invalid` or `gene_refused`.
    """
    details = tuple(_within(detail) for detail in genome_problems((gene, *_targets(gene, among))))
    if details:
        raise refusal("gene_invalid", details=details, id=shown(gene.id), first=details[0].message)
    against = hindrances(findings_on(gene, check))
    if against:
        details = finding_details(against)
        raise refusal("gene_refused", details=details, id=shown(gene.id), first=details[0].message)


def _targets(gene: Gene, among: Iterable[Gene]) -> Iterator[Gene]:
    """Yield the genes that a gene overrides, bare, so that a problem is the gene's own."""
    for other in among:
        if other.id in gene.overrides and other.id != gene.id:
            yield replace(other, overrides=(), provenance=(), extra={})


def _within(detail: Detail) -> Detail:
    """Return a detail with a pointer within the gene, which is the first of its stratum."""
    parts = detail.pointer.split("/")
    depth = 4 if detail.pointer.startswith("/germline/") else 5
    return replace(detail, pointer="".join(f"/{part}" for part in parts[depth:]))


def findings_on(gene: Gene, check: GeneChecker) -> Sequence[Finding]:
    """Return what the gene checks find in a gene; texts that AGF does not name are looked at as terms are."""
    terms = [
        (f"/when/{index}/any_of/{place}", term)
        for index, condition in enumerate(gene.when)
        for place, term in enumerate(condition.any_of)
    ]
    terms += _strings(gene.extra, "")
    terms += [item for index, condition in enumerate(gene.when) for item in _strings(condition.extra, f"/when/{index}")]
    return check(
        kind=gene.kind,
        text=gene.text,
        role_description=gene.role_description,
        scope=gene.scope,
        when_terms=terms,
    )


def _strings(value: Any, pointer: str) -> list[tuple[str, str]]:
    """Return the texts of unknown members, their names included, with pointers."""
    if isinstance(value, str):
        return [(pointer, value)]
    found: list[tuple[str, str]] = []
    if is_array(value):
        for index, item in enumerate(value):
            found += _strings(item, f"{pointer}/{index}")
    elif is_object(value):
        for name, item in value.items():
            at = append(pointer, name)
            found += [(at, name), *_strings(item, at)]
    return found


def finding_details(found: Iterable[Finding]) -> tuple[Detail, ...]:
    """Return findings of the gene checks as details."""
    return tuple(Detail(item.code, item.field, item.message, item.hint) for item in found)
