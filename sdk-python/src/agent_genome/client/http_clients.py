"""HTTP clients with the limits and timeouts that this SDK is made for."""

from __future__ import annotations

from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from agent_genome.client._spec_clients import CONNECT_TIMEOUT_S, TIMEOUT_S

__all__ = ["DefaultAsyncHttpxClient", "DefaultHttpxClient"]

_LIMITS = httpx.Limits(max_connections=1000, max_keepalive_connections=100)


class DefaultHttpxClient(httpx.Client):
    """A `httpx.Client`, to be given as `http_client=` with settings of your own, such as `proxy="http://..."`.

    It keeps no cookies. Takes what `httpx.Client` takes; what is not given is as it is without `http_client`.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**_defaults(settings))


class DefaultAsyncHttpxClient(httpx.AsyncClient):
    """A `httpx.AsyncClient`, to be given as `http_client=` with settings of your own, such as `proxy="http://..."`.

    It keeps no cookies. Takes what `httpx.AsyncClient` takes; what is not given is as it is without `http_client`.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**_defaults(settings))


def _defaults(settings: dict[str, Any]) -> dict[str, Any]:
    return {
        "timeout": httpx.Timeout(TIMEOUT_S, connect=CONNECT_TIMEOUT_S),
        "limits": _LIMITS,
        # The API sets none; one that a proxy sets, and that no header can carry, would break every later call.
        "cookies": CookieJar(DefaultCookiePolicy(allowed_domains=[])),
    } | settings
