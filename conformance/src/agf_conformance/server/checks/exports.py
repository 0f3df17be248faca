"""The exported file: judged as every exporter's file is."""

from __future__ import annotations

from collections.abc import Sequence

from agf_conformance.exporter.checks import judge_export
from agf_conformance.exporter.subject import Export
from agf_conformance.results import Result
from agf_conformance.server.caller import JSON
from agf_conformance.server.endings import ViolationError
from agf_conformance.server.expect import answered, quoted, require
from agf_conformance.server.registry import makes
from agf_conformance.server.scene import Scene

SUBJECT = "agfc-person-of-exports"
SAID = "Write shorter sentences with wombat cadence."


@makes("srv-export-valid")
def valid(scene: Scene) -> str:
    return _judged(scene, "export-valid", "export-round-trip")


@makes("srv-export-digest")
def digest(scene: Scene) -> str:
    return _judged(scene, "export-digest")


@makes("srv-export-clean")
def clean(scene: Scene) -> str:
    return _judged(scene, "export-no-identifiers", "export-no-facts", "export-no-injection", "export-layers")


@makes("srv-export-stable")
def stable(scene: Scene) -> str:
    return _judged(scene, "export-stable")


@makes("srv-export-private")
def private(scene: Scene) -> str:
    agent, subject = scene.register(), scene.fresh("person")
    scene.said(agent, SAID, subject=subject, reference="ref_" + scene.fresh("r"))
    for query in ({}, {"subject": subject}):
        answer = scene.ask("export_genome", agent=agent, query=query)
        answered(answer)
        for word in (SAID, subject, "wombat"):
            require(word.encode() not in answer.data, f"{answer}: the file holds {quoted(word)}")
    return "no observation and no person in the file"


@makes("srv-export-modes")
def modes(scene: Scene) -> str:
    for mode in ("pseudonymous", "none"):
        answer = scene.ask("export_genome", agent=scene.agent, query={"provenance_mode": mode})
        value = answered(answer)
        found = value.get("provenance_mode")
        require(found == mode, f"{answer}: provenance_mode is {quoted(found)}, not {quoted(mode)}")
        require(Export(mode, answer.data).verdict.valid, f"{answer}: with the mode {mode} the file is not valid")
        require(answer.media_type == JSON, f"{answer}: the file is {answer.media_type}")
    return "both modes give valid files"


def _judged(scene: Scene, *names: str) -> str:
    first = scene.ask("export_genome", agent=scene.agent)
    answered(first)
    second = scene.ask("export_genome", agent=scene.agent)
    results = judge_export(Export("the export", first.data, second.data), personal=False)
    wanted: Sequence[Result] = [result for result in results if result.id in names]
    for result in wanted:
        if result.verdict != "passed":
            raise ViolationError(f"{result.title}: {result.found}", result.detail)
    return "; ".join(result.found for result in wanted)
