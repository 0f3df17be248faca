"""Requests that a well-behaved client cannot send: a body that goes on, and one that never ends."""

from __future__ import annotations

import select
import socket
from collections.abc import Iterable, Mapping
from http.client import HTTPException, HTTPResponse
from typing import Final
from urllib.parse import urlsplit

from agf_conformance._spec import OUTPUT_BYTES
from agf_conformance.server.answers import Answer
from agf_conformance.server.caller import tls_context
from agf_conformance.server.scene import Scene

__all__ = ["unfinished"]

PIECE: Final = 65_536


def unfinished(
    scene: Scene, path: str, *, parts: Iterable[bytes], headers: Mapping[str, str], seconds: float
) -> Answer | None:
    """Send a POST whose chunked body begins with these parts and is not ended, and return what is answered meanwhile.

    Args:
        scene: of the check.
        path: of the request.
        parts: of the body, each a chunk.
        headers: of the request.
        seconds: how long to wait for an answer once all parts are sent.

    Returns:
        The answer; None when there was none in that time, or the connection ended without one.
    """
    url = urlsplit(scene.caller.url)
    head = [f"POST {url.path}{path} HTTP/1.1", f"Host: {url.netloc}", "Transfer-Encoding: chunked"]
    head += [f"{name}: {value}" for name, value in headers.items()]
    try:
        with _connected(
            url.scheme, url.hostname or "", url.port, scene.caller.deadline.require(f"POST {path}")
        ) as link:
            link.sendall("\r\n".join([*head, "", ""]).encode("latin-1"))
            _send(link, parts)
            link.settimeout(seconds)
            response = HTTPResponse(link, method="POST")
            response.begin()
            data = response.read(OUTPUT_BYTES)
    except (OSError, HTTPException):
        return None
    answer = Answer(
        method="POST",
        path=path,
        status=response.status,
        headers={name.lower(): value for name, value in response.getheaders()},
        data=data,
    )
    scene.session.record.append(answer)
    return answer


def _send(link: socket.socket, parts: Iterable[bytes]) -> None:
    """Send chunks until there is an answer to read."""
    for part in parts:
        readable, _, _ = select.select([link], [], [], 0)
        if readable:
            return
        try:
            link.sendall(b"%x\r\n%s\r\n" % (len(part), part))
        except (BrokenPipeError, ConnectionResetError):
            return


def _connected(scheme: str, host: str, port: int | None, seconds: float) -> socket.socket:
    link = socket.create_connection((host, port or (443 if scheme == "https" else 80)), timeout=seconds)
    if scheme == "https":
        return tls_context().wrap_socket(link, server_hostname=host)
    return link
