"""The source documents: reading them, and the promises that they keep to each other."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from pipeline.json_value import is_array, is_object

AGF = "agf/1.0"
_ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')


class SpecError(Exception):
    """A source document is faulty; the message says which one and where."""


@dataclass(frozen=True, slots=True)
class Source:
    """One JSON document of the specification and the digest of its bytes."""

    path: str
    data: Any
    sha256: str


def read(spec: Path, path: str) -> Source:
    """Read one document, given by its path under `spec/`."""
    raw = (spec / path).read_bytes()
    try:
        data = json.loads(raw)
    except ValueError as error:
        raise SpecError(f"{path}: {error}") from error
    return Source(path, data, hashlib.sha256(raw).hexdigest())


def hold(document: Source, schema: Source) -> None:
    """Check a document against its own schema."""
    validator: Any = Draft202012Validator(schema.data)
    for error in validator.iter_errors(document.data):
        raise SpecError(f"{document.path}: {error.json_path}: {error.message}")


@dataclass(frozen=True, slots=True)
class AgfSources:
    """The documents that AGF 1.0 consists of."""

    schema: Source
    rules: Source
    errors: Source
    report: Source
    gene_checks: Source
    digest_faults: Source


def read_agf(spec: Path) -> AgfSources:
    """Read the AGF documents and hold them against their schemas and each other."""
    names = ("agf.schema", "rules", "errors", "report.schema", "gene-checks", "digest-faults")
    sources = AgfSources(*(read(spec, f"{AGF}/{name}.json") for name in names))
    for schema in (sources.schema, sources.report):
        Draft202012Validator.check_schema(schema.data)
    for document in (sources.rules, sources.errors, sources.gene_checks, sources.digest_faults):
        hold(document, read(spec, document.path.replace(".json", ".schema.json")))
    _agree(sources, _anchors(spec / AGF))
    return sources


def read_genome(spec: Path) -> list[Source]:
    """Read the data documents of the engine and hold each against its schema."""
    found: list[Source] = []
    for path in sorted((spec / "genome").glob("*.json")):
        if not path.name.endswith(".schema.json"):
            source = read(spec, f"genome/{path.name}")
            hold(source, read(spec, source.path.replace(".json", ".schema.json")))
            found.append(source)
    return found


def _anchors(folder: Path) -> set[str]:
    return {f"{page.name}#{anchor}" for page in folder.glob("*.md") for anchor in _ANCHOR.findall(page.read_text())}


def _agree(sources: AgfSources, anchors: set[str]) -> None:
    """Hold the tables against the closed lists of the schema, and the codes against the stages and the prose."""
    definitions = sources.schema.data["$defs"]
    rules = sources.rules.data
    strata = rules["strata"]
    layers = [row["name"] for row in strata if row["place"] == "layer"]
    if layers != definitions["layerStratum"]["enum"]:
        raise SpecError(f"{sources.rules.path}: strata: the layers differ from the schema's layerStratum")
    for row in strata:
        for member, definition in (("kinds", "geneKind"), ("sources", "geneSource")):
            order = definitions[definition]["enum"]
            if row[member] != [value for value in order if value in row[member]]:
                raise SpecError(
                    f"{sources.rules.path}: {row['name']}.{member}: not values of {definition} in its order"
                )
    codes = [row["code"] for row in sources.errors.data["errors"]]
    if len(set(codes)) != len(codes):
        raise SpecError(f"{sources.errors.path}: a code stands there twice")
    stages = rules["stages"]
    places = [stages.index(row["stage"]) for row in sources.errors.data["errors"]]
    if places != sorted(places):
        raise SpecError(f"{sources.errors.path}: the codes are not in the order of the stages")
    for row in (*sources.errors.data["errors"], *sources.gene_checks.data["findings"]):
        if row["rule"] not in anchors:
            raise SpecError(f"{row['code']}: the prose has no anchor {row['rule']}")
    for code in _named_codes(sources.schema.data):
        if code not in codes:
            raise SpecError(f"{sources.schema.path}: x-codes names the unknown code {code}")


def _named_codes(schema: Any) -> set[str]:
    if is_array(schema):
        return {code for item in schema for code in _named_codes(item)}
    if not is_object(schema):
        return set()
    own: set[str] = set(schema.get("x-codes", {}).values())
    return own | {code for value in schema.values() for code in _named_codes(value)}
