"""The one door of the client to the request builders of the generated REST client."""

# The builders are private to the generated modules, whose public functions send at once: no retry, no error classes.
# pyright: reportPrivateUsage=false

from __future__ import annotations

from agent_genome_rest.api.agents.get_genome import _get_kwargs as get_genome
from agent_genome_rest.api.agents.register_agent import _get_kwargs as register_agent
from agent_genome_rest.api.files.export_genome import _get_kwargs as export_genome
from agent_genome_rest.api.files.import_consent import _get_kwargs as import_consent
from agent_genome_rest.api.files.import_preview import _get_kwargs as import_preview
from agent_genome_rest.api.files.import_undo import _get_kwargs as import_undo
from agent_genome_rest.api.quality.get_quality_genes import _get_kwargs as get_quality_genes
from agent_genome_rest.api.quality.get_quality_summary import _get_kwargs as get_quality_summary
from agent_genome_rest.api.quality.get_quality_trend import _get_kwargs as get_quality_trend
from agent_genome_rest.api.runs.compile_genome import _get_kwargs as compile_genome
from agent_genome_rest.api.runs.finalize_output import _get_kwargs as finalize_output
from agent_genome_rest.api.runs.record_outcome import _get_kwargs as record_outcome
from agent_genome_rest.api.subjects.erase_subject import _get_kwargs as erase_subject
from agent_genome_rest.types import UNSET, File

__all__ = [
    "UNSET",
    "File",
    "compile_genome",
    "erase_subject",
    "export_genome",
    "finalize_output",
    "get_genome",
    "get_quality_genes",
    "get_quality_summary",
    "get_quality_trend",
    "import_consent",
    "import_preview",
    "import_undo",
    "record_outcome",
    "register_agent",
]
