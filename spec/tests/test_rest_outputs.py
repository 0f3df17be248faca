"""One edit of a limit, a code or a list changes the document, the models, the client, the types and the pages."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from pipeline.models import NODE_TOOLS, node_tool
from pipeline.rest_outputs import rest_files

ROOT = Path(__file__).resolve().parents[2]
NODE = (NODE_TOOLS / "node_modules").exists() or "CI" in os.environ
NEEDS_NODE = pytest.mark.skipif(not NODE, reason="the Node tools of the pipeline are not installed")


def test_a_changed_limit_changes_everything(spec_copy, edit) -> None:
    before = rest_files(spec_copy, typescript=False)
    edit("genome/selection.json", '"most": 12000', '"most": 98761')
    after = rest_files(spec_copy, typescript=False)
    for name in (
        "openapi/genome-v1.json",
        "mcp/tools.json",
        "docs/rest-problems.md",
        "python/agent_genome_spec/rest_openapi.py",
        "python/agent_genome_spec/rest_models.py",
        "python/agent_genome_spec/rest_problems.py",
        "python/agent_genome_spec/mcp_tools.py",
    ):
        assert "98761" not in before[name], name
        assert "98761" in after[name], name
    assert json.loads(after["openapi/genome-v1.json"])["components"]["schemas"]["Budget"]["maximum"] == 98761


def test_a_value_added_to_a_list_reaches_models_client_and_types(spec_copy, edit) -> None:
    edit("genome/learning.json", '"duplicate": "', '"postponed": "It waits.",\n    "duplicate": "')
    files = rest_files(spec_copy, typescript=NODE)
    for name in (
        "openapi/genome-v1.json",
        "mcp/tools.json",
        "python/agent_genome_rest/models/recorded_outcome_recorded.py",
        "python/agent_genome_spec/rest_models.py",
        *(["typescript/rest.d.ts"] if NODE else []),
    ):
        assert "postponed" in files[name], name


def test_a_new_problem_code_reaches_the_document_the_catalogue_and_the_pages(spec_copy, edit) -> None:
    row = (
        '{"code": "agent_asleep", "status": 423, "title": "The agent sleeps", "detail": "It sleeps until {hour}.",'
        ' "remedy": "Wait.", "rule": "rest.md#agents", "example": {"hour": 7}},'
    )
    edit("rest/problems.json", '"problems": [', f'"problems": [{row}')
    edit("rest/openapi.yaml", "x-problems: [agent_not_found, subject_invalid]", "x-problems: [agent_asleep]")
    files = rest_files(spec_copy, typescript=False)
    operation = json.loads(files["openapi/genome-v1.json"])["paths"]["/agents/{agent_id}/genome"]["get"]
    shown = operation["responses"]["423"]["content"]["application/problem+json"]["examples"]["agent_asleep"]["value"]
    assert (shown["detail"], shown["type"]) == ("It sleeps until 7.", "urn:agent-genome:problem:agent_asleep")
    for name in ("docs/rest-problems.md", "docs/rest-routes.md", "python/agent_genome_spec/rest_problems.py"):
        assert "agent_asleep" in files[name], name


def test_the_same_documents_give_the_same_bytes(spec_copy) -> None:
    assert rest_files(spec_copy, typescript=False) == rest_files(ROOT / "spec", typescript=False)


def test_every_generated_file_names_its_source_and_digest() -> None:
    for name, text in rest_files(ROOT / "spec", typescript=NODE).items():
        if not name.endswith("py.typed"):
            start = text[:6000]
            assert "Generated from spec/" in start, name
            assert "do not edit" in start, name
            assert "sha256 of the source: " in start, name


@NEEDS_NODE
def test_the_typescript_types_hold_for_requests_and_answers(tmp_path: Path) -> None:
    types = (ROOT / "generated" / "typescript" / "rest").as_posix()
    source = tmp_path / "use.ts"
    source.write_text(
        f'import type {{ CompileRequest, AgentRegistration, Problem, operations }} from "{types}";\n'
        'export const whole: AgentRegistration = { agent_id: "a", species: "A" };\n'
        'export const request: CompileRequest = { task: { task_type: "invoice" }, dialect: "claude" };\n'
        "// @ts-expect-error\n"
        'export const latin: CompileRequest = { dialect: "latin" };\n'
        "// @ts-expect-error\n"
        'export const nobody: AgentRegistration = { species: "A" };\n'
        'export type Body = operations["compile_genome"]["responses"][200]["content"]["application/json"];\n'
        "export const characters = (body: Body): number => body.characters;\n"
        "export const code = (problem: Problem): string => problem.code;\n"
    )
    command = [node_tool("tsc"), "--strict", "--noEmit", "--skipLibCheck", "false", str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("", 0)
