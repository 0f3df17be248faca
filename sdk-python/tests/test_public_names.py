"""What the packages offer, and what importing them costs."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

import agent_genome
from agent_genome import agf, genome

NAMES = [(package.__name__, name) for package in (agent_genome, agf, genome) for name in package.__all__]
HEAVY = (
    "{'httpx', 'attrs', 'pydantic', 'orjson', 'jsonschema_rs', 'phonenumbers', 'stdnum', 'rich', 'agent_genome_spec'}"
)


def _run(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(("package", "name"), NAMES)
def test_every_public_name_loads_in_a_fresh_process(package: str, name: str) -> None:
    _run(f"import {package} as package; assert package.{name} is not None; from {package} import {name}")


@pytest.mark.parametrize("package", [agent_genome, agf, genome])
def test_importing_a_package_loads_nothing_heavy(package: ModuleType) -> None:
    _run(f"import sys, {package.__name__}; assert not {HEAVY} & set(sys.modules), sys.modules")


@pytest.mark.parametrize("package", [agent_genome, agf, genome])
def test_an_unknown_name_is_an_attribute_error_and_known_ones_are_listed(package: ModuleType) -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = package.nothing
    assert set(package.__all__) <= set(dir(package))
