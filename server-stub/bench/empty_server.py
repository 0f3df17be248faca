"""A Starlette route that answers a small JSON object, run as the real server is."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from agent_genome_server.serving import address_of, listen, serve


async def empty(request: Request) -> JSONResponse:
    await request.body()
    return JSONResponse({"ok": True})


if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    print(address_of(listening), flush=True)
    serve(Starlette(routes=[Route("/", empty, methods=["POST"])]), listening)
