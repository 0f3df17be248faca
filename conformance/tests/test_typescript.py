"""The generated TypeScript types take every valid file and refuse what types can see."""

from __future__ import annotations

import json
import subprocess

from build_cases.output import ROOT
from build_cases.published import PublishedCase, published_cases

TYPES = ROOT.parent / "generated" / "typescript" / "agf.d.ts"
SEEN_BY_TYPES = {"missing_field", "unknown_value", "germline_not_read_only", "kind_unsupported", "wrong_type"}

# TypeScript has one type for all numbers.
BEYOND_TYPES = {"evidence-count-half"}


def test_every_valid_file_is_an_agf_document_and_others_are_not(tmp_path, tsc):
    valid = [case for case in published_cases() if case.expect["valid"]]
    refused = [
        case for case in published_cases() if case.expect["code"] in SEEN_BY_TYPES and case.id not in BEYOND_TYPES
    ]
    assert {"missing-germline", "germline-not-read-only", "unknown-gene-kind", "wrong-kind", "wrong-type"} <= {
        case.id for case in refused
    }
    lines = [f'import type {{ AgfDocument }} from "{TYPES.as_posix()}";']
    lines += [f"export const {name(case)}: AgfDocument = {one_line(case)};" for case in valid]
    for case in refused:
        lines += ["// @ts-expect-error", f"export const {name(case)}: AgfDocument = {one_line(case)};"]
    assert compiled(tmp_path, tsc, lines) == ""


def test_the_compiler_would_say_so(tmp_path, tsc):
    lines = [
        f'import type {{ AgfDocument }} from "{TYPES.as_posix()}";',
        'export const wrong: AgfDocument = {"agf":"1.0"};',
        "// @ts-expect-error",
        "export const right: number = 1;",
    ]
    out = compiled(tmp_path, tsc, lines)
    assert "cases.ts(2," in out
    assert "cases.ts(3," in out


def name(case: PublishedCase) -> str:
    return "case_" + case.id.replace("-", "_")


def one_line(case: PublishedCase) -> str:
    return json.dumps(json.loads(case.data))


def compiled(folder, tsc, lines: list[str]) -> str:
    source = folder / "cases.ts"
    source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    options = ["--strict", "--noEmit", "--skipLibCheck", "--target", "es2022", "--module", "nodenext"]
    done = subprocess.run([*tsc, *options, str(source)], cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr
