"""Performs an operation: sends its call and says what the answer means."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from agent_genome.client.options import CallOptions, Options, WriteOptions
from agent_genome.client.replies import RawResponse

if TYPE_CHECKING:
    from agent_genome.client._async.transport import AsyncTransport
    from agent_genome.client.calls import Operation

__all__ = ["AsyncPerformer"]

T = TypeVar("T")


class AsyncPerformer:
    """Performs operations over a transport with the options of a client."""

    def __init__(self, transport: AsyncTransport, options: Options, *, gives_raw: bool = False) -> None:
        self._transport = transport
        self._options = options
        self._gives_raw = gives_raw

    def giving_raw(self) -> AsyncPerformer:
        """Return one whose answers are raw responses, whatever their type says."""
        return AsyncPerformer(self._transport, self._options, gives_raw=True)

    def new_id(self) -> str:
        """Return an id that was never there before."""
        return self._transport.ambient.new_id()

    async def perform(self, operation: Operation[T], options: CallOptions | WriteOptions) -> T:
        """Send the call of an operation and return what its answer means."""
        reply = await self._transport.send(operation.call, self._options.changed(options))
        if self._gives_raw:
            return cast("T", RawResponse(reply, operation.parse))
        return operation.parse(reply)
