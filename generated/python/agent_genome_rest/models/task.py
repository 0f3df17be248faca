# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Task")


@_attrs_define
class Task:
    """What the run is about; every member is optional.

    Attributes:
        task_type (str | Unset): A word or short phrase that a task can carry.
        category (str | Unset): A word or short phrase that a task can carry.
        input_has (list[str] | Unset): What the input holds.
        language (str | Unset): A word or short phrase that a task can carry.
        mode (str | Unset): A word or short phrase that a task can carry.
    """

    task_type: str | Unset = UNSET
    category: str | Unset = UNSET
    input_has: list[str] | Unset = UNSET
    language: str | Unset = UNSET
    mode: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        task_type = self.task_type

        category = self.category

        input_has: list[str] | Unset = UNSET
        if not isinstance(self.input_has, Unset):
            input_has = self.input_has

        language = self.language

        mode = self.mode

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if task_type is not UNSET:
            field_dict["task_type"] = task_type
        if category is not UNSET:
            field_dict["category"] = category
        if input_has is not UNSET:
            field_dict["input_has"] = input_has
        if language is not UNSET:
            field_dict["language"] = language
        if mode is not UNSET:
            field_dict["mode"] = mode

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        task_type = d.pop("task_type", UNSET)

        category = d.pop("category", UNSET)

        input_has = cast(list[str], d.pop("input_has", UNSET))

        language = d.pop("language", UNSET)

        mode = d.pop("mode", UNSET)

        task = cls(
            task_type=task_type,
            category=category,
            input_has=input_has,
            language=language,
            mode=mode,
        )

        return task
