"""Validators, media types, and the document that is served."""

from __future__ import annotations

from dataclasses import replace

from wrapping import Reply, Request, replies

from faults.common import Broken


def reading() -> dict[str, Broken]:
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
