# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.agf_gene_kind import AgfGeneKind, check_agf_gene_kind
from ..models.stratum import Stratum, check_stratum

T = TypeVar("T", bound="GeneQuality")


@_attrs_define
class GeneQuality:
    """How one gene serves.

    Attributes:
        id (str): Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
        stratum (Stratum): A stratum, strongest first.
        kind (AgfGeneKind): What sort of statement a gene makes. The order of this list is the order in which kinds are
            shown within a stratum.
        strength (float): Weight of the gene. Only learned genes change it by themselves.
        evidence_count (int): How many outcomes support the gene.
        included (int): Runs whose section showed it.
        followed (int): Runs whose model reported it as followed.
        accepted (int): Runs that showed it and whose result was accepted.
        edited (int): Runs that showed it and whose result was edited.
        rejected (int): Runs that showed it and whose result was rejected.
    """

    id: str
    stratum: Stratum
    kind: AgfGeneKind
    strength: float
    evidence_count: int
    included: int
    followed: int
    accepted: int
    edited: int
    rejected: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        stratum: str = self.stratum

        kind: str = self.kind

        strength = self.strength

        evidence_count = self.evidence_count

        included = self.included

        followed = self.followed

        accepted = self.accepted

        edited = self.edited

        rejected = self.rejected

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "stratum": stratum,
                "kind": kind,
                "strength": strength,
                "evidence_count": evidence_count,
                "included": included,
                "followed": followed,
                "accepted": accepted,
                "edited": edited,
                "rejected": rejected,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        stratum = check_stratum(d.pop("stratum"))

        kind = check_agf_gene_kind(d.pop("kind"))

        strength = d.pop("strength")

        evidence_count = d.pop("evidence_count")

        included = d.pop("included")

        followed = d.pop("followed")

        accepted = d.pop("accepted")

        edited = d.pop("edited")

        rejected = d.pop("rejected")

        gene_quality = cls(
            id=id,
            stratum=stratum,
            kind=kind,
            strength=strength,
            evidence_count=evidence_count,
            included=included,
            followed=followed,
            accepted=accepted,
            edited=edited,
            rejected=rejected,
        )

        gene_quality.additional_properties = d
        return gene_quality

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
