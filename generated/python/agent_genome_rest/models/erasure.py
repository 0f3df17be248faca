# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.agent_erasure import AgentErasure


T = TypeVar("T", bound="Erasure")


@_attrs_define
class Erasure:
    """What was erased from the workspace.

    Attributes:
        agents (list[AgentErasure]): The agents that held something of the subject, by id.
        outcomes (int): Records of outcomes.
        compiles (int): Records of compiles.
    """

    agents: list[AgentErasure]
    outcomes: int
    compiles: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        agents = []
        for agents_item_data in self.agents:
            agents_item = agents_item_data.to_dict()
            agents.append(agents_item)

        outcomes = self.outcomes

        compiles = self.compiles

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "agents": agents,
                "outcomes": outcomes,
                "compiles": compiles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.agent_erasure import AgentErasure  # noqa: PLC0415

        d = dict(src_dict)
        agents = []
        _agents = d.pop("agents")
        for agents_item_data in _agents:
            agents_item = AgentErasure.from_dict(agents_item_data)

            agents.append(agents_item)

        outcomes = d.pop("outcomes")

        compiles = d.pop("compiles")

        erasure = cls(
            agents=agents,
            outcomes=outcomes,
            compiles=compiles,
        )

        erasure.additional_properties = d
        return erasure

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
