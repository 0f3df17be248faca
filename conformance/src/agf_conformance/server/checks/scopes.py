"""What a key may do: the scopes of the operations."""

from __future__ import annotations

from agf_conformance.server._spec import OPERATIONS
from agf_conformance.server.endings import ViolationError
from agf_conformance.server.expect import answered, collected, quoted, refused
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import body_of
from agf_conformance.server.scene import Scene

READ, WRITE = "genome:read", "genome:write"


@makes("srv-scope-read-key")
def read_key(scene: Scene) -> str:
    return _refuses_others(scene, scene.keys.read, READ)


@makes("srv-scope-write-key")
def write_key(scene: Scene) -> str:
    return _refuses_others(scene, scene.keys.write, WRITE)


@makes("srv-scope-read-works")
def read_works(scene: Scene) -> str:
    agent, key = scene.agent, scene.keys.read
    answered(scene.ask("get_genome", agent=agent, key=key))
    answered(scene.ask("export_genome", agent=agent, key=key))
    answered(scene.ask("compile_genome", {}, agent=agent, key=key))
    return "the key reads, exports and compiles"


@makes("srv-scope-write-works")
def write_works(scene: Scene) -> str:
    agent = scene.fresh()
    answered(scene.ask("register_agent", {"agent_id": agent, "species": "Conformance"}, key=scene.keys.write), 201)
    answered(scene.ask("record_outcome", {"result": "accepted"}, agent=agent, key=scene.keys.write))
    return "the key registers and records"


@makes("srv-scope-before-request")
def before_request(scene: Scene) -> str:
    for name in ("register_agent", "record_outcome", "erase_subject"):
        wrong = {"Accept": "text/html", "Content-Type": "text/plain"}
        answer = scene.ask(name, key=scene.keys.read, data=b"{", query="unknown=1", headers=wrong)
        refused(answer, "insufficient_scope", about="a request that is wrong in other ways too")
    return "the scope is looked at before the rest of the request"


@makes("srv-scope-named")
def named(scene: Scene) -> str:
    answer = refused(scene.ask("register_agent", body_of("register_agent"), key=scene.keys.read), "insufficient_scope")
    header = answer.headers.get("www-authenticate", "")
    if f'scope="{WRITE}"' not in header.replace("'", '"'):
        raise ViolationError(f"{answer}: WWW-Authenticate does not name {WRITE}: {quoted(header)}")
    if WRITE not in str(answer.value.get("detail")):
        raise ViolationError(f"{answer}: the detail does not name {WRITE}")
    return "the problem and WWW-Authenticate name the scope"


def _refuses_others(scene: Scene, key: str | None, scope: str) -> str:
    faults: list[str] = []
    others = [row for row in OPERATIONS.values() if scope not in row.scopes]
    for row in others:
        answer = scene.ask(row.operation_id, body_of(row.operation_id), key=key)
        if answer.code != "insufficient_scope":
            faults.append(f"{answer}: the key has {scope} alone, the operation needs {', '.join(row.scopes)}")
    collected(faults, "operations without insufficient_scope")
    return f"{len(others)} operations refuse a key that has {scope} alone"
