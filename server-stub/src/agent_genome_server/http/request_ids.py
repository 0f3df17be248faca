"""The id of a request: the client's own where it is well formed, a fresh one otherwise."""

from __future__ import annotations

import os
import re
from typing import Final

__all__ = ["REQUEST_ID", "request_id"]

REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,128}", re.ASCII)
"""What an id may be: nothing that a log line or a header would have to escape."""


def request_id(given: str | None) -> str:
    """Return the id that a request goes by, in the answer, the problem and the log."""
    if given is not None and REQUEST_ID.fullmatch(given):
        return given
    return f"req_{os.urandom(16).hex()}"
