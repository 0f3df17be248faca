"""What the engine works on: genes, observations, tasks and genomes. Values, never changed in place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Condition", "Gene", "Genome", "Observation", "Task"]


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition of a gene's `when`: it holds when the feature of the task has one of the values.

    Attributes:
        extra: members that AGF does not name, kept as they were read.
    """

    feature: str
    any_of: tuple[str, ...]
    extra: Mapping[str, Any] = field(default_factory=dict[str, Any], hash=False)


@dataclass(frozen=True, slots=True)
class Gene:
    """One unit of behaviour, in its stratum; the members are those of an AGF gene.

    Attributes:
        stratum: kernel, org, team, user, learned or default.
        strength: 0 to 1.
        subject: the person whose gene this is (user stratum), as the platform's own id; never exported.
        extra: members that AGF does not name, kept as they were read.
    """

    id: str
    kind: str
    text: str
    stratum: str
    strength: float = 1.0
    source: str = "base"
    evidence_count: int = 0
    scope: tuple[str, ...] = ()
    overrides: tuple[str, ...] = ()
    provenance: tuple[str, ...] = ()
    when: tuple[Condition, ...] = ()
    role_description: str | None = None
    subject: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict[str, Any], hash=False)


@dataclass(frozen=True, slots=True)
class Observation:
    """A recent, tentative statement of a customer.

    Attributes:
        number: position in the genome's history, growing; the newest has the greatest.
        signal: edit, feedback or approval.
        text: at most the limit `observation_characters`.
        reference: pseudonymous reference to the outcome it came from.
        subject: who said it, as the platform's own id; never exported.
        consumed_by: id of the gene or proposal that took it up; such an observation counts no more and is not shown.
    """

    number: int
    signal: str
    text: str
    reference: str
    subject: str | None = None
    consumed_by: str | None = None


@dataclass(frozen=True, slots=True)
class Task:
    """What selection may know of a task; everything is optional."""

    task_type: str | None = None
    category: str | None = None
    input_has: tuple[str, ...] = ()
    language: str | None = None
    mode: str | None = None

    def values(self, feature: str) -> tuple[str, ...]:
        """Return the values of one feature, by its name in AGF."""
        value: str | tuple[str, ...] | None = getattr(self, feature)
        if value is None:
            return ()
        return value if isinstance(value, tuple) else (value,)


@dataclass(frozen=True, slots=True)
class Genome:
    """One agent's genome as compiling sees it.

    Attributes:
        id: the agent's slug.
        species: human name of the kind of agent.
        version: grows with every change; shown in the section.
        genes: of all strata, in any order.
        observations: in any order.
    """

    id: str
    species: str
    version: int = 1
    genes: tuple[Gene, ...] = ()
    observations: tuple[Observation, ...] = ()

    def in_stratum(self, stratum: str) -> Iterator[Gene]:
        """Yield the genes of one stratum."""
        return (gene for gene in self.genes if gene.stratum == stratum)
