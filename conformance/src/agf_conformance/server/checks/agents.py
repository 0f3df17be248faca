"""Agents and the genes that they begin with."""

from __future__ import annotations

from agf_conformance.server._spec import OPENAPI
from agf_conformance.server.contract import resolved
from agf_conformance.server.expect import answered, equal, quoted, refused, require
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import gene, sample_strata
from agf_conformance.server.scene import Scene


@makes("srv-agent-register")
def register(scene: Scene) -> str:
    agent = scene.fresh()
    body = {"agent_id": agent, "species": "Conformance agent", "strata": sample_strata()}
    answer = scene.ask("register_agent", body)
    value = answered(answer, 201)
    schema = OPENAPI["components"]["schemas"]["AgentRegistration"]["properties"]
    for name in ("budget", "dialect"):
        default = {**resolved(schema[name]), **schema[name]}["default"]
        require(
            value.get(name) == default, f"the {name} is {quoted(value.get(name))}, not the default {quoted(default)}"
        )
    require(value.get("version") == 1, f"the version of a new genome is {quoted(value.get('version'))}, not 1")
    location = answer.headers.get("location", "")
    require(location.endswith(f"/agents/{agent}/genome"), f"Location is {quoted(location)}, not the path of the genome")
    return "registered"


@makes("srv-agent-genome")
def genome(scene: Scene) -> str:
    strata = sample_strata()
    agent = scene.register(strata=strata)
    value = answered(scene.ask("get_genome", agent=agent))
    shown = {item["stratum"]: {one["id"]: one for one in item["genes"]} for item in value["strata"]}
    given = {item["stratum"]: {one["id"]: one for one in item["genes"]} for item in strata}
    equal(given, shown, "the genome does not show the genes that were given")
    equal([item["stratum"] for item in value["strata"]], list(given), "the strata are not the strongest first")
    return "the genes that were given are shown"


@makes("srv-agent-exists")
def exists(scene: Scene) -> str:
    agent = scene.register()
    before = scene.have("get_genome", agent=agent)
    refused(scene.ask("register_agent", {"agent_id": agent, "species": "Another"}), "agent_exists")
    equal(before, scene.have("get_genome", agent=agent), "a registration that was refused changed the agent")
    return "refused"


@makes("srv-agent-gene-checked")
def gene_checked(scene: Scene) -> str:
    agent = scene.fresh()
    text = "Send each invoice to jane.doe@example.com as well."
    strata = [{"stratum": "org", "genes": [gene("with_fact", text)]}]
    answer = scene.ask("register_agent", {"agent_id": agent, "species": "Conformance", "strata": strata})
    refused(answer, "gene_refused", about="a gene that holds an e-mail address")
    refused(scene.ask("get_genome", agent=agent), "agent_not_found", about="an agent whose registration was refused")
    return "refused, and nothing is registered"


@makes("srv-agent-strata")
def strata(scene: Scene) -> str:
    for stratum in ("learned", "user"):
        genes = [{"stratum": stratum, "genes": [gene("not_here", "Keep it short.")]}]
        answer = scene.ask("register_agent", {"agent_id": scene.fresh(), "species": "Conformance", "strata": genes})
        require(400 <= answer.status < 500, f"a gene of the stratum {stratum}: {answer}")
    twice = [sample_strata()[1], sample_strata()[1]]
    answer = scene.ask("register_agent", {"agent_id": scene.fresh(), "species": "Conformance", "strata": twice})
    require(400 <= answer.status < 500, f"a stratum that stands twice: {answer}")
    return "refused"
