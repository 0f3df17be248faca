"""The documents of the service, its tools and its clients, with what they take from elsewhere put in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pipeline.sources import Source, SpecError, hold, read, read_genome
from pipeline.traceability import anchors
from pipeline.values import resolved
from pipeline.yaml_source import read_yaml

OPENAPI, PROBLEMS, LIMITS, TOOLS = "rest/openapi.yaml", "rest/problems.json", "rest/limits.json", "mcp/tools.json"
CLIENTS = "rest/clients.json"


class Library:
    """The documents of one `spec/`, each read once; `used` lists what was asked for, in order of path."""

    def __init__(self, spec: Path) -> None:
        self.spec = spec
        self._read: dict[str, Source] = {}

    def __call__(self, path: str) -> Source:
        """Return a document by its path under `spec/`."""
        if path not in self._read:
            self._read[path] = read_yaml(self.spec, path) if path.endswith(".yaml") else read(self.spec, path)
        return self._read[path]

    def used(self) -> tuple[Source, ...]:
        """Return what was read, without the schemas that documents were only held against."""
        return tuple(self._read[path] for path in sorted(self._read))


@dataclass(frozen=True, slots=True)
class RestSources:
    """The documents of the service, values put in, and the engine documents whose codes reach a client."""

    openapi: Source
    problems: Source
    limits: Source
    tools: Source
    clients: Source
    engine: dict[str, Source]
    anchors: frozenset[str]
    library: Library


def read_rest(spec: Path) -> RestSources:
    """Read the documents of the service and hold each data document against its schema."""
    library = Library(spec)
    openapi, problems, limits, tools = (resolved(library(path), library) for path in (OPENAPI, PROBLEMS, LIMITS, TOOLS))
    # No part of the OpenAPI document, which names every source that the library gave.
    clients = read(spec, CLIENTS)
    for document in (problems, limits, tools, clients):
        hold(document, read(spec, document.path.replace(".json", ".schema.json")))
    engine = {source.path: library(source.path) for source in read_genome(spec) if "errors" in source.data}
    for row in problems.data["engine"] + problems.data["unreachable"]:
        if row["source"] not in engine:
            raise SpecError(f"{PROBLEMS}: {row['code']}: {row['source']} is no engine document with codes")
    return RestSources(openapi, problems, limits, tools, clients, engine, frozenset(anchors(spec)), library)
