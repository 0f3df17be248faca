"""What is measured: files that are valid, always the same, and as large as a promise says."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

from agent_genome.agf import digest

GENES = 200
WORDS = [
    *("answer", "approve", "before", "budget", "client", "confirm", "deliver", "draft", "every", "figures"),
    *("invoice", "letter", "never", "order", "plain", "price", "quote", "reply", "report", "short", "state"),
    *("table", "tender", "terms", "total", "übersicht", "क्षेत्र", "請求書"),
]
LAYERS = (
    ("org", "rule", "customer_explicit"),
    ("team", "business", "staff"),
    ("user", "style", "customer_explicit"),
    ("learned", "decision", "learned_from_edits"),
    ("default", "tool_pref", "base"),
)


def large_genome(*, seed: int = 0) -> bytes:
    """Return a valid file of 200 genes and about 200 KB: every stratum, conditions, scopes, references."""
    chance = random.Random(seed)
    identity = [gene(chance, "kernel", "identity", "base") for _ in range(GENES // 10)]
    share = (GENES - len(identity)) // len(LAYERS)
    layers = [
        {"stratum": stratum, "genes": [gene(chance, stratum, kind, source) for _ in range(share)]}
        for stratum, kind, source in LAYERS
    ]
    document: dict[str, Any] = {
        "agf": "1.0",
        "kind": "genome",
        "exporter": {"platform": "bench", "version": "1.0"},
        "exported_at": "2026-01-02T03:04:05Z",
        "agent": {"slug": "bench", "species": "Bench Agent", "identity_hash": "0123456789abcdef"},
        "germline": {"read_only": True, "genes": identity, "seal": {"kid": "k1", "mac": "ab" * 32}},
        "layers": layers,
        "provenance_mode": "pseudonymous",
        "source_tenant": "0123456789abcdef01234567",
        "extensions": {"bench": {"seed": seed}},
    }
    document["integrity"] = {"sha256": digest(document)}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def gene(chance: random.Random, stratum: str, kind: str, source: str) -> dict[str, Any]:
    """Return one gene of about 1,000 bytes."""
    made: dict[str, Any] = {
        "id": f"{stratum}_{chance.getrandbits(64):016x}",
        "kind": kind,
        "text": " ".join(chance.choices(WORDS, k=45)),
        "strength": chance.choice([0, 0.25, 0.5, 0.8, 1]),
        "source": source,
        "evidence_count": chance.randrange(500),
        "scope": chance.sample(WORDS, 3),
        "overrides": [],
        "provenance": [f"ref-{chance.getrandbits(64):016x}" for _ in range(16)],
    }
    if kind != "identity":
        made["when"] = [{"feature": "task_type", "any_of": chance.sample(WORDS, 3)}]
    return made


def folder_of(count: int, folder: Path) -> Path:
    """Fill a folder with many files, each a hard link to one of ten that differ."""
    folder.mkdir()
    originals = [folder / f"{number:05}.agf.json" for number in range(10)]
    for number, original in enumerate(originals):
        original.write_bytes(large_genome(seed=number))
    for number in range(len(originals), count):
        os.link(originals[number % len(originals)], folder / f"{number:05}.agf.json")
    return folder


def endless(folder: Path, size: int) -> Path:
    """Return a file that only pretends to be large: it takes no room on the disk."""
    path = folder / f"{size}.agf.json"
    with path.open("wb") as file:
        file.truncate(size)
    return path
