"""Files made to be slow, or to break a reader, each of at most the size that a reader takes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from agent_genome.agf._spec import MAX_FILE_BYTES

__all__ = ["hostile_files", "mutations"]

_HEAD = (
    '{"agf":"1.0","kind":"genome","exporter":{"platform":"x","version":"1"},"exported_at":"2026-10-13T09:00:00Z",'
    '"agent":{"slug":"a","species":"A","identity_hash":"0000000000000000"},"germline":{"read_only":true,"genes":[],'
    f'"seal":{{"kid":"k","mac":"{"0" * 64}"}}}},"provenance_mode":"none","source_tenant":"{"0" * 24}",'
    f'"extensions":{{}},"integrity":{{"sha256":"{"0" * 64}"}},'
)


def _filled(start: str, item: str, end: str) -> bytes:
    """Return a document that repeats an item as often as the size allows."""
    room = MAX_FILE_BYTES - len(_HEAD) - len(start) - len(end) - 2
    return (_HEAD + start + ",".join([item] * (room // (len(item.encode()) + 1))) + end + "}").encode()


def hostile_files(sample: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield name and bytes of each file."""
    yield "nested brackets", b"[" * 100_000
    yield "nested brackets, closed", b"[" * 100_000 + b"]" * 100_000
    yield "a long number", b"9" * 5_000
    yield "quotes", b'"' * MAX_FILE_BYTES
    yield "NUL bytes", b"\x00" * MAX_FILE_BYTES
    yield "not UTF-8 at the end", b" " * (MAX_FILE_BYTES - 1) + b"\xff"
    yield "empty genes", _filled('"layers":[{"stratum":"org","genes":[', "{}", "]}]")
    yield "genes that are numbers", _filled('"layers":[{"stratum":"org","genes":[', "0", "]}]")
    yield "genes with one id", _filled('"layers":[{"stratum":"org","genes":[', '{"id":"abc"}', "]}]")
    yield "layers that are numbers", _filled('"layers":[', "0", "]")
    yield "empty arrays", _filled('"layers":[],"x":[', "[]", "]")
    yield "deep arrays", _filled('"layers":[],"x":[', "[" * 29 + "]" * 29, "]")
    yield "numbers with an exponent", _filled('"layers":[],"x":[', "1e5", "]")
    yield "control characters", _filled('"layers":[{"stratum":"org","genes":[', '{"text":"\\u0001"}', "]}]")
    yield "overrides", _filled('"layers":[{"stratum":"org","genes":[{"overrides":[', '"abc"', "]}]}]")
    for end in range(len(sample)):
        yield "a truncation of the sample", sample[:end]


def mutations(sample: bytes, count: int) -> Iterator[bytes]:
    """Yield copies of a file with random faults in its bytes or its values, the same ones each time."""
    chance = random.Random(2026)
    junk = [
        b'"',
        b"{",
        b"}",
        b"[",
        b"]",
        b",",
        b":",
        b"\\",
        b"\\ud800",
        b"1e999",
        b"null",
        b"\x00",
        b"\xff",
        b"0",
        b"-",
    ]
    document = json.loads(sample)
    for number in range(count):
        if number % 4 == 0:
            holder = document if number % 8 else document["germline"]["genes"][number % 3]
            name = chance.choice(list(holder))
            yield json.dumps(document).encode().replace(f'"{name}"'.encode(), chance.choice(junk), 1)
            continue
        data = bytearray(sample)
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(data))
            data[place : place + chance.randint(0, 4)] = chance.choice(junk)
        yield bytes(data)
