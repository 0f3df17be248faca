"""What an operator is told of a database that cannot be used: which one it is, and the driver's words."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL

__all__ = ["cause_of", "target_of"]

MAX_CAUSE: Final = 300
"""Characters of a driver's words."""


def target_of(url: URL) -> str:
    """Return which database a URL names, without the user and the password.

    Example:
        >>> from sqlalchemy import make_url
        >>> target_of(make_url("postgresql://me:secret@db.example:5433/genome"))
        'database genome at db.example port 5433'
        >>> target_of(make_url("sqlite:///genome.sqlite3"))
        'file genome.sqlite3'
    """
    if url.get_backend_name() == "sqlite":
        return f"file {url.database}"
    host = url.host or _option(url, "host")
    port = url.port or _option(url, "port")
    name = url.database or _option(url, "dbname")
    parts = [f"database {name}" if name else "the user's own database"]
    parts += [f"at {host}"] if host else []
    parts += [f"port {port}"] if port else []
    return " ".join(parts)


def cause_of(error: BaseException | None, *, url: URL) -> str:
    """Return the first line of what the driver says, without the password of the URL.

    The first line of PostgreSQL says what is wrong; the lines behind it may quote rows.
    """
    if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CANTOPEN and (why := _why_no_file(url)):
        return why
    words = next((line.strip() for line in str(error or "").splitlines() if line.strip()), "")
    for secret in (url.password, _option(url, "password"), _option(url, "sslpassword")):
        if secret:
            words = words.replace(str(secret), "***")
    return words[:MAX_CAUSE].rstrip(".")


def _why_no_file(url: URL) -> str:
    """Return what SQLite leaves open when it cannot open a file."""
    path = Path(url.database or "")
    if path.is_dir():
        return "it is a folder"
    return "" if path.parent.is_dir() else f"there is no folder {path.parent}"


def _option(url: URL, name: str) -> str:
    value = url.query.get(name, "")
    return value if isinstance(value, str) else ",".join(value)
