# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.problem_error import ProblemError


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """An error (RFC 9457).

    Attributes:
        type_ (str): URI of the kind of problem, one for each code.
        title (str): The kind of problem, for people.
        status (int): The HTTP status.
        code (str): The kind of problem, for programs.
        detail (str): What happened this time.
        remedy (str): What to do.
        request_id (str): Id of the request, as in the server's logs.
        errors (list[ProblemError] | Unset): The single faults, where there are any.
    """

    type_: str
    title: str
    status: int
    code: str
    detail: str
    remedy: str
    request_id: str
    errors: list[ProblemError] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        title = self.title

        status = self.status

        code = self.code

        detail = self.detail

        remedy = self.remedy

        request_id = self.request_id

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "code": code,
                "detail": detail,
                "remedy": remedy,
                "request_id": request_id,
            }
        )
        if errors is not UNSET:
            field_dict["errors"] = errors

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.problem_error import ProblemError  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        code = d.pop("code")

        detail = d.pop("detail")

        remedy = d.pop("remedy")

        request_id = d.pop("request_id")

        _errors = d.pop("errors", UNSET)
        errors: list[ProblemError] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = ProblemError.from_dict(errors_item_data)

                errors.append(errors_item)

        problem = cls(
            type_=type_,
            title=title,
            status=status,
            code=code,
            detail=detail,
            remedy=remedy,
            request_id=request_id,
            errors=errors,
        )

        problem.additional_properties = d
        return problem

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
