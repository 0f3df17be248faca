"""The section of a compile, held against the one that the specification's engine makes."""

from __future__ import annotations

from dataclasses import asdict
from itertools import zip_longest
from typing import Any

from agent_genome.genome import Gene, Genome, Observation, Task, compile_genome
from agent_genome.genome.convert import gene_from_agf
from agf_conformance.server._spec import DIALECTS
from agf_conformance.server.expect import answered, equal
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import gene, sample_strata
from agf_conformance.server.scene import Scene


@makes("srv-compile-same-section")
def same_section(scene: Scene) -> str:
    genes = [
        gene("marked_up", 'Write <b>bold</b> & "quoted" `code` as it is.', strength=0.7),
        gene("for_invoices", "Name the total first.", scope=["invoice"]),
        gene("by_language", "Begin with the name.", when=[{"feature": "language", "any_of": ["en"]}]),
        gene("replaces_default", "Number the lines.", overrides=["short_lines"]),
    ]
    agent = scene.register(strata=[*sample_strata()[:1], {"stratum": "org", "genes": genes}, sample_strata()[2]])
    scene.said(agent, "Write shorter sentences.")
    genome = _genome(scene.have("get_genome", agent=agent))
    for task in (Task(), Task(task_type="invoice", language="en")):
        for dialect in DIALECTS:
            asked = {name: value for name, value in asdict(task).items() if value}
            value = answered(scene.ask("compile_genome", {"dialect": dialect, "task": asked}, agent=agent))
            right = compile_genome(genome, task=task, dialect=dialect, policy=value["policy"])
            about = f"{dialect}, {'for a task' if asked else 'without a task'}"
            equal(list(right.included), value["included"], f"{about}: other genes are chosen than selection.md says")
            for one, two in zip_longest(right.text.split("\n"), value["text"].split("\n")):
                equal(one, two, f"{about}: the section is another one than dialects.md says")
    return f"the sections of selection.md and dialects.md, in {len(DIALECTS)} dialects"


def _genome(shown: Any) -> Genome:
    """Return the genome that an answer of `get_genome` shows."""
    genes: list[Gene] = [
        gene_from_agf(item, stratum=stratum["stratum"]) for stratum in shown["strata"] for item in stratum["genes"]
    ]
    observations = [
        Observation(item["number"], item["signal"], item["text"], item["reference"]) for item in shown["observations"]
    ]
    return Genome(
        id=shown["agent_id"],
        species=shown["species"],
        version=shown["version"],
        genes=tuple(genes),
        observations=tuple(observations),
    )
