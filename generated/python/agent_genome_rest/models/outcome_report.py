# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.outcome_result import OutcomeResult, check_outcome_result
from ..types import UNSET, Unset

T = TypeVar("T", bound="OutcomeReport")


@_attrs_define
class OutcomeReport:
    """What the customer made of a result.

    Attributes:
        result (OutcomeResult): The kind of outcome.
        compile_id (str | Unset): The compile that the result came from; quality counts the outcome with it.
        reference (str | Unset): The platform's own pseudonym of this outcome. One reference is recorded once. Left out,
            the compile_id stands for it, or a fresh one where there is none.
        subject (str | Unset): The platform's own id of a person, on one line. It never leaves the workspace.
        text (str | Unset): What the customer said.
        before (str | Unset): The result as it was handed over.
        after (str | Unset): The result as the customer left it.
    """

    result: OutcomeResult
    compile_id: str | Unset = UNSET
    reference: str | Unset = UNSET
    subject: str | Unset = UNSET
    text: str | Unset = UNSET
    before: str | Unset = UNSET
    after: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result: str = self.result

        compile_id = self.compile_id

        reference = self.reference

        subject = self.subject

        text = self.text

        before = self.before

        after = self.after

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
            }
        )
        if compile_id is not UNSET:
            field_dict["compile_id"] = compile_id
        if reference is not UNSET:
            field_dict["reference"] = reference
        if subject is not UNSET:
            field_dict["subject"] = subject
        if text is not UNSET:
            field_dict["text"] = text
        if before is not UNSET:
            field_dict["before"] = before
        if after is not UNSET:
            field_dict["after"] = after

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        result = check_outcome_result(d.pop("result"))

        compile_id = d.pop("compile_id", UNSET)

        reference = d.pop("reference", UNSET)

        subject = d.pop("subject", UNSET)

        text = d.pop("text", UNSET)

        before = d.pop("before", UNSET)

        after = d.pop("after", UNSET)

        outcome_report = cls(
            result=result,
            compile_id=compile_id,
            reference=reference,
            subject=subject,
            text=text,
            before=before,
            after=after,
        )

        return outcome_report
