"""The handler of each operation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from agent_genome_server.services.agents import get_genome, register_agent
from agent_genome_server.services.call import Answer, Call
from agent_genome_server.services.context import Context
from agent_genome_server.services.erasure import erase_subject
from agent_genome_server.services.files import export_genome, import_consent, import_preview, import_undo
from agent_genome_server.services.outcomes import record_outcome
from agent_genome_server.services.quality import get_quality_genes, get_quality_summary, get_quality_trend
from agent_genome_server.services.runs import compile_genome, compile_together, finalize_output

__all__ = ["OPERATIONS", "TOGETHER", "Handler", "HandlerTogether"]

Handler: TypeAlias = Callable[[Context, Call], Answer]
HandlerTogether: TypeAlias = Callable[[Context, Sequence[Call]], list[Answer | Exception]]

OPERATIONS: Final[Mapping[str, Handler]] = {
    "register_agent": register_agent,
    "get_genome": get_genome,
    "compile_genome": compile_genome,
    "finalize_output": finalize_output,
    "record_outcome": record_outcome,
    "export_genome": export_genome,
    "get_quality_summary": get_quality_summary,
    "get_quality_genes": get_quality_genes,
    "get_quality_trend": get_quality_trend,
    "erase_subject": erase_subject,
    "import_preview": import_preview,
    "import_consent": import_consent,
    "import_undo": import_undo,
}

TOGETHER: Final[Mapping[str, HandlerTogether]] = {"compile_genome": compile_together}
"""What many requests do in one transaction."""
