"""`genes`: shown, written, changed, removed; proposals decided about; refusals with their code."""

from __future__ import annotations

import io
import json
import sqlite3
import sys

import pytest

from agent_genome_server.cli.genes import as_json
from agent_genome_server.config import Config
from agent_genome_server.services import Call, Principal, Services
from agent_genome_server.storage import engines, open_storage

GENE = '{"id": "tone", "kind": "style", "text": "Be warm."}'


def genes(run, agent, *more):
    listed = json.loads(run("genes", "list", agent, "--json", *more)[1])
    return {gene["id"]: (layer["stratum"], gene) for layer in listed["strata"] for gene in layer["genes"]}


def test_genes_are_shown_the_strongest_stratum_first(run, agent):
    code, out, _ = run("genes", "list", agent)
    assert code == 0
    strata = [line.split()[0] for line in out.splitlines()[1:]]
    assert strata == ["kernel", "kernel", "org", "org", "default"]


def test_a_gene_needs_no_more_than_id_kind_and_text(run, agent):
    assert run("genes", "add", agent, GENE, "--stratum", "team") == (0, "Wrote tone in team.\n", "")
    stratum, gene = genes(run, agent)["tone"]
    assert (stratum, gene["source"], gene["strength"]) == ("team", "staff", 1.0)


def test_a_gene_comes_from_a_file_or_standard_input(run, agent, tmp_path, monkeypatch):
    file = tmp_path / "gene.json"
    file.write_text(GENE, encoding="utf-8")
    assert run("genes", "add", agent, str(file), "--stratum", "org")[0] == 0
    stdin = io.TextIOWrapper(io.BytesIO(GENE.replace("warm", "brief").encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert run("genes", "change", agent, "-", "--stratum", "org")[1] == "Changed tone in org.\n"
    assert genes(run, agent)["tone"][1]["text"] == "Be brief."


def test_a_personal_gene_shows_only_for_its_person(run, agent):
    assert run("genes", "add", agent, GENE, "--stratum", "user", "--subject", "priya")[0] == 0
    assert "tone" not in genes(run, agent)
    assert genes(run, agent, "--subject", "priya")["tone"][0] == "user"
    assert run("genes", "remove", agent, "tone", "--subject", "priya")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("add", "{", "--stratum", "org"), "malformed_json"),
        (("add", '{"id": "x", "id": "y"}', "--stratum", "org"), "duplicate_member"),
        (("add", '{"id": "tone"}', "--stratum", "org"), "missing_field"),
        (("add", GENE, "--stratum", "kernel"), "stratum_read_only"),
        (("add", GENE, "--stratum", "user"), "subject_required"),
        (("add", GENE.replace("tone", "polite_close"), "--stratum", "org"), "gene_exists"),
        (("add", GENE.replace("warm", "warm to a@b.example"), "--stratum", "org"), "gene_refused"),
        (("change", GENE, "--stratum", "org"), "gene_unknown"),
        (("remove", "nothing"), "gene_unknown"),
        (("accept", "nothing"), "proposal_unknown"),
        (("reject", "nothing"), "proposal_unknown"),
    ],
)
def test_a_refusal_is_1_with_its_code(run, agent, arguments, code):
    before = genes(run, agent)
    verb, *rest = arguments
    exit_code, out, err = run("genes", verb, agent, *rest)
    assert (exit_code, out) == (1, "")
    assert f"[{code}]" in err
    assert genes(run, agent) == before


def test_an_agent_that_is_not_there_is_refused(run, agent):
    code, _, err = run("genes", "list", "nobody")
    assert code == 1
    assert "[agent_not_found]" in err


def test_the_workspace_is_asked_for_where_there_are_several(run, agent):
    run("keys", "add", "--workspace", "other")
    code, _, err = run("genes", "list", agent)
    assert code == 2
    assert '"demo", "other"' in err
    assert run("genes", "list", agent, "--workspace", "demo")[0] == 0
    code, _, err = run("genes", "list", agent, "--workspace", "nowhere")
    assert code == 2
    assert '"nowhere"' in err


def test_a_file_that_cannot_be_read_is_2(run, agent, tmp_path):
    code, _, err = run("genes", "add", agent, str(tmp_path / "missing.json"), "--stratum", "org")
    assert code == 2
    assert "no such file" in err


def say(database, agent, *texts):
    storage = open_storage(f"sqlite:///{database}")
    services = Services(storage, Config())
    who = Principal(key_id="k", workspace="demo", scopes=frozenset({"genome:write"}))
    for text in texts:
        body = {"result": "feedback", "text": text, "subject": "priya"}
        services.call(Call(operation_id="record_outcome", principal=who, path={"agent_id": agent}, body=body))
    storage.close()


def test_what_repeats_is_learned_once_and_consolidating_again_changes_nothing(run, agent, database):
    say(database, agent, "Keep it under 60 words.", "Please keep it under 60 words.", "Keep it under 60 words!")
    code, out, _ = run("consolidate")
    assert code == 0
    assert agent in out
    learned = [name for name, (stratum, _) in genes(run, agent).items() if stratum == "learned"]
    assert len(learned) == 1
    (again,) = json.loads(run("consolidate", "--workspace", "demo", "--json")[1])
    assert (again["agent_id"], again["learned"], again["reinforced"]) == (agent, [], [])


def test_a_proposal_is_accepted_or_rejected(run, agent, database):
    say(database, agent, *["Never send an invoice before I approve it."] * 3)
    run("consolidate")
    listed = json.loads(run("genes", "list", agent, "--json")[1])
    (proposal,) = listed["proposals"]
    name = proposal["gene"]["id"]
    assert "proposal for" in run("genes", "list", agent)[1]
    assert run("genes", "reject", agent, name) == (0, f"Rejected {name}.\n", "")
    assert json.loads(run("genes", "list", agent, "--json")[1])["proposals"] == []


def test_a_person_is_erased_from_the_files_of_the_database(run, agent, database):
    say(database, agent, "The word is xylophone-7731.")
    assert any(b"xylophone-7731" in file.read_bytes() for file in database.parent.glob("genome.sqlite3*"))
    code, out, _ = run("erase", "priya")
    assert code == 0
    assert agent in out
    assert not any(b"xylophone-7731" in file.read_bytes() for file in database.parent.glob("genome.sqlite3*"))
    assert json.loads(run("erase", "priya", "--json")[1])["agents"] == []


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_what_was_erased_is_told_though_the_files_could_not_be_cleaned(run, agent, database, monkeypatch, options):
    say(database, agent, "The word is xylophone-7731.")
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)
    reader = sqlite3.connect(database, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM agents").fetchall()
    code, out, err = run("erase", "priya", *options)
    assert (code, agent in out) == (2, True)
    assert "run the command again" in err
    reader.close()
    assert run("erase", "priya")[0] == 0
    assert not any(b"xylophone-7731" in file.read_bytes() for file in database.parent.glob("genome.sqlite3*"))


def test_a_person_without_an_id_is_refused(run, agent):
    code, _, err = run("erase", "")
    assert code == 1
    assert "[too_short]" in err


def test_migrate_is_safe_to_repeat(run, database):
    assert run("migrate")[0] == 0
    assert run("migrate")[1].endswith("as before.\n")


def test_a_database_of_another_version_is_named(run, agent, database):
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'future'")
    connection.close()
    code, _, err = run("genes", "list", agent)
    assert code == 2
    assert "migrate" in err


def test_no_json_steers_a_terminal():
    value = {"x_note": "a\x9b31m\x7f \u202e \u2028 \U000e0001 \u0915"}
    text = as_json(value)
    assert text.replace("\n", "").isprintable()
    assert "\u0915" in text
    assert json.loads(text) == value
