"""The neutral outline of a section: what a dialect writes and a parser gives back."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from agent_genome.genome._spec_dialects import STRENGTH_STRATA

if TYPE_CHECKING:
    from agent_genome.genome.model import Gene, Genome, Observation
    from agent_genome.genome.selection import Selection

__all__ = ["Item", "Note", "Outline", "Stratum", "item_of", "note_of", "outline"]


class Item(NamedTuple):
    """A gene as a section shows it; scope and conditions were applied when it was selected.

    Attributes:
        strength: None where it is not shown, since it cannot change by itself.
    """

    id: str
    kind: str
    text: str
    strength: float | None = None
    role_description: str | None = None


class Note(NamedTuple):
    """An observation as a section shows it."""

    signal: str
    text: str


class Stratum(NamedTuple):
    """The genes of one stratum, in display order."""

    name: str
    items: tuple[Item, ...]


class Outline(NamedTuple):
    """A section before it has a shape.

    Attributes:
        id: the agent's slug.
        species: human name of the kind of agent.
        version: version of the genome.
        strata: those that have genes, the strongest first; the identity genes lead the first.
        notes: the observations, the newest first; they rank below every gene.
    """

    id: str
    species: str
    version: int
    strata: tuple[Stratum, ...] = ()
    notes: tuple[Note, ...] = ()


def outline(genome: Genome, selection: Selection) -> Outline:
    """Return the outline of what was selected, in the order of the selection (spec: dialects.md#outline)."""
    return Outline(
        genome.id,
        genome.species,
        genome.version,
        tuple(
            Stratum(name, tuple(map(item_of, genes)))
            for name, genes in groupby(selection.included, key=attrgetter("stratum"))
        ),
        tuple(map(note_of, selection.observations)),
    )


def item_of(gene: Gene) -> Item:
    """Return what a section shows of a gene (spec: dialects.md#gene)."""
    shown = gene.strength if gene.stratum in STRENGTH_STRATA else None
    return Item(gene.id, gene.kind, gene.text, shown, gene.role_description)


def note_of(observation: Observation) -> Note:
    """Return what a section shows of an observation (spec: dialects.md#observation)."""
    return Note(observation.signal, observation.text)
