"""The generated client: every operation, nothing heavy before it is used, and answers of newer servers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pipeline.bundle import operations
from pipeline.projection import client_document
from pipeline.rest_client import PACKAGE, client_package
from pipeline.sources import Source, SpecError

GENERATED = Path(__file__).resolve().parents[2] / "generated" / "python"


def run(script: str) -> str:
    script = f"import sys; sys.path.insert(0, {str(GENERATED)!r})\n{script}"
    return subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=True).stdout


def test_every_operation_has_its_module(document) -> None:
    for _, operation in operations(document):
        assert (GENERATED / PACKAGE / "api" / operation["tags"][0] / f"{operation['operationId']}.py").is_file()


def test_importing_the_packages_loads_no_model_and_no_http() -> None:
    loaded = run(
        f"import {PACKAGE}, {PACKAGE}.models\n"
        f"print(*(name for name in sys.modules if name.startswith('{PACKAGE}.models.') or name in ('httpx', 'attrs')))"
    )
    assert loaded.strip() == ""


def test_one_operation_loads_the_models_that_it_names_alone() -> None:
    loaded = run(
        f"import {PACKAGE}.api.subjects.erase_subject\n"
        f"print(*sorted(name.rpartition('.')[2] for name in sys.modules if name.startswith('{PACKAGE}.models.')))"
    )
    assert loaded.split() == ["erasure", "erasure_request", "problem"]


def test_names_of_the_packages_load_when_they_are_used() -> None:
    said = run(
        f"from {PACKAGE} import AuthenticatedClient\nfrom {PACKAGE}.models import Task\n"
        f"import {PACKAGE}.models as models\n"
        "assert all(getattr(models, name) for name in models.__all__)\n"
        "try:\n    models.Nothing\nexcept AttributeError as error:\n    print(error)"
    )
    assert "has no attribute 'Nothing'" in said


def test_a_value_that_a_newer_server_knows_is_kept() -> None:
    said = run(
        f"from {PACKAGE}.models import LeftOutGene\n"
        "answer = {'id': 'bb_tone', 'reason': 'fashion', 'since': 3}\n"
        "print(LeftOutGene.from_dict(answer).to_dict() == answer)"
    )
    assert said.strip() == "True"


def test_what_an_answer_shows_of_itself_is_what_the_document_describes() -> None:
    said = run(
        f"from {PACKAGE}.models import LeftOutGene\n"
        "print(LeftOutGene.from_dict({'id': 'bb_tone', 'reason': 'overridden', 'since': 3}))"
    )
    assert said.strip() == "LeftOutGene(id='bb_tone', reason='overridden', by=UNSET)"


def test_what_a_map_shows_of_itself_is_what_it_holds() -> None:
    said = run(
        f"from {PACKAGE}.models import AgfDocumentExtensions\n"
        "print(AgfDocumentExtensions.from_dict({'example.org': 3}))"
    )
    assert said.strip() == "AgfDocumentExtensions(additional_properties={'example.org': 3})"


def test_a_generator_that_writes_something_else_is_an_error(document, monkeypatch) -> None:
    monkeypatch.setattr("pipeline.rest_client._UNSET_CLASS", "class Missing:\n")
    with pytest.raises(SpecError, match="no longer writes 'class Missing:'"):
        client_package(document, Source("rest/openapi.yaml", document, ""))


def test_a_request_holds_what_was_given_and_no_default() -> None:
    said = run(
        "import json\n"
        f"from {PACKAGE}.api.quality.get_quality_trend import _get_kwargs\n"
        f"from {PACKAGE}.models import AgentRegistration\n"
        "registration = AgentRegistration(agent_id='a', species='A')\n"
        "print(json.dumps([_get_kwargs('a')['params'], registration.to_dict()]))"
    )
    assert json.loads(said) == [{}, {"agent_id": "a", "species": "A"}]


def test_a_file_is_sent_byte_for_byte() -> None:
    said = run(
        f"from {PACKAGE}.api.files.import_preview import _get_kwargs\nfrom {PACKAGE}.types import File\n"
        "sent = _get_kwargs('a', body=File(payload=b'{ }'))\n"
        "print(sent['content'], sent['headers']['Content-Type'])"
    )
    assert said.strip() == "b'{ }' application/json;charset=utf-8"


def test_what_the_generator_leaves_out_is_an_error(document) -> None:
    broken = json.loads(json.dumps(document))
    broken["paths"]["/subjects/erase"]["post"]["requestBody"]["content"] = {"text/csv": {"schema": {"type": "string"}}}
    with pytest.raises(SpecError, match="erase"):
        client_package(broken, Source("rest/openapi.yaml", broken, ""))


def test_every_problem_response_is_one_model(document) -> None:
    for _, operation in operations(client_document(document)):
        schemas = {
            json.dumps(answer["content"]) for status, answer in operation["responses"].items() if status.endswith("XX")
        }
        assert schemas == {'{"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}'}
