"""TypeScript types of the REST surface: openapi-typescript over the bundled document."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from pipeline.models import node_tool, run
from pipeline.python_data import provenance
from pipeline.sources import Source


def rest_types(document: dict[str, Any], source: Source) -> str:
    """Return the declarations: paths, operations, components, and each schema under its own name."""
    with tempfile.TemporaryDirectory() as scratch:
        given, made = Path(scratch, "openapi.json"), Path(scratch, "rest.d.ts")
        given.write_text(json.dumps(document), encoding="utf-8")
        options = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable", "false"]
        run([node_tool("openapi-typescript"), str(given), "--output", str(made), *options, "--empty-objects-unknown"])
        body = made.read_text(encoding="utf-8")
    return "".join(f"// {line}\n" for line in provenance(source)) + body
