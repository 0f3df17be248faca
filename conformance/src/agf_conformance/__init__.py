"""The conformance kit of the Agent Genome Format."""

from __future__ import annotations

__version__ = "1.0.0"

__all__ = ["__version__"]
