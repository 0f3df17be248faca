"""One line an attempt for people who look for a fault: method, path, status, request id; no body, no key."""

from __future__ import annotations

import logging
import sys
from typing import Final

from agent_genome.client._spec_clients import LOG_LEVELS, LOG_VARIABLE, MAX_SHOWN_LEVEL_CHARACTERS
from agent_genome.client.errors import AgentGenomeError

__all__ = ["logger", "set_up_logging"]

logger: Final = logging.getLogger("agent_genome")

_FORMAT: Final = "%(asctime)s %(name)s %(levelname)s %(message)s"


def set_up_logging(level: str | None) -> None:
    """Let the lines of a level and above go to standard error; without a level the program decides.

    A second call changes the level and adds no second line.

    Raises:
        AgentGenomeError: there is no such level.
    """
    name = (level or "").strip().lower()
    if not name:
        return
    if name not in LOG_LEVELS:
        given = name[:MAX_SHOWN_LEVEL_CHARACTERS]
        raise AgentGenomeError(f"{LOG_VARIABLE} is {given!r}; it may be {', '.join(LOG_LEVELS)}")
    logger.setLevel(name.upper())
    if not logger.handlers:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(logging.Formatter(_FORMAT))
        logger.addHandler(handler)
        logger.propagate = False
