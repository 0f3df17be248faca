"""What holds for every answer: looked at over all answers that the run has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from agent_genome.agf.json_value import is_object
from agf_conformance.server._spec import ENDPOINT, OPERATIONS, PROBLEMS, TYPE_PREFIX
from agf_conformance.server.answers import Answer
from agf_conformance.server.contract import allowed_codes, faults, problem_faults
from agf_conformance.server.expect import collected, shown
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import body_of
from agf_conformance.server.scene import Scene

JSON, PROBLEM = "application/json", "application/problem+json"
_FROM_PROXIES = (502, 504)


def _seen(scene: Scene) -> list[Answer]:
    """Return every answer so far, with some of each kind among them."""
    if "tour" not in scene.session.shared:
        scene.session.shared["tour"] = "made"
        for name in OPERATIONS:
            scene.ask(name, body_of(name), agent=scene.agent, key=None)
            if name != "erase_subject" and not OPERATIONS[name].provisional:
                scene.ask(name, body_of(name), agent=scene.agent)
        scene.ask("get_genome")
        scene.ask("compile_genome", {"unknown": 1}, agent=scene.agent)
    return [answer for answer in scene.session.record if answer.path.startswith(_PATHS)]


_PATHS = ("/genome/", ENDPOINT)


def _problems(scene: Scene) -> list[Answer]:
    """Return the refusals, other than JSON-RPC errors."""
    return [answer for answer in _seen(scene) if answer.status >= 400 and not _is_rpc(answer)]


def _is_rpc(answer: Answer) -> bool:
    return answer.path == ENDPOINT and (is_object(answer.value) and "jsonrpc" in answer.value)


def _each(answers: Iterable[Answer], fault: Callable[[Answer], str | None], what: str) -> str:
    """Hold every answer to something; equal faults are listed once."""
    looked_at = list(answers)
    found: dict[str, int] = {}
    for answer in looked_at:
        if (text := fault(answer)) is not None:
            line = f"{answer.method} {_route(answer)}: {answer.words}: {text}"
            found[line] = found.get(line, 0) + 1
    collected([line if count == 1 else f"{line} ({count} times)" for line, count in found.items()], what)
    return f"{len(looked_at)} answers"


def _route(answer: Answer) -> str:
    return OPERATIONS[answer.operation].path if answer.operation else shown(answer.path)


@makes("srv-problem-media-type")
def media_type(scene: Scene) -> str:
    return _each(
        _problems(scene),
        lambda answer: None if answer.media_type == PROBLEM else f"the media type is {answer.media_type or 'missing'}",
        "refusals that are no application/problem+json",
    )


@makes("srv-problem-members")
def members(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        if not is_object(answer.value):
            return "the body is no JSON object"
        return "; ".join(problem_faults(answer.value)) or None

    return _each(_problems(scene), fault, "problem documents without the members of one")


@makes("srv-problem-catalogue")
def catalogue(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        value = answer.value if is_object(answer.value) else {}
        row = PROBLEMS.get(str(answer.code))
        if row is None:
            return "the code stands in no catalogue" if answer.code else None
        wanted = {"type": TYPE_PREFIX + row.code, "title": row.title, "status": row.status}
        for name, right in wanted.items():
            if value.get(name) != right:
                return f"{name} is {shown(value.get(name))}, not {shown(right)}"
        return None

    return _each(_problems(scene), fault, "problems that the catalogue states otherwise")


@makes("srv-problem-status")
def status(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        row = PROBLEMS.get(str(answer.code))
        return None if row is None or row.status == answer.status else f"the status of the code is {row.status}"

    return _each(_problems(scene), fault, "problems with another status than their code's")


@makes("srv-problem-headers")
def headers(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        row = PROBLEMS.get(str(answer.code))
        lacking = [name for name in (row.headers if row else ()) if name.lower() not in answer.headers]
        return f"the header {' and '.join(lacking)} is not there" if lacking else None

    return _each(_problems(scene), fault, "problems without the headers of their code")


@makes("srv-problem-request-id")
def problem_request_id(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        if not is_object(answer.value):
            return None
        same = answer.value.get("request_id") == answer.headers.get("x-request-id")
        return None if same else "request_id is not that of X-Request-Id"

    return _each(_problems(scene), fault, "problems with another request id than the answer's")


@makes("srv-problem-declared")
def declared(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        if not answer.operation or answer.code not in PROBLEMS or PROBLEMS[answer.code].status != answer.status:
            return None
        codes = allowed_codes(answer.operation, answer.status)
        return None if codes and answer.code in codes else f"{answer.operation} does not list this code"

    return _each(_problems(scene), fault, "problems that the OpenAPI document does not list for the operation")


@makes("srv-request-id-always")
def request_id(scene: Scene) -> str:
    return _each(
        _seen(scene),
        lambda answer: None if answer.headers.get("x-request-id") else "there is no X-Request-Id",
        "answers without X-Request-Id",
    )


@makes("srv-answer-schema")
def schema(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        if not answer.operation or not 200 <= answer.status < 300:
            return None
        if not answer.is_json:
            return "the body is no JSON that all readers read alike"
        found = faults(answer.operation, answer.status, answer.value)
        return "the operation has no such status" if found is None else "; ".join(found) or None

    return _each(_seen(scene), fault, "answers that do not fit the OpenAPI document")


@makes("srv-answer-media-type")
def answer_media_type(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        good = answer.operation and 200 <= answer.status < 300
        return f"the media type is {answer.media_type or 'missing'}" if good and answer.media_type != JSON else None

    return _each(_seen(scene), fault, "answers that are no application/json")


@makes("srv-no-html")
def no_html(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        html = "html" in answer.media_type or answer.data[:200].lstrip().lower().startswith((b"<!doctype", b"<html"))
        return "the answer is HTML" if html and not answer.path.endswith("/docs") else None

    return _each(_seen(scene), fault, "answers in HTML")


@makes("srv-no-server-error")
def no_server_error(scene: Scene) -> str:
    def fault(answer: Answer) -> str | None:
        return "no input gives this" if answer.status >= 500 and answer.status not in (503, *_FROM_PROXIES) else None

    return _each(_seen(scene), fault, "answers that say that the server failed")


@makes("srv-key-never-shown")
def never_shown(scene: Scene) -> str:
    keys = [key.encode() for key in scene.keys.given]

    def fault(answer: Answer) -> str | None:
        texts = [answer.data, *(value.encode("latin-1", "replace") for value in answer.headers.values())]
        return "the answer holds a key" if any(key in text for key in keys for text in texts) else None

    return _each(_seen(scene), fault, "answers that show a key")
