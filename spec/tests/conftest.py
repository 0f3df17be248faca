"""What the tests of the pipeline share: copies of the specification to break, and what the real one gives."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pipeline.bundle import bundle
from pipeline.rest_sources import RestSources, read_rest

SPEC = Path(__file__).resolve().parents[1]


@pytest.fixture
def spec_copy(tmp_path: Path) -> Path:
    """A copy of the specification, without the pipeline's own tools."""
    ignored = shutil.ignore_patterns("node_modules", "pipeline", "tests")
    return Path(shutil.copytree(SPEC, tmp_path / "spec", ignore=ignored))


@pytest.fixture
def edit(spec_copy: Path) -> Callable[[str, str, str], None]:
    """Replace one text of a document of the copy; the text has to be there."""

    def replace(path: str, old: str, new: str) -> None:
        document = spec_copy / path
        text = document.read_text(encoding="utf-8")
        assert old in text, f"{path} does not hold {old!r}"
        document.write_text(text.replace(old, new, 1), encoding="utf-8")

    return replace


@pytest.fixture(scope="session")
def rest() -> RestSources:
    """The documents of the service."""
    return read_rest(SPEC)


@pytest.fixture(scope="session")
def document(rest: RestSources) -> dict[str, Any]:
    """The bundled OpenAPI document, as it is after it was written and read."""
    made: dict[str, Any] = json.loads(json.dumps(bundle(rest)))
    return made
