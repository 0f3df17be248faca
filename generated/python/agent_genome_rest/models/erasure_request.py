# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ErasureRequest")


@_attrs_define
class ErasureRequest:
    """Whom to erase.

    Attributes:
        subject (str): The platform's own id of a person, on one line. It never leaves the workspace.
    """

    subject: str

    def to_dict(self) -> dict[str, Any]:
        subject = self.subject

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "subject": subject,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        subject = d.pop("subject")

        erasure_request = cls(
            subject=subject,
        )

        return erasure_request
