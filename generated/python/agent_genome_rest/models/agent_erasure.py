# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.kept_gene import KeptGene


T = TypeVar("T", bound="AgentErasure")


@_attrs_define
class AgentErasure:
    """What was erased from one agent.

    Attributes:
        agent_id (str): Name of an agent, unique in its workspace; the slug of its AGF files.
        observations (int): A number of things.
        personal_genes (int): A number of things.
        learned_genes (int): A number of things.
        proposals (int): A number of things.
        references (int): A number of things.
        kept (list[KeptGene]): Genes that rested on the subject too and stay.
    """

    agent_id: str
    observations: int
    personal_genes: int
    learned_genes: int
    proposals: int
    references: int
    kept: list[KeptGene]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        agent_id = self.agent_id

        observations = self.observations

        personal_genes = self.personal_genes

        learned_genes = self.learned_genes

        proposals = self.proposals

        references = self.references

        kept = []
        for kept_item_data in self.kept:
            kept_item = kept_item_data.to_dict()
            kept.append(kept_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "agent_id": agent_id,
                "observations": observations,
                "personal_genes": personal_genes,
                "learned_genes": learned_genes,
                "proposals": proposals,
                "references": references,
                "kept": kept,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.kept_gene import KeptGene  # noqa: PLC0415

        d = dict(src_dict)
        agent_id = d.pop("agent_id")

        observations = d.pop("observations")

        personal_genes = d.pop("personal_genes")

        learned_genes = d.pop("learned_genes")

        proposals = d.pop("proposals")

        references = d.pop("references")

        kept = []
        _kept = d.pop("kept")
        for kept_item_data in _kept:
            kept_item = KeptGene.from_dict(kept_item_data)

            kept.append(kept_item)

        agent_erasure = cls(
            agent_id=agent_id,
            observations=observations,
            personal_genes=personal_genes,
            learned_genes=learned_genes,
            proposals=proposals,
            references=references,
            kept=kept,
        )

        agent_erasure.additional_properties = d
        return agent_erasure

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
