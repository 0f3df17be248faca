"""What the package offers, and what importing it costs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from agent_genome import genesis

HEAVY = "{'pydantic', 'orjson', 'jsonschema_rs', 'blake3', 'tomllib', 'rich', 'agent_genome_spec', 'argparse'}"


@pytest.mark.parametrize("name", genesis.__all__)
def test_every_public_name_loads_in_a_fresh_process(name):
    code = f"from agent_genome import genesis; assert genesis.{name} is not None"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_the_package_loads_nothing_heavy():
    code = f"import sys, agent_genome.genesis; assert not {HEAVY} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_name_is_an_attribute_error_and_known_ones_are_listed():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = genesis.nothing
    assert set(genesis.__all__) <= set(dir(genesis))
