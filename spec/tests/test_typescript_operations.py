"""The operations as TypeScript data: what the JavaScript SDK calls follows the OpenAPI document."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from pipeline.sources import Source
from pipeline.typescript_operations import typescript_operations

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Source("rest/openapi.yaml", {}, "0" * 64)


def _bundled() -> dict[str, Any]:
    return dict(json.loads((ROOT / "generated" / "openapi" / "genome-v1.json").read_text()))


def _operations(document: dict[str, Any]) -> dict[str, Any]:
    text = typescript_operations(document, SOURCE)
    found = re.search(r"export const OPERATIONS = (.*) as const;\n\Z", text, re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


def test_each_operation_has_its_method_path_body_and_what_a_retry_may_do() -> None:
    rows = _operations(_bundled())
    assert len(rows) == 10
    members = ("method", "path", "body", "idempotency")
    assert [rows["get_genome"][name] for name in members] == ["GET", "/agents/{agent_id}/genome", False, "natural"]
    assert [rows["erase_subject"][name] for name in members] == ["POST", "/subjects/erase", True, "key"]


def test_a_provisional_operation_is_left_out() -> None:
    document = _bundled()
    assert not any("import" in name for name in _operations(document))
    document["paths"]["/subjects/erase"]["post"]["x-provisional"] = True
    assert "erase_subject" not in _operations(document)


def test_the_members_that_an_answer_has_to_have_are_those_of_its_schema() -> None:
    document = _bundled()
    assert _operations(document)["erase_subject"]["answer"] == ["agents", "compiles", "outcomes"]
    document["components"]["schemas"]["Erasure"]["required"] = ["agents"]
    assert _operations(document)["erase_subject"]["answer"] == ["agents"]


def test_what_an_operation_may_be_given_are_the_members_of_its_body_or_the_parameters_of_its_query() -> None:
    document = _bundled()
    assert _operations(document)["compile_genome"]["given"] == ["budget", "dialect", "subject", "task"]
    assert _operations(document)["export_genome"]["given"] == ["provenance_mode", "subject"]
    document["components"]["schemas"]["ErasureRequest"]["properties"]["reason"] = {}
    assert _operations(document)["erase_subject"]["given"] == ["reason", "subject"]


def test_the_paths_stand_below_the_first_server() -> None:
    document = _bundled()
    document["servers"][0]["url"] = "/genome/v9"
    assert 'export const BASE_PATH = "/genome/v9" as const;' in typescript_operations(document, SOURCE)
