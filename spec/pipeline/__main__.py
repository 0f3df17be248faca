"""Command line of the pipeline: `python -m pipeline [--check] [--spec DIR] [--out DIR]`."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from pipeline.drift import differences, install
from pipeline.generate import generate
from pipeline.genesis import SHIPPED
from pipeline.genesis_indices import MIRRORED
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
        if arguments.without_node:
            keep_types(arguments.out, made)
        # What the genesis contract looks for in a checkout stands there too.
        targets = {made: arguments.out}
        targets |= {made / SHIPPED / path: arguments.out.parent / path for path in MIRRORED}
        if not arguments.check:
            for source, target in targets.items():
                install(source, target)
            return 0
        report = "".join(differences(source, target) for source, target in targets.items())
    sys.stdout.write(report)
    if report:
        print("generated/ is not what spec/ gives: run `nox -s generate` and commit the result", file=sys.stderr)
    return 1 if report else 0


def keep_types(there: Path, made: Path) -> None:
    """Take the TypeScript types over that only Node's tools could have made."""
    for types in there.glob("typescript/*.d.ts"):
        (made / "typescript").mkdir(exist_ok=True)
        shutil.copy(types, made / "typescript")


if __name__ == "__main__":
    raise SystemExit(main())
