"""Build hook that puts the generated packages into the wheel and the sdist."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = ("agent_genome_rest", "agent_genome_spec")


class GeneratedPackageHook(BuildHookInterface[Any]):
    """Takes the packages from the sdist that is being built, else from the checkout around it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the packages to what the target holds; `version` is hatch's word for the kind of build."""
        root = Path(self.root)
        for package in PACKAGES:
            if (root / "src" / package).is_dir():
                continue
            generated = root.parent / "generated" / "python" / package
            if not generated.is_dir():
                message = (
                    f"the generated package {package} is neither in {root / 'src'} nor in {generated.parent}: "
                    "build from a whole checkout after `nox -s generate`, or from an sdist"
                )
                raise FileNotFoundError(message)
            if version == "editable":
                continue
            inside = f"src/{package}" if self.target_name == "sdist" else package
            build_data["force_include"][str(generated)] = inside
