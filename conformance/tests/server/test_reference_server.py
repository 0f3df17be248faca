"""The reference server is conformant, with every flag and in every way that it is asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference_server import serving
from served import World, world
from wrapping import Reply, instead, replies

from agf_conformance._spec import SERVER_CHECKS, SERVER_GATES
from agf_conformance.cli.main import main
from agf_conformance.results import Result
from agf_conformance.server.running import judge_server
from agf_conformance.server.target import Keys, Target


def unlike(results: list[Result]) -> list[tuple[str, str, object]]:
    return [
        (result.id, result.found, result.detail) for result in results if result.verdict not in ("passed", "skipped")
    ]


def skipped(results: list[Result]) -> dict[str, str]:
    return {result.id: result.found for result in results if result.verdict == "skipped"}


def test_everything_passes_where_imports_are_offered(served: World) -> None:
    judged = served.judged()
    assert unlike(judged.results) == []
    assert set(skipped(judged.results)) == {"srv-size-slow", "srv-import-not-offered", "srv-rate-limited"}
    assert judged.needed == len(SERVER_CHECKS) - 1


def test_everything_passes_with_genes_chosen_by_task_and_without_imports(tmp_path: Path) -> None:
    with world(tmp_path, "task_aware_selection") as other:
        judged = other.judged()
    assert unlike(judged.results) == []
    offered = [row.id for row in SERVER_CHECKS.values() if "imports" in row.needs]
    assert set(skipped(judged.results)) == {"srv-size-slow", "srv-rate-limited", *offered}
    assert judged.needed == len(SERVER_CHECKS) - len(offered)


def test_a_run_can_be_repeated_in_the_same_workspace(served: World) -> None:
    for _ in range(2):
        assert (
            unlike(served.judged(ids=["srv-agent-register", "srv-erase-gone", "srv-idempotency-replay"]).results) == []
        )


def test_the_demo_server_passes_on_the_command_line(tmp_path: Path, monkeypatch, capsys) -> None:
    with serving(tmp_path) as server:
        monkeypatch.setenv("AGF_CONFORMANCE_KEY", server.key)
        monkeypatch.setenv("AGF_CONFORMANCE_URL", f"{server.base_url}/genome/v1/")
        assert main(["server", "-v"]) == 0
        shown = capsys.readouterr().out
    assert server.key not in shown
    assert f"srv-scope-read-key: {SERVER_GATES['read-key'].closed}" in shown
    assert "outcome         passed" in shown


@pytest.mark.parametrize(
    ("lacking", "gate"), [({"read": None}, "read-key"), ({"write": None}, "write-key"), ({"other": None}, "other-key")]
)
def test_what_needs_a_key_that_was_not_given_is_skipped_and_keeps_the_level_open(served, lacking, gate) -> None:
    keys = Keys(main=served.keys.main, **({"read": "x", "write": "x", "other": "x"} | lacking))
    ids = [row.id for row in SERVER_CHECKS.values() if row.needs == (gate,)]
    judged = World(served.services, served.flags, keys).judged(ids=ids)
    assert skipped(judged.results) == dict.fromkeys(ids, SERVER_GATES[gate].closed)
    assert judged.needed == len(ids)


def test_the_limit_of_compiles_is_used_up_only_when_asked(tmp_path: Path, monkeypatch, capsys) -> None:
    with world(tmp_path, compiles_per_key=9) as small, small.serving() as url:
        monkeypatch.setenv("AGF_CONFORMANCE_KEY", small.keys.main)
        assert main(["server", "--url", url, "--check", "srv-rate-limited", "--rate-limit", "-v"]) == 0
    assert "srv-rate-limited" not in capsys.readouterr().out


def test_a_limit_without_retry_after_is_found(tmp_path: Path) -> None:
    def no_hint(_, reply: Reply) -> Reply:
        return Reply(reply.status, {k: v for k, v in reply.headers.items() if k != "retry-after"}, reply.body)

    with world(tmp_path, compiles_per_key=9) as small, small.serving(replies(no_hint)) as url:
        target = Target(url=url, keys=small.keys, seconds=10.0, asked_for=frozenset(("rate-limit",)))
        judged = judge_server(target, [SERVER_CHECKS["srv-rate-limited"]], advance=lambda _: None)
    assert [result.verdict for result in judged.results] == ["violated"]


def test_a_body_that_drips_and_is_never_refused_is_found(served: World, monkeypatch) -> None:
    monkeypatch.setattr("agf_conformance.server.checks.sizes.BODY_SECONDS", 0.2)
    monkeypatch.setattr("agf_conformance.server.checks.sizes.PATIENCE_S", 0.2)
    with served.serving() as url:
        target = Target(url=url, keys=served.keys, seconds=10.0, asked_for=frozenset(("slow",)))
        judged = judge_server(target, [SERVER_CHECKS["srv-size-slow"]], advance=lambda _: None)
    assert [result.verdict for result in judged.results] == ["violated"]


def test_a_limit_that_the_kit_runs_into_is_waited_for(served: World) -> None:
    refusals = iter(range(3))

    def limited(_) -> Reply | None:
        if next(refusals, None) is None:
            return None
        headers = {"content-type": "application/problem+json", "retry-after": "0", "x-request-id": "x"}
        return Reply(429, headers, b'{"code": "rate_limited"}')

    wrap = instead(limited, when=lambda request: request.is_("POST", "/compile"))
    judged = served.judged(wrap, ids=["srv-compile-stable"])
    assert unlike(judged.results) == []
