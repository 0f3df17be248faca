"""genome, task -> the section of a prompt and what explains it: selection, outline and rendering in one call."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from agent_genome.genome._spec_dialects import DEFAULT_DIALECT
from agent_genome.genome._spec_selection import BUDGET, DEFAULT_POLICY
from agent_genome.genome.model import Genome, Task
from agent_genome.genome.outlining import outline
from agent_genome.genome.rendering import costs
from agent_genome.genome.selection import LeftOut, select

__all__ = ["Compiled", "compile_genome"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Compiled:
    """A section, and why it is as it is.

    Attributes:
        text: the section.
        characters: its length in Unicode code points.
        sha256: lower-case hexadecimal digest of its UTF-8 bytes.
        dialect: the dialect that it is written in.
        genome_version: version of the genome that it was made from.
        included: ids of the genes in it, in their order; what `finalize` needs.
        left_out: the other genes, each with a reason.
        observations_shown: numbers of the observations in it, the newest first.
        policy: the policy that chose the genes.
        fell_back: why the policy asked for was not used; None when it was.
        over_budget: the protected strata alone are longer than the budget.
    """

    text: str
    characters: int
    sha256: str
    dialect: str
    genome_version: int
    included: tuple[str, ...]
    left_out: tuple[LeftOut, ...]
    observations_shown: tuple[int, ...]
    policy: str
    fell_back: str | None
    over_budget: bool


def compile_genome(
    genome: Genome,
    *,
    task: Task | None = None,
    dialect: str = DEFAULT_DIALECT,
    policy: str = DEFAULT_POLICY,
    budget: int = BUDGET["default"],
) -> Compiled:
    """Compile a genome into a section for one task (spec: dialects.md#compile).

    The same input gives the same bytes on every platform.

    Args:
        genome: what to compile.
        task: what is known of the task; genes with a scope or a condition need it.
        dialect: how the section is written.
        policy: how the genes outside the protected strata are chosen.
        budget: characters (Unicode code points) of the whole section.

    Raises:
        GenomeError: `unknown_dialect`, or what `select` raises.

    Example:
        >>> from agent_genome.genome.model import Gene
        >>> short = Gene("short", "style", "Keep it under 60 words.", "learned", strength=0.55)
        >>> compiled = compile_genome(Genome("bill-banao", "Bill Banao", 7, (short,)), dialect="open")
        >>> compiled.included, "- short style 0.55: Keep it under 60 words." in compiled.text
        (('short',), True)
    """
    written = costs(dialect, genome)
    selection = select(genome, task=task or Task(), policy=policy, budget=budget, costs=written)
    text = written.text(outline(genome, selection))
    return Compiled(
        text=text,
        characters=len(text),
        sha256=hashlib.sha256(text.encode()).hexdigest(),
        dialect=dialect,
        genome_version=genome.version,
        included=tuple(gene.id for gene in selection.included),
        left_out=selection.left_out,
        observations_shown=tuple(observation.number for observation in selection.observations),
        policy=selection.policy,
        fell_back=selection.fell_back,
        over_budget=selection.over_budget,
    )
