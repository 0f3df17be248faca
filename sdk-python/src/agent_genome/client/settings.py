"""Where a client finds the server and its key: arguments first, then the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from agent_genome.client._spec import BASE_PATH
from agent_genome.client._spec_clients import API_KEY_VARIABLE, BASE_URL_VARIABLE
from agent_genome.client.arguments import check_optional_texts
from agent_genome.client.errors import AgentGenomeError
from agent_genome.client.secrets import Secret

__all__ = ["Settings", "read_settings"]

_VISIBLE = re.compile(r"[!-~]+")


@dataclass(frozen=True, slots=True)
class Settings:
    """What every call of a client needs.

    Attributes:
        base_url: where the server is, without the path that all routes share.
        api_key: the key.
    """

    base_url: str
    api_key: Secret


def read_settings(*, base_url: str | None, api_key: str | None, environ: Mapping[str, str]) -> Settings:
    """Return the settings that the arguments give, and where they are None, the environment.

    White space around a value is dropped: a key that was read from a file often ends in a line end.

    Raises:
        AgentGenomeError: one is missing, or cannot be one.

    Example:
        >>> read_settings(base_url="https://genome.example/", api_key=None, environ={"AGENT_GENOME_API_KEY": "k"})
        Settings(base_url='https://genome.example', api_key=Secret('[redacted]'))
    """
    check_optional_texts(base_url=base_url, api_key=api_key)
    url = _given(base_url, environ, BASE_URL_VARIABLE)
    if url is None:
        raise AgentGenomeError(f"no base URL: pass base_url=... or set {BASE_URL_VARIABLE}")
    key = _given(api_key, environ, API_KEY_VARIABLE)
    if key is None:
        raise AgentGenomeError(f"no API key: pass api_key=... or set {API_KEY_VARIABLE}")
    if not _VISIBLE.fullmatch(key):
        raise AgentGenomeError(
            "the API key holds a character that no key has: white space, a control character or one outside ASCII; "
            "copy it again"
        )
    return Settings(base_url=_checked_url(url), api_key=Secret(key))


def _given(argument: str | None, environ: Mapping[str, str], variable: str) -> str | None:
    value = environ.get(variable) if argument is None else argument
    return (value or "").strip() or None


def _checked_url(url: str) -> str:
    remedy = "give the address of the server, such as https://genome.example"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise AgentGenomeError(f"the base URL is no URL: {remedy}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0 or not _VISIBLE.fullmatch(url):
        raise AgentGenomeError(f"the base URL is no http or https URL: {remedy}")
    if parts.username is not None or parts.password is not None:
        raise AgentGenomeError(f"the base URL holds a user name or a password: {remedy}")
    if "?" in url or "#" in url:
        raise AgentGenomeError(f"the base URL holds a query or a fragment: {remedy}")
    return url.rstrip("/").removesuffix(BASE_PATH)
