"""The stages `limits` and `strata`, and the warnings: what holds between the genes of a document."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from agent_genome.agf._spec import (
    DESCRIBED_KIND,
    GENE_KINDS,
    IDENTITY_KIND,
    MAX_EXAMINED,
    MAX_GENES,
    PHRASES,
    RESERVED_ID_PREFIX,
    SPEC_VERSION,
    STRATA,
    STRATUM_RANK,
    STRATUM_ROW_OF,
    UNREFERENCED_PROVENANCE_MODE,
    definition,
)
from agent_genome.agf.ecma import compiled
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.places import Path
from agent_genome.agf.pointer import from_parts
from agent_genome.agf.verdict import Found
from agent_genome.agf.wording import alternatives, shown

__all__ = [
    "PlacedGene",
    "gene_count",
    "limit_problems",
    "placed_genes",
    "strata_problems",
    "warnings",
]

_GENE_ID = compiled(definition("geneId")["pattern"])
_SOURCES = frozenset(definition("geneSource")["enum"])
_LAYER_STRATA = frozenset(definition("layerStratum")["enum"])
_ROLE_DESCRIPTION = definition("gene")["properties"]["role_description"]["description"]
_MAX_OVERRIDES = definition("gene")["properties"]["overrides"]["maxItems"]


@dataclass(frozen=True, slots=True)
class PlacedGene:
    """A gene as it stands in a document: its path, its stratum (None when that is unknown), and its members."""

    path: Path
    stratum: str | None
    gene: dict[str, Any]

    @property
    def id(self) -> str | None:
        """The id, when it has the right form."""
        value = self.gene.get("id")
        return value if isinstance(value, str) and _GENE_ID.match(value) else None

    @property
    def kind(self) -> str | None:
        """The kind, when it is one of the closed list."""
        value = self.gene.get("kind")
        return value if isinstance(value, str) and value in GENE_KINDS else None


def _holders(document: dict[str, Any]) -> Iterator[tuple[Path, str | None, dict[str, Any]]]:
    """Yield what holds genes, in file order: the germline and the layers, with their strata."""
    for name, value in document.items():
        if name == "germline" and is_object(value):
            yield (name,), STRATA[0], value
        elif name == "layers" and is_array(value):
            for index, layer in enumerate(value[:MAX_EXAMINED]):
                if is_object(layer):
                    stratum = layer.get("stratum")
                    known = stratum if isinstance(stratum, str) and stratum in _LAYER_STRATA else None
                    yield (name, index), known, layer


def _gene_lists(document: dict[str, Any]) -> Iterator[tuple[Path, str | None, list[Any]]]:
    for path, stratum, holder in _holders(document):
        genes = holder.get("genes")
        if is_array(genes):
            yield (*path, "genes"), stratum, genes


def placed_genes(document: dict[str, Any]) -> Iterator[PlacedGene]:
    """Yield the genes of a document in file order, passing over what is no object, as many as are looked at."""
    left = MAX_EXAMINED
    for path, stratum, genes in _gene_lists(document):
        for index, gene in enumerate(genes[:left]):
            if is_object(gene):
                yield PlacedGene((*path, index), stratum, gene)
        left -= min(left, len(genes))


def gene_count(document: dict[str, Any]) -> int:
    """Return how many genes a document has, the germline's included."""
    return sum(len(genes) for _, _, genes in _gene_lists(document))


def limit_problems(document: dict[str, Any]) -> Iterator[Found]:
    """Yield the problems of the stage `limits`."""
    yield from _too_many(document)
    layers: dict[str, Path] = {}
    for path, stratum, holder in _holders(document):
        if path[0] != "layers" or stratum is None:
            continue
        if stratum in layers:
            first = from_parts(layers[stratum])
            yield Found("duplicate_layer", (*path, "stratum"), {"value": shown(holder["stratum"]), "first": first})
        layers.setdefault(stratum, path)
    ids: dict[str, Path] = {}
    for placed in placed_genes(document):
        if placed.id is None:
            continue
        if placed.id in ids:
            details = {"value": shown(placed.id), "first": from_parts(ids[placed.id])}
            yield Found("duplicate_gene_id", (*placed.path, "id"), details)
        ids.setdefault(placed.id, placed.path)


def _too_many(document: dict[str, Any]) -> Iterator[Found]:
    count = gene_count(document)
    if count <= MAX_GENES:
        return
    before = 0
    for path, _, genes in _gene_lists(document):
        if before + len(genes) > MAX_GENES:
            details = {"actual": count, "limit": MAX_GENES, "excess": count - MAX_GENES}
            yield Found("too_many_genes", (*path, MAX_GENES - before), details)
            return
        before += len(genes)


def strata_problems(document: dict[str, Any]) -> Iterator[Found]:
    """Yield the problems of the stage `strata`."""
    ranks = _ranks(document)
    unreferenced = document.get("provenance_mode") == UNREFERENCED_PROVENANCE_MODE
    for placed in placed_genes(document):
        yield from _identity(placed)
        yield from _table(placed)
        yield from _role(placed)
        yield from _overrides(placed, ranks)
        provenance = placed.gene.get("provenance")
        if unreferenced and is_array(provenance) and provenance:
            details = {
                "id": _called(placed),
                "actual": len(provenance),
                "value": shown(UNREFERENCED_PROVENANCE_MODE),
            }
            yield Found("provenance_not_allowed", (*placed.path, "provenance"), details)


def _called(placed: PlacedGene) -> str:
    return shown(placed.id) if placed.id else str(PHRASES["here"])


def _identity(placed: PlacedGene) -> Iterator[Found]:
    if placed.kind == IDENTITY_KIND:
        if placed.stratum not in (None, STRATA[0]):
            details = {"id": _called(placed), "value": shown(IDENTITY_KIND), "stratum": placed.stratum}
            yield Found("identity_outside_kernel", (*placed.path, "kind"), details)
        if "when" in placed.gene:
            yield Found("identity_has_condition", (*placed.path, "when"), {"id": _called(placed)})
    elif placed.kind and placed.id and placed.id.startswith(RESERVED_ID_PREFIX):
        details = {
            "value": shown(placed.id),
            "prefix": shown(RESERVED_ID_PREFIX),
            "allowed": shown(IDENTITY_KIND),
        }
        yield Found("reserved_id_prefix", (*placed.path, "id"), details)


def _table(placed: PlacedGene) -> Iterator[Found]:
    """Hold a gene against the row of its stratum."""
    if placed.stratum is None:
        return
    row = STRATUM_ROW_OF[placed.stratum]
    if placed.kind and placed.kind != IDENTITY_KIND and placed.kind not in row.kinds:
        details = {"value": shown(placed.kind), "stratum": row.name, "allowed": alternatives(row.kinds)}
        yield Found("kind_not_allowed_in_stratum", (*placed.path, "kind"), details)
    source = placed.gene.get("source")
    if isinstance(source, str) and source in _SOURCES and source not in row.sources:
        details = {"value": shown(source), "stratum": row.name, "allowed": alternatives(row.sources)}
        yield Found("source_not_allowed_in_stratum", (*placed.path, "source"), details)


def _role(placed: PlacedGene) -> Iterator[Found]:
    described = "role_description" in placed.gene
    path = (*placed.path, "role_description")
    if placed.kind == DESCRIBED_KIND and not described:
        details = {"id": _called(placed), "description": _ROLE_DESCRIPTION}
        yield Found("role_description_missing", path, details, "owner")
    elif placed.kind not in (None, DESCRIBED_KIND) and described:
        details = {"id": _called(placed), "value": shown(placed.kind), "allowed": shown(DESCRIBED_KIND)}
        yield Found("role_description_not_allowed", path, details)


def _ranks(document: dict[str, Any]) -> dict[str, int | None]:
    """Return the rank of the stratum in which each id stands first."""
    ranks: dict[str, int | None] = {}
    for placed in placed_genes(document):
        if placed.id is not None:
            ranks.setdefault(placed.id, None if placed.stratum is None else STRATUM_RANK[placed.stratum])
    return ranks


def _override_ids(placed: PlacedGene) -> Iterator[tuple[int, str]]:
    overrides = placed.gene.get("overrides")
    for index, name in enumerate(overrides[:_MAX_OVERRIDES] if is_array(overrides) else ()):
        if isinstance(name, str) and _GENE_ID.match(name):
            yield index, name


def _overrides(placed: PlacedGene, ranks: dict[str, int | None]) -> Iterator[Found]:
    if placed.stratum is None:
        return
    own = STRATUM_RANK[placed.stratum]
    for index, name in _override_ids(placed):
        absent = name not in ranks
        other = (0 if name.startswith(RESERVED_ID_PREFIX) else None) if absent else ranks[name]
        if other is not None and other <= own:
            where = STRATA[other] + (PHRASES["absent"] if absent else "")
            details = {"id": _called(placed), "stratum": placed.stratum, "value": shown(name), "other": where}
            yield Found("override_not_lower", (*placed.path, "overrides", index), details)


def warnings(document: dict[str, Any]) -> Iterator[Found]:
    """Yield the warnings that are not about unknown members."""
    if document.get("agf") != SPEC_VERSION:
        details = {"value": shown(document.get("agf")), "spec": SPEC_VERSION}
        yield Found("unknown_minor_version", ("agf",), details)
    germline = document.get("germline")
    if is_object(germline) and germline.get("genes") == []:
        yield Found("no_identity", ("germline", "genes"))
    ranks = _ranks(document)
    for placed in placed_genes(document):
        for index, name in _override_ids(placed):
            if name not in ranks and not name.startswith(RESERVED_ID_PREFIX):
                details = {"id": _called(placed), "value": shown(name)}
                yield Found("override_unknown", (*placed.path, "overrides", index), details)
