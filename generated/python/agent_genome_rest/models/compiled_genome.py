# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.compiled_genome_fell_back_type_0 import (
    CompiledGenomeFellBackType0,
    check_compiled_genome_fell_back_type_0,
)
from ..models.compiled_genome_policy import (
    CompiledGenomePolicy,
    check_compiled_genome_policy,
)
from ..models.dialect import Dialect, check_dialect

if TYPE_CHECKING:
    from ..models.left_out_gene import LeftOutGene


T = TypeVar("T", bound="CompiledGenome")


@_attrs_define
class CompiledGenome:
    """The section for a task, and what went into it.

    Attributes:
        compile_id (str): Id of a compile.
        agent_id (str): Name of an agent, unique in its workspace; the slug of its AGF files.
        text (str): The section, to stand in the model's prompt as it is.
        characters (int): Its length in Unicode code points.
        dialect (Dialect): The layout in which a section is rendered.
        genome_version (int): Counts the changes of the genome, from 1.
        included (list[str]): Ids of the genes that it shows, in the order of display.
        left_out (list[LeftOutGene]): The genes that it does not show.
        observations_shown (list[int]): Numbers of the observations that it shows.
        policy (CompiledGenomePolicy): How genes were chosen.
        fell_back (CompiledGenomeFellBackType0 | None): Why the exact choice was given up for precedence; null when it
            was not.
        over_budget (bool): Whether the protected genes alone pass the budget.
        sha256 (str): SHA-256 of the section's UTF-8 bytes, in lower-case hexadecimal.
    """

    compile_id: str
    agent_id: str
    text: str
    characters: int
    dialect: Dialect
    genome_version: int
    included: list[str]
    left_out: list[LeftOutGene]
    observations_shown: list[int]
    policy: CompiledGenomePolicy
    fell_back: CompiledGenomeFellBackType0 | None
    over_budget: bool
    sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        compile_id = self.compile_id

        agent_id = self.agent_id

        text = self.text

        characters = self.characters

        dialect: str = self.dialect

        genome_version = self.genome_version

        included = self.included

        left_out = []
        for left_out_item_data in self.left_out:
            left_out_item = left_out_item_data.to_dict()
            left_out.append(left_out_item)

        observations_shown = self.observations_shown

        policy: str = self.policy

        fell_back: None | str
        if isinstance(self.fell_back, str):
            fell_back = self.fell_back
        else:
            fell_back = self.fell_back

        over_budget = self.over_budget

        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "compile_id": compile_id,
                "agent_id": agent_id,
                "text": text,
                "characters": characters,
                "dialect": dialect,
                "genome_version": genome_version,
                "included": included,
                "left_out": left_out,
                "observations_shown": observations_shown,
                "policy": policy,
                "fell_back": fell_back,
                "over_budget": over_budget,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.left_out_gene import LeftOutGene  # noqa: PLC0415

        d = dict(src_dict)
        compile_id = d.pop("compile_id")

        agent_id = d.pop("agent_id")

        text = d.pop("text")

        characters = d.pop("characters")

        dialect = check_dialect(d.pop("dialect"))

        genome_version = d.pop("genome_version")

        included = cast(list[str], d.pop("included"))

        left_out = []
        _left_out = d.pop("left_out")
        for left_out_item_data in _left_out:
            left_out_item = LeftOutGene.from_dict(left_out_item_data)

            left_out.append(left_out_item)

        observations_shown = cast(list[int], d.pop("observations_shown"))

        policy = check_compiled_genome_policy(d.pop("policy"))

        def _parse_fell_back(data: object) -> CompiledGenomeFellBackType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fell_back_type_0 = check_compiled_genome_fell_back_type_0(data)

                return fell_back_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CompiledGenomeFellBackType0 | None, data)

        fell_back = _parse_fell_back(d.pop("fell_back"))

        over_budget = d.pop("over_budget")

        sha256 = d.pop("sha256")

        compiled_genome = cls(
            compile_id=compile_id,
            agent_id=agent_id,
            text=text,
            characters=characters,
            dialect=dialect,
            genome_version=genome_version,
            included=included,
            left_out=left_out,
            observations_shown=observations_shown,
            policy=policy,
            fell_back=fell_back,
            over_budget=over_budget,
            sha256=sha256,
        )

        compiled_genome.additional_properties = d
        return compiled_genome

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
