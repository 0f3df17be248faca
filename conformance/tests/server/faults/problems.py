"""How refusals are written."""

from __future__ import annotations

from dataclasses import replace

from wrapping import Reply, Request, instead, problem, replies

from faults.common import Broken, as_problem


def problems() -> dict[str, Broken]:
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
        return as_problem(reply, "import_unknown") if reply.code == "agent_not_found" else reply

    def no_route(_: Request, reply: Reply) -> Reply:
        return as_problem(reply, "route_not_found")

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
