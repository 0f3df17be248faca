"""Building a document from its parts: what can be derived is derived, and the result is checked."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from agent_genome.agf._spec import IDENTITY_KIND, SCHEMA, SPEC_VERSION, STRATA, STRATUM_ROW_OF
from agent_genome.agf.canonical import canonical_bytes
from agent_genome.agf.digests import identity_hash
from agent_genome.agf.document import Document

__all__ = ["build", "gene", "seal"]


def gene(id: str, kind: str, text: str, *, stratum: str = STRATA[0], **members: Any) -> dict[str, Any]:
    """Return a gene with every required member, those not given having their plainest value.

    Args:
        id: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
        kind: one of the ten kinds.
        text: what the gene says, on one line.
        stratum: where it will stand; decides the source when none is given.
        members: any other member of a gene, such as `strength` (0 to 1), `scope`, `when` or `role_description`.

    Example:
        >>> gene("identity_purpose", "identity", "Prepare invoices.")["source"]
        'base'
    """
    plain: dict[str, Any] = {
        "id": id,
        "kind": kind,
        "text": text,
        "strength": 1,
        "source": STRATUM_ROW_OF[stratum].sources[0],
        "evidence_count": 0,
        "scope": [],
        "overrides": [],
        "provenance": [],
    }
    return plain | members


def seal(genes: Sequence[Mapping[str, Any]], *, kid: str, key: bytes) -> dict[str, str]:
    """Return the seal of a germline: HMAC-SHA256 over the canonical form of its genes (spec: agf.md#seal).

    Args:
        genes: the kernel genes.
        kid: id of the key, 1 to 64 characters.
        key: the issuer's secret.

    Example:
        >>> sorted(seal([], kid="k1", key=b"secret"))
        ['kid', 'mac']
    """
    sealed = canonical_bytes({"germline": {"genes": [dict(item) for item in genes], "read_only": True}})
    return {"kid": kid, "mac": hmac.new(key, sealed, hashlib.sha256).hexdigest()}


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
    version: str = SPEC_VERSION,
    provenance_mode: str = SCHEMA["$defs"]["provenanceMode"]["enum"][0],
    extensions: Mapping[str, Any] | None = None,
) -> Document:
    """Build a valid document: identity hash and digest are computed, the layers put in order of precedence.

    Args:
        slug: short name of the agent.
        species: human name of the kind of agent.
        exported_at: RFC 3339 text, or a datetime with a zone.
        source_tenant: pseudonym of the workspace, 24 lower-case hexadecimal digits.
        seal: what `seal()` returned.
        germline: the kernel genes.
        layers: genes by stratum; empty strata are left out.
        platform: who exports.
        version: version of the exporter.
        provenance_mode: whether genes carry references.
        extensions: anything else, free inside.

    Raises:
        AgfError: the parts make no valid document; the error says what is wrong and where.
        ValueError: `exported_at` is a datetime without a zone.

    Example:
        >>> kernel = [gene("identity_purpose", "identity", "Prepare invoices.")]
        >>> document = build(
        ...     slug="biller",
        ...     species="Biller",
        ...     exported_at="2026-10-13T09:00:00Z",
        ...     source_tenant="9c1e5b7a3d2f48e6a0b1c2d3",
        ...     germline=kernel,
        ...     seal=seal(kernel, kid="k1", key=b"secret"),
        ... )
        >>> document.check().valid
        True
    """
    given = layers or {}
    order = [name for name in STRATA if name in given] + [name for name in given if name not in STRATA]
    document = Document(
        {
            "agf": SPEC_VERSION,
            "kind": SCHEMA["properties"]["kind"]["const"],
            "exporter": {"platform": platform, "version": version},
            "exported_at": exported_at if isinstance(exported_at, str) else _rfc3339(exported_at),
            "agent": {
                "slug": slug,
                "species": species,
                "identity_hash": identity_hash([dict(item) for item in germline if item.get("kind") == IDENTITY_KIND]),
            },
            "germline": {"read_only": True, "genes": [dict(item) for item in germline], "seal": dict(seal)},
            "layers": [
                {"stratum": name, "genes": [dict(item) for item in given[name]]} for name in order if given[name]
            ],
            "provenance_mode": provenance_mode,
            "source_tenant": source_tenant,
            "extensions": dict(extensions or {}),
        }
    )
    document.sign()
    document.verify()
    return document


def _rfc3339(moment: datetime) -> str:
    if moment.tzinfo is None:
        raise ValueError("exported_at needs a time zone: pass datetime.now(timezone.utc), for example")
    return moment.isoformat().replace("+00:00", "Z")
