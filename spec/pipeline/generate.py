"""What is generated from what."""

from __future__ import annotations

from pathlib import Path

from pipeline.accept import accept_schema
from pipeline.docs import error_page, field_page
from pipeline.models import python_models, typescript_types
from pipeline.python_data import constants, errors_module, rules_module, schema_module
from pipeline.sources import read_agf, read_genome

_PACKAGE = '"""The Agent Genome specification as Python data and models: generated, never edited."""\n'


def generate(spec: Path, out: Path, *, typescript: bool = True) -> Path:
    """Write everything that `spec` gives into the folder `out`, and return it."""
    agf = read_agf(spec)
    python = out / "python" / "agent_genome_spec"
    _write(python / "__init__.py", _PACKAGE)
    _write(python / "py.typed", "")
    _write(python / "agf_rules.py", rules_module(agf))
    _write(python / "agf_errors.py", errors_module(agf.errors))
    _write(python / "agf_gene_checks.py", constants(agf.gene_checks))
    _write(python / "agf_digest_faults.py", constants(agf.digest_faults))
    accept = accept_schema(agf.schema.data, agf.rules.data)
    _write(python / "agf_schema.py", schema_module(agf, accept))
    _write(python / "agf_models.py", python_models(agf.schema))
    _write(python / "agf_report_models.py", python_models(agf.report))
    for source in read_genome(spec):
        _write(python / f"genome_{Path(source.path).stem.replace('-', '_')}.py", constants(source))
    _write(out / "docs" / "agf-fields.md", field_page(agf))
    _write(out / "docs" / "agf-errors.md", error_page(agf))
    if typescript:
        for source, name in ((agf.schema, "agf"), (agf.report, "agf-report")):
            _write(out / "typescript" / f"{name}.d.ts", typescript_types(source))
    return out


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
