"""SARIF 2.1.0, as code hosts show it beside the lines of a file."""

from __future__ import annotations

import json
from typing import Any, Final

from agent_genome import __version__
from agent_genome.agf.verdict import Finding, Problem
from agent_genome.agf.wording import safe
from agent_genome.cli._spec import SPEC_VERSION
from agent_genome.cli.catalogue import GENE_CHECKS, Entry, catalogue
from agent_genome.cli.checked import remarks
from agent_genome.cli.names import as_uri, printable
from agent_genome.cli.outcome import Outcome
from agent_genome.cli.targets import Unreadable

__all__ = ["sarif_report"]

SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0.json"


def sarif_report(outcome: Outcome) -> str:
    """Return the report as SARIF, in JSON text of ASCII characters only."""
    rules = _rules(importing=outcome.importing)
    index = {rule["id"]: number for number, rule in enumerate(rules)}
    run = {
        "tool": {"driver": {"name": "agf", "semanticVersion": __version__, "rules": rules}},
        "columnKind": "unicodeCodePoints",
        "invocations": [
            {
                "executionSuccessful": not outcome.unreadable,
                "exitCode": outcome.exit_code,
                "toolExecutionNotifications": [
                    *(_unreadable(item) for item in outcome.unreadable),
                    *(_shortened(item.path) for item in outcome.checked if item.verdict.truncated),
                ],
            }
        ],
        "results": [
            _result(remark, path=item.path, index=index) for item in outcome.checked for remark in remarks(item.verdict)
        ],
        "properties": {"agf": SPEC_VERSION},
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _rules(*, importing: bool) -> list[dict[str, Any]]:
    rows = list(catalogue().values())
    return [_rule(entry) for entry in rows if importing or entry.stage != GENE_CHECKS]


def _rule(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.code,
        "shortDescription": {"text": entry.meaning},
        "help": {
            "text": f"{entry.meaning} {entry.repair} Rule: {entry.rule}",
            "markdown": f"{entry.meaning}\n\n**Repair.** {entry.repair}\n\n**Rule.** `{entry.rule}`",
        },
        "defaultConfiguration": {"level": entry.severity},
        "properties": {"tags": [entry.stage]},
    }


def _result(remark: Problem | Finding, *, path: str, index: dict[str, int]) -> dict[str, Any]:
    location: dict[str, Any] = {
        "physicalLocation": {
            "artifactLocation": {"uri": as_uri(path)},
            "region": {"startLine": remark.line, "startColumn": remark.column},
        }
    }
    if remark.pointer:
        location["logicalLocations"] = [{"fullyQualifiedName": remark.pointer}]
    return {
        "ruleId": remark.code,
        "ruleIndex": index[remark.code],
        "level": remark.severity,
        "message": {"text": safe(f"{remark.message} {remark.hint}")},
        "locations": [location],
    }


def _unreadable(item: Unreadable) -> dict[str, Any]:
    return {
        "level": "error",
        "message": {"text": f"Cannot read {printable(item.path)}: {safe(item.why)}."},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": as_uri(item.path)}}}],
    }


def _shortened(path: str) -> dict[str, Any]:
    return {
        "level": "warning",
        "message": {"text": f"{printable(path)} has more problems than are listed."},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": as_uri(path)}}}],
    }
