"""The generated pydantic models of what the command reads and writes, by their public names."""

from __future__ import annotations

from agent_genome_spec.genesis_models import (
    AgentIndex,
    AgentIndexAnswer,
    AgentIntent,
    AgentPlan,
    AgentPlanAnswer,
    CliSchema,
    CliSchemaAnswer,
    DiagnosticAnswer,
    ErrorAnswer,
    RootAnswer,
    SymbolAnswer,
)

__all__ = [
    "AgentIndex",
    "AgentIndexAnswer",
    "AgentIntent",
    "AgentPlan",
    "AgentPlanAnswer",
    "CliSchema",
    "CliSchemaAnswer",
    "DiagnosticAnswer",
    "ErrorAnswer",
    "RootAnswer",
    "SymbolAnswer",
]
