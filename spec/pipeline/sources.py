"""The source documents: reading them, and the promises that they keep to each other."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from pipeline.agreement import disagreements

AGF = "agf/1.0"
_ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')


class SpecError(Exception):
    """A source document is faulty; the message says which one and where."""


class MissingDocumentError(SpecError):
    """There is no such document under `spec/`."""


@dataclass(frozen=True, slots=True)
class Source:
    """One JSON document of the specification and the digest of its bytes."""

    path: str
    data: Any
    sha256: str


def read(spec: Path, path: str) -> Source:
    """Read one document, given by its path under `spec/`."""
    raw = read_bytes(spec, path)
    try:
        data = json.loads(raw)
    except ValueError as error:
        raise SpecError(f"{path}: {error}") from error
    return Source(path, data, hashlib.sha256(raw).hexdigest())


def read_bytes(spec: Path, path: str) -> bytes:
    """Return what a document holds, given by its path under `spec/`."""
    try:
        return (spec / path).read_bytes()
    except OSError as error:
        raise MissingDocumentError(f"{path}: there is no such document") from error


def schema_of(spec: Path, document: Source) -> Source:
    """Read the schema that stands beside a document."""
    return read(spec, document.path.replace(".json", ".schema.json"))


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
    wording: Source


def read_agf(spec: Path) -> AgfSources:
    """Read the AGF documents and hold them against their schemas and each other."""
    names = ("agf.schema", "rules", "errors", "report.schema", "gene-checks", "digest-faults", "wording")
    sources = AgfSources(*(read(spec, f"{AGF}/{name}.json") for name in names))
    for schema in (sources.schema, sources.report):
        Draft202012Validator.check_schema(schema.data)
    for document in (sources.rules, sources.errors, sources.gene_checks, sources.digest_faults, sources.wording):
        hold(document, schema_of(spec, document))
    for fault in disagreements(sources, anchors(spec / AGF)):
        raise SpecError(fault)
    return sources


def read_genome(spec: Path) -> list[Source]:
    """Read the data documents of the engine and hold each against its schema."""
    found: list[Source] = []
    for path in sorted((spec / "genome").glob("*.json")):
        if not path.name.endswith(".schema.json"):
            source = read(spec, f"genome/{path.name}")
            hold(source, schema_of(spec, source))
            found.append(source)
    return found


def anchors(folder: Path) -> set[str]:
    """Return the anchors of the prose in a folder, each as `page.md#anchor`."""
    return {f"{page.name}#{anchor}" for page in folder.glob("*.md") for anchor in _ANCHOR.findall(page.read_text())}
