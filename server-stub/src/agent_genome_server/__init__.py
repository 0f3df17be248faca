"""The reference server of agent genomes: REST and MCP, on SQLite or PostgreSQL."""

from __future__ import annotations

__all__ = ["__version__"]

__version__ = "2.3.0"
