# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.gene_quality import GeneQuality


T = TypeVar("T", bound="QualityGenes")


@_attrs_define
class QualityGenes:
    """How each shared gene serves.

    Attributes:
        agent_id (str): Name of an agent, unique in its workspace; the slug of its AGF files.
        days (int): Length of the window in days.
        genes (list[GeneQuality]): The shared genes, in the order of display.
    """

    agent_id: str
    days: int
    genes: list[GeneQuality]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        agent_id = self.agent_id

        days = self.days

        genes = []
        for genes_item_data in self.genes:
            genes_item = genes_item_data.to_dict()
            genes.append(genes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "agent_id": agent_id,
                "days": days,
                "genes": genes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gene_quality import GeneQuality  # noqa: PLC0415

        d = dict(src_dict)
        agent_id = d.pop("agent_id")

        days = d.pop("days")

        genes = []
        _genes = d.pop("genes")
        for genes_item_data in _genes:
            genes_item = GeneQuality.from_dict(genes_item_data)

            genes.append(genes_item)

        quality_genes = cls(
            agent_id=agent_id,
            days=days,
            genes=genes,
        )

        quality_genes.additional_properties = d
        return quality_genes

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
