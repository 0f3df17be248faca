# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.agf_gene_kind import AgfGeneKind, check_agf_gene_kind
from ..models.agf_gene_source import AgfGeneSource, check_agf_gene_source
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.agf_condition import AgfCondition


T = TypeVar("T", bound="AgfGene")


@_attrs_define
class AgfGene:
    """One unit of behaviour in plain language.

    Attributes:
        id (str): Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
        kind (AgfGeneKind): What sort of statement a gene makes. The order of this list is the order in which kinds are
            shown within a stratum.
        text (str): What the gene says, in one line; something other than white space stands in it. Lengths count
            Unicode code points.
        strength (float): Weight of the gene. Only learned genes change it by themselves.
        source (AgfGeneSource): Where a gene came from.
        evidence_count (int): How many outcomes support the gene.
        scope (list[str]): Terms that limit the gene to tasks that carry one of them. Empty means everywhere.
        overrides (list[str]): Ids of genes of a lower stratum that this gene replaces.
        provenance (list[str]): Pseudonymous references to what the gene came from.
        when (list[AgfCondition] | Unset): Conditions on the task, all of which must hold.
        role_description (str | Unset): What the role does. Required on kind role and refused on any other kind.
    """

    id: str
    kind: AgfGeneKind
    text: str
    strength: float
    source: AgfGeneSource
    evidence_count: int
    scope: list[str]
    overrides: list[str]
    provenance: list[str]
    when: list[AgfCondition] | Unset = UNSET
    role_description: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind: str = self.kind

        text = self.text

        strength = self.strength

        source: str = self.source

        evidence_count = self.evidence_count

        scope = self.scope

        overrides = self.overrides

        provenance = self.provenance

        when: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.when, Unset):
            when = []
            for when_item_data in self.when:
                when_item = when_item_data.to_dict()
                when.append(when_item)

        role_description = self.role_description

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "text": text,
                "strength": strength,
                "source": source,
                "evidence_count": evidence_count,
                "scope": scope,
                "overrides": overrides,
                "provenance": provenance,
            }
        )
        if when is not UNSET:
            field_dict["when"] = when
        if role_description is not UNSET:
            field_dict["role_description"] = role_description

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.agf_condition import AgfCondition  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        kind = check_agf_gene_kind(d.pop("kind"))

        text = d.pop("text")

        strength = d.pop("strength")

        source = check_agf_gene_source(d.pop("source"))

        evidence_count = d.pop("evidence_count")

        scope = cast(list[str], d.pop("scope"))

        overrides = cast(list[str], d.pop("overrides"))

        provenance = cast(list[str], d.pop("provenance"))

        _when = d.pop("when", UNSET)
        when: list[AgfCondition] | Unset = UNSET
        if _when is not UNSET:
            when = []
            for when_item_data in _when:
                when_item = AgfCondition.from_dict(when_item_data)

                when.append(when_item)

        role_description = d.pop("role_description", UNSET)

        agf_gene = cls(
            id=id,
            kind=kind,
            text=text,
            strength=strength,
            source=source,
            evidence_count=evidence_count,
            scope=scope,
            overrides=overrides,
            provenance=provenance,
            when=when,
            role_description=role_description,
        )

        agf_gene.additional_properties = d
        return agf_gene

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
