"""Repositories to run the genesis command on, and the schemas that its answers must fit."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

SPEC = Path(__file__).resolve().parents[3] / "spec" / "genesis"
HOST_ABI = "docs/spec/HOST_ABI_INDEX_v0.1.json"
HOST_ABI_SCHEMA = "docs/spec/HOST_ABI_SCHEMA_INDEX_v0.1.json"
PRELUDE = "docs/spec/PRELUDE_CAPABILITY_INDEX_v0.1.json"
SYMBOLS = "docs/spec/GC_AGENT_SYMBOL_INDEX_v0.3.json"
CATALOG = "docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json"
CARDS = "docs/spec/GC_AGENT_TASK_CARDS_v0.3.json"
MANIFEST = "selfhost/toolchain_manifest.gc"
INDICES: dict[str, str | bytes | None] = {HOST_ABI: "{}", HOST_ABI_SCHEMA: "{}", PRELUDE: "{}", "examples": None}
"""The least that makes a directory a repository."""


def grow(root: Path, files: dict[str, str | bytes | None]) -> Path:
    """Write files into a directory; None makes a directory."""
    for name, content in files.items():
        path = root / name
        if content is None:
            path.mkdir(parents=True, exist_ok=True)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    return root


def workflows(*names: str, script: str = "true\n", caps: str | None = None) -> dict[str, str | bytes | None]:
    """Return the files of workflows with one script."""
    files: dict[str, str | bytes | None] = {f"examples/{name}/workflow.sh": script for name in names}
    if caps is not None:
        files |= {f"examples/{name}/caps.toml": caps for name in names}
    return files


@cache
def validator(name: str) -> Draft202012Validator:
    """Return the validator of an answer's schema, which may refer to the others."""
    resources = {path.name: Resource.from_contents(json.loads(path.read_text())) for path in SPEC.glob("*.schema.json")}
    registry: Registry[Any] = Registry().with_resources(resources.items())
    registry = registry.with_resources((f"urn:agent-genome:genesis:{name}", each) for name, each in resources.items())
    schema = json.loads((SPEC / f"{name}.schema.json").read_text())
    return Draft202012Validator({key: value for key, value in schema.items() if key != "$id"}, registry=registry)


SCHEMA_OF_KIND = {
    "genesis/agent-index-v0.1": "agent-index",
    "genesis/agent-plan-v0.1": "agent-plan",
    "genesis/agent-symbol-v0.3": "symbol",
    "genesis/cli-schema-v0.1": "cli-schema",
    "genesis/diagnostic-v0.1": "diagnostic",
    "genesis/error-v0.2": "error",
    "genesis/root-v0.1": "root",
}


def hold(document: dict[str, Any]) -> dict[str, Any]:
    """Assert that an answer fits the schema of its kind, and return it."""
    validator(SCHEMA_OF_KIND[document["kind"]]).validate(document)
    return document
