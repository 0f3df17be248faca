# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.agf_gene import AgfGene
    from ..models.agf_seal import AgfSeal


T = TypeVar("T", bound="AgfGermline")


@_attrs_define
class AgfGermline:
    """The kernel stratum: what the agent is. Read-only, sealed by its issuer, never copied by an import.

    Attributes:
        read_only (bool): Always true.
        genes (list[AgfGene]): The kernel genes.
        seal (AgfSeal): HMAC-SHA256 over the germline, which only its issuer can verify.
    """

    read_only: bool
    genes: list[AgfGene]
    seal: AgfSeal
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        read_only = self.read_only

        genes = []
        for genes_item_data in self.genes:
            genes_item = genes_item_data.to_dict()
            genes.append(genes_item)

        seal = self.seal.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "read_only": read_only,
                "genes": genes,
                "seal": seal,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.agf_gene import AgfGene  # noqa: PLC0415
        from ..models.agf_seal import AgfSeal  # noqa: PLC0415

        d = dict(src_dict)
        read_only = d.pop("read_only")

        genes = []
        _genes = d.pop("genes")
        for genes_item_data in _genes:
            genes_item = AgfGene.from_dict(genes_item_data)

            genes.append(genes_item)

        seal = AgfSeal.from_dict(d.pop("seal"))

        agf_germline = cls(
            read_only=read_only,
            genes=genes,
            seal=seal,
        )

        agf_germline.additional_properties = d
        return agf_germline

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
