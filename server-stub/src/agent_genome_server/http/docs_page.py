"""A page for people made from the OpenAPI document: one HTML file that loads nothing and runs no script."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, Final

__all__ = ["docs_page"]

_STYLE: Final = """
:root { color-scheme: light dark; --line: #8884; --soft: #8882; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { background: var(--soft); padding: .75rem; overflow: auto; }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }
section { border-top: 1px solid var(--line); margin-top: 2rem; }
.method { background: var(--soft); padding: .1rem .5rem; border-radius: .3rem; font-weight: 600; }
nav li { list-style: none; } nav ul { padding: 0; columns: 20rem; }
"""


def docs_page(document: Mapping[str, Any]) -> str:
    """Return the page of a document: every operation, then every schema that they use."""
    info = document["info"]
    entries = [
        (path, method, item[method])
        for path, item in document["paths"].items()
        for method in ("get", "put", "post", "delete", "patch")
        if method in item
    ]
    base = document["servers"][0]["url"]
    links = [
        f'<li><a href="#{escape(entry["operationId"])}">{escape(entry["summary"])}</a></li>' for *_, entry in entries
    ]
    schemas = document["components"]["schemas"]
    parts = [
        f"<h1>{escape(info['title'])}</h1><p>Version {escape(info['version'])}. {escape(info['description'])} ",
        f'The document itself: <a href="{escape(base)}/openapi.json">openapi.json</a>.</p>',
        f'<nav aria-label="Operations"><ul>{"".join(links)}</ul></nav>',
        *(_operation(document, base + path, method, entry) for path, method, entry in entries),
        "<section><h2>Schemas</h2></section>",
        *(_schema(name, schema) for name, schema in schemas.items()),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(info['title'])}</title><style>{_STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _operation(document: Mapping[str, Any], path: str, method: str, entry: Mapping[str, Any]) -> str:
    name = escape(entry["operationId"])
    scopes = [scope for requirement in entry["security"] for scopes in requirement.values() for scope in scopes]
    parameters = [_resolved(document, part) for part in entry.get("parameters", ())]
    rows = [
        (part["name"], part["in"], "yes" if part.get("required") else "", part.get("description", ""))
        for part in parameters
    ]
    parts = [
        f'<section id="{name}"><h2>{escape(entry["summary"])}</h2>',
        f'<p><span class="method">{method.upper()}</span> <code>{escape(path)}</code></p>',
        f"<p>{escape(entry['description'])}</p><p>Scope: <code>{escape(', '.join(scopes))}</code></p>",
        _table(("Parameter", "In", "Required", "Meaning"), rows),
    ]
    if "requestBody" in entry:
        body = _resolved(document, entry["requestBody"])
        ((media_type, content),) = body["content"].items()
        parts.append(f"<h3>Body</h3><p><code>{escape(media_type)}</code>: {_type(content['schema'])}</p>")
        parts += _examples(_resolved(document, content["schema"]))
    parts.append("<h3>Answers</h3>")
    parts.append(_answers(document, entry["responses"]))
    return "".join(parts) + "</section>"


def _answers(document: Mapping[str, Any], responses: Mapping[str, Any]) -> str:
    rows: list[str] = []
    for status, reference in sorted(responses.items()):
        response = _resolved(document, reference)
        schemas = [_type(content["schema"]) for content in response.get("content", {}).values()]
        about = escape(response.get("description", ""))
        rows.append(f"<tr><td>{escape(status)}</td><td>{about}</td><td>{', '.join(schemas)}</td></tr>")
    return f"<table><tr><th>Status</th><th>Meaning</th><th>Body</th></tr>{''.join(rows)}</table>"


def _schema(name: str, schema: Mapping[str, Any]) -> str:
    required = schema.get("required", ())
    rows = [
        f"<tr><td><code>{escape(member)}</code></td><td>{'yes' if member in required else ''}</td>"
        f"<td>{_type(part)}</td><td>{escape(part.get('description', ''))}</td></tr>"
        for member, part in schema.get("properties", {}).items()
    ]
    head = "<tr><th>Member</th><th>Required</th><th>Type</th><th>Meaning</th></tr>"
    table = f"<table>{head}{''.join(rows)}</table>" if rows else f"<p>{_type(schema)}</p>"
    about = escape(schema.get("description", ""))
    return f'<section id="schema-{escape(name)}"><h3>{escape(name)}</h3><p>{about}</p>{table}</section>'


_SHOWN: Final = ("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern", "format", "default")


def _type(schema: Mapping[str, Any]) -> str:
    """Return a schema in one line of HTML."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#schema-{name}">{name}</a>'
    if "enum" in schema:
        return "one of " + ", ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    if "oneOf" in schema:
        return " or ".join(_type(part) for part in schema["oneOf"])
    kind = schema.get("type", "any value")
    text = escape(kind if isinstance(kind, str) else " or ".join(kind))
    if "items" in schema:
        text += f" of {_type(schema['items'])}"
    limits = [f"{name} <code>{escape(json.dumps(schema[name]))}</code>" for name in _SHOWN if name in schema]
    return text + (f" ({', '.join(limits)})" if limits else "")


def _examples(schema: Mapping[str, Any]) -> Iterable[str]:
    for example in schema.get("examples", ()):
        yield f"<pre>{escape(json.dumps(example, indent=2, ensure_ascii=False))}</pre>"


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _resolved(document: Mapping[str, Any], node: Any) -> Any:
    while "$ref" in node:
        found: Any = document
        for part in node["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        node = found
    return node
