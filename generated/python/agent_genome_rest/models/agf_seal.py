# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AgfSeal")


@_attrs_define
class AgfSeal:
    """HMAC-SHA256 over the germline, which only its issuer can verify.

    Attributes:
        kid (str): Id of the issuer's key.
        mac (str): The MAC: 64 lower-case hexadecimal digits.
    """

    kid: str
    mac: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kid = self.kid

        mac = self.mac

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kid": kid,
                "mac": mac,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kid = d.pop("kid")

        mac = d.pop("mac")

        agf_seal = cls(
            kid=kid,
            mac=mac,
        )

        agf_seal.additional_properties = d
        return agf_seal

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
