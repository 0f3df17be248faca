"""Which routes and methods there are."""

from __future__ import annotations

from agent_genome.agf.json_value import is_object
from agf_conformance.server._spec import BASE_PATH, OPERATIONS
from agf_conformance.server.endings import ViolationError
from agf_conformance.server.expect import collected, quoted, refused, require
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import body_of
from agf_conformance.server.scene import Scene

STRANGE = "DELETE"
"""A method that no route has."""
_NOT_HERE = (404, 405, 501)


@makes("srv-route-all")
def all_routes(scene: Scene) -> str:
    faults: list[str] = []
    required = [row for row in OPERATIONS.values() if not row.provisional]
    for row in required:
        answer = scene.ask(row.operation_id, body_of(row.operation_id), key=None)
        if answer.code in ("route_not_found", "method_not_allowed") or (not answer.code and answer.status in _NOT_HERE):
            faults.append(f"{row.operation_id}: {answer}")
    collected(faults, "operations that are not there")
    return f"all {len(required)} operations are there"


@makes("srv-route-unknown")
def unknown(scene: Scene) -> str:
    for path in (f"{BASE_PATH}/agent", f"{BASE_PATH}/agents/x/y", f"{BASE_PATH}/agents/", f"{BASE_PATH}/nothing/here"):
        refused(scene.caller.send("GET", path, headers=scene.authorization), "route_not_found", about=path)
    return "refused"


@makes("srv-route-method")
def method(scene: Scene) -> str:
    paths = {scene.url_path(name): row.method for name, row in OPERATIONS.items() if not row.provisional}
    for path, known in paths.items():
        answer = scene.caller.send(STRANGE, path, headers=scene.authorization)
        refused(answer, "method_not_allowed")
        allowed = [part.strip() for part in answer.headers.get("allow", "").split(",")]
        require(
            known in allowed, f"{answer}: the header Allow does not name {known}: {quoted(answer.headers.get('allow'))}"
        )
    return f"{STRANGE} is refused on {len(paths)} routes, and Allow names their methods"


@makes("srv-openapi-operations")
def openapi_operations(scene: Scene) -> str:
    document = scene.declared.document
    paths = document.get("paths", {})
    faults: list[str] = []
    for row in OPERATIONS.values():
        if row.provisional and "imports" not in scene.declared.gates:
            continue
        operation = paths.get(row.path, {}).get(row.method.lower())
        if not is_object(operation) or operation.get("operationId") != row.operation_id:
            faults.append(f"{row.method} {row.path} is not {row.operation_id}")
            continue
        scopes = [scope for item in operation.get("security", ()) for listed in item.values() for scope in listed]
        if sorted(scopes) != sorted(row.scopes):
            faults.append(f"{row.operation_id} names the scopes {scopes}, not {list(row.scopes)}")
    collected(faults, "operations that the served OpenAPI document states otherwise")
    if not str(document.get("openapi", "")).startswith("3.1"):
        raise ViolationError(f"the served document is of OpenAPI {quoted(document.get('openapi'))}, not 3.1")
    return "the served document has every operation, with its scopes"
