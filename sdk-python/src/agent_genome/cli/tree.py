"""The genes of a genome in the order in which they are shown, and their tree."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from agent_genome.agf._spec import KIND_RANK
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.rules import placed_genes
from agent_genome.agf.wording import safe
from agent_genome.cli._spec import STRATA, STRATUM_ROWS, StratumRow
from agent_genome.cli.layout import wrap
from agent_genome.cli.styles import Painter
from agent_genome.genome._spec_dialects import STRENGTH_STRATA

__all__ = ["Branch", "Mark", "branches", "genome_tree"]

UNKNOWN: Final = "unknown"
"""What holds the genes of a layer whose stratum is none that is known."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A stratum and its genes in the order of agf.md#display-order."""

    stratum: str
    genes: list[dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """What a section does with a gene, and why when it leaves it out."""

    included: bool
    why: str = ""


def branches(document: dict[str, Any]) -> list[Branch]:
    """Return the strata that have genes, the strongest first.

    Example:
        >>> layer = {"stratum": "org", "genes": [{"id": "weak", "strength": 0}, {"id": "firm", "strength": 1}]}
        >>> [gene["id"] for gene in branches({"layers": [layer]})[0].genes]
        ['firm', 'weak']
    """
    by_stratum: dict[str, list[dict[str, Any]]] = {name: [] for name in (*STRATA, UNKNOWN)}
    for placed in placed_genes(document):
        by_stratum[placed.stratum or UNKNOWN].append(placed.gene)
    return [Branch(name, sorted(genes, key=_display_order)) for name, genes in by_stratum.items() if genes]


def _display_order(gene: dict[str, Any]) -> tuple[int, float, str]:
    kind, strength, name = gene.get("kind"), gene.get("strength"), gene.get("id")
    return (
        KIND_RANK.get(kind, len(KIND_RANK)) if isinstance(kind, str) else len(KIND_RANK),
        -strength if isinstance(strength, int | float) else 0.0,
        name if isinstance(name, str) else "",
    )


def genome_tree(strata: list[Branch], *, marks: Mapping[str, Mark], width: int | None, paint: Painter) -> Iterator[str]:
    """Yield the lines of the tree; `marks` has a mark by the id of each gene that gets one."""
    rows: dict[str, StratumRow] = {row.name: row for row in STRATUM_ROWS}
    if not strata:
        yield "no genes"
    for branch in strata:
        row = rows.get(branch.stratum)
        known_as = f" ({row.known_as})" if row and row.known_as != row.name else ""
        protected = ", protected" if row and row.protected else ""
        count = "1 gene" if len(branch.genes) == 1 else f"{len(branch.genes)} genes"
        yield f"{paint('strong', branch.stratum)}{known_as}{paint('quiet', f'  {count}{protected}')}"
        for number, gene in enumerate(branch.genes, start=1):
            last = number == len(branch.genes)
            mark = marks.get(gene["id"]) if marks else None  # only a valid file has marks, and its genes have ids
            yield from _gene(gene, branch.stratum, mark=mark, last=last, width=width, paint=paint)


def _gene(
    gene: dict[str, Any], stratum: str, *, mark: Mark | None, last: bool, width: int | None, paint: Painter
) -> Iterator[str]:
    branch, trunk = ("\u2514\u2500 ", "   ") if last else ("\u251c\u2500 ", "\u2502  ")
    strength = f" {_value(gene.get('strength'))}" if stratum in STRENGTH_STRATA else ""
    head = f"{paint('place', _value(gene.get('kind')))} {paint('strong', _value(gene.get('id')))}{strength}"
    sign = "" if mark is None else f"{paint('good', '+') if mark.included else paint('error', '-')} "
    yield f"{paint('quiet', branch)}{sign}{head}"
    reasons = (mark.why,) if mark and mark.why else ()
    for line in (_value(gene.get("text")), *_details(gene), *reasons):
        room = None if width is None else width - len(trunk)
        for part in wrap(line, width=room, indent="  ").split("\n"):
            yield f"{paint('quiet', trunk)}{part}".rstrip()


def _details(gene: dict[str, Any]) -> Iterator[str]:
    if "role_description" in gene:
        yield f"role: {_value(gene['role_description'])}"
    if gene.get("scope"):
        yield f"scope: {_list(gene['scope'])}"
    if gene.get("when"):
        conditions = gene["when"] if is_array(gene["when"]) else [gene["when"]]
        yield f"when: {' and '.join(map(_condition, conditions))}"
    if gene.get("overrides"):
        yield f"overrides: {_list(gene['overrides'])}"


def _condition(condition: Any) -> str:
    if not is_object(condition):
        return _value(condition)
    return f"{_value(condition.get('feature'))} is {_list(condition.get('any_of'), ' or ')}"


def _list(value: Any, separator: str = ", ") -> str:
    return separator.join(map(_value, value)) if is_array(value) else _value(value)


def _value(value: Any) -> str:
    if value is None:
        return "?"
    return safe(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
