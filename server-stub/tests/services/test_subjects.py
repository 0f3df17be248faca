"""A text that could not be erased later is kept for nobody."""

from __future__ import annotations

from typing import Any

import pytest
from service_world import World


@pytest.mark.parametrize("subject", ["", "a\u200bb", "a\nb", "x" * 257, "\ud800"])
@pytest.mark.parametrize(
    ("operation_id", "place"),
    [
        ("get_genome", "query"),
        ("export_genome", "query"),
        ("import_preview", "query"),
        ("compile_genome", "body"),
        ("record_outcome", "body"),
        ("erase_subject", "body"),
    ],
)
@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_every_operation_refuses_it(world: World, operation_id: str, place: str, subject: str):
    bodies: dict[str, Any] = {"record_outcome": {"result": "accepted"}, "import_preview": b"{}"}
    body = bodies.get(operation_id, {} if place == "body" else None)
    if place == "body":
        problem = world.refused(operation_id, {**body, "subject": subject})
    else:
        problem = world.refused(operation_id, body, subject=subject)
    assert problem.code == "subject_invalid"
