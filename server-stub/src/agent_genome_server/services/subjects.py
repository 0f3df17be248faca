"""Whether a text can stand for a person."""

from __future__ import annotations

from agent_genome.genome import GenomeError
from agent_genome.genome.state import checked_subject
from agent_genome_server.problem import problem_of

__all__ = ["refuse_subject"]


def refuse_subject(subject: str | None) -> None:
    """Make sure that nothing is kept for a person who could not be erased.

    Raises:
        Problem: `subject_invalid`.
    """
    if subject is None:
        return
    try:
        checked_subject(subject)
    except GenomeError as error:
        raise problem_of(error) from None
