#!/usr/bin/env python3
"""A reader that stays.

agf-conformance reader --lines -- python3 reader.py
"""

import json
import sys
from pathlib import Path

from agent_genome import agf  # your own library in its place


def errors(data: bytes) -> list[dict[str, str]]:
    """Return the code and the pointer of each error; an empty list accepts the file."""
    problems = agf.check(data).problems
    return [{"code": p.code, "pointer": p.pointer} for p in problems if p.severity == "error"]


for line in sys.stdin:
    question = json.loads(line)
    found = errors(Path(question["path"]).read_bytes())
    print(json.dumps({"id": question["id"], "valid": not found, "errors": found}), flush=True)
