"""Reference pages: the field tables and the error catalogue, for people."""

from __future__ import annotations

from typing import Any

from pipeline.python_data import provenance
from pipeline.sources import AgfSources, Source


def field_page(agf: AgfSources) -> str:
    """Return the page of fields, limits and strata."""
    schema, rules = agf.schema.data, agf.rules.data
    objects = {"document": schema} | {k: v for k, v in schema["$defs"].items() if v.get("type") == "object"}
    lines = [_head(agf.schema, agf.rules), "# AGF 1.0: fields, limits, strata", ""]
    lines.append("What the specification says in `spec/agf/1.0/`, as tables. Every length counts Unicode code points.")
    for name, entry in objects.items():
        lines += [
            "",
            f"## {name}",
            "",
            entry["description"],
            "",
            "| member | | value | meaning |",
            "| --- | --- | --- | --- |",
        ]
        for member, value in entry["properties"].items():
            needed = "required" if member in entry["required"] else "optional"
            lines.append(f"| `{member}` | {needed} | {_value(value, schema)} | {_meaning(value, schema)} |")
    lines += ["", "## Limits of the whole file", "", "| limit | value | meaning |", "| --- | --- | --- |"]
    lines += [f"| {name} | {row['value']} {row['unit']} | {row['meaning']} |" for name, row in rules["limits"].items()]
    lines += ["", "## Strata, strongest first", ""]
    lines += ["| stratum | known as | protected | kinds | sources |", "| --- | --- | --- | --- | --- |"]
    for row in rules["strata"]:
        protected = "yes" if row["protected"] else "no"
        lines.append(
            f"| {row['name']} | {row['known_as']} | {protected} | {_list(row['kinds'])} | {_list(row['sources'])} |"
        )
    return "\n".join(lines) + "\n"


def error_page(agf: AgfSources) -> str:
    """Return the page of all codes: those of the file and those of the gene checks."""
    lines = [_head(agf.errors, agf.gene_checks), "# Codes of a check", ""]
    lines.append("`agf explain CODE` prints the same on the command line.")
    for stage in agf.rules.data["stages"]:
        lines += ["", f"## Stage: {stage}", ""]
        for row in agf.errors.data["errors"]:
            if row["stage"] == stage:
                lines += _code(row)
                lines += ["", f"Shown by the conformance case `{row['case']}`.", ""]
    lines += ["## Gene checks", "", "What an importer adds; these decide `importable`, not `valid`.", ""]
    for row in agf.gene_checks.data["findings"]:
        lines += [*_code(row), ""]
    return "\n".join(lines).rstrip() + "\n"


def _code(row: dict[str, Any]) -> list[str]:
    return [
        f"### `{row['code']}`",
        "",
        f"{row['meaning']} ({row['severity']}; rule: [{row['rule']}](../../spec/agf/1.0/{row['rule']}))",
        "",
        f"Repair: {row['repair']}",
    ]


def _head(*sources: Source) -> str:
    return "\n".join(f"<!-- {line} -->" for line in provenance(*sources))


def _list(values: list[str]) -> str:
    return ", ".join(f"`{value}`" for value in values)


def _resolve(value: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in value:
        return value
    target = schema["$defs"][value["$ref"].rpartition("/")[2]]
    return _resolve(target, schema) | {key: entry for key, entry in value.items() if key != "$ref"}


def _meaning(value: dict[str, Any], schema: dict[str, Any]) -> str:
    return str(_resolve(value, schema).get("description", ""))


def _value(value: dict[str, Any], schema: dict[str, Any]) -> str:
    entry = _resolve(value, schema)
    if "const" in entry:
        return f"`{str(entry['const']).lower()}`"
    if "enum" in entry:
        return f"one of {_list(entry['enum'])}"
    kind = entry["type"]
    if kind == "array":
        least, most = entry.get("minItems", 0), entry.get("maxItems")
        span = f" of {least} to {most} items" if most else ""
        inner = entry["items"].get("$ref", "").rpartition("/")[2] or "values"
        item = _resolve(entry["items"], schema)
        inner = inner if item.get("type") == "object" or "enum" in item else _value(entry["items"], schema)
        return f"array{span}, each {inner}"
    if kind == "string" and "maxLength" in entry:
        return f"string, {entry.get('minLength', 0)} to {entry['maxLength']} characters"
    if kind == "string":
        shown = entry["pattern"].replace("|", "\\|")
        return f"string, `{shown}`" if len(shown) < 60 else "string"
    if "minimum" in entry:
        return f"{kind}, {entry['minimum']}" + (f" to {entry['maximum']}" if "maximum" in entry else " or more")
    return str(kind)
