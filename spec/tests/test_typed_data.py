"""Data with types: what a schema says of rows, type checkers know."""

from __future__ import annotations

import ast

from pipeline.sources import Source
from pipeline.typed_data import row_types, typed_constants

ROW = {
    "type": "object",
    "required": ["name"],
    "additionalProperties": False,
    "properties": {"name": {"type": "string", "pattern": "^[a-z]+$"}, "reach": {"type": "integer", "minimum": 1}},
}
SCHEMA = Source(
    "rows.schema.json",
    {
        "title": "Rows",
        "type": "object",
        "properties": {
            "$schema": {"type": "string"},
            "title": {"type": "string"},
            "rows": {"type": "array", "items": {"$ref": "#/$defs/row"}},
            "most": {"type": "integer", "maximum": 9},
            "meanings": {"type": "object", "additionalProperties": {"type": "string"}},
        },
        "$defs": {"row": ROW},
    },
    "0" * 64,
)
DOCUMENT = Source(
    "rows.json",
    {"$schema": "./rows.schema.json", "title": "Rows", "rows": [{"name": "a"}], "most": 3, "meanings": {"a": "b"}},
    "1" * 64,
)


def _annotations(module):
    return {node.target.id: ast.unparse(node.annotation) for node in module.body if isinstance(node, ast.AnnAssign)}


def test_a_row_is_a_typed_dict_and_a_member_that_is_not_required_may_be_absent():
    tree = ast.parse(row_types(DOCUMENT, SCHEMA))
    (row,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Row")
    assert _annotations(row) == {"name": "str", "reach": "NotRequired[int]"}


def test_every_member_of_a_document_is_a_constant_of_the_type_that_its_schema_says():
    text = typed_constants(DOCUMENT, SCHEMA, rows="some_rows")
    assert _annotations(ast.parse(text)) == {
        "ROWS": "Final[Sequence[Row]]",
        "MOST": "Final[int]",
        "MEANINGS": "Final[Mapping[str, str]]",
    }
    assert "from agent_genome_spec.some_rows import Row\n" in text
    made: dict[str, object] = {}
    exec(text, made)
    assert (made["ROWS"], made["MOST"], made["MEANINGS"]) == ([{"name": "a"}], 3, {"a": "b"})
