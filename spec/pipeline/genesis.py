"""The documents of the genesis command: data, and schemas that refer to each other, bundled."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from pipeline.genesis_indices import repository_files
from pipeline.json_value import is_array, is_object
from pipeline.models import python_models, typescript_types
from pipeline.python_data import constants
from pipeline.sources import Source, SpecError, anchors, hold, read

FOLDER = "genesis"
PACKAGE = "python/agent_genome_spec"
SHIPPED = f"{PACKAGE}/genesis_root"
"""The repository that serves outside any repository."""
OUTPUTS = ("agent-index", "agent-plan", "agent-intent", "cli-schema", "error", "symbol", "diagnostic", "root")
"""The schemas of what the command reads and writes."""
AT_RUN_TIME = ("contract", "planning")
"""The data that the command itself reads; the rest goes into the indices only."""


def read_data(spec: Path) -> dict[str, Source]:
    """Read the data documents, each held against its schema, and their rules against the prose."""
    found: dict[str, Source] = {}
    known = anchors(spec / FOLDER)
    for path in sorted((spec / FOLDER).glob("*.json")):
        if not path.name.endswith(".schema.json"):
            source = read(spec, f"{FOLDER}/{path.name}")
            hold(source, read(spec, source.path.replace(".json", ".schema.json")))
            for row in (*source.data.get("codes", ()), *source.data.get("failures", ())):
                if row["rule"] not in known:
                    raise SpecError(f"{source.path}: {row['code']}: the prose has no anchor {row['rule']}")
            found[path.stem] = source
    return found


def read_schemas(spec: Path) -> dict[str, Source]:
    """Read the schemas of the outputs, each with what it takes from others bundled in."""
    own = {name: read(spec, f"{FOLDER}/{name}.schema.json") for name in OUTPUTS}
    made: dict[str, Source] = {}
    for name, source in own.items():
        schema = bundled(name, {key: value.data for key, value in own.items()})
        Draft202012Validator.check_schema(schema)
        made[name] = Source(source.path, schema, source.sha256)
    return made


def bundled(name: str, schemas: dict[str, Any]) -> dict[str, Any]:
    """Return a schema whose references into other documents lead to copies in its own `$defs`.

    A definition has one name in all documents, so that a copy can keep it.
    """
    schema: dict[str, Any] = copy.deepcopy(schemas[name])
    definitions: dict[str, Any] = schema.setdefault("$defs", {})

    def localize(node: Any, document: str) -> Any:
        if is_array(node):
            return [localize(item, document) for item in node]
        if not is_object(node):
            return node
        made = {key: localize(value, document) for key, value in node.items() if key != "$ref"}
        if isinstance(reference := node.get("$ref"), str):
            made["$ref"] = "#/$defs/" + take(reference, document)
        return made

    def take(reference: str, document: str) -> str:
        file, _, wanted = reference.partition("#/$defs/")
        home = file.removesuffix(".schema.json") or document
        if home != name and wanted not in definitions:
            definitions[wanted] = {}
            definitions[wanted] = localize(schemas[home]["$defs"][wanted], home)
        return wanted

    local = {key: localize(value, name) for key, value in list(schema.items()) if key != "$defs"}
    for key, value in list(definitions.items()):
        if value:
            definitions[key] = localize(value, name) if key in schemas[name].get("$defs", {}) else value
    return local | {"$defs": dict(sorted(definitions.items()))}


def genesis_files(spec: Path, *, typescript: bool) -> dict[str, bytes]:
    """Return everything that is generated for the command, by path under `generated/`."""
    data, schemas = read_data(spec), read_schemas(spec)
    texts = {f"{PACKAGE}/genesis_{name}.py": constants(data[name]) for name in AT_RUN_TIME}
    for name, schema in schemas.items():
        texts[f"{PACKAGE}/genesis_{name.replace('-', '_')}_models.py"] = python_models(schema)
        if typescript:
            texts[f"typescript/genesis-{name}.d.ts"] = typescript_types(schema)
    files = {path: text.encode() for path, text in texts.items()}
    return files | {f"{SHIPPED}/{path}": content for path, content in repository_files(spec, data).items()}
