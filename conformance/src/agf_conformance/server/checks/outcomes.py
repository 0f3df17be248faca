"""What customers make of results."""

from __future__ import annotations

from agf_conformance.server.expect import answered, equal, quoted, refused, require, shown
from agf_conformance.server.registry import makes
from agf_conformance.server.scene import Scene

SAID = "Write shorter sentences."


@makes("srv-outcome-observed")
def observed(scene: Scene) -> str:
    agent = scene.register()
    body = {"result": "feedback", "text": SAID}
    value = answered(scene.ask("record_outcome", body, agent=agent))
    require(value.get("recorded") == "written", f"recorded is {quoted(value.get('recorded'))}, not written")
    equal(scene.texts(agent), [SAID], "the genome does not show the observation")
    section = scene.compiled(agent)
    require(section["observations_shown"], "the next section shows no observation")
    require(SAID.rstrip(".") in section["text"], "the next section does not hold what was said")
    return "written, and shown in the next section"


@makes("srv-outcome-duplicate")
def duplicate(scene: Scene) -> str:
    agent, reference = scene.register(), "ref_" + scene.fresh("r")
    scene.said(agent, SAID, reference=reference)
    before, counted = scene.have("get_genome", agent=agent), scene.have("get_quality_summary", agent=agent)
    value = answered(scene.ask("record_outcome", {"result": "rejected", "reference": reference}, agent=agent))
    require(value.get("recorded") == "duplicate", f"recorded is {quoted(value.get('recorded'))}, not duplicate")
    equal(before, scene.have("get_genome", agent=agent), "an outcome that was recorded before changed the genome")
    equal(counted, scene.have("get_quality_summary", agent=agent), "an outcome that was recorded before counts again")
    return "changes nothing"


@makes("srv-outcome-checked")
def checked(scene: Scene) -> str:
    agent = scene.register()
    body = {"result": "feedback", "text": "Send it to jane.doe@example.com too."}
    value = answered(scene.ask("record_outcome", body, agent=agent))
    require(
        value.get("recorded") == "refused",
        f"a text with an e-mail address: recorded is {quoted(value.get('recorded'))}",
    )
    require(value.get("findings"), "the answer does not say which gene check speaks against the text")
    found = scene.texts(agent)
    require(not found, f"the text is stored: {shown(found)}")
    return "a text that a gene check speaks against is not stored"


@makes("srv-outcome-compile-unknown")
def compile_unknown(scene: Scene) -> str:
    agent = scene.register()
    body = {"result": "feedback", "text": SAID, "compile_id": "cp_" + "0" * 32}
    refused(scene.ask("record_outcome", body, agent=agent), "compile_not_found")
    require(not scene.texts(agent), "an outcome that was refused left an observation")
    return "refused, and nothing is written"


@makes("srv-outcome-edit")
def edit(scene: Scene) -> str:
    agent = scene.register()
    refused(scene.ask("record_outcome", {"result": "edited"}, agent=agent), "edit_incomplete")
    words = "Please pay the invoice at once and in full. "
    body = {"result": "edited", "before": words * 12, "after": words * 2}
    value = answered(scene.ask("record_outcome", body, agent=agent))
    require(value.get("recorded") == "written", f"an edit to a sixth of the length: {quoted(value.get('recorded'))}")
    shown_texts = scene.texts(agent)
    require(all("invoice" not in text for text in shown_texts), f"the edited text is stored: {shown(shown_texts)}")
    return "an edit gives a statement, and no word of the text"
