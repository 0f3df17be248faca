"""The digest of a document: SHA-256 over its canonical form without `integrity`."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from agent_genome.agf._spec import IDENTITY_HASH_DIGITS
from agent_genome.agf.canonical import canonical_bytes
from agent_genome.agf.json_value import HasData, data_of

__all__ = ["digest", "digested", "identity_hash"]


def digested(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return the part of a document that its digest covers: everything but `integrity`."""
    return {name: value for name, value in document.items() if name != "integrity"}


def digest(document: Mapping[str, Any] | HasData) -> str:
    """Return the digest that belongs into `integrity.sha256`: 64 lower-case hexadecimal digits.

    An `integrity` member is left out, whatever it holds (spec: canonical-form.md#digest).

    Args:
        document: a JSON object, or an `agf.Document`.

    Raises:
        CanonicalizationError: the document has no canonical form.

    Example:
        >>> digest({"agf": "1.0", "integrity": {}})
        '553cd637ae22f9ff1fdd096739f7eff4bc136349aa7cf6c87ae1c97252d44973'
    """
    return hashlib.sha256(canonical_bytes(digested(data_of(document)))).hexdigest()


def identity_hash(genes: Sequence[Mapping[str, Any]]) -> str:
    """Return the `agent.identity_hash` of identity genes: 16 hexadecimal digits (spec: agf.md#identity-hash).

    Args:
        genes: the identity genes, in any order; only `id` and `text` count, and each needs both.

    Example:
        >>> identity_hash([{"id": "identity_purpose", "text": "Prepare invoices."}])
        'a494056708e92377'
    """
    pairs = sorted(({"id": gene["id"], "text": gene["text"]} for gene in genes), key=lambda pair: pair["id"])
    return hashlib.sha256(canonical_bytes(pairs)).hexdigest()[:IDENTITY_HASH_DIGITS]
