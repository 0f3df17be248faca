# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AppliedImport")


@_attrs_define
class AppliedImport:
    """What an import wrote.

    Attributes:
        import_id (str): Id of an import.
        genes (list[str]): Ids of the genes that are there now.
        proposals (list[str]): Ids of the proposals that wait now.
    """

    import_id: str
    genes: list[str]
    proposals: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        import_id = self.import_id

        genes = self.genes

        proposals = self.proposals

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "import_id": import_id,
                "genes": genes,
                "proposals": proposals,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        import_id = d.pop("import_id")

        genes = cast(list[str], d.pop("genes"))

        proposals = cast(list[str], d.pop("proposals"))

        applied_import = cls(
            import_id=import_id,
            genes=genes,
            proposals=proposals,
        )

        applied_import.additional_properties = d
        return applied_import

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
