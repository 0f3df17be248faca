"""Finalizing: how fast an answer of 1 MB goes through, and how cost grows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from agent_genome.genome.finalizing import Finalizer, finalize
from measuring import best

IDS = frozenset({"kernel_no_invented_facts", "lg_9eb0d977b215"})
REPORT = '\n<genome_report>{"followed": ["lg_9eb0d977b215"]}</genome_report>'
PARAGRAPH = (
    "The invoice lists **every item** with its price, the tax and the total; see `totals` & the notes below.\n"
    "Amounts < 100 are rounded. Die Übersicht folgt, und क्षेत्र के अनुसार.\n\n```python\ntotal = sum(prices)\n```\n\n"
    "- One more line of ordinary prose, which says nothing that a finalizer would have to look at twice, as most do.\n"
)
MEGABYTE = 1_000_000


def answer(size: int) -> str:
    """Return an answer of about that many bytes, with its report."""
    return PARAGRAPH * (size // len(PARAGRAPH.encode())) + REPORT


def megabytes_a_second(_scratch: Path) -> float:
    """Return the throughput of finalize over an answer of 1 MB, in MB of UTF-8 a second."""
    text = answer(MEGABYTE)
    (seconds,) = best(lambda: finalize(text, IDS), rounds=30)
    return len(text.encode()) / MEGABYTE / seconds


def growth_of_finalize(_scratch: Path) -> float:
    """Return the cost of a byte in 4 MB / that of a byte in 1 MB."""
    small, large = answer(MEGABYTE), answer(4 * MEGABYTE)
    one, four = best(lambda: finalize(small, IDS), lambda: finalize(large, IDS), rounds=15)
    return four / one / 4


def growth_of_a_stream(_scratch: Path) -> float:
    """Return the cost of a piece in a long stream / that of a piece in a short one, an unclosed report included."""
    short, long = best(streaming(2_000), streaming(20_000), rounds=5)
    return long / short / 10


def streaming(pieces: int) -> Callable[[], object]:
    """Return the action of feeding pieces of four characters."""

    def action() -> None:
        finalizer = Finalizer(IDS)
        for _ in range(pieces):
            finalizer.feed("word")
        finalizer.feed("\n<genome_report>")
        for _ in range(pieces):
            finalizer.feed("word")
        finalizer.close()

    return action
