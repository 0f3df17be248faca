"""Fixtures of the server's tests."""

from __future__ import annotations

from server_databases import database_url, opened, postgres, sqlite_template, storage

__all__ = ["database_url", "opened", "postgres", "sqlite_template", "storage"]
