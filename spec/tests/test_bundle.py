"""The bundled OpenAPI document is whole, valid and lint-clean, and says of AGF what AGF says."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from pipeline.bundle import operations
from pipeline.models import NODE_TOOLS, node_tool
from pipeline.pointers import follow
from pipeline.problems import PROBLEM_TYPE, catalogue

ROOT = Path(__file__).resolve().parents[2]
GENERATED = ROOT / "generated" / "openapi" / "genome-v1.json"


def members(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, list):
        for item in node:
            yield from members(item)
    elif isinstance(node, dict):
        yield node
        for value in node.values():
            yield from members(value)


def target(document: dict[str, Any], node: dict[str, Any]) -> dict[str, Any]:
    return target(document, follow(document, node["$ref"][1:])) if "$ref" in node else node


def validator(document: dict[str, Any], schema: Any) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({"allOf": [schema], "components": document["components"]})


def test_the_document_is_valid_openapi(document) -> None:
    assert [str(error) for error in OpenAPIV31SpecValidator(document).iter_errors()] == []


@pytest.mark.skipif(
    not (NODE_TOOLS / "node_modules").exists() and "CI" not in os.environ,
    reason="the Node tools of the pipeline are not installed",
)
def test_the_document_is_lint_clean() -> None:
    command = [node_tool("redocly"), "lint", "--config", str(Path(__file__).with_name("redocly.yaml")), "--format=json"]
    environment = os.environ | {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true"}
    done = subprocess.run([*command, str(GENERATED)], capture_output=True, text=True, env=environment)
    found = json.loads(done.stdout)
    assert [(problem["ruleId"], problem["message"]) for problem in found["problems"]] == []
    assert done.returncode == 0


def test_the_document_refers_to_nothing_outside_itself(document) -> None:
    references = {node["$ref"] for node in members(document) if isinstance(node.get("$ref"), str)}
    assert references
    assert all(reference.startswith("#/components/") for reference in references)


def test_the_document_holds_no_keyword_of_the_pipeline(document) -> None:
    names = {name for node in members(document) for name in node}
    assert not names & {"$value", "$names", "$column", "$include", "x-codes", "x-free", "x-problems", "$defs"}


def test_every_operation_has_each_problem_in_one_response(rest, document) -> None:
    problems = catalogue(rest)
    for place, operation in operations(document):
        shown = {
            status: list(target(document, answer)["content"][PROBLEM_TYPE]["examples"])
            for status, answer in operation["responses"].items()
            if int(status) >= 400
        }
        source = follow(rest.openapi.data, place.partition("#")[2])
        wanted = set(source["x-problems"]) | {code for code, row in problems.items() if row.everywhere is True}
        if "requestBody" in operation:
            wanted |= {code for code, row in problems.items() if row.everywhere == "body"}
        assert sorted(code for codes in shown.values() for code in codes) == sorted(wanted), place
        assert all(problems[code].status == int(status) for status, codes in shown.items() for code in codes)


def test_a_response_is_a_component_exactly_when_several_operations_have_it(document) -> None:
    listed = [answer for _, operation in operations(document) for answer in operation["responses"].values()]
    for name in document["components"]["responses"]:
        assert listed.count({"$ref": f"#/components/responses/{name}"}) > 1, name
    own = [answer for answer in listed if PROBLEM_TYPE in answer.get("content", {})]
    assert own
    assert all(own.count(answer) == 1 for answer in own)


def test_a_response_shows_the_headers_of_its_problems(rest, document) -> None:
    problems = catalogue(rest)
    for _, operation in operations(document):
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                response = target(document, answer)
                codes = response["content"][PROBLEM_TYPE]["examples"]
                wanted = {header for code in codes for header in problems[code].headers}
                assert response["headers"].keys() == wanted | {"X-Request-Id"}


def test_every_example_of_a_body_fits_its_schema(document) -> None:
    count = 0
    for node in members(document):
        for entry in node.get("content", {}).values() if isinstance(node.get("content"), dict) else ():
            for example in entry.get("examples", {}).values():
                validator(document, entry["schema"]).validate(example["value"])
                count += 1
    assert count >= len(document["components"]["responses"])


def test_every_example_of_a_schema_or_parameter_fits(document) -> None:
    for name, schema in document["components"]["schemas"].items():
        for example in schema.get("examples", ()):
            assert validator(document, schema).is_valid(example), name
    for name, parameter in document["components"]["parameters"].items():
        assert validator(document, parameter["schema"]).is_valid(parameter["example"]), name


def test_another_code_does_not_fit_the_response(document) -> None:
    response = target(document, document["paths"]["/subjects/erase"]["post"]["responses"]["401"])
    entry = response["content"][PROBLEM_TYPE]
    example = entry["examples"]["missing_key"]["value"]
    assert not validator(document, entry["schema"]).is_valid(example | {"code": "agent_not_found"})


def test_the_agf_document_of_the_bundle_takes_what_the_agf_schema_takes(document) -> None:
    agf = json.loads((ROOT / "spec" / "agf" / "1.0" / "agf.schema.json").read_text())
    original = jsonschema_rs.Draft202012Validator(agf)
    bundled = validator(document, {"$ref": "#/components/schemas/AgfDocument"})
    verdicts = []
    for file in sorted((ROOT / "conformance" / "cases").glob("*/*/file.agf.json")):
        try:
            given = json.loads(file.read_bytes())
            verdicts.append(original.is_valid(given))
        except (ValueError, RecursionError):
            continue  # nothing that a schema ever sees
        assert bundled.is_valid(given) is verdicts[-1], file.parent.name
    assert {True, False} <= set(verdicts)
