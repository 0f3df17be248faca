"""The documents of the genesis command: what they promise each other, and what follows from them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pipeline.genesis import combined, disagreements, genesis_files, read_data, read_schemas
from pipeline.genesis_identity import identity
from pipeline.sources import SpecError

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "spec"


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SPEC, tmp_path / "spec", ignore=shutil.ignore_patterns("node_modules")))


def edit(spec: Path, name: str, change: Callable[[Any], None]) -> None:
    path = spec / "genesis" / name
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))


def twice_a_code(data: Any) -> None:
    data["codes"][0]["code"] = data["codes"][1]["code"]


def code_of_a_check(data: Any) -> None:
    data["codes"][0]["rule"] = "agent-index.md#nowhere"


def unknown_exit(data: Any) -> None:
    data["codes"][0]["exit"] = "nowhere"


def other_exit(data: Any) -> None:
    data["exit_codes"]["io"]["value"] = 71


def other_kind(data: Any) -> None:
    data["kinds"]["agent_index"] = "genesis/agent-index-v9.9"


def other_profile(data: Any) -> None:
    data["profiles"].append("third")


def other_domain(data: Any) -> None:
    data["domain_of_segment"]["x"] = "nowhere"


def misspelt_member(data: Any) -> None:
    data["limts"] = {}


def unknown_class(data: Any) -> None:
    data["unsupported"][0]["class"] = "nowhere"


def long_card(data: Any) -> None:
    data["cards"][0]["rules"].append("x" * 1400)


def many_cards(data: Any) -> None:
    data["target_bytes"] = 100


def absent_text(data: Any) -> None:
    data["pairs"][0]["before"] = "ff00ff00ff"


def frequent_text(data: Any) -> None:
    data["pairs"][3]["before"] = '"'


def no_action(data: Any) -> None:
    del data["action_of_stage"]["digest"]


def missing_hints(data: Any) -> None:
    del data["policy_hints"]


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("contract.json", twice_a_code, "another document has this code"),
        ("contract.json", code_of_a_check, "no anchor agent-index.md#nowhere"),
        ("contract.json", unknown_exit, "unknown exit nowhere"),
        ("contract.json", other_exit, "exit_code: the schemas say"),
        ("contract.json", other_kind, "the contract has no genesis/agent-index-v0.1"),
        ("contract.json", other_profile, "runtimeProfile: the schemas say"),
        ("contract.json", other_domain, "failureDomain: the schemas say"),
        ("contract.json", misspelt_member, "Additional properties are not allowed"),
        ("planning.json", missing_hints, "'policy_hints' is a required property"),
        ("profile.json", unknown_class, "unknown class nowhere"),
        ("task-cards.json", long_card, "the card format has"),
        ("task-cards.json", many_cards, "bytes together"),
        ("examples.json", absent_text, "does not stand there exactly once"),
        ("examples.json", frequent_text, "does not stand there exactly once"),
    ],
)
def test_documents_that_contradict_each_other_are_refused(
    spec: Path, name: str, change: Callable[[Any], None], said: str
) -> None:
    edit(spec, name, change)
    with pytest.raises(SpecError, match=said):
        genesis_files(spec, typescript=False)


def test_the_documents_agree_and_every_definition_has_one_name() -> None:
    assert list(disagreements(read_data(SPEC), read_schemas(SPEC))) == []
    answers = combined(read_schemas(SPEC)).data
    assert set(answers["properties"]) >= {"agent_index", "agent_plan", "agent_intent", "cli_schema", "error"}
    text = json.dumps(answers)
    assert ".schema.json" not in text


def test_a_code_or_limit_changed_in_the_spec_changes_the_command(spec: Path, tmp_path: Path) -> None:
    def change(contract: Any) -> None:
        contract["limits"]["input_bytes"]["value"] = 10
        contract["codes"][1]["message"] = "Nothing of that name."

    edit(spec, "contract.json", change)
    python = tmp_path / "generated"
    for path, content in genesis_files(spec, typescript=False).items():
        (python / path).parent.mkdir(parents=True, exist_ok=True)
        (python / path).write_bytes(content)
    package = python / "python" / "agent_genome_spec"
    for path in (ROOT / "generated" / "python" / "agent_genome_spec").glob("*.py"):
        if not (package / path.name).exists():
            shutil.copy(path, package)
    (tmp_path / "caps.toml").write_text("")
    code = f"import sys; sys.path[:0] = {[str(package.parent), str(ROOT / 'sdk-python' / 'src')]!r}; "
    code += "from agent_genome.genesis.main import main; sys.exit(main())"
    plan = ("--json", "agent-plan", "--intent", "-", "--caps", "caps.toml")
    refused = subprocess.run(
        [sys.executable, "-c", code, *plan], input=b'{"goal": "long enough"}', cwd=tmp_path, capture_output=True
    )
    assert b"it has more than 10 bytes" in refused.stdout
    unknown = subprocess.run([sys.executable, "-c", code, "agent-index", "--symbol", "x"], capture_output=True)
    assert b"Nothing of that name." in unknown.stderr


def test_an_identity_does_not_depend_on_the_order_of_members() -> None:
    assert identity({"a": 1, "b": [2]}) == identity({"b": [2], "a": 1})
    assert identity({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
