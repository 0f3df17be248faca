"""What belongs to another workspace is answered as what does not exist, and stays as it is."""

from __future__ import annotations

from typing import Any

import pytest
from service_world import World

from agent_genome_server.services import OPERATIONS
from agent_genome_server.storage import Storage

BODIES: dict[str, Any] = {
    "compile_genome": {},
    "finalize_output": {"text": "Done."},
    "record_outcome": {"result": "feedback", "text": "Be brief."},
    "import_preview": b"{}",
    "import_consent": b"{}",
}
OF_AN_AGENT = sorted(OPERATIONS.keys() - {"register_agent", "erase_subject"})


@pytest.mark.parametrize("operation_id", OF_AN_AGENT)
def test_another_workspaces_agent_is_not_found_and_stays_as_it_is(world: World, storage: Storage, operation_id: str):
    compile_id = world.run()
    before = world.admin.state(workspace="w1", agent_id="biller")
    other = World(storage, workspace="w2", clock=world.clock)
    body = BODIES.get(operation_id)
    if operation_id == "finalize_output":
        body = {**body, "compile_id": compile_id}
    more = {"path": {"import_id": "im_0000000000000000"}, "headers": {"import-token": "x"}}
    theirs = other.refused(operation_id, body, **more)
    nobodys = other.refused(operation_id, body, agent="nobody", **more)
    assert theirs.code == nobodys.code == "agent_not_found"
    assert theirs.detail.replace("biller", "nobody") == nobodys.detail
    assert world.admin.state(workspace="w1", agent_id="biller") == before
    assert world.call("get_quality_summary")["runs"] == 1


def test_another_workspaces_compile_is_not_found(world: World, storage: Storage):
    compile_id = world.run()
    other = World(storage, workspace="w2", clock=world.clock)
    other.register()
    for operation_id, body in (
        ("finalize_output", {"compile_id": compile_id, "text": "Done."}),
        ("record_outcome", {"compile_id": compile_id, "result": "accepted"}),
    ):
        assert other.refused(operation_id, body).code == "compile_not_found"


def test_an_erasure_reaches_its_own_workspace_alone(world: World, storage: Storage):
    world.said("Be brief.", subject="priya", reference="out-1")
    other = World(storage, workspace="w2", clock=world.clock)
    assert other.call("erase_subject", {"subject": "priya"}) == {"agents": [], "outcomes": 0, "compiles": 0}
    assert len(world.call("get_genome")["observations"]) == 1
