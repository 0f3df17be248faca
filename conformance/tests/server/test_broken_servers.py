"""A server with one fault falls to the checks that name the fault, and to no others."""

from __future__ import annotations

import pytest
from broken import broken
from served import World

from agf_conformance.server.target import Keys

NAMES = list(broken(Keys(main="-")))


@pytest.mark.parametrize("name", NAMES)
def test_a_fault_falls_to_the_checks_that_name_it(served: World, name: str) -> None:
    fault = broken(served.keys)[name]
    seconds = 2.0 if fault.verdict == "timed-out" or "gathered" in name else 10.0
    judged = served.judged(fault.wrap, seconds=seconds)
    assert judged.fault is None
    failed = {result.id: result.verdict for result in judged.results if result.fails}
    shown = [(result.id, result.found, result.detail) for result in judged.results if result.fails]
    assert failed == dict.fromkeys(fault.checks, fault.verdict), shown
    assert not any(key in str(result) for result in judged.results for key in served.keys.given)
