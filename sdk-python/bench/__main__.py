"""Measures what is promised about speed and memory, as ratios, and exits with 1 when a promise is broken.

Run it with `nox -s bench`; words after `--` choose the promises whose names have one of them.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import orjson
from jsonschema import Draft202012Validator

from agent_genome.agf import check
from agent_genome.agf._spec import MAX_FILE_BYTES, SCHEMA
from client import call_against_httpx, call_against_openai, import_against_httpx
from compile import compile_against_dumps, growth_of_compile
from finalize import growth_of_a_stream, growth_of_finalize, megabytes_a_second
from genesis import index_of_a_large_repository, one_lookup
from hostile import hostile_files, mutations
from measuring import best, cost, process, processor_seconds
from selection import exact_against_cp_sat
from subjects import endless, folder_of, large_genome

AGF = Path(sys.executable).with_name("agf")
CHECK_JSONSCHEMA = Path(sys.executable).with_name("check-jsonschema")
SAMPLE = Path(__file__).resolve().parents[2] / "conformance" / "cases" / "valid" / "minimal" / "file.agf.json"
SCHEMA_FILE = Path(__file__).resolve().parents[2] / "spec" / "agf" / "1.0" / "agf.schema.json"


@dataclass(frozen=True, slots=True)
class Promise:
    """One promise: `measure` gives a figure that is at most, or at least, the bound."""

    name: str
    relation: str
    bound: float
    unit: str
    measure: Callable[[Path], float]

    def kept_by(self, figure: float) -> bool:
        return figure <= self.bound if self.relation == "<=" else figure >= self.bound


def check_against_parse_and_hash(_scratch: Path) -> float:
    data = large_genome()
    checked, least = best(
        lambda: check(data), lambda: (orjson.loads(data), hashlib.sha256(data).hexdigest()), rounds=400
    )
    return checked / least


def jsonschema_against_check(_scratch: Path) -> float:
    data = large_genome()
    validator: Any = Draft202012Validator(SCHEMA)
    reference, checked = best(lambda: validator.is_valid(json.loads(data)), lambda: check(data), rounds=7)
    return reference / checked


def command_against_check_jsonschema(scratch: Path) -> float:
    file = scratch / "large.agf.json"
    file.write_bytes(large_genome())
    ours, theirs = best(
        process(AGF, "check", file), process(CHECK_JSONSCHEMA, "--schemafile", SCHEMA_FILE, file), rounds=9
    )
    return ours / theirs


def one_process_against_two(scratch: Path) -> float:
    folder = folder_of(2000, scratch / "many")
    one, two = best(
        process(AGF, "check", "--jobs", "1", folder), process(AGF, "check", "--jobs", "2", folder), rounds=5
    )
    return one / two


def peak_memory_of_the_largest_file(scratch: Path) -> float:
    file = scratch / "largest.agf.json"
    file.write_bytes(large_genome().ljust(MAX_FILE_BYTES))
    spent = cost(AGF, "check", file)
    assert spent.code == 0, spent
    return spent.peak_mb


def refused_unread(scratch: Path) -> float:
    small, large = (cost(AGF, "check", endless(scratch, size)) for size in (1_000_000, 100_000_000))
    assert small.code == large.code == 1, (small, large)
    return large.read_mb - small.read_mb


def refused_at_once(scratch: Path) -> float:
    files = [endless(scratch, size) for size in (1_000_000, 100_000_000)]
    small, large = best(*(process(AGF, "check", file, code=1) for file in files), rounds=5)
    return large / small


def slowest_hostile_file(_scratch: Path) -> float:
    return max(slowest(data for _, data in hostile_files(SAMPLE.read_bytes())))


def slowest_mutation(_scratch: Path) -> float:
    return max(slowest(mutations(SAMPLE.read_bytes(), 50_000)))


def slowest(files: Iterable[bytes]) -> Iterator[float]:
    """Yield the milliseconds of the processor that each file takes; what seems slow is measured again."""
    for data in files:
        rounds = 1
        took = processor_seconds(partial(verdict, data))
        while took > 0.02 and rounds < 6:
            took = min(took, processor_seconds(partial(verdict, data)))
            rounds += 1
        yield took * 1000


def verdict(data: bytes) -> None:
    report = check(data)
    if report.valid is any(problem.severity == "error" for problem in report.problems):
        raise RuntimeError(f"no verdict with a code: {report}")


def import_of_the_library(_scratch: Path) -> float:
    return against_pydantic("import agent_genome.agf")


def against_pydantic(code: str) -> float:
    bare, ours, theirs = best(
        *(process(sys.executable, "-c", code) for code in ("", code, "import pydantic")), rounds=15
    )
    return (ours - bare) / (theirs - bare)


PROMISES = (
    Promise("check in process / orjson.loads + SHA-256", "<=", 3, "", check_against_parse_and_hash),
    Promise("jsonschema alone / check in process", ">=", 20, "", jsonschema_against_check),
    Promise("agf check / check-jsonschema, whole processes", "<=", 0.5, "", command_against_check_jsonschema),
    Promise("2,000 files: 1 process / 2 processes", ">=", 1.7, "", one_process_against_two),
    Promise("peak memory of agf check, one file of 256 KB", "<=", 60, "MB", peak_memory_of_the_largest_file),
    Promise("100 MB refused: read more than of 1 MB", "<=", 0.3, "MB", refused_unread),
    Promise("100 MB refused: time / that of 1 MB", "<=", 1.5, "", refused_at_once),
    Promise("slowest of the hostile files", "<=", 50, "ms", slowest_hostile_file),
    Promise("slowest of 50,000 mutations", "<=", 50, "ms", slowest_mutation),
    Promise("exact selection of 200 genes / CP-SAT", "<=", 0.2, "", exact_against_cp_sat),
    Promise("compile of 200 genes / json.dumps", "<=", 4, "", compile_against_dumps),
    Promise("compile, a gene of 200 / a gene of 25", "<=", 1.3, "", growth_of_compile),
    Promise("finalize of an answer of 1 MB", ">=", 50, "MB/s", megabytes_a_second),
    Promise("finalize, a byte of 4 MB / a byte of 1 MB", "<=", 2, "", growth_of_finalize),
    Promise("streamed finalize, 10 times longer", "<=", 2, "", growth_of_a_stream),
    Promise("import agent_genome.agf / import pydantic", "<=", 1.5, "", import_of_the_library),
    Promise("import agent_genome / import httpx", "<=", 1.1, "", import_against_httpx),
    Promise("a call of the client / httpx and json.loads", "<=", 1.3, "", call_against_httpx),
    Promise("a call of the client / openai's client base", "<=", 1, "", call_against_openai),
    Promise("genesis agent-index of 133 modules, 1.7 MB", "<=", 2, "s", index_of_a_large_repository),
    Promise("genesis agent-index --symbol", "<=", 300, "ms", one_lookup),
)


def main(words: list[str]) -> int:
    """Measure, print a line a promise, and return 1 when one is broken."""
    load = os.getloadavg()[0]
    if load > 0.5:
        print(f"Other work is running (load {load:.1f}): figures of whole processes may be off.", flush=True)
    chosen = [promise for promise in PROMISES if not words or any(word in promise.name for word in words)]
    # What stands beside the library here, a solver among it, would be looked through again with every collection.
    gc.freeze()
    broken = 0
    for promise in chosen:
        with tempfile.TemporaryDirectory() as scratch:
            figure = promise.measure(Path(scratch))
        kept = promise.kept_by(figure)
        broken += not kept
        print(
            f"{promise.name:48} {figure:8.2f} {promise.relation} {promise.bound:<4g} {promise.unit:2} "
            f"{'ok' if kept else 'BROKEN'}",
            flush=True,
        )
    print(f"{len(chosen) - broken} passed, {broken} failed")
    return 1 if broken or not chosen else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
