"""Connections that hang, break off or never end."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from wrapping import Request, Wrap

from faults.common import Broken


def connections() -> dict[str, Broken]:
    def is_trend_of_ten(request: Request) -> bool:
        return request.is_("GET", "/trend") and request.query == "days=10" and "authorization" in request.headers

    return {
        "hangs": Broken(_never(is_trend_of_ten), {"srv-quality-trend"}, "timed-out"),
        "hangs-up": Broken(_hangs_up(is_trend_of_ten), {"srv-quality-trend"}, "crashed"),
        "never-ends": Broken(_endless(is_trend_of_ten), {"srv-quality-trend"}, "flooded"),
    }


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
