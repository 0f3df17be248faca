"""The generated pydantic models of a document, by their public names."""

from __future__ import annotations

from agent_genome_spec.agf_models import (
    Agent,
    AgfDocument,
    Condition,
    Exporter,
    Gene,
    Germline,
    Integrity,
    Layer,
    Seal,
)

__all__ = ["Agent", "AgfDocument", "Condition", "Exporter", "Gene", "Germline", "Integrity", "Layer", "Seal"]
