"""Make `agent_genome.client._sync` from `agent_genome.client._async`; with `--check` only show what differs.

The same source without its `await` is the client without an event loop, so that neither can fall behind the other.
"""

from __future__ import annotations

import difflib
import re
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent / "src" / "agent_genome" / "client"
HEAD = "# Made from _async by sdk-python/unasync.py; do not edit.\n"
RULES = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"\basync (def|with|for)\b", r"\1"),
        (r"\bawait ", ""),
        (r"\b__a(enter|exit)__\b", r"__\1__"),
        (r"\ba(close|read|iter_bytes)\b", r"\1"),
        (r"\b(in_turn|raw|sleep)_async\b", r"\1"),
        (r"\bAsync(?=[A-Z])", ""),
        (r"\bDefaultAsync", "Default"),
        (r"\b_async\b", "_sync"),
        (r"between tasks\b", "between threads"),
        (r"with an event loop; `_sync` is made from it by `sdk-python/unasync\.py`", "without an event loop"),
    )
)


def synchronous(source: str) -> str:
    """Return the text of a module without its event loop."""
    for pattern, replacement in RULES:
        source = pattern.sub(replacement, source)
    source = HEAD + source
    for command in (("check", "--fix-only", "--quiet", "--select", "I"), ("format", "--quiet")):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(CLIENT / "_sync" / "module.py"), "-"]
        source = subprocess.run(ruff, input=source, capture_output=True, text=True, check=True).stdout
    return source


def main(words: list[str]) -> int:
    """Write the modules, or compare them; return 1 when one differs."""
    differs = 0
    for path in sorted((CLIENT / "_async").glob("*.py")):
        made, kept = synchronous(path.read_text(encoding="utf-8")), CLIENT / "_sync" / path.name
        there = kept.read_text(encoding="utf-8") if kept.exists() else ""
        if "--check" not in words:
            kept.write_text(made, encoding="utf-8", newline="\n")
        elif made != there:
            differs = 1
            before, after = (text.splitlines(keepends=True) for text in (there, made))
            sys.stdout.writelines(difflib.unified_diff(before, after, f"_sync/{path.name}", f"_async/{path.name}"))
    return differs


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
