"""Who is let in: no key, a key that is none, and what is looked at first."""

from __future__ import annotations

from typing import Final

from agf_conformance.server._spec import KEY_LENGTH, KEY_PREFIX, OPERATIONS
from agf_conformance.server.endings import ViolationError
from agf_conformance.server.expect import collected, quoted, refused
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import body_of
from agf_conformance.server.scene import Scene

UNKNOWN: Final = KEY_PREFIX + "A" * KEY_LENGTH


@makes("srv-key-missing")
def missing(scene: Scene) -> str:
    answers = [scene.ask(name, body_of(name), key=None) for name in OPERATIONS]
    collected([str(answer) for answer in answers if answer.code != "missing_key"], "operations without missing_key")
    return f"all {len(answers)} operations refuse"


@makes("srv-key-unknown")
def unknown(scene: Scene) -> str:
    answers = [scene.ask(name, body_of(name), key=UNKNOWN) for name in OPERATIONS]
    collected([str(answer) for answer in answers if answer.code != "invalid_key"], "operations without invalid_key")
    return f"all {len(answers)} operations refuse"


@makes("srv-key-malformed")
def malformed(scene: Scene) -> str:
    main = scene.keys.main
    for what, header in (
        ("the scheme Basic", f"Basic {main}"),
        ("the key without a scheme", main),
        ("the key and one more character", f"Bearer {main}x"),
        ("the key without its last character", f"Bearer {main[:-1]}"),
        ("the key in other letter case", f"Bearer {main.swapcase()}"),
        ("a scheme without a key", "Bearer"),
    ):
        answer = scene.ask("get_genome", key=None, headers={"Authorization": header})
        refused(answer, "invalid_key", "missing_key", about=what)
    return "refused"


@makes("srv-key-first")
def first(scene: Scene) -> str:
    for key, code in ((None, "missing_key"), (UNKNOWN, "invalid_key")):
        for name in ("register_agent", "compile_genome", "erase_subject"):
            wrong = {"Accept": "text/html", "Content-Type": "text/plain", "Idempotency-Key": "not a key"}
            answer = scene.ask(name, key=key, data=b"{", query="unknown=1", headers=wrong)
            refused(answer, code, about="a request that is wrong in every other way too")
    return "the key is looked at before the rest of the request"


@makes("srv-key-challenge")
def challenge(scene: Scene) -> str:
    for key in (None, UNKNOWN):
        answer = scene.ask("get_genome", key=key)
        scheme = answer.headers.get("www-authenticate", "")
        if not scheme.lower().startswith("bearer"):
            raise ViolationError(f"{answer}: WWW-Authenticate is {quoted(scheme)}")
    return "WWW-Authenticate names the scheme Bearer"
