"""Requests that are sent again: the first answer, one effect."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from agf_conformance.server.answers import Answer
from agf_conformance.server.expect import answered, equal, refused, require
from agf_conformance.server.registry import makes
from agf_conformance.server.scene import Scene


@makes("srv-idempotency-replay")
def replay(scene: Scene) -> str:
    agent, key = scene.fresh(), scene.fresh("key")
    body = {"agent_id": agent, "species": "Conformance"}
    first = scene.have_answer("register_agent", body, idempotency=key)
    _same(first, scene.ask("register_agent", body, idempotency=key), "a registration that is sent again")
    key = scene.fresh("key")
    said = {"result": "feedback", "text": "Write shorter sentences."}
    first = scene.have_answer("record_outcome", said, agent=agent, idempotency=key)
    _same(first, scene.ask("record_outcome", said, agent=agent, idempotency=key), "an outcome that is sent again")
    count = len(scene.texts(agent))
    require(count == 1, f"an outcome that was sent twice with one key gave {count} observations")
    return "the first answer is given again, and nothing is done twice"


@makes("srv-idempotency-later")
def later(scene: Scene) -> str:
    agent, key = scene.register(), scene.fresh("key")
    said = {"result": "feedback", "text": "Write shorter sentences."}
    first = scene.have_answer("record_outcome", said, agent=agent, idempotency=key)
    scene.said(agent, "Name the total first.")
    _same(first, scene.ask("record_outcome", said, agent=agent, idempotency=key), "a repeat after another outcome")
    return "the first answer is given, whatever happened since"


@makes("srv-idempotency-conflict")
def conflict(scene: Scene) -> str:
    agent, key = scene.register(), scene.fresh("key")
    scene.have("record_outcome", {"result": "feedback", "text": "Be brief."}, agent=agent, idempotency=key)
    other = {"result": "feedback", "text": "Be kind."}
    refused(scene.ask("record_outcome", other, agent=agent, idempotency=key), "idempotency_conflict")
    elsewhere = scene.register()
    same = {"result": "feedback", "text": "Be brief."}
    answer = scene.ask("record_outcome", same, agent=elsewhere, idempotency=key)
    refused(answer, "idempotency_conflict", about="the same body for another agent")
    equal(scene.texts(agent), ["Be brief."], "a request that was refused left something behind")
    return "another request with the same key is refused"


@makes("srv-idempotency-equal-json")
def equal_json(scene: Scene) -> str:
    agent, key = scene.register(), scene.fresh("key")
    one = b'{"result":"feedback","text":"Be brief."}'
    two = b'{ "text" : "\\u0042e brief.",\n "result" : "feedback" }'
    first = scene.have_answer("record_outcome", agent=agent, data=one, idempotency=key)
    _same(
        first, scene.ask("record_outcome", agent=agent, data=two, idempotency=key), "the same JSON, written otherwise"
    )
    return "equal JSON is the same request"


@makes("srv-idempotency-operation")
def operation(scene: Scene) -> str:
    agent, key = scene.register(), scene.fresh("key")
    scene.have("record_outcome", {"result": "accepted"}, agent=agent, idempotency=key)
    body = {"agent_id": scene.fresh(), "species": "Conformance"}
    answered(scene.ask("register_agent", body, idempotency=key), 201, about="the same key for another operation")
    return "a key belongs to one operation"


@makes("srv-idempotency-refused")
def refused_first(scene: Scene) -> str:
    agent, key = scene.fresh(), scene.fresh("key")
    body = {"result": "feedback", "text": "Be brief."}
    refused(scene.ask("record_outcome", body, agent=agent, idempotency=key), "agent_not_found")
    scene.register(agent=agent)
    answered(
        scene.ask("record_outcome", body, agent=agent, idempotency=key), about="a request that was refused, sent again"
    )
    return "only what was carried out is remembered"


@makes("srv-idempotency-form")
def form(scene: Scene) -> str:
    agent = scene.register()
    for key in ("two words", "x" * 256):
        answer = scene.ask("record_outcome", {"result": "accepted"}, agent=agent, idempotency=key)
        refused(answer, "invalid_request", about=f"a key of {len(key)} characters")
    answered(scene.ask("record_outcome", {"result": "accepted"}, agent=agent, idempotency="x" * 200 + scene.fresh("k")))
    return "a key that is none is refused"


@makes("srv-idempotency-together")
def together(scene: Scene) -> str:
    agent, key = scene.register(), scene.fresh("key")
    body = {"result": "feedback", "text": "Write shorter sentences."}
    with ThreadPoolExecutor(6) as threads:
        asked = [threads.submit(scene.ask, "record_outcome", body, agent=agent, idempotency=key) for _ in range(6)]
        answers = [one.result() for one in asked]
    good = [answer for answer in answers if answer.status == 200]
    require(good, f"six equal requests at once: {answers[0]}")
    for answer in answers:
        require(answer.status in (200, 503), f"six equal requests at once: {answer}")
        if answer.status == 200:
            equal(good[0].value, answer.value, "six equal requests at once have different answers")
    count = len(scene.texts(agent))
    require(count == 1, f"six equal requests at once gave {count} observations")
    return "one effect, one answer"


@makes("srv-idempotency-natural")
def natural(scene: Scene) -> str:
    agent = scene.register()
    compile_id = scene.compiled(agent)["compile_id"]
    body = {"compile_id": compile_id, "text": "Done."}
    first = scene.have_answer("finalize_output", body, agent=agent)
    _same(first, scene.ask("finalize_output", body, agent=agent), "a finalize that is sent again")
    runs = scene.have("get_quality_summary", agent=agent).get("runs")
    require(runs == 1, f"a compile that was finalized twice counts as {runs} runs")
    return "finalize is safe to repeat"


def _same(first: Answer, again: Answer, about: str) -> None:
    require(again.status == first.status, f"{about}: {again}, not {first.status}")
    equal(first.value, again.value, f"{about}: another answer")
