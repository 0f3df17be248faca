"""The command line: usage errors are told, nothing run is an error, cases are listed, explained and copied."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from agf_conformance._spec import ADVICE, ERRORS, EXPORTER_CHECKS, SERVER_CHECKS, STATUS_OF
from agf_conformance.cases import all_cases, case_digest, vector_cases
from agf_conformance.cli.main import COMMANDS
from build_cases.output import ROOT

SPEC = ROOT.parent / "spec" / "conformance"
KIT = json.loads((SPEC / "kit.json").read_bytes())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "usage:"),
        (["raeder"], "did you mean reader"),
        (["reader"], "behind `--`"),
        (["reader", "./my-reader"], "stands behind `--`: agf-conformance reader -- ./your-program"),
        (["./my-reader"], "agf-conformance reader -- ./my-reader"),
        (["reader", "--"], "behind `--`"),
        (["reader", "--", ""], "behind `--`"),
        (["reader", "--timeout", "0", "--", "x"], "seconds above 0"),
        (["reader", "--timeout", "nan", "--", "x"], "seconds above 0"),
        (["reader", "--jobs", "0", "--", "x"], "--jobs"),
        (["reader", "--case", "not-jsn", "--", "x"], "did you mean not-json"),
        (["reader", "--set", "extended", "--case", "minimal", "--", "x"], "no case is left"),
        (["reader", "--baseline", "nowhere.json", "--", "x"], "cannot read nowhere.json"),
        (["reader", "--json", "nowhere/report.json", "--", "x"], "its folder is not there"),
        (["reader", "--json", "a", "--html", "a", "--", "x"], "the same place"),
        (["digest", "--level", "verdict", "--", "x"], "--level"),
        (["exporter"], "name files or folders"),
        (["exporter", "a.json", "--", "x"], "not both"),
        (["exporter", "nowhere.json"], "cannot read nowhere.json"),
        (["exporter", "."], "no exported files found"),
        (["explain", "not-a-name-at-all"], "there is nothing of the name"),
        (["list", "--", "x"], "nothing is run here"),
        (["copy", "."], "not empty"),
    ],
)
def test_a_wrong_command_line_exits_with_2_and_says_what_is_wrong(arguments, said, kit, monkeypatch) -> None:
    folder = kit.folder / "work"
    folder.mkdir()
    monkeypatch.chdir(folder)
    if arguments == ["copy", "."]:
        (folder / "x").touch()
    assert kit(*arguments) == 2
    assert said in kit.err
    assert kit.out == ""


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "server"])
def test_every_command_has_help_that_ends_with_its_exit_codes(name, kit) -> None:
    assert kit(name, "--help") == 0
    assert "exit code: 0" in " ".join(kit.out.split())


def test_help_and_version(kit) -> None:
    assert kit("--help") == 0
    assert all(name in kit.out for name in COMMANDS)
    assert kit("--version") == 0


def test_the_exit_codes_of_the_specification_are_those_of_the_help(kit) -> None:
    kit("reader", "--help")
    said = " ".join(kit.out.split())
    for row in KIT["exit_codes"].values():
        assert f"{row['code']} {row['meaning'][0].lower()}{row['meaning'][1:].rstrip('.')}".replace("`", "") in said


def test_all_cases_are_listed_and_counted(kit) -> None:
    kit("list", "--json")
    listed = json.loads(kit.out)
    assert [row["id"] for row in listed["cases"]] == [case.id for case in all_cases()]
    assert listed["digest"] == case_digest(all_cases())
    kit("list", "--set", "1.0")
    assert "22 cases" in kit.out


def test_ids_are_met_once_and_the_frozen_cases_come_first() -> None:
    ids = [case.id for case in (*all_cases(), *vector_cases())] + list(EXPORTER_CHECKS)
    assert len(set(ids)) == len(ids)
    assert [case.set for case in all_cases()[:22]] == ["1.0"] * 22


def test_the_case_set_digest_is_what_the_specification_says() -> None:
    case = all_cases()[0]
    errors = [{"code": code, "pointer": pointer} for code, pointer in case.errors]
    expected = json.dumps(
        {"digest": case.digest, "errors": errors, "valid": case.valid}, sort_keys=True, separators=(",", ":")
    )
    line = f"{case.id} {hashlib.sha256(case.data).hexdigest()} {hashlib.sha256(expected.encode()).hexdigest()}\n"
    assert case_digest([case]) == hashlib.sha256(line.encode()).hexdigest()
    assert case_digest(all_cases()) == case_digest(reversed(all_cases()))


@pytest.mark.parametrize(
    "name",
    [
        *(case.id for case in all_cases()[:22]),
        "more-problems-than-listed",
        "invalid/lone-surrogate-in-name",
        vector_cases()[3].id,
        *EXPORTER_CHECKS,
        *STATUS_OF,
        *list(ERRORS)[:5],
    ],
)
def test_what_a_report_names_can_be_explained(name, kit) -> None:
    assert kit("explain", name) == 0
    assert name.rpartition("/")[2] in kit.out
    assert "\x1b" not in kit.out


def test_every_case_and_check_can_be_explained_with_the_text_of_its_rule(kit) -> None:
    names = [case.id for case in all_cases()] + list(EXPORTER_CHECKS)
    assert kit("explain", *names) == 0
    lines = kit.out.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("  rule "):
            assert len(lines[number + 1].strip()) > 20, line


def test_the_cases_are_copied_whole(kit) -> None:
    target = kit.folder / "new" / "folder"
    assert kit("copy", str(target)) == 0
    lines = [json.loads(line) for line in (target / "cases.jsonl").read_text().splitlines()]
    assert [line["id"] for line in lines] == [case.id for case in all_cases()]
    for line, case in zip(lines, all_cases(), strict=True):
        assert (target / line["file"]).read_bytes() == case.data
    assert (target / "README.md").read_text().startswith("# AGF conformance cases")


def test_an_installation_without_a_part_names_it_and_copies_nothing(kit, monkeypatch) -> None:
    monkeypatch.setattr("agf_conformance.cli.copy_command.PARTS", ("vectors", "not-there.json"))
    assert kit("copy", str(kit.folder / "new")) == 2
    assert str(ROOT / "not-there.json") in kit.err
    assert not (kit.folder / "new").exists()


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("part", ["case.schema.json", "vectors/canonical/vectors.json"])
def test_a_copy_that_fails_names_the_file_and_leaves_what_was_there(part, there, kit, monkeypatch) -> None:
    target = kit.folder / "new" / "folder"
    if there:
        target.mkdir(parents=True)
    copy = shutil.copyfile

    def copied(source, to, **more):
        if Path(source) == ROOT / part:
            raise PermissionError(13, "Permission denied", str(source))
        return copy(source, to, **more)

    with monkeypatch.context() as patch:
        patch.setattr("shutil.copyfile", copied)
        assert kit("copy", str(target)) == 2
    assert f"{ROOT / part}: " in kit.err
    assert "ermission denied" in kit.err
    assert target.exists() == (kit.folder / "new").exists() == there
    assert kit("copy", str(target)) == 0


def test_one_case_is_counted_as_one(kit, program) -> None:
    kit("list", "--case", "minimal")
    assert "\n1 case, " in kit.out
    kit("reader", "--case", "minimal", "--", program("exit 0"))
    assert "chosen, 1 case, " in kit.out
    kit("list", "server")
    assert f"\n{len(SERVER_CHECKS)} checks, " in kit.out


@pytest.mark.parametrize("name", ["minimal", "not-json"])
def test_an_explained_case_ends_with_a_command_that_a_program_without_reasons_can_be_judged_by(
    name, kit, program
) -> None:
    kit("explain", name)
    words = kit.out.splitlines()[-1].removeprefix("  try").split()
    code = 0 if name == "minimal" else 1
    assert words[0] == "agf-conformance"
    assert words[-1] == "YOUR-PROGRAM"
    assert kit(*words[1:-1], program(f"exit {code}")) == 0


def test_what_to_do_about_a_file_that_was_accepted_is_what_the_catalogue_says_of_its_error(kit, program) -> None:
    report = kit.run("reader", "--level", "verdict", "--case", "duplicate-member", "--", program("exit 0"))
    assert ERRORS["duplicate_member"].repair in report["results"][0]["advice"]
    report = kit.run("reader", "--level", "verdict", "--case", "minimal", "--", program("exit 1"))
    assert report["results"][0]["advice"] == ADVICE["wrong-verdict"]


def test_a_report_is_never_written_over_what_is_read(kit) -> None:
    export = kit.folder / "export.json"
    export.write_bytes(all_cases()[0].data)
    assert kit("exporter", str(export), "--json", str(export)) == 2
    assert export.read_bytes() == all_cases()[0].data


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)])
def test_an_interrupt_ends_the_run_and_every_program(number, code, program, interruptible) -> None:
    words = f"sleep {314_159_000 + os.getpid()}"
    path = program(words)
    command = [*interruptible, "-m", "agf_conformance", "reader", "--timeout", "60", "--", path]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, text=True
    )
    wait_for(lambda: running(words))
    os.killpg(process.pid, number)
    _, err = process.communicate(timeout=60)
    assert process.returncode == code
    assert "Traceback" not in err
    assert not running(words)


def running(words: str) -> bool:
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if words in path.read_bytes().replace(b"\0", b" ").decode():
                return True
        except (OSError, UnicodeDecodeError):
            continue
    return False


def wait_for(condition) -> None:
    until = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("errors", "advised"),
    [
        ([], "Report not_json at the whole file too (The text is not JSON)."),
        ([("bad_format", "/agf")], "Report not_json at the whole file (The text is not JSON), not bad_format at /agf."),
        ([("not_json", ""), ("bad_format", "/agf")], "Leave out bad_format at /agf:"),
        ([("not_json", ""), ("not_json", "")], "report each once."),
    ],
)
def test_what_to_do_about_a_wrong_reason_names_the_first_difference(errors, advised, kit, program) -> None:
    line = json.dumps({"valid": False, "errors": [{"code": code, "pointer": pointer} for code, pointer in errors]})
    report = kit.run("reader", "--case", "not-json", "--", program(f"echo '{line}'; exit 1"))
    assert report["results"][0]["verdict"] == "wrong-reason"
    assert advised in report["results"][0]["advice"]
