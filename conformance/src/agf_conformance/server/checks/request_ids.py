"""The id of a request: the client's own, or one of the server's."""

from __future__ import annotations

import re

from agf_conformance.server.expect import quoted, require, shown
from agf_conformance.server.registry import makes
from agf_conformance.server.scene import Scene

FORM = re.compile(r"[A-Za-z0-9._-]{1,128}", re.ASCII)


@makes("srv-request-id-own")
def own(scene: Scene) -> str:
    for id in (scene.fresh("request"), "a", "A.b_c-9", "x" * 128):
        for answer in (
            scene.ask("get_genome", agent=scene.agent, headers={"X-Request-Id": id}),
            scene.ask("get_genome", headers={"X-Request-Id": id}),
            scene.ask("get_genome", key=None, headers={"X-Request-Id": id}),
        ):
            found = answer.headers.get("x-request-id")
            require(found == id, f"{answer}: X-Request-Id is {quoted(found)}, not the client's own")
    return "the client's own is repeated"


@makes("srv-request-id-malformed")
def malformed(scene: Scene) -> str:
    for id in ("two words", "x" * 129, 'quo"te', "a/b", "{}"):
        answer = scene.ask("get_genome", agent=scene.agent, headers={"X-Request-Id": id})
        found = answer.headers.get("x-request-id", "")
        require(found != id, f"{answer}: the malformed id {shown(id)} is repeated")
        require(FORM.fullmatch(found), f"{answer}: X-Request-Id is {quoted(found)}, which is no id")
    return "replaced by one of the server's"


@makes("srv-request-id-fresh")
def fresh(scene: Scene) -> str:
    found = {scene.ask("get_genome", agent=scene.agent).headers.get("x-request-id") for _ in range(3)}
    require(len(found) == 3, f"requests without an id have one id: {shown(list(found))}")
    return "each request has one of its own"
