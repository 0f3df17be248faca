# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.dialect import Dialect, check_dialect

T = TypeVar("T", bound="Agent")


@_attrs_define
class Agent:
    """A registered agent.

    Attributes:
        agent_id (str): Name of an agent, unique in its workspace; the slug of its AGF files.
        species (str): Human name of the kind of agent.
        version (int): Counts the changes of the genome, from 1.
        budget (int): Length of a whole section, in Unicode code points.
        dialect (Dialect): The layout in which a section is rendered.
        created_at (str): RFC 3339 date and time with a zone: upper-case T and Z, no leap second, no year 0000. The
            pattern decides alone, month lengths and leap years included.
    """

    agent_id: str
    species: str
    version: int
    budget: int
    dialect: Dialect
    created_at: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        agent_id = self.agent_id

        species = self.species

        version = self.version

        budget = self.budget

        dialect: str = self.dialect

        created_at = self.created_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "agent_id": agent_id,
                "species": species,
                "version": version,
                "budget": budget,
                "dialect": dialect,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        agent_id = d.pop("agent_id")

        species = d.pop("species")

        version = d.pop("version")

        budget = d.pop("budget")

        dialect = check_dialect(d.pop("dialect"))

        created_at = d.pop("created_at")

        agent = cls(
            agent_id=agent_id,
            species=species,
            version=version,
            budget=budget,
            dialect=dialect,
            created_at=created_at,
        )

        agent.additional_properties = d
        return agent

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
