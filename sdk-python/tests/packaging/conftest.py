"""Clean environments of the Python that runs the tests, filled from wheels that are fetched once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PROJECT = tomllib.loads((ROOT / "sdk-python" / "pyproject.toml").read_text(encoding="utf-8"))
DEPENDENCIES: list[str] = PROJECT["project"]["dependencies"]
BUILD_TOOLS = [*PROJECT["build-system"]["requires"], "build", "editables"]


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None, code: int = 0) -> str:
    """Run a command away from the checkout and from the caller's Python settings; return what it prints."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=inherited | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"} | (env or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == code, f"{command} gave {done.returncode}:\n{done.stdout}"
    return done.stdout


@dataclass(frozen=True)
class Environment:
    """A virtual environment, and the folder of wheels that is all it can install from."""

    folder: Path
    wheelhouse: Path

    @property
    def packages(self) -> Path:
        return self.folder / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"

    def run(self, *command: str | Path, code: int = 0) -> str:
        """Run a command of the environment."""
        return run(self.folder / "bin" / command[0], *command[1:], cwd=self.folder, env=self._offline(), code=code)

    def install(self, *what: str | Path) -> str:
        """Install as a user does, build isolation included."""
        pip = [sys.executable, "-m", "pip", "--python", self.folder / "bin" / "python"]
        return run(*pip, "install", *what, cwd=self.folder, env=self._offline())

    def _offline(self) -> dict[str, str]:
        return {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.wheelhouse), "PIP_NO_COMPILE": "1"}


@pytest.fixture(scope="session")
def wheelhouse(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that an install and a build need, at the versions of constraints.txt."""
    folder = tmp_path_factory.mktemp("wheelhouse")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "-c", ROOT / "constraints.txt", "-d", folder]
    run(*pip, *DEPENDENCIES, *BUILD_TOOLS, cwd=folder)
    return folder


@pytest.fixture
def empty(wheelhouse: Path, tmp_path: Path) -> Iterator[Environment]:
    """An environment with nothing in it."""
    yield made(tmp_path / "empty", wheelhouse)
    shutil.rmtree(tmp_path / "empty")


@pytest.fixture(scope="session")
def dependencies(wheelhouse: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with what the SDK depends on, for others to be copied from."""
    environment = made(tmp_path_factory.mktemp("dependencies") / "venv", wheelhouse)
    environment.install(*DEPENDENCIES)
    return environment


@pytest.fixture
def environment(dependencies: Environment, tmp_path: Path) -> Iterator[Environment]:
    """An environment with what the SDK depends on, quickly made of links."""
    copy = made(tmp_path / "clean", dependencies.wheelhouse)
    shutil.copytree(dependencies.packages, copy.packages, copy_function=os.link, dirs_exist_ok=True)
    yield copy
    shutil.rmtree(copy.folder)


def made(folder: Path, wheelhouse: Path) -> Environment:
    """Make an empty environment."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    return Environment(folder, wheelhouse)


@pytest.fixture(scope="session")
def built(wheelhouse: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The sdist, the wheel of the checkout and the wheel of the unpacked sdist, of the SDK and of the kit."""
    folder = tmp_path_factory.mktemp("built")
    builder = made(folder / "builder", wheelhouse)
    builder.install(*BUILD_TOOLS)

    def build(kind: str, source: Path) -> Path:
        out = folder / f"{kind} of {source.name}"
        builder.run("python", "-m", "build", "--no-isolation", f"--{kind}", "--outdir", out, source)
        return next(out.iterdir())

    def unpack(sdist: Path) -> Path:
        target = folder / f"unpacked {sdist.name}"
        shutil.unpack_archive(sdist, target, filter="data")
        return next(target.iterdir())

    sdist = build("sdist", ROOT / "sdk-python")
    unpacked = unpack(sdist)
    return {
        "sdist": sdist,
        "unpacked sdist": unpacked,
        "wheel": build("wheel", ROOT / "sdk-python"),
        "wheel from the sdist": build("wheel", unpacked),
        "conformance wheel": build("wheel", ROOT / "conformance"),
        "conformance wheel from the sdist": build("wheel", unpack(build("sdist", ROOT / "conformance"))),
    }
