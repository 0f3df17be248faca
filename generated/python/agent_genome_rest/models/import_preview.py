# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.gene_in_stratum import GeneInStratum
    from ..models.import_conflict import ImportConflict
    from ..models.import_not_carried import ImportNotCarried
    from ..models.import_refusal import ImportRefusal
    from ..models.problem_error import ProblemError


T = TypeVar("T", bound="ImportPreview")


@_attrs_define
class ImportPreview:
    """What consent would write, and what it would not.

    Attributes:
        import_id (str): Id of an import.
        token (str): Passed back with consent.
        expires_at (str): RFC 3339 date and time with a zone: upper-case T and Z, no leap second, no year 0000. The
            pattern decides alone, month lengths and leap years included.
        genes (list[GeneInStratum]): Genes that would be there.
        proposals (list[GeneInStratum]): Genes that would wait for a decision.
        conflicts (list[ImportConflict]): Genes that meet one that is there.
        refused (list[ImportRefusal]): Genes that may not be written.
        not_carried (list[ImportNotCarried]): What has no place here.
        diff (str): The change as a unified diff, for people.
        warnings (list[ProblemError]): What the check of the file warns of.
    """

    import_id: str
    token: str
    expires_at: str
    genes: list[GeneInStratum]
    proposals: list[GeneInStratum]
    conflicts: list[ImportConflict]
    refused: list[ImportRefusal]
    not_carried: list[ImportNotCarried]
    diff: str
    warnings: list[ProblemError]
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        import_id = self.import_id

        token = self.token

        expires_at = self.expires_at

        genes = []
        for genes_item_data in self.genes:
            genes_item = genes_item_data.to_dict()
            genes.append(genes_item)

        proposals = []
        for proposals_item_data in self.proposals:
            proposals_item = proposals_item_data.to_dict()
            proposals.append(proposals_item)

        conflicts = []
        for conflicts_item_data in self.conflicts:
            conflicts_item = conflicts_item_data.to_dict()
            conflicts.append(conflicts_item)

        refused = []
        for refused_item_data in self.refused:
            refused_item = refused_item_data.to_dict()
            refused.append(refused_item)

        not_carried = []
        for not_carried_item_data in self.not_carried:
            not_carried_item = not_carried_item_data.to_dict()
            not_carried.append(not_carried_item)

        diff = self.diff

        warnings = []
        for warnings_item_data in self.warnings:
            warnings_item = warnings_item_data.to_dict()
            warnings.append(warnings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "import_id": import_id,
                "token": token,
                "expires_at": expires_at,
                "genes": genes,
                "proposals": proposals,
                "conflicts": conflicts,
                "refused": refused,
                "not_carried": not_carried,
                "diff": diff,
                "warnings": warnings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.gene_in_stratum import GeneInStratum  # noqa: PLC0415
        from ..models.import_conflict import ImportConflict  # noqa: PLC0415
        from ..models.import_not_carried import ImportNotCarried  # noqa: PLC0415
        from ..models.import_refusal import ImportRefusal  # noqa: PLC0415
        from ..models.problem_error import ProblemError  # noqa: PLC0415

        d = dict(src_dict)
        import_id = d.pop("import_id")

        token = d.pop("token")

        expires_at = d.pop("expires_at")

        genes = []
        _genes = d.pop("genes")
        for genes_item_data in _genes:
            genes_item = GeneInStratum.from_dict(genes_item_data)

            genes.append(genes_item)

        proposals = []
        _proposals = d.pop("proposals")
        for proposals_item_data in _proposals:
            proposals_item = GeneInStratum.from_dict(proposals_item_data)

            proposals.append(proposals_item)

        conflicts = []
        _conflicts = d.pop("conflicts")
        for conflicts_item_data in _conflicts:
            conflicts_item = ImportConflict.from_dict(conflicts_item_data)

            conflicts.append(conflicts_item)

        refused = []
        _refused = d.pop("refused")
        for refused_item_data in _refused:
            refused_item = ImportRefusal.from_dict(refused_item_data)

            refused.append(refused_item)

        not_carried = []
        _not_carried = d.pop("not_carried")
        for not_carried_item_data in _not_carried:
            not_carried_item = ImportNotCarried.from_dict(not_carried_item_data)

            not_carried.append(not_carried_item)

        diff = d.pop("diff")

        warnings = []
        _warnings = d.pop("warnings")
        for warnings_item_data in _warnings:
            warnings_item = ProblemError.from_dict(warnings_item_data)

            warnings.append(warnings_item)

        import_preview = cls(
            import_id=import_id,
            token=token,
            expires_at=expires_at,
            genes=genes,
            proposals=proposals,
            conflicts=conflicts,
            refused=refused,
            not_carried=not_carried,
            diff=diff,
            warnings=warnings,
        )

        import_preview.additional_properties = d
        return import_preview

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
