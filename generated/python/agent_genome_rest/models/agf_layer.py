# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.agf_layer_stratum import AgfLayerStratum, check_agf_layer_stratum

if TYPE_CHECKING:
    from ..models.agf_gene import AgfGene


T = TypeVar("T", bound="AgfLayer")


@_attrs_define
class AgfLayer:
    """The genes of one stratum.

    Attributes:
        stratum (AgfLayerStratum): A stratum that a layer may carry, strongest first. The kernel, stronger than all of
            them, is the germline.
        genes (list[AgfGene]): The genes of this stratum.
    """

    stratum: AgfLayerStratum
    genes: list[AgfGene]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        stratum: str = self.stratum

        genes = []
        for genes_item_data in self.genes:
            genes_item = genes_item_data.to_dict()
            genes.append(genes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "stratum": stratum,
                "genes": genes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.agf_gene import AgfGene  # noqa: PLC0415

        d = dict(src_dict)
        stratum = check_agf_layer_stratum(d.pop("stratum"))

        genes = []
        _genes = d.pop("genes")
        for genes_item_data in _genes:
            genes_item = AgfGene.from_dict(genes_item_data)

            genes.append(genes_item)

        agf_layer = cls(
            stratum=stratum,
            genes=genes,
        )

        agf_layer.additional_properties = d
        return agf_layer

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
