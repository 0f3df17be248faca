"""The reports of one run agree with each other, and hold what comes from outside as text alone."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from agf_conformance import __version__
from agf_conformance._spec import STATUS_NAMES
from agf_conformance.reports.badge import badge_report
from agf_conformance.reports.html import html_report
from agf_conformance.reports.json_report import json_report
from agf_conformance.reports.junit import junit_report
from agf_conformance.reports.markdown import markdown_report
from agf_conformance.reports.terminal import terminal_report
from agf_conformance.results import CaseSet, Implementation, Result, Run, level_of

SPEC = Path(__file__).resolve().parents[3] / "spec" / "conformance"
REPORT = Draft202012Validator(json.loads((SPEC / "report.schema.json").read_bytes()))
HOSTILE = "</script><img src=x onerror=alert(1)> | `x` [a](javascript:1) <!-- \x1b[31m \u202e & \"'@you #1"
DIGEST = "0123456789abcdef" * 4


def result(id: str, verdict: str, **more) -> Result:
    return Result(id=id, title=f"Case {id}", verdict=verdict, rule="agf/1.0/agf.md#json", found="this", **more)


def a_run(*, hostile: str = "plain", fault: str | None = None) -> Run:
    from agent_genome.agf.wording import safe

    shown = safe(hostile)
    results = (
        result("one", "passed"),
        result("two", "wrong-reason", expected="that", detail=(shown, "line 2"), output=shown),
        result("three", "crashed", expected="that"),
        result("four", "wrong-verdict", reason=hostile),
        result("five", "passed", reason="mended meanwhile"),
        result("six", "skipped"),
        result("seven", "passed", subject=hostile),
    )
    return Run(
        mode="reader",
        implementation=Implementation(name=hostile, command=("./reader", hostile)),
        case_set=CaseSet(name="all", cases=len(results), digest=DIGEST),
        level=level_of("reader", results, needed=7),
        results=results,
        fault=fault,
        seconds=1.25,
    )


def junit_counts(text: str) -> dict[str, int]:
    suite = ET.fromstring(text).find("testsuite")
    assert suite is not None
    counted = {
        "tests": len(suite.findall("testcase")),
        "failures": len(suite.findall("testcase/failure")),
        "errors": len(suite.findall("testcase/error")),
        "skipped": len(suite.findall("testcase/skipped")),
    }
    assert counted == {name: int(suite.attrib[name]) for name in counted}
    return counted


class Tags(HTMLParser):
    """What a page consists of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.statuses: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(page)

    def handle_starttag(self, tag, attrs) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag == "details":
            self.statuses.append(dict(attrs)["data-status"])


def test_the_counts_of_all_reports_are_the_same() -> None:
    run = a_run()
    counts = json.loads(json_report(run))["counts"]
    assert counts == {
        "total": 7,
        "passed": 2,
        "failed": 1,
        "error": 1,
        "known": 1,
        "stale": 1,
        "skipped": 1,
    }
    assert junit_counts(junit_report(run)) == {"tests": 7, "failures": 2, "errors": 1, "skipped": 2}
    page = Tags(html_report(run))
    assert {status: page.statuses.count(status) for status in STATUS_NAMES} | {"total": 7} == counts
    words = "7 run: 2 passed, 1 failed, 1 error, 1 known, 1 stale, 1 skipped"
    for text in (terminal_report(run), markdown_report(run), html_report(run), junit_report(run)):
        assert words in text
    assert json.loads(badge_report(run))["message"].startswith("2/6, 1 known")


@pytest.mark.parametrize("fault", [None, "cannot start it"])
def test_each_report_names_kit_specification_case_set_implementation_and_outcome(fault) -> None:
    run = a_run(fault=fault)
    for write in (terminal_report, markdown_report, html_report, junit_report):
        text = write(run)
        assert f"agf-conformance {__version__}" in text
        assert "AGF 1.0" in text
        assert DIGEST in text
        assert "plain" in text
        assert run.outcome in text.replace("&#45;", "-")
        if fault:
            assert fault in text
    badge = json.loads(badge_report(run))
    assert f"kit {__version__}" in badge["message"]
    assert DIGEST[:8] in badge["message"]
    assert badge["label"] == "plain: AGF 1.0 reader"


@pytest.mark.parametrize("fault", [None, "cannot start it"])
@pytest.mark.parametrize("hostile", ["plain", HOSTILE])
def test_the_json_report_follows_its_schema_and_is_ascii(hostile, fault) -> None:
    text = json_report(a_run(hostile=hostile, fault=fault))
    assert [error.message for error in REPORT.iter_errors(json.loads(text))] == []
    assert text.isascii()


def test_html_holds_what_comes_from_outside_as_text_alone() -> None:
    plain, hostile = Tags(html_report(a_run())), Tags(html_report(a_run(hostile=HOSTILE)))
    assert [tag for tag in hostile.tags if tag not in ("pre", "div", "dt", "dd")] == [
        tag for tag in plain.tags if tag not in ("pre", "div", "dt", "dd")
    ]
    assert not {"img", "iframe", "object", "link", "a"} & set(hostile.tags)
    assert not [name for name, _ in hostile.attributes if name.startswith("on") or name in ("src", "href")]


def test_markdown_holds_what_comes_from_outside_as_text_alone() -> None:
    text = markdown_report(a_run(hostile=HOSTILE))
    assert not re.search(r"<(?!br)[a-z/!]", text)
    assert "](" not in text
    assert "@you" not in text
    rows = [line for line in text.splitlines() if line.startswith("|") and "| --- |" not in line]
    assert {line.count("|") for line in rows if "&#124;" in line} <= {3, 6}


@pytest.mark.parametrize("write", [terminal_report, markdown_report, html_report, junit_report, json_report])
def test_no_report_holds_a_control_or_invisible_character(write) -> None:
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e]", write(a_run(hostile=HOSTILE)))


def test_a_fault_is_an_error_of_its_own_in_junit() -> None:
    assert junit_counts(junit_report(a_run(fault="cannot start it")))["errors"] == 2


def test_the_badge_has_only_members_that_shields_knows() -> None:
    assert set(json.loads(badge_report(a_run()))) == {"schemaVersion", "label", "message", "color", "isError"}


@pytest.mark.parametrize(
    ("results", "color"),
    [
        (["passed", "passed"], "brightgreen"),
        (["passed", "wrong-reason"], "red"),
        (["passed", "skipped"], "yellow"),
    ],
)
def test_the_badge_is_green_only_when_the_level_is_reached(results, color) -> None:
    made = tuple(result(f"case-{number}", verdict) for number, verdict in enumerate(results))
    run = Run(
        mode="reader",
        implementation=Implementation(name="x"),
        case_set=CaseSet(name="1.0", cases=2, digest=DIGEST),
        level=level_of("reader", made, needed=2),
        results=made,
    )
    assert json.loads(badge_report(run))["color"] == color


def test_the_terminal_shows_what_to_do_and_where_to_read_on() -> None:
    text = terminal_report(a_run())
    assert "agf-conformance explain two" in text
    assert "spec/agf/1.0/agf.md#json" in text
    assert "take it off the baseline" in text
    assert text.rstrip().endswith("failed")


def test_a_run_writes_every_report_at_once_and_they_agree(kit, program) -> None:
    path = program("exit 0")
    names = ("json", "junit", "markdown", "html", "badge")
    files = {name: kit.folder / f"report.{name}" for name in names}
    options = [part for name, file in files.items() for part in (f"--{name}", str(file))]
    assert kit("reader", "--set", "1.0", "--name", "yes-man 1", *options, "--", path) == 1
    report = json.loads(files["json"].read_bytes())
    assert [error.message for error in REPORT.iter_errors(report)] == []
    assert report["counts"]["passed"] == 6
    assert junit_counts(files["junit"].read_text())["failures"] == report["counts"]["failed"] == 16
    for text in (kit.out, files["html"].read_text(), files["markdown"].read_text(), files["junit"].read_text()):
        assert "22 run: 6 passed, 16 failed" in text
        assert report["case_set"]["digest"] in text
    assert json.loads(files["badge"].read_bytes())["message"].startswith("6/22")


@pytest.mark.parametrize("name", ["json", "junit", "markdown", "html", "badge"])
def test_a_report_may_go_to_standard_output_in_place_of_the_readable_one(name, kit, program) -> None:
    assert kit("reader", "--case", "minimal", f"--{name}", "-", "--", program("exit 0")) == 0
    assert kit.out.startswith(
        {"json": "{", "junit": "<?xml", "markdown": "# ", "html": "<!doctype", "badge": "{"}[name]
    )
    assert "outcome         passed" not in kit.out


@pytest.mark.parametrize(
    ("text", "said"), [("exit 0", True), ('case "$1" in *minimal*) exit 0;; *) exit 1;; esac', False)]
)
def test_the_same_answer_to_every_file_is_pointed_out(text, said, kit, program) -> None:
    files = [kit.folder / "report.html", kit.folder / "report.md"]
    options = ["--html", str(files[0]), "--markdown", str(files[1])]
    kit("reader", "--level", "verdict", "--set", "1.0", *options, "--", program(text))
    for shown in (kit.out, *(file.read_text() for file in files)):
        assert ("Every file was accepted" in shown) is said


def test_the_page_says_what_the_run_came_to_before_what_it_was_made_of(kit, program) -> None:
    page = kit.folder / "report.html"
    kit("reader", "--level", "verdict", "--set", "1.0", "--html", str(page), "--", program("exit 0"))
    text = page.read_text()
    places = [
        text.index(words) for words in ("not reached (6 of 22)", ">16 wrong-verdict<", ">agf-conformance 1", "<form")
    ]
    assert places == sorted(places)
