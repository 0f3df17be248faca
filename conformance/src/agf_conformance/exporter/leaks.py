"""Identifiers and facts in the strings of a file that no gene check looks at, each with its pointer and place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from agent_genome.agf.gene_checks import check_text
from agent_genome.agf.gene_checks.finding import mask
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.places import At, Path, line_columns, offsets
from agent_genome.agf.pointer import from_parts
from agf_conformance._spec import IDENTIFIERS
from agf_conformance.judging.wording import place, short

__all__ = ["leaks"]

# Members whose form or list the schema fixes, and those of genes that the gene checks look at.
_DOCUMENT: Final = frozenset(("agf", "kind", "exported_at", "source_tenant", "provenance_mode", "integrity"))
_GENE: Final = frozenset(
    ("id", "kind", "source", "overrides", "text", "role_description", "scope", "strength", "evidence_count")
)
_CONDITION: Final = frozenset(("feature", "any_of"))
_FACT: Final = "contains_fact"
_FORMS: Final = tuple((row["what"], re.compile(row["pattern"], re.IGNORECASE)) for row in IDENTIFIERS)


@dataclass(frozen=True, slots=True)
class _String:
    value: str
    path: Path
    at: At


def leaks(data: bytes, document: dict[str, Any]) -> list[str]:
    """Return a line for each leak, in file order; the leaked value itself is masked."""
    found = [(string, what) for string in _strings(document, (), _DOCUMENT) if (what := _leak(string.value))]
    text = data.decode()
    places = offsets(text, ((string.path, string.at) for string, _ in found))
    lines = line_columns(text, places)
    ordered = sorted(zip(found, places, strict=True), key=lambda row: row[1])
    return [f"{lines[place][0]}:{lines[place][1]}: {what} {_place(string)}" for (string, what), place in ordered]


def _place(string: _String) -> str:
    """Return where a string stands, without repeating a name that is a leak itself."""
    parts = string.path[:-1] if string.at == "name" else string.path
    shown = from_parts(mask(part) if isinstance(part, str) and _leak(part) else part for part in parts)
    return (
        f"in the name of a member of {short(shown) or 'the document'}" if string.at == "name" else f"at {place(shown)}"
    )


def _leak(value: str) -> str:
    """Return what a string gives away; empty when nothing."""
    for what, form in _FORMS:
        if form.fullmatch(value):
            return f"{what}, by its form ({mask(value)})"
    for finding in check_text(value):
        if finding.code == _FACT:
            return f"{finding.category}: {finding.message}"
    return ""


def _strings(value: Any, path: Path, known: frozenset[str]) -> Iterator[_String]:
    """Yield the strings below a value, names of members that the schema does not name among them."""
    if isinstance(value, str):
        yield _String(value, path, "value")
    elif is_array(value):
        for index, item in enumerate(value):
            yield from _strings(item, (*path, index), _members_of((*path, index)))
    elif is_object(value):
        for name, member in value.items():
            if name in known:
                continue
            place = (*path, name)
            if not _named_by_schema(place):
                yield _String(name, place, "name")
            yield from _strings(member, place, _members_of(place))


def _members_of(path: Path) -> frozenset[str]:
    """Return the members of what stands at a path that are not looked at."""
    shape = tuple("*" if isinstance(part, int) else part for part in path)
    return _SKIPPED.get(shape, frozenset())


def _named_by_schema(path: Path) -> bool:
    return tuple("*" if isinstance(part, int) else part for part in path) in _NAMED


_GENES: Final = (("germline", "genes", "*"), ("layers", "*", "genes", "*"))
_SKIPPED: Final[dict[tuple[str, ...], frozenset[str]]] = {
    ("agent",): frozenset(("identity_hash",)),
    ("exporter",): frozenset(("version",)),
    ("germline", "seal"): frozenset(("mac",)),
    ("layers", "*"): frozenset(("stratum",)),
    **dict.fromkeys(_GENES, _GENE),
    **dict.fromkeys(((*gene, "when", "*") for gene in _GENES), _CONDITION),
}
_NAMED: Final = frozenset(
    (
        *((name,) for name in ("exporter", "agent", "germline", "layers", "extensions")),
        *(("exporter", name) for name in ("platform", "version")),
        *(("agent", name) for name in ("slug", "species")),
        *(("germline", name) for name in ("read_only", "genes", "seal")),
        ("germline", "seal", "kid"),
        ("layers", "*", "genes"),
        *((*gene, name) for gene in _GENES for name in ("provenance", "when")),
    )
)
