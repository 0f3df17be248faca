# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AgfAgent")


@_attrs_define
class AgfAgent:
    """The agent that the genome belongs to.

    Attributes:
        slug (str): Short name of the agent, fit for a URL: 1 to 63 characters of a-z, 0-9 and hyphen, no hyphen first.
        species (str): Human name of the kind of agent.
        identity_hash (str): Fingerprint of the identity genes: 16 lower-case hexadecimal digits.
    """

    slug: str
    species: str
    identity_hash: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        slug = self.slug

        species = self.species

        identity_hash = self.identity_hash

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "slug": slug,
                "species": species,
                "identity_hash": identity_hash,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        slug = d.pop("slug")

        species = d.pop("species")

        identity_hash = d.pop("identity_hash")

        agf_agent = cls(
            slug=slug,
            species=species,
            identity_hash=identity_hash,
        )

        agf_agent.additional_properties = d
        return agf_agent

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
