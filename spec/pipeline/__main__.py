"""Command line of the pipeline: `python -m pipeline [--check] [--spec DIR] [--out DIR]`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from pipeline.drift import differences, install
from pipeline.generate import generate
from pipeline.sources import SpecError

ROOT = Path(__file__).resolve().parents[2]


def main(argv: list[str] | None = None) -> int:
    """Generate, or with `--check` compare; exit 0 when all is as it should be, 1 on drift, 2 on a faulty spec."""
    parser = argparse.ArgumentParser(prog="python -m pipeline", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail with a diff when anything differs")
    parser.add_argument("--spec", type=Path, default=ROOT / "spec", help="folder of the source documents")
    parser.add_argument("--out", type=Path, default=ROOT / "generated", help="folder of the generated files")
    parser.add_argument("--without-node", action="store_true", help="leave the TypeScript types alone")
    arguments = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as scratch:
        try:
            made = generate(arguments.spec, Path(scratch) / "generated", typescript=not arguments.without_node)
        except SpecError as error:
            print(f"spec: {error}", file=sys.stderr)
            return 2
        if not arguments.check:
            install(made, arguments.out)
            return 0
        report = differences(made, arguments.out)
    sys.stdout.write(report)
    if report:
        print("generated/ is not what spec/ gives: run `nox -s generate` and commit the result", file=sys.stderr)
    return 1 if report else 0


if __name__ == "__main__":
    raise SystemExit(main())
