"""The tree of files that the builder writes, and how it differs from the one on disk."""

from __future__ import annotations

import difflib
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from agent_genome.agf._spec import SPEC_VERSION
from build_cases.case import CASE_NAME, DOCUMENT_NAME, Case

__all__ = ["ROOT", "case_files", "changes", "differences", "requirements", "write_tree"]

ROOT: Final = Path(__file__).resolve().parent.parent
"""The folder `conformance`."""

# Folders that hold nothing but what the builder writes.
WHOLLY_BUILT: Final = ("cases", "vectors")

# Expectations that were worked out by hand, from the prose.
HAND_WRITTEN: Final = (
    "vectors/gene-checks/genes.json",
    "vectors/genome/learning.json",
    "vectors/transport/README.md",
    "vectors/transport/backoff.json",
    "vectors/transport/problem_bodies.json",
    "vectors/transport/retry_after.json",
    "vectors/transport/retry_decisions.json",
)

# A diff of more lines than this helps nobody.
MOST_DIFF_LINES: Final = 40

Tree = dict[str, bytes]


def case_files(cases: list[Case]) -> Tree:
    """Return the files of the cases by their path below `conformance`."""
    tree: Tree = {}
    for case in cases:
        tree[f"cases/{case.folder}/{DOCUMENT_NAME}"] = case.data
        tree[f"cases/{case.folder}/{CASE_NAME}"] = case.description()
    return tree


def requirements(cases: list[Case]) -> Tree:
    """Return the lists of the cases: the frozen set, and what came beside it."""
    frozen: dict[str, dict[str, Any]] = {"valid": {}, "invalid": {}}
    for case in cases:
        if case.set == SPEC_VERSION:
            digests = {"sha256": _sha256(case.data), "expect_sha256": expectation_sha256(case.expectation())}
            frozen["valid" if case.valid else "invalid"][case.id] = digests
    extended = [{"id": case.id, "since": case.since, "reason": case.why} for case in cases if case.set != SPEC_VERSION]
    return {
        f"requirements/{SPEC_VERSION}.json": _json({"spec": SPEC_VERSION, **frozen}),
        "requirements/extended.json": _json({"spec": SPEC_VERSION, "cases": extended}),
    }


def expectation_sha256(expectation: dict[str, Any]) -> str:
    """Return the digest of an expectation: SHA-256 of its JSON text with sorted names and no white space."""
    return _sha256(json.dumps(expectation, sort_keys=True, separators=(",", ":")).encode())


def differences(tree: Tree, root: Path = ROOT) -> Iterator[str]:
    """Yield what differs between the tree and the files below `root`, strays included, as lines to read."""
    yield from changes(tree, root)
    yield from (f"{path}: no description makes this file" for path in sorted(_strays(tree, root)))


def changes(tree: Tree, root: Path = ROOT) -> Iterator[str]:
    """Yield how the files of the tree differ from those below `root`."""
    for path, wanted in sorted(tree.items()):
        found = (root / path).read_bytes() if (root / path).is_file() else None
        if found is None:
            yield f"{path}: is missing"
        elif found != wanted:
            yield from _diff(path, found, wanted)


def write_tree(tree: Tree, root: Path = ROOT) -> int:
    """Write the tree, remove what no description makes any more, and return how many files changed."""
    changed = 0
    for path in _strays(tree, root):
        (root / path).unlink()
        changed += 1
    for path, data in tree.items():
        target = root / path
        if not target.is_file() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
            changed += 1
    for folder in sorted((root / name for name in WHOLLY_BUILT), reverse=True):
        _remove_empty(folder)
    return changed


def _strays(tree: Tree, root: Path) -> set[str]:
    found = {
        path.relative_to(root).as_posix()
        for name in WHOLLY_BUILT
        for path in (root / name).rglob("*")
        if path.is_file()
    }
    return found.difference(tree, HAND_WRITTEN)


def _remove_empty(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def _diff(path: str, found: bytes, wanted: bytes) -> Iterator[str]:
    old, new = (data.decode("utf-8", "backslashreplace").splitlines() for data in (found, wanted))
    lines = [
        line[:200] for line in difflib.unified_diff(old, new, f"{path} (on disk)", f"{path} (described)", lineterm="")
    ]
    yield from lines[:MOST_DIFF_LINES] or [f"{path}: differs in line ends or in its last line"]
    if len(lines) > MOST_DIFF_LINES:
        yield f"... and {len(lines) - MOST_DIFF_LINES} more lines"


def _json(content: dict[str, Any]) -> bytes:
    return (json.dumps(content, indent=2) + "\n").encode()


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
