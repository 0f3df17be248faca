# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.problem_error_in import ProblemErrorIn, check_problem_error_in
from ..types import UNSET, Unset

T = TypeVar("T", bound="ProblemError")


@_attrs_define
class ProblemError:
    """One fault of a request, or one finding on a gene.

    Attributes:
        code (str): What is wrong.
        pointer (str): JSON Pointer (RFC 6901) into the body, or `/` and the name of the parameter.
        message (str): What was found, for people.
        hint (str): How to mend it.
        in_ (ProblemErrorIn | Unset): Where the value stands; the body when left out.
    """

    code: str
    pointer: str
    message: str
    hint: str
    in_: ProblemErrorIn | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        pointer = self.pointer

        message = self.message

        hint = self.hint

        in_: str | Unset = UNSET
        if not isinstance(self.in_, Unset):
            in_ = self.in_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "pointer": pointer,
                "message": message,
                "hint": hint,
            }
        )
        if in_ is not UNSET:
            field_dict["in"] = in_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        pointer = d.pop("pointer")

        message = d.pop("message")

        hint = d.pop("hint")

        _in_ = d.pop("in", UNSET)
        in_: ProblemErrorIn | Unset
        if isinstance(_in_, Unset):
            in_ = UNSET
        else:
            in_ = check_problem_error_in(_in_)

        problem_error = cls(
            code=code,
            pointer=pointer,
            message=message,
            hint=hint,
            in_=in_,
        )

        problem_error.additional_properties = d
        return problem_error

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
