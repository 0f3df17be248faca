# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.kept_gene_reason import KeptGeneReason, check_kept_gene_reason

T = TypeVar("T", bound="KeptGene")


@_attrs_define
class KeptGene:
    """A gene that stays after an erasure, and why.

    Attributes:
        id (str): Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
        reason (KeptGeneReason): Why it stays.
        evidence_before (int): A number of things.
        evidence_after (int): A number of things.
    """

    id: str
    reason: KeptGeneReason
    evidence_before: int
    evidence_after: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        reason: str = self.reason

        evidence_before = self.evidence_before

        evidence_after = self.evidence_after

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "reason": reason,
                "evidence_before": evidence_before,
                "evidence_after": evidence_after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        reason = check_kept_gene_reason(d.pop("reason"))

        evidence_before = d.pop("evidence_before")

        evidence_after = d.pop("evidence_after")

        kept_gene = cls(
            id=id,
            reason=reason,
            evidence_before=evidence_before,
            evidence_after=evidence_after,
        )

        kept_gene.additional_properties = d
        return kept_gene

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
