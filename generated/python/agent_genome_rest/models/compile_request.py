# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.dialect import Dialect, check_dialect
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.task import Task


T = TypeVar("T", bound="CompileRequest")


@_attrs_define
class CompileRequest:
    """The task, and how its section is to look.

    Attributes:
        task (Task | Unset): What the run is about; every member is optional.
        dialect (Dialect | Unset): The layout in which a section is rendered.
        budget (int | Unset): The agent's own budget when left out.
        subject (str | Unset): The platform's own id of a person, on one line. It never leaves the workspace.
    """

    task: Task | Unset = UNSET
    dialect: Dialect | Unset = UNSET
    budget: int | Unset = UNSET
    subject: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        task: dict[str, Any] | Unset = UNSET
        if not isinstance(self.task, Unset):
            task = self.task.to_dict()

        dialect: str | Unset = UNSET
        if not isinstance(self.dialect, Unset):
            dialect = self.dialect

        budget = self.budget

        subject = self.subject

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if task is not UNSET:
            field_dict["task"] = task
        if dialect is not UNSET:
            field_dict["dialect"] = dialect
        if budget is not UNSET:
            field_dict["budget"] = budget
        if subject is not UNSET:
            field_dict["subject"] = subject

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.task import Task  # noqa: PLC0415

        d = dict(src_dict)
        _task = d.pop("task", UNSET)
        task: Task | Unset
        if isinstance(_task, Unset):
            task = UNSET
        else:
            task = Task.from_dict(_task)

        _dialect = d.pop("dialect", UNSET)
        dialect: Dialect | Unset
        if isinstance(_dialect, Unset):
            dialect = UNSET
        else:
            dialect = check_dialect(_dialect)

        budget = d.pop("budget", UNSET)

        subject = d.pop("subject", UNSET)

        compile_request = cls(
            task=task,
            dialect=dialect,
            budget=budget,
            subject=subject,
        )

        return compile_request
