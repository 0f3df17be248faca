"""What a key of another workspace sees: nothing, and in the same words as where there is nothing."""

from __future__ import annotations

from typing import Any

from agf_conformance.server._spec import OPERATIONS
from agf_conformance.server.answers import Answer
from agf_conformance.server.endings import ViolationError
from agf_conformance.server.expect import answered, equal, refused, require
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import body_of, genome_file
from agf_conformance.server.scene import Scene


@makes("srv-workspace-hidden")
def hidden(scene: Scene) -> str:
    agent, other = scene.register(), scene.keys.other
    before = scene.have_answer("get_genome", agent=agent)
    nobody = scene.fresh("nobody")
    names = [name for name, row in OPERATIONS.items() if "{agent_id}" in row.path]
    for name in names:
        body = body_of(name)
        file = genome_file() if body is None and OPERATIONS[name].method == "POST" else None
        how: dict[str, Any] = {"key": other, "headers": {"Import-Token": "x"}, "data": file}
        theirs, none = scene.ask(name, body, agent=agent, **how), scene.ask(name, body, agent=nobody, **how)
        if theirs.code != none.code or theirs.status != none.status:
            raise ViolationError(
                f"{OPERATIONS[name].method} {OPERATIONS[name].path}: an agent of another workspace is told from none",
                [f"of another workspace: {theirs.words}", f"of nobody: {none.words}"],
            )
        refused(theirs, "agent_not_found", "imports_not_offered")
        equal(_words(theirs, agent), _words(none, nobody), f"{theirs}: the problem tells it from an agent that is none")
    after = scene.have_answer("get_genome", agent=agent)
    equal(before.value, after.value, "requests of another workspace changed the genome")
    return f"{len(names)} operations answer as if there were no agent"


@makes("srv-workspace-own-ids")
def own_ids(scene: Scene) -> str:
    agent = scene.register()
    body = {"agent_id": agent, "species": "Theirs"}
    answered(scene.ask("register_agent", body, key=scene.keys.other), 201, about="the same id in another workspace")
    ours = answered(scene.ask("get_genome", agent=agent))
    require(ours.get("species") != "Theirs", "the agent of the other workspace took the place of ours")
    return "an id is taken in one workspace only"


@makes("srv-workspace-compile")
def compile_of_another(scene: Scene) -> str:
    agent = scene.register()
    scene.register(agent=agent, key=scene.keys.other)
    compile_id = scene.compiled(agent)["compile_id"]
    body = {"compile_id": compile_id, "text": "Done."}
    refused(scene.ask("finalize_output", body, agent=agent, key=scene.keys.other), "compile_not_found")
    outcome = {"result": "accepted", "compile_id": compile_id}
    refused(scene.ask("record_outcome", outcome, agent=agent, key=scene.keys.other), "compile_not_found")
    return "a compile is known in its workspace only"


@makes("srv-workspace-idempotency")
def idempotency(scene: Scene) -> str:
    agent, key = scene.fresh(), scene.fresh("key")
    body = {"agent_id": agent, "species": "Conformance"}
    scene.have("register_agent", body, idempotency=key)
    answer = scene.ask("register_agent", {**body, "species": "Theirs"}, idempotency=key, key=scene.keys.other)
    theirs = answered(answer, 201, about="the same Idempotency-Key in another workspace")
    require(theirs.get("species") == "Theirs", "another workspace was given the answer of ours")
    return "an idempotency key belongs to one workspace"


@makes("srv-workspace-erasure")
def erasure(scene: Scene) -> str:
    agent, subject = scene.register(), scene.fresh("person")
    scene.said(agent, "Write shorter sentences.", subject=subject)
    answer = scene.ask("erase_subject", {"subject": subject}, key=scene.keys.other)
    refused_or_empty = answer.code == "insufficient_scope" or answer.status == 200
    require(refused_or_empty, f"{answer}: a person of that name is nobody to the other workspace")
    require(scene.texts(agent), "an erasure in another workspace took what a person said in ours")
    return "an erasure ends at its workspace"


def _words(answer: Answer, agent: str) -> dict[str, Any]:
    members = {name: value for name, value in answer.value.items() if name != "request_id"}
    return {name: value.replace(agent, "AGENT") if isinstance(value, str) else value for name, value in members.items()}
