"""One call over its attempts: what is sent, what a failure means, whether to go on. Sends nothing and never sleeps."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from agent_genome.client._spec_clients import CONNECT_TIMEOUT_S, MAX_ANSWER_BYTES, MAX_ERROR_BODY_BYTES
from agent_genome.client.ambient import Ambient
from agent_genome.client.answers import unfit
from agent_genome.client.errors import AgentGenomeError, APIConnectionError, APIStatusError, APITimeoutError
from agent_genome.client.logs import logger
from agent_genome.client.options import Options
from agent_genome.client.replies import Reply
from agent_genome.client.requests import Call, prepare
from agent_genome.client.retries import wait_s
from agent_genome.client.settings import Settings
from agent_genome.client.status_errors import status_error

if TYPE_CHECKING:
    import httpx

__all__ = ["Attempts", "is_error"]


def is_error(status: int) -> bool:
    """Return whether a status is that of an error; 304 answers a question that the caller asked."""
    return status >= 300 and status != 304


class Attempts:
    """The attempts of one call.

    The loops around it are thin: `start`, send, then `succeeded` or one of the failures, then `wait_s`.
    """

    def __init__(self, call: Call, *, settings: Settings, options: Options, ambient: Ambient) -> None:
        self.count = 0
        self._secret = settings.api_key
        self._ambient = ambient
        self._options = options
        self._provisional = call.provisional
        self._prepared = prepare(
            call, settings=settings, options=options, request_id=ambient.new_id(), new_key=ambient.new_id()
        )

    def request(self, client: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """Return the request, which every attempt sends as it is."""
        import httpx

        prepared = self._prepared
        timeout = self._options.timeout
        if isinstance(timeout, (int, float)):
            timeout = httpx.Timeout(timeout, connect=min(timeout, CONNECT_TIMEOUT_S))
        try:
            return client.build_request(
                prepared.method,
                prepared.url,
                params=prepared.query or None,
                headers=prepared.headers,
                content=prepared.content,
                timeout=timeout,
            )
        except (httpx.InvalidURL, ValueError) as error:
            raise AgentGenomeError(f"the URL cannot be called: {self._secret.hidden_in(str(error))}") from None

    def start(self) -> None:
        """Note that an attempt begins."""
        self.count += 1
        if logger.isEnabledFor(logging.DEBUG):
            logger.debug(
                "request method=%s path=%s attempt=%d request_id=%s",
                *(self._prepared.method, self._prepared.path, self.count, self._prepared.request_id),
            )

    def succeeded(self, response: httpx.Response, content: bytes) -> Reply:
        """Return the answer of an attempt that did it.

        Raises:
            APIResponseValidationError: the body is longer than any answer.
        """
        request_id = response.headers.get("x-request-id") or self._prepared.request_id
        request_id = request_id and self._secret.hidden_in(request_id)
        self._log_answer(response.status_code, request_id)
        reply = Reply(response.status_code, response.headers, content, request_id, self.count, self._secret)
        if len(content) > MAX_ANSWER_BYTES:
            raise unfit(reply, f"it has more than {MAX_ANSWER_BYTES} bytes")
        return reply

    def refused(self, response: httpx.Response, content: bytes) -> APIStatusError:
        """Return the error of an answer with an error status."""
        error = status_error(
            status=response.status_code,
            headers=response.headers,
            content=content[:MAX_ERROR_BODY_BYTES],
            request_id=self._prepared.request_id,
            now_s=self._ambient.now_s(),
            secret=self._secret,
            provisional=self._provisional,
        )
        self._log_answer(response.status_code, error.request_id)
        return error

    def broken(self, cause: Exception) -> APIConnectionError:
        """Return the error of an attempt that brought no whole answer."""
        import httpx

        said = self._secret.hidden_in(str(cause)) or type(cause).__name__
        where = f"{self._prepared.method} {self._prepared.path}"
        request_id = self._prepared.request_id
        if isinstance(cause, httpx.TimeoutException):
            error: APIConnectionError = APITimeoutError(
                f"no answer in time to {where} ({type(cause).__name__}): allow more with timeout=..., "
                f"or try again later. (request {request_id})",
                request_id=request_id,
            )
        else:
            error = APIConnectionError(
                f"no answer to {where}: {said}. Check base_url, the network and the proxy. (request {request_id})",
                request_id=request_id,
            )
        if not self._secret.is_in(repr(cause)):
            error.__cause__ = cause
        logger.debug(
            "no answer method=%s path=%s error=%s attempt=%d request_id=%s",
            *(self._prepared.method, self._prepared.path, type(cause).__name__, self.count, request_id),
        )
        return error

    def wait_s(self, error: APIStatusError | APIConnectionError) -> float | None:
        """Return how long to wait before the next attempt, or None when the error is final."""
        status = error.status if isinstance(error, APIStatusError) else None
        asked_s = error.retry_after if isinstance(error, APIStatusError) else None
        wait = wait_s(
            repeatable=self._prepared.repeatable,
            status=status,
            attempt=self.count,
            max_retries=self._options.max_retries,
            asked_s=asked_s,
            random=self._ambient.random(),
        )
        if wait is not None:
            logger.debug("retry in_s=%.2f attempt=%d request_id=%s", wait, self.count + 1, self._prepared.request_id)
        return wait

    def _log_answer(self, status: int, request_id: str | None) -> None:
        if logger.isEnabledFor(logging.DEBUG):
            logger.debug(
                "answer method=%s path=%s status=%d attempt=%d request_id=%r",
                *(self._prepared.method, self._prepared.path, status, self.count, request_id),
            )
