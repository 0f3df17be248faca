"""Typed models: pydantic for Python, declarations for TypeScript."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from pipeline.json_value import is_array, is_object
from pipeline.python_data import head, provenance
from pipeline.sources import Source, SpecError

NODE_TOOLS = Path(__file__).resolve().parent
MODEL_OPTIONS = (
    *("--output-model-type", "pydantic_v2.BaseModel", "--target-python-version", "3.11"),
    *("--use-annotated", "--enum-field-as-literal", "all", "--field-constraints", "--use-title-as-name"),
    *("--use-schema-description", "--use-field-description", "--use-standard-collections"),
    *("--use-union-operator", "--disable-timestamp", "--formatters", "builtin"),
    *("--type-mappings", "date-time=string", "--custom-file-header", "# head"),
)
"""What every call of datamodel-code-generator is told."""


def python_models(source: Source) -> str:
    """Return the pydantic models of a schema; unknown members are kept, scalars stand where they are used."""
    schema = inline_scalars(source.data)
    about = f"Pydantic models of {source.data['title']}: typed access, not validation."
    command = [sys.executable, "-m", "datamodel_code_generator", "--input-file-type", "jsonschema", *MODEL_OPTIONS]
    if "additionalProperties" not in source.data:
        command += ["--extra-fields", "allow"]
    with tempfile.TemporaryDirectory() as scratch:
        given, made = Path(scratch) / "schema.json", Path(scratch) / "models.py"
        given.write_text(json.dumps(schema), encoding="utf-8")
        run([*command, "--input", str(given), "--output", str(made)])
        body = made.read_text(encoding="utf-8")
    body = body.removeprefix("# head").lstrip().removeprefix("from __future__ import annotations").lstrip()
    return head(about, source) + body


def typescript_types(source: Source) -> str:
    """Return the TypeScript declarations of a schema."""
    banner = "\n".join(f"// {line}" for line in provenance(source))
    schema = json.dumps(inline_scalars(source.data, keep_lists=True))
    options = ["--unknownAny", "true", "--maxItems", "-1", "--format", "true", "--bannerComment", banner]
    return run([node_tool("json2ts"), *options], given=schema)


def node_tool(name: str) -> str:
    """Return the path of a command that npm installed for the pipeline."""
    tool = NODE_TOOLS / "node_modules" / ".bin" / name
    if not tool.exists():
        raise SpecError(f"the Node tool {name} is not installed: run `npm ci` in {NODE_TOOLS.name}/ first")
    return str(tool)


def inline_scalars(schema: dict[str, Any], *, keep_lists: bool = False) -> dict[str, Any]:
    """Return the schema with every reference to a string definition replaced by what it names.

    Generators drop what stands beside a `$ref`, or wrap a plain string in a class of its own. With `keep_lists` closed
    lists stay definitions with a name.
    """
    definitions = schema.get("$defs", {})
    named = {
        f"#/$defs/{name}"
        for name, entry in definitions.items()
        if entry.get("type") == "object" or (keep_lists and "enum" in entry)
    }

    def inline(node: Any) -> Any:
        if is_array(node):
            return [inline(item) for item in node]
        if not is_object(node):
            return node
        reference = node.get("$ref")
        if isinstance(reference, str) and reference not in named:
            beside = {key: value for key, value in node.items() if key != "$ref"}
            target = inline(definitions[reference.rpartition("/")[2]])
            return inline({key: value for key, value in target.items() if key != "title"} | beside)
        return {key: inline(value) for key, value in node.items() if not key.startswith("x-")}

    flat: dict[str, Any] = inline(copy.deepcopy(schema))
    flat["$defs"] = {name: entry for name, entry in flat.get("$defs", {}).items() if f"#/$defs/{name}" in named}
    return flat


def run(command: list[str], *, given: str = "") -> str:
    """Run a generator and return what it printed; a failure is a `SpecError` with the end of what it said."""
    environment = os.environ | {"PYTHONWARNINGS": "ignore"}
    done = subprocess.run(command, input=given, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        raise SpecError(f"{Path(command[0]).name} failed: {done.stderr.strip()[-2000:]}")
    return done.stdout
