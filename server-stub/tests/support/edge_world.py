"""Two workspaces on one database, behind the edge, and a request that fits each operation of the document."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from edge_client import edge
from service_world import World, gene, strata
from starlette.testclient import TestClient

from agent_genome_server.http._spec import OPENAPI
from agent_genome_server.http.document import Operation, operations
from agent_genome_server.storage import Storage, open_storage
from agent_genome_server.storage.tables import METADATA

AGENT = "biller"
ALL_FLAGS = {"provisional_imports": True}


class EdgeWorld:
    """What a test of the whole server works with.

    Attributes:
        world: the first workspace, with the agent `biller`, an outcome and a compile.
        other: the second workspace, which has nothing.
        compile_id: of a compile of the agent.
    """

    def __init__(self, client: TestClient, world: World) -> None:
        self.client = client
        self.world = world
        self.other = World(world.storage, workspace="w2", clock=world.clock)
        self.compile_id = world.run(subject="person-17")
        world.said("Keep it short.", subject="person-17", reference="ref-1")

    def key(self, *scopes: str, workspace: str = "w1") -> dict[str, str]:
        """Return the headers of a new key."""
        return bearer(self.world.admin.create_key(workspace=workspace, scopes=scopes).text)

    def rows(self) -> dict[str, list[str]]:
        """Return everything that the database holds."""
        with self.world.storage.reading() as connection:
            return {
                table.name: sorted(repr(tuple(row)) for row in connection.execute(table.select()))
                for table in METADATA.sorted_tables
            }


def sqlite_copy(template: Path, folder: Path) -> str:
    """Return the URL of a copy of a SQLite file."""
    path = folder / "edge.sqlite3"
    shutil.copyfile(template, path)
    return f"sqlite:///{path}"


def bearer(key: str) -> dict[str, str]:
    """Return the header that carries a key."""
    return {"Authorization": f"Bearer {key}"}


@contextmanager
def edge_world(url: str) -> Iterator[EdgeWorld]:
    """Serve a database that nobody else uses."""
    storage: Storage = open_storage(url)
    storage.migrate()
    try:
        world = World(storage)
        world.register(AGENT, strata=strata(org=[gene()]))
        with edge(world.services, flags=ALL_FLAGS) as client:
            yield EdgeWorld(client, world)
    finally:
        storage.close()


def all_operations() -> dict[str, Operation]:
    """Return the operations of the document by their ids."""
    return {operation.operation_id: operation for operation in operations(OPENAPI)}


def fitting_request(operation: Operation, *, agent: str = AGENT, compile_id: str = "") -> dict[str, Any]:
    """Return a request that fits the operation, made from the examples of the document."""
    path = operation.path
    headers: dict[str, str] = {}
    for parameter in operation.parameters:
        if parameter.where == "path":
            value = agent if parameter.name == "agent_id" else str(example(parameter.schema))
            path = path.replace(f"{{{parameter.name}}}", value)
        elif parameter.where == "header" and parameter.required:
            headers[parameter.name] = "agf-import-1.e30.c2ln"
    made: dict[str, Any] = {"method": operation.method, "url": path, "headers": headers}
    if operation.body is not None and operation.body.is_file:
        made |= {"content": b"{}", "headers": headers | {"Content-Type": operation.body.media_type}}
    elif operation.body is not None:
        made["json"] = example(operation.body.schema)
        if compile_id and "compile_id" in made["json"]:
            made["json"]["compile_id"] = compile_id
    return made


def example(schema: Any) -> Any:
    """Return the example of a schema, or a value that fits it."""
    schema = resolved(schema)
    if "examples" in schema:
        return schema["examples"][0]
    if "enum" in schema:
        return schema["enum"][0]
    if schema.get("type") == "object":
        return {name: example(schema["properties"][name]) for name in schema.get("required", ())}
    return {"string": "Done.", "array": [], "integer": 1, "number": 1.0, "boolean": True}[schema["type"]]


def resolved(schema: Any, document: Any = OPENAPI) -> Any:
    """Return a schema with what it refers to."""
    merged = dict(schema)
    while "$ref" in merged:
        node = document
        for part in merged.pop("$ref").removeprefix("#/").split("/"):
            node = node[part]
        merged = {**node, **merged}
    return merged
