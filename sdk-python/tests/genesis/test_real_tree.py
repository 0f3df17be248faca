"""A run over a real repository, when the environment variable AGENT_GENOME_GENESIS_TREE names one."""

from __future__ import annotations

import os

import pytest

TREE = os.environ.get("AGENT_GENOME_GENESIS_TREE", "")

pytestmark = pytest.mark.skipif(not TREE, reason="AGENT_GENOME_GENESIS_TREE names no repository")


def test_the_index_of_a_real_repository_is_whole(genesis):
    data = genesis("--root", TREE, "--json", "agent-index").answer["data"]
    assert data["missing_sources"] == []
    assert data["selfhost_symbol_index"]["loaded"]
    assert data["selfhost_symbol_index"]["unresolved_required_symbols"] == []


def test_a_real_repository_has_one_record_for_each_of_its_symbols(genesis):
    data = genesis("--root", TREE, "--json", "agent-index").answer["data"]
    assert data["language_symbol_index"]["symbol_count"] > 0
    assert genesis("--root", TREE, "--json", "agent-index", "--symbol", "no such symbol").code == 10
