"""What is generated from what."""

from __future__ import annotations

from pathlib import Path

from pipeline.accept import accept_schema
from pipeline.conformance import conformance_files
from pipeline.docs import error_page, field_page
from pipeline.genesis import genesis_files
from pipeline.models import python_models, typescript_types
from pipeline.python_data import constants, errors_module, rules_module, schema_module
from pipeline.rest_outputs import rest_files
from pipeline.sources import read_agf, read_genome, schema_of
from pipeline.typed_data import row_types, typed_constants
from pipeline.typescript_data import agf_modules, report_module

_PACKAGE = '"""The Agent Genome specification as Python data and models: generated, never edited."""\n'


def generate(spec: Path, out: Path, *, typescript: bool = True) -> Path:
    """Write everything that `spec` gives into the folder `out`, and return it."""
    agf = read_agf(spec)
    python = out / "python" / "agent_genome_spec"
    _write(python / "__init__.py", _PACKAGE)
    _write(python / "py.typed", "")
    _write(python / "agf_rules.py", rules_module(agf))
    _write(python / "agf_errors.py", errors_module(agf.errors))
    gene_checks = schema_of(spec, agf.gene_checks)
    _write(python / "agf_gene_check_rows.py", row_types(agf.gene_checks, gene_checks))
    _write(python / "agf_gene_checks.py", typed_constants(agf.gene_checks, gene_checks, rows="agf_gene_check_rows"))
    _write(python / "agf_digest_faults.py", constants(agf.digest_faults))
    _write(python / "agf_wording.py", constants(agf.wording))
    accept = accept_schema(agf.schema.data, agf.rules.data)
    _write(python / "agf_schema.py", schema_module(agf, accept))
    _write(python / "agf_models.py", python_models(agf.schema))
    _write(python / "agf_report_models.py", python_models(agf.report))
    for source in read_genome(spec):
        name, schema = f"genome_{Path(source.path).stem.replace('-', '_')}", schema_of(spec, source)
        _write(python / f"{name}_rows.py", row_types(source, schema))
        _write(python / f"{name}.py", typed_constants(source, schema, rows=f"{name}_rows"))
        if "report" in source.data:
            _write(out / "typescript" / "genome-report.ts", report_module(source))
    for name, text in agf_modules(agf).items():
        _write(out / "typescript" / name, text)
    _write(out / "docs" / "agf-fields.md", field_page(agf))
    _write(out / "docs" / "agf-errors.md", error_page(agf))
    for name, text in rest_files(spec, typescript=typescript).items():
        _write(out / name, text)
    for name, content in genesis_files(spec, typescript=typescript).items():
        _write_bytes(out / name, content)
    for name, text in conformance_files(spec).items():
        _write(out / name, text)
    if typescript:
        for source, name in ((agf.schema, "agf"), (agf.report, "agf-report")):
            _write(out / "typescript" / f"{name}.d.ts", typescript_types(source))
    return out


def _write(path: Path, text: str) -> None:
    _write_bytes(path, text.encode())


def _write_bytes(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
