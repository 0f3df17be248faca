"""Canonicalisers that are wrong in one way each: `canonicaliser.py FAULT FILE`, or with `--lines`."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import rfc8785

from agent_genome.agf import check, digest

KNOWN = {"agf", "kind", "exporter", "exported_at", "agent", "germline", "layers", "provenance_mode", "source_tenant"}


def right(data: bytes) -> str | None:
    stage_ended = {"not_utf8", "byte_order_mark", "not_json", "nesting_too_deep", "file_too_large"}
    json_faults = {"duplicate_member", "lone_surrogate", "number_out_of_range"}
    if any(problem.code in stage_ended | json_faults for problem in check(data).problems):
        return None
    return digest(json.loads(data))


def hashed(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def body(data: bytes) -> dict[str, Any]:
    document = json.loads(data)
    return {name: value for name, value in document.items() if name != "integrity"}


def written(data: bytes, **options: Any) -> str:
    return hashed(json.dumps(body(data), **options).encode("utf-8", "surrogatepass"))


def plain_jcs(data: bytes) -> str:
    return hashed(rfc8785.dumps(body(data)))


def known_only(data: bytes) -> str:
    document = json.loads(data)
    return digest({name: value for name, value in document.items() if name in KNOWN | {"extensions"}})


def unsorted(data: bytes) -> str:
    return written(data, separators=(",", ":"), ensure_ascii=False)


def ascii_escapes(data: bytes) -> str:
    return written(data, sort_keys=True, separators=(",", ":"))


def takes_anything(data: bytes) -> str | None:
    try:
        return digest(json.loads(data))
    except ValueError:
        return None


FAULTS = {
    "none": right,
    "plain-jcs": plain_jcs,
    "json-dumps": lambda data: written(data, sort_keys=True),
    "ascii-escapes": ascii_escapes,
    "unsorted": unsorted,
    "unknown-members-dropped": known_only,
    "takes-anything": takes_anything,
    "upper-case": lambda data: (right(data) or "").upper() or None,
    "with-file-name": lambda data: f"{right(data)}  file.agf.json",
    "refuses-everything": lambda data: None,
}


def main(fault: str, target: str) -> int:
    answer = FAULTS[fault]
    if target == "--lines":
        for question in map(json.loads, sys.stdin):
            made = answer(Path(question["path"]).read_bytes())
            print(json.dumps({"id": question["id"], "digest": made}), flush=True)
        return 0
    made = answer(Path(target).read_bytes())
    print(made or "")
    return 0 if made else 1


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:3]))
