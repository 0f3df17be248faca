"""Sending requests: every answer is read whole, within the time and the size of a check, and kept for later checks."""

from __future__ import annotations

import json
import ssl
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, Final
from urllib.parse import quote

import httpx

from agf_conformance._spec import OUTPUT_BYTES
from agf_conformance.server._spec import BASE_PATH, OPERATIONS, RATES
from agf_conformance.server.answers import Answer
from agf_conformance.server.deadline import Deadline, Patience
from agf_conformance.server.endings import NoAnswerError

__all__ = ["JSON", "Caller", "tls_context"]

JSON: Final = "application/json"
_LIMITED: Final = "compile_genome"
_CONNECTING: Final = "connection.connect_tcp"


class Caller:
    """Asks one server on behalf of one check."""

    def __init__(self, url: str, *, deadline: Deadline, record: list[Answer], patience: Patience | None = None) -> None:
        self.url = url
        self.deadline = deadline
        self._record = record
        self._patience = patience or Patience(0)
        self._client = httpx.Client(
            headers={"User-Agent": "agf-conformance", "Accept-Encoding": "identity"},
            follow_redirects=False,
            verify=tls_context(),
        )

    def close(self) -> None:
        """Close every connection."""
        self._client.close()

    def operation(
        self,
        operation_id: str,
        body: Any = None,
        *,
        key: str | None,
        path: Mapping[str, str],
        query: Mapping[str, Any] | str | None = None,
        headers: Mapping[str, str] | None = None,
        data: bytes | None = None,
        patient: bool = True,
    ) -> Answer:
        """Ask for an operation of the OpenAPI document.

        Args:
            operation_id: of the operation.
            body: JSON value of the request's body.
            key: to ask with; None asks without one.
            path: values of the parameters in the path.
            query: parameters, or the query string as it is.
            headers: further ones, which stand in place of those that are made here; an empty value leaves one out.
            data: the bytes of the body, in place of a JSON value.
            patient: whether to wait when the server says that there were too many compiles.

        Raises:
            NoAnswerError: there is none.
        """
        row = OPERATIONS[operation_id]
        filled = row.path.format(**{name: quote(value, safe="") for name, value in path.items()})
        sent = {} if key is None else {"Authorization": f"Bearer {key}"}
        if row.method == "POST" and (data is not None or body is not None):
            sent["Content-Type"] = JSON
            data = json.dumps(body).encode() if data is None else data
        sent = {name: value for name, value in {**sent, **(headers or {})}.items() if value}
        while True:
            answer = self.send(
                row.method, f"{BASE_PATH}{filled}", headers=sent, data=data, query=query, operation=operation_id
            )
            limited = operation_id == _LIMITED and answer.code == "rate_limited"
            if not (patient and limited and self.has_waited(answer)):
                return answer

    def send(
        self,
        method: str,
        path: str,
        *,
        headers: Mapping[str, str] | None = None,
        data: bytes | None = None,
        query: Mapping[str, Any] | str | None = None,
        operation: str = "",
    ) -> Answer:
        """Send a request.

        Raises:
            NoAnswerError: there is no answer, or none that ends.
        """
        request = f"{method} {path}"
        left = self.deadline.require(request)
        url = httpx.URL(self.url + path)
        if query is not None:
            url = url.copy_with(query=query.encode()) if isinstance(query, str) else url.copy_merge_params(query)
        built = self._client.build_request(method, url, headers=headers, content=data, timeout=left)
        with _endings(request, self.deadline.seconds):
            response = self._sent(built)
            try:
                body = self._body(response, request)
            finally:
                response.close()
        answer = Answer(
            method=method,
            path=path,
            status=response.status_code,
            headers={name.lower(): value for name, value in response.headers.items()},
            data=body,
            operation=operation,
            sent={name.lower(): value for name, value in (headers or {}).items()},
        )
        self._record.append(answer)
        return answer

    def has_waited(self, answer: Answer) -> bool:
        """Wait as long as a refusal for too many compiles says, where the run has patience left, and say whether."""
        if not self._patience.spent():
            return False
        window = RATES["compiles_per_key"]["seconds"]
        stated = answer.headers.get("retry-after", "")
        seconds = min(float(stated), window) if stated.isascii() and stated.isdigit() else window
        self.deadline.extend(seconds + 1)
        time.sleep(seconds + 0.1)
        return True

    def _sent(self, request: httpx.Request) -> httpx.Response:
        """Send a request; once more where the server had just closed a connection that was kept for the next one."""
        made: list[str] = []

        def watch(event: str, _: object) -> None:
            if event.startswith(_CONNECTING):
                made.append(event)

        request.extensions["trace"] = watch
        try:
            return self._client.send(request, stream=True)
        except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
            if made:
                raise
            return self._client.send(request, stream=True)

    def _body(self, response: httpx.Response, request: str) -> bytes:
        read = bytearray()
        for part in response.iter_bytes():
            read += part
            if len(read) > OUTPUT_BYTES:
                raise NoAnswerError("flooded", f"{request}: an answer of more than {OUTPUT_BYTES:,} bytes")
            self.deadline.require(request)
        return bytes(read)


@cache
def tls_context() -> ssl.SSLContext:
    """Return what every client shares: it is slow to make."""
    return httpx.create_ssl_context()


@contextmanager
def _endings(request: str, seconds: float) -> Generator[None]:
    """Turn what a client raises into the end of a check."""
    try:
        yield
    except httpx.TimeoutException:
        raise NoAnswerError("timed-out", f"{request}: no answer within {seconds:g} seconds") from None
    except (httpx.HTTPError, httpx.InvalidURL, OSError, RuntimeError) as error:
        why = str(error).rstrip(".") or type(error).__name__
        raise NoAnswerError("crashed", f"{request}: no answer: {why}") from None
