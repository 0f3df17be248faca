"""Whether genes make a valid genome, however large a file of them would be."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from agent_genome.agf import AgfError, CanonicalizationError, canonical_bytes
from agent_genome.agf._spec import SCHEMA, SPEC_VERSION, STRATA
from agent_genome.agf.checker import without_canonical_form
from agent_genome.agf.pointer import from_parts
from agent_genome.agf.rules import limit_problems, strata_problems
from agent_genome.agf.schema_stage import schema_problems
from agent_genome.agf.wording import words
from agent_genome.genome.convert import gene_to_agf
from agent_genome.genome.model import Gene
from agent_genome.genome.refusals import Detail

__all__ = ["agf_details", "genome_problems"]


def genome_problems(genes: Iterable[Gene], *, slug: str = "checked", species: str = "checked") -> tuple[Detail, ...]:
    """Return what is wrong with genes that stand together, with pointers within a document of them.

    Args:
        genes: of all strata; each stratum's come in their order.
        slug: short name of the agent.
        species: human name of the kind of agent.
    """
    by_stratum: dict[str, list[dict[str, Any]]] = {STRATA[0]: []}
    for gene in genes:
        by_stratum.setdefault(gene.stratum, []).append(gene_to_agf(gene))
    germline = {"read_only": True, "genes": by_stratum.pop(STRATA[0]), "seal": {"kid": "-", "mac": "0" * 64}}
    document = {
        "agf": SPEC_VERSION,
        "kind": SCHEMA["properties"]["kind"]["const"],
        "exporter": {"platform": "-", "version": "-"},
        "exported_at": "2000-01-01T00:00:00Z",
        "agent": {"slug": slug, "species": species, "identity_hash": "0" * 16},
        "germline": germline,
        "layers": [{"stratum": stratum, "genes": layer} for stratum, layer in by_stratum.items()],
        "provenance_mode": SCHEMA["$defs"]["provenanceMode"]["enum"][0],
        "source_tenant": "0" * 24,
        "extensions": {},
        "integrity": {"sha256": "0" * 64},
    }
    try:
        canonical_bytes(document)
    except CanonicalizationError as error:
        return agf_details(error)
    found = chain(schema_problems(document), limit_problems(document), strata_problems(document))
    return tuple(Detail(item.code, from_parts(item.path), *words(item.code, item.details)) for item in found)


def agf_details(error: AgfError | CanonicalizationError) -> tuple[Detail, ...]:
    """Return what is wrong with a document, as details."""
    problems = without_canonical_form(error).problems if isinstance(error, CanonicalizationError) else error.problems
    return tuple(Detail(item.code, item.pointer, item.message, item.hint) for item in problems)
