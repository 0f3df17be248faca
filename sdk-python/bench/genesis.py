"""A repository as large as the promise about `genesis` says: 133 modules, 2,504 definitions, about 1.7 MB."""

from __future__ import annotations

import sys
from pathlib import Path

from measuring import process, seconds

MODULES, DEFINITIONS = 133, 2504
GENESIS = Path(sys.executable).with_name("genesis")
INDICES = ("HOST_ABI_INDEX_v0.1", "HOST_ABI_SCHEMA_INDEX_v0.1", "PRELUDE_CAPABILITY_INDEX_v0.1")


def index_of_a_large_repository(scratch: Path) -> float:
    root = large_repository(scratch)
    return min(seconds(process(GENESIS, "--json", "--root", root, "agent-index")) for _ in range(5))


def one_lookup(_scratch: Path) -> float:
    lookup = process(GENESIS, "--json", "agent-index", "--symbol", "gene.strength")
    return min(seconds(lookup) for _ in range(9)) * 1000


def large_repository(root: Path) -> Path:
    """Fill a folder with a repository laid out as the contract says."""
    (root / "docs" / "spec").mkdir(parents=True)
    (root / "examples").mkdir()
    (root / "selfhost").mkdir()
    for name in INDICES:
        (root / "docs" / "spec" / f"{name}.json").write_text("{}")
    names = [f"selfhost/m{number:03}.gc" for number in range(MODULES)]
    paths = " ".join(f'"{name}"' for name in names)
    (root / "selfhost" / "toolchain_manifest.gc").write_text(f"{{:module-paths [{paths}] :required-symbols []}}")
    for number, name in enumerate(names):
        share = range(number, DEFINITIONS, MODULES)
        (root / name).write_text("; a module\n" + "".join(definition(number, each) for each in share))
    return root


def definition(module: int, number: int) -> str:
    """Return one definition of about 700 bytes."""
    branches = "\n    ".join(
        f'(if (prim int/eq? x{each} {each}) (let [y{each} "a string {each}"] (core/map::get y{each} :key-{each})) nil)'
        for each in range(8)
    )
    return f"(def core/m{module}::f{number}\n  (fn [a b c]\n    {branches}))\n\n"
