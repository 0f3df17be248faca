"""Each check fails on some server: on one that refuses nothing, one that says nothing, or one with a single fault."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from broken import broken
from served import World
from wrapping import Reply, Request, Wrap, replies

from agf_conformance._spec import SERVER_CHECKS
from agf_conformance.server.target import Keys


def after_the_survey(change: Callable[[Request, Reply], Reply]) -> Wrap:
    """Return a wrapper that begins once the kit has asked what there is."""
    surveyed = False

    def changed(request: Request, reply: Reply) -> Reply:
        nonlocal surveyed
        if surveyed:
            return change(request, reply)
        surveyed = request.path.endswith("/openapi.json")
        return reply

    return replies(changed)


def refuses_nothing(_: Request, reply: Reply) -> Reply:
    return reply if reply.status < 400 else Reply(200, {"content-type": "application/json"}, b"{}")


def says_nothing(_: Request, reply: Reply) -> Reply:
    return reply if reply.status >= 400 else Reply(200, {"content-type": "application/json"}, b"{}")


def fallen(served: World, change: Callable[[Request, Reply], Reply]) -> set[str]:
    judged = served.judged(after_the_survey(change))
    assert judged.fault is None
    return {result.id for result in judged.results if result.fails}


def test_each_check_fails_somewhere(served: World) -> None:
    without_imports = replace(served, flags=frozenset())
    found = fallen(served, refuses_nothing) | fallen(served, says_nothing) | fallen(without_imports, refuses_nothing)
    for fault in broken(Keys(main="-")).values():
        found |= fault.checks
    assert set(SERVER_CHECKS) - found == {"srv-size-slow", "srv-rate-limited"}
