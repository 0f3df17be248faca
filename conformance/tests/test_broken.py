"""Each deliberately broken implementation falls to a named case, with the right verdict; the unbroken ones pass."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from agf_conformance.cli.main import main

BROKEN = Path(__file__).parent / "broken"

READERS = [
    ("accepts-everything", "not-json", "wrong-verdict"),
    ("refuses-everything", "all-strata", "wrong-verdict"),
    ("no-digest", "digest-mismatch", "wrong-verdict"),
    ("no-limits", "too-many-genes", "wrong-verdict"),
    ("last-duplicate-wins", "duplicate-digest", "wrong-verdict"),
    ("last-duplicate-wins", "duplicate-member", "wrong-reason"),
    ("nan-accepted", "nan", "wrong-reason"),
    ("big-integers-rounded", "number-out-of-range", "wrong-verdict"),
    ("byte-order-mark-stripped", "byte-order-mark", "wrong-verdict"),
    ("surrogates-replaced", "lone-surrogate", "wrong-reason"),
    ("dollar-before-line-feed", "id-line-feed", "wrong-reason"),
    ("utf16-lengths", "every-length-at-limit", "wrong-verdict"),
    ("first-error-only", "every-stage", "wrong-reason"),
    ("warnings-as-errors", "newer-minor", "wrong-verdict"),
    ("place-of-the-parent", "bad-gene-id", "wrong-reason"),
    ("errors-by-code", "by-place", "wrong-reason"),
    ("wrong-stratum-order", "override-not-lower", "wrong-verdict"),
    ("one-zero-only", "newer-minor", "wrong-verdict"),
    ("unknown-members-refused", "newer-minor", "wrong-verdict"),
    ("crash-beyond-ascii", "unicode", "crashed"),
    ("hang-on-depth", "nesting-too-deep", "timed-out"),
    ("die-on-depth", "nesting-too-deep", "crashed"),
]
CANONICALISERS = [
    ("plain-jcs", "minimal", "wrong-digest"),
    ("json-dumps", "minimal", "wrong-digest"),
    ("ascii-escapes", "unicode", "wrong-digest"),
    ("unsorted", "members-reversed", "wrong-digest"),
    ("unknown-members-dropped", "newer-minor", "wrong-digest"),
    ("takes-anything", "duplicate-member", "wrong-verdict"),
    ("upper-case", "minimal", "garbled"),
    ("with-file-name", "minimal", "garbled"),
    ("refuses-everything", "minimal", "wrong-verdict"),
]
EXPORTERS = [
    ("wrong-digest", "export-digest"),
    ("plain-jcs", "export-digest"),
    ("email-in-provenance", "export-no-identifiers"),
    ("user-in-provenance", "export-no-identifiers"),
    ("email-in-extensions", "export-no-identifiers"),
    ("fact", "export-no-facts"),
    ("injection", "export-no-injection"),
    ("personal-layer", "export-layers"),
    ("unstable-order", "export-stable"),
    ("random-pseudonyms", "export-stable"),
    ("wrong-stratum", "export-valid"),
    ("null-member", "export-valid"),
]


def judged(tmp_path: Path, *arguments: str) -> dict[str, dict]:
    """Run the kit on an implementation and return its results by id."""
    report = tmp_path / "report.json"
    before, tested = arguments[: arguments.index("--")], arguments[arguments.index("--") :]
    main([*before, "-q", "--json", str(report), *tested])
    run = json.loads(report.read_bytes())
    return {result["id"]: result for result in run["results"]}


def command(script: str, *arguments: str) -> list[str]:
    return ["--", sys.executable, str(BROKEN / script), *arguments]


@pytest.mark.parametrize(("fault", "falls_to", "verdict"), READERS, ids=[f"{row[0]}-{row[1]}" for row in READERS])
def test_a_broken_reader_falls_to_a_named_case(fault: str, falls_to: str, verdict: str, tmp_path: Path) -> None:
    options = ["reader", "--lines", "--timeout", "5", "--jobs", "1", "--case", falls_to, "--case", "minimal"]
    if fault == "hang-on-depth":
        options[3] = "1.5"
    found = judged(tmp_path, *options, *command("reader.py", fault, "--lines"))
    assert found[falls_to]["verdict"] == verdict
    if fault != "refuses-everything":
        assert found["minimal"]["verdict"] == "passed"


@pytest.mark.parametrize(("fault", "falls_to", "verdict"), CANONICALISERS, ids=[row[0] for row in CANONICALISERS])
def test_a_broken_canonicaliser_falls_to_a_named_case(fault: str, falls_to: str, verdict: str, tmp_path: Path) -> None:
    options = ["digest", "--jobs", "1", "--case", falls_to]
    found = judged(tmp_path, *options, *command("canonicaliser.py", fault))
    assert found[falls_to]["verdict"] == verdict


@pytest.mark.parametrize(("fault", "check"), EXPORTERS, ids=[row[0] for row in EXPORTERS])
def test_a_broken_exporter_falls_to_a_named_check(fault: str, check: str, tmp_path: Path) -> None:
    found = judged(tmp_path, "exporter", *command("exporter.py", fault))
    assert found[check]["verdict"] == "violated"
    assert found[check]["detail"]


def test_the_unbroken_reader_passes_every_case(tmp_path: Path) -> None:
    found = judged(tmp_path, "reader", "--lines", *command("reader.py", "none", "--lines"))
    assert [row["id"] for row in found.values() if row["verdict"] != "passed"] == []
    assert len(found) > 500


def test_the_unbroken_canonicaliser_passes_every_case(tmp_path: Path) -> None:
    found = judged(tmp_path, "digest", "--lines", "--inline", *command("canonicaliser.py", "none", "--lines"))
    assert [row["id"] for row in found.values() if row["verdict"] != "passed"] == []


def test_the_unbroken_exporter_passes_every_check(tmp_path: Path) -> None:
    found = judged(tmp_path, "exporter", *command("exporter.py", "none"))
    assert {row["verdict"] for row in found.values()} == {"passed"}


def test_a_digest_of_plain_rfc_8785_is_explained(tmp_path: Path) -> None:
    found = judged(tmp_path, "digest", "--case", "minimal", *command("canonicaliser.py", "plain-jcs"))
    assert "plain RFC 8785" in found["minimal"]["detail"][0]


def test_a_leaked_address_is_named_with_its_place_and_not_repeated(tmp_path: Path) -> None:
    found = judged(tmp_path, "exporter", *command("exporter.py", "email-in-extensions"))
    (line,) = found["export-no-identifiers"]["detail"]
    assert "/extensions/crm" in line
    assert "priya@acme" not in json.dumps(found)
