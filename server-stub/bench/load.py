"""The load: so many clients on connections of their own, each sending its next request when it has its answer.

It speaks just enough HTTP/1.1 to cost less than the servers that it measures, and runs in a process of its own.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from dataclasses import dataclass

CLIENTS = 50


@dataclass(frozen=True, slots=True)
class Load:
    """What a load gave.

    Attributes:
        per_second: requests answered a second.
        p50: median of the latencies, in milliseconds.
        p99: the latency that 99 of 100 requests keep, in milliseconds.
    """

    per_second: float
    p50: float
    p99: float


async def load(port: int, request: bytes, *, requests: int, clients: int = CLIENTS) -> Load:
    """Send requests from many clients at once, and return how it went; every answer has to be 200."""
    latencies: list[float] = []
    left = requests

    async def client() -> None:
        nonlocal left
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while left > 0:
            left -= 1
            began = time.perf_counter()
            writer.write(request)
            await answer(reader)
            latencies.append(time.perf_counter() - began)
        writer.close()

    began = time.perf_counter()
    await asyncio.gather(*(client() for _ in range(clients)))
    took = time.perf_counter() - began
    latencies.sort()
    return Load(
        len(latencies) / took, 1000 * latencies[len(latencies) // 2], 1000 * latencies[int(len(latencies) * 0.99)]
    )


async def answer(reader: asyncio.StreamReader) -> None:
    """Read one answer."""
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(f"an answer that is not 200: {head[:200]!r}")
    length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
    await reader.readexactly(int(length))


def main() -> None:
    """Run a load that standard input describes, and print what it gave."""
    order = json.load(sys.stdin)
    gave = asyncio.run(load(order["port"], order["request"].encode("latin-1"), requests=order["requests"]))
    json.dump([gave.per_second, gave.p50, gave.p99], sys.stdout)


if __name__ == "__main__":
    main()
