"""Parameters and bodies that do not fit their schemas."""

from __future__ import annotations

from typing import Any

from agf_conformance.server._spec import MAX_ERRORS, OPENAPI, OPERATIONS
from agf_conformance.server.answers import Answer
from agf_conformance.server.contract import resolved
from agf_conformance.server.expect import answered, collected, refused, require, shown
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import JSON_OPERATIONS, body_of, gene, sample_strata
from agf_conformance.server.scene import Scene

UNKNOWN = "agfc_unknown"


@makes("srv-validation-unknown-member")
def unknown_member(scene: Scene) -> str:
    for name in JSON_OPERATIONS:
        answer = scene.ask(name, {**body_of(name), UNKNOWN: 1}, agent=scene.agent)
        refused(answer, "invalid_request", about=f"{name} with a member that nothing names")
        _points(answer, f"/{UNKNOWN}")
    return "refused, with the place"


@makes("srv-validation-type")
def wrong_type(scene: Scene) -> str:
    for name in JSON_OPERATIONS:
        for what, data in (("a list", b"[]"), ("a text", b'"x"'), ("null", b"null")):
            answer = scene.ask(name, agent=scene.agent, data=data)
            refused(answer, "invalid_request", about=f"{name} with {what} as its body")
        first = next(iter(body_of(name)))
        answer = scene.ask(name, {**body_of(name), first: 17}, agent=scene.agent)
        refused(answer, "invalid_request", about=f"{name} with a number as {first}")
        _points(answer, f"/{first}")
    return "refused, with the place"


@makes("srv-validation-missing")
def missing(scene: Scene) -> str:
    for name in ("register_agent", "finalize_output", "record_outcome", "erase_subject"):
        answer = scene.ask(name, {}, agent=scene.agent)
        refused(answer, "invalid_request", about=f"{name} with an empty object")
        require(_errors(answer), f"{name}: {answer}: no errors say which members are missing")
    return "refused"


@makes("srv-validation-all-faults")
def all_faults(scene: Scene) -> str:
    body = {"dialect": "nothing", "budget": 1, "task": {"mode": 5}, UNKNOWN: True}
    answer = refused(scene.ask("compile_genome", body, agent=scene.agent), "invalid_request")
    for pointer in ("/dialect", "/budget", "/task/mode", f"/{UNKNOWN}"):
        _points(answer, pointer)
    for error in _errors(answer):
        lacking = [name for name in ("code", "pointer", "message", "hint") if not isinstance(error.get(name), str)]
        require(not lacking, f"{answer}: an error has no {' and no '.join(lacking)}: {shown(error)}")
    return "every fault is listed, each with its place"


@makes("srv-validation-errors-bounded")
def errors_bounded(scene: Scene) -> str:
    body = {f"{UNKNOWN}_{number}": number for number in range(MAX_ERRORS * 2)}
    answer = refused(scene.ask("compile_genome", body, agent=scene.agent), "invalid_request")
    count = len(_errors(answer))
    require(count <= MAX_ERRORS, f"{answer}: {count} errors are listed; {MAX_ERRORS} may be")
    return f"{count} errors are listed"


@makes("srv-validation-query")
def query(scene: Scene) -> str:
    for name, row in OPERATIONS.items():
        if row.method == "GET":
            answer = scene.ask(name, agent=scene.agent, query=f"{UNKNOWN}=1")
            refused(answer, "invalid_request", about=f"{name} with a parameter that nothing names")
            _points(answer, f"/{UNKNOWN}", where="query")
    for name, twice in (("get_quality_summary", "days=1&days=1"), ("get_genome", "subject=a&subject=a")):
        answer = scene.ask(name, agent=scene.agent, query=twice)
        refused(answer, "invalid_request", about=f"{name} with {twice}")
    return "names that nothing names, and names that come twice, are refused"


@makes("srv-validation-parameters")
def parameters(scene: Scene) -> str:
    faults: list[str] = []
    for name, row in OPERATIONS.items():
        for parameter in _parameters(row.path, row.method):
            if parameter["in"] == "query" and not row.provisional:
                for text in _wrong_texts(parameter["schema"]):
                    answer = scene.ask(name, agent=scene.agent, query={parameter["name"]: text})
                    if answer.code not in ("invalid_request", "subject_invalid"):
                        faults.append(f"{name} with {parameter['name']}={shown(text)}: {answer.words}")
    collected(faults, "values of parameters that are not refused")
    return "values outside of their schemas are refused"


@makes("srv-validation-path")
def path(scene: Scene) -> str:
    for agent in ("UPPER", "-dash", "a_b", "x" * 64, "%0a", "ä"):
        answer = scene.ask("get_genome", agent=agent)
        refused(answer, "invalid_request", about=f"the agent {shown(agent)}")
        _points(answer, "/agent_id", where="path")
    return "refused, with the place"


@makes("srv-validation-gene-members")
def gene_members(scene: Scene) -> str:
    kept = {"note": {"by": ["an editor", 1, True, None]}}
    strata = [*sample_strata()[:1], {"stratum": "org", "genes": [gene("kept_members", "Keep it short.", x_kept=kept)]}]
    agent = scene.fresh()
    body = {"agent_id": agent, "species": "Conformance", "strata": strata}
    answered(scene.ask("register_agent", body), 201, about="a gene with a member that AGF does not name")
    genome = answered(scene.ask("get_genome", agent=agent))
    genes = {item["id"]: item for stratum in genome["strata"] for item in stratum["genes"]}
    found = genes.get("kept_members", {}).get("x_kept")
    require(found == kept, f"the member of the gene is not kept: {shown(found)}")
    return "kept"


def _errors(answer: Answer) -> list[Any]:
    return list(answer.value.get("errors") or [])


def _points(answer: Answer, pointer: str, *, where: str = "body") -> None:
    places = [(error.get("in", "body"), error.get("pointer")) for error in _errors(answer)]
    require((where, pointer) in places, f"{answer}: no error points at {pointer} in the {where}: {shown(places)}")


def _parameters(path: str, method: str) -> list[Any]:
    return [resolved(part) for part in OPENAPI["paths"][path][method.lower()].get("parameters", ())]


def _wrong_texts(schema: Any) -> list[str]:
    schema = resolved(schema)
    if schema.get("type") == "integer":
        least, most = schema["minimum"], schema["maximum"]
        return [str(least - 1), str(most + 1), "x", f"{least}.5", f"0{least}", "", "9" * 400]
    if "enum" in schema:
        return ["nothing", schema["enum"][0].upper(), ""]
    return ["x" * (schema["maxLength"] + 1), "", "two\nlines"] if "maxLength" in schema else []
