"""ASGI wrappers that change one thing of requests or answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

Wrap = Callable[[ASGIApp], ASGIApp]
When = Callable[["Request"], bool]


@dataclass
class Request:
    """A request; the body is there only for wrappers that gather it."""

    method: str
    path: str
    query: str
    headers: dict[str, str]
    body: bytes = b""

    @property
    def json(self) -> Any:
        """The JSON value of the body; None when there is none."""
        try:
            return json.loads(self.body)
        except (ValueError, RecursionError):
            return None

    def is_(self, method: str, end: str) -> bool:
        """Say whether it is of a method and a path that ends so."""
        return self.method == method and self.path.endswith(end)


@dataclass
class Reply:
    """An answer, whole."""

    status: int
    headers: dict[str, str] = field(default_factory=dict[str, str])
    body: bytes = b""

    @property
    def json(self) -> Any:
        """The JSON value of the body; None when there is none."""
        try:
            return json.loads(self.body)
        except (ValueError, RecursionError):
            return None

    @property
    def code(self) -> str | None:
        """The problem code, if it is a problem."""
        value = self.json
        return value.get("code") if self.status >= 400 and isinstance(value, dict) else None

    def with_json(self, value: Any) -> Reply:
        """Return it with another body."""
        return Reply(self.status, self.headers, json.dumps(value).encode())


def any_request(_: Request) -> bool:
    """Say yes."""
    return True


def requests(change: Callable[[Request], Request], *, when: When = any_request, gather: bool = False) -> Wrap:
    """Return a wrapper that changes requests."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http" or not when(request := _request(scope)):
                await app(scope, receive, send)
                return
            if gather:
                request.body = await _gathered(receive)
            changed = change(request)
            receive = _replayed(changed.body, receive) if gather else receive
            await app(_scope(scope, changed, sized=gather), receive, send)

        return wrapped

    return wrap


def replies(change: Callable[[Request, Reply], Reply], *, when: When = any_request, gather: bool = False) -> Wrap:
    """Return a wrapper that changes answers."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http" or not when(request := _request(scope)):
                await app(scope, receive, send)
                return
            if gather:
                request.body = await _gathered(receive)
                receive = _replayed(request.body, receive)
            reply = Reply(0)

            async def caught(message: Any) -> None:
                if message["type"] == "http.response.start":
                    reply.status = message["status"]
                    reply.headers = _headers(message["headers"])
                else:
                    reply.body += message.get("body", b"")

            await app(scope, receive, caught)
            await _answer(change(request, reply), send)

        return wrapped

    return wrap


def instead(answer: Callable[[Request], Reply | None], *, when: When, gather: bool = False) -> Wrap:
    """Return a wrapper that answers requests itself; None lets the application answer."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http" or not when(request := _request(scope)):
                await app(scope, receive, send)
                return
            if gather:
                request.body = await _gathered(receive)
            reply = answer(request)
            if reply is None:
                await app(scope, _replayed(request.body, receive) if gather else receive, send)
            else:
                await _answer(reply, send)

        return wrapped

    return wrap


def problem(reply: Reply, **members: Any) -> Reply:
    """Return a problem with other members."""
    return reply.with_json({**reply.json, **members})


async def _answer(reply: Reply, send: Send) -> None:
    headers = {**reply.headers, "content-length": str(len(reply.body))}
    if reply.status in (202, 204, 304):
        headers.pop("content-length")
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": reply.status, "headers": raw})
    await send({"type": "http.response.body", "body": reply.body})


async def _gathered(receive: Receive) -> bytes:
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            return body


def _replayed(body: bytes, receive: Receive) -> Receive:
    given = False

    async def replayed() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replayed


def _request(scope: Scope) -> Request:
    return Request(scope["method"], scope["path"], scope["query_string"].decode(), _headers(scope["headers"]))


def _headers(raw: Any) -> dict[str, str]:
    return {name.decode().lower(): value.decode("latin-1") for name, value in raw}


def _scope(scope: Scope, request: Request, *, sized: bool) -> Scope:
    headers: Mapping[str, str] = request.headers
    if sized:
        headers = {**headers, "content-length": str(len(request.body))}
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    return {**scope, "method": request.method, "query_string": request.query.encode(), "headers": raw}
