# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.agf_task_feature import AgfTaskFeature, check_agf_task_feature

T = TypeVar("T", bound="AgfCondition")


@_attrs_define
class AgfCondition:
    """One condition on the task: it holds when the feature has one of the values.

    Attributes:
        feature (AgfTaskFeature): What a condition looks at in a task.
        any_of (list[str]): The values, one of which must be there.
    """

    feature: AgfTaskFeature
    any_of: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        feature: str = self.feature

        any_of = self.any_of

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "feature": feature,
                "any_of": any_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        feature = check_agf_task_feature(d.pop("feature"))

        any_of = cast(list[str], d.pop("any_of"))

        agf_condition = cls(
            feature=feature,
            any_of=any_of,
        )

        agf_condition.additional_properties = d
        return agf_condition

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
