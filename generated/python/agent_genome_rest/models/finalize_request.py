# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="FinalizeRequest")


@_attrs_define
class FinalizeRequest:
    """A model's text, whole.

    Attributes:
        compile_id (str): Id of a compile.
        text (str): What the model wrote, with its report.
    """

    compile_id: str
    text: str

    def to_dict(self) -> dict[str, Any]:
        compile_id = self.compile_id

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "compile_id": compile_id,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        compile_id = d.pop("compile_id")

        text = d.pop("text")

        finalize_request = cls(
            compile_id=compile_id,
            text=text,
        )

        return finalize_request
