"""Base documents of the descriptions, and how a description changes one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from agent_genome.agf import digest
from agent_genome.agf._spec import DESCRIBED_KIND, STRATUM_ROW_OF
from agent_genome.agf.json_value import is_array, is_object
from build_cases.text import write

__all__ = [
    "LATER",
    "REMOVED",
    "SAMPLE_BYTES",
    "changed",
    "condition",
    "gene",
    "genome",
    "kernel_gene",
    "layer",
    "named_last",
    "sample",
    "sealed",
]

SAMPLE_BYTES: Final = (Path(__file__).parent / "sample.agf.json").read_bytes()
"""The published sample genome, byte for byte."""

REMOVED: Final = object()
"""In `changed`: take the member away."""

LATER: Final = "0" * 64
"""Stands for a digest that `sealed` writes."""

Document = dict[str, Any]


def sample() -> Document:
    """Return the published sample."""
    document: Document = json.loads(SAMPLE_BYTES)
    return document


def genome(*layers: Document, kernel: list[Document] | None = None) -> Document:
    """Return a small genome: the sample with one identity gene, or the kernel given, and these layers."""
    document = sample()
    germline = document["germline"]
    germline["genes"] = germline["genes"][:1] if kernel is None else kernel
    document["layers"] = list(layers)
    return document


def layer(stratum: str, *genes: Document) -> Document:
    """Return a layer; a gene without a source gets the first one that the stratum takes."""
    row = STRATUM_ROW_OF[stratum]
    return {"stratum": stratum, "genes": [{**item, "source": item["source"] or row.sources[0]} for item in genes]}


def kernel_gene(gene_id: str, kind: str = "identity", **members: Any) -> Document:
    """Return a gene of the kernel."""
    return gene(gene_id, kind, **{"strength": 1, "source": STRATUM_ROW_OF["kernel"].sources[0], **members})


def gene(gene_id: str, kind: str = "style", **members: Any) -> Document:
    """Return a gene without fault, in the member order of the sample; `members` replace or add."""
    plain: Document = {
        "id": gene_id,
        "kind": kind,
        "text": "Keep the tone friendly and brief.",
        "strength": 0.5,
        "source": "",
        "evidence_count": 0,
        "scope": [],
        "overrides": [],
        "provenance": [],
    }
    if kind == DESCRIBED_KIND:
        plain["text"] = "The head of accounts approves every invoice."
        plain["role_description"] = "Signs off every invoice before it leaves the house"
    plain.update(members)
    return plain


def condition(feature: str = "language", *any_of: str) -> Document:
    """Return a condition on the task."""
    return {"feature": feature, "any_of": list(any_of or ("hi",))}


def changed(document: Document, changes: dict[str, Any]) -> Document:
    """Return a copy with values set by pointer; the last part `-` appends to a list, `REMOVED` takes away."""
    result: Document = _copy(document)
    for pointer, given in changes.items():
        value = _copy(given)
        *way, last = pointer.split("/")[1:]
        target: Any = result
        for part in way:
            target = target[int(part)] if is_array(target) else target[part]
        if is_array(target):
            if last == "-":
                target.append(value)
            else:
                target[int(last)] = value
        elif value is REMOVED:
            del target[last]
        else:
            target[last] = value
    return result


def _copy(value: Any) -> Any:
    """Return a copy in which no two places share a list or object, so that a change is made in one place only."""
    if is_object(value):
        return {name: _copy(item) for name, item in value.items()}
    return [_copy(item) for item in value] if is_array(value) else value


def named_last(document: Document, *names: str) -> Document:
    """Return the document with these members moved to its end."""
    return {**{name: value for name, value in document.items() if name not in names}, **{n: document[n] for n in names}}


def sealed(document: Document) -> Document:
    """Return the document with the right digest in `integrity.sha256`."""
    integrity = document["integrity"]
    return {**document, "integrity": {**integrity, "sha256": digest_of(document)}}


def digest_of(document: Document) -> str:
    """Return the digest of a document that may hold tokens: that of the values it reads as."""
    return digest(json.loads(write(document)))
