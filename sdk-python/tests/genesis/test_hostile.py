"""Repositories that mean harm: coded answers, no hang, and nothing read outside the root."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from genesis_trees import CARDS, CATALOG, HOST_ABI, HOST_ABI_SCHEMA, MANIFEST, PRELUDE, SYMBOLS, workflows

from agent_genome.genesis import tree as tree_module
from agent_genome.genesis.tree import Tree, UnreadableError
from agent_genome.genesis.workflows import catalog

READ = (HOST_ABI, HOST_ABI_SCHEMA, PRELUDE, SYMBOLS, CATALOG, CARDS, MANIFEST)
GENESIS = (sys.executable, "-m", "agent_genome.genesis", "--json")
SECRET = "the secret of another place"


@pytest.fixture
def run(genesis, workplace, monkeypatch):
    """Return a function that runs a command and asserts that it reads nothing of the outside."""
    opened: list[str] = []
    content = tree_module._content

    def recorded(descriptor: int, most: int) -> bytes:
        opened.append(os.path.realpath(f"/proc/self/fd/{descriptor}"))
        return content(descriptor, most)

    monkeypatch.setattr(tree_module, "_content", recorded)

    def run(root: Path, command: str, *, outside: Path | None = None) -> tuple[int, str]:
        options = ["--json", "--root", str(root), command]
        if command == "agent-plan":
            (workplace / "intent.json").write_text('{"goal": "bad fs"}')
            (workplace / "caps.toml").write_text("")
            options += ["--intent", "intent.json", "--caps", "caps.toml"]
        opened.clear()
        ran = genesis(*options)
        assert opened or not Path("/proc/self/fd").exists()
        assert not [path for path in opened if outside and path.startswith(str(outside))]
        return ran.code, ran.out

    return run


def expected(path: str, command: str) -> tuple[int, str | None]:
    """Return the exit code and the code of the error when a file cannot be used."""
    if path in (SYMBOLS, CATALOG) and command == "agent-index":
        return 1, f"agent-index/{'symbol-index' if path == SYMBOLS else 'diagnostic-catalog'}-invalid"
    if path == CARDS and command == "agent-plan":
        return 1, "agent-plan/task-cards"
    return 0, None


def place(root: Path, path: str, kind: str, outside: Path) -> None:
    target = root / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    match kind:
        case "fifo":
            os.mkfifo(target)
        case "large":
            with target.open("wb") as file:
                file.truncate(100_000_000)
        case "link out":
            target.symlink_to(outside)
        case "link to itself":
            target.symlink_to(target.name)
        case "directory":
            target.mkdir()
        case "device":
            target.symlink_to("/dev/zero")
        case "deep":
            target.write_bytes(b"[" * 1_000_000)
        case "not utf-8":
            target.write_bytes(b"\xff\xfe{}")


KINDS = ("fifo", "large", "link out", "link to itself", "directory", "device", "deep", "not utf-8")


@pytest.mark.parametrize("command", ["agent-index", "agent-plan"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_means_harm_is_not_read_and_the_answer_has_a_code(run, repository, tmp_path, kind, command):
    outside = tmp_path / "outside.json"
    outside.write_text(json.dumps({"secret": SECRET}))
    for path in READ:
        root = repository(workflows("agent_fs"), name=path.replace("/", "-"))
        place(root, path, kind, outside)
        code, out = run(root, command, outside=outside)
        assert (code, json.loads(out).get("error", {}).get("code")) == expected(path, command), (path, out)
        assert SECRET not in out


@pytest.mark.parametrize("kind", KINDS)
def test_a_workflow_that_means_harm_is_not_ready(run, repository, tmp_path, kind):
    outside = tmp_path / "outside.json"
    outside.write_text(f"'{SECRET}/x::y'")
    root = repository(workflows("agent_fs"))
    for name in ("workflow.sh", "caps.toml"):
        place(root, f"examples/agent_bad/{name}", kind, outside)
    code, out = run(root, "agent-plan", outside=outside)
    nodes = {node["workflow"]: node for node in json.loads(out)["data"]["plan"]["nodes"]}
    readable = kind in ("deep", "not utf-8")
    assert nodes["agent_bad"]["ready"] is readable
    assert nodes["agent_bad"]["required_ops"] == []
    assert nodes["agent_fs"]["ready"]
    assert code == (0 if readable else 50)
    assert SECRET not in out


def test_directories_that_lead_out_of_the_root_are_not_followed(run, repository, tmp_path):
    outside = repository(workflows("agent_outside"), name="outside")
    (outside / HOST_ABI).write_text(f'"{SECRET}"')
    root = tmp_path / "tree"
    root.mkdir()
    (root / "examples").symlink_to(outside / "examples")
    (root / "docs").symlink_to(outside / "docs")
    (root / "selfhost").symlink_to("..")
    code, out = run(root, "agent-index", outside=outside)
    data = json.loads(out)["data"]
    assert (code, data["reference_workflows"]) == (0, [])
    assert not any(entry["loaded"] for entry in data["capability_indices"].values())
    assert SECRET not in out
    assert "/" not in data["selfhost_symbol_index"]["error"]


def test_links_inside_the_root_are_followed(repository, genesis):
    root = repository({"docs/real.json": '{"inside": 1}'})
    (root / HOST_ABI).unlink()
    (root / HOST_ABI).symlink_to("../real.json")
    answer = genesis("--json", "--root", str(root), "agent-index").answer
    assert answer["data"]["capability_indices"]["host_abi"]["index"] == {"inside": 1}


def test_a_root_may_itself_be_a_link(repository, genesis, tmp_path):
    (tmp_path / "link").symlink_to(repository(workflows("agent_here")))
    answer = genesis("--json", "--root", str(tmp_path / "link"), "agent-index").answer
    assert [row["name"] for row in answer["data"]["reference_workflows"]] == ["agent_here"]


@pytest.mark.parametrize("path", ["../x.gc", "/etc/passwd", "a/../../x.gc", "a\\u0000b", "x" * 5000, ""])
def test_a_manifest_cannot_name_what_lies_outside(run, repository, tmp_path, path):
    (tmp_path / "x.gc").write_text(f"(def {SECRET.replace(' ', '-')} 1)")
    root = repository({MANIFEST: f'{{:module-paths ["{path}"] :required-symbols []}}'})
    _, out = run(root, "agent-index", outside=tmp_path / "x.gc")
    assert not json.loads(out)["data"]["selfhost_symbol_index"]["loaded"]
    assert SECRET.replace(" ", "-") not in out


@pytest.mark.parametrize(
    ("text", "loaded"),
    [
        ("(" * 1_000_000, False),
        ("'" * 1_000_000, False),
        ('"' + "a" * 4_000_000, False),
        ("{" * 90_000 + "}" * 89_999, False),
        ("( ;" * 900_000, False),
        ("\\" * 4_000_000, True),
        ("(" * 90_000 + ")" * 90_000, True),
    ],
    ids=range(7),
)
def test_a_module_that_means_harm_ends_the_table(run, repository, text, loaded):
    root = repository({MANIFEST: "{:module-paths [a.gc] :required-symbols []}", "a.gc": text})
    _, out = run(root, "agent-index")
    assert json.loads(out)["data"]["selfhost_symbol_index"]["loaded"] is loaded


def test_a_fifo_or_an_endless_file_as_input_is_a_failure_and_no_hang(repository, tmp_path):
    root = repository(workflows("agent_fs"))
    os.mkfifo(tmp_path / "pipe")
    for intent, caps in (("pipe", "caps.toml"), ("intent.json", "pipe"), ("/dev/zero", "/dev/zero")):
        (tmp_path / "intent.json").write_text('{"goal": "fs"}')
        (tmp_path / "caps.toml").write_text("")
        done = subprocess.run(
            [*GENESIS, "--root", str(root), "agent-plan", "--intent", intent, "--caps", caps],
            cwd=tmp_path,
            capture_output=True,
            check=False,
            timeout=60,
        )
        assert done.returncode in (10, 50)
        assert b"it is no regular file" in done.stdout


def test_standard_input_without_end_is_refused_by_size(genesis, repository, workplace):
    (workplace / "caps.toml").write_text("")
    root = str(repository())
    ran = genesis(
        "--root", root, "--json", "agent-plan", "--intent", "-", "--caps", "caps.toml", stdin=b" " * 1_048_577
    )
    assert ran.code == 10
    assert "it has more than 1048576 bytes" in ran.out


@pytest.mark.parametrize("name", [os.fsdecode(b"agent_\xff"), "agent_\n\x1b[31m", "agent_\u202e"], ids=ascii)
def test_names_of_directories_are_data(genesis, repository, name):
    root = repository(workflows(name))
    names = [
        row["name"]
        for row in genesis("--root", str(root), "--json", "agent-index").answer["data"]["reference_workflows"]
    ]
    assert names == ([] if "\udcff" in name else [name])


def test_words_on_standard_error_hold_no_control_character(genesis, repository, workplace):
    (workplace / "caps.toml").write_text("")
    intent = json.dumps({"goal": "x", "required_workflows": ["agent_\x1b[31m"]}).encode()
    ran = genesis("--root", str(repository()), "agent-plan", "--intent", "-", "--caps", "caps.toml", stdin=intent)
    assert "\x1b" not in ran.err
    assert "agent_" in ran.err


@pytest.mark.parametrize("swapped", ["docs", "docs/spec", HOST_ABI])
def test_what_becomes_a_link_after_it_was_looked_at_is_not_followed(repository, tmp_path, monkeypatch, swapped):
    outside = repository({HOST_ABI: f'"{SECRET}"'}, name="outside")
    root = repository()
    resolve = Tree._inside

    def resolve_and_swap(tree: Tree, path: str) -> bytes:
        real = resolve(tree, path)
        (root / swapped).rename(tmp_path / "moved")
        (root / swapped).symlink_to(outside / swapped)
        return real

    monkeypatch.setattr(Tree, "_inside", resolve_and_swap)
    with pytest.raises(UnreadableError):
        Tree(root).read(HOST_ABI)


def test_a_directory_that_becomes_a_link_after_it_was_looked_at_is_not_listed(repository, tmp_path, monkeypatch):
    outside = repository(workflows("agent_outside"), name="outside")
    root = repository()
    resolve = Tree._inside

    def resolve_and_swap(tree: Tree, path: str) -> bytes:
        real = resolve(tree, path)
        (root / "examples").rename(tmp_path / "moved")
        (root / "examples").symlink_to(outside / "examples")
        return real

    monkeypatch.setattr(Tree, "_inside", resolve_and_swap)
    assert Tree(root).directories("examples") == []


def test_many_workflows_that_share_one_large_script_are_read_up_to_a_limit(repository):
    root = repository({"common.sh": "'x/y::z'\n" * 200_000})
    for number in range(4):
        folder = root / f"examples/agent_{number}"
        folder.mkdir()
        (folder / "workflow.sh").symlink_to("../../common.sh")
    assert [workflow.ready for workflow in catalog(Tree(root))] == [True, True, False, False]


@pytest.mark.parametrize("name", ["x" * 300, "x/" * 3000, "x\ny", "\udcff", "a\0b"], ids=range(5))
def test_a_root_of_any_name_that_is_no_directory_is_refused_with_its_code(genesis, name):
    assert genesis("--json", "--root", name, "agent-index").answer["error"]["code"] == "io/root"


@pytest.mark.parametrize(
    ("path", "text", "said"),
    [
        ("a.gc", "(def a 1)" * 65_537, "more than 65536 definitions"),
        ("./" * 1500 + "a.gc", "".join(f"(def a{number} 1)" for number in range(4000)), "more than 8388608 characters"),
        ("a.gc", f'(def ::meta {{:intent "{"x" * 1_000_000}"}})' + "(def a 1)" * 9, "more than 8388608 characters"),
    ],
    ids=range(3),
)
def test_a_small_module_makes_no_huge_table(run, repository, path, text, said):
    root = repository({MANIFEST: f"{{:module-paths [{path}] :required-symbols []}}", "a.gc": text})
    _, out = run(root, "agent-index")
    assert said in json.loads(out)["data"]["selfhost_symbol_index"]["error"]
    assert len(out) < 1_000_000
