"""Servers that do one thing wrong, and the checks that each of them has to fall to."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

from starlette.types import ASGIApp, Receive, Scope, Send
from wrapping import Reply, Request, Wrap, instead, problem, replies, requests

from agent_genome import agf
from agf_conformance.server._spec import BODY_BYTES, PROBLEMS, TYPE_PREFIX
from agf_conformance.server.target import Keys

MCP = "/mcp/genome"


class Broken(NamedTuple):
    """A fault, and the checks that name it: exactly these have to fail."""

    wrap: Wrap
    checks: set[str]
    verdict: str = "violated"


def broken(keys: Keys) -> dict[str, Broken]:
    """Return every broken server by its name."""
    return {
        **_doors(keys),
        **_problems(),
        **_requests(),
        **_reads(),
        **_work(keys),
        **_files(),
        **_mcp(),
        **_connections(),
    }


def _doors(keys: Keys) -> dict[str, Broken]:
    def with_main(request: Request) -> Request:
        return replace(request, headers={**request.headers, "authorization": f"Bearer {keys.main}"})

    def forbidden(request: Request, reply: Reply) -> Reply:
        if reply.code != "agent_not_found" or request.headers.get("authorization") != f"Bearer {keys.other}":
            return reply
        changed = _as(reply, "insufficient_scope")
        return replace(changed, headers={**reply.headers, "www-authenticate": "Bearer"})

    def echoed(request: Request, reply: Reply) -> Reply:
        if reply.code != "invalid_key":
            return reply
        return problem(reply, detail=f"{reply.json['detail']} Sent: {request.headers.get('authorization')}")

    return {
        "export-open-to-everyone": Broken(
            requests(with_main, when=lambda one: one.is_("GET", "/export") and "authorization" not in one.headers),
            {"srv-key-missing"},
        ),
        "outcomes-without-scope": Broken(
            requests(
                with_main,
                when=lambda one: (
                    one.is_("POST", "/outcomes") and one.headers.get("authorization") == f"Bearer {keys.read}"
                ),
            ),
            {"srv-scope-read-key", "srv-scope-before-request"},
        ),
        "forbidden-in-place-of-not-found": Broken(replies(forbidden), {"srv-workspace-hidden"}),
        "erases-in-every-workspace": Broken(
            requests(
                with_main,
                when=lambda one: (
                    one.path.endswith("/erase") and one.headers.get("authorization") == f"Bearer {keys.other}"
                ),
            ),
            {"srv-workspace-erasure"},
        ),
        "key-in-the-detail": Broken(replies(echoed), {"srv-key-never-shown"}),
        "reading-is-not-enough-to-compile": Broken(
            requests(
                lambda one: _with(one, authorization=f"Bearer {keys.write}"),
                when=lambda one: (
                    one.is_("POST", "/compile") and one.headers.get("authorization") == f"Bearer {keys.read}"
                ),
            ),
            {"srv-scope-read-works"},
        ),
        "no-challenge": Broken(
            replies(lambda _, reply: _without(reply, "www-authenticate")),
            {"srv-key-challenge", "srv-scope-named", "srv-problem-headers"},
        ),
    }


def _problems() -> dict[str, Broken]:
    def html(_: Request, reply: Reply) -> Reply:
        if reply.code != "route_not_found":
            return reply
        return Reply(404, {**reply.headers, "content-type": "text/html"}, b"<!doctype html><h1>Not Found</h1>")

    def bad_request(_: Request, reply: Reply) -> Reply:
        return replace(reply, status=400) if reply.code == "invalid_request" else reply

    def own_title(_: Request, reply: Reply) -> Reply:
        return problem(reply, title="Conflict") if reply.status == 409 else reply

    def no_id(_: Request, reply: Reply) -> Reply:
        if reply.code is None:
            return reply
        return reply.with_json({name: value for name, value in reply.json.items() if name != "request_id"})

    def as_json(_: Request, reply: Reply) -> Reply:
        return replace(reply, headers={**reply.headers, "content-type": "application/json"}) if reply.code else reply

    def other_code(_: Request, reply: Reply) -> Reply:
        return _as(reply, "import_unknown") if reply.code == "agent_not_found" else reply

    def no_route(_: Request, reply: Reply) -> Reply:
        return _as(reply, "route_not_found")

    def first_fault(_: Request, reply: Reply) -> Reply:
        return problem(reply, errors=reply.json["errors"][:1]) if reply.code == "invalid_request" else reply

    return {
        "html-for-unknown-paths": Broken(
            replies(html), {"srv-route-unknown", "srv-no-html", "srv-problem-media-type", "srv-problem-members"}
        ),
        "400-in-place-of-422": Broken(replies(bad_request), {"srv-problem-status"}),
        "another-title": Broken(replies(own_title), {"srv-problem-catalogue"}),
        "no-request-id-in-problems": Broken(replies(no_id), {"srv-problem-members", "srv-problem-request-id"}),
        "problems-as-plain-json": Broken(replies(as_json), {"srv-problem-media-type"}),
        "a-code-of-another-operation": Broken(
            replies(other_code, when=lambda one: one.is_("GET", "/agf-conformance-nobody/genome")),
            {"srv-problem-declared"},
        ),
        "an-operation-only-for-those-with-a-key": Broken(
            replies(no_route, when=lambda one: one.is_("GET", "/quality/trend") and "authorization" not in one.headers),
            {"srv-route-all", "srv-key-missing", "srv-problem-declared"},
        ),
        "first-fault-only": Broken(replies(first_fault), {"srv-validation-all-faults"}),
        "500-for-deep-json": Broken(
            instead(
                lambda one: Reply(500, {"content-type": "text/plain"}, b"oops") if one.body[:99] == b"[" * 99 else None,
                when=lambda one: one.is_("POST", "/compile"),
                gather=True,
            ),
            {
                "srv-json-nesting",
                "srv-no-server-error",
                "srv-problem-media-type",
                "srv-problem-members",
                "srv-request-id-always",
            },
        ),
    }


def _requests() -> dict[str, Broken]:
    def last_name_wins(request: Request) -> Request:
        is_object = request.body.isascii() and isinstance(request.json, dict)
        return replace(request, body=json.dumps(request.json).encode()) if is_object else request

    def known_query(request: Request) -> Request:
        return replace(request, query="&".join(part for part in request.query.split("&") if "unknown" not in part))

    def without_policy(request: Request) -> Request:
        value = request.json
        if not isinstance(value, dict) or "policy" not in value:
            return request
        return replace(request, body=json.dumps({k: v for k, v in value.items() if k != "policy"}).encode())

    return {
        "if-none-match-ignored": Broken(_drop("if-none-match"), {"srv-etag-304"}),
        "request-id-ignored": Broken(_drop("x-request-id"), {"srv-request-id-own"}),
        "accept-ignored": Broken(
            requests(
                lambda one: _with(one, accept="*/*"), when=lambda one: one.method == "GET" and MCP not in one.path
            ),
            {"srv-accept-refused"},
        ),
        "no-ranges-in-accept": Broken(
            requests(
                lambda one: _with(one, accept="text/html"),
                when=lambda one: one.headers.get("accept") == "application/*",
            ),
            {"srv-accept-ranges"},
        ),
        "no-parameters-in-content-type": Broken(
            requests(
                lambda one: _with(one, **{"content-type": "text/plain"}),
                when=lambda one: ";" in one.headers.get("content-type", ""),
            ),
            {"srv-content-type-utf8"},
        ),
        "limit-is-one-too-low": Broken(
            requests(
                lambda one: replace(one, body=one.body + b" "),
                when=lambda one: one.headers.get("content-length") == str(BODY_BYTES),
                gather=True,
            ),
            {"srv-size-within"},
        ),
        "media-type-ignored": Broken(
            requests(
                lambda one: _with(one, **{"content-type": "application/json"}),
                when=lambda one: one.method == "POST" and MCP not in one.path,
            ),
            {"srv-content-type"},
        ),
        "idempotency-key-ignored": Broken(
            _drop("idempotency-key"),
            {
                "srv-idempotency-replay",
                "srv-idempotency-later",
                "srv-idempotency-conflict",
                "srv-idempotency-equal-json",
                "srv-idempotency-form",
                "srv-idempotency-together",
                "srv-erase-idempotency",
                "srv-import-once",
                "srv-mcp-idempotency",
            },
        ),
        "body-gathered-first": Broken(
            requests(lambda one: one, when=lambda one: one.method == "POST", gather=True),
            {"srv-size-streamed", "srv-import-size"},
        ),
        "last-name-wins": Broken(
            requests(last_name_wins, when=lambda one: one.is_("POST", "/compile"), gather=True),
            {"srv-json-duplicate-names", "srv-json-codes"},
        ),
        "unknown-parameters-ignored": Broken(
            requests(known_query, when=lambda one: one.method == "GET"), {"srv-validation-query"}
        ),
        "policy-in-the-request": Broken(
            requests(without_policy, when=lambda one: one.is_("POST", "/compile"), gather=True),
            {"srv-compile-policy"},
        ),
    }


def _reads() -> dict[str, Broken]:
    def tag_of_the_path(request: Request, reply: Reply) -> Reply:
        tag = f'"{request.path}"'
        held = request.headers.get("if-none-match", "")
        if held == "*" or tag in [part.strip().removeprefix("W/") for part in held.split(",")]:
            return Reply(304, {"etag": tag, "x-request-id": reply.headers["x-request-id"]})
        return replace(reply, headers={**reply.headers, "etag": tag})

    def any_tag(request: Request, reply: Reply) -> Reply:
        if reply.status != 200 or "if-none-match" not in request.headers:
            return reply
        return Reply(304, {"etag": reply.headers["etag"], "x-request-id": reply.headers["x-request-id"]})

    def text_json(_: Request, reply: Reply) -> Reply:
        return replace(reply, headers={**reply.headers, "content-type": "text/json"}) if reply.status == 200 else reply

    def without_export(_: Request, reply: Reply) -> Reply:
        paths = {name: value for name, value in reply.json["paths"].items() if not name.endswith("/export")}
        return reply.with_json({**reply.json, "paths": paths})

    return {
        "tag-of-the-path": Broken(
            replies(tag_of_the_path, when=lambda one: one.is_("GET", "/genome") and "authorization" in one.headers),
            {"srv-etag-changes"},
        ),
        "any-tag-will-do": Broken(
            replies(any_tag, when=lambda one: one.is_("GET", "/genome")), {"srv-etag-changes", "srv-etag-other"}
        ),
        "another-media-type": Broken(
            replies(text_json, when=lambda one: one.is_("GET", "/quality/genes")), {"srv-answer-media-type"}
        ),
        "an-operation-is-not-in-the-document": Broken(
            replies(without_export, when=lambda one: one.is_("GET", "/openapi.json")), {"srv-openapi-operations"}
        ),
    }


def _work(keys: Keys) -> dict[str, Broken]:
    def not_stripped(request: Request, reply: Reply) -> Reply:
        return reply.with_json({**reply.json, "text": request.json["text"]}) if reply.status == 200 else reply

    def all_followed(request: Request, reply: Reply) -> Reply:
        if reply.status != 200:
            return reply
        named = re.search(r'"followed": \["(.+?)"\]', request.json["text"])
        return reply.with_json({**reply.json, "followed": named[1].split('", "') if named else []})

    def nothing_erased(request: Request) -> Reply | None:
        value = request.json
        if not isinstance(value, dict) or list(value) != ["subject"] or not isinstance(value["subject"], str):
            return None
        body = json.dumps({"agents": [], "outcomes": 0, "compiles": 0}).encode()
        return Reply(200, {"content-type": "application/json", "x-request-id": secrets.token_hex(8)}, body)

    def without_empty_days(_: Request, reply: Reply) -> Reply:
        if reply.status != 200:
            return reply
        return reply.with_json({**reply.json, "points": [point for point in reply.json["points"] if point["runs"]]})

    def no_member(_: Request, reply: Reply) -> Reply:
        value = reply.json
        return reply.with_json({k: v for k, v in value.items() if k != "fell_back"}) if reply.status == 200 else reply

    first_consent: dict[str, Reply] = {}
    previewed: dict[str, bytes] = {}

    def consent_again(request: Request, reply: Reply) -> Reply:
        if reply.status == 200:
            first_consent[request.path] = reply
        return first_consent.get(request.path, reply) if reply.code == "import_already_applied" else reply

    def remember(request: Request, reply: Reply) -> Reply:
        if reply.status == 200:
            previewed[reply.json["import_id"]] = request.body
        return reply

    def the_previewed(request: Request) -> Request:
        return replace(request, body=previewed.get(request.path.split("/")[-2], request.body))

    remembered = replies(remember, when=lambda one: one.is_("POST", "/imports") and _is_sized(one), gather=True)
    replaced = requests(the_previewed, when=lambda one: one.is_("POST", "/consent") and _is_sized(one), gather=True)
    return {
        "report-left-in": Broken(
            replies(not_stripped, when=lambda one: one.is_("POST", "/finalize"), gather=True), {"srv-finalize-strips"}
        ),
        "believes-the-model": Broken(
            replies(all_followed, when=lambda one: one.is_("POST", "/finalize"), gather=True),
            {"srv-finalize-followed"},
        ),
        "erases-nothing": Broken(
            instead(
                nothing_erased,
                when=lambda one: (
                    one.is_("POST", "/erase")
                    and one.headers.get("authorization") == f"Bearer {keys.main}"
                    and one.headers.get("content-type") == "application/json"
                ),
                gather=True,
            ),
            {
                "srv-erase-gone",
                "srv-erase-others-stay",
                "srv-erase-every-agent",
                "srv-erase-late-retry",
                "srv-erase-idempotency",
                "srv-erase-compiles",
            },
        ),
        "days-left-out": Broken(
            replies(without_empty_days, when=lambda one: one.is_("GET", "/trend")), {"srv-quality-trend"}
        ),
        "a-member-left-out": Broken(
            replies(no_member, when=lambda one: one.is_("POST", "/compile")),
            {"srv-answer-schema", "srv-mcp-same-as-rest"},
        ),
        "no-rate-headers": Broken(
            replies(lambda _, reply: _without(reply, "ratelimit"), when=lambda one: one.is_("POST", "/compile")),
            {"srv-rate-headers", "srv-rate-refused-free"},
        ),
        "consent-counts-twice": Broken(
            replies(consent_again, when=lambda one: one.is_("POST", "/consent")), {"srv-import-once"}
        ),
        "consent-for-any-file": Broken(lambda app: replaced(remembered(app)), {"srv-import-bytes"}),
    }


def _files() -> dict[str, Broken]:
    exports: dict[str, Iterator[int]] = {}
    said: dict[str, str] = {}

    def stale_digest(_: Request, reply: Reply) -> Reply:
        if reply.status != 200:
            return reply
        return reply.with_json({**reply.json, "integrity": {**reply.json["integrity"], "sha256": "0" * 64}})

    def turned_around(request: Request, reply: Reply) -> Reply:
        if reply.status != 200 or next(exports.setdefault(request.path, count())) % 2 == 0:
            return reply
        document = agf.loads(reply.body)
        for layer in document.data["layers"]:
            layer["genes"].reverse()
        document.write_digest()
        return replace(reply, body=agf.dumps(document.data))

    def with_what_was_said(request: Request, reply: Reply) -> Reply:
        if request.path.endswith("/erase"):
            said.clear()
        agent = request.path.split("/")[-2]
        if request.is_("POST", "/outcomes") and isinstance(request.json, dict) and "text" in request.json:
            said[agent] = request.json["text"]
        if not request.is_("GET", "/export") or reply.status != 200 or agent not in said:
            return reply
        document = agf.loads(reply.body)
        document.data["extensions"] = {"observations": [said[agent]]}
        document.write_digest()
        return replace(reply, body=agf.dumps(document.data))

    return {
        "digest-of-something-else": Broken(
            replies(stale_digest, when=lambda one: one.is_("GET", "/export")),
            {"srv-export-valid", "srv-export-digest", "srv-export-modes"},
        ),
        "genes-in-another-order": Broken(
            replies(turned_around, when=lambda one: one.is_("GET", "/export") and not one.query), {"srv-export-stable"}
        ),
        "observations-in-the-file": Broken(
            replies(with_what_was_said, when=_is_about_what_was_said, gather=True), {"srv-export-private"}
        ),
    }


def _mcp() -> dict[str, Broken]:
    def at_mcp(request: Request) -> bool:
        return request.path == MCP

    def first_of_batch(request: Request) -> Request:
        value = request.json
        return replace(request, body=json.dumps(value[0]).encode()) if isinstance(value, list) and value else request

    def no_structure(_: Request, reply: Reply) -> Reply:
        value = reply.json
        result: Any = value.get("result") if isinstance(value, dict) else None
        if isinstance(result, dict):
            result.pop("structuredContent", None)
        return reply.with_json(value) if result else reply

    def other_species(_: Request, reply: Reply) -> Reply:
        return replace(reply, body=reply.body.replace(b"Conformance agent", b"conformance agent"))

    return {
        "mcp-get-is-answered": Broken(
            instead(
                lambda _: Reply(200, {"content-type": "application/json", "x-request-id": "x"}, b"{}"),
                when=lambda one: one.is_("GET", MCP),
            ),
            {"srv-mcp-methods"},
        ),
        "mcp-takes-batches": Broken(requests(first_of_batch, when=at_mcp, gather=True), {"srv-mcp-batch"}),
        "mcp-takes-any-origin": Broken(_drop("origin"), {"srv-mcp-origin"}),
        "mcp-takes-any-version": Broken(
            requests(
                lambda one: _with(one, **{"mcp-protocol-version": "2025-11-25"}),
                when=lambda one: at_mcp(one) and not one.headers.get("mcp-protocol-version", "").startswith("2026"),
            ),
            {"srv-mcp-version-refused"},
        ),
        "mcp-without-structure": Broken(
            replies(no_structure, when=at_mcp),
            {"srv-mcp-output", "srv-mcp-same-as-rest", "srv-mcp-idempotency", "srv-mcp-erase", "srv-mcp-scope"},
        ),
        "mcp-answers-otherwise": Broken(
            replies(other_species, when=at_mcp), {"srv-mcp-same-as-rest", "srv-mcp-export"}
        ),
    }


def _connections() -> dict[str, Broken]:
    def is_trend_of_ten(request: Request) -> bool:
        return request.is_("GET", "/trend") and request.query == "days=10" and "authorization" in request.headers

    return {
        "hangs": Broken(_never(is_trend_of_ten), {"srv-quality-trend"}, "timed-out"),
        "hangs-up": Broken(_hangs_up(is_trend_of_ten), {"srv-quality-trend"}, "crashed"),
        "never-ends": Broken(_endless(is_trend_of_ten), {"srv-quality-trend"}, "flooded"),
    }


def _is_about_what_was_said(request: Request) -> bool:
    exported = request.is_("GET", "/export") and "subject=" in request.query
    return exported or request.path.endswith(("/outcomes", "/erase")) and _is_sized(request)


def _as(reply: Reply, code: str) -> Reply:
    """Return another problem in place of one."""
    row = PROBLEMS[code]
    members = {"code": code, "status": row.status, "title": row.title, "type": f"{TYPE_PREFIX}{code}"}
    return problem(replace(reply, status=row.status), **members)


def _is_sized(request: Request) -> bool:
    return "content-length" in request.headers


def _with(request: Request, **headers: str) -> Request:
    return replace(request, headers={**request.headers, **headers})


def _without(reply: Reply, start: str) -> Reply:
    kept = {name: value for name, value in reply.headers.items() if not name.startswith(start)}
    return replace(reply, headers=kept)


def _drop(header: str) -> Wrap:
    def change(request: Request) -> Request:
        kept = {name: value for name, value in request.headers.items() if name != header}
        return replace(request, headers=kept)

    return requests(change, when=lambda one: header in one.headers)


def _never(when: Any) -> Wrap:
    return _talking(when, lambda _: asyncio.sleep(30))


def _hangs_up(when: Any) -> Wrap:
    async def talk(send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"100")]})
        await send({"type": "http.response.body", "body": b"{", "more_body": True})
        raise ConnectionError

    return _talking(when, talk)


def _endless(when: Any) -> Wrap:
    async def talk(send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(1000):
            await send({"type": "http.response.body", "body": b" " * 65_536, "more_body": True})

    return _talking(when, talk)


def _talking(when: Any, talk: Any) -> Wrap:
    def wrap(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "http":
                headers = {name.decode(): value.decode("latin-1") for name, value in scope["headers"]}
                request = Request(scope["method"], scope["path"], scope["query_string"].decode(), headers)
                if when(request):
                    await talk(send)
                    return
            await app(scope, receive, send)

        return wrapped

    return wrap
