"""Structured logs: one JSON object a line, without keys, bodies, query strings or gene text (spec: rest.md#privacy)."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from pathlib import PurePath
from traceback import extract_tb
from typing import Any, Final, TextIO

from agent_genome_server.services.call import Principal
from agent_genome_server.storage import StorageUnavailableError

__all__ = ["LEVELS", "configure_logs", "log_event", "log_failure", "log_request", "log_unavailable"]

LEVELS: Final = ("debug", "info", "warning", "error")
MAX_FRAMES: Final = 12
"""Frames of a failure that its line names, innermost last."""

_logger = logging.getLogger("agent_genome_server")


class _JsonLines(logging.Formatter):
    """Formats a record as one line; of a library only where it comes from, since its words may quote data."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        fields: dict[str, Any] | None = getattr(record, "fields", None)
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
        }
        if fields is None:
            line |= {"event": "library", "logger": record.name, "at": f"{record.filename}:{record.lineno}"}
            if record.exc_info and record.exc_info[0]:
                line["type"] = record.exc_info[0].__name__
        else:
            line |= fields
        return json.dumps(line, ensure_ascii=True, separators=(",", ":"))


def configure_logs(*, level: str = "info", stream: TextIO | None = None) -> None:
    """Send every log line of this process to one stream, standard error when none is given."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _logger.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "mcp"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.ERROR)


def log_event(event: str, *, level: int = logging.INFO, **fields: Any) -> None:
    """Log something that happened; fields that are None are left out, and none holds what a customer wrote."""
    if _logger.isEnabledFor(level):
        given = {name: value for name, value in fields.items() if value is not None}
        _logger.log(level, event, extra={"fields": {"event": event, **given}})


def log_request(
    *,
    method: str,
    route: str | None,
    status: int,
    milliseconds: float,
    request_id: str,
    code: str | None = None,
    operation: str | None = None,
    principal: Principal | None = None,
) -> None:
    """Log one answered request: the route's template stands for its path."""
    if not _logger.isEnabledFor(logging.INFO):
        return
    log_event(
        "request",
        method=method if len(method) <= 20 else method[:20],
        route=route,
        status=status,
        ms=milliseconds,
        request_id=request_id,
        operation=operation,
        code=code,
        key=principal.key_id if principal else None,
        workspace=principal.workspace if principal else None,
    )


def log_unavailable(reason: str, error: BaseException) -> None:
    """Log why nothing can be answered now: in the server's words, and of a database which it is and what it said.

    Of any other cause the type alone is logged, since its words may quote data.
    """
    target = cause = None
    while error.__cause__ is not None:
        error = error.__cause__
        if isinstance(error, StorageUnavailableError):
            target, cause = error.target or None, error.cause or None
    log_event(
        "unavailable", level=logging.WARNING, reason=reason, target=target, cause=cause, type=type(error).__name__
    )


def log_failure(error: BaseException, *, request_id: str | None = None) -> None:
    """Log a fault of the server: its type and where it arose, never its message, which may quote a customer."""
    frames = extract_tb(error.__traceback__)[-MAX_FRAMES:]
    log_event(
        "failure",
        level=logging.ERROR,
        type=type(error).__name__,
        at=[f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in frames],
        request_id=request_id,
    )
