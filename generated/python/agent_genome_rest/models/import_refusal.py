# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.import_refusal_reason import (
    ImportRefusalReason,
    check_import_refusal_reason,
)
from ..models.stratum import Stratum, check_stratum

if TYPE_CHECKING:
    from ..models.problem_error import ProblemError


T = TypeVar("T", bound="ImportRefusal")


@_attrs_define
class ImportRefusal:
    """A gene of the file that may not be written.

    Attributes:
        id (str): Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
        stratum (Stratum): A stratum, strongest first.
        reason (ImportRefusalReason): Why not.
        details (list[ProblemError]): What the gene checks found.
    """

    id: str
    stratum: Stratum
    reason: ImportRefusalReason
    details: list[ProblemError]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        stratum: str = self.stratum

        reason: str = self.reason

        details = []
        for details_item_data in self.details:
            details_item = details_item_data.to_dict()
            details.append(details_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "stratum": stratum,
                "reason": reason,
                "details": details,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.problem_error import ProblemError  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        stratum = check_stratum(d.pop("stratum"))

        reason = check_import_refusal_reason(d.pop("reason"))

        details = []
        _details = d.pop("details")
        for details_item_data in _details:
            details_item = ProblemError.from_dict(details_item_data)

            details.append(details_item)

        import_refusal = cls(
            id=id,
            stratum=stratum,
            reason=reason,
            details=details,
        )

        import_refusal.additional_properties = d
        return import_refusal

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
