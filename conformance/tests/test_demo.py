"""The demo says what is expected and what was found, and fails when they differ."""

from __future__ import annotations

from dataclasses import replace

import pytest

from agf_conformance import demo
from agf_conformance.cases import frozen_set


def test_the_1_0_set_is_6_valid_and_16_invalid_files() -> None:
    cases = frozen_set("1.0")
    assert [case.valid for case in cases] == [True] * 6 + [False] * 16


def test_every_file_of_the_1_0_set_gets_the_verdict_it_must_get(capfd: pytest.CaptureFixture[str]) -> None:
    assert demo.main() == 0
    assert capfd.readouterr().out.endswith("22 of 22 as expected\n")


@pytest.mark.parametrize("change", [{"code": "not_utf8"}, {"pointer": "/elsewhere"}, {"code": None}])
def test_another_reason_is_not_as_expected(
    change: dict[str, str | None], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    cases = [replace(case, **change) if case.code else case for case in frozen_set("1.0")]
    monkeypatch.setattr(demo, "frozen_set", lambda _version: cases)
    assert demo.main() == 1
    assert "6 of 22 as expected" in capfd.readouterr().out
