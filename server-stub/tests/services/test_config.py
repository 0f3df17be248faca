"""What an operator sets."""

from __future__ import annotations

import pytest

from agent_genome_server._spec import FLAGS, RATES
from agent_genome_server.config import Config, ConfigError


def test_without_settings_the_numbers_and_flags_of_the_specification_hold():
    config = Config.from_environment({})
    assert config.flags_shown() == FLAGS
    assert {name: getattr(config, name) for name in RATES} == {name: rate.value for name, rate in RATES.items()}


def test_the_environment_sets_them():
    config = Config.from_environment(
        {
            "AGENT_GENOME_SERVER_DATABASE_URL": "sqlite:///x.db",
            "AGENT_GENOME_SERVER_FLAGS": "provisional_imports, task_aware_selection",
            "AGENT_GENOME_SERVER_COMPILES_PER_WORKSPACE": "7",
        }
    )
    assert (config.database_url, config.compiles_per_workspace) == ("sqlite:///x.db", 7)
    assert all(config.flags_shown().values())


@pytest.mark.parametrize(
    "environ",
    [
        {"AGENT_GENOME_SERVER_FLAGS": "imports"},
        {"AGENT_GENOME_SERVER_COMPILES_PER_KEY": "many"},
        {"AGENT_GENOME_SERVER_COMPILES_PER_KEY": "0"},
        {"AGENT_GENOME_SERVER_COMPILES_PER_KEY": "-1"},
        {"AGENT_GENOME_SERVER_COMPILES_PER_KEY": "9" * 5000},
    ],
)
def test_a_value_that_cannot_be_used_is_an_error(environ: dict[str, str]):
    with pytest.raises(ConfigError, match=next(iter(environ))):
        Config.from_environment(environ)


def test_the_password_of_the_database_shows_in_no_repr():
    assert "hunter2" not in repr(Config(database_url="postgresql://me:hunter2@host/db"))
