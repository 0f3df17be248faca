"""A fault with the checks that name it, and small changes that several faults are made of."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from wrapping import Reply, Request, Wrap, problem, requests

from agf_conformance.server._spec import PROBLEMS, TYPE_PREFIX


class Broken(NamedTuple):
    """A fault, and the checks that name it: exactly these have to fail."""

    wrap: Wrap
    checks: set[str]
    verdict: str = "violated"


def is_sized(request: Request) -> bool:
    return "content-length" in request.headers


def as_problem(reply: Reply, code: str) -> Reply:
    """Return another problem in place of one."""
    row = PROBLEMS[code]
    members = {"code": code, "status": row.status, "title": row.title, "type": f"{TYPE_PREFIX}{code}"}
    return problem(replace(reply, status=row.status), **members)


def with_headers(request: Request, **headers: str) -> Request:
    return replace(request, headers={**request.headers, **headers})


def without_headers(reply: Reply, start: str) -> Reply:
    kept = {name: value for name, value in reply.headers.items() if not name.startswith(start)}
    return replace(reply, headers=kept)


def dropped(header: str) -> Wrap:
    def change(request: Request) -> Request:
        kept = {name: value for name, value in request.headers.items() if name != header}
        return replace(request, headers=kept)

    return requests(change, when=lambda one: header in one.headers)
