# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.trend_interval import TrendInterval, check_trend_interval

if TYPE_CHECKING:
    from ..models.trend_point import TrendPoint


T = TypeVar("T", bound="QualityTrend")


@_attrs_define
class QualityTrend:
    """How the genome serves over time.

    Attributes:
        agent_id (str): Name of an agent, unique in its workspace; the slug of its AGF files.
        days (int): Length of the window in days.
        interval (TrendInterval): Length of one step of a trend.
        points (list[TrendPoint]): The steps, oldest first.
    """

    agent_id: str
    days: int
    interval: TrendInterval
    points: list[TrendPoint]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        agent_id = self.agent_id

        days = self.days

        interval: str = self.interval

        points = []
        for points_item_data in self.points:
            points_item = points_item_data.to_dict()
            points.append(points_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "agent_id": agent_id,
                "days": days,
                "interval": interval,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.trend_point import TrendPoint  # noqa: PLC0415

        d = dict(src_dict)
        agent_id = d.pop("agent_id")

        days = d.pop("days")

        interval = check_trend_interval(d.pop("interval"))

        points = []
        _points = d.pop("points")
        for points_item_data in _points:
            points_item = TrendPoint.from_dict(points_item_data)

            points.append(points_item)

        quality_trend = cls(
            agent_id=agent_id,
            days=days,
            interval=interval,
            points=points,
        )

        quality_trend.additional_properties = d
        return quality_trend

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
