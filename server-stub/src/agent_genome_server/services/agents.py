"""register_agent and get_genome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import orjson
from sqlalchemy import Connection

from agent_genome.agf._spec import MAX_FILE_BYTES, STRATA
from agent_genome.agf.gene_checks import check_gene
from agent_genome.agf.wording import shown
from agent_genome.genome import Gene, GenomeError, GenomeState, new_state
from agent_genome.genome._spec_dialects import DEFAULT_DIALECT
from agent_genome.genome._spec_learning import HAND_WRITTEN, LEARNED, PERSONAL, PROPOSED
from agent_genome.genome._spec_selection import BUDGET
from agent_genome.genome.admit import finding_details, findings_on
from agent_genome.genome.checkers import hindrances
from agent_genome.genome.convert import gene_from_agf
from agent_genome.genome.refusals import Detail, refusal
from agent_genome_server._spec import BASE_PATH
from agent_genome_server.problem import Problem, ProblemError, problem_of
from agent_genome_server.services.bodies import etag, observation_body, proposal_body, strata_body
from agent_genome_server.services.call import Answer, Call
from agent_genome_server.services.context import Context
from agent_genome_server.services.idempotency import once
from agent_genome_server.services.moments import as_text
from agent_genome_server.services.states import as_json
from agent_genome_server.services.subjects import refuse_subject
from agent_genome_server.storage.agents import add_agent

__all__ = ["get_genome", "register_agent"]

_STRATA: Final = (STRATA[0], *(stratum for stratum in HAND_WRITTEN["strata"] if stratum != PERSONAL))
_ENGINE_PREFIXES: Final = (LEARNED["prefix"], PROPOSED["prefix"])


def register_agent(context: Context, call: Call) -> Answer:
    """Make an agent with the genes it begins with (spec: rest.md#agents)."""
    body: Mapping[str, Any] = call.body
    agent_id: str = body["agent_id"]
    workspace = call.principal.workspace
    state = _first_state(body, workspace=workspace)
    text = as_json(state)
    budget: int = body.get("budget", BUDGET["default"])
    dialect: str = body.get("dialect", DEFAULT_DIALECT)
    now = context.seconds()

    def work(connection: Connection) -> Answer:
        is_new = add_agent(
            connection,
            workspace=workspace,
            agent_id=agent_id,
            budget=budget,
            dialect=dialect,
            state=text,
            now=now,
        )
        if not is_new:
            raise Problem("agent_exists", agent_id=agent_id)
        return Answer(
            status=201,
            body={
                "agent_id": agent_id,
                "species": state.species,
                "version": state.version,
                "budget": budget,
                "dialect": dialect,
                "created_at": as_text(now),
            },
            headers={"Location": f"{BASE_PATH}/agents/{agent_id}/genome"},
        )

    return once(context, call, work)


def _first_state(body: Mapping[str, Any], *, workspace: str) -> GenomeState:
    """Return the state that a registration begins with.

    Raises:
        Problem: `payload_too_large`, `stratum_read_only`, `id_reserved`, `gene_refused`, `genome_invalid` or
            `invalid_request`.
    """
    layers: Sequence[Mapping[str, Any]] = body.get("strata", ())
    # What no file could carry would be read and written anew with every outcome.
    if len(orjson.dumps(layers)) > MAX_FILE_BYTES:
        raise Problem("payload_too_large", limit=MAX_FILE_BYTES)
    _refuse_strata(layers)
    try:
        genes = [gene_from_agf(gene, stratum=layer["stratum"]) for layer in layers for gene in layer["genes"]]
        _refuse_ids(genes)
        _refuse_findings(layers)
        return new_state(agent=body["agent_id"], workspace=workspace, species=body["species"], genes=genes)
    except GenomeError as error:
        problem = problem_of(error)
        raise problem_of(error, errors=[_in_body(fault, layers) for fault in problem.errors]) from None


def _refuse_strata(layers: Sequence[Mapping[str, Any]]) -> None:
    seen: set[str] = set()
    for index, layer in enumerate(layers):
        stratum, pointer = layer["stratum"], f"/strata/{index}/stratum"
        if stratum not in _STRATA:
            error = refusal("stratum_read_only", stratum=stratum)
            raise problem_of(error, errors=[ProblemError(error.code, pointer, error.message, error.hint)])
        if stratum in seen:
            message = f"The stratum {stratum} stands there twice."
            fault = ProblemError("not_unique", pointer, message, "Put all its genes into one.")
            raise Problem("invalid_request", errors=[fault], first=message)
        seen.add(stratum)


def _refuse_ids(genes: Sequence[Gene]) -> None:
    for gene in genes:
        for prefix in _ENGINE_PREFIXES:
            if gene.id.startswith(prefix):
                raise refusal("id_reserved", id=shown(gene.id), prefix=prefix)


def _refuse_findings(layers: Sequence[Mapping[str, Any]]) -> None:
    """Hold the gene checks against every gene of other strata than the kernel, and name all that they find."""
    found: list[Detail] = []
    first = ""
    for index, layer in enumerate(layers):
        if layer["stratum"] == STRATA[0]:
            continue
        for place, data in enumerate(layer["genes"]):
            gene = gene_from_agf(data, stratum=layer["stratum"])
            against = finding_details(hindrances(findings_on(gene, check_gene)))
            at = f"/strata/{index}/genes/{place}"
            found += [Detail(item.code, at + item.pointer, item.message, item.hint) for item in against]
            first = first or (gene.id if against else "")
    if found:
        raise refusal("gene_refused", details=tuple(found), id=shown(first), first=found[0].message)


def _in_body(fault: ProblemError, layers: Sequence[Mapping[str, Any]]) -> ProblemError:
    """Return a fault with its place in the request, where the engine names one in a file of the same genes."""
    names = [layer["stratum"] for layer in layers]
    others = [name for name in names if name != STRATA[0]]
    parts = fault.pointer.split("/")
    match parts[1:]:
        case ["germline", *rest] if STRATA[0] in names:
            pointer = "/".join(["", "strata", str(names.index(STRATA[0])), *rest])
        case ["layers", number, *rest] if number.isdecimal() and int(number) < len(others):
            pointer = "/".join(["", "strata", str(names.index(others[int(number)])), *rest])
        case ["layers"]:
            pointer = "/strata"
        case ["agent", "slug"]:
            pointer = "/agent_id"
        case ["agent", "species"]:
            pointer = "/species"
        case _:
            pointer = fault.pointer
    return ProblemError(fault.code, pointer, fault.message, fault.hint)


def get_genome(context: Context, call: Call) -> Answer:
    """Return what one person sees of a genome: shared genes, that person's own, observations, proposals."""
    subject: str | None = call.query.get("subject")
    refuse_subject(subject)
    loaded = context.states.fresh(call.principal.workspace, call.path["agent_id"])
    row, state = loaded.row, loaded.state
    body = {
        "agent_id": row.agent_id,
        "species": state.species,
        "version": state.version,
        "budget": row.budget,
        "dialect": row.dialect,
        "strata": strata_body(state.visible(subject)),
        "observations": [observation_body(item) for item in reversed(state.observations) if item.consumed_by is None],
        "proposals": [proposal_body(item) for item in state.proposals],
    }
    return Answer(status=200, body=body, headers={"ETag": etag(body)})
