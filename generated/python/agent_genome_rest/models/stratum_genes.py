# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.stratum import Stratum, check_stratum

if TYPE_CHECKING:
    from ..models.agf_gene import AgfGene


T = TypeVar("T", bound="StratumGenes")


@_attrs_define
class StratumGenes:
    """The genes of one stratum.

    Attributes:
        stratum (Stratum): A stratum, strongest first.
        genes (list[AgfGene]): Its genes, in the order of display.
    """

    stratum: Stratum
    genes: list[AgfGene]

    def to_dict(self) -> dict[str, Any]:
        stratum: str = self.stratum

        genes = []
        for genes_item_data in self.genes:
            genes_item = genes_item_data.to_dict()
            genes.append(genes_item)

        field_dict: dict[str, Any] = {}

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
        stratum = check_stratum(d.pop("stratum"))

        genes = []
        _genes = d.pop("genes")
        for genes_item_data in _genes:
            genes_item = AgfGene.from_dict(genes_item_data)

            genes.append(genes_item)

        stratum_genes = cls(
            stratum=stratum,
            genes=genes,
        )

        return stratum_genes
