"""Erases one of two persons from a state and exports what is left."""

from __future__ import annotations

import json
import sys

from agent_genome.agf.gene_checks import check_text
from agent_genome.genome import (
    Gene,
    Outcome,
    erase_subject,
    export_genome,
    new_state,
    record_outcome,
    state_to_json,
)


def main(path: str) -> None:
    """Write the export of the state after the erasure."""
    kernel = Gene("identity_purpose", "identity", "Prepare invoices.", "kernel", source="base")
    own = Gene("mine", "style", "Use tables, in 60 words.", "user", source="customer_explicit", subject="anna")
    state = new_state(agent="biller", workspace="demo", species="Biller", genes=(kernel, own))
    for person, text in (("anna", "Keep it under 60 words."), ("ben", "Put the total first.")):
        outcome = Outcome("feedback", f"said-by-{person}", subject=person, text=text)
        state, _ = record_outcome(state, outcome, check=check_text)
    state, erased = erase_subject(state, "anna")
    print(f"erased: {erased.observations} observation, {erased.personal_genes} gene, {erased.references} references")
    stored = json.dumps(state_to_json(state))
    if "anna" in stored or "60 words" in stored:
        sys.exit("the state still holds what the person said")
    exported = export_genome(state, key=b"p" * 32, seal_key=b"s" * 32, kid="demo-1", exported_at="2026-10-13T09:00:00Z")
    exported.document.save(path)


main(sys.argv[1])
