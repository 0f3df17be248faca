"""The loop of a run, erasure and imports."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from dataclasses import replace

from wrapping import Reply, Request, instead, replies, requests

from agf_conformance.server.target import Keys
from faults.common import Broken, is_sized, without_headers


def working(keys: Keys) -> dict[str, Broken]:
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

    remembered = replies(remember, when=lambda one: one.is_("POST", "/imports") and is_sized(one), gather=True)
    replaced = requests(the_previewed, when=lambda one: one.is_("POST", "/consent") and is_sized(one), gather=True)

    def unescaped(_: Request, reply: Reply) -> Reply:
        value = reply.json
        if reply.status != 200 or "&lt;b>" not in value["text"]:
            return reply
        text = value["text"].replace("&lt;", "<")
        digest = hashlib.sha256(text.encode()).hexdigest()
        return reply.with_json({**value, "text": text, "characters": len(text), "sha256": digest})

    importers: list[str] = []

    def remember_importer(request: Request, reply: Reply) -> Reply:
        if "subject=" in request.query and reply.status == 200:
            importers.append(request.query)
        return reply

    def for_anyone(request: Request) -> Request:
        return replace(request, query=importers[-1]) if importers and not request.query else request

    importer_known = replies(remember_importer, when=lambda one: one.is_("POST", "/consent"))
    shown_to_all = requests(for_anyone, when=lambda one: one.is_("GET", "/export"))
    return {
        "text-is-not-escaped": Broken(
            replies(unescaped, when=lambda one: one.is_("POST", "/compile")), {"srv-compile-same-section"}
        ),
        "personal-genes-in-every-export": Broken(
            lambda app: importer_known(shown_to_all(app)), {"srv-import-personal"}
        ),
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
                "srv-import-personal",
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
            replies(lambda _, reply: without_headers(reply, "ratelimit"), when=lambda one: one.is_("POST", "/compile")),
            {"srv-rate-headers", "srv-rate-refused-free"},
        ),
        "consent-counts-twice": Broken(
            replies(consent_again, when=lambda one: one.is_("POST", "/consent")), {"srv-import-once"}
        ),
        "consent-for-any-file": Broken(lambda app: replaced(remembered(app)), {"srv-import-bytes"}),
    }
