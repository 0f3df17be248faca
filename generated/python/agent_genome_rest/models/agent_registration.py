# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.dialect import Dialect, check_dialect
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.stratum_genes import StratumGenes


T = TypeVar("T", bound="AgentRegistration")


@_attrs_define
class AgentRegistration:
    """An agent that begins.

    Attributes:
        agent_id (str): Name of an agent, unique in its workspace; the slug of its AGF files.
        species (str): Human name of the kind of agent.
        budget (int | Unset): Length of a whole section, in Unicode code points.
        dialect (Dialect | Unset): The layout in which a section is rendered.
        strata (list[StratumGenes] | Unset): Genes to begin with, each stratum once. The kernel and the strata that
            people write; never the personal and the learned one.
    """

    agent_id: str
    species: str
    budget: int | Unset = UNSET
    dialect: Dialect | Unset = UNSET
    strata: list[StratumGenes] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        agent_id = self.agent_id

        species = self.species

        budget = self.budget

        dialect: str | Unset = UNSET
        if not isinstance(self.dialect, Unset):
            dialect = self.dialect

        strata: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.strata, Unset):
            strata = []
            for strata_item_data in self.strata:
                strata_item = strata_item_data.to_dict()
                strata.append(strata_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "agent_id": agent_id,
                "species": species,
            }
        )
        if budget is not UNSET:
            field_dict["budget"] = budget
        if dialect is not UNSET:
            field_dict["dialect"] = dialect
        if strata is not UNSET:
            field_dict["strata"] = strata

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.stratum_genes import StratumGenes  # noqa: PLC0415

        d = dict(src_dict)
        agent_id = d.pop("agent_id")

        species = d.pop("species")

        budget = d.pop("budget", UNSET)

        _dialect = d.pop("dialect", UNSET)
        dialect: Dialect | Unset
        if isinstance(_dialect, Unset):
            dialect = UNSET
        else:
            dialect = check_dialect(_dialect)

        _strata = d.pop("strata", UNSET)
        strata: list[StratumGenes] | Unset = UNSET
        if _strata is not UNSET:
            strata = []
            for strata_item_data in _strata:
                strata_item = StratumGenes.from_dict(strata_item_data)

                strata.append(strata_item)

        agent_registration = cls(
            agent_id=agent_id,
            species=species,
            budget=budget,
            dialect=dialect,
            strata=strata,
        )

        return agent_registration
