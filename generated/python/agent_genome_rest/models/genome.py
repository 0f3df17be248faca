# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.dialect import Dialect, check_dialect

if TYPE_CHECKING:
    from ..models.observation import Observation
    from ..models.proposal import Proposal
    from ..models.stratum_genes import StratumGenes


T = TypeVar("T", bound="Genome")


@_attrs_define
class Genome:
    """An agent's genome as it stands.

    Attributes:
        agent_id (str): Name of an agent, unique in its workspace; the slug of its AGF files.
        species (str): Human name of the kind of agent.
        version (int): Counts the changes of the genome, from 1.
        budget (int): Length of a whole section, in Unicode code points.
        dialect (Dialect): The layout in which a section is rendered.
        strata (list[StratumGenes]): The strata that have genes, strongest first; the personal one only for the subject
            that asks.
        observations (list[Observation]): The observations that no gene has taken up, newest first.
        proposals (list[Proposal]): The proposals that wait, oldest first.
    """

    agent_id: str
    species: str
    version: int
    budget: int
    dialect: Dialect
    strata: list[StratumGenes]
    observations: list[Observation]
    proposals: list[Proposal]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        agent_id = self.agent_id

        species = self.species

        version = self.version

        budget = self.budget

        dialect: str = self.dialect

        strata = []
        for strata_item_data in self.strata:
            strata_item = strata_item_data.to_dict()
            strata.append(strata_item)

        observations = []
        for observations_item_data in self.observations:
            observations_item = observations_item_data.to_dict()
            observations.append(observations_item)

        proposals = []
        for proposals_item_data in self.proposals:
            proposals_item = proposals_item_data.to_dict()
            proposals.append(proposals_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "agent_id": agent_id,
                "species": species,
                "version": version,
                "budget": budget,
                "dialect": dialect,
                "strata": strata,
                "observations": observations,
                "proposals": proposals,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.observation import Observation  # noqa: PLC0415
        from ..models.proposal import Proposal  # noqa: PLC0415
        from ..models.stratum_genes import StratumGenes  # noqa: PLC0415

        d = dict(src_dict)
        agent_id = d.pop("agent_id")

        species = d.pop("species")

        version = d.pop("version")

        budget = d.pop("budget")

        dialect = check_dialect(d.pop("dialect"))

        strata = []
        _strata = d.pop("strata")
        for strata_item_data in _strata:
            strata_item = StratumGenes.from_dict(strata_item_data)

            strata.append(strata_item)

        observations = []
        _observations = d.pop("observations")
        for observations_item_data in _observations:
            observations_item = Observation.from_dict(observations_item_data)

            observations.append(observations_item)

        proposals = []
        _proposals = d.pop("proposals")
        for proposals_item_data in _proposals:
            proposals_item = Proposal.from_dict(proposals_item_data)

            proposals.append(proposals_item)

        genome = cls(
            agent_id=agent_id,
            species=species,
            version=version,
            budget=budget,
            dialect=dialect,
            strata=strata,
            observations=observations,
            proposals=proposals,
        )

        genome.additional_properties = d
        return genome

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
