"""The pipeline: what `spec/` gives is what `generated/` holds, and one edit changes everything."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pipeline.__main__ import main
from pipeline.accept import accept_schema
from pipeline.drift import differences
from pipeline.generate import generate
from pipeline.models import NODE_TOOLS, inline_scalars
from pipeline.sources import SpecError, read_agf

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "spec"
HAS_NODE_TOOLS = (NODE_TOOLS / "node_modules").exists()


def _copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SPEC, tmp_path / "spec", ignore=shutil.ignore_patterns("node_modules")))


def _edit(spec: Path, name: str, change: Callable[[Any], None]) -> None:
    path = spec / "agf" / "1.0" / name
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))


def test_the_generated_folder_is_what_the_spec_gives(tmp_path: Path) -> None:
    made = generate(SPEC, tmp_path / "generated", typescript=HAS_NODE_TOOLS)
    if not HAS_NODE_TOOLS:
        shutil.copytree(ROOT / "generated" / "typescript", made / "typescript", dirs_exist_ok=True)
    assert differences(made, ROOT / "generated") == ""


def test_generated_files_name_their_source_and_hold_no_date() -> None:
    for path in (ROOT / "generated").rglob("*"):
        copied = "genesis_root" in path.parts
        if path.suffix in (".py", ".ts", ".md") and path.name != "__init__.py" and not copied:
            head = path.read_text().splitlines()[:3]
            assert "Generated from spec/" in head[0], path
            assert "sha256 of the source: " in head[1], path


def test_check_tells_the_difference_and_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "generated"
    options = ["--out", str(out), "--without-node"]
    assert main(options) == 0
    assert main([*options, "--check"]) == 0
    changed = out / "docs" / "agf-fields.md"
    changed.write_text(changed.read_text() + "by hand\n")
    assert main([*options, "--check"]) == 1
    assert "-by hand" in capsys.readouterr().out
    assert changed.read_text().endswith("by hand\n")


def test_a_limit_changed_in_the_schema_changes_checks_models_messages_and_docs(tmp_path: Path) -> None:
    spec = _copy(tmp_path)

    def shorten(schema: Any) -> None:
        schema["$defs"]["gene"]["properties"]["text"]["maxLength"] = 37

    def fewer(rules: Any) -> None:
        rules["limits"]["genes"]["value"] = 3

    _edit(spec, "agf.schema.json", shorten)
    _edit(spec, "rules.json", fewer)
    out = generate(spec, tmp_path / "generated", typescript=False)
    assert "string, 1 to 37 characters" in (out / "docs" / "agf-fields.md").read_text()
    sample = ROOT / "conformance" / "cases" / "valid" / "minimal" / "file.agf.json"
    script = (
        "import sys\n"
        "from agent_genome import agf\n"
        "from agent_genome.agf.models import Gene\n"
        "verdict = agf.check(open(sys.argv[1], 'rb').read())\n"
        "print(*(problem.code for problem in verdict.problems))\n"
        "print(verdict.problems[0].message)\n"
        "print(Gene.model_fields['text'].metadata)\n"
    )
    paths = [str(out / "python"), str(ROOT / "sdk-python" / "src")]
    command = [sys.executable, "-c", f"import sys; sys.path[:0] = {paths!r}\n{script}", str(sample)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found, message, limits = done.stdout.splitlines()
    assert found.split() == ["too_long"] * 4 + ["too_many_genes"]
    assert "at most 37 are allowed" in message
    assert "max_length=37" in limits


def _no_anchor(errors: Any) -> None:
    errors["errors"][3]["rule"] = "agf.md#nowhere"


def _unknown_kind(rules: Any) -> None:
    rules["strata"][1]["kinds"].append("unheard_of")


def _other_layers(rules: Any) -> None:
    rules["strata"][1]["name"] = "customer"


def _twice(errors: Any) -> None:
    errors["errors"][1]["code"] = errors["errors"][0]["code"]


def _unknown_code(schema: Any) -> None:
    schema["properties"]["agf"]["x-codes"]["pattern"] = "unheard_of"


def _no_limit(rules: Any) -> None:
    del rules["limits"]["genes"]


def _misspelt_keyword(schema: Any) -> None:
    schema["$defs"]["gene"]["properties"]["text"]["maxLenght"] = 4


def _unknown_stage(errors: Any) -> None:
    errors["errors"][0]["stage"] = "unheard_of"


def _unknown_unread_stage(rules: Any) -> None:
    rules["unread_stages"].append("unheard_of")


def _no_phrase(wording: Any) -> None:
    del wording["phrases"]["here"]


def _keyword_twice(errors: Any) -> None:
    errors["errors"][0]["keywords"] = ["pattern"]


def _unknown_identity(rules: Any) -> None:
    rules["identity_kind"] = "identitty"


def _category_of_nothing(checks: Any) -> None:
    checks["categories"][0]["code"] = "unheard_of"


def _unknown_fault(faults: Any) -> None:
    faults["common"][0][0] = "unheard_of"


def _faults_that_exclude_each_other(faults: Any) -> None:
    faults["common"][0] = ["indented", "indented_4"]


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("digest-faults.json", _unknown_fault, "there is no fault unheard_of"),
        ("digest-faults.json", _faults_that_exclude_each_other, "two of indented, indented_4 are about one thing"),
        ("agf.schema.json", _misspelt_keyword, "properties/text: unknown keyword maxLenght"),
        ("errors.json", _unknown_stage, "unknown stage unheard_of"),
        ("rules.json", _unknown_unread_stage, "unread_stages: unknown stage unheard_of"),
        ("wording.json", _no_phrase, "'here' is a required property"),
        ("errors.json", _keyword_twice, "pattern: two codes claim this keyword"),
        ("rules.json", _unknown_identity, "identitty is no value of geneKind"),
        ("gene-checks.json", _category_of_nothing, "unknown code unheard_of"),
        ("errors.json", _no_anchor, "no anchor agf.md#nowhere"),
        ("errors.json", _twice, "a code stands there twice"),
        ("rules.json", _unknown_kind, "not values of geneKind"),
        ("rules.json", _other_layers, "differ from the schema's layerStratum"),
        ("rules.json", _no_limit, "'genes' is a required property"),
        ("agf.schema.json", _unknown_code, "unknown code unheard_of"),
    ],
)
def test_documents_that_contradict_each_other_are_refused(
    tmp_path: Path, name: str, change: Callable[[Any], None], said: str
) -> None:
    spec = _copy(tmp_path)
    _edit(spec, name, change)
    with pytest.raises(SpecError, match=said):
        read_agf(spec)
    assert main(["--spec", str(spec), "--out", str(tmp_path / "out"), "--without-node"]) == 2


def test_the_accept_schema_names_every_member_and_refuses_others() -> None:
    agf = read_agf(SPEC)
    accept = accept_schema(agf.schema.data, agf.rules.data)
    gene = accept["$defs"]["gene_user"]
    assert gene["additionalProperties"] is False
    assert gene["properties"]["kind"]["enum"] == ["style", "trait"]
    assert "additionalProperties" not in accept["properties"]["extensions"]


def test_inlining_keeps_what_stands_beside_a_reference() -> None:
    agf = read_agf(SPEC)
    species = inline_scalars(agf.schema.data)["$defs"]["agent"]["properties"]["species"]
    assert (species["maxLength"], "pattern" in species, "$ref" in species) == (80, True, False)
