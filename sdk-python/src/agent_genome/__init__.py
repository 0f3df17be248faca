"""The Agent Genome toolkit for Python: the client of the Genome API, and the packages `agf` and `genome`.

Names load on first use, so that importing this package costs little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_genome._lazy import lazy_names

__version__ = "2.3.0"

if TYPE_CHECKING:
    from agent_genome.client._async.client import AsyncAgentGenome
    from agent_genome.client._async.run import AsyncRun
    from agent_genome.client._sync.client import AgentGenome
    from agent_genome.client._sync.run import Run
    from agent_genome.client.calls import TaskFields
    from agent_genome.client.errors import (
        AgentGenomeError,
        APIConnectionError,
        APIResponseValidationError,
        APIStatusError,
        APITimeoutError,
        AuthenticationError,
        BadRequestError,
        ConflictError,
        ErrorItem,
        InternalServerError,
        NotFoundError,
        PayloadTooLargeError,
        PermissionDeniedError,
        RateLimitError,
        UnprocessableEntityError,
        UnsupportedMediaTypeError,
    )
    from agent_genome.client.exported import ExportedGenome
    from agent_genome.client.http_clients import DefaultAsyncHttpxClient, DefaultHttpxClient
    from agent_genome.client.replies import RawResponse

__all__ = [
    "APIConnectionError",
    "APIResponseValidationError",
    "APIStatusError",
    "APITimeoutError",
    "AgentGenome",
    "AgentGenomeError",
    "AsyncAgentGenome",
    "AsyncRun",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "DefaultAsyncHttpxClient",
    "DefaultHttpxClient",
    "ErrorItem",
    "ExportedGenome",
    "InternalServerError",
    "NotFoundError",
    "PayloadTooLargeError",
    "PermissionDeniedError",
    "RateLimitError",
    "RawResponse",
    "Run",
    "TaskFields",
    "UnprocessableEntityError",
    "UnsupportedMediaTypeError",
    "__version__",
]

if not TYPE_CHECKING:
    # Hidden from type checkers, which would otherwise take any name for one that this package has.
    __getattr__, __dir__ = lazy_names(
        __name__,
        {
            "client._async.client": ("AsyncAgentGenome",),
            "client._async.run": ("AsyncRun",),
            "client._sync.client": ("AgentGenome",),
            "client._sync.run": ("Run",),
            "client.calls": ("TaskFields",),
            "client.errors": (
                "APIConnectionError",
                "APIResponseValidationError",
                "APIStatusError",
                "APITimeoutError",
                "AgentGenomeError",
                "AuthenticationError",
                "BadRequestError",
                "ConflictError",
                "ErrorItem",
                "InternalServerError",
                "NotFoundError",
                "PayloadTooLargeError",
                "PermissionDeniedError",
                "RateLimitError",
                "UnprocessableEntityError",
                "UnsupportedMediaTypeError",
            ),
            "client.exported": ("ExportedGenome",),
            "client.http_clients": ("DefaultAsyncHttpxClient", "DefaultHttpxClient"),
            "client.replies": ("RawResponse",),
        },
    )
