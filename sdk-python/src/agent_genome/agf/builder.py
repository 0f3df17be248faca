"""Building a document from its parts: what can be derived is derived, and the result is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from agent_genome import __version__
from agent_genome.agf._spec import SCHEMA, SPEC_VERSION, STRATA, STRATUM_ROW_OF, GeneKind, Stratum, definition
from agent_genome.agf.canonical import CanonicalizationError, canonical_bytes
from agent_genome.agf.checker import without_canonical_form
from agent_genome.agf.document import Document
from agent_genome.agf.errors import AgfError
from agent_genome.agf.sealing import germline_identity

__all__ = ["build", "gene"]


def gene(
    id: str,
    kind: GeneKind,
    text: str,
    *,
    stratum: Stratum = "kernel",
    strength: float = 1,
    source: str | None = None,
    evidence_count: int = 0,
    scope: Sequence[str] = (),
    overrides: Sequence[str] = (),
    provenance: Sequence[str] = (),
    when: Sequence[Mapping[str, Any]] | None = None,
    role_description: str | None = None,
    unknown: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return a gene with every required member, those not given having their plainest value.

    The values are not checked here: `build()` and `Document.check()` do that. The field table
    (generated/docs/agf-fields.md) says what each member means and which values it takes.

    Args:
        id: name of the gene.
        kind: what it is about.
        text: what the gene says, on one line.
        stratum: where it will stand; it is no member of the gene, but decides the source when none is given.
        strength: from 0 to 1.
        source: where it comes from; the first source of its stratum when none is given.
        evidence_count: how many pieces of evidence stand behind it.
        scope: terms that the task must match.
        overrides: ids of the weaker genes that it replaces.
        provenance: pseudonyms of the evidence.
        when: the conditions under which it applies; left out when there are none to give.
        role_description: what the role does; left out when None.
        unknown: members that AGF does not name.

    Raises:
        ValueError: there is no such stratum.

    Example:
        >>> gene("identity_purpose", "identity", "Prepare invoices.")["source"]
        'base'
    """
    if stratum not in STRATUM_ROW_OF:
        raise ValueError(f"there is no stratum {stratum!r}; the strata are {', '.join(STRATA)}")
    made: dict[str, Any] = {
        "id": id,
        "kind": kind,
        "text": text,
        "strength": strength,
        "source": STRATUM_ROW_OF[stratum].sources[0] if source is None else source,
        "evidence_count": evidence_count,
        "scope": list(scope),
        "overrides": list(overrides),
        "provenance": list(provenance),
    }
    if when is not None:
        made["when"] = [dict(condition) for condition in when]
    if role_description is not None:
        made["role_description"] = role_description
    return made | dict(unknown or {})


def build(
    *,
    slug: str,
    species: str,
    exported_at: datetime | str,
    source_tenant: str,
    seal: Mapping[str, str],
    germline: Sequence[Mapping[str, Any]] = (),
    layers: Mapping[str, Sequence[Mapping[str, Any]]] | None = None,
    platform: str = "agent-genome",
    version: str = __version__,
    provenance_mode: str = definition("provenanceMode")["enum"][0],
    extensions: Mapping[str, Any] | None = None,
) -> Document:
    """Build a valid document: identity hash and digest are computed, the layers put in order of precedence.

    Args:
        slug: short name of the agent.
        species: human name of the kind of agent.
        exported_at: RFC 3339 text, or a datetime with a zone.
        source_tenant: pseudonym of the workspace.
        seal: what `make_seal()` returned.
        germline: the kernel genes.
        layers: genes by stratum; empty strata are left out.
        platform: who exports.
        version: version of the exporter; this library's when none is given.
        provenance_mode: whether genes carry references.
        extensions: anything else, free inside.

    Raises:
        AgfError: the parts make no valid document; the error says what is wrong and where.
        ValueError: `exported_at` is a datetime without a zone.

    Example:
        >>> from agent_genome.agf import make_seal
        >>> kernel = [gene("identity_purpose", "identity", "Prepare invoices.")]
        >>> document = build(
        ...     slug="biller",
        ...     species="Biller",
        ...     exported_at="2026-10-13T09:00:00Z",
        ...     source_tenant="9c1e5b7a3d2f48e6a0b1c2d3",
        ...     germline=kernel,
        ...     seal=make_seal(kernel, kid="k1", key=b"secret"),
        ... )
        >>> document.check().valid
        True
    """
    given = layers or {}
    order = [name for name in STRATA if name in given] + [name for name in given if name not in STRATA]
    data: dict[str, Any] = {
        "agf": SPEC_VERSION,
        "kind": SCHEMA["properties"]["kind"]["const"],
        "exporter": {"platform": platform, "version": version},
        "exported_at": exported_at if isinstance(exported_at, str) else _rfc3339(exported_at),
        "agent": {"slug": slug, "species": species},
        "germline": {"read_only": True, "genes": [dict(item) for item in germline], "seal": dict(seal)},
        "layers": [{"stratum": name, "genes": [dict(item) for item in given[name]]} for name in order if given[name]],
        "provenance_mode": provenance_mode,
        "source_tenant": source_tenant,
        "extensions": dict(extensions or {}),
    }
    document = Document(data)
    try:
        canonical_bytes(data)
    except CanonicalizationError as error:
        raise AgfError(without_canonical_form(error)) from None
    data["agent"]["identity_hash"] = germline_identity(germline)
    document.write_digest()
    document.verify()
    return document


def _rfc3339(moment: datetime) -> str:
    if moment.tzinfo is None:
        raise ValueError("exported_at needs a time zone: pass datetime.now(timezone.utc), for example")
    return moment.isoformat().replace("+00:00", "Z")
