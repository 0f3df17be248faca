"""`agf compile`."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import unicodedata
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from agent_genome.agf import digest
from agent_genome.cli.exits import CommandError
from agent_genome.cli.task import read_task
from agent_genome.genome._spec_dialects import DEFAULT_DIALECT, DIALECTS
from agent_genome.genome._spec_selection import BUDGET, POLICIES
from agent_genome.genome.compile import Compiled, compile_genome
from agent_genome.genome.convert import from_agf
from agent_genome.genome.model import Task

TASK = '{"task_type": "letter", "category": "dunning"}'


def signed(document):
    document["integrity"]["sha256"] = digest(document)
    return document


def test_the_section_of_the_default_dialect_stands_alone_on_standard_output(agf, save, genome):
    assert agf("compile", save(genome)) == (0, compile_genome(from_agf(genome)).text, "")


def test_a_pipe_gets_the_very_bytes_whose_digest_json_states(agf, save, genome):
    genome["germline"]["genes"][0]["text"] = "क्षेत्र, \u202eé\u200b ok"
    path = save(signed(genome))
    piped = subprocess.run(
        [sys.executable, "-m", "agent_genome.cli", "compile", path], capture_output=True, check=True, timeout=60
    )
    assert hashlib.sha256(piped.stdout).hexdigest() == json.loads(agf("compile", "--json", path).out)["sha256"]
    assert "क्षेत्र, &#x202e;é&#x200b; ok".encode() in piped.stdout


def test_on_a_terminal_what_could_act_is_an_escape_and_the_last_line_ends(agf, save, genome, monkeypatch):
    genome["germline"]["genes"][0]["text"] = "Private \ue000 joined क\u200dष"
    path = save(signed(genome))
    exact = agf("compile", path).out
    assert "\ue000" in exact
    assert "\u200d" in exact
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    shown = agf("compile", path).out
    assert shown == exact.replace("\ue000", "\\ue000").replace("\u200d", "\\u200d") + "\n"


def test_standard_input_can_be_the_genome(agf, genome):
    assert agf("compile", "-", stdin=json.dumps(genome).encode()).out == compile_genome(from_agf(genome)).text


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("policy", POLICIES)
def test_the_options_reach_the_engine(agf, save, genome, dialect, policy):
    options = ("--dialect", dialect, "--policy", policy, "--budget", str(BUDGET["most"]), "--task", TASK)
    wanted = compile_genome(
        from_agf(genome),
        task=Task(task_type="letter", category="dunning"),
        dialect=dialect,
        policy=policy,
        budget=BUDGET["most"],
    )
    assert agf("compile", *options, save(genome)) == (0, wanted.text, "")
    assert json.loads(agf("compile", "--json", *options, save(genome)).out)["policy"] == policy


def test_json_has_all_that_is_known_of_a_section_and_a_reason_for_each_gene_left_out(agf, save, genome):
    compiled = json.loads(agf("compile", "--json", "--task", TASK, save(genome)).out)
    assert set(compiled) == {field.name for field in fields(Compiled)}
    assert compiled["text"] == agf("compile", "--task", TASK, save(genome)).out
    assert compiled["included"] == ["identity_purpose", "late", "greet"]
    assert compiled["left_out"] == [{"id": "plain", "reason": "overridden", "by": "late"}]
    assert (compiled["dialect"], compiled["fell_back"], compiled["over_budget"]) == (DEFAULT_DIALECT, None, False)


def test_json_is_ascii_so_that_nothing_in_it_acts(agf, save, genome):
    genome["germline"]["genes"][0]["text"] = "Private \ue000"
    assert agf("compile", "--json", save(signed(genome))).out.isascii()


def test_a_task_can_stand_in_a_file_or_on_standard_input(agf, save, genome):
    save(TASK.encode(), "task.json")
    wanted = agf("compile", "--task", TASK, save(genome))
    assert agf("compile", "--task", "@task.json", save(genome)) == wanted
    assert agf("compile", "--task", "@-", save(genome), stdin=TASK.encode()) == wanted


def test_a_task_has_every_feature_of_the_engine():
    given = '{"task_type": "a", "category": "b", "input_has": ["c", "d"], "language": "e", "mode": "f"}'
    assert read_task(given) == Task("a", "b", ("c", "d"), "e", "f")


@pytest.mark.parametrize(
    ("task", "refusal"),
    [
        ("", "1:1: not_json"),
        ("letter", "1:1: not_json"),
        ("{'mode': 1}", "1:2: not_json"),
        ('{"mode": "a", "mode": "a"}', "1:15: duplicate_member"),
        ('{"mode": "\\ud800"}', "1:10: lone_surrogate"),
        ('{"mode": "\udcff"}', "1:11: not_utf8"),
        ("[]", "1:1: wrong_type"),
        ("null", "1:1: wrong_type"),
        ('{"mode": null}', "1:10: wrong_type"),
        ('{"language": ["hi"]}', "1:14: wrong_type"),
        ('{"input_has": "table"}', "1:15: wrong_type"),
        ('{"input_has": ["table", 7]}', "1:25: wrong_type"),
        ('{"mode": true}', "1:10: wrong_type"),
        ('{"tasktype": "letter"}', "1:2: unknown_field"),
    ],
)
def test_what_is_no_task_is_refused_with_a_code_and_its_place(agf, save, genome, task, refusal):
    ran = agf("compile", "--task", task, save(genome))
    assert (ran.code, ran.out) == (2, "")
    place, code = refusal.split()
    assert ran.err.startswith(f"--task:{place} error: ")
    assert f"[{code}]\n" in ran.err


def test_an_unknown_member_of_a_task_gets_the_names_that_are_known(agf, save, genome):
    err = agf("compile", "--task", '{"tasktype": 1}', save(genome)).err
    assert "help: Its members are task_type, category, input_has, language, mode.\n" in err


def test_a_task_in_a_file_is_refused_by_the_name_of_the_file(agf, save, genome):
    save(b'\n{"mode": 1}', "task.json")
    assert agf("compile", "--task", "@task.json", save(genome)).err.startswith("task.json:2:10: error: ")
    assert agf("compile", "--task", "@gone.json", save(genome)) == (
        2,
        "",
        "agf: cannot read gone.json: no such file or directory\n",
    )


def test_the_genome_and_the_task_cannot_both_be_standard_input(agf):
    ran = agf("compile", "-", "--task", "@-", stdin=b"{}")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("agf: standard input can be ")


def test_a_file_that_is_not_valid_is_refused_with_its_first_problems(agf, save, genome):
    for number in range(9):
        genome["layers"][0]["genes"].append({"id": f"gene_{number}"})
    ran = agf("compile", save(genome))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("error: ") == 5
    assert "[missing_field]" in ran.err
    assert ran.err.endswith(" more problems\n")


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"{", "not_json"), (b"[]", "wrong_type"), (b'{"agf": "2.0"}', "version_unsupported"), (b" " * 300_000, "large")],
)
def test_what_is_no_agf_is_refused(agf, save, data, code):
    ran = agf("compile", save(data))
    assert (ran.code, ran.out) == (1, "")
    assert code in ran.err


def test_a_warning_does_not_keep_a_genome_from_being_compiled(agf, save, genome):
    genome["future"] = True
    assert agf("compile", save(signed(genome)))[::2] == (0, "")


def test_a_file_that_cannot_be_read_gives_2(agf):
    assert agf("compile", "gone.json") == (2, "", "agf: cannot read gone.json: no such file or directory\n")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--budget", str(BUDGET["least"] - 1)), ["[budget_out_of_range]", str(BUDGET["least"])]),
        (("--budget", str(BUDGET["most"] + 1)), ["[budget_out_of_range]", str(BUDGET["most"])]),
        (("--budget", "9" * 5000), ["invalid int value"]),
        (("--dialect", "klingon"), DIALECTS),
        (("--policy", "luck"), POLICIES),
    ],
)
def test_an_option_out_of_its_range_is_refused_with_what_is_allowed(agf, save, genome, options, said):
    ran = agf("compile", *options, save(genome))
    assert (ran.code, ran.out) == (2, "")
    assert all(word in ran.err for word in said)
    assert ran.err.endswith("Try `agf compile --help`.\n")


def test_a_section_beyond_its_budget_is_printed_and_said_in_one_line(agf, save, genome):
    ran = agf("compile", "--budget", str(BUDGET["least"]), save(genome))
    assert ran.code == 0
    assert ran.out.startswith("<agent_genome ")
    assert ran.err.startswith(f"agf: the section has {len(ran.out):,} characters")
    assert ran.err.endswith(" budget of 500 [over_budget]\n")
    assert ran.err.count("\n") == 1


def test_a_policy_that_gave_up_is_said_in_one_line(agf, save, genome, monkeypatch):
    monkeypatch.setattr("agent_genome.genome.selection.optimum", lambda *_, **__: 1 / 0)
    ran = agf("compile", "--policy", "task_aware", save(genome))
    assert ran == (
        0,
        compile_genome(from_agf(genome)).text,
        "agf: precedence chose the genes, not task_aware. The exact choice failed. [failure]\n",
    )


def test_the_help_and_the_page_tell_the_choices_and_limits_of_the_specification(agf):
    page = Path(__file__).parents[3].joinpath("docs", "agf-command.md").read_text(encoding="utf-8")
    shown = " ".join(agf("compile", "--help").out.split())
    for text in (page, shown):
        assert f"{BUDGET['least']} to {BUDGET['most']}" in text
        assert all(name in text for name in (*DIALECTS, *POLICIES))
    assert f"({BUDGET['default']})" in shown
    assert f"({DEFAULT_DIALECT})" in shown
    assert f"| {BUDGET['default']} |" in page
    assert f"| `{DEFAULT_DIALECT}` |" in page


@given(
    st.text(max_size=30)
    | st.dictionaries(
        st.sampled_from(["task_type", "input_has", "mode", "x\x1b"]),
        st.text(max_size=5) | st.none() | st.integers() | st.lists(st.text(max_size=5) | st.booleans(), max_size=3),
        max_size=4,
    ).map(json.dumps)
)
@example('{"\x1b[31m\u202e": 1}')
def test_no_text_of_a_task_breaks_the_command(text):
    said: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("agent_genome.cli.subject.write_error", said.append)
        try:
            task = read_task(text)
        except CommandError:
            assert said
        else:
            given = {name: tuple(value) if name == "input_has" else value for name, value in json.loads(text).items()}
            assert task == Task(**given)
    assert all(unicodedata.category(character) not in ("Cc", "Cf") for character in "".join(said).replace("\n", ""))


@pytest.mark.parametrize(
    ("command", "loaded"),
    [
        (["check"], []),
        (["show"], []),
        (["compile"], ["agent_genome.genome.compile"]),
        (["show", "--dialect", "open"], ["agent_genome.genome.compile"]),
    ],
    ids=" ".join,
)
def test_the_engine_loads_only_where_it_is_used_and_brings_nothing_heavy(save, genome, command, loaded):
    code = (
        "import sys; from agent_genome.cli.main import main; main(sys.argv[1:]); "
        "print(*sorted(set(sys.modules) & {'agent_genome.genome.compile', 'pydantic', 'phonenumbers', 'rich'}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *command, save(genome)], capture_output=True, text=True, check=True, timeout=60
    )
    last = done.stdout.splitlines()[-1]
    assert last.endswith(" ".join(loaded))
    assert not {"pydantic", "phonenumbers", "rich"} & set(last.split())
    assert ("agent_genome.genome.compile" in last) is bool(loaded)


def test_compiling_changes_no_file(agf, save, genome):
    path = Path(save(genome))
    before = path.read_bytes()
    agf("compile", str(path))
    assert path.read_bytes() == before
    assert [item.name for item in path.parent.iterdir()] == [path.name]
