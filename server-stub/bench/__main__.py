"""Measures what is promised about the server's speed, as ratios, and exits with 1 when a promise is broken."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from load import CLIENTS, Load
from servers import empty_server, genome_server

ROUNDS = 5
REQUESTS = 3000
HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Promise:
    """One promise: `measure` gives a figure that is at most, or at least, the bound."""

    name: str
    relation: str
    bound: float
    unit: str
    measure: Callable[[], float]

    def kept_by(self, figure: float) -> bool:
        return figure <= self.bound if self.relation == "<=" else figure >= self.bound


@cache
def measured() -> tuple[list[Load], list[Load]]:
    """Return what both servers gave, in turn, in each round; the first round only warms them up."""
    with (
        tempfile.TemporaryDirectory() as folder,
        genome_server(Path(folder)) as (port, request),
        empty_server() as (empty_port, empty_request),
    ):
        rounds = [(under_load(port, request), under_load(empty_port, empty_request)) for _ in range(ROUNDS + 1)]
    compiles, empties = zip(*rounds[1:], strict=True)
    return list(compiles), list(empties)


def under_load(port: int, request: bytes) -> Load:
    order = {"port": port, "request": request.decode("latin-1"), "requests": REQUESTS}
    done = subprocess.run(
        [sys.executable, str(HERE / "load.py")], input=json.dumps(order), capture_output=True, text=True, check=True
    )
    return Load(*json.loads(done.stdout))


def compile_against_empty_route() -> float:
    compiles, empties = measured()
    return max(load.per_second for load in compiles) / max(load.per_second for load in empties)


def p99_against_p50() -> float:
    return min(load.p99 / load.p50 for load in measured()[0])


PROMISES = (
    Promise("compiles a second / an empty Starlette route", ">=", 0.15, "", compile_against_empty_route),
    Promise(f"compile: p99 / p50 at {CLIENTS} clients", "<=", 5, "", p99_against_p50),
)


def main(words: list[str]) -> int:
    """Measure, print a line a promise, and return 1 when one is broken."""
    chosen = [promise for promise in PROMISES if not words or any(word in promise.name for word in words)]
    broken = 0
    for promise in chosen:
        figure = promise.measure()
        kept = promise.kept_by(figure)
        broken += not kept
        print(
            f"{promise.name:48} {figure:8.2f} {promise.relation} {promise.bound:<4g} {promise.unit:2} "
            f"{'ok' if kept else 'BROKEN'}",
            flush=True,
        )
    if chosen:
        compiles, empties = (max(side, key=lambda load: load.per_second) for side in measured())
        print(f"  compile: {compiles.per_second:.0f} a second, p50 {compiles.p50:.1f} ms, p99 {compiles.p99:.1f} ms")
        print(f"  empty:   {empties.per_second:.0f} a second, p50 {empties.p50:.1f} ms, p99 {empties.p99:.1f} ms")
    print(f"{len(chosen) - broken} passed, {broken} failed")
    return 1 if broken or not chosen else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
