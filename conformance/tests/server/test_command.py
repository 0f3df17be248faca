"""What the command says of servers that cannot be judged, and of command lines that are wrong."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import jsonschema
import pytest
from served import World
from wrapping import Reply, Request, any_request, instead

from agf_conformance._spec import SERVER_CHECKS, SERVER_GATES
from agf_conformance.cli.main import main
from agf_conformance.server.command import _GIVES
from agf_conformance.server.registry import check_functions

SPEC = Path(__file__).resolve().parents[3] / "spec" / "conformance"
KEY = "agk_" + "k" * 43


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_each_check_is_made_by_one_function() -> None:
    assert set(check_functions()) == set(SERVER_CHECKS)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "name it with --url"),
        (["--url", "http://x"], "give one with --key"),
        (["--url", "x", "--key", KEY], "is no address"),
        (["--url", "ftp://x", "--key", KEY], "is no address"),
        (["--url", "http://me:secret@x", "--key", KEY], "an address alone"),
        (["--url", "http://x", "--key", "two words"], "characters that it cannot have"),
        (["--url", "http://x", "--key", KEY, "--check", "srv-nothing"], "there is no check"),
        (["--url", "http://x", "--key", KEY, "--", "cmd"], "nothing may stand behind"),
    ],
)
def test_a_wrong_command_line_is_said_and_exits_with_2(arguments, words, capsys, monkeypatch) -> None:
    monkeypatch.delenv("AGF_CONFORMANCE_KEY", raising=False)
    assert main(["server", *arguments]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "secret" not in said
    assert KEY not in said


def test_no_server_is_no_verdict(capsys) -> None:
    assert main(["server", "--url", f"http://127.0.0.1:{free_port()}", "--key", KEY]) == 3
    assert "Is it running" in capsys.readouterr().out


def test_another_server_is_no_verdict(served: World, capsys) -> None:
    page = instead(lambda _: Reply(200, {"content-type": "text/html"}, b"<h1>Hello</h1>"), when=any_request)
    with served.serving(page) as url:
        assert main(["server", "--url", url, "--key", KEY]) == 3
    assert "is no Agent Genome server" in capsys.readouterr().out


def test_a_key_that_the_server_refuses_is_no_verdict_and_is_not_shown(served: World, capsys) -> None:
    with served.serving() as url:
        assert main(["server", "--url", url, "--key", KEY, "-v"]) == 3
        said = capsys.readouterr()
        assert "does not take the key" in said.out
        assert KEY not in said.out + said.err


def test_a_key_that_lacks_a_scope_is_no_verdict(served: World, capsys) -> None:
    with served.serving() as url:
        assert main(["server", "--url", url, "--key", str(served.keys.read)]) == 3
    assert "lacks genome:write" in capsys.readouterr().out


def test_a_server_that_hangs_from_the_first_request_is_no_verdict(served: World, capsys, monkeypatch) -> None:
    monkeypatch.setattr("agf_conformance.server.running.SURVEY_S", 0.3)

    def hanging(_app):
        async def wrapped(scope, receive, send) -> None:
            if scope["type"] == "http":
                await asyncio.sleep(3)
            else:
                await _app(scope, receive, send)

        return wrapped

    with served.serving(hanging) as url:
        assert main(["server", "--url", url, "--key", KEY, "--timeout", "0.3"]) == 3
    assert "no answer within" in capsys.readouterr().out


def test_reports_agree_fit_their_schema_and_hold_no_key(served: World, tmp_path: Path, monkeypatch) -> None:
    for name, key in (("", served.keys.main), ("READ_", served.keys.read), ("OTHER_", served.keys.other)):
        monkeypatch.setenv(f"AGF_CONFORMANCE_{name}KEY", str(key))
    echoing = instead(
        lambda one: Reply(
            200, {"content-type": "application/json"}, json.dumps({"sent": one.headers["authorization"]}).encode()
        ),
        when=lambda one: one.is_("GET", "/export") and "authorization" in one.headers,
    )
    names = ("json", "junit", "markdown", "html", "badge")
    with served.serving(echoing) as url:
        options = [word for name in names for word in (f"--{name}", str(tmp_path / name))]
        ids = ["srv-export-valid", "srv-key-never-shown", "srv-answer-schema", "srv-etag-there"]
        chosen = [word for id in ids for word in ("--check", id)]
        assert main(["server", "--url", url, *options, *chosen]) == 1
    report = json.loads((tmp_path / "json").read_bytes())
    jsonschema.Draft202012Validator(json.loads((SPEC / "report.schema.json").read_bytes())).validate(report)
    assert report["mode"] == "server"
    assert report["counts"]["total"] == len(ids) == sum(row["verdict"] == "violated" for row in report["results"])
    for name in names:
        text = (tmp_path / name).read_text()
        assert not any(key in text for key in served.keys.given)


def test_a_baseline_excuses_a_known_failure_of_a_server(served: World, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("AGF_CONFORMANCE_KEY", served.keys.main)
    (tmp_path / "known.json").write_text(
        json.dumps(
            {"baseline": "agf-conformance-baseline/1.0", "known": [{"id": "srv-mcp-methods", "reason": "A proxy."}]}
        )
    )
    options = ["--check", "srv-mcp-methods", "--baseline", str(tmp_path / "known.json"), "-q"]
    answered = instead(lambda _: Reply(200), when=lambda one: one.is_("GET", "/mcp/genome"))
    with served.serving(answered) as url:
        assert main(["server", "--url", url, *options]) == 0
    with served.serving() as url:
        assert main(["server", "--url", url, *options]) == 1


def test_what_keeps_every_check_from_being_made_fails_the_run(served: World) -> None:
    def no_agents(request: Request) -> Reply | None:
        if not isinstance(request.json, dict) or "strata" not in request.json:
            return None
        return Reply(503, {"content-type": "application/problem+json", "x-request-id": "x"}, b'{"code":"unavailable"}')

    wrap = instead(no_agents, when=lambda one: one.is_("POST", "/agents"), gather=True)
    judged = served.judged(wrap, ids=["srv-agent-exists", "srv-erase-gone"])
    assert [result.verdict for result in judged.results] == ["violated", "violated"]
    assert "could not be made" in judged.results[0].found
    judged = served.judged(wrap, ids=["srv-agent-register", "srv-erase-gone"])
    assert [result.verdict for result in judged.results] == ["violated", "skipped"]


def test_a_server_that_goes_away_costs_one_check_and_skips_the_rest(served: World, monkeypatch) -> None:
    monkeypatch.setattr("agf_conformance.server.running.RETURN_S", 0.3)
    gone = False

    def wrap(app):
        async def wrapped(scope, receive, send) -> None:
            nonlocal gone
            if scope["type"] == "http":
                gone = gone or (scope["path"].endswith("/trend") and b"days=10" in scope["query_string"])
                if gone:
                    raise ConnectionError
            await app(scope, receive, send)

        return wrapped

    ids = ["srv-quality-genes", "srv-quality-trend", "srv-quality-window", "srv-rate-headers"]
    judged = served.judged(_hanging_up(wrap), ids=ids)
    assert [result.verdict for result in judged.results] == ["passed", "crashed", "skipped", "skipped"]
    assert judged.results[-1].found == "the server is gone since srv-quality-trend"


def _hanging_up(wrap):
    """Turn an exception of an application into a connection that ends without an answer."""

    def outer(app):
        wrapped = wrap(app)

        async def served(scope, receive, send) -> None:
            try:
                await wrapped(scope, receive, send)
            except ConnectionError:
                await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"9")]})
                raise

        return served

    return outer


def test_a_run_that_leaves_the_level_open_says_in_one_line_what_is_missing(served: World, capsys, monkeypatch) -> None:
    monkeypatch.setenv("AGF_CONFORMANCE_KEY", served.keys.main)
    monkeypatch.delenv("AGF_CONFORMANCE_READ_KEY", raising=False)
    gated = [row for row in SERVER_CHECKS.values() if {"read-key", "slow", "rate-limit"} & set(row.needs)]
    monkeypatch.setattr("agf_conformance.server.command.SERVER_CHECKS", {row.id: row for row in gated})
    with served.serving() as url:
        assert main(["server", "--url", url]) == 0
        (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("to establish")]
        assert set(line.removeprefix("to establish").strip().removeprefix("give ").split(", ")) >= {
            "--read-key",
            "--slow",
            "--rate-limit",
        }
        assert main(["server", "--url", url, "--check", gated[0].id]) == 0
        assert "make all checks: leave out --check" in capsys.readouterr().out


def test_each_thing_that_can_be_given_has_its_word() -> None:
    assert set(_GIVES) == {id for id, gate in SERVER_GATES.items() if not gate.declared}


def test_list_and_explain_know_the_checks(capsys) -> None:
    assert main(["list", "server"]) == 0
    listed = capsys.readouterr().out
    assert all(id in listed for id in SERVER_CHECKS)
    assert main(["explain", "srv-import-workspace"]) == 0
    shown = capsys.readouterr().out
    assert "spec/rest/rest.md#import-bytes" in shown
    assert "The server offers imports." in shown
