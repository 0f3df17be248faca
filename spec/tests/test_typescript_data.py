"""The TypeScript data: what the specification says is what the modules hold."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pipeline.python_data import rules_module
from pipeline.sources import Source, SpecError, read_agf, read_genome
from pipeline.typescript_data import agf_modules, report_module

SPEC = Path(__file__).resolve().parents[2] / "spec"
CONSTANT = re.compile(r"^export const (\w+) = (.*?) as const;$", re.MULTILINE | re.DOTALL)


def constants(module: str) -> dict[str, Any]:
    return {name: json.loads(value) for name, value in CONSTANT.findall(module)}


def test_a_changed_limit_changes_the_module_of_the_rules() -> None:
    agf = read_agf(SPEC)
    agf.rules.data["limits"]["genes"]["value"] = 3
    assert constants(agf_modules(agf)["agf-rules.ts"])["MAX_GENES"] == 3


def test_every_code_has_its_texts_and_its_explanation() -> None:
    agf = read_agf(SPEC)
    modules = agf_modules(agf)
    rows = constants(modules["agf-errors.ts"])["ERRORS"]
    explained = constants(modules["agf-explanations.ts"])["EXPLANATIONS"]
    assert list(rows) == list(explained) == [row["code"] for row in agf.errors.data["errors"]]
    for row in agf.errors.data["errors"]:
        assert {**rows[row["code"]], **explained[row["code"]]}.items() <= row.items()


def test_the_document_schema_comes_along_whole() -> None:
    agf = read_agf(SPEC)
    assert constants(agf_modules(agf)["agf-schema.ts"]) == {"SCHEMA": agf.schema.data}


def test_every_module_names_its_source_and_its_digest() -> None:
    agf = read_agf(SPEC)
    changed = replace(agf, schema=Source(agf.schema.path, agf.schema.data, "0" * 64))
    for name, text in agf_modules(changed).items():
        assert text.startswith("// Generated from spec/agf/1.0/")
        assert ("0" * 64 in text) == (name in ("agf-schema.ts", "agf-rules.ts"))


def test_the_grammar_of_reports_is_that_of_the_dialects() -> None:
    dialects = next(source for source in read_genome(SPEC) if "report" in source.data)
    report = dialects.data["report"]
    limits = {name: limit["value"] for name, limit in report["limits"].items()}
    assert constants(report_module(dialects)) == {
        "HIDDEN": dialects.data["hidden"],
        "REPORT": report | {"limits": limits},
    }


def test_the_words_of_a_check_come_along_whole() -> None:
    agf = read_agf(SPEC)
    made = constants(agf_modules(agf)["agf-wording.ts"])
    assert made == {name.upper(): value for name, value in agf.wording.data.items() if name not in ("$schema", "title")}


def test_the_length_of_an_identity_hash_is_that_of_the_schema_in_both_languages() -> None:
    agf = read_agf(SPEC)
    agf.schema.data["$defs"]["agent"]["properties"]["identity_hash"]["pattern"] = "^[0-9a-f]{12}$"
    assert constants(agf_modules(agf)["agf-rules.ts"])["IDENTITY_HASH_DIGITS"] == 12
    assert "IDENTITY_HASH_DIGITS: Final = 12\n" in rules_module(agf)


def test_an_identity_hash_of_another_form_is_refused() -> None:
    agf = read_agf(SPEC)
    agf.schema.data["$defs"]["agent"]["properties"]["identity_hash"]["pattern"] = "^.*$"
    with pytest.raises(SpecError, match="identity_hash"):
        rules_module(agf)
