"""The Agent Genome toolkit for Python."""

from __future__ import annotations

__version__ = "2.3.0"

__all__ = ["__version__"]
