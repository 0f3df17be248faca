"""The genome engine: selection, sections of prompts, finalizing, learning, erasure, export and import.

Pure functions on values: no network, no database, no clock, no chance. Names load on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_genome._lazy import lazy_names

__all__ = [
    "Applied",
    "Compiled",
    "Condition",
    "Consolidated",
    "EngineError",
    "Erased",
    "Exported",
    "Finalized",
    "Finalizer",
    "Gene",
    "Genome",
    "GenomeError",
    "GenomeState",
    "LeftOut",
    "Observation",
    "Outcome",
    "Outline",
    "Preview",
    "Recorded",
    "Selection",
    "Task",
    "Undone",
    "accept_proposal",
    "add_gene",
    "change_gene",
    "compile_genome",
    "consent_import",
    "consolidate",
    "costs",
    "erase_subject",
    "export_genome",
    "finalize",
    "from_agf",
    "genome_of",
    "new_state",
    "outline",
    "parse",
    "preview_import",
    "record_outcome",
    "reject_proposal",
    "remove_gene",
    "render",
    "select",
    "state_from_json",
    "state_to_json",
    "to_agf",
    "undo_import",
]

if TYPE_CHECKING:
    from agent_genome.genome.compile import Compiled, compile_genome
    from agent_genome.genome.consolidation import Consolidated, consolidate
    from agent_genome.genome.convert import from_agf, genome_of, to_agf
    from agent_genome.genome.edits import add_gene, change_gene, remove_gene
    from agent_genome.genome.erase import Erased, erase_subject
    from agent_genome.genome.errors import GenomeError
    from agent_genome.genome.export import Exported, export_genome
    from agent_genome.genome.finalizing import Finalized, Finalizer, finalize
    from agent_genome.genome.imports import Applied, Preview, Undone, consent_import, preview_import, undo_import
    from agent_genome.genome.model import Condition, Gene, Genome, Observation, Task
    from agent_genome.genome.observe import Outcome, Recorded, record_outcome
    from agent_genome.genome.outlining import Outline, outline
    from agent_genome.genome.parsing import parse
    from agent_genome.genome.proposals import accept_proposal, reject_proposal
    from agent_genome.genome.refusals import EngineError
    from agent_genome.genome.register import new_state
    from agent_genome.genome.rendering import costs, render
    from agent_genome.genome.selection import LeftOut, Selection, select
    from agent_genome.genome.state import GenomeState
    from agent_genome.genome.state_json import state_from_json, state_to_json
else:
    __getattr__, __dir__ = lazy_names(
        __name__,
        {
            "compile": ("Compiled", "compile_genome"),
            "consolidation": ("Consolidated", "consolidate"),
            "convert": ("from_agf", "genome_of", "to_agf"),
            "edits": ("add_gene", "change_gene", "remove_gene"),
            "erase": ("Erased", "erase_subject"),
            "errors": ("GenomeError",),
            "export": ("Exported", "export_genome"),
            "finalizing": ("Finalized", "Finalizer", "finalize"),
            "imports": ("Applied", "Preview", "Undone", "consent_import", "preview_import", "undo_import"),
            "model": ("Condition", "Gene", "Genome", "Observation", "Task"),
            "observe": ("Outcome", "Recorded", "record_outcome"),
            "outlining": ("Outline", "outline"),
            "parsing": ("parse",),
            "proposals": ("accept_proposal", "reject_proposal"),
            "refusals": ("EngineError",),
            "register": ("new_state",),
            "rendering": ("costs", "render"),
            "selection": ("LeftOut", "Selection", "select"),
            "state": ("GenomeState",),
            "state_json": ("state_from_json", "state_to_json"),
        },
    )
