"""What the kit costs: `python conformance/bench` runs the whole case set in both ways and prints ratios."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 7
MOST_SECONDS = 5.0
MOST_RATIO = 2.0


def best(*runs: Callable[[], object]) -> list[float]:
    """Return the shortest duration of each, in seconds; they take turns, so that a busy machine meets them alike."""
    durations: list[list[float]] = [[] for _ in runs]
    for _ in range(ROUNDS):
        for run, taken in zip(runs, durations, strict=True):
            began = time.perf_counter()
            run()
            taken.append(time.perf_counter() - began)
    return [min(taken) for taken in durations]


def quietly(*command: str | Path) -> None:
    """Run a command whose answer is of no interest."""
    subprocess.run(command, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    """Measure, print, and return 0 when the promises hold."""
    cases = [str(path) for path in sorted((ROOT / "cases").glob("*/*/file.agf.json"))]
    kit = [sys.executable, "-m", "agf_conformance", "reader", "-q"]
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))

        def bare() -> None:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda case: quietly(program, case), cases))

        stays, ours, theirs = best(
            lambda: quietly(*kit, "--lines", "--", sys.executable, ROOT / "wrappers" / "reader.py"),
            lambda: quietly(*kit, "--", program),
            bare,
        )
    ratio = ours / theirs
    print(f"{len(cases)} cases, JSON Lines                    {stays:6.2f} <= {MOST_SECONDS} s")
    print(f"one process a case / the bare processes  {ratio:6.2f} <= {MOST_RATIO} ({ours:.2f} s, {theirs:.2f} s)")
    return 0 if stays <= MOST_SECONDS and ratio <= MOST_RATIO else 1


def compiled(folder: Path) -> str:
    """Return the Rust wrapper as a program; without Rust, a program that accepts everything."""
    rustc = shutil.which("rustc")
    if rustc is None:
        return shutil.which("true") or "true"
    program = folder / "reader"
    subprocess.run([rustc, "-O", "-o", program, ROOT / "wrappers" / "reader.rs"], check=True)
    return str(program)


if __name__ == "__main__":
    raise SystemExit(main())
