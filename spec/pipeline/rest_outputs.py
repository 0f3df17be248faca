"""Everything that is generated from the REST and MCP documents."""

from __future__ import annotations

import hashlib
from pathlib import Path

from pipeline.bundle import bundle, dump
from pipeline.mcp_tools import tool_documents
from pipeline.problems import catalogue
from pipeline.python_data import provenance
from pipeline.rest_agreement import rest_disagreements, unused_components
from pipeline.rest_client import PACKAGE, client_package
from pipeline.rest_clients import clients_module, typescript_clients
from pipeline.rest_docs import problem_page, route_page
from pipeline.rest_python import (
    limits_module,
    models_module,
    openapi_module,
    operations_module,
    problems_module,
    tools_module,
)
from pipeline.rest_sources import OPENAPI, read_rest
from pipeline.rest_typescript import rest_types
from pipeline.sources import Source, SpecError
from pipeline.typescript_operations import typescript_operations


def rest_files(spec: Path, *, typescript: bool) -> dict[str, str]:
    """Return the text of every generated file by its path under `generated/`."""
    rest = read_rest(spec)
    for fault in rest_disagreements(rest):
        raise SpecError(fault)
    document, problems = bundle(rest), catalogue(rest)
    tools = tool_documents(rest, document)
    for fault in unused_components(rest):
        raise SpecError(fault)
    bundled = dump(document)
    # One digest for all that the document is put together from; `x-generated` tells them one by one.
    source = Source(OPENAPI, document, hashlib.sha256(bundled.encode()).hexdigest())
    comment = provenance(*rest.library.used())
    data = "python/agent_genome_spec"
    files = {
        "openapi/genome-v1.json": dump({"x-generated": comment} | document),
        "mcp/tools.json": dump({"$comment": " ".join(comment), "tools": tools}),
        f"{data}/rest_openapi.py": openapi_module(document, source),
        f"{data}/rest_problems.py": problems_module(problems, rest),
        f"{data}/rest_limits.py": limits_module(rest),
        f"{data}/rest_clients.py": clients_module(rest.clients),
        f"{data}/rest_operations.py": operations_module(document, source),
        f"{data}/rest_models.py": models_module(document, source),
        f"{data}/mcp_tools.py": tools_module(tools, document, rest, source),
        "docs/rest-problems.md": problem_page(problems, rest),
        "docs/rest-routes.md": route_page(document, rest, source),
        "typescript/rest-clients.ts": typescript_clients(rest.clients),
        "typescript/rest-operations.ts": typescript_operations(document, source),
    }
    files |= {f"python/{PACKAGE}/{name}": text for name, text in client_package(document, source).items()}
    if typescript:
        files["typescript/rest.d.ts"] = rest_types(document, source)
    return files
