"""JSON documents as Python constants with types: what their rows hold is taken from their schemas."""

from __future__ import annotations

import ast
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from pipeline.json_value import is_array, is_object
from pipeline.models import inline_scalars, run
from pipeline.python_data import constant_name, head, literal
from pipeline.sources import Source

_DOCUMENT: Final = "Document"
_OPTIONS: Final = (
    *("--input-file-type", "jsonschema", "--output-model-type", "typing.TypedDict", "--target-python-version", "3.11"),
    *("--class-name", _DOCUMENT, "--enum-field-as-literal", "all", "--use-schema-description"),
    *("--use-standard-collections", "--use-generic-container-types", "--use-union-operator"),
    *("--disable-timestamp", "--formatters", "builtin", "--custom-file-header", "# head"),
)
_KEPT: Final = frozenset(
    (
        *("type", "properties", "required", "items", "additionalProperties"),
        *("enum", "const", "$ref", "$defs", "title", "description"),
    )
)
"""What of a schema says which type a value has; anything more would become a name of its own."""
_NAMED: Final = frozenset(("properties", "$defs"))


def row_types(source: Source, schema: Source) -> str:
    """Return the module of the typed dicts that a document is made of, and of the document itself."""
    return head(f"What the rows of {source.data['title']!r} hold, for type checkers.", schema) + _typed_dicts(schema)


def typed_constants(source: Source, schema: Source, *, rows: str) -> str:
    """Return a module with one typed constant for each top-level member of a document.

    Args:
        source: the document.
        schema: its schema.
        rows: name of the module that `row_types` makes.
    """
    tree = ast.parse(_typed_dicts(schema))
    types = _members_of_document(tree)
    defined = {name for node in tree.body for name in _defined(node)}
    members = [key for key in source.data if not key.startswith("$") and key != "title"]
    used = {
        node.id for key in members for node in ast.walk(types[key]) if isinstance(node, ast.Name) and node.id in defined
    }
    names = ", ".join(sorted(used))
    lines = [
        head(source.data["title"], source, schema),
        "from typing import TYPE_CHECKING, Final\n\nif TYPE_CHECKING:\n",
        "    from collections.abc import Mapping, Sequence\n    from typing import Literal\n\n",
        f"    from agent_genome_spec.{rows} import {names}\n",
        *(
            f"\n{constant_name(key)}: Final[{ast.unparse(types[key])}] = {literal(source.data[key])}\n"
            for key in members
        ),
    ]
    return "".join(lines)


def _members_of_document(tree: ast.Module) -> dict[str, ast.expr]:
    """Return the types of a document's members: they stand in a class, or in a call where one has a reserved name."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name, body=body) if name == _DOCUMENT:
                fields = [item for item in body if isinstance(item, ast.AnnAssign)]
                return {item.target.id: item.annotation for item in fields if isinstance(item.target, ast.Name)}
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(args=[_, ast.Dict() as fields])):
                if name == _DOCUMENT:
                    pairs = zip(fields.keys, fields.values, strict=True)
                    return {str(key.value): value for key, value in pairs if isinstance(key, ast.Constant)}
            case _:
                pass
    raise LookupError(_DOCUMENT)


def _defined(node: ast.stmt) -> list[str]:
    match node:
        case (
            ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name))
        ):
            return [name]
        case _:
            return []


def _typed_dicts(schema: Source) -> str:
    bare = _types_only(inline_scalars(schema.data))
    bare["properties"] = {name: entry for name, entry in bare["properties"].items() if not name.startswith("$")}
    # A member that may be absent is no constant then; one that is there has its type.
    bare["required"] = list(bare["properties"])
    command = [sys.executable, "-m", "datamodel_code_generator", *_OPTIONS]
    with tempfile.TemporaryDirectory() as scratch:
        given, made = Path(scratch) / "schema.json", Path(scratch) / "rows.py"
        given.write_text(json.dumps(bare), encoding="utf-8")
        run([*command, "--input", str(given), "--output", str(made)])
        body = made.read_text(encoding="utf-8")
    return body.removeprefix("# head").lstrip().removeprefix("from __future__ import annotations").lstrip()


def _types_only(schema: Any) -> Any:
    """Return a schema without what only limits values; a closed object would need a later Python."""
    if is_array(schema):
        return [_types_only(entry) for entry in schema]
    if not is_object(schema):
        return schema
    return {
        key: {name: _types_only(entry) for name, entry in value.items()} if key in _NAMED else _types_only(value)
        for key, value in schema.items()
        if key in _KEPT and not (key == "additionalProperties" and value is False)
    }
