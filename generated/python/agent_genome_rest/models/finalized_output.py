# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="FinalizedOutput")


@_attrs_define
class FinalizedOutput:
    """A model's text without its report.

    Attributes:
        compile_id (str): Id of a compile.
        text (str): What the customer may see.
        followed (list[str]): Ids of the compile's genes that the model says it followed.
    """

    compile_id: str
    text: str
    followed: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        compile_id = self.compile_id

        text = self.text

        followed = self.followed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "compile_id": compile_id,
                "text": text,
                "followed": followed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        compile_id = d.pop("compile_id")

        text = d.pop("text")

        followed = cast(list[str], d.pop("followed"))

        finalized_output = cls(
            compile_id=compile_id,
            text=text,
            followed=followed,
        )

        finalized_output.additional_properties = d
        return finalized_output

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
