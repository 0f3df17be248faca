"""outline, dialect -> text; and what each part of that text costs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from agent_genome.genome.dialects import Dialect, dialect
from agent_genome.genome.outlining import Item, Note, Outline, item_of, note_of

if TYPE_CHECKING:
    from agent_genome.genome.model import Gene, Genome, Observation

__all__ = ["Writer", "costs", "render"]


class Writer:
    """Writes sections in one dialect; each item is written once, however often its line is asked for.

    Attributes:
        scaffold: characters of what is always there; the other costs are methods (protocol `Costs`).
    """

    def __init__(self, name: str, genome: Genome) -> None:
        self.dialect: Dialect = dialect(name)
        empty = Outline(genome.id, genome.species, genome.version)
        self.scaffold = len(self.text(empty))
        self._genes: dict[Item, str] = {}
        self._notes: dict[Note, str] = {}

    def text(self, outline: Outline) -> str:
        """Return an outline as text: lines that end with LF, the last one without."""
        lines = self.dialect.head(outline)
        for stratum in outline.strata:
            opened, closed = self.dialect.stratum(stratum.name)
            lines += [*opened, *map(self._gene_line, stratum.items), *closed]
        if outline.notes:
            opened, closed = self.dialect.observations()
            lines += [*opened, *map(self._note_line, outline.notes), *closed]
        return "\n".join([*lines, *self.dialect.tail])

    def stratum_frame(self, stratum: str) -> int:
        """Return what the first gene of a stratum costs beside itself, in characters."""
        opened, closed = self.dialect.stratum(stratum)
        return _cost(opened) + _cost(closed)

    def gene(self, gene: Gene) -> int:
        """Return what a gene costs, in characters."""
        return len(self._gene_line(item_of(gene))) + 1

    @property
    def observations_frame(self) -> int:
        """What the first observation costs beside itself, in characters."""
        opened, closed = self.dialect.observations()
        return _cost(opened) + _cost(closed)

    def observation(self, observation: Observation) -> int:
        """Return what an observation costs, in characters."""
        return len(self._note_line(note_of(observation))) + 1

    def _gene_line(self, item: Item) -> str:
        line = self._genes.get(item)
        if line is None:
            line = self._genes[item] = self.dialect.gene(item)
        return line

    def _note_line(self, note: Note) -> str:
        line = self._notes.get(note)
        if line is None:
            line = self._notes[note] = self.dialect.observation(note)
        return line


def render(outline: Outline, name: str) -> str:
    """Return an outline as the text of a dialect (spec: dialects.md#render).

    Raises:
        GenomeError: `unknown_dialect`.

    Example:
        >>> from agent_genome.genome.outlining import Item, Stratum
        >>> genes = Item("short", "style", "Keep it <short>.", 0.55), Item("plain", "style", "Plain words.", 1)
        >>> section = render(Outline("bill-banao", "Bill Banao", 7, (Stratum("learned", genes),)), "open")
        >>> print(*section.splitlines()[2:5], sep=chr(10))
        [learned]
        - short style 0.55: Keep it &lt;short>.
        - plain style 1: Plain words.
    """
    from agent_genome.genome.model import Genome

    return Writer(name, Genome(outline.id, outline.species, outline.version)).text(outline)


def costs(name: str, genome: Genome) -> Writer:
    """Return what a dialect charges for each part of a genome's section, in characters (Unicode code points).

    The scaffold, the frames and the items of a section add up to its length exactly (spec: dialects.md#costs).

    Raises:
        GenomeError: `unknown_dialect`.
    """
    return Writer(name, genome)


def _cost(lines: Iterable[str]) -> int:
    return sum(len(line) + 1 for line in lines)
