"""The ASGI application: every operation of the OpenAPI document bound to its service, and what stands beside them."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from starlette.routing import BaseRoute, Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from agent_genome.agf.wording import shown
from agent_genome_server.http._spec import BASE_PATH, OPENAPI, SPEC_VERSIONS
from agent_genome_server.http.docs_page import docs_page
from agent_genome_server.http.document import Operation, operations
from agent_genome_server.http.edge import OuterEdge
from agent_genome_server.http.endpoint import Endpoint
from agent_genome_server.http.fixed import Fixed
from agent_genome_server.http.health import Health, Readiness
from agent_genome_server.http.options import EdgeOptions
from agent_genome_server.http.routes import Handler, Resource
from agent_genome_server.http.work import Edge
from agent_genome_server.mcp.endpoint import McpEndpoint
from agent_genome_server.problem import Problem
from agent_genome_server.services import OPERATIONS, Services

__all__ = ["THREADS", "UnboundError", "create_app", "require_bound"]

THREADS: Final = "service"
"""What the names of the threads that the services run in begin with."""


class UnboundError(Exception):
    """The document and the services do not name the same operations."""


def create_app(services: Services, options: EdgeOptions, *, document: Mapping[str, Any] = OPENAPI) -> ASGIApp:
    """Return the application.

    Raises:
        UnboundError: an operation of the document has no handler, or a handler no operation.
    """
    known = tuple(operations(document))
    require_bound(known, OPERATIONS)
    edge = Edge(
        services=services,
        threads=ThreadPoolExecutor(options.threads, thread_name_prefix=THREADS),
        imports_offered=options.flags["provisional_imports"],
    )
    mcp = McpEndpoint(edge, options)
    routes = [*_routes(_handlers(known, document, edge, options)), Route(mcp.path, mcp)]

    @asynccontextmanager
    async def lifespan(_: object) -> AsyncGenerator[None]:
        async with AsyncExitStack() as stack:
            # The grace is over: whoever still works is waited for by nobody.
            stack.callback(edge.threads.shutdown, wait=False, cancel_futures=True)
            await stack.enter_async_context(mcp.running())
            yield

    return OuterEdge(Router(routes, redirect_slashes=False, default=_not_found, lifespan=lifespan))


def require_bound(known: Iterable[Operation], handlers: Iterable[str]) -> None:
    """Hold the operations of the document against the handlers of the services.

    Raises:
        UnboundError: they differ; the message names each that is missing.
    """
    named, handled = {operation.operation_id for operation in known}, set(handlers)
    if named != handled:
        raise UnboundError(
            f"operations without a handler: {sorted(named - handled)}; "
            f"handlers without an operation: {sorted(handled - named)}"
        )


def _handlers(
    known: Iterable[Operation], document: Mapping[str, Any], edge: Edge, options: EdgeOptions
) -> dict[str, dict[str, Handler]]:
    """Return the handlers of each path by method."""
    found: dict[str, dict[str, Handler]] = {
        "/healthz": {"GET": Health(versions=SPEC_VERSIONS, flags=options.flags)},
        "/readyz": {"GET": Readiness(edge)},
        f"{BASE_PATH}/openapi.json": {"GET": Fixed.json(document)},
        f"{BASE_PATH}/docs": {"GET": Fixed.html(docs_page(document))},
    }
    for operation in known:
        endpoint = Endpoint(operation, document["components"], edge)
        found.setdefault(operation.path, {})[operation.method] = endpoint.answer
    return found


def _routes(handlers: Mapping[str, Mapping[str, Handler]]) -> list[BaseRoute]:
    return [Route(path, Resource(by_method)) for path, by_method in handlers.items()]


async def _not_found(scope: Scope, receive: Receive, send: Send) -> None:
    raise Problem("route_not_found", path=shown(scope["path"]))
