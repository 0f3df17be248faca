"""JSON documents as TypeScript constants."""

from __future__ import annotations

import json
import re
from typing import Any

from pipeline.python_data import identity_hash_digits, provenance
from pipeline.sources import AgfSources, Source


def agf_modules(agf: AgfSources) -> dict[str, str]:
    """Return the modules of AGF by their file names."""
    return {
        "agf-rules.ts": _rules(agf),
        "agf-errors.ts": _errors(agf.errors),
        "agf-explanations.ts": _explanations(agf.errors),
        "agf-schema.ts": _module((agf.schema,), {"SCHEMA": agf.schema.data}),
        "agf-digest-faults.ts": _module((agf.digest_faults,), _members(agf.digest_faults)),
        "agf-wording.ts": _module((agf.wording,), _members(agf.wording)),
    }


def report_module(dialects: Source) -> str:
    """Return the module of what a report in a model's answer looks like; of its limits the numbers alone."""
    report = dialects.data["report"]
    limits = {name: limit["value"] for name, limit in report["limits"].items()}
    return _module((dialects,), {"HIDDEN": dialects.data["hidden"], "REPORT": {**report, "limits": limits}})


def _module(sources: tuple[Source, ...], constants: dict[str, Any]) -> str:
    """Return a module with some constants; its head names the sources and their digests."""
    head = "".join(f"// {line}\n" for line in provenance(*sources))
    return head + "".join(f"\n{_constant(name, value)}" for name, value in constants.items())


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {json.dumps(value, indent=2)} as const;\n"


def _members(source: Source) -> dict[str, Any]:
    return {_upper(key): value for key, value in source.data.items() if not key.startswith("$") and key != "title"}


def _rules(agf: AgfSources) -> str:
    rules = agf.rules.data
    constants = {
        key: value for key, value in _members(agf.rules).items() if key not in ("LIMITS", "STRATA", "EXIT_CODES")
    }
    limits = {f"MAX_{_upper(name)}": limit["value"] for name, limit in rules["limits"].items()}
    lists = {
        f"{_upper(name)}_VALUES": entry["enum"] for name, entry in agf.schema.data["$defs"].items() if "enum" in entry
    }
    constants |= {f"EXIT_{_upper(name)}": code["value"] for name, code in rules["exit_codes"].items()}
    constants |= {"IDENTITY_HASH_DIGITS": identity_hash_digits(agf)}
    return _module((agf.rules, agf.schema), {**constants, **limits, "STRATUM_ROWS": rules["strata"], **lists})


def _errors(errors: Source) -> str:
    """Return what a check needs of the catalogue; `_explanations` has the rest."""
    rows = {row["code"]: _part(row, ("stage", "severity", "message", "hint")) for row in errors.data["errors"]}
    by_keyword = {keyword: row["code"] for row in errors.data["errors"] for keyword in row.get("keywords", ())}
    return _module((errors,), {"ERRORS": rows, "CODE_OF_KEYWORD": by_keyword})


def _explanations(errors: Source) -> str:
    told = ("meaning", "repair", "rule", "case")
    return _module((errors,), {"EXPLANATIONS": {row["code"]: _part(row, told) for row in errors.data["errors"]}})


def _part(row: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: row[name] for name in names}


def _upper(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).replace("-", "_").upper()
