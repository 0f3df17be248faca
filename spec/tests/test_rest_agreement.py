"""The documents of the service that contradict each other, or name what is not there, are refused with the place."""

from __future__ import annotations

import pytest

from pipeline.__main__ import main
from pipeline.rest_outputs import rest_files
from pipeline.sources import SpecError

OPENAPI, PARTS, PROBLEMS = "rest/openapi.yaml", "rest/components.yaml", "rest/problems.json"
FAULTS = {
    "an unknown value": (
        PARTS,
        "genome/selection.json#/budget/most",
        "genome/selection.json#/budget/must",
        "rest/components.yaml#/schemas/Budget/maximum: there is no genome/selection.json#/budget/must",
    ),
    "an unknown problem": (
        OPENAPI,
        "x-problems: [agent_exists",
        "x-problems: [agent_exsits",
        "rest/openapi.yaml#/paths/~1agents/post/x-problems: unknown problem code agent_exsits",
    ),
    "a problem twice": (
        OPENAPI,
        "x-problems: [agent_exists",
        "x-problems: [agent_exists, agent_exists",
        "/paths/~1agents/post/x-problems: agent_exists stands there twice",
    ),
    "an operationId twice": (
        OPENAPI,
        "operationId: finalize_output\n      tags",
        "operationId: compile_genome\n      tags",
        "/operationId: two operations are called compile_genome",
    ),
    "no operationId": (OPENAPI, "operationId: register_agent\n      tags", "tags", "the operation has no operationId"),
    "an operation that nobody describes": (
        OPENAPI,
        "summary: Register an external agent\n      description: >-\n",
        "summary: >-\n",
        "/paths/~1agents/post: the operation has no description",
    ),
    "a retry that takes no key": (
        OPENAPI,
        "x-idempotent: natural",
        "x-idempotent: key",
        "~1genome/get/x-idempotent: has to be key where",
    ),
    "a key that nothing is done with": (
        OPENAPI,
        "x-idempotent: key",
        "x-idempotent: natural",
        "/paths/~1agents/post/x-idempotent: has to be key where",
    ),
    "a member twice": (OPENAPI, "openapi: 3.1.1\n", "openapi: 3.1.1\nopenapi: 3.1.1\n", "rest/openapi.yaml: "),
    "an unknown scope": (OPENAPI, "[genome:erase]", "[genome:wipe]", "security: unknown scope genome:wipe"),
    "a scope of nothing": (
        "rest/limits.json",
        '"genome:erase": "',
        '"genome:wipe": "Wipe.", "genome:erase": "',
        "rest/limits.json: no operation asks for the scope genome:wipe",
    ),
    "a dangling reference": (
        OPENAPI,
        '"#/components/schemas/CompileRequest"',
        '"#/components/schemas/CompileReqest"',
        "schema/$ref: there is no #/components/schemas/CompileReqest",
    ),
    "a reference to no schema": (
        PARTS,
        "agf.schema.json#/$defs/term",
        "agf.schema.json#/$defs/trem",
        "rest/openapi.yaml#/components/schemas/Task/properties/task_type/$ref: there is no agf/1.0/agf.schema.json#/$defs/trem",
    ),
    "a name that is taken": (PARTS, "  TrendInterval:\n", "  AgfGene:\n", "AgfGene: the name belongs to a schema"),
    "a component for nothing": (
        PARTS,
        "  TrendInterval:\n",
        "  Unused:\n    title: Unused\n    type: string\n  TrendInterval:\n",
        "rest/openapi.yaml#/components/schemas/Unused: nothing refers to it",
    ),
    "a problem response by hand": (
        OPENAPI,
        '        "201":\n',
        '        "409":\n          description: Taken.\n        "201":\n',
        "/paths/~1agents/post: the response 409 is written by hand",
    ),
    "a rule without an anchor": (
        PROBLEMS,
        "rest.md#idempotency",
        "rest.md#nowhere",
        "rest/problems.json: idempotency_conflict: the prose has no anchor rest/rest.md#nowhere",
    ),
    "a problem code twice": (
        PROBLEMS,
        '"code": "agent_exists"',
        '"code": "agent_not_found"',
        "rest/problems.json: agent_not_found: the code stands there twice",
    ),
    "an engine code without a status": (
        PROBLEMS,
        '"code": "unknown_policy"',
        '"code": "not_a_section"',
        "rest/problems.json: the code unknown_policy of genome/selection.json has no status",
    ),
    "an unknown engine code": (
        PROBLEMS,
        '"code": "gene_refused"',
        '"code": "gene_refsed"',
        "rest/problems.json: genome/learning.json has no code gene_refsed",
    ),
    "an engine code that was renamed": (
        "genome/selection.json",
        '"code": "budget_out_of_range"',
        '"code": "budget_too_odd"',
        "rest/problems.json: genome/selection.json has no code budget_out_of_range",
    ),
    "an unknown engine document": (
        PROBLEMS,
        '"source": "genome/dialects.json"',
        '"source": "genome/dialect.json"',
        "rest/problems.json: unknown_dialect: genome/dialect.json is no engine document",
    ),
    "an example that lacks a value": (
        PROBLEMS,
        '"example": { "scope": "genome:write" }',
        '"example": { "scop": "genome:write" }',
        "rest/problems.json: insufficient_scope: the example has no use for {scop}",
    ),
    "a header that no component describes": (
        PARTS,
        "  Retry-After:\n",
        "  Retry-Later:\n",
        "rest/components.yaml#/headers has no Retry-After".replace("rest/components.yaml#/", "#/components/"),
    ),
    "a catalogue beside its schema": (
        PROBLEMS,
        '"status": 409,',
        '"status": 209,',
        "rest/problems.json: $.problems[",
    ),
    "a window of quality that is longer than its records are kept": (
        "rest/limits.json",
        '"compile_days": { "value": 365,',
        '"compile_days": { "value": 364,',
        "rest/limits.json: limits/quality_days: 365 days are more than retention/compile_days keeps, 364",
    ),
    "limits beside their schema": (
        "rest/limits.json",
        '"value": 120,',
        '"value": 0,',
        "rest/limits.json: $.rates.compiles_per_key.value: 0 is less than the minimum of 1",
    ),
    "tools beside their schema": (
        "mcp/tools.json",
        '"readOnlyHint": true',
        '"readOnlyHint": "yes"',
        "mcp/tools.json: $.tools[0].annotations.readOnlyHint",
    ),
    "a tool of no operation": (
        "mcp/tools.json",
        '"operation": "get_genome"',
        '"operation": "get_genom"',
        "mcp/tools.json#/tools/0/operation: there is no operation get_genom",
    ),
    "a tool twice": (
        "mcp/tools.json",
        '"name": "genome_compile"',
        '"name": "genome_get"',
        "mcp/tools.json#/tools/1/name: two tools are called genome_get",
    ),
    "an argument twice": (
        PARTS,
        "  CompileRequest:\n    title: CompileRequest\n    description: The task, and how its section is to look.\n    type: object\n    additionalProperties: false\n    properties:\n",
        "  CompileRequest:\n    title: CompileRequest\n    description: The task, and how its section is to look.\n    type: object\n    additionalProperties: false\n    properties:\n      agent_id:\n        type: string\n",
        "mcp/tools.json#/tools/1: the argument agent_id stands in the body and beside it",
    ),
    "a tool without an object to answer": (
        OPENAPI,
        '$ref: "#/components/schemas/FinalizedOutput"',
        '$ref: "#/components/schemas/CompileId"',
        "mcp/tools.json#/tools/2: the answer of finalize_output is no object",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faulty_documents_are_refused_with_the_place(name: str, spec_copy, edit) -> None:
    path, old, new, said = FAULTS[name]
    edit(path, old, new)
    with pytest.raises(SpecError) as refused:
        rest_files(spec_copy, typescript=False)
    assert said in str(refused.value)


def test_a_document_that_is_missing_is_named(spec_copy, tmp_path, capsys) -> None:
    (spec_copy / "rest" / "problems.json").unlink()
    assert main(["--spec", str(spec_copy), "--out", str(tmp_path / "out"), "--without-node"]) == 2
    assert "spec: rest/problems.json: there is no such document" in capsys.readouterr().err
