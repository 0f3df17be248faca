"""The loop that sends a call until it is answered or given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agent_genome.client._spec_clients import MAX_ANSWER_BYTES, MAX_ERROR_BODY_BYTES
from agent_genome.client.ambient import Ambient
from agent_genome.client.attempts import Attempts, is_error
from agent_genome.client.errors import AgentGenomeError, APIConnectionError, APIStatusError
from agent_genome.client.options import Options
from agent_genome.client.replies import Reply
from agent_genome.client.requests import Call
from agent_genome.client.settings import Settings

if TYPE_CHECKING:
    import httpx

__all__ = ["AsyncTransport"]


class AsyncTransport:
    """Sends calls over a `httpx.AsyncClient`; one that was made here is closed with it, one that was given is not."""

    def __init__(self, *, settings: Settings, http_client: httpx.AsyncClient | None, ambient: Ambient) -> None:
        import httpx

        from agent_genome.client.http_clients import DefaultAsyncHttpxClient

        given: Any = http_client
        if given is not None and not isinstance(given, httpx.AsyncClient):
            raise AgentGenomeError(f"http_client has to be a httpx.AsyncClient, not {type(given).__name__}")
        self.ambient = ambient
        self._settings = settings
        self._owned = http_client is None
        self._client = DefaultAsyncHttpxClient() if http_client is None else http_client

    async def send(self, call: Call, options: Options) -> Reply:
        """Return the answer of a call.

        Raises:
            APIConnectionError: no whole answer came.
            APIStatusError: the server answered with an error status.
            AgentGenomeError: the call cannot be sent.
        """
        if self._client.is_closed:
            raise AgentGenomeError("the client was closed; make another one")
        attempts = Attempts(call, settings=self._settings, options=options, ambient=self.ambient)
        request = attempts.request(self._client)
        while True:
            attempts.start()
            outcome = await self._attempt(request, attempts)
            if isinstance(outcome, Reply):
                return outcome
            wait = attempts.wait_s(outcome)
            if wait is None:
                raise outcome
            await self.ambient.sleep_async(wait)

    async def _attempt(self, request: httpx.Request, attempts: Attempts) -> Reply | APIStatusError | APIConnectionError:
        import httpx

        try:
            response = await self._client.send(request, stream=True)
            try:
                if is_error(response.status_code):
                    return attempts.refused(response, await _read_some(response))
                return attempts.succeeded(response, await _read(response, MAX_ANSWER_BYTES))
            finally:
                await response.aclose()
        except (httpx.RequestError, OSError) as error:
            return attempts.broken(error)

    async def close(self) -> None:
        """Close the connections, unless the HTTP client was given."""
        if self._owned:
            await self._client.aclose()


async def _read(response: httpx.Response, most: int) -> bytes:
    """Return the body, or a piece that is longer than `most` of one that is: nobody waits for an endless one."""
    content = bytearray()
    async for piece in response.aiter_bytes():
        content += piece
        if len(content) > most:
            break
    return bytes(content)


async def _read_some(response: httpx.Response) -> bytes:
    """Return as much of the body of an error as comes and is wanted: the status counts, however the body breaks."""
    import httpx

    content = bytearray()
    try:
        async for piece in response.aiter_bytes():
            content += piece
            if len(content) >= MAX_ERROR_BODY_BYTES:
                break
    except httpx.RequestError:
        pass
    return bytes(content)
