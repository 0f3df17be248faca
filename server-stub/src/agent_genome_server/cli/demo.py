"""The demo workspace: an agent to try things on, and a key that is shown when it is made."""

from __future__ import annotations

from typing import Any, Final

from agent_genome_server._spec import SCOPES
from agent_genome_server.services import Admin

__all__ = ["AGENT", "WORKSPACE", "prepare_demo"]

WORKSPACE: Final = "demo"
LABEL: Final = "demo"


def _gene(id: str, kind: str, text: str, *, source: str = "staff", strength: float = 1.0) -> dict[str, Any]:
    return {
        "id": id,
        "kind": kind,
        "text": text,
        "strength": strength,
        "source": source,
        "evidence_count": 0,
        "scope": [],
        "overrides": [],
        "provenance": [],
    }


AGENT: Final[dict[str, Any]] = {
    "agent_id": "bill-banao",
    "species": "Bill Banao",
    "strata": [
        {
            "stratum": "kernel",
            "genes": [
                _gene("identity_purpose", "identity", "You draft invoices for small businesses.", source="base"),
                _gene(
                    "identity_boundary", "identity", "Never invent an amount, a tax number or a date.", source="base"
                ),
            ],
        },
        {
            "stratum": "org",
            "genes": [
                _gene("polite_close", "style", "Close with one line of thanks."),
                _gene("plain_words", "style", "Use plain words instead of legal ones.", strength=0.8),
            ],
        },
        {
            "stratum": "default",
            "genes": [_gene("short_lines", "style", "Keep lines short.", source="base", strength=0.5)],
        },
    ],
}


def prepare_demo(admin: Admin) -> str:
    """Make what is missing of the demo workspace; return what to tell its user."""
    known = [key for key in admin.keys(WORKSPACE) if key.label == LABEL and key.revoked_at is None]
    if known:
        key_line = (
            f"Demo key {known[0].id} was shown when it was made; `keys add --workspace {WORKSPACE}` makes another."
        )
    else:
        made = admin.create_key(workspace=WORKSPACE, scopes=list(SCOPES), label=LABEL)
        key_line = f"Demo key, shown this once: {made.text}"
    if AGENT["agent_id"] not in admin.agents(workspace=WORKSPACE):
        admin.register_agent(workspace=WORKSPACE, body=AGENT)
    return f"{key_line}\nDemo workspace {WORKSPACE}, agent {AGENT['agent_id']}.\n"
