"""Build hook that puts the generated package `agent_genome_spec` into the wheel and the sdist."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "agent_genome_spec"


class GeneratedPackageHook(BuildHookInterface[Any]):
    """Takes the package from the sdist that is being built, else from the checkout around it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the package to what the target holds; `version` is hatch's word for the kind of build."""
        root = Path(self.root)
        own_copy = root / "src" / PACKAGE
        if own_copy.is_dir():
            return
        generated = root.parent / "generated" / "python" / PACKAGE
        if not generated.is_dir():
            message = (
                f"the generated package {PACKAGE} is neither in {own_copy.parent} nor in {generated.parent}: "
                "build from a whole checkout after `nox -s generate`, or from an sdist"
            )
            raise FileNotFoundError(message)
        if version == "editable":
            return
        inside = f"src/{PACKAGE}" if self.target_name == "sdist" else PACKAGE
        for path in sorted(generated.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                build_data["force_include"][str(path)] = f"{inside}/{path.relative_to(generated).as_posix()}"
