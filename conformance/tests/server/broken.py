"""Servers that do one thing wrong, and the checks that each of them has to fall to."""

from __future__ import annotations

from faults.asking import asking
from faults.common import Broken
from faults.connections import connections
from faults.doors import doors
from faults.files import files
from faults.problems import problems
from faults.reading import reading
from faults.tools import tools
from faults.working import working

from agf_conformance.server.target import Keys


def broken(keys: Keys) -> dict[str, Broken]:
    """Return every broken server by its name."""
    return {
        **doors(keys),
        **problems(),
        **asking(),
        **reading(),
        **working(keys),
        **files(),
        **tools(),
        **connections(),
    }
