"""Exports the genome of a small state as an AGF file."""

from __future__ import annotations

import sys

from agent_genome.genome import Gene, export_genome, new_state


def main(path: str) -> None:
    """Write the file; the keys stand for secrets of the platform."""
    kernel = Gene("identity_purpose", "identity", "Prepare invoices.", "kernel", source="base")
    rule = Gene("due_date", "rule", "Show the due date in bold.", "org", source="staff")
    state = new_state(agent="biller", workspace="demo", species="Biller", genes=(kernel, rule))
    exported = export_genome(state, key=b"p" * 32, seal_key=b"s" * 32, kid="demo-1", exported_at="2026-10-13T09:00:00Z")
    exported.document.save(path)


main(sys.argv[1])
