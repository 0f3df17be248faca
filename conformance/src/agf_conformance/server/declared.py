"""What a server says of itself, before any check: which of its parts are there to be judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from agent_genome.agf.json_value import is_object
from agf_conformance.server._spec import BASE_PATH, ENDPOINT, PROBLEMS
from agf_conformance.server.answers import Answer
from agf_conformance.server.caller import JSON, Caller
from agf_conformance.server.endings import NoAnswerError
from agf_conformance.server.target import Target

__all__ = ["Declared", "NotJudgedError", "remedy_for", "survey"]

OPENAPI_PATH: Final = f"{BASE_PATH}/openapi.json"
HEALTH_PATH: Final = "/healthz"
_NOBODY: Final = {"agent_id": "agf-conformance-nobody", "import_id": "im_0000000000000000"}


class NotJudgedError(Exception):
    """Nothing can be judged; the message says why."""


@dataclass(frozen=True, kw_only=True)
class Declared:
    """What the server declares.

    Attributes:
        gates: ids of the gates that are open: parts that are there, keys and options that were given.
        flags: those of the health document; None when there is none.
        document: the OpenAPI document that the server serves; None when it serves none.
    """

    gates: frozenset[str]
    flags: Mapping[str, Any] | None
    document: Any


def survey(target: Target, caller: Caller) -> Declared:
    """Ask the server what it is.

    Raises:
        NotJudgedError: it is not there, is no Agent Genome server, or refuses the key.
    """
    try:
        return _survey(target, caller)
    except NoAnswerError as ended:
        raise NotJudgedError(f"the server gave no answer: {ended.found}. {remedy_for(ended.found)}") from None


def remedy_for(found: str) -> str:
    """Return what to do about a server that gives no answer."""
    if "CERTIFICATE_VERIFY_FAILED" in found:
        return "Name a file with the certificate that signed its own in the environment variable SSL_CERT_FILE."
    return "Is it running, and is --url right?"


def _survey(target: Target, caller: Caller) -> Declared:
    def ask(operation_id: str, body: Any = None, key: str | None = target.keys.main) -> Answer:
        return caller.operation(operation_id, body, key=key, path=_NOBODY)

    stranger, read = ask("get_genome", key=None), ask("get_genome")
    if stranger.code not in PROBLEMS and read.code not in PROBLEMS:
        raise NotJudgedError(
            f"{target.url} is no Agent Genome server: {read}{_led(read)}. "
            f"--url is the address in front of {BASE_PATH}, such as http://127.0.0.1:8000"
        )
    writing = ask("register_agent", {})
    for scope, answer in (("genome:read", read), ("genome:write", writing)):
        if answer.code in ("invalid_key", "missing_key"):
            raise NotJudgedError(f"the server does not take the key: {answer}")
        if answer.code == "insufficient_scope":
            raise NotJudgedError(f"the key needs every scope, and lacks {scope}: {answer}")
    gates = set(target.asked_for)
    gates |= {
        name
        for name, key in (
            ("read-key", target.keys.read),
            ("write-key", target.keys.write),
            ("other-key", target.keys.other),
        )
        if key
    }
    if ask("erase_subject", {}).code != "insufficient_scope":
        gates.add("erase-scope")
    gates.add("imports" if _offered(ask("import_preview", {})) else "no-imports")
    ping = caller.send(
        "POST",
        ENDPOINT,
        headers={"Authorization": f"Bearer {target.keys.main}", "Content-Type": JSON},
        data=b'{"jsonrpc":"2.0","id":1,"method":"ping"}',
    )
    if ping.status not in (404, 405):
        gates.add("mcp")
    health, document = caller.send("GET", HEALTH_PATH), caller.send("GET", OPENAPI_PATH)
    flags = health.value.get("flags") if health.status == 200 and is_object(health.value) else None
    if is_object(flags):
        gates.add("health")
    if document.status == 200 and is_object(document.value):
        gates.add("openapi")
    return Declared(
        gates=frozenset(gates),
        flags=flags if is_object(flags) else None,
        document=document.value if "openapi" in gates else None,
    )


def _led(answer: Answer) -> str:
    """Return where a redirect leads; the kit follows none."""
    place = answer.headers.get("location")
    return f", which leads to {place}" if place and 300 <= answer.status < 400 else ""


def _offered(answer: Answer) -> bool:
    if answer.code is None:
        return answer.status not in (404, 405, 501)
    return answer.code not in ("imports_not_offered", "route_not_found", "method_not_allowed")
