"""Text that says anew what the agent is for, or lifts its boundaries."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from agent_genome.agf.gene_checks._spec import PHRASES, PURPOSES
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.readings import reading
from agent_genome.agf.gene_checks.words import PhraseBook


def purposes(text: str, *, kind: str) -> Iterator[Hit]:
    """Yield the first passages that change the agent's purpose or lift its limits in a gene of this kind."""
    view, words = reading(text)
    yield from _book().find(view, words, kind=kind)


@cache
def _book() -> PhraseBook:
    return PhraseBook(PURPOSES, negation_reach=PHRASES["guard_reach"], guarded=True)
