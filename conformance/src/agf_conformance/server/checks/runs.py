"""The loop of one run: compile, and finalize what the model wrote."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from agf_conformance.server._spec import DIALECTS, REPORT
from agf_conformance.server.expect import answered, equal, quoted, refused, require, shown
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import gene
from agf_conformance.server.scene import Scene

TAG = REPORT["tag"]


@makes("srv-compile-section")
def section(scene: Scene) -> str:
    for dialect in DIALECTS:
        value = answered(scene.ask("compile_genome", {"dialect": dialect}, agent=scene.agent))
        text = value["text"]
        require(value.get("dialect") == dialect, f"asked for {dialect}, the answer says {quoted(value.get('dialect'))}")
        require(
            value["characters"] == len(text),
            f"{dialect}: {len(text)} characters, the answer says {value['characters']}",
        )
        digest = hashlib.sha256(text.encode()).hexdigest()
        require(value["sha256"] == digest, f"{dialect}: sha256 is not that of the text")
        for wanted in ("identity_purpose", "plain_words"):
            require(wanted in value["included"], f"{dialect}: {wanted} is not among the included genes")
        # Which characters are escaped, and how, is the dialect's; a run of letters and spaces stays as it is.
        plain = re.sub(r"\s+", " ", text)
        require(
            "Use plain words instead of legal ones" in plain, f"{dialect}: the section does not show an included gene"
        )
    return f"{len(DIALECTS)} dialects, each with its length and digest"


@makes("srv-compile-stable")
def stable(scene: Scene) -> str:
    one, two = scene.compiled(scene.agent), scene.compiled(scene.agent)
    require(one["compile_id"] != two["compile_id"], "two compiles have one id")
    equal({**one, "compile_id": ""}, {**two, "compile_id": ""}, "two compiles of one genome differ")
    return "the same section each time"


@makes("srv-compile-budget")
def budget(scene: Scene) -> str:
    text = "keep it short and plain. " * 12
    genes = [gene(f"filler_{number:02}", f"Rule {number}: {text}", source="base") for number in range(20)]
    agent = scene.register(strata=[{"stratum": "default", "genes": genes}])
    value = scene.compiled(agent, budget=2000)
    require(
        value["characters"] <= 2000 or value["over_budget"], f"{value['characters']} characters of a budget of 2000"
    )
    left_out = {item["id"] for item in value["left_out"]}
    require(left_out, "20 long genes are said to fit into 2000 characters")
    both = left_out & set(value["included"])
    require(not both, f"genes are included and left out: {shown(sorted(both))}")
    equal(left_out | set(value["included"]), {item["id"] for item in genes}, "genes are neither included nor left out")
    return "the section keeps to its budget, and says what it left out"


@makes("srv-compile-scope")
def scope(scene: Scene) -> str:
    genes = [gene("for_invoices", "Name the total first.", scope=["invoice"]), gene("always", "Keep it short.")]
    agent = scene.register(strata=[{"stratum": "org", "genes": genes}])
    other, fitting = (scene.compiled(agent, task={"task_type": name}) for name in ("letter", "invoice"))
    require("for_invoices" in fitting["included"], "a gene is not shown for the task that its scope names")
    require("for_invoices" not in other["included"], "a gene is shown for a task that its scope does not name")
    reasons = {item["id"]: item["reason"] for item in other["left_out"]}
    require(reasons.get("for_invoices") == "scope", f"the reason is {quoted(reasons.get('for_invoices'))}, not scope")
    return "genes are chosen by the task"


@makes("srv-compile-policy")
def policy(scene: Scene) -> str:
    answer = scene.ask("compile_genome", {"policy": "task_aware"}, agent=scene.agent)
    refused(answer, "invalid_request", about="a request that names a policy")
    value = scene.compiled(scene.agent)
    require(isinstance(value.get("policy"), str), "the answer does not say which policy was used")
    flags = scene.declared.flags
    if flags is not None:
        wanted = "task_aware" if flags.get("task_aware_selection") else "precedence"
        require(value["policy"] == wanted, f"the policy is {quoted(value['policy'])}; the flags say {quoted(wanted)}")
    return f"{value['policy']}, which no request can change"


@makes("srv-finalize-strips")
def strips(scene: Scene) -> str:
    compile_id = scene.compiled(scene.agent)["compile_id"]
    for before, report in (
        ("Here it is.", f'<{TAG}>{{"followed": ["plain_words"]}}</{TAG}>'),
        ("Here it is.", f"```\n<{TAG}>{{}}</{TAG}>\n```"),
        ("Here it is.", f'<{TAG}>\n{{"followed": ["nobody"]}}'),
    ):
        body = {"compile_id": compile_id, "text": f"{before}\n{report}"}
        value = answered(scene.ask("finalize_output", body, agent=scene.agent))
        require(TAG not in value["text"], f"the report is still in the text: {shown(value['text'])}")
        require(value["text"].strip() == before, f"the text became {shown(value['text'])}")
    plain = "No report here.\n\nTwo  lines."
    value = answered(scene.ask("finalize_output", {"compile_id": compile_id, "text": plain}, agent=scene.agent))
    require(value["text"] == plain, f"a text without a report became {shown(value['text'])}")
    return "the report is gone, and nothing else"


@makes("srv-finalize-followed")
def followed(scene: Scene) -> str:
    genes = [gene("shown_gene", "Keep it short."), gene("hidden_gene", "Name the total.", scope=["invoice"])]
    agent = scene.register(strata=[{"stratum": "org", "genes": genes}])
    compile_id = scene.compiled(agent, task={"task_type": "letter"})["compile_id"]
    report = f'<{TAG}>{{"followed": ["shown_gene", "hidden_gene", "nobody"]}}</{TAG}>'
    body = {"compile_id": compile_id, "text": f"Done.\n{report}"}
    value = answered(scene.ask("finalize_output", body, agent=agent))
    equal(value["followed"], ["shown_gene"], "ids count as followed that were not in the section, or none do")
    return "only ids that were in the section count"


@makes("srv-finalize-unknown")
def unknown(scene: Scene) -> str:
    compile_id = scene.compiled(scene.agent)["compile_id"]
    other = scene.register()
    for agent, id, about in (
        (scene.agent, "cp_" + "0" * 32, "a compile that nobody made"),
        (other, compile_id, "a compile of another agent"),
    ):
        body: dict[str, Any] = {"compile_id": id, "text": "Done."}
        refused(scene.ask("finalize_output", body, agent=agent), "compile_not_found", about=about)
    return "refused"
