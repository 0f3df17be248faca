# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.import_conflict_reason import (
    ImportConflictReason,
    check_import_conflict_reason,
)
from ..models.stratum import Stratum, check_stratum

T = TypeVar("T", bound="ImportConflict")


@_attrs_define
class ImportConflict:
    """A gene of the file that is not written because of one that is there.

    Attributes:
        id (str): Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
        stratum (Stratum): A stratum, strongest first.
        reason (ImportConflictReason): What they share.
        text (str): What the file's gene says.
        existing_id (str): Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter
            first.
        existing_text (None | str): What the gene that is there says; null when it is another person's.
    """

    id: str
    stratum: Stratum
    reason: ImportConflictReason
    text: str
    existing_id: str
    existing_text: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        stratum: str = self.stratum

        reason: str = self.reason

        text = self.text

        existing_id = self.existing_id

        existing_text: None | str
        existing_text = self.existing_text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "stratum": stratum,
                "reason": reason,
                "text": text,
                "existing_id": existing_id,
                "existing_text": existing_text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        stratum = check_stratum(d.pop("stratum"))

        reason = check_import_conflict_reason(d.pop("reason"))

        text = d.pop("text")

        existing_id = d.pop("existing_id")

        def _parse_existing_text(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        existing_text = _parse_existing_text(d.pop("existing_text"))

        import_conflict = cls(
            id=id,
            stratum=stratum,
            reason=reason,
            text=text,
            existing_id=existing_id,
            existing_text=existing_text,
        )

        import_conflict.additional_properties = d
        return import_conflict

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
