"""The accept schema: the document schema, closed and joined with the stratum tables.

A document that it takes has no finding of the schema stage, none of the strata rules that a table states, and no
unknown member. The checker asks it first, and looks closer only when it says no.
"""

from __future__ import annotations

import copy
from typing import Any

from pipeline.json_value import is_array, is_object


def accept_schema(schema: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    """Return the accept schema that the document schema and the rules give."""
    accept = copy.deepcopy(schema)
    _close(accept)
    for text in ("$schema", "$id", "title", "description"):
        accept.pop(text, None)
    definitions = accept["$defs"]
    gene = definitions.pop("gene")
    kernel = next(row for row in rules["strata"] if row["place"] == "germline")
    layers = [row for row in rules["strata"] if row["place"] == "layer"]
    for row in rules["strata"]:
        definitions["gene_" + row["name"]] = _gene(gene, row, rules)
    accept["properties"]["agf"] = {"const": rules["spec_version"]}
    definitions["germline"]["properties"]["genes"] = _genes(kernel["name"]) | {"minItems": 1}
    layer = definitions["layer"]
    layer["allOf"] = [
        {
            "if": {"properties": {"stratum": {"const": row["name"]}}},
            "then": {"properties": {"genes": _genes(row["name"])}},
        }
        for row in layers
    ]
    layer["properties"]["genes"] = {"type": "array"}
    return accept


def _genes(stratum: str) -> dict[str, Any]:
    return {"type": "array", "items": {"$ref": f"#/$defs/gene_{stratum}"}}


def _gene(gene: dict[str, Any], row: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    """Return the gene schema narrowed to what one stratum may hold."""
    narrowed = copy.deepcopy(gene)
    properties = narrowed["properties"]
    properties["kind"] = {"enum": row["kinds"]}
    properties["source"] = {"enum": row["sources"]}
    described = {"properties": {"kind": {"const": rules["described_kind"]}}}
    narrowed["allOf"] = [
        {
            "if": described,
            "then": {"required": ["role_description"]},
            "else": {"properties": {"role_description": False}},
        }
    ]
    reserved = {"pattern": "^" + rules["reserved_id_prefix"]}
    if rules["identity_kind"] in row["kinds"]:
        identity = {"properties": {"kind": {"const": rules["identity_kind"]}}}
        refused = {"not": {"properties": {"id": reserved}}}
        narrowed["allOf"].append({"if": identity, "then": {"properties": {"when": False}}, "else": refused})
    else:
        properties["id"] = {"allOf": [properties["id"], {"not": reserved}]}
    return narrowed


def _close(schema: Any) -> None:
    if is_array(schema):
        for item in schema:
            _close(item)
    elif is_object(schema):
        for value in schema.values():
            _close(value)
        for text in ("description", "examples", "title", "x-codes"):
            if not isinstance(schema.get(text), dict) or text == "x-codes":
                schema.pop(text, None)
        if isinstance(schema.get("properties"), dict) and "x-free" not in schema:
            schema["additionalProperties"] = False
