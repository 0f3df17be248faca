"""Repairs the invalid file of every canonical example as its pair says, and checks that it is valid then."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from agent_genome import agf

SUITE = Path("examples/canonical_language/v0.1")


def main(work: str) -> None:
    """Repair copies in a folder."""
    suite = json.loads((SUITE / "suite.json").read_text(encoding="utf-8"))
    wrong: list[str] = []
    for pair in suite["pairs"]:
        repair, target = pair["repair"], Path(work) / f"{pair['id']}.agf.json"
        as_bytes = bytes.fromhex if repair["encoding"] == "hexadecimal" else str.encode
        before, after = as_bytes(repair["before"]), as_bytes(repair["after"])
        target.write_bytes(Path(repair["path"]).read_bytes().replace(before, after))
        for command in repair["then"]:
            done = [str(target) if part == repair["path"] else part for part in command]
            subprocess.run(done, check=True, capture_output=True)
        if not agf.check_file(target).valid:
            wrong.append(pair["id"])
    print(f"{len(suite['pairs'])} pairs, {len(wrong)} not repaired")
    if wrong:
        sys.exit(", ".join(wrong))


main(sys.argv[1])
