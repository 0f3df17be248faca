"""What differs between two genomes, gene by gene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from agent_genome.agf._spec import SCHEMA, STRATA, STRATUM_RANK, definition
from agent_genome.agf.canonical import CanonicalizationError, canonical_bytes
from agent_genome.agf.json_value import HasData, data_of, is_array, is_object
from agent_genome.agf.pointer import append
from agent_genome.agf.rules import PlacedGene

__all__ = ["Change", "diff"]

What = Literal["added", "removed", "moved", "changed"]
Key = tuple[str, int]
"""A name, and how many of the same name stand before it; more than one is a fault of the file."""
_GERMLINE: Key = (STRATA[0], -1)


@dataclass(frozen=True, slots=True)
class Change:
    """One difference.

    Attributes:
        what: a gene was `added`, `removed`, `moved` to another stratum or `changed`; or a member of the file was.
        id: the gene's id; empty for a member of the file or of a layer.
        stratum: the stratum of the gene or layer, in the second genome where it is there.
        member: the member that changed, as a JSON Pointer within the gene, layer or file; empty for a whole gene or
            layer.
        before: the value in the first genome; None when it was not there.
        after: the value in the second genome; None when it is not there.
    """

    what: What
    id: str
    stratum: str
    member: str
    before: Any
    after: Any


def diff(first: Mapping[str, Any] | HasData, second: Mapping[str, Any] | HasData) -> list[Change]:
    """Return how the second genome differs from the first: members of the file and of its layers, then the genes.

    The order of members, layers and genes makes no difference, nor does `1` against `1.0`; the digest is left out.
    Genes are told in the order of their ids. Those without a well-formed id are compared as the member `genes` of their
    layer.

    Args:
        first: a JSON object, or an `agf.Document`.
        second: another.

    Example:
        >>> diff({"agent": {"slug": "a"}}, {"agent": {"slug": "b"}})
        [Change(what='changed', id='', stratum='', member='/agent/slug', before='a', after='b')]
    """
    old, new = _taken_apart(data_of(first)), _taken_apart(data_of(second))
    return [
        *(
            Change(what, "", "", member, before, after)
            for what, member, before, after in _members(old.frame, new.frame, SCHEMA)
        ),
        *_layer_changes(old, new),
        *_gene_changes(old, new),
    ]


@dataclass(frozen=True, slots=True)
class _Parts:
    """A genome taken apart: `frame` has neither genes nor layers, and each of `layers` has no gene with an id."""

    frame: dict[str, Any]
    layers: dict[Key, dict[str, Any]]
    genes: dict[Key, tuple[Key, dict[str, Any]]]


def _taken_apart(document: Mapping[str, Any]) -> _Parts:
    frame = {name: value for name, value in document.items() if name != "integrity"}
    parts = _Parts(frame, {}, {})
    named: list[tuple[str, Key, dict[str, Any]]] = []
    if is_object(frame.get("germline")):
        frame["germline"], genes = _split(frame["germline"])
        named += ((name, _GERMLINE, gene) for name, gene in genes)
    if is_array(frame.get("layers")):
        holders, frame["layers"] = _named(frame["layers"], "stratum")
        for key, layer in sorted(holders, key=lambda row: (STRATUM_RANK.get(row[0][0], len(STRATUM_RANK)), row[0])):
            rest, genes = _split({name: value for name, value in layer.items() if name != "stratum"})
            parts.layers[key] = rest
            named += ((name, key, gene) for name, gene in genes)
    seen: Counter[str] = Counter()
    for name, holder, gene in named:
        parts.genes[name, seen[name]] = (holder, gene)
        seen[name] += 1
    return parts


def _split(holder: dict[str, Any]) -> tuple[dict[str, Any], list[tuple[str, dict[str, Any]]]]:
    """Take the genes that have an id out of what holds them."""
    genes = holder.get("genes")
    if not is_array(genes):
        return holder, []
    named = [(PlacedGene((), None, gene).id, gene) if is_object(gene) else (None, gene) for gene in genes]
    rest = [gene for name, gene in named if name is None]
    return holder | {"genes": rest}, [(name, gene) for name, gene in named if name is not None]


def _named(values: list[Any], member: str) -> tuple[list[tuple[Key, dict[str, Any]]], list[Any]]:
    """Return the objects that have a name, each with its key, and the other values."""
    seen: Counter[str] = Counter()
    named: list[tuple[Key, dict[str, Any]]] = []
    others: list[Any] = []
    for value in values:
        name = value.get(member) if is_object(value) else None
        if is_object(value) and isinstance(name, str):
            named.append(((name, seen[name]), value))
            seen[name] += 1
        else:
            others.append(value)
    return named, others


def _stratum(holder: Key) -> str:
    """Return the stratum as a change names it: a second layer of the same stratum has its number behind it."""
    name, earlier = holder
    return f"{name} ({earlier + 1})" if earlier > 0 else name


def _layer_changes(old: _Parts, new: _Parts) -> Iterator[Change]:
    keys = old.layers.keys() | new.layers.keys()
    told = {holder for parts in (old, new) for holder, _ in parts.genes.values()}
    for key in sorted(keys, key=lambda key: (STRATUM_RANK.get(key[0], len(STRATUM_RANK)), key)):
        before, after = old.layers.get(key), new.layers.get(key)
        if before is not None and after is not None:
            for what, member, old_value, new_value in _members(before, after, definition("layer")):
                yield Change(what, "", _stratum(key), member, old_value, new_value)
        elif key not in told or {"genes": []} not in (before, after):
            yield Change("added" if before is None else "removed", "", _stratum(key), "", before, after)


def _gene_changes(old: _Parts, new: _Parts) -> Iterator[Change]:
    for key in sorted(old.genes.keys() | new.genes.keys()):
        name = key[0]
        if key not in new.genes:
            holder, gene = old.genes[key]
            yield Change("removed", name, _stratum(holder), "", gene, None)
            continue
        holder, gene = new.genes[key]
        stratum = _stratum(holder)
        if key not in old.genes:
            yield Change("added", name, stratum, "", None, gene)
            continue
        old_holder, old_gene = old.genes[key]
        if old_holder != holder:
            yield Change("moved", name, stratum, "", _stratum(old_holder), stratum)
        for what, member, before, after in _members(old_gene, gene, definition("gene")):
            yield Change(what, name, stratum, member, before, after)


def _members(
    before: Any, after: Any, schema: Mapping[str, Any], pointer: str = ""
) -> Iterator[tuple[What, str, Any, Any]]:
    """Yield what differs between two values, the members of objects one by one and in the order of the schema."""
    if not is_object(before) or not is_object(after):
        if not _same(before, after):
            yield "changed", pointer, before, after
        return
    schema = definition(schema["$ref"]) if "$ref" in schema else schema
    properties = schema.get("properties", {})
    for name in dict.fromkeys([*properties, *before, *after]):
        place = append(pointer, name)
        if name not in before:
            if name in after:
                yield "added", place, None, after[name]
        elif name not in after:
            yield "removed", place, before[name], None
        else:
            yield from _members(before[name], after[name], properties.get(name, {}), place)


def _same(before: Any, after: Any) -> bool:
    try:
        return canonical_bytes(before) == canonical_bytes(after)
    except CanonicalizationError:
        return bool(before == after)
