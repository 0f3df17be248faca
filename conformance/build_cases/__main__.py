"""Build the conformance cases and vectors from their descriptions; with `--check` only say what would change."""

from __future__ import annotations

import argparse
import sys

from agent_genome.agf._spec import SPEC_VERSION
from build_cases.descriptions import all_cases
from build_cases.genome_vectors import report_vectors, section_vectors
from build_cases.output import ROOT, Tree, case_files, changes, differences, requirements, write_tree
from build_cases.vectors import vector_file

FROZEN = f"requirements/{SPEC_VERSION}.json"


def everything() -> Tree:
    """Return every file that the builder makes, by its path below `conformance`."""
    cases = all_cases()
    return {
        **case_files(cases),
        **requirements(cases),
        "vectors/canonical/vectors.json": vector_file(),
        "vectors/genome/reports.json": report_vectors(),
        "vectors/genome/sections.json": section_vectors(),
    }


def main(arguments: list[str] | None = None) -> int:
    """Run the builder and return its exit code: 1 when something differs that may not."""
    parser = argparse.ArgumentParser(prog="python -m build_cases", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="change nothing; print a diff and exit 1 when there is one"
    )
    options = parser.parse_args(arguments)
    tree = everything()
    if options.check:
        lines = list(differences(tree))
        print("\n".join(lines) or "The cases and vectors are as described.")
        return 1 if lines else 0
    if (ROOT / FROZEN).is_file() and (ROOT / FROZEN).read_bytes() != tree[FROZEN]:
        print("\n".join(changes({FROZEN: tree[FROZEN]})))
        print(
            f"{FROZEN} freezes these cases. Mend their descriptions; a limit that changes them breaks every "
            "implementation that passes the set.",
            file=sys.stderr,
        )
        return 1
    print(f"{write_tree(tree)} files changed.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
