"""`keys`: a key is shown once, works until it is revoked, and is known by its id only."""

from __future__ import annotations

import json
import re

from agent_genome_server.config import Config
from agent_genome_server.services import Services
from agent_genome_server.storage import open_storage


def principal(database, key):
    storage = open_storage(f"sqlite:///{database}")
    try:
        return Services(storage, Config()).authenticate(key)
    finally:
        storage.close()


def test_a_key_is_alone_on_standard_output_and_works(run, database):
    code, out, err = run("keys", "add", "--workspace", "acme", "--scope", "genome:read", "--label", "ci")
    assert code == 0
    assert re.fullmatch(r"agk_[A-Za-z0-9_-]{43}\n", out)
    assert "not shown again" in err
    assert out.strip() not in err
    found = principal(database, out.strip())
    assert (found.workspace, found.scopes) == ("acme", frozenset({"genome:read"}))


def test_a_key_has_every_scope_when_none_is_named(run, database):
    _, out, _ = run("keys", "add", "--workspace", "acme")
    assert principal(database, out.strip()).scopes == {"genome:read", "genome:write", "genome:erase"}


def test_a_workspace_that_is_made_is_told_so_that_a_typing_error_shows(run):
    run("keys", "add", "--workspace", "acme")
    assert 'Made the workspace "Ac me".\n' in run("keys", "add", "--workspace", "Ac me")[2]
    assert "Made the workspace" not in run("keys", "add", "--workspace", "acme")[2]


def test_a_workspace_without_a_name_is_refused(run):
    code, out, err = run("keys", "add", "--workspace", " ")
    assert (code, out) == (2, "")
    assert "workspace" in err


def test_a_label_that_could_steer_a_terminal_is_refused(run):
    assert run("keys", "add", "--workspace", "acme", "--label", "evil\x1b[31m")[0] == 2


def test_keys_are_listed_without_their_text(run, database):
    _, key, _ = run("keys", "add", "--workspace", "acme", "--label", "nightly")
    code, out, _ = run("keys", "list")
    assert code == 0
    assert "acme" in out
    assert "nightly" in out
    assert key.strip() not in out
    (row,) = json.loads(run("keys", "list", "--workspace", "acme", "--json")[1])
    assert row["workspace"] == "acme"
    assert row["revoked_at"] is None
    assert json.loads(run("keys", "list", "--workspace", "other", "--json")[1]) == []


def test_a_revoked_key_works_no_more(run, database):
    _, key, err = run("keys", "add", "--workspace", "acme")
    name = re.search(r"key_\w+", err)[0]
    assert run("keys", "revoke", name)[0] == 0
    assert principal(database, key.strip()) is None
    code, out, err = run("keys", "revoke", name)
    assert (code, out) == (1, "")
    assert "no key" in err
