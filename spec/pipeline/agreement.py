"""What the AGF documents promise each other: tables hold values of the closed lists, codes have stages and anchors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pipeline.json_value import is_array, is_object

if TYPE_CHECKING:
    from pipeline.sources import AgfSources

# What the reference checker evaluates: another keyword, or a misspelt one, would be a rule that nobody keeps.
_KEYWORDS = frozenset(
    [
        "$schema",
        "$id",
        "$defs",
        "$ref",
        "title",
        "description",
        "type",
        "properties",
        "required",
        "items",
        "enum",
        "const",
        "pattern",
        "format",
        "examples",
        "minimum",
        "maximum",
        "minLength",
        "maxLength",
        "minItems",
        "maxItems",
        "x-codes",
        "x-free",
    ]
)


def disagreements(sources: AgfSources, anchors: set[str]) -> Iterator[str]:
    """Yield what does not fit together, each with its place."""
    yield from _strata(sources.schema.data["$defs"], sources.rules.data)
    yield from _codes(sources, anchors)
    yield from _digest_faults(sources.digest_faults.data)
    for path, keyword in _unknown_keywords(sources.schema.data, "#"):
        yield f"{sources.schema.path}: {path}: unknown keyword {keyword}"


def _digest_faults(data: dict[str, Any]) -> Iterator[str]:
    about = {fault["id"]: fault["about"] for fault in data["faults"]}
    for faults in data["common"]:
        yield from (f"digest faults: common: there is no fault {fault}" for fault in faults if fault not in about)
        if len({about.get(fault) for fault in faults}) < len(faults):
            yield f"digest faults: common: two of {', '.join(faults)} are about one thing"


def _strata(definitions: dict[str, Any], rules: dict[str, Any]) -> Iterator[str]:
    rows = rules["strata"]
    if [row["name"] for row in rows if row["place"] == "layer"] != definitions["layerStratum"]["enum"]:
        yield "strata: the layers differ from the schema's layerStratum"
    for row in rows:
        for member, name in (("kinds", "geneKind"), ("sources", "geneSource")):
            if row[member] != [value for value in definitions[name]["enum"] if value in row[member]]:
                yield f"strata: {row['name']}.{member}: not values of {name} in its order"
    for member, name in (
        ("identity_kind", "geneKind"),
        ("described_kind", "geneKind"),
        ("unreferenced_provenance_mode", "provenanceMode"),
    ):
        if rules[member] not in definitions[name]["enum"]:
            yield f"{member}: {rules[member]} is no value of {name}"


def _codes(sources: AgfSources, anchors: set[str]) -> Iterator[str]:
    rows, findings = sources.errors.data["errors"], sources.gene_checks.data["findings"]
    categories, stages = sources.gene_checks.data["categories"], sources.rules.data["stages"]
    for code, count in Counter(row["code"] for row in (*rows, *findings)).items():
        if count > 1:
            yield f"{code}: a code stands there twice"
    for keyword, count in Counter(keyword for row in rows for keyword in row.get("keywords", ())).items():
        if count > 1:
            yield f"{keyword}: two codes claim this keyword"
    for stage in sources.rules.data["unread_stages"]:
        if stage not in stages:
            yield f"unread_stages: unknown stage {stage}"
    for row in rows:
        if row["stage"] not in stages:
            yield f"{row['code']}: unknown stage {row['stage']}"
    places = [stages.index(row["stage"]) for row in rows if row["stage"] in stages]
    if places != sorted(places):
        yield "errors: the codes are not in the order of the stages"
    for row in (*rows, *findings, *categories):
        if "rule" in row and row["rule"] not in anchors:
            yield f"{row.get('category') or row['code']}: the prose has no anchor {row['rule']}"
    for row in categories:
        if row["code"] not in {finding["code"] for finding in findings}:
            yield f"{row['category']}: unknown code {row['code']}"
    for code in sorted(_named_codes(sources.schema.data) - {row["code"] for row in rows}):
        yield f"{sources.schema.path}: x-codes names the unknown code {code}"


def _named_codes(schema: Any) -> set[str]:
    if is_array(schema):
        return {code for item in schema for code in _named_codes(item)}
    if not is_object(schema):
        return set()
    own: set[str] = set(schema.get("x-codes", {}).values())
    return own | {code for value in schema.values() for code in _named_codes(value)}


def _unknown_keywords(schema: dict[str, Any], path: str) -> Iterator[tuple[str, str]]:
    for keyword, value in schema.items():
        if keyword not in _KEYWORDS:
            yield path, keyword
        elif keyword in ("properties", "$defs"):
            for name, entry in value.items():
                yield from _unknown_keywords(entry, f"{path}/{keyword}/{name}")
        elif keyword == "items":
            yield from _unknown_keywords(value, f"{path}/items")
