"""Who is let in, and what they are told."""

from __future__ import annotations

from dataclasses import replace

from wrapping import Reply, Request, problem, replies, requests

from agf_conformance.server.target import Keys
from faults.common import Broken, as_problem, with_headers, without_headers


def doors(keys: Keys) -> dict[str, Broken]:
    def with_main(request: Request) -> Request:
        return replace(request, headers={**request.headers, "authorization": f"Bearer {keys.main}"})

    def forbidden(request: Request, reply: Reply) -> Reply:
        if reply.code != "agent_not_found" or request.headers.get("authorization") != f"Bearer {keys.other}":
            return reply
        changed = as_problem(reply, "insufficient_scope")
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
                lambda one: with_headers(one, authorization=f"Bearer {keys.write}"),
                when=lambda one: (
                    one.is_("POST", "/compile") and one.headers.get("authorization") == f"Bearer {keys.read}"
                ),
            ),
            {"srv-scope-read-works"},
        ),
        "no-challenge": Broken(
            replies(lambda _, reply: without_headers(reply, "www-authenticate")),
            {"srv-key-challenge", "srv-scope-named", "srv-problem-headers"},
        ),
    }
