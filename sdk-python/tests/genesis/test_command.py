"""The command line: places of options, exit codes, what goes to which stream, processes of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from genesis_trees import INDICES, grow, hold, workflows

GENESIS = [sys.executable, "-m", "agent_genome.genesis"]


def run(*arguments: str, **options: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*GENESIS, *arguments], capture_output=True, check=False, timeout=60, **options)  # type: ignore[call-overload]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--json", "--root", "T", "agent-index"),
        ("--root", "T", "agent-index", "--json"),
        ("agent-index", "--json", "--root", "T"),
        ("--json", "agent-index", "--root=T"),
    ],
)
def test_global_options_may_stand_anywhere(genesis, repository, arguments):
    tree = str(repository(workflows("agent_here")))
    ran = genesis(*(part.replace("T", tree) for part in arguments))
    assert [row["name"] for row in ran.answer["data"]["reference_workflows"]] == ["agent_here"]


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("unknown",),
        ("agent-index", "--symbol"),
        ("agent-index", "--symbol", "a", "--diagnostic", "b"),
        ("agent-index", "--unknown"),
        ("agent-index", "extra"),
        ("agent-index", "--sym", "gene.id"),
        ("agent-plan", "--intent", "-"),
        ("agent-plan", "--caps", "x"),
        *(
            ("agent-plan", "--intent", "-", "--caps", "x", "--max-workflows", number)
            for number in ("-1", "1.0", "x", "", "+1", " 1", "\u0661", "18446744073709551616", "9" * 5000)
        ),
        ("cli-schema", "--root"),
    ],
    ids=lambda arguments: " ".join(arguments)[:60],
)
def test_a_wrong_command_line_gives_2_plain_words_and_no_json(genesis, arguments):
    ran = genesis("--json", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "usage: genesis" in ran.err


@pytest.mark.parametrize("arguments", [("--help",), ("agent-plan", "--help"), ("--version",)])
def test_help_and_version_go_to_standard_output(genesis, arguments):
    ran = genesis(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert "genesis" in ran.out


def test_without_json_success_is_the_bare_envelope_and_an_error_words_only(genesis):
    found = genesis("agent-index", "--symbol", "gene.id")
    assert (found.code, set(found.answer), found.err) == (0, {"ok", "kind", "data"}, "")
    missing = genesis("agent-index", "--symbol", "gene.Id")
    assert (missing.code, missing.out) == (10, "")
    assert missing.err.startswith("genesis: agent-index/symbol-not-found: ")


def test_a_root_that_is_no_directory_gives_70(genesis, workplace):
    (workplace / "file").write_text("")
    for root in ("file", "gone", ""):
        ran = genesis("--json", "--root", root, "agent-index")
        assert (ran.code, ran.answer["error"]["code"]) == (70, "io/root")


@pytest.mark.parametrize(("root", "code"), [((), 70), (("--root", "."), 70), (("--root", "/"), 0)])
def test_without_a_current_directory_it_gives_70_unless_a_root_is_given_by_an_absolute_path(tmp_path, root, code):
    gone = tmp_path / "gone"
    gone.mkdir()
    program = f"import os, sys; os.rmdir({str(gone)!r}); from agent_genome.genesis.main import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "--json", *root, "agent-index"]
    done = subprocess.run(command, cwd=gone, capture_output=True, check=False)
    assert done.returncode == code
    assert (b'"code":"io/cwd"' in done.stdout) is (code == 70)


@pytest.mark.parametrize(
    "marker", ["docs/spec/HOST_ABI_INDEX_v0.1.json", "docs/spec/CLI.md", "selfhost/toolchain_manifest.gc"]
)
def test_the_nearest_repository_upwards_is_found(genesis, tmp_path, monkeypatch, marker):
    grow(tmp_path / "outer", {"examples": None, "docs/spec/CLI.md": ""} | workflows("agent_outer"))
    inner = grow(tmp_path / "outer/inner", {"examples": None, marker: "{}", "a/b": None} | workflows("agent_inner"))
    monkeypatch.chdir(inner / "a/b")
    assert genesis("--json", "root").answer["data"] == {
        "schema": "genesis/root-v0.1",
        "path": str(inner),
        "shipped": False,
    }
    found = genesis("--json", "agent-index").answer["data"]["reference_workflows"]
    assert [row["name"] for row in found] == ["agent_inner"]


@pytest.mark.parametrize(
    "files", [{"examples": None}, {"docs/spec/CLI.md": ""}, {"examples": "", "docs/spec/CLI.md": ""}]
)
def test_outside_any_repository_the_shipped_one_serves(genesis, tmp_path, monkeypatch, files):
    monkeypatch.chdir(grow(tmp_path / "plain", files))
    answer = genesis("--json", "root").answer["data"]
    assert answer["shipped"]
    assert Path(answer["path"], "docs/spec").is_dir()
    assert genesis("--json", "agent-index").answer["data"]["missing_sources"] == ["selfhost/toolchain_manifest.gc"]


def test_the_command_line_as_data_is_what_the_index_has(genesis):
    command = genesis("--json", "cli-schema").answer["data"]
    assert genesis("--json", "agent-index").answer["data"]["cli_schema"] == command
    root = command["command"]
    assert [node["name"] for node in root["subcommands"]] == ["agent-index", "agent-plan", "cli-schema", "root"]
    assert [option["long"] for option in root["options"]] == ["json", "root"]
    assert all(option["global"] for option in root["options"])
    plan = root["subcommands"][1]
    assert plan["path"] == ["genesis", "agent-plan"]
    assert [option["long"] for option in plan["options"]] == ["caps", "intent", "max-workflows"]
    assert plan["options"][2] == {
        "name": "max_workflows",
        "long": "max-workflows",
        "short": None,
        "help": "How many workflows to select when the intent does not say",
        "required": False,
        "global": False,
        "positional": False,
        "value_names": ["N"],
        "default_values": ["4"],
        "allowed_values": [],
        "action": "set",
        "value_type": "integer",
        "multiple": False,
        "min_values": 1,
        "max_values": 1,
    }


def test_equal_trees_give_equal_bytes_at_any_place_in_any_locale_and_directory_order(tmp_path):
    names = [f"agent_{name}" for name in ("b", "a", "ü", "Z", "c")]
    first = grow(tmp_path / "one", INDICES | workflows(*names))
    second = grow(tmp_path / "deep/er/two", INDICES | workflows(*reversed(names)))
    (tmp_path / "intent.json").write_text('{"goal": "a b c"}')
    (tmp_path / "caps.toml").write_text("")
    plan = ("agent-plan", "--intent", "intent.json", "--caps", "caps.toml")
    shuffled = (
        "import os, random, sys\n"
        "real = os.scandir\n"
        "class Shuffled(list):\n"
        "    def __enter__(self): return self\n"
        "    def __exit__(self, *_): pass\n"
        "def scandir(*path):\n"
        "    found = Shuffled(real(*path)); random.shuffle(found); return found\n"
        "os.scandir = scandir\n"
        "from agent_genome.genesis.main import main\n"
        "sys.exit(main())\n"
    )
    for arguments in (("agent-index",), plan):
        outputs = set()
        for root in (first, second):
            for locale, ascii_only in (("C", False), ("C", True), ("C.UTF-8", False), ("tr_TR.UTF-8", False)):
                command = [sys.executable, "-c", shuffled, "--json", "--root", str(root), *arguments]
                settings = os.environ | {"LC_ALL": locale, "LANG": locale, "LANGUAGE": "de", "PYTHONHASHSEED": "random"}
                if ascii_only:
                    settings |= {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
                done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, check=False)
                outputs.add(done.stdout)
        assert len(outputs) == 1
        assert outputs.pop().endswith(b"}\n")


def test_a_reader_that_goes_away_is_no_error():
    process = subprocess.Popen([*GENESIS, "agent-index"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.wait(60) == 141
    assert process.stderr.read() == b""
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_output_that_cannot_be_written_gives_70():
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*GENESIS, "agent-index"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 70
    assert b"cannot write to standard output" in done.stderr


def test_names_that_are_not_utf_8_are_told_as_escapes(tmp_path):
    name = os.fsdecode(b"i\xff.json")
    (tmp_path / name).write_text('{"goal": "x"}')
    (tmp_path / "caps.toml").write_text("")
    done = run("--json", "agent-plan", "--intent", name, "--caps", "caps.toml", cwd=tmp_path)
    assert done.returncode == 50
    assert rb'"intent_path":"i\\xff.json"' in done.stdout


def test_a_lookup_loads_nothing_that_it_does_not_need():
    unwanted = {"pydantic", "jsonschema", "blake3", "tomllib", "rich", "httpx", "phonenumbers", "traceback"}
    code = (
        "import sys; from agent_genome.genesis.main import main; main(['agent-index', '--symbol', 'gene.id']); "
        f"print(sorted(set(sys.modules) & {unwanted}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_standard_input_may_be_closed(tmp_path):
    (tmp_path / "caps.toml").write_text("")
    command = f"{' '.join(GENESIS)} --json agent-plan --intent - --caps caps.toml <&-"
    done = subprocess.run(command, shell=True, cwd=tmp_path, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (10, b"")
    hold(json.loads(done.stdout))
