"""Every way of installing the SDK gives the same whole product."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.packaging

ROOT = Path(__file__).resolve().parents[3]
CASES = ROOT / "conformance" / "cases"

LOOK = """
import importlib.metadata, importlib.resources, json
import agent_genome, agent_genome.agf, agent_genome_rest.api.runs.compile_genome, agent_genome_spec
print(json.dumps({
    "version": importlib.metadata.version("agent-genome"),
    "declared": agent_genome.__version__,
    "typed": [importlib.resources.files(name).joinpath("py.typed").is_file()
              for name in ("agent_genome", "agent_genome_spec", "agent_genome_rest")],
    "files": [agent_genome.__file__, agent_genome_spec.__file__, agent_genome_rest.__file__],
}))
"""

WATCH = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from agent_genome.cli.main import main
try:
    main(["check", sys.argv[1]])
except SystemExit as end:
    assert not end.code, end.code
print("\\nOPENED", [path for path in opened if path.startswith(sys.argv[2])])
"""


def copy_of(case: str, folder: Path) -> Path:
    """Put the file of a conformance case, which lies in the checkout, where no checkout is."""
    return Path(shutil.copy(CASES / case / "file.agf.json", folder))


def assert_whole(environment) -> None:
    """Assert that the library, the types, the generated packages and the command are there and work."""
    seen = json.loads(environment.run("python", "-I", "-c", LOOK))
    assert seen["version"] == seen["declared"]
    assert seen["typed"] == [True, True, True]
    environment.run("agf", "check", copy_of("valid/minimal", environment.folder))
    environment.run("agf", "check", copy_of("invalid/digest-mismatch", environment.folder), code=1)


def assert_self_contained(environment) -> None:
    """Assert that what is installed neither lies in the checkout nor opens a file of it."""
    seen = json.loads(environment.run("python", "-I", "-c", LOOK))
    assert all(Path(file).is_relative_to(environment.folder) for file in seen["files"])
    sample = copy_of("valid/minimal", environment.folder)
    assert environment.run("python", "-I", "-c", WATCH, sample, f"{ROOT}/").endswith("OPENED []\n")


def test_install_of_the_folder_brings_all_that_is_needed(empty) -> None:
    empty.install(ROOT / "sdk-python")
    assert_whole(empty)
    assert_self_contained(empty)


def test_editable_install_of_the_folder(environment) -> None:
    environment.install("-e", ROOT / "sdk-python")
    assert_whole(environment)
    seen = json.loads(environment.run("python", "-I", "-c", LOOK))
    assert [Path(file).parent for file in seen["files"]] == [
        ROOT / "sdk-python" / "src" / "agent_genome",
        ROOT / "generated" / "python" / "agent_genome_spec",
        ROOT / "generated" / "python" / "agent_genome_rest",
    ]


@pytest.mark.parametrize("kind", ["wheel", "wheel from the sdist", "sdist"])
def test_install_of_what_was_built(environment, built, kind) -> None:
    environment.install(built[kind])
    assert_whole(environment)
    assert_self_contained(environment)


def test_editable_install_of_the_unpacked_sdist(environment, built) -> None:
    environment.install("-e", built["unpacked sdist"])
    assert_whole(environment)


def test_the_conformance_kit_brings_its_cases(environment, built) -> None:
    environment.install(built["wheel"], built["conformance wheel"])
    assert "22 of 22 as expected" in environment.run("python", "-I", "-m", "agf_conformance.demo")
    wrapper = "import agf_conformance as kit; print(kit.__path__[0] + '/wrappers/reader.py')"
    reader = environment.run("python", "-I", "-c", wrapper).strip()
    page = environment.folder / "report.html"
    python = environment.folder / "bin" / "python"
    said = environment.run(
        "agf-conformance", "reader", "--lines", "--timeout", "60", "--html", page, "--", python, reader
    )
    assert "reader 1.0 reached (22 of 22)" in said
    assert page.read_text().startswith("<!doctype html>")


def test_an_installed_conformance_kit_copies_its_cases_out(environment, built) -> None:
    environment.install(built["wheel"], built["conformance wheel"])
    environment.run("agf-conformance", "copy", "agf-cases")
    copied = environment.folder / "agf-cases"
    assert (copied / "case.schema.json").read_bytes() == (CASES.parent / "case.schema.json").read_bytes()
    assert (copied / "cases" / "valid" / "minimal" / "file.agf.json").is_file()


def test_the_sdist_of_the_conformance_kit_builds_the_wheel_of_the_checkout(built) -> None:
    wheel = contents(built["conformance wheel"])
    assert wheel == contents(built["conformance wheel from the sdist"])
    assert {name.partition("/")[0].partition("-")[0] for name in wheel} == {"agf_conformance"}


def test_the_commands_of_the_page_for_implementers_install_the_kit(empty, tmp_path) -> None:
    page = (ROOT / "docs" / "check-your-implementation.md").read_text(encoding="utf-8")
    made, installed, on_path = re.findall(r"^\$ (.*kit.*)$", page, re.MULTILINE)[:3]
    for name in ("sdk-python", "conformance", "generated"):
        (tmp_path / name).symlink_to(ROOT / name)
    script = f"cd {tmp_path} && {made} && {installed} && {on_path} && cd / && agf-conformance list --set 1.0"
    assert "22 cases" in empty.run(
        "python", "-c", f"import subprocess; subprocess.run({script!r}, shell=True, check=True)"
    )


def test_the_sdist_builds_the_wheel_of_the_checkout(built) -> None:
    first, second = (contents(built[kind]) for kind in ("wheel", "wheel from the sdist"))
    assert first == second
    assert {"agent_genome_spec/agf_rules.py", "agent_genome_rest/client.py"} <= first.keys()


def test_a_build_without_the_generated_package_says_so(empty, tmp_path) -> None:
    alone = shutil.copytree(ROOT / "sdk-python", tmp_path / "alone" / "sdk-python")
    with pytest.raises(AssertionError, match="generated package agent_genome_rest is neither in"):
        empty.install(alone)


@pytest.mark.parametrize("distribution", ["sdk-python", "conformance"])
def test_each_distribution_bears_the_licence_of_the_workspace(distribution) -> None:
    assert (ROOT / distribution / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def contents(wheel: Path) -> dict[str, bytes]:
    """Return what a wheel holds."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
