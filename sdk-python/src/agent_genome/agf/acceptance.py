"""The quick way to accept: a document without any problem is recognised without looking at each value in Python."""

from __future__ import annotations

import hashlib
from functools import cache
from itertools import chain
from typing import Any

import jsonschema_rs
import orjson

from agent_genome.agf._spec import (
    ACCEPT_SCHEMA,
    MAX_GENES,
    MAX_NESTING,
    MAX_SAFE_INTEGER,
    STRATA,
    STRATUM_RANK,
    UNREFERENCED_PROVENANCE_MODE,
)
from agent_genome.agf.canonical import SMALLEST_PLAIN_DOUBLE, needs_care, plain_canonical_bytes

__all__ = ["accepted_digest", "is_plain_json"]

# "integrity", "sha256" and the digest, each with two quotes.
_INTEGRITY_QUOTES = 6


@cache
def _accept() -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(ACCEPT_SCHEMA)


def accepted_digest(data: bytes, document: Any) -> str | None:
    """Return the digest of a file that certainly has no problem at all; None when it must be looked at closely."""
    try:
        if not _accept().is_valid(document):
            return None
    except ValueError:
        # The validator gives up on deep nesting.
        return None
    layers = document["layers"]
    lists = [document["germline"]["genes"], *(layer["genes"] for layer in layers)]
    genes = list(chain.from_iterable(lists))
    if (
        len(genes) > MAX_GENES
        or len({layer["stratum"] for layer in layers}) < len(layers)
        or len({gene["id"] for gene in genes}) < len(genes)
        or not _overrides_lower(document)
        or (document["provenance_mode"] == UNREFERENCED_PROVENANCE_MODE and any(gene["provenance"] for gene in genes))
        or needs_care(document["extensions"], level=2)
    ):
        return None
    return _digest(data, document, genes)


def _digest(data: bytes, document: dict[str, Any], genes: list[dict[str, Any]]) -> str | None:
    """Return the digest when it is the one in the file and no member was there twice, else None."""
    integral: list[tuple[dict[str, Any], Any]] = []
    for gene in genes:
        strength, count = gene["strength"], gene["evidence_count"]
        if type(count) is not int or count > MAX_SAFE_INTEGER:
            return None
        if strength < SMALLEST_PLAIN_DOUBLE or type(strength) is int:
            if strength not in (0, 1):
                return None
            integral.append((gene, strength))
    integrity = document.pop("integrity")
    for gene, strength in integral:
        gene["strength"] = abs(float(strength))
    canonical = plain_canonical_bytes(document)
    for gene, strength in integral:
        gene["strength"] = strength
    document["integrity"] = integrity
    digest = hashlib.sha256(canonical).hexdigest()
    if digest != integrity["sha256"] or _quotes(data) != _quotes(canonical) + _INTEGRITY_QUOTES:
        return None
    return digest


def _overrides_lower(document: dict[str, Any]) -> bool:
    overriding = [
        (STRATUM_RANK[stratum], gene["overrides"])
        for stratum, genes in _by_stratum(document)
        for gene in genes
        if gene["overrides"]
    ]
    if not overriding:
        return True
    ranks = {gene["id"]: STRATUM_RANK[stratum] for stratum, genes in _by_stratum(document) for gene in genes}
    return all(ranks.get(name, -1) > own for own, names in overriding for name in names)


def _by_stratum(document: dict[str, Any]) -> list[tuple[str, list[dict[str, Any]]]]:
    layers = [(layer["stratum"], layer["genes"]) for layer in document["layers"]]
    return [(STRATA[0], document["germline"]["genes"]), *layers]


def is_plain_json(data: bytes, document: Any) -> bool:
    """Say whether a text that orjson reads certainly has no problem of the stage `json`.

    A document that lost a duplicate member has fewer quotes than its text.
    """
    return not _beyond(document) and _quotes(data) == _quotes(orjson.dumps(document))


def _beyond(document: Any) -> bool:
    """Say whether a document nests too deeply, or has a number that may come from an integer beyond the range."""
    level, nodes = 0, [document]
    while nodes:
        deeper: list[Any] = []
        nested = False
        for node in nodes:
            kind = node.__class__
            if kind is dict:
                deeper.extend(node.values())
                nested = True
            elif kind is list:
                deeper.extend(node)
                nested = True
            elif kind in (int, float) and not -MAX_SAFE_INTEGER <= node <= MAX_SAFE_INTEGER:
                return True
        level += nested
        if level > MAX_NESTING:
            return True
        nodes = deeper
    return False


def _quotes(text: bytes) -> int:
    """Count the quotes that open or close a string."""
    if b"\\" not in text:
        return text.count(b'"')
    unescaped = text.replace(b"\\\\", b"")
    return unescaped.count(b'"') - unescaped.count(b'\\"')
