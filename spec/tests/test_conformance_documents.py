"""The kit's documents keep their promises to each other, or the pipeline says which one does not."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from pipeline.conformance import conformance_files, read_conformance
from pipeline.sources import SpecError

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "spec"


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SPEC, tmp_path / "spec", ignore=shutil.ignore_patterns("node_modules")))


def edit(spec: Path, name: str, change: Callable[[Any], None]) -> None:
    path = spec / "conformance" / name
    data = json.loads(path.read_bytes())
    change(data)
    path.write_text(json.dumps(data))


def test_what_is_generated_is_what_the_documents_give() -> None:
    for name, text in conformance_files(SPEC).items():
        assert (ROOT / "generated" / name).read_text(encoding="utf-8") == text


def test_a_specification_without_a_kit_generates_none(tmp_path: Path) -> None:
    assert conformance_files(tmp_path) == {}


def another_verdict(kit: Any) -> None:
    kit["verdicts"][3]["name"] = "wrong-hash"


def another_status(kit: Any) -> None:
    kit["statuses"].pop()


def another_version(kit: Any) -> None:
    kit["report_version"] = "agf-conformance/2.0"


def unknown_rule(checks: Any) -> None:
    checks["checks"][0]["rules"][0] = "conformance/exporter.md#nowhere"


def id_twice(checks: Any) -> None:
    checks["checks"][1]["id"] = checks["checks"][0]["id"]


def no_limit(kit: Any) -> None:
    kit["limits"]["case_seconds"]["value"] = 0


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("kit.json", another_verdict, "verdicts differ"),
        ("kit.json", another_status, "statuses differ"),
        ("kit.json", another_version, "report version differ"),
        ("exporter-checks.json", unknown_rule, "no anchor conformance/exporter.md#nowhere"),
        ("exporter-checks.json", id_twice, "two checks have the id"),
        ("kit.json", no_limit, "case_seconds"),
    ],
)
def test_a_document_that_disagrees_is_refused(spec: Path, name: str, change: Any, said: str) -> None:
    edit(spec, name, change)
    with pytest.raises(SpecError, match=said):
        read_conformance(spec)


@pytest.mark.parametrize(
    "name", ["report.schema.json", "baseline.schema.json", "kit.schema.json", "checks.schema.json"]
)
def test_the_schemas_are_schemas(name: str) -> None:
    Draft202012Validator.check_schema(json.loads((SPEC / "conformance" / name).read_bytes()))


def test_links_between_the_pages_lead_somewhere() -> None:
    for page in (SPEC / "conformance").glob("*.md"):
        for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), (page.name, target)
