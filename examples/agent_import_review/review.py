"""Previews an import, shows what a person has to decide, consents, and undoes it."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

from agent_genome.agf.gene_checks import check_gene
from agent_genome.genome import Gene, consent_import, new_state, preview_import, undo_import

KEY = b"k" * 32
NOW = datetime(2026, 10, 13, 9, tzinfo=UTC)


def main(path: str) -> None:
    """Review the file at a path."""
    kernel = Gene("identity_purpose", "identity", "Prepare invoices.", "kernel", source="base")
    rule = Gene("house_tone", "style", "Be brief.", "org", source="staff")
    state = new_state(agent="biller", workspace="demo", species="Biller", genes=(kernel, rule))
    data = Path(path).read_bytes()
    preview = preview_import(state, data, key=KEY, now=NOW, check=check_gene)
    print(preview.diff)
    for conflict in preview.plan.conflicts:
        print(f"conflict: {conflict.id}: {conflict.reason} with {conflict.existing_id}")
    for refused in preview.plan.refused:
        print(f"refused: {refused.id}: {refused.reason}")
    after, applied = consent_import(state, data, token=preview.token, key=KEY, now=NOW, check=check_gene)
    print(f"imported: genes {applied.genes}, proposals {applied.proposals}")
    undone_state, undone = undo_import(after, applied.import_id, now=NOW)
    print(f"undone: genes {undone.genes}, proposals {undone.proposals}, left {undone.left}")
    if undone_state.genes != state.genes:
        sys.exit("the import left something behind")


main(sys.argv[1])
