"""The documents of the genesis command: its data, and the schemas of what it reads and writes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from pipeline.genesis_identity import identity
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


def genesis_files(spec: Path, *, typescript: bool) -> dict[str, bytes]:
    """Return everything that is generated for the command, by path under `generated/`."""
    data, schemas = read_data(spec), read_schemas(spec)
    for fault in disagreements(data, schemas):
        raise SpecError(fault)
    answers = combined(schemas)
    texts = {f"{PACKAGE}/genesis_{name}.py": constants(data[name]) for name in AT_RUN_TIME}
    texts[f"{PACKAGE}/genesis_models.py"] = python_models(answers)
    if typescript:
        texts["typescript/genesis.d.ts"] = typescript_types(answers)
    files = {path: text.encode() for path, text in texts.items()}
    return files | {f"{SHIPPED}/{path}": content for path, content in repository_files(spec, data).items()}


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
    """Read the schemas of the outputs."""
    found = {name: read(spec, f"{FOLDER}/{name}.schema.json") for name in OUTPUTS}
    for source in found.values():
        Draft202012Validator.check_schema(source.data)
    return found


def combined(schemas: dict[str, Source]) -> Source:
    """Return one schema with all of them as definitions; a definition has one name in all documents."""
    definitions: dict[str, Any] = {}
    for source in schemas.values():
        whole = {key: value for key, value in source.data.items() if key not in ("$schema", "$id", "$defs")}
        for name, entry in {source.data["title"]: whole, **source.data.get("$defs", {})}.items():
            if name in definitions:
                raise SpecError(f"{source.path}: another schema has a definition {name}")
            definitions[name] = _local(entry)
    titles = {name.replace("-", "_"): source.data["title"] for name, source in schemas.items()}
    made: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "GenesisDocuments",
        "description": "One member for each document that the command reads or writes.",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{title}"} for name, title in titles.items()},
        "$defs": definitions,
    }
    return Source(f"{FOLDER}/*.schema.json", made, identity({name: each.sha256 for name, each in schemas.items()}))


def _local(node: Any) -> Any:
    if is_array(node):
        return [_local(item) for item in node]
    if not is_object(node):
        return node
    made = {key: _local(value) for key, value in node.items()}
    if isinstance(reference := node.get("$ref"), str):
        made["$ref"] = "#" + reference.partition("#")[2]
    return made


def disagreements(data: dict[str, Source], schemas: dict[str, Source]) -> Iterator[str]:
    """Yield where a schema repeats a value that the data has, and has another one."""
    contract, planning = data["contract"].data, data["planning"].data
    known = {*contract["kinds"].values(), *contract["paths"].values(), planning["effect_log_op"]}
    for source in schemas.values():
        for value in sorted(_constants(source.data)):
            if "/" in value and value not in known:
                yield f"{source.path}: the contract has no {value}"
    definitions = {name: entry for source in schemas.values() for name, entry in source.data.get("$defs", {}).items()}
    exits = {row["value"] for name, row in contract["exit_codes"].items() if name not in ("done", "usage")}
    domains = {*contract["domain_of_segment"].values(), contract["other_domain"]}
    most = schemas["agent-intent"].data["properties"]["max_workflows"]["maximum"]
    for what, said, wanted in (
        ("runtimeProfile", definitions["runtimeProfile"]["enum"], contract["profiles"]),
        ("exit_code", sorted(definitions["failureDiagnostic"]["properties"]["exit_code"]["enum"]), sorted(exits)),
        ("failureDomain", sorted(definitions["failureDomain"]["enum"]), sorted(domains)),
        ("max_workflows", most, planning["max_workflows_most"]),
    ):
        if said != wanted:
            yield f"{FOLDER}: {what}: the schemas say {said}, the data {wanted}"
    for row in (*contract["codes"], *planning["failures"]):
        if row["exit"] not in contract["exit_codes"]:
            yield f"{FOLDER}: {row['code']}: unknown exit {row['exit']}"


def _constants(node: Any) -> set[str]:
    if is_array(node):
        return {value for item in node for value in _constants(item)}
    if not is_object(node):
        return set()
    own = {node["const"]} if isinstance(node.get("const"), str) else set[str]()
    return own | {value for item in node.values() for value in _constants(item)}
