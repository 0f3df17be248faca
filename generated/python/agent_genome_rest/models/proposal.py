# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.proposal_origin import ProposalOrigin, check_proposal_origin
from ..models.stratum import Stratum, check_stratum
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.agf_gene import AgfGene


T = TypeVar("T", bound="Proposal")


@_attrs_define
class Proposal:
    """A gene that waits for a person's decision.

    Attributes:
        stratum (Stratum): A stratum, strongest first.
        gene (AgfGene): One unit of behaviour in plain language.
        origin (ProposalOrigin): Where it came from.
        import_id (str | Unset): Id of an import.
    """

    stratum: Stratum
    gene: AgfGene
    origin: ProposalOrigin
    import_id: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        stratum: str = self.stratum

        gene = self.gene.to_dict()

        origin: str = self.origin

        import_id = self.import_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "stratum": stratum,
                "gene": gene,
                "origin": origin,
            }
        )
        if import_id is not UNSET:
            field_dict["import_id"] = import_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.agf_gene import AgfGene  # noqa: PLC0415

        d = dict(src_dict)
        stratum = check_stratum(d.pop("stratum"))

        gene = AgfGene.from_dict(d.pop("gene"))

        origin = check_proposal_origin(d.pop("origin"))

        import_id = d.pop("import_id", UNSET)

        proposal = cls(
            stratum=stratum,
            gene=gene,
            origin=origin,
            import_id=import_id,
        )

        proposal.additional_properties = d
        return proposal

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
