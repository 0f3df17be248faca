"""The service's documents as Python constants and models."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from pipeline.bundle import METHODS
from pipeline.mcp_tools import argument_places
from pipeline.models import MODEL_OPTIONS, run
from pipeline.problems import Problem
from pipeline.projection import model_document
from pipeline.python_data import constants, head, literal, nested
from pipeline.rest_agreement import scopes_of
from pipeline.rest_sources import RestSources
from pipeline.sources import Source


def openapi_module(document: dict[str, Any], source: Source) -> str:
    """Return the module of the bundled OpenAPI document."""
    about = head("The OpenAPI document of the genome service, as a server serves it.", source)
    return f"{about}from typing import Any, Final\n\nOPENAPI: Final[dict[str, Any]] = {nested(document)}\n"


def problems_module(problems: dict[str, Problem], rest: RestSources) -> str:
    """Return the module of the problem catalogue, the engine's codes included."""
    codes = ", ".join(map(repr, problems))
    lines = [head(rest.problems.data["title"] + ".", rest.problems, *rest.engine.values())]
    lines.append("from typing import Any, Final, Literal, NamedTuple, TypeAlias\n\n")
    lines.append(f"TYPE_PREFIX: Final = {rest.problems.data['type_prefix']!r}\n\n")
    lines += [
        f"ProblemCode: TypeAlias = Literal[{codes}]\n",
        _PROBLEM_ROW,
        "PROBLEMS: Final[dict[str, ProblemRow]] = {\n",
    ]
    for row in problems.values():
        fields = (
            row.code,
            row.status,
            row.title,
            row.detail,
            row.remedy,
            row.rule,
            row.headers,
            row.source,
            row.example,
        )
        lines.append(f"    {row.code!r}: ProblemRow(\n")
        lines += [f"        {field!r},\n" for field in fields]
        lines.append("    ),\n")
    lines.append("}\n")
    return "".join(lines)


def operations_module(document: dict[str, Any], source: Source) -> str:
    """Return the module of the operations: method, path, scope and what a retry may do."""
    lines = [head("The operations of the genome service.", source)]
    lines.append("from typing import Final, Literal, NamedTuple, TypeAlias\n\n")
    rows: list[tuple[Any, ...]] = []
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                entry = item[method]
                scopes = tuple(scopes_of(document, entry))
                rows.append(
                    (
                        entry["operationId"],
                        method.upper(),
                        path,
                        scopes,
                        entry.get("x-idempotent"),
                        entry.get("x-provisional", False),
                    )
                )
    lines.append(f"OperationId: TypeAlias = Literal[{', '.join(repr(row[0]) for row in rows)}]\n{_OPERATION_ROW}")
    lines.append("OPERATIONS: Final[dict[str, OperationRow]] = {\n")
    lines += [f"    {row[0]!r}: OperationRow{row!r},\n" for row in rows]
    lines.append("}\n")
    return "".join(lines)


def limits_module(rest: RestSources) -> str:
    """Return the module of the service's limits."""
    return constants(rest.limits)


def tools_module(tools: list[dict[str, Any]], document: dict[str, Any], rest: RestSources, source: Source) -> str:
    """Return the module of the MCP tools."""
    given = rest.tools.data
    named = {tool["name"]: tool["operation"] for tool in given["tools"]}
    places = {name: argument_places(document, operation) for name, operation in named.items()}
    return "".join(
        [
            head(f"{given['title']}.", rest.tools, source),
            "from typing import Any, Final\n\n",
            f"ENDPOINT: Final = {given['endpoint']!r}\n",
            f"SERVER: Final[dict[str, str]] = {literal(given['server'])}\n",
            f"PROTOCOL_VERSIONS: Final[list[str]] = {literal(given['protocol_versions'])}\n\n",
            f"OPERATION_OF_TOOL: Final[dict[str, str]] = {nested(named)}\n",
            '"""Id of the operation that a tool is, by the name of the tool."""\n\n',
            f"ARGUMENTS: Final[dict[str, dict[str, str]]] = {nested(places)}\n",
            '"""Where each argument goes in a request: path, query, body, or `header:` and its name."""\n\n',
            f"TOOLS: Final[list[dict[str, Any]]] = {nested(tools)}\n",
            '"""The tools as `tools/list` answers them."""\n',
        ]
    )


def models_module(document: dict[str, Any], source: Source) -> str:
    """Return the pydantic models of every schema of the bundled document."""
    command = [sys.executable, "-m", "datamodel_code_generator", "--input-file-type", "openapi", *MODEL_OPTIONS]
    command += ["--type-mappings", "date-time=string", "date=string", "uri=string"]
    with tempfile.TemporaryDirectory() as scratch:
        given, made = Path(scratch) / "openapi.json", Path(scratch) / "models.py"
        given.write_text(json.dumps(model_document(document)), encoding="utf-8")
        run([*command, "--extra-fields", "allow", "--input", str(given), "--output", str(made)])
        body = made.read_text(encoding="utf-8")
    body = body.removeprefix("# head").lstrip().removeprefix("from __future__ import annotations").lstrip()
    return head("Pydantic models of the REST bodies: typed access, not validation.", source) + body


_PROBLEM_ROW = '''

class ProblemRow(NamedTuple):
    """One code; `detail` and `remedy` hold placeholders, `source` is the engine document that the code comes from."""

    code: ProblemCode
    status: int
    title: str
    detail: str
    remedy: str
    rule: str
    headers: tuple[str, ...]
    source: str | None
    example: dict[str, Any]


'''

_OPERATION_ROW = '''

class OperationRow(NamedTuple):
    """One operation; `idempotent` says whether a repeat is harmless by itself or with an idempotency key."""

    operation_id: OperationId
    method: str
    path: str
    scopes: tuple[str, ...]
    idempotent: Literal["natural", "key"] | None
    provisional: bool


'''
