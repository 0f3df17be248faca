"""The workflows of a repository: directories under `examples`, for the index and for the planner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from agent_genome.genesis._spec import (
    FILE_BYTES,
    IGNORED_TAGS,
    INPUT_BYTES,
    PATHS,
    WORKFLOW_BYTES,
    WORKFLOW_CAPABILITIES,
    WORKFLOW_PACKAGE,
    WORKFLOW_PREFIX,
    WORKFLOW_SCRIPT,
)
from agent_genome.genesis.canonical import blake3_hex
from agent_genome.genesis.operations import needed_operations
from agent_genome.genesis.text import ascii_lower
from agent_genome.genesis.tree import Tree, UnreadableError

__all__ = ["Workflow", "catalog", "descriptors"]


def descriptors(tree: Tree) -> list[dict[str, Any]]:
    """Return what an index says of the workflows, sorted by name."""
    found: list[dict[str, Any]] = []
    for name in tree.directories(PATHS["examples"]):
        if name.startswith(WORKFLOW_PREFIX):
            path = f"{PATHS['examples']}/{name}"
            found.append(
                {
                    "name": name,
                    "path": path,
                    "has_package_toml": tree.is_file(f"{path}/{WORKFLOW_PACKAGE}"),
                    "has_workflow_script": tree.is_file(f"{path}/{WORKFLOW_SCRIPT}"),
                }
            )
    return found


@dataclass(frozen=True, slots=True)
class Workflow:
    """A workflow that can be planned; `name` is small, the paths are those of the directory."""

    name: str
    path: str
    script: str
    script_hash: str | None
    tags: list[str]
    operations: list[str]

    @property
    def ready(self) -> bool:
        """Say whether there is a script that can be read."""
        return self.script_hash is not None


def catalog(tree: Tree) -> list[Workflow]:
    """Return the workflows of a repository, sorted by name; of names that differ in case the small one counts."""
    directories: dict[str, str] = {}
    for directory in reversed(tree.directories(PATHS["examples"])):
        name = ascii_lower(directory)
        if name.startswith(WORKFLOW_PREFIX) and directories.get(name) != name:
            directories[name] = directory
    reader = _Reader(tree)
    return [_workflow(reader, name, directories[name]) for name in sorted(directories)]


@dataclass(slots=True)
class _Reader:
    """Reads files until they together have the bytes of the limit; what is beyond counts as unreadable."""

    tree: Tree
    left: int = WORKFLOW_BYTES

    def read(self, path: str, *, most: int) -> bytes | None:
        try:
            data = self.tree.read(path, most=min(most, self.left))
        except UnreadableError:
            return None
        self.left -= len(data)
        return data


def _workflow(reader: _Reader, name: str, directory: str) -> Workflow:
    path = f"{PATHS['examples']}/{directory}"
    script = reader.read(f"{path}/{WORKFLOW_SCRIPT}", most=FILE_BYTES)
    capabilities = reader.read(f"{path}/{WORKFLOW_CAPABILITIES}", most=INPUT_BYTES)
    return Workflow(
        name=name,
        path=path,
        script=f"{path}/{WORKFLOW_SCRIPT}",
        script_hash=None if script is None else blake3_hex(script),
        tags=sorted(set(name.split("_")) - IGNORED_TAGS - {""}),
        operations=needed_operations(capabilities, script),
    )
