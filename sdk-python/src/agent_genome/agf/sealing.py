"""What vouches for a germline: the hash of its identity genes, and the seal of its issuer."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any

from agent_genome.agf._spec import IDENTITY_KIND
from agent_genome.agf.canonical import CanonicalizationError, canonical_bytes
from agent_genome.agf.digests import identity_hash
from agent_genome.agf.json_value import HasData, data_of, is_array, is_object

__all__ = ["germline_identity", "make_seal", "seal_fits"]


def germline_identity(genes: Sequence[Mapping[str, Any]]) -> str:
    """Return the identity hash of a germline; that of no genes when one has no id or text, which no check lets pass."""
    identity = [item for item in genes if item.get("kind") == IDENTITY_KIND]
    whole = all(isinstance(item.get(name), str) for item in identity for name in ("id", "text"))
    return identity_hash(identity if whole else [])


def make_seal(genes: Sequence[Mapping[str, Any]], *, kid: str, key: bytes) -> dict[str, str]:
    """Return the seal of a germline: HMAC-SHA256 over the canonical form of its genes (spec: agf.md#seal).

    Args:
        genes: the kernel genes.
        kid: id of the key.
        key: the issuer's secret.

    Raises:
        CanonicalizationError: a gene has no canonical form.

    Example:
        >>> sorted(make_seal([], kid="k1", key=b"secret"))
        ['kid', 'mac']
    """
    sealed = canonical_bytes({"germline": {"genes": [dict(item) for item in genes], "read_only": True}})
    return {"kid": kid, "mac": hmac.new(key, sealed, hashlib.sha256).hexdigest()}


def seal_fits(document: Mapping[str, Any] | HasData, *, key: bytes) -> bool:
    """Say whether the germline of a document is the one that was sealed with this key (spec: agf.md#seal).

    For the issuer, who has the key; the comparison takes the same time wherever the two differ. A document without a
    germline that could have been sealed gives False.

    Example:
        >>> genes = [{"id": "identity_purpose", "text": "Prepare invoices."}]
        >>> germline = {"read_only": True, "genes": genes, "seal": make_seal(genes, kid="k1", key=b"secret")}
        >>> seal_fits({"germline": germline}, key=b"secret"), seal_fits({"germline": germline}, key=b"other")
        (True, False)
    """
    germline = data_of(document).get("germline")
    seal = germline.get("seal") if is_object(germline) else None
    genes = germline.get("genes") if is_object(germline) else None
    mac = seal.get("mac") if is_object(seal) else None
    if not isinstance(mac, str) or not is_array(genes) or not all(is_object(item) for item in genes):
        return False
    try:
        made = make_seal(genes, kid="", key=key)
    except CanonicalizationError:
        return False
    return hmac.compare_digest(made["mac"].encode(), mac.encode("utf-8", "surrogatepass"))
