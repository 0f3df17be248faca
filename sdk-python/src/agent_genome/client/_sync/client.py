# Made from _async by sdk-python/unasync.py; do not edit.
"""The client of the Genome API."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cached_property
from types import TracebackType
from typing import TYPE_CHECKING, Self, Unpack

from agent_genome.client._spec_clients import LOG_VARIABLE, MAX_RETRIES
from agent_genome.client._sync.genome import GenomeMethods
from agent_genome.client._sync.performer import Performer
from agent_genome.client._sync.transport import Transport
from agent_genome.client.ambient import Ambient
from agent_genome.client.logs import set_up_logging
from agent_genome.client.options import NOT_GIVEN, ClientOptions, NotGiven, Options, client_options, known
from agent_genome.client.settings import read_settings

if TYPE_CHECKING:
    import httpx

__all__ = ["AgentGenome"]


class AgentGenome:
    """A client of the Genome API; `client.genome` has the operations.

    Safe to share between threads. Use it as a context manager, or call `close()`.

    Example:
        ```python
        from agent_genome import AgentGenome

        with AgentGenome(base_url="https://genome.example", api_key="agk_...") as client:
            print(client)
        ```
    """

    def __init__(
        self,
        *,
        api_key: str | None = None,
        base_url: str | None = None,
        timeout: float | httpx.Timeout | NotGiven | None = NOT_GIVEN,
        max_retries: int = MAX_RETRIES,
        default_headers: Mapping[str, str | None] | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        """Make a client; nothing is sent.

        Args:
            api_key: the key; `AGENT_GENOME_API_KEY` when left out.
            base_url: where the server is, such as `https://genome.example`; `AGENT_GENOME_BASE_URL` when left out.
            timeout: seconds for each read and write, or a `httpx.Timeout`; None waits for ever. 30 when left out, and 5
                for connecting.
            max_retries: how many further attempts a call gets that may be made twice.
            default_headers: headers of every call; None takes away one that the SDK sends by itself.
            http_client: the HTTP client to use, for proxies, certificates and the like; see `DefaultHttpxClient`.
                It stays yours to close.

        Raises:
            AgentGenomeError: a setting is missing, or cannot be one.
        """
        set_up_logging(os.environ.get(LOG_VARIABLE))
        self._settings = read_settings(base_url=base_url, api_key=api_key, environ=os.environ)
        self._transport = Transport(settings=self._settings, http_client=http_client, ambient=Ambient())
        self._options: Options = client_options(
            timeout=timeout, max_retries=max_retries, default_headers=default_headers, http_client=http_client
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}(base_url={self._settings.base_url!r})"

    @cached_property
    def genome(self) -> GenomeMethods:
        """The operations of the service."""
        return GenomeMethods(Performer(self._transport, self._options))

    def with_options(self, **changes: Unpack[ClientOptions]) -> Self:
        """Return a client with other options over the same connections; closing either closes both.

        Args:
            changes: `timeout`, `max_retries`, and `default_headers`, which come on top of those that are there.

        Raises:
            AgentGenomeError: a value cannot be one.
            TypeError: there is no option of this name.

        Example:
            ```python
            patient = client.with_options(timeout=120, max_retries=5)
            print(patient)
            ```
        """
        copy = object.__new__(type(self))
        copy._settings = self._settings
        copy._options = self._options.changed(known("with_options", changes, ClientOptions))
        copy._transport = self._transport
        return copy

    def close(self) -> None:
        """Close the connections, unless `http_client` was given."""
        self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
