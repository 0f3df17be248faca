"""Writes the golden texts anew, for a review of what changed: `PYTHONPATH=sdk-python/tests/support python ...`."""

from __future__ import annotations

from pathlib import Path

from section_subjects import SAMPLE

from agent_genome.genome._spec_dialects import DIALECTS
from agent_genome.genome.compile import compile_genome

for dialect in DIALECTS:
    text = compile_genome(SAMPLE, dialect=dialect).text + "\n"
    Path(__file__).with_name(f"{dialect}.txt").write_text(text, encoding="utf-8", newline="\n")
