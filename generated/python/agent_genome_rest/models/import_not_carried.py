# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.import_not_carried_what import (
    ImportNotCarriedWhat,
    check_import_not_carried_what,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="ImportNotCarried")


@_attrs_define
class ImportNotCarried:
    """Something of the file that has no place here.

    Attributes:
        what (ImportNotCarriedWhat): What it is.
        id (str): Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
        target (str | Unset): For an override, the gene that it names.
    """

    what: ImportNotCarriedWhat
    id: str
    target: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        what: str = self.what

        id = self.id

        target = self.target

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "what": what,
                "id": id,
            }
        )
        if target is not UNSET:
            field_dict["target"] = target

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        what = check_import_not_carried_what(d.pop("what"))

        id = d.pop("id")

        target = d.pop("target", UNSET)

        import_not_carried = cls(
            what=what,
            id=id,
            target=target,
        )

        import_not_carried.additional_properties = d
        return import_not_carried

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
