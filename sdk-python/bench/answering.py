"""A server that says the same to every request, as fast as this machine can: what is measured is the client."""

from __future__ import annotations

import asyncio
import json
import re

GENES = [f"gene_{number:02}" for number in range(20)]
COMPILED = {
    "compile_id": "cp_0123456789abcdef0123456789abcdef",
    "agent_id": "bill-banao",
    "text": "x" * 3000,
    "characters": 3000,
    "dialect": "gemini",
    "genome_version": 1,
    "included": GENES,
    "left_out": [],
    "observations_shown": [],
    "policy": "precedence",
    "fell_back": None,
    "over_budget": False,
    "sha256": "0" * 64,
}
BODY = json.dumps(COMPILED).encode()
ANSWER = (
    b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Request-Id: r1\r\nContent-Length: %d\r\n\r\n" % len(BODY)
) + BODY
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


class Answering(asyncio.Protocol):
    """One connection, which is kept alive."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.came = b""

    def data_received(self, data: bytes) -> None:
        self.came += data
        while b"\r\n\r\n" in self.came:
            head, _, rest = self.came.partition(b"\r\n\r\n")
            length = LENGTH.search(head)
            body = int(length[1]) if length else 0
            if len(rest) < body:
                return
            self.came = rest[body:]
            self.transport.write(ANSWER)


async def main() -> None:
    """Serve on a free port of this machine, and print it."""
    server = await asyncio.get_running_loop().create_server(Answering, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
