"""The main job, shown: `agf check` on the sample genome, then a verdict on each file of the AGF 1.0 set."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path
from typing import NamedTuple

from agent_genome.agf import check
from agf_conformance.cases import DATA, FILE_NAME, Case, frozen_set

__all__ = ["main"]

SPEC_VERSION = "1.0"
SAMPLE = "valid/minimal"


class Outcome(NamedTuple):
    """What is said of a file: `valid` or the first error's code, and its digest or the error's pointer."""

    verdict: str
    detail: str


def expected(case: Case) -> Outcome:
    """Return what a checker must say."""
    if case.code is None:
        return Outcome("valid", f"digest {case.digest}")
    return Outcome(case.code, case.pointer or "the whole file")


def found(case: Case) -> Outcome:
    """Return what the library says."""
    report = check(case.data)
    if report.valid:
        return Outcome("valid", f"digest {report.digest}")
    error = next(problem for problem in report.problems if problem.severity == "error")
    return Outcome(error.code, error.pointer or "the whole file")


def main() -> int:
    """Print both; 0 means that the sample is valid and that every file gets the verdict it must get."""
    cases = frozen_set(SPEC_VERSION)
    sample = short(DATA / "cases" / SAMPLE / FILE_NAME)
    print(f"$ agf check {sample}", flush=True)
    agf = Path(sysconfig.get_path("scripts")) / "agf"
    sample_is_valid = subprocess.run([agf, "check", sample], check=False).returncode == 0

    print(f"\nThe {len(cases)} files of the AGF {SPEC_VERSION} set\n")
    outcomes = [(case.name, expected(case), found(case)) for case in cases]
    name_width = max(len(name) for name, _, _ in outcomes)
    verdict_width = max(len(wanted.verdict) for _, wanted, _ in outcomes)
    print(f"{'':5}  {'file':{name_width}}  {'expected':{verdict_width}}  got")
    for name, wanted, got in outcomes:
        mark = "ok" if wanted == got else "WRONG"
        print(f"{mark:5}  {name:{name_width}}  {wanted.verdict:{verdict_width}}  {got.verdict}")
        if wanted != got:
            print(f"{'':5}  expected: {wanted.detail}\n{'':5}  got: {got.detail}")
    as_expected = sum(wanted == got for _, wanted, got in outcomes)
    print(f"\n{as_expected} of {len(cases)} as expected")
    return 0 if sample_is_valid and as_expected == len(cases) else 1


def short(path: Path) -> Path:
    """Return a path as seen from the current folder, when it lies inside."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


if __name__ == "__main__":
    raise SystemExit(main())
