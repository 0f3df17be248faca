"""The conformance kit's documents: reading them, the promises that they keep, and their readable tables."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from pipeline.python_data import constants, provenance
from pipeline.sources import Source, SpecError, hold, read
from pipeline.traceability import anchors, rules_module, traceability_page

FOLDER = "conformance"
CASES = Path(__file__).resolve().parents[2] / "conformance"
"""Where the cases lie, which the pages of traceability and of rules name."""

_PACKAGE = "python/agent_genome_spec"


@dataclass(frozen=True, slots=True)
class ConformanceSources:
    """The kit's tables, and the documents that list checks."""

    kit: Source
    checks: list[Source]


def conformance_files(spec: Path) -> dict[str, str]:
    """Return the kit's modules and pages by their paths below `generated/`; none when `spec` has no such folder."""
    sources = read_conformance(spec)
    if sources is None:
        return {}
    modules = {Path(source.path).stem: constants(source) for source in (sources.kit, *sources.checks)}
    modules["rules"] = rules_module(spec, CASES)
    return {
        **{f"{_PACKAGE}/conformance_{name.replace('-', '_')}.py": text for name, text in modules.items()},
        "docs/conformance-kit.md": kit_page(sources),
        "docs/traceability.md": traceability_page(spec, CASES),
    }


def read_conformance(spec: Path) -> ConformanceSources | None:
    """Read the kit's documents and hold them against their schemas and each other; None when there are none."""
    if not (spec / FOLDER).is_dir():
        return None
    kit = read(spec, f"{FOLDER}/kit.json")
    hold(kit, read(spec, f"{FOLDER}/kit.schema.json"))
    report = read(spec, f"{FOLDER}/report.schema.json")
    baseline = read(spec, f"{FOLDER}/baseline.schema.json")
    for schema in (report, baseline):
        Draft202012Validator.check_schema(schema.data)
    checks = [read(spec, f"{FOLDER}/{path.name}") for path in sorted((spec / FOLDER).glob("*-checks.json"))]
    for document in checks:
        hold(document, read(spec, f"{FOLDER}/checks.schema.json"))
    for fault in _faults(kit.data, report.data, baseline.data, checks, anchors(spec)):
        raise SpecError(fault)
    return ConformanceSources(kit, checks)


def _faults(kit: Any, report: Any, baseline: Any, checks: list[Source], known: set[str]) -> list[str]:
    verdicts = [row["name"] for row in kit["verdicts"]]
    statuses = [row["name"] for row in kit["statuses"]]
    result = report["$defs"]["result"]["properties"]
    excusable = [row["name"] for row in kit["verdicts"] if row["status"] in ("failed", "error")]
    listed = baseline["properties"]["known"]["items"]["properties"]["verdict"]["enum"]
    equal = (
        ("verdicts", verdicts, result["verdict"]["enum"]),
        ("statuses", statuses, result["status"]["enum"]),
        ("counts", ["total", *statuses], list(report["properties"]["counts"]["properties"])),
        ("outcomes", list(kit["outcomes"]), report["properties"]["outcome"]["enum"]),
        ("report version", kit["report_version"], report["properties"]["report"]["const"]),
        ("baseline version", kit["baseline_version"], baseline["properties"]["baseline"]["const"]),
        ("excusable verdicts", [name for name in excusable if name != "not-started"], listed),
    )
    faults = [f"{FOLDER}/kit.json: {what} differ from those of a schema" for what, one, two in equal if one != two]
    ids = [check["id"] for source in checks for check in source.data["checks"]]
    faults += [f"{FOLDER}: two checks have the id {name}" for name in ids if ids.count(name) > 1]
    for source in checks:
        for check in source.data["checks"]:
            faults += [f"{source.path}: no anchor {rule}" for rule in check["rules"] if rule not in known]
        gates = [gate["id"] for gate in source.data.get("gates", ())]
        needed = [gate for check in source.data["checks"] for gate in check.get("needs", ())]
        faults += [f"{source.path}: no gate {gate}" for gate in needed if gate not in gates]
        faults += [f"{source.path}: nothing needs the gate {gate}" for gate in gates if gate not in needed]
    return faults


def kit_page(sources: ConformanceSources) -> str:
    """Return the page of the kit's tables."""
    kit = sources.kit.data
    lines = [f"<!-- {line} -->" for line in provenance(sources.kit, *sources.checks)]
    lines += ["# The conformance kit: tables", "", "How they are read: [kit.md](../../spec/conformance/kit.md)."]
    lines += _table(
        "Exit codes", ("code", "meaning"), [(row["code"], row["meaning"]) for row in kit["exit_codes"].values()]
    )
    lines += _table("Verdicts", ("verdict", "status", "meaning", "what to do"), _rows(kit["verdicts"]))
    lines += _table(
        "Statuses",
        ("status", "fails the run", "meaning"),
        [(f"`{row['name']}`", "yes" if row["fails"] else "no", row["meaning"]) for row in kit["statuses"]],
    )
    lines += _table(
        "Levels",
        ("level", "command", "meaning"),
        [(f"{row['name']} {row['version']}", f"`{row['command']}`", row["meaning"]) for row in kit["levels"]],
    )
    lines += _table(
        "Limits",
        ("limit", "value", "meaning"),
        [(f"`{name}`", f"{row['value']} {row['unit']}", row["meaning"]) for name, row in kit["limits"].items()],
    )
    for source in sources.checks:
        rows = [(f"`{row['id']}`", row["title"], row["advice"], row["why"]) for row in source.data["checks"]]
        lines += _table(source.data["title"], ("check", "holds when it passes", "what to do", "why"), rows)
    return "\n".join(lines) + "\n"


def _rows(verdicts: list[dict[str, str]]) -> list[tuple[str, ...]]:
    return [(f"`{row['name']}`", row["status"], row["meaning"], row["advice"]) for row in verdicts]


def _table(title: str, names: tuple[str, ...], rows: list[tuple[Any, ...]]) -> list[str]:
    head = ["", f"## {title}", "", f"| {' | '.join(names)} |", f"|{' --- |' * len(names)}"]
    return head + ["| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows]
