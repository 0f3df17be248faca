"""Reference pages of the service: the problem catalogue and the table of routes."""

from __future__ import annotations

import json
from typing import Any

from pipeline.bundle import operations
from pipeline.json_value import is_object
from pipeline.pointers import follow
from pipeline.problems import Problem, example
from pipeline.python_data import provenance
from pipeline.rest_agreement import scopes_of
from pipeline.rest_sources import RestSources
from pipeline.sources import Source


def problem_page(problems: dict[str, Problem], rest: RestSources) -> str:
    """Return the page of every problem code, by status."""
    prefix = rest.problems.data["type_prefix"]
    lines = [_head(rest.problems, *rest.engine.values()), "# Problems of the genome service", ""]
    lines.append(
        "Every error is a problem document (RFC 9457). `code` is for programs and never changes; `remedy` says what to "
        f"do. `type` is `{prefix}` and the code."
    )
    for status in sorted({problem.status for problem in problems.values()}):
        lines += ["", f"## {status}"]
        for problem in problems.values():
            if problem.status == status:
                lines += _problem(problem, prefix)
    return "\n".join(lines) + "\n"


def route_page(document: dict[str, Any], rest: RestSources, source: Source) -> str:
    """Return the page of every route: scope, parameters, body, answers and codes."""
    base, limits = rest.limits.data["base_path"], rest.limits.data
    lines = [
        _head(source, rest.limits, rest.clients),
        "# Routes of the genome service",
        "",
        f"All of them stand below `{base}`.",
        "",
    ]
    lines += ["| operation | route | scope | safe to repeat |", "| --- | --- | --- | --- |"]
    entries = [(_route(place), entry) for place, entry in operations(document)]
    for route, entry in entries:
        name = f"[{entry['operationId']}](#{entry['operationId']})" + (
            " (provisional)" if entry.get("x-provisional") else ""
        )
        lines.append(f"| {name} | `{route}` | {_scopes(document, entry)} | {_REPEAT[entry['x-idempotent']]} |")
    for route, entry in entries:
        lines += ["", f"## {entry['operationId']}", "", f"`{route}`: {entry['summary']}.", "", entry["description"]]
        lines += ["", "| parameter | in | | value | meaning |", "| --- | --- | --- | --- | --- |"]
        for given in entry.get("parameters", ()):
            parameter = _target(document, given)
            needed = "required" if parameter.get("required") else "optional"
            value = _value(document, parameter["schema"])
            lines.append(
                f"| `{parameter['name']}` | {parameter['in']} | {needed} | {value} | {parameter['description']} |"
            )
        if "requestBody" in entry:
            lines += ["", f"Body: {_content(document, entry['requestBody'])}"]
        for status, answer in entry["responses"].items():
            if int(status) < 400:
                lines += ["", f"{status}: {_content(document, answer)}"]
        lines += ["", f"Problems: {_problems(document, entry)}."]
    lines += ["", "## Scopes", "", "| scope | what it allows |", "| --- | --- |"]
    lines += [f"| `{scope}` | {meaning} |" for scope, meaning in limits["scopes"].items()]
    lines += ["", "## Limits", "", "| limit | value | meaning |", "| --- | --- | --- |"]
    amounts = limits["limits"] | limits["retention"]
    lines += [f"| {name} | {row['value']} {row['unit']} | {row['meaning']} |" for name, row in amounts.items()]
    lines += [
        f"| {name} | {row['value']} in {row['seconds']} seconds | {row['meaning']} |"
        for name, row in limits["rates"].items()
    ]
    lines += ["", "## Flags", "", "| flag | default | meaning |", "| --- | --- | --- |"]
    lines += [
        f"| `{name}` | {'on' if row['default'] else 'off'} | {row['meaning']} |"
        for name, row in limits["flags"].items()
    ]
    return "\n".join(lines + _clients(rest.clients.data)) + "\n"


def _clients(clients: dict[str, Any]) -> list[str]:
    """Return the part of what every client does alike."""
    lines = ["", "## Clients", "", "| number | value | meaning |", "| --- | --- | --- |"]
    amounts = clients["retries"] | clients["times"] | clients["bounds"]
    lines += [f"| {name} | {row['value']} {row['unit']} | {row['meaning']} |" for name, row in amounts.items()]
    lines += ["", "| variable | what it gives |", "| --- | --- |"]
    lines += [f"| `{row['value']}` | {row['meaning']} |" for row in clients["variables"].values()]
    return lines


_REPEAT = {"natural": "yes", "key": "with an `Idempotency-Key`"}


def _problem(problem: Problem, prefix: str) -> list[str]:
    page, _, anchor = problem.rule.partition("#")
    lines = ["", f'<a id="{problem.code}"></a>', "", f"### `{problem.code}`", ""]
    lines += [f"{problem.title} (rule: [{page}#{anchor}](../../spec/{problem.rule}))", "", f"Remedy: {problem.remedy}"]
    if problem.headers:
        lines += ["", f"Headers: {', '.join(f'`{name}`' for name in problem.headers)}"]
    return [*lines, "", "```json", json.dumps(example(problem, prefix), ensure_ascii=False, indent=2), "```"]


def _head(*sources: Source) -> str:
    return "\n".join(f"<!-- {line} -->" for line in provenance(*sources))


def _route(place: str) -> str:
    path, method = place.split("/")[-2:]
    return f"{method.upper()} {path.replace('~1', '/').replace('~0', '~')}"


def _scopes(document: dict[str, Any], entry: dict[str, Any]) -> str:
    return ", ".join(f"`{scope}`" for scope in scopes_of(document, entry))


def _target(document: dict[str, Any], node: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in node:
        return node
    return _target(document, follow(document, node["$ref"][1:])) | {k: v for k, v in node.items() if k != "$ref"}


def _problems(document: dict[str, Any], entry: dict[str, Any]) -> str:
    codes: list[str] = []
    for status, answer in entry["responses"].items():
        if int(status) >= 400:
            codes += next(iter(_target(document, answer)["content"].values()))["examples"]
    return ", ".join(f"[{code}](rest-problems.md#{code})" for code in codes)


def _content(document: dict[str, Any], part: dict[str, Any]) -> str:
    whole = _target(document, part)
    kinds = [f"`{_name(entry['schema'])}` as `{kind}`" for kind, entry in whole.get("content", {}).items()]
    return " ".join([*(f"{kind}." for kind in kinds), whole.get("description", "")]).strip()


def _name(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", schema.get("type", "value"))).rpartition("/")[2]


def _value(document: dict[str, Any], schema: dict[str, Any]) -> str:
    entry = _target(document, schema)
    shown = f", {entry['default']} when left out" if "default" in entry else ""
    if "enum" in entry:
        return "one of " + ", ".join(f"`{value}`" for value in entry["enum"]) + shown
    if is_object(entry) and "minimum" in entry and "maximum" in entry:
        return f"{entry['type']}, {entry['minimum']} to {entry['maximum']}{shown}"
    if "maxLength" in entry:
        return f"{entry['type']}, {entry.get('minLength', 0)} to {entry['maxLength']} characters{shown}"
    if "pattern" in entry and len(entry["pattern"]) < 60:
        return f"{entry['type']}, `{entry['pattern'].replace('|', chr(92) + '|')}`{shown}"
    return f"{entry['type']}{shown}"
