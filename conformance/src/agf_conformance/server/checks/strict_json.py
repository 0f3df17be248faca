"""Bodies that two readers would read in two ways."""

from __future__ import annotations

from typing import Any

from agent_genome.agf.json_value import is_object
from agf_conformance.server._spec import JSON_CODES, NESTING
from agf_conformance.server.answers import Answer
from agf_conformance.server.expect import refused, require, shown
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import JSON_OPERATIONS
from agf_conformance.server.scene import Scene


def _malformed(scene: Scene, operation_id: str, data: bytes, what: str) -> Answer:
    answer = scene.ask(operation_id, agent=scene.agent, data=data)
    return refused(answer, "malformed_json", about=what)


@makes("srv-json-duplicate-names")
def duplicate_names(scene: Scene) -> str:
    _malformed(scene, "compile_genome", b'{"dialect":"claude","dialect":"gpt"}', "a name twice")
    _malformed(scene, "compile_genome", b'{"task":{"mode":"a","mode":"a"}}', "a name twice inside")
    _malformed(scene, "compile_genome", b'{"dialect":"claude","dial\\u0065ct":"gpt"}', "a name twice, once escaped")
    _malformed(scene, "record_outcome", b'{"result":"rejected","result":"accepted"}', "a name twice")
    return "refused"


@makes("srv-json-surrogates")
def surrogates(scene: Scene) -> str:
    _malformed(scene, "record_outcome", b'{"result":"feedback","text":"\\ud83d"}', "half of a surrogate pair")
    _malformed(scene, "compile_genome", b'{"task":{"mode":"\\udc00\\ud83d"}}', "a surrogate pair the wrong way round")
    return "refused"


@makes("srv-json-numbers")
def numbers(scene: Scene) -> str:
    for text in ("1e999", "NaN", "Infinity", "-Infinity", "01", "+1", ".5", "1.", "0x10", "9007199254740993"):
        _malformed(scene, "compile_genome", f'{{"budget":{text}}}'.encode(), f"the number {text}")
    return "refused"


@makes("srv-json-nesting")
def nesting(scene: Scene) -> str:
    deep = b'{"task":' * (NESTING + 1) + b"1" + b"}" * (NESTING + 1)
    _malformed(scene, "compile_genome", deep, f"{NESTING + 1} levels")
    bottomless = b"[" * 100_000
    _malformed(scene, "compile_genome", bottomless, "100,000 brackets")
    fits = b'{"task":' * NESTING + b"1" + b"}" * NESTING
    refused(scene.ask("compile_genome", agent=scene.agent, data=fits), "invalid_request", about=f"{NESTING} levels")
    return f"{NESTING} levels are read, more are refused"


@makes("srv-json-syntax")
def syntax(scene: Scene) -> str:
    for name in JSON_OPERATIONS:
        for what, data in (
            ("an empty body", b""),
            ("a half", b'{"a":'),
            ("two values", b"{} {}"),
            ("a comment", b"{} // more"),
            ("a last comma", b'{"a":1,}'),
            ("single quotes", b"{'a':1}"),
            ("a byte order mark", b"\xef\xbb\xbf{}"),
            ("Latin-1", b'{"a":"\xe9"}'),
            ("UTF-16", '{"a":1}'.encode("utf-16")),
        ):
            _malformed(scene, name, data, what)
    return "refused"


@makes("srv-json-codes")
def codes(scene: Scene) -> str:
    answer = scene.ask("compile_genome", agent=scene.agent, data=b'{"a":1,"a":2}')
    errors: list[Any] = (answer.value.get("errors") or []) if is_object(answer.value) else []
    require(errors, f"{answer}: there are no errors that say where")
    found = [error.get("code") for error in errors]
    require(set(found) <= JSON_CODES, f"{answer}: the errors have codes of no such stage: {shown(found)}")
    require("duplicate_member" in found, f"{answer}: the errors do not name duplicate_member: {shown(found)}")
    require("/a" in [error.get("pointer") for error in errors], f"{answer}: no error points at /a")
    return "errors carry the code and the place"
