"""Reading a request's body: bounded while it streams in, and within a time."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.types import Receive

from agent_genome_server.problem import Problem

__all__ = ["ClientGoneError", "read_body"]


class ClientGoneError(Exception):
    """The client closed the connection before its request was there; nobody waits for an answer."""


async def read_body(receive: Receive, *, limit: int, seconds: float, declared: str | None) -> bytes:
    """Return the whole body.

    What `Content-Length` declares is believed only where it is too much; the bytes that arrive are counted.

    Args:
        receive: the ASGI channel of the request.
        limit: bytes that the body may have.
        seconds: time in which it has to arrive.
        declared: the value of `Content-Length`, if there is one.

    Raises:
        Problem: `payload_too_large` or `request_timeout` (spec: rest.md#sizes).
        ClientGoneError: the connection closed first.
    """
    if declared is not None and _exceeds(declared, limit):
        raise Problem("payload_too_large", limit=limit)
    try:
        async with asyncio.timeout(seconds):
            return await _whole(receive, limit)
    except TimeoutError:
        raise Problem("request_timeout", seconds=round(seconds)) from None


async def _whole(receive: Receive, limit: int) -> bytes:
    received = bytearray()
    while True:
        message = await _next(receive)
        received += message.get("body", b"")
        if len(received) > limit:
            raise Problem("payload_too_large", limit=limit)
        if not message.get("more_body", False):
            return bytes(received)


async def _next(receive: Receive) -> Any:
    message = await receive()
    if message["type"] == "http.disconnect":
        raise ClientGoneError
    return message


def _exceeds(declared: str, limit: int) -> bool:
    """Say whether a declared length is beyond a limit, without reading a number of thousands of digits."""
    digits = declared.strip().lstrip("0")
    return digits.isascii() and digits.isdigit() and (len(digits) > len(str(limit)) or int(digits) > limit)
