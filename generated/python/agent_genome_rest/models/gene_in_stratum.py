# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.stratum import Stratum, check_stratum

if TYPE_CHECKING:
    from ..models.agf_gene import AgfGene


T = TypeVar("T", bound="GeneInStratum")


@_attrs_define
class GeneInStratum:
    """A gene and the stratum that it would stand in.

    Attributes:
        stratum (Stratum): A stratum, strongest first.
        gene (AgfGene): One unit of behaviour in plain language.
    """

    stratum: Stratum
    gene: AgfGene
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        stratum: str = self.stratum

        gene = self.gene.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "stratum": stratum,
                "gene": gene,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.agf_gene import AgfGene  # noqa: PLC0415

        d = dict(src_dict)
        stratum = check_stratum(d.pop("stratum"))

        gene = AgfGene.from_dict(d.pop("gene"))

        gene_in_stratum = cls(
            stratum=stratum,
            gene=gene,
        )

        gene_in_stratum.additional_properties = d
        return gene_in_stratum

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
