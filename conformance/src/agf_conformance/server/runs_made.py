"""A whole run, as several checks need it."""

from __future__ import annotations

from agf_conformance.server._spec import REPORT
from agf_conformance.server.scene import Scene

__all__ = ["finished_run"]


def finished_run(scene: Scene, agent: str, *, followed: str = "", **body: object) -> str:
    """Compile and finalize, and return the id of the compile."""
    compile_id: str = scene.compiled(agent, **body)["compile_id"]
    report = f'<{REPORT["tag"]}>{{"followed": ["{followed}"]}}</{REPORT["tag"]}>'
    scene.have("finalize_output", {"compile_id": compile_id, "text": f"Done.\n{report}"}, agent=agent)
    return compile_id
