"""What the package offers, and what importing it costs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from agent_genome import agf


@pytest.mark.parametrize("name", agf.__all__)
def test_every_public_name_loads_in_a_fresh_process(name: str) -> None:
    code = f"import agent_genome.agf as agf; assert agf.{name} is not None; from agent_genome.agf import {name}"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_the_package_loads_nothing_heavy() -> None:
    heavy = "{'pydantic', 'orjson', 'jsonschema_rs', 'phonenumbers', 'stdnum', 'rich', 'agent_genome_spec'}"
    code = f"import sys, agent_genome.agf; assert not {heavy} & set(sys.modules), sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = agf.nothing
