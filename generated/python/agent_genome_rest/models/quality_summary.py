# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.gene_count import GeneCount
    from ..models.outcome_count import OutcomeCount


T = TypeVar("T", bound="QualitySummary")


@_attrs_define
class QualitySummary:
    """How well the genome serves, in sum.

    Attributes:
        agent_id (str): Name of an agent, unique in its workspace; the slug of its AGF files.
        days (int): Length of the window in days.
        runs (int): Compiles of the window that were finalized.
        outcomes (list[OutcomeCount]): Outcomes of the window, each kind once, in the order of the list of kinds.
        acceptance_rate (float | None): Accepted, of accepted, edited and rejected, rounded to four digits; null when
            there was none.
        genes (list[GeneCount]): Shared genes by stratum, strongest first, empty ones left out.
        observations (int): Observations that no gene has taken up.
        proposals (int): Proposals that wait.
    """

    agent_id: str
    days: int
    runs: int
    outcomes: list[OutcomeCount]
    acceptance_rate: float | None
    genes: list[GeneCount]
    observations: int
    proposals: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        agent_id = self.agent_id

        days = self.days

        runs = self.runs

        outcomes = []
        for outcomes_item_data in self.outcomes:
            outcomes_item = outcomes_item_data.to_dict()
            outcomes.append(outcomes_item)

        acceptance_rate: float | None
        acceptance_rate = self.acceptance_rate

        genes = []
        for genes_item_data in self.genes:
            genes_item = genes_item_data.to_dict()
            genes.append(genes_item)

        observations = self.observations

        proposals = self.proposals

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "agent_id": agent_id,
                "days": days,
                "runs": runs,
                "outcomes": outcomes,
                "acceptance_rate": acceptance_rate,
                "genes": genes,
                "observations": observations,
                "proposals": proposals,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gene_count import GeneCount  # noqa: PLC0415
        from ..models.outcome_count import OutcomeCount  # noqa: PLC0415

        d = dict(src_dict)
        agent_id = d.pop("agent_id")

        days = d.pop("days")

        runs = d.pop("runs")

        outcomes = []
        _outcomes = d.pop("outcomes")
        for outcomes_item_data in _outcomes:
            outcomes_item = OutcomeCount.from_dict(outcomes_item_data)

            outcomes.append(outcomes_item)

        def _parse_acceptance_rate(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        acceptance_rate = _parse_acceptance_rate(d.pop("acceptance_rate"))

        genes = []
        _genes = d.pop("genes")
        for genes_item_data in _genes:
            genes_item = GeneCount.from_dict(genes_item_data)

            genes.append(genes_item)

        observations = d.pop("observations")

        proposals = d.pop("proposals")

        quality_summary = cls(
            agent_id=agent_id,
            days=days,
            runs=runs,
            outcomes=outcomes,
            acceptance_rate=acceptance_rate,
            genes=genes,
            observations=observations,
            proposals=proposals,
        )

        quality_summary.additional_properties = d
        return quality_summary

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
