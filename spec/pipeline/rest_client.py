"""The generated REST client: openapi-python-client over a plain projection of the bundled document."""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from pipeline.models import run
from pipeline.projection import BYTES_TYPE, client_document
from pipeline.python_data import provenance
from pipeline.sources import Source, SpecError

PACKAGE = "agent_genome_rest"
_TEMPLATES = Path(__file__).resolve().parent / "templates"
# The field of what a newer server says, in a model that has others: the line before it is not empty.
_FURTHER = re.compile(r"(?<=.\n)(    additional_properties: .+ = _attrs_field\(init=False, )")
_CONFIG: dict[str, Any] = {
    "project_name_override": PACKAGE.replace("_", "-"),
    "package_name_override": PACKAGE,
    "literal_enums": True,
    "use_path_prefixes_for_title_model_names": False,
    "content_type_overrides": {BYTES_TYPE: "application/octet-stream"},
    "post_hooks": [],
}
_UNSET_CLASS = "class Unset:\n"
_UNSET_REPR = """    def __repr__(self) -> str:
        return "UNSET"

"""


def client_package(document: dict[str, Any], source: Source) -> dict[str, str]:
    """Return the text of every file of the package, by its path inside it."""
    with tempfile.TemporaryDirectory() as scratch:
        given, config, made = Path(scratch, "openapi.json"), Path(scratch, "config.json"), Path(scratch, PACKAGE)
        given.write_text(json.dumps(client_document(document)), encoding="utf-8")
        config.write_text(json.dumps(_CONFIG), encoding="utf-8")
        said = run(
            [
                *(sys.executable, "-m", "openapi_python_client", "generate", "--meta", "none", "--overwrite"),
                *("--path", str(given), "--config", str(config), "--output-path", str(made)),
                *("--custom-template-path", str(_TEMPLATES), "--fail-on-warning"),
            ]
        )
        if "warning" in said.lower() or not made.is_dir():
            raise SpecError(f"openapi-python-client left something out: {said.strip()[-2000:]}")
        ruff = [sys.executable, "-m", "ruff"]
        run([*ruff, "check", "--isolated", "--fix-only", "--quiet", "--select", "F401,I,UP", str(made)])
        run([*ruff, "format", "--isolated", "--line-length", "120", "--quiet", str(made)])
        files = {
            path.relative_to(made).as_posix(): path.read_text(encoding="utf-8") for path in sorted(made.rglob("*.py"))
        }
    files = {name: _FURTHER.sub(r"\1repr=False, ", text) for name, text in files.items()}
    # What httpx takes besides open files, and the only kind of content that can be sent twice.
    files["types.py"] = _replaced(files["types.py"], "payload: BinaryIO", "payload: BinaryIO | bytes")
    files["types.py"] = _replaced(files["types.py"], _UNSET_CLASS, _UNSET_CLASS + _UNSET_REPR)
    head = "".join(f"# {line}\n" for line in provenance(source))
    return {name: head + text for name, text in files.items()} | {"py.typed": ""}


def _replaced(text: str, old: str, new: str) -> str:
    if old not in text:
        raise SpecError(f"openapi-python-client no longer writes {old.strip()!r}")
    return text.replace(old, new)
