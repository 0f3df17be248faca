"""`run.py` needs nothing but Python, and says what is missing when even that is not enough."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = ROOT / "run.py"


def run(
    *arguments: str, python: Path = Path(sys.executable), script: Path = SCRIPT
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python, script, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )


@pytest.mark.parametrize("arguments", [[], ["nonsense"]])
def test_a_wrong_command_line_exits_with_2_and_the_usage(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert "run.py demo" in done.stderr


def test_an_old_python_reads_the_script_far_enough_to_say_that_it_is_too_old() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 8))


def test_it_imports_nothing_but_the_standard_library() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def test_a_python_without_pip_and_ensurepip_is_told_what_to_install(tmp_path: Path) -> None:
    venv.create(tmp_path / "bare", with_pip=False)
    packages = tmp_path / "bare" / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
    (packages / "blocker.pth").write_text("import sys; sys.modules['ensurepip'] = None\n", encoding="utf-8")
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    for name in ("run.py", "pyproject.toml", "constraints.txt", "sdk-python", "server-stub", "conformance"):
        if (ROOT / name).is_file():
            shutil.copy(ROOT / name, checkout)
        else:
            (checkout / name).mkdir()
            shutil.copy(ROOT / name / "pyproject.toml", checkout / name)
    done = run("demo", python=tmp_path / "bare" / "bin" / "python", script=checkout / "run.py")
    assert done.returncode == 2, done.stderr
    assert "apt install python3-venv" in done.stderr
    assert not os.path.lexists(checkout / ".venv")
