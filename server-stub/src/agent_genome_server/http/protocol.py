"""HTTP/1.1 on the wire: what never becomes a request is answered as a problem too, and no connection waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from agent_genome_server.http._spec import BODY_SECONDS
from agent_genome_server.http.answers import PROBLEM, problem_reply
from agent_genome_server.http.request_ids import request_id
from agent_genome_server.logs import log_request
from agent_genome_server.problem import Problem

__all__ = ["WireProtocol"]

HEADER_SECONDS: Final = BODY_SECONDS
"""Time in which the head of a request has to arrive, counted from the connection or from its first byte."""
LINGER_SECONDS: Final = 2.0
"""Time for which the rest of a refused body is still read, so that the client gets to see the answer."""


class WireProtocol(H11Protocol):
    """uvicorn's HTTP/1.1 protocol with bounds on time, with problem documents, and with refusals that arrive."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._patience: asyncio.TimerHandle | None = None
        self._lingers = False
        self._stops = False

    def shutdown(self) -> None:
        """Finish what is under way; from now on nothing lingers, since the loop may end before it does."""
        self._stops = True
        super().shutdown()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(cast("asyncio.Transport", _Lingering(transport, self._linger)))
        self._wait(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        self._lingers = True
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take bytes of a head, or of a body."""
        if self._lingers:
            return
        if self._patience is None and self._idle():
            self._wait(HEADER_SECONDS)
        super().data_received(data)
        if not self._idle() and not self._lingers:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """Go on to the next request, or, where the client still sends a body that nobody reads, to the end."""
        super().on_response_complete()
        if self._sends_body() and not self._lingers:
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP with a problem document."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            self._answer(Problem("malformed_request", reason=msg))
        self.transport.close()

    def _answer(self, problem: Problem) -> None:
        name = request_id(None)
        reply = problem_reply(problem, name)
        headers = [
            *self.server_state.default_headers,
            (b"content-type", PROBLEM.encode()),
            (b"content-length", b"%d" % len(reply.body)),
            (b"x-request-id", name.encode()),
            (b"connection", b"close"),
        ]
        response = h11.Response(status_code=reply.status, headers=headers, reason=b"Bad Request")
        for event in (response, h11.Data(data=reply.body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event))
        log_request(method="", route=None, status=reply.status, milliseconds=0, request_id=name, code=problem.code)

    def _idle(self) -> bool:
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete

    def _sends_body(self) -> bool:
        return self.conn.their_state in (h11.SEND_BODY, h11.ERROR)

    def _linger(self, transport: asyncio.Transport) -> bool:
        """Let the client read the answer before the connection goes; say whether there is anything to wait for.

        Closing while bytes come in resets the connection, and takes the answer with it.
        """
        if self._lingers or self._stops or not self._sends_body() or not transport.can_write_eof():
            return False
        self._lingers = True
        self._wait(LINGER_SECONDS)
        transport.write_eof()
        transport.resume_reading()
        return True

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self._lingers = True
        self.transport.close()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class _Lingering:
    """A transport that asks before it closes."""

    def __init__(self, transport: asyncio.Transport, linger: Callable[[asyncio.Transport], bool]) -> None:
        self._transport = transport
        self._linger = linger
        self._closes = False

    def close(self) -> None:
        """Close now, or once the client has had time to read."""
        if self._closes or not self._linger(self._transport):
            self._transport.close()
        self._closes = True

    def is_closing(self) -> bool:
        """Say whether nothing more may be written."""
        return self._closes or self._transport.is_closing()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
