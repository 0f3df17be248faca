"""What the engine asks of the gene checks, which its callers pass in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

__all__ = ["Finding", "GeneChecker", "TextChecker", "hindrances"]


class Finding(Protocol):
    """One thing that a gene check found."""

    @property
    def code(self) -> str:
        """Code of the finding."""
        ...

    @property
    def severity(self) -> str:
        """Whether it is an `error`, which forbids writing, or a `warning`."""
        ...

    @property
    def field(self) -> str:
        """JSON Pointer of the text within the gene."""
        ...

    @property
    def message(self) -> str:
        """What was found."""
        ...

    @property
    def hint(self) -> str:
        """How to mend it."""
        ...


TextChecker: TypeAlias = Callable[[str], Sequence[Finding]]
"""Says what speaks against storing one text, as `agent_genome.agf.gene_checks.check_text` does."""


class GeneChecker(Protocol):
    """Says what speaks against writing a gene, as `agent_genome.agf.gene_checks.check_gene` does."""

    def __call__(
        self,
        *,
        kind: str,
        text: str,
        role_description: str | None = None,
        scope: Sequence[str] = (),
        when_terms: Sequence[tuple[str, str]] = (),
    ) -> Sequence[Finding]:
        """Return the findings on one gene."""
        ...


def hindrances(found: Sequence[Finding]) -> list[Finding]:
    """Return the findings that forbid writing."""
    return [finding for finding in found if finding.severity == "error"]
