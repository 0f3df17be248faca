"""The loop of one run with the engine alone: compile, model, finalize, outcome; and what is learned from three."""

from __future__ import annotations

import sys
from pathlib import Path

from agent_genome import agf
from agent_genome.agf.gene_checks import check_text
from agent_genome.genome import (
    Compiled,
    Outcome,
    Task,
    compile_genome,
    consolidate,
    finalize,
    from_agf,
    genome_of,
    new_state,
    record_outcome,
)


def model(section: str, compiled: Compiled) -> str:
    """Stand for your own model: it gets the section and says which genes it followed."""
    followed = ", ".join(f'"{gene}"' for gene in sorted(compiled.included))
    report = f'<genome_report>{{"followed": [{followed}]}}</genome_report>'
    return f"The invoice is ready ({len(section)} characters read).\n{report}"


def main(path: str) -> None:
    """Run the loop three times, with the same correction each time, and show what comes of it."""
    genome = from_agf(agf.read(Path(path)).data)
    kernel = tuple(gene for gene in genome.genes if gene.stratum == "kernel")
    state = new_state(agent="biller", workspace="demo", species=genome.species, genes=kernel)
    for number in range(1, 4):
        compiled = compile_genome(genome_of(state), task=Task(task_type="invoice"), dialect="claude")
        done = finalize(model(compiled.text, compiled), compiled.included)
        print(f"run {number}: {done.text.strip()} followed: {', '.join(done.followed)}")
        outcome = Outcome("feedback", f"run-{number}", subject=f"person-{number}", text="Keep it under 60 words.")
        state, recorded = record_outcome(state, outcome, check=check_text)
        print(f"  outcome: {recorded.reason}")
    state, report = consolidate(state)
    for gene in state.genes:
        if gene.id in report.learned:
            print(f"learned: {gene.id}: {gene.text}")
    if not report.learned:
        sys.exit("nothing was learned")


main(sys.argv[1])
