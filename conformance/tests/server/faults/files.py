"""Exported files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from wrapping import Reply, Request, replies

from agent_genome import agf
from faults.common import Broken, is_sized


def files() -> dict[str, Broken]:
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


def _is_about_what_was_said(request: Request) -> bool:
    exported = request.is_("GET", "/export") and "subject=" in request.query
    return exported or (request.path.endswith(("/outcomes", "/erase")) and is_sized(request))
