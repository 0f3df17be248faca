"""How much a body may hold, and how long it may take."""

from __future__ import annotations

import json
from collections.abc import Iterator

from agf_conformance.server._spec import BODY_BYTES, BODY_SECONDS, MAX_FILE_BYTES
from agf_conformance.server.caller import JSON
from agf_conformance.server.expect import answered, refused, require
from agf_conformance.server.registry import makes
from agf_conformance.server.scene import Scene
from agf_conformance.server.wire import PIECE, unfinished

PATIENCE_S = 5.0


@makes("srv-size-limit")
def limit(scene: Scene) -> str:
    data = b'{"result":"accepted"}'.ljust(BODY_BYTES + 1)
    refused(scene.ask("record_outcome", agent=scene.agent, data=data), "payload_too_large")
    return f"{BODY_BYTES + 1:,} bytes are refused"


@makes("srv-size-within")
def within(scene: Scene) -> str:
    agent = scene.register()
    data = b'{"result":"accepted"}'.ljust(BODY_BYTES)
    answered(scene.ask("record_outcome", agent=agent, data=data), about=f"{BODY_BYTES:,} bytes")
    return f"{BODY_BYTES:,} bytes are taken"


@makes("srv-size-streamed")
def streamed(scene: Scene) -> str:
    return _refused_meanwhile(scene, "record_outcome", BODY_BYTES)


@makes("srv-import-size")
def import_size(scene: Scene) -> str:
    data = json.dumps({"agf": "1.0"}).encode().ljust(MAX_FILE_BYTES + 1)
    refused(scene.ask("import_preview", agent=scene.agent, data=data), "payload_too_large")
    return _refused_meanwhile(scene, "import_preview", MAX_FILE_BYTES)


@makes("srv-size-slow")
def slow(scene: Scene) -> str:
    path = scene.url_path("compile_genome", agent=scene.agent)
    headers = {**scene.authorization, "Content-Type": JSON}
    answer = unfinished(scene, path, parts=[b"{"], headers=headers, seconds=BODY_SECONDS + PATIENCE_S)
    require(answer, f"no answer to a body that does not arrive within {BODY_SECONDS} seconds")
    assert answer is not None
    refused(answer, "request_timeout")
    return "refused"


def _refused_meanwhile(scene: Scene, operation_id: str, most: int) -> str:
    path = scene.url_path(operation_id, agent=scene.agent)
    headers = {**scene.authorization, "Content-Type": JSON}
    seconds = min(PATIENCE_S, scene.caller.deadline.left * 0.7)
    answer = unfinished(scene, path, parts=_spaces(most + 1), headers=headers, seconds=seconds)
    require(
        answer,
        f"POST {path}: no answer while a body without Content-Length goes on beyond {most:,} bytes: "
        "it is gathered whole before it is looked at",
    )
    assert answer is not None
    refused(answer, "payload_too_large")
    return f"refused as soon as there are more than {most:,} bytes"


def _spaces(size: int) -> Iterator[bytes]:
    for sent in range(0, size, PIECE):
        yield b" " * min(PIECE, size - sent)
