"""Copies of the cases' files, so that no implementation under test can change a case."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Final

from agf_conformance.cases import Case

__all__ = ["CaseFiles"]

_SHARED_MEMORY: Final = Path("/dev/shm")
_ROOM_BYTES: Final = 48 * 1024 * 1024


class CaseFiles:
    """A temporary folder that holds the file of a case from when it is asked for."""

    def __enter__(self) -> CaseFiles:
        self._folder = Path(tempfile.mkdtemp(prefix="agf-conformance-", dir=_memory())).resolve()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)

    def path(self, case: Case) -> Path:
        """Return the path of a fresh copy."""
        file = self._folder / f"{case.id}.agf.json"
        file.write_bytes(case.data)
        return file


def _memory() -> Path | None:
    """Return a folder in memory with room for the files, where new files cost least; None leaves it to the system."""
    if "TMPDIR" in os.environ or not os.access(_SHARED_MEMORY, os.W_OK | os.X_OK):
        return None
    return _SHARED_MEMORY if shutil.disk_usage(_SHARED_MEMORY).free >= _ROOM_BYTES else None
