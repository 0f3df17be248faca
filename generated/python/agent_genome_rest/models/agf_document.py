# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.agf_provenance_mode import AgfProvenanceMode, check_agf_provenance_mode

if TYPE_CHECKING:
    from ..models.agf_agent import AgfAgent
    from ..models.agf_document_extensions import AgfDocumentExtensions
    from ..models.agf_exporter import AgfExporter
    from ..models.agf_germline import AgfGermline
    from ..models.agf_integrity import AgfIntegrity
    from ..models.agf_layer import AgfLayer


T = TypeVar("T", bound="AgfDocument")


@_attrs_define
class AgfDocument:
    """One agent's genome as a file: Agent Genome Format (AGF) 1.x. Members that this schema does not name are allowed at
    every level, kept, and covered by the digest.

        Attributes:
            agf (str): Format version, "1." and the minor number. A reader takes any 1.x and refuses every other major
                version.
            kind (Literal['genome']): What the document is. Always "genome".
            exporter (AgfExporter): The platform and program that wrote the file.
            exported_at (str): RFC 3339 date and time with a zone: upper-case T and Z, no leap second, no year 0000. The
                pattern decides alone, month lengths and leap years included.
            agent (AgfAgent): The agent that the genome belongs to.
            germline (AgfGermline): The kernel stratum: what the agent is. Read-only, sealed by its issuer, never copied by
                an import.
            layers (list[AgfLayer]): The strata above the germline that travel with the file, each at most once.
            provenance_mode (AgfProvenanceMode): Whether genes carry pseudonymous references. With "none" every provenance
                list is empty.
            source_tenant (str): Pseudonym of the workspace that the genome comes from: 24 lower-case hexadecimal digits.
            extensions (AgfDocumentExtensions): Anything a platform wants to add. Free inside, covered by the digest.
            integrity (AgfIntegrity): The digest of everything else in the document.
    """

    agf: str
    kind: Literal["genome"]
    exporter: AgfExporter
    exported_at: str
    agent: AgfAgent
    germline: AgfGermline
    layers: list[AgfLayer]
    provenance_mode: AgfProvenanceMode
    source_tenant: str
    extensions: AgfDocumentExtensions
    integrity: AgfIntegrity
    additional_properties: dict[str, Any] = _attrs_field(init=False, repr=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        agf = self.agf

        kind = self.kind

        exporter = self.exporter.to_dict()

        exported_at = self.exported_at

        agent = self.agent.to_dict()

        germline = self.germline.to_dict()

        layers = []
        for layers_item_data in self.layers:
            layers_item = layers_item_data.to_dict()
            layers.append(layers_item)

        provenance_mode: str = self.provenance_mode

        source_tenant = self.source_tenant

        extensions = self.extensions.to_dict()

        integrity = self.integrity.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "agf": agf,
                "kind": kind,
                "exporter": exporter,
                "exported_at": exported_at,
                "agent": agent,
                "germline": germline,
                "layers": layers,
                "provenance_mode": provenance_mode,
                "source_tenant": source_tenant,
                "extensions": extensions,
                "integrity": integrity,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.agf_agent import AgfAgent  # noqa: PLC0415
        from ..models.agf_document_extensions import AgfDocumentExtensions  # noqa: PLC0415
        from ..models.agf_exporter import AgfExporter  # noqa: PLC0415
        from ..models.agf_germline import AgfGermline  # noqa: PLC0415
        from ..models.agf_integrity import AgfIntegrity  # noqa: PLC0415
        from ..models.agf_layer import AgfLayer  # noqa: PLC0415

        d = dict(src_dict)
        agf = d.pop("agf")

        kind = cast(Literal["genome"], d.pop("kind"))
        if kind != "genome":
            raise ValueError(f"kind must match const 'genome', got '{kind}'")

        exporter = AgfExporter.from_dict(d.pop("exporter"))

        exported_at = d.pop("exported_at")

        agent = AgfAgent.from_dict(d.pop("agent"))

        germline = AgfGermline.from_dict(d.pop("germline"))

        layers = []
        _layers = d.pop("layers")
        for layers_item_data in _layers:
            layers_item = AgfLayer.from_dict(layers_item_data)

            layers.append(layers_item)

        provenance_mode = check_agf_provenance_mode(d.pop("provenance_mode"))

        source_tenant = d.pop("source_tenant")

        extensions = AgfDocumentExtensions.from_dict(d.pop("extensions"))

        integrity = AgfIntegrity.from_dict(d.pop("integrity"))

        agf_document = cls(
            agf=agf,
            kind=kind,
            exporter=exporter,
            exported_at=exported_at,
            agent=agent,
            germline=germline,
            layers=layers,
            provenance_mode=provenance_mode,
            source_tenant=source_tenant,
            extensions=extensions,
            integrity=integrity,
        )

        agf_document.additional_properties = d
        return agf_document

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
