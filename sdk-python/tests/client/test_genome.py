"""`client.genome`: what each method asks, and what it makes of the answer."""

from __future__ import annotations

import inspect
import json
import re

import attrs
import httpx
import pytest
from genome_methods import LEAST, METHODS
from genome_service import ANSWERS, COMPILE_ID, GENE, OPENAPI, SAMPLE
from jsonschema import Draft202012Validator

from agent_genome import agf
from agent_genome.client import errors, models
from agent_genome.client._async.genome import AsyncGenomeMethods
from agent_genome.client._spec import OPERATIONS
from agent_genome.client._sync.genome import GenomeMethods
from agent_genome.client.calls import TaskFields

MOST = {
    "register_agent": {"budget": 800, "dialect": "gpt", "strata": {"kernel": [GENE], "org": []}},
    "get": {"subject": "person-17"},
    "compile": {"task": {"task_type": "invoice", "input_has": ("table",)}, "dialect": "gpt", "budget": 800, "subject": "person-17"},
    "finalize": {},
    "record_outcome": {
        "compile_id": COMPILE_ID,
        "reference": "out_1",
        "subject": "person-17",
        "text": "Shorter.",
        "before": "a",
        "after": "b",
    },
    "export": {"subject": "person-17", "provenance_mode": "none"},
    "quality_summary": {"days": 7},
    "quality_genes": {"days": 7},
    "quality_trend": {"days": 7, "interval": "week"},
    "erase_subject": {},
    "import_preview": {"subject": "person-17"},
    "import_consent": {"subject": "person-17"},
    "import_undo": {},
}  # fmt: skip
WRITES = {name for name, operation in METHODS.items() if OPERATIONS[operation].idempotent == "key"}
PROVISIONAL = sorted(name for name, operation in METHODS.items() if OPERATIONS[operation].provisional)
every_method = pytest.mark.parametrize("name", METHODS)


def entry_of(operation):
    return next(
        item[method]
        for item in OPENAPI["paths"].values()
        for method in item
        if item[method]["operationId"] == operation
    )


def resolved(entry):
    while "$ref" in entry:
        found = OPENAPI
        for part in entry["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        entry = found
    return entry


def body_schema(operation):
    entry = entry_of(operation)
    if "requestBody" not in entry:
        return None
    return next(iter(resolved(entry["requestBody"])["content"].values()))["schema"]


def test_there_is_a_method_for_every_operation_of_the_document():
    assert set(METHODS.values()) == set(OPERATIONS)


@every_method
def test_a_method_takes_every_parameter_of_its_operation(name):
    operation = METHODS[name]
    entry = entry_of(operation)
    parameters = [resolved(parameter) for parameter in entry.get("parameters", ())]
    expected = {parameter["name"] for parameter in parameters if parameter["in"] in ("path", "query")}
    schema = resolved(body_schema(operation) or {})
    expected |= (
        {"file"}
        if schema.get("title") == "Agent Genome file" or name in ("import_preview", "import_consent")
        else set(schema.get("properties", {}))
    )
    expected |= {"token"} if any(parameter["name"] == "Import-Token" for parameter in parameters) else set()
    for kind in (GenomeMethods, AsyncGenomeMethods):
        assert set(inspect.signature(getattr(kind, name)).parameters) - {"self", "options"} == expected


def test_a_task_has_the_members_of_the_document():
    assert set(TaskFields.__annotations__) == set(OPENAPI["components"]["schemas"]["Task"]["properties"])


@every_method
@pytest.mark.parametrize("amount", ["least", "most"])
def test_a_call_is_one_that_the_document_describes(caller, name, amount):
    positional, named = LEAST[name]
    named = named | (MOST[name] if amount == "most" else {})
    caller.call(name, *positional, **named)
    operation = METHODS[name]
    assert caller.service.operations == [operation]
    request = caller.service.request
    parameters = {
        (parameter["in"], parameter["name"].lower()): parameter["schema"]
        for parameter in map(resolved, entry_of(operation).get("parameters", ()))
    }
    for key, value in request.url.params.items():
        schema = resolved(parameters[("query", key)])
        assert Draft202012Validator({**schema, "components": OPENAPI["components"]}).is_valid(
            int(value) if key == "days" else value
        )
    schema = body_schema(operation)
    if schema is None:
        assert request.content == b""
    else:
        Draft202012Validator({**schema, "components": OPENAPI["components"]}).validate(json.loads(request.content))
        assert request.headers["content-type"].replace(" ", "").lower() in (
            "application/json",
            "application/json;charset=utf-8",
        )
    assert ("idempotency-key" in request.headers) is (name in WRITES)


@every_method
def test_what_is_left_out_is_left_to_the_server(caller, name):
    positional, named = LEAST[name]
    caller.call(name, *positional, **named)
    sent = set(caller.service.request.url.params)
    if caller.service.request.content and "file" not in named:
        sent |= set(caller.service.body) - {"agent_id"}
    assert sent == set(named) - {"file", "import_id", "token"}


@every_method
def test_everything_that_is_given_is_sent(caller, name):
    positional, named = LEAST[name]
    caller.call(name, *positional, **named, **MOST[name])
    request = caller.service.request
    sent = dict(request.url.params)
    if request.content and "file" not in named:
        sent |= caller.service.body
    given = named | MOST[name]
    if "task" in given:
        given["task"] = {"task_type": "invoice", "input_has": ["table"]}
    if "strata" in given:
        given["strata"] = [{"stratum": "kernel", "genes": [GENE]}, {"stratum": "org", "genes": []}]
    for key, value in given.items():
        if key not in ("file", "import_id", "token"):
            assert sent[key] == (str(value) if key in request.url.params else value)


@every_method
def test_an_answer_becomes_its_model_with_every_member(caller, name):
    positional, named = LEAST[name]
    answer = caller.call(name, *positional, **named)
    if name == "export":
        assert answer.content == SAMPLE.read_bytes()
    else:
        assert answer.to_dict() == ANSWERS[METHODS[name]]


@every_method
def test_a_raw_response_has_the_answer_itself_and_its_meaning(caller, name):
    positional, named = LEAST[name]
    raw = caller.call(name, *positional, raw=True, **named)
    assert raw.status == (201 if name == "register_agent" else 200)
    assert (raw.request_id, raw.attempts, raw.headers["RateLimit"]) == ("req-of-the-server", 1, '"key";r=119;t=60')
    assert (raw.parsed.content if name == "export" else raw.parsed.to_dict()) == (
        raw.content if name == "export" else json.loads(raw.content)
    )
    assert raw.parsed is raw.parsed


NOT_JSON = {
    "empty": b"",
    "HTML": b"<html>",
    "a list": b"[]",
    "null": b"null",
    "a string": b'"a"',
    "no UTF-8": b"\xff",
    "brackets": b"[" * 5000,
}
NO_MODEL = {
    "no member": b"{}",
    "a wrong type": b'{"strata": 1, "left_out": 1, "agents": 1, "genes": 1, "points": 1, "outcomes": 1}',
}


@pytest.mark.parametrize(
    ("name", "content"),
    [
        pytest.param(name, content, id=f"{name}-{title}")
        for name in METHODS
        # What a file holds is checked by its verify().
        for title, content in (NOT_JSON if name == "export" else NOT_JSON | NO_MODEL).items()
    ],
)
def test_an_answer_that_is_not_as_specified_is_an_error_of_its_own(caller, name, content):
    positional, named = LEAST[name]
    caller.service.say.append(httpx.Response(200, content=content))
    with pytest.raises(
        errors.APIResponseValidationError, match="Check that base_url is that of a genome server"
    ) as caught:
        caller.call(name, *positional, **named)
    assert caught.value.status == 200
    assert caught.value.body == content.decode("utf-8", "replace")


@every_method
@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 413, 415, 422, 500])
def test_every_method_raises_the_error_of_the_status(caller, name, status):
    positional, named = LEAST[name]
    caller.service.say += [httpx.Response(status, json={"code": "a_code", "request_id": "req-1"})] * 3
    with pytest.raises(errors.error_class(status)) as caught:
        caller.call(name, *positional, **named)
    assert (caught.value.code, caught.value.request_id) == ("a_code", "req-1")


@every_method
@pytest.mark.parametrize("failure", [httpx.ConnectError, httpx.ReadTimeout, 408, 429, 503])
def test_every_method_is_tried_again_and_is_the_same_call(caller, name, failure):
    positional, named = LEAST[name]
    caller.service.say += [httpx.Response(failure) if isinstance(failure, int) else failure("broken")] * 2
    caller.call(name, *positional, **named)
    requests = [request for _, request in caller.service.asked]
    assert len(requests) == 3
    assert caller.slept == [0.5, 1.0]
    assert len({(str(request.url), request.content, tuple(request.headers.items())) for request in requests}) == 1


@pytest.mark.parametrize("name", PROVISIONAL)
@pytest.mark.parametrize(
    "answer",
    [{"json": {"code": "imports_not_offered"}}, {"json": {"code": "route_not_found"}}, {"html": "<h1>No</h1>"}, {}],
    ids=["its code", "no such route", "HTML", "empty"],
)
def test_without_imports_the_error_says_that_the_server_does_not_offer_them(caller, name, answer):
    positional, named = LEAST[name]
    caller.service.say.append(httpx.Response(404, **answer))
    with pytest.raises(errors.NotFoundError, match="the server does not offer imports, which are provisional"):
        caller.call(name, *positional, **named)


def test_a_server_that_says_that_it_does_not_offer_imports_is_not_told_twice(caller):
    positional, named = LEAST["import_preview"]
    problem = {
        "code": "imports_not_offered",
        "detail": "This server does not offer imports: the routes are provisional.",
        "remedy": "Ask the operator.",
        "request_id": "req-1",
    }
    caller.service.say.append(httpx.Response(404, json=problem))
    with pytest.raises(errors.NotFoundError) as caught:
        caller.call("import_preview", *positional, **named)
    assert str(caught.value) == (
        "404 imports_not_offered: the server does not offer imports, which are provisional. Ask the operator. "
        "(request req-1)"
    )
    assert caught.value.detail == problem["detail"]


@pytest.mark.parametrize("name", PROVISIONAL)
def test_an_agent_that_is_not_there_is_no_missing_operation(caller, name):
    positional, named = LEAST[name]
    caller.service.say.append(httpx.Response(404, json={"code": "agent_not_found"}))
    with pytest.raises(errors.NotFoundError) as caught:
        caller.call(name, *positional, **named)
    assert "offer" not in str(caught.value)


@pytest.mark.parametrize("name", PROVISIONAL)
def test_the_docstring_of_an_import_says_that_it_is_provisional(name):
    assert "provisional" in getattr(GenomeMethods, name).__doc__.splitlines()[0]


# What a caller may change for one call


@every_method
def test_every_method_takes_the_options_of_a_call(caller, name):
    positional, named = LEAST[name]
    caller.call(name, *positional, **named, timeout=1.5, extra_headers={"x-team": "a", "user-agent": None})
    request = caller.service.request
    assert request.extensions["timeout"]["read"] == 1.5
    assert request.headers["x-team"] == "a"
    assert "agent-genome" not in request.headers.get("user-agent", "")


@every_method
def test_an_option_that_a_method_does_not_take_is_refused_as_python_refuses_an_argument(caller, name):
    positional, named = LEAST[name]
    unknown = {"nonsense": 1} if name in WRITES else {"idempotency_key": "order-7"}
    with pytest.raises(TypeError, match=rf"^{name}\(\) got an unexpected keyword argument '{next(iter(unknown))}'$"):
        caller.call(name, *positional, **named, **unknown)
    assert caller.service.asked == []


def test_max_retries_of_a_call_holds_for_it(caller):
    caller.service.say += [httpx.Response(503)] * 9
    with pytest.raises(errors.InternalServerError):
        caller.call("get", "bill-banao", max_retries=0)
    assert len(caller.service.asked) == 1


@pytest.mark.parametrize("name", sorted(WRITES))
def test_an_idempotency_key_may_be_given(caller, name):
    positional, named = LEAST[name]
    caller.call(name, *positional, **named, idempotency_key="mine")
    assert caller.service.request.headers["idempotency-key"] == "mine"


# Ids, files and what is not modified


@pytest.mark.parametrize("agent_id", ["", ".", "..", "\ud83d"])
@pytest.mark.parametrize("name", [name for name in METHODS if name not in ("erase_subject", "register_agent")])
def test_an_id_that_would_make_another_route_is_refused(caller, name, agent_id):
    _, named = LEAST[name]
    with pytest.raises(errors.AgentGenomeError, match="agent_id cannot be"):
        caller.call(name, agent_id, **named)
    assert caller.service.asked == []


def test_an_id_is_one_segment_of_the_path(caller):
    caller.service.say.append(httpx.Response(404))
    with pytest.raises(errors.NotFoundError):
        caller.call("get", "a/../b?c#d é")
    assert caller.service.request.url.raw_path == b"/genome/v1/agents/a%2F..%2Fb%3Fc%23d%20%C3%A9/genome"


def test_members_of_a_gene_that_the_client_does_not_know_are_sent_as_they_are(caller):
    gene = GENE | {"strength": 1, "x_new": {"a": [1.0]}}
    caller.call("register_agent", "bill-banao", species="Bill Banao", strata={"kernel": [gene]})
    assert caller.service.body["strata"] == [{"stratum": "kernel", "genes": [gene]}]
    assert b'"strength":1,' in caller.service.request.content


def test_members_of_an_answer_that_the_client_does_not_know_are_kept(caller):
    caller.service.say.append(httpx.Response(200, json=ANSWERS["compile_genome"] | {"x_new": 1, "policy": "a_new_one"}))
    compiled = caller.call("compile", "bill-banao")
    assert (compiled.additional_properties, compiled.policy) == ({"x_new": 1}, "a_new_one")


@pytest.mark.parametrize("kind", ["bytes", "bytearray", "document", "exported"])
@pytest.mark.parametrize("name", ["import_preview", "import_consent"])
def test_a_file_is_sent_byte_for_byte(caller, name, kind):
    content = SAMPLE.read_bytes()
    file = {
        "bytes": content,
        "bytearray": bytearray(content),
        "document": agf.loads(content),
        "exported": caller.call("export", "bill-banao"),
    }[kind]
    positional, named = LEAST[name]
    caller.call(name, *positional, **(named | {"file": file}))
    assert caller.service.request.content == (agf.dumps(file) if kind == "document" else content)


def test_the_token_of_a_preview_goes_along_with_consent(caller):
    positional, named = LEAST["import_consent"]
    caller.call("import_consent", *positional, **named)
    assert caller.service.request.headers["import-token"] == "token"


def test_not_modified_has_no_meaning_of_its_own(caller):
    caller.service.say.append(httpx.Response(304, headers={"etag": '"e1"'}))
    raw = caller.call("get", "bill-banao", raw=True, extra_headers={"If-None-Match": '"e1"'})
    assert caller.service.request.headers["if-none-match"] == '"e1"'
    assert raw.status == 304
    with pytest.raises(errors.AgentGenomeError, match="304: nothing changed"):
        _ = raw.parsed


def test_every_model_of_an_answer_can_be_named():
    seen = set()
    left = {
        kind.__name__ for kind in map(models.__dict__.get, models.__all__) if isinstance(kind, type) and attrs.has(kind)
    }
    while left:
        kind = getattr(models, left.pop())
        seen.add(kind.__name__)
        words = {word for member in attrs.fields(kind) for word in re.findall(r"\w+", str(member.type))}
        left |= {
            word for word in words if OPENAPI["components"]["schemas"].get(word, {}).get("type") == "object"
        } - seen
    assert seen <= set(models.__all__)
