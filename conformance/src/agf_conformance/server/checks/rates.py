"""How often a client may compile."""

from __future__ import annotations

import re
from typing import NamedTuple

from agf_conformance.server._spec import RATES
from agf_conformance.server.endings import SkippedError
from agf_conformance.server.expect import quoted, refused, require
from agf_conformance.server.registry import makes
from agf_conformance.server.scene import Scene

POLICY = RATES["compiles_per_key"]["policy"]
_LEFT = re.compile(rf'"?{POLICY}"?;r=(\d+);t=(\d+)')
_POLICY = re.compile(rf'"?{POLICY}"?;q=(\d+);w=(\d+)')
_MOST = 2000
"""Compiles that a check may spend to reach the limit."""


class _Left(NamedTuple):
    compiles: int
    seconds: int


def _left(scene: Scene, agent: str) -> _Left:
    answer = scene.have_answer("compile_genome", {}, agent=agent)
    header = answer.headers.get("ratelimit", "")
    found = _LEFT.search(header.replace(" ", ""))
    require(found, f"{answer}: RateLimit is {quoted(header)}, which names no policy `{POLICY}`")
    assert found is not None
    return _Left(int(found[1]), int(found[2]))


@makes("srv-rate-headers")
def headers(scene: Scene) -> str:
    answer = scene.have_answer("compile_genome", {}, agent=scene.agent)
    policy = answer.headers.get("ratelimit-policy", "")
    require(_POLICY.search(policy.replace(" ", "")), f"{answer}: RateLimit-Policy is {quoted(policy)}")
    one, two = _left(scene, scene.agent), _left(scene, scene.agent)
    if two.seconds <= one.seconds and two.compiles >= one.compiles:
        # Of two compiles in one window the second leaves less, unless a new window began in between.
        one, two = _left(scene, scene.agent), _left(scene, scene.agent)
        require(two.compiles < one.compiles, f"two compiles leave {one.compiles} and {two.compiles}: none was counted")
    return "each compile says what is left"


@makes("srv-rate-refused-free")
def refused_free(scene: Scene) -> str:
    for attempt in range(3):
        one = _left(scene, scene.agent)
        for _ in range(3):
            scene.ask("compile_genome", {"budget": 1}, agent=scene.agent)
            scene.ask("compile_genome", {})
        two = _left(scene, scene.agent)
        if one.compiles - two.compiles == 1:
            return "a refused compile does not count"
        if attempt == 2:
            require(False, f"between two compiles, with refused ones in between, {one.compiles} became {two.compiles}")
    return ""


@makes("srv-rate-limited")
def limited(scene: Scene) -> str:
    left = _left(scene, scene.agent).compiles
    if left > _MOST:
        raise SkippedError(f"{left} compiles are left, too many to try")
    scene.caller.deadline.extend(left * 0.2)
    for _ in range(left + 1):
        answer = scene.ask("compile_genome", {}, agent=scene.agent, patient=False)
        if answer.status == 429:
            refused(answer, "rate_limited", "quota_exceeded")
            for name in ("retry-after", "ratelimit", "ratelimit-policy"):
                require(answer.headers.get(name), f"{answer}: the header {name} is not there")
            require(answer.headers["retry-after"].isdigit(), f"{answer}: Retry-After is no number of seconds")
            return "refused, with Retry-After"
    require(False, f"{left + 1} compiles were answered though {left} were left")
    return ""
