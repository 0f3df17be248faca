"""What every client does alike: one edit of the document changes both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pipeline.rest_clients import clients_module, typescript_clients
from pipeline.rest_outputs import rest_files
from pipeline.rest_sources import CLIENTS, read_rest
from pipeline.sources import Source, SpecError, read

SPEC = Path(__file__).resolve().parents[2] / "spec"
CONSTANT = re.compile(r"^export const (\w+) = (.*?) as const;$", re.MULTILINE | re.DOTALL)


def python(clients: Source) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(clients_module(clients), names)
    return {name: value for name, value in names.items() if name.isupper()}


def typescript(clients: Source) -> dict[str, Any]:
    return {name: json.loads(value) for name, value in CONSTANT.findall(typescript_clients(clients))}


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(
    ("section", "member", "name"),
    [
        ("retries", "max_retries", "MAX_RETRIES"),
        ("times", "timeout_s", "TIMEOUT_S"),
        ("bounds", "max_answer_bytes", "MAX_ANSWER_BYTES"),
    ],
)
def test_a_changed_number_changes_both_languages(section: str, member: str, name: str) -> None:
    clients = read(SPEC, CLIENTS)
    clients.data[section][member]["value"] = 98761
    assert python(clients)[name] == typescript(clients)[name] == 98761


def test_a_status_that_is_added_reaches_both_languages() -> None:
    clients = read(SPEC, CLIENTS)
    clients.data["retried_statuses"].append([425, 425])
    clients.data["status_errors"]["402"] = "PaymentRequiredError"
    made, also = python(clients), typescript(clients)
    assert made["RETRIED_STATUSES"][-1] == (425, 425)
    assert also["RETRIED_STATUSES"][-1] == [425, 425]
    assert made["STATUS_ERRORS"][402] == also["STATUS_ERRORS"]["402"] == "PaymentRequiredError"


def test_both_languages_have_the_same_constants() -> None:
    clients = read(SPEC, CLIENTS)
    assert as_json(python(clients)) == typescript(clients)


def test_every_member_of_the_document_becomes_a_constant() -> None:
    clients = read(SPEC, CLIENTS)
    amounts = {name for section in ("retries", "times", "bounds") for name in clients.data[section]}
    variables = {f"{name}_variable" for name in clients.data["variables"]}
    whole = clients.data.keys() - {"$schema", "title", "spec_version", "retries", "times", "bounds", "variables"}
    assert {name.lower() for name in python(clients)} == amounts | variables | whole


def test_a_time_is_a_fraction_of_seconds_in_python() -> None:
    assert all(type(value) is float for name, value in python(read(SPEC, CLIENTS)).items() if name.endswith("_S"))


def test_a_number_without_a_meaning_is_refused(spec_copy, edit) -> None:
    edit(CLIENTS, '"meaning": "Wait after the first attempt."', '"meaning": ""')
    with pytest.raises(SpecError, match=r"rest/clients\.json: .*first_delay_s"):
        read_rest(spec_copy)


def test_the_page_of_routes_has_each_number_and_variable(spec_copy, edit) -> None:
    edit(CLIENTS, '"value": 60, "unit"', '"value": 98761, "unit"')
    page = rest_files(spec_copy, typescript=False)["docs/rest-routes.md"]
    assert "| max_retry_after_s | 98761 seconds | Longest Retry-After that is waited for. |" in page
    assert "| `AGENT_GENOME_LOG` | " in page


def test_the_page_speaks_of_every_number_and_name_that_a_client_behaves_by() -> None:
    clients = read(SPEC, CLIENTS)
    page = (SPEC / "rest" / "rest.md").read_text(encoding="utf-8")
    told_by_its_meaning = {"accept", "max_kept_characters", "max_shown_header_characters", "max_shown_level_characters"}
    sections = [clients.data[section] for section in ("retries", "times", "bounds")]
    names = {name for section in sections for name in section} | clients.data.keys()
    names -= {"$schema", "title", "spec_version", "retries", "times", "bounds"} | told_by_its_meaning
    assert [name for name in sorted(names) if f"`{name}`" not in page] == []
