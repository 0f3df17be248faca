"""The gene checks of an importer over a whole document, each finding with its pointer and place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from agent_genome.agf.gene_checks import GeneFinding, check_gene
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.places import line_columns, offsets
from agent_genome.agf.pointer import from_parts
from agent_genome.agf.rules import placed_genes
from agent_genome.agf.verdict import Finding

__all__ = ["findings"]

MemberPath = tuple[str | int, ...]


def findings(data: bytes, document: Any) -> tuple[Finding, ...]:
    """Return what the gene checks find in a file, in file order; nothing when its document could not be read."""
    if not is_object(document):
        return ()
    found: list[tuple[GeneFinding, MemberPath]] = []
    for placed in placed_genes(document):
        for finding in _gene_findings(placed.gene):
            parts = tuple(int(part) if part.isdigit() else part for part in finding.field.split("/")[1:])
            found.append((finding, (*placed.path, *parts)))
    text = data.decode()
    places = offsets(text, ((path, "value") for _, path in found))
    lines = line_columns(text, places)
    ordered = sorted(zip(found, places, strict=True), key=lambda row: (row[1], row[0][0].start, row[0][0].code))
    return tuple(
        Finding(
            finding.code,
            finding.severity,
            finding.category,
            from_parts(path),
            finding.message,
            finding.hint,
            *lines[offset],
        )
        for (finding, path), offset in ordered
    )


def _gene_findings(gene: dict[str, Any]) -> list[GeneFinding]:
    """Check the human strings of a gene, as far as they are strings."""
    text, kind, role = gene.get("text"), gene.get("kind"), gene.get("role_description")
    scope = gene.get("scope")
    return check_gene(
        kind=kind if isinstance(kind, str) else "",
        text=text if isinstance(text, str) else "",
        role_description=role if isinstance(role, str) else None,
        scope=[term if isinstance(term, str) else "" for term in scope] if is_array(scope) else (),
        when_terms=list(_when_terms(gene.get("when"))),
    )


def _when_terms(when: Any) -> Iterator[tuple[str, str]]:
    for index, condition in enumerate(when if is_array(when) else ()):
        values = condition.get("any_of") if is_object(condition) else None
        for place, value in enumerate(values if is_array(values) else ()):
            if isinstance(value, str):
                yield f"/when/{index}/any_of/{place}", value
