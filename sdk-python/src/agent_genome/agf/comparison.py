"""What differs between two genomes, gene by gene."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from agent_genome.agf._spec import SCHEMA
from agent_genome.agf.json_value import is_object
from agent_genome.agf.pointer import append
from agent_genome.agf.rules import placed_genes

__all__ = ["Change", "diff"]

_GENES = frozenset(("germline", "layers", "integrity"))


@dataclass(frozen=True, slots=True)
class Change:
    """One difference.

    Attributes:
        what: a gene was `added`, `removed`, `moved` to another stratum or `changed`; or a member of the file was.
        id: the gene's id; empty for a member of the file.
        stratum: the stratum of the gene, in the second genome where it is there.
        member: the member that changed, as a JSON Pointer within the gene or file; empty for a whole gene.
        before: the value in the first genome; None when it was not there.
        after: the value in the second genome; None when it is not there.
    """

    what: Literal["added", "removed", "moved", "changed"]
    id: str
    stratum: str
    member: str
    before: Any
    after: Any


def diff(first: Mapping[str, Any], second: Mapping[str, Any]) -> list[Change]:
    """Return how the second genome differs from the first: members of the file, then genes in order of their ids.

    The order of members, layers and genes makes no difference, nor does `1` against `1.0`; the digest is left out.

    Example:
        >>> diff({"agent": {"slug": "a"}}, {"agent": {"slug": "b"}})
        [Change(what='changed', id='', stratum='', member='/agent/slug', before='a', after='b')]
    """
    changes = [
        Change(_what(before, after), "", "", pointer, before, after)
        for pointer, before, after in _members(_frame(first), _frame(second), "")
    ]
    old = {gene.id: gene for gene in placed_genes(dict(first)) if gene.id}
    new = {gene.id: gene for gene in placed_genes(dict(second)) if gene.id}
    for name in sorted(old.keys() | new.keys()):
        before, after = old.get(name), new.get(name)
        if after is None:
            assert before is not None
            changes.append(Change("removed", name, before.stratum or "", "", before.gene, None))
            continue
        stratum = after.stratum or ""
        if before is None:
            changes.append(Change("added", name, stratum, "", None, after.gene))
            continue
        if before.stratum != after.stratum:
            changes.append(Change("moved", name, stratum, "", before.stratum, after.stratum))
        changes += [
            Change("changed", name, stratum, pointer, old_value, new_value)
            for pointer, old_value, new_value in _members(before.gene, after.gene, "")
        ]
    return changes


def _frame(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return the document without its genes and its digest."""
    frame = {name: value for name, value in document.items() if name not in _GENES}
    germline = document.get("germline")
    if is_object(germline):
        frame["germline"] = {name: value for name, value in germline.items() if name != "genes"}
    return frame


def _what(before: Any, after: Any) -> Literal["added", "removed", "changed"]:
    if before is None:
        return "added"
    return "removed" if after is None else "changed"


def _members(before: Any, after: Any, pointer: str) -> list[tuple[str, Any, Any]]:
    if is_object(before) and is_object(after):
        order = list(dict.fromkeys([*SCHEMA["properties"], *before, *after]))
        return [
            found
            for name in order
            if name in before or name in after
            for found in _members(before.get(name), after.get(name), append(pointer, name))
        ]
    same = before == after and isinstance(before, bool) == isinstance(after, bool)
    return [] if same else [(pointer, before, after)]
