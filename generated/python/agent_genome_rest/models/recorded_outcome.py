# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.recorded_outcome_recorded import (
    RecordedOutcomeRecorded,
    check_recorded_outcome_recorded,
)

if TYPE_CHECKING:
    from ..models.observation import Observation


T = TypeVar("T", bound="RecordedOutcome")


@_attrs_define
class RecordedOutcome:
    """What became of an outcome.

    Attributes:
        recorded (RecordedOutcomeRecorded): Whether an observation was written, or why not.
        reference (str): A pseudonym for a piece of evidence: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore,
            colon and hyphen.
        observation (None | Observation): The observation that was written; null when none was.
        shortened (bool): Whether its text was cut to the limit.
        findings (list[str]): Codes of the gene checks that spoke against storing the text.
        dropped (int | None): Number of the observation that made room; null when none did.
    """

    recorded: RecordedOutcomeRecorded
    reference: str
    observation: None | Observation
    shortened: bool
    findings: list[str]
    dropped: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.observation import Observation  # noqa: PLC0415

        recorded: str = self.recorded

        reference = self.reference

        observation: dict[str, Any] | None
        if isinstance(self.observation, Observation):
            observation = self.observation.to_dict()
        else:
            observation = self.observation

        shortened = self.shortened

        findings = self.findings

        dropped: int | None
        dropped = self.dropped

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "recorded": recorded,
                "reference": reference,
                "observation": observation,
                "shortened": shortened,
                "findings": findings,
                "dropped": dropped,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.observation import Observation  # noqa: PLC0415

        d = dict(src_dict)
        recorded = check_recorded_outcome_recorded(d.pop("recorded"))

        reference = d.pop("reference")

        def _parse_observation(data: object) -> None | Observation:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                observation_type_0 = Observation.from_dict(data)

                return observation_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Observation, data)

        observation = _parse_observation(d.pop("observation"))

        shortened = d.pop("shortened")

        findings = cast(list[str], d.pop("findings"))

        def _parse_dropped(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        dropped = _parse_dropped(d.pop("dropped"))

        recorded_outcome = cls(
            recorded=recorded,
            reference=reference,
            observation=observation,
            shortened=shortened,
            findings=findings,
            dropped=dropped,
        )

        recorded_outcome.additional_properties = d
        return recorded_outcome

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
