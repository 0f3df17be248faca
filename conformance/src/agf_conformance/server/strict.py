"""Reading what the server answers as I-JSON."""

from __future__ import annotations

import json
from typing import Any

from agent_genome.agf.json_stage import scan

__all__ = ["read_json"]


def read_json(data: bytes, *, otherwise: Any) -> Any:
    """Return the JSON value that bytes hold, or `otherwise` where they hold none that all readers read alike.

    Example:
        >>> read_json(b'{"a": 1, "a": 2}', otherwise=None) is None
        True
    """
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return otherwise
    return otherwise if scan(text).problems else json.loads(text)
