"""Arguments of a wrong type: refused by name as `AgentGenomeError`, before anything is sent."""

from __future__ import annotations

import asyncio
import inspect
import json
import re

import httpx
import pytest
from genome_methods import LEAST, METHODS
from genome_service import KEY, SAMPLE, Caller

from agent_genome import AgentGenome, AgentGenomeError, AsyncAgentGenome
from agent_genome.client._sync.genome import GenomeMethods
from agent_genome.client.arguments import check_optional_wholes
from agent_genome.client.options import WriteOptions

NOTHING = object()
VALUES = (None, True, 5, 1.5, "a", ["a"], {"a": "b"}, {5: "b"}, b"a", NOTHING)
"""A value of every type; what is right for an argument is taken out by its own line in `RIGHT`."""
TEXTS = {
    "agent_id", "compile_id", "text", "subject", "species", "dialect", "result", "reference", "before", "after",
    "provenance_mode", "interval", "import_id", "token", "idempotency_key", "base_url", "api_key",
}  # fmt: skip
WHOLES = {"budget", "days"}
RIGHT = {
    **dict.fromkeys(TEXTS, ("a",)),
    **dict.fromkeys(WHOLES, (5,)),
    "file": (b"a",),
    "task": ({"a": "b"},),
    "strata": ({"a": "b"},),
    "timeout": (5, 1.5, None),
    "max_retries": (5,),
    "extra_headers": ({"a": "b"}, None),
    "default_headers": ({"a": "b"}, None),
    "http_client": (None,),
}
PARAMETERS = [
    (method, parameter)
    for method in (*METHODS, "task")
    for parameter in inspect.signature(getattr(GenomeMethods, method)).parameters.values()
    if parameter.name not in ("self", "options")
]


def wrong_for(name, *, optional=False):
    right = [json.dumps(value, default=repr) for value in RIGHT[name]]
    given = [value for value in VALUES if json.dumps(value, default=repr) not in right]
    return [value for value in given if not (optional and value is None)]


def of_the_argument(name):
    return pytest.raises(AgentGenomeError, match=rf"^(a key of )?{re.escape(name)} has to be ")


def refused(caller, method, name, value):
    positional, named = LEAST.get(method, (("bill-banao",), {}))
    arguments = dict(zip(("agent_id",), positional, strict=False)) | named | {name: value}
    with of_the_argument(name):
        if method == "task":
            client = caller.client()
            agent_id = arguments.pop("agent_id")
            run = client.genome.task(agent_id, **arguments)
            asyncio.run(run.__aenter__()) if caller.kind == "async" else run.__enter__()
        else:
            caller.call(method, **arguments)
    assert not caller.service.asked


@pytest.mark.parametrize(("method", "parameter"), PARAMETERS, ids=lambda item: getattr(item, "name", item))
def test_an_argument_of_a_wrong_type_is_refused_by_its_name_and_nothing_is_sent(caller, method, parameter):
    for value in wrong_for(parameter.name, optional=parameter.default is None):
        refused(caller, method, parameter.name, value)


@pytest.mark.parametrize("option", WriteOptions.__annotations__)
@pytest.mark.parametrize("method", ["register_agent", "task"])
def test_an_option_of_a_wrong_type_is_refused_by_its_name_and_nothing_is_sent(caller, method, option):
    for value in wrong_for(option, optional=option == "idempotency_key"):
        refused(caller, method, option, value)


@pytest.mark.parametrize("kind", [AgentGenome, AsyncAgentGenome])
def test_a_setting_of_a_wrong_type_is_refused_by_its_name(kind):
    for name in set(inspect.signature(kind).parameters):
        for value in wrong_for(name, optional=name in ("api_key", "base_url")):
            with of_the_argument(name):
                kind(**({"api_key": KEY, "base_url": "https://genome.test"} | {name: value}))


def test_an_option_of_a_copy_of_a_wrong_type_is_refused_by_its_name(caller):
    client = caller.client()
    for name in ("timeout", "max_retries", "default_headers"):
        for value in wrong_for(name):
            with of_the_argument(name):
                client.with_options(**{name: value})


@pytest.mark.parametrize(
    ("name", "value"), [("api_key", 5), ("default_headers", {"x-key": 5}), ("default_headers", {"x-key": b"5"})]
)
def test_a_value_that_may_be_a_secret_is_not_shown(name, value):
    with pytest.raises(AgentGenomeError) as caught:
        AgentGenome(**({"api_key": KEY, "base_url": "https://genome.test"} | {name: value}))
    assert "5" not in str(caught.value)


@pytest.mark.parametrize("name", ["default_headers", "extra_headers"])
def test_a_header_of_a_wrong_type_is_named(caller, name):
    with of_the_argument(f"{name}['x-team']"):
        if name == "default_headers":
            caller.client(default_headers={"x-team": 5})
        else:
            caller.call("get", "a", extra_headers={"x-team": 5})


@pytest.mark.parametrize("timeout", [10**400, 1e300, -(10**400)])
def test_a_time_that_no_system_can_wait_is_refused(caller, timeout):
    with of_the_argument("timeout"):
        caller.client(timeout=timeout)


@pytest.mark.parametrize(
    ("strata", "place"),
    [
        ({"kernel": "You write"}, "strata['kernel']"),
        ({"kernel": {"id": "a"}}, "strata['kernel']"),
        ({"kernel": 5}, "strata['kernel']"),
        ({"kernel": ["You write"]}, "strata['kernel'][0]"),
        ({"kernel": [{}, None]}, "strata['kernel'][1]"),
        ({"kernel": [{5: "a"}]}, "strata['kernel'][0]"),
    ],
)
def test_a_gene_of_a_wrong_type_is_named_by_its_place(caller, strata, place):
    with of_the_argument(place):
        caller.call("register_agent", "a", species="A", strata=strata)
    assert not caller.service.asked


@pytest.mark.parametrize(
    ("method", "name", "value"),
    [
        ("compile", "task", {"task_type": NOTHING}),
        ("compile", "task", {"task_type": "\ud83d"}),
        ("compile", "budget", 10**5000),
        ("register_agent", "strata", {"kernel": [{"text": NOTHING}]}),
    ],
    ids=["object", "surrogate", "long number", "object in a gene"],
)
def test_what_cannot_be_written_as_json_is_named(caller, method, name, value):
    positional, named = LEAST[method]
    with pytest.raises(AgentGenomeError, match=rf"^{name} "):
        caller.call(method, *positional, **named | {name: value})
    assert not caller.service.asked


def test_a_number_that_no_url_can_hold_is_refused(caller):
    with pytest.raises(AgentGenomeError, match="the URL cannot be called"):
        caller.call("quality_summary", "a", days=10**5000)


@pytest.mark.parametrize(
    ("method", "argument", "value"),
    [
        (method, argument, value)
        for method, argument, optional in (
            ("finalize", "text", False),
            ("accept", "text", True),
            ("reject", "text", True),
            ("feedback", "text", False),
            ("approve", "text", True),
            ("edit", "after", False),
            ("edit", "before", True),
        )
        for value in wrong_for(argument, optional=optional)
    ],
)
def test_an_argument_of_a_run_is_refused_by_its_name(caller, method, argument, value):
    named = ({"before": "a", "after": "b"} if method == "edit" else {}) | {argument: value}

    def steps(run):
        return getattr(run, method)(**named)

    with of_the_argument(argument):
        caller.run(steps)
    assert caller.service.operations == ["compile_genome"]


def test_an_argument_of_a_run_that_compile_refuses_is_refused_where_the_run_is_made():
    with of_the_argument("task"):
        Caller("sync").client().genome.task("a", task="note")


def test_a_bool_is_no_whole_number():
    with of_the_argument("budget"):
        check_optional_wholes(budget=True)


@pytest.mark.parametrize("file", [SAMPLE.read_bytes(), bytearray(SAMPLE.read_bytes())])
def test_a_file_may_be_of_any_kind_of_bytes(caller, file):
    caller.call("import_preview", "a", file=file)
    assert caller.service.request.content == SAMPLE.read_bytes()


def test_headers_may_be_those_of_httpx(caller):
    caller.call("get", "a", extra_headers=httpx.Headers({"x-team": "a"}))
    assert caller.service.request.headers["x-team"] == "a"


def test_genes_may_come_from_any_iterable(caller):
    caller.call("register_agent", "a", species="A", strata={"kernel": iter([{"id": "b"}])})
    assert caller.service.body["strata"] == [{"stratum": "kernel", "genes": [{"id": "b"}]}]
