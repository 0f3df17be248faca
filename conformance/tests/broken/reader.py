"""Readers that are wrong in one way each: `reader.py FAULT FILE`, or `reader.py FAULT --lines` for JSON Lines."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from pathlib import Path

from agent_genome.agf import check

Errors = list[tuple[str, str]]


def errors_of(data: bytes) -> Errors:
    return [(problem.code, problem.pointer) for problem in check(data).problems if problem.severity == "error"]


def without(*codes: str):
    return lambda data: [row for row in errors_of(data) if row[0] not in codes]


def mended(change):
    """Return a reader that quietly mends a text before it looks."""
    return lambda data: errors_of(change(data))


def rewritten(data: bytes) -> bytes:
    """Read as Python's json module does, which takes what is no I-JSON, and write again."""
    try:
        return json.dumps(json.loads(data)).encode()
    except (ValueError, RecursionError):
        return data


def without_nan(data: bytes) -> bytes:
    return re.sub(rb": (NaN|Infinity|-Infinity)", b": 1", data)


def first_only(data: bytes) -> Errors:
    return errors_of(data)[:1]


def warnings_too(data: bytes) -> Errors:
    return [(problem.code, problem.pointer) for problem in check(data).problems]


def parents(data: bytes) -> Errors:
    return [(code, pointer.rpartition("/")[0]) for code, pointer in errors_of(data)]


def by_code(data: bytes) -> Errors:
    return sorted(errors_of(data))


def utf16_lengths(data: bytes) -> Errors:
    found = errors_of(data)
    text = data.decode("utf-8", "replace")
    texts = re.findall(r'"text": "([^"\\]*)"', text)
    long = any(len(value.encode("utf-16-le")) > 800 for value in texts)
    return found or ([("too_long", "/germline/genes/0/text")] if long else [])


def stripped_ids(data: bytes) -> bytes:
    return re.sub(rb'("id": "[a-z0-9_]+)\\n"', rb'\1"', data)


def user_above_org(data: bytes) -> Errors:
    """Take the user stratum for the strongest of the layers."""
    return [row for row in errors_of(data) if row[0] != "override_not_lower"]


def one_zero_only(data: bytes) -> Errors:
    newer = re.search(rb'"agf": "1\.[1-9]', data)
    return [("version_unsupported", "/agf")] if newer else errors_of(data)


def known_members_only(data: bytes) -> Errors:
    return errors_of(data) or [
        (problem.code, problem.pointer) for problem in check(data).problems if problem.code == "unknown_field"
    ]


def crash_beyond_ascii(data: bytes) -> Errors:
    data.decode("ascii")
    return errors_of(data)


def hang_on_depth(data: bytes) -> Errors:
    if data.count(b"[[") > 10 or data.count(b"[" * 20):
        time.sleep(600)
    return errors_of(data)


def die_on_depth(data: bytes) -> Errors:
    if data.count(b"[" * 20):
        os.kill(os.getpid(), signal.SIGSEGV)
    return errors_of(data)


FAULTS = {
    "none": errors_of,
    "accepts-everything": lambda data: [],
    "refuses-everything": lambda data: [("not_json", "")],
    "no-digest": without("digest_mismatch"),
    "no-limits": without("too_many_genes"),
    "last-duplicate-wins": mended(rewritten),
    "nan-accepted": mended(without_nan),
    "big-integers-rounded": without("number_out_of_range"),
    "byte-order-mark-stripped": mended(lambda data: data.removeprefix(b"\xef\xbb\xbf")),
    "surrogates-replaced": mended(lambda data: re.sub(rb"\\ud83d(?!\\ud)", b"?", data)),
    "dollar-before-line-feed": mended(stripped_ids),
    "utf16-lengths": utf16_lengths,
    "first-error-only": first_only,
    "warnings-as-errors": warnings_too,
    "place-of-the-parent": parents,
    "errors-by-code": by_code,
    "wrong-stratum-order": user_above_org,
    "one-zero-only": one_zero_only,
    "unknown-members-refused": known_members_only,
    "crash-beyond-ascii": crash_beyond_ascii,
    "hang-on-depth": hang_on_depth,
    "die-on-depth": die_on_depth,
}


def line(errors: Errors) -> dict[str, object]:
    return {"valid": not errors, "errors": [{"code": code, "pointer": pointer} for code, pointer in errors]}


def main(fault: str, target: str) -> int:
    reader = FAULTS[fault]
    if target == "--lines":
        for question in map(json.loads, sys.stdin):
            errors = reader(Path(question["path"]).read_bytes())
            print(json.dumps({"id": question["id"], **line(errors)}), flush=True)
        return 0
    errors = reader(Path(target).read_bytes())
    print(json.dumps(line(errors)))
    return 1 if errors else 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:3]))
