"""What a dialect charges for each part of a section, so that selection need not render."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from agent_genome.genome.model import Gene, Observation

__all__ = ["Costs"]


class Costs(Protocol):
    """Costs in characters (Unicode code points); they add up to the length of the section (spec: selection.md#cost)."""

    @property
    def scaffold(self) -> int:
        """What is always there."""
        ...

    @property
    def observations_frame(self) -> int:
        """What the first observation costs beside itself; never negative."""
        ...

    def stratum_frame(self, stratum: str, /) -> int:
        """Return what the first gene of a stratum costs beside itself; never negative."""
        ...

    def gene(self, gene: Gene, /) -> int:
        """Return what a gene costs; at least 1."""
        ...

    def observation(self, observation: Observation, /) -> int:
        """Return what an observation costs; at least 1."""
        ...
