"""Comparing and replacing the generated folder."""

from __future__ import annotations

import difflib
from pathlib import Path

_IGNORED = {"__pycache__"}


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not _IGNORED.intersection(path.parts)
    }


def differences(made: Path, there: Path) -> str:
    """Return a unified diff from what is there to what the spec gives; empty when they are equal."""
    new, old = _files(made), _files(there)
    lines: list[str] = []
    for name in sorted(new.keys() | old.keys()):
        before, after = old.get(name, b""), new.get(name, b"")
        if name in new and name in old and before == after:
            continue
        lines += difflib.unified_diff(
            before.decode(errors="replace").splitlines(keepends=True),
            after.decode(errors="replace").splitlines(keepends=True),
            f"{there.name}/{name}" if name in old else "/dev/null",
            f"spec gives/{name}" if name in new else "/dev/null",
        )
        if not before and not after:
            lines.append(f"only on one side: {there.name}/{name}\n")
    return "".join(lines)


def install(made: Path, target: Path) -> None:
    """Make `target` hold what was made and nothing else, touching only what differs."""
    new, old = _files(made), _files(target)
    for name in old.keys() - new.keys():
        (target / name).unlink()
    for name, content in new.items():
        if old.get(name) != content:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_bytes(content)
