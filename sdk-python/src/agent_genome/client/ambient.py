"""What a client takes from the world around it: the clock, chance and sleep."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

__all__ = ["Ambient"]


async def _sleep(seconds: float) -> None:
    # Part of httpx, and works under asyncio and trio alike.
    import anyio

    await anyio.sleep(seconds)


def _new_id() -> str:
    return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class Ambient:
    """The clock, chance and sleep; a test puts its own.

    Attributes:
        now_s: the time, in seconds since 1970.
        random: a random number in [0, 1).
        new_id: an id that was never there before.
        sleep: waits a number of seconds.
        sleep_async: the same without holding up the event loop.
    """

    now_s: Callable[[], float] = time.time
    random: Callable[[], float] = random.random
    new_id: Callable[[], str] = _new_id
    sleep: Callable[[float], None] = time.sleep
    sleep_async: Callable[[float], Awaitable[None]] = _sleep
