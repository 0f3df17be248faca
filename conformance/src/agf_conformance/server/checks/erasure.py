"""Erasing a person: nothing is left, and nobody else is touched."""

from __future__ import annotations

from typing import Any

from agf_conformance.server._spec import OPERATIONS
from agf_conformance.server.expect import answered, equal, quoted, refused, require, shown
from agf_conformance.server.registry import makes
from agf_conformance.server.runs_made import finished_run
from agf_conformance.server.scene import Scene

SAID, OTHERS = "Mention the wombat policy first.", "Keep the greeting formal."


def _erase(scene: Scene, subject: str) -> Any:
    return answered(scene.ask("erase_subject", {"subject": subject}))


@makes("srv-erase-gone")
def gone(scene: Scene) -> str:
    agent, subject = scene.register(), scene.fresh("person")
    scene.said(agent, SAID, subject=subject)
    value = _erase(scene, subject)
    found = {item["agent_id"]: item["observations"] for item in value["agents"]}
    require(found == {agent: 1}, f"the answer names {shown(found)}, not one observation of {agent}")
    require(value["outcomes"] == 1, f"the answer names {value['outcomes']} outcomes, not 1")
    for name, row in OPERATIONS.items():
        if "{agent_id}" in row.path and (row.method == "GET" or name == "compile_genome"):
            body = None if row.method == "GET" else {"subject": subject}
            for query in ({}, {"subject": subject} if name in ("get_genome", "export_genome") else {}):
                answer = scene.ask(name, body, agent=agent, query=query)
                require(b"wombat" not in answer.data, f"{answer}: what the person said is still there")
    return "what the person said is in no answer any more"


@makes("srv-erase-others-stay")
def others_stay(scene: Scene) -> str:
    agent, subject = scene.register(), scene.fresh("person")
    scene.said(agent, SAID, subject=subject)
    scene.said(agent, OTHERS, subject=scene.fresh("person"))
    scene.said(agent, "Name the total.")
    _erase(scene, subject)
    equal(scene.texts(agent), ["Name the total.", OTHERS], "the erasure of one person took what others said")
    require(scene.have("get_genome", agent=agent)["strata"], "the erasure of one person took the genes")
    return "what others said stays"


@makes("srv-erase-every-agent")
def every_agent(scene: Scene) -> str:
    agents, subject = [scene.register(), scene.register()], scene.fresh("person")
    for agent in agents:
        scene.said(agent, SAID, subject=subject)
    value = _erase(scene, subject)
    equal(sorted(item["agent_id"] for item in value["agents"]), sorted(agents), "not every agent is named")
    for agent in agents:
        require(not scene.texts(agent), f"{agent} still holds what the person said")
    return "every agent of the workspace is reached"


@makes("srv-erase-again")
def again(scene: Scene) -> str:
    agent, subject = scene.register(), scene.fresh("person")
    scene.said(agent, SAID, subject=subject)
    _erase(scene, subject)
    equal(_erase(scene, subject), {"agents": [], "outcomes": 0, "compiles": 0}, "a second erasure finds something")
    return "a second erasure finds nothing"


@makes("srv-erase-late-retry")
def late_retry(scene: Scene) -> str:
    agent, subject, reference = scene.register(), scene.fresh("person"), "ref_" + scene.fresh("r")
    body = {"result": "feedback", "text": SAID, "subject": subject, "reference": reference}
    scene.have("record_outcome", body, agent=agent)
    _erase(scene, subject)
    value = answered(scene.ask("record_outcome", body, agent=agent), about="an outcome that was erased, sent again")
    require(value.get("recorded") == "duplicate", f"recorded is {quoted(value.get('recorded'))}, not duplicate")
    require(not scene.texts(agent), "a late retry brought back what was erased")
    return "a late retry does not bring it back"


@makes("srv-erase-idempotency")
def kept_answers(scene: Scene) -> str:
    agent, subject, key = scene.register(), scene.fresh("person"), scene.fresh("key")
    body = {"result": "feedback", "text": SAID, "subject": subject}
    scene.have("record_outcome", body, agent=agent, idempotency=key)
    _erase(scene, subject)
    answer = scene.ask("record_outcome", body, agent=agent, idempotency=key)
    require(b"wombat" not in answer.data, f"{answer}: the kept answer still holds what the person said")
    refused(answer, "idempotency_answer_erased")
    return "the kept answer is gone"


@makes("srv-erase-compiles")
def compiles(scene: Scene) -> str:
    agent, subject = scene.register(), scene.fresh("person")
    compile_id = finished_run(scene, agent, subject=subject)
    value = _erase(scene, subject)
    require(value["compiles"] == 1, f"the answer names {value['compiles']} compiles, not 1")
    body = {"compile_id": compile_id, "text": "Done."}
    refused(
        scene.ask("finalize_output", body, agent=agent), "compile_not_found", about="a compile for an erased person"
    )
    return "records of compiles go too"
