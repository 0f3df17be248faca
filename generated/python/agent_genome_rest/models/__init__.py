# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
"""The bodies of requests and answers. Names load on first use, so that importing one model costs that model."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .agent import Agent
    from .agent_erasure import AgentErasure
    from .agent_registration import AgentRegistration
    from .agf_agent import AgfAgent
    from .agf_condition import AgfCondition
    from .agf_document import AgfDocument
    from .agf_document_extensions import AgfDocumentExtensions
    from .agf_exporter import AgfExporter
    from .agf_gene import AgfGene
    from .agf_gene_kind import AgfGeneKind
    from .agf_gene_source import AgfGeneSource
    from .agf_germline import AgfGermline
    from .agf_integrity import AgfIntegrity
    from .agf_layer import AgfLayer
    from .agf_layer_stratum import AgfLayerStratum
    from .agf_provenance_mode import AgfProvenanceMode
    from .agf_seal import AgfSeal
    from .agf_task_feature import AgfTaskFeature
    from .applied_import import AppliedImport
    from .compile_request import CompileRequest
    from .compiled_genome import CompiledGenome
    from .compiled_genome_fell_back_type_0 import CompiledGenomeFellBackType0
    from .compiled_genome_policy import CompiledGenomePolicy
    from .dialect import Dialect
    from .erasure import Erasure
    from .erasure_request import ErasureRequest
    from .finalize_request import FinalizeRequest
    from .finalized_output import FinalizedOutput
    from .gene_count import GeneCount
    from .gene_in_stratum import GeneInStratum
    from .gene_quality import GeneQuality
    from .genome import Genome
    from .import_conflict import ImportConflict
    from .import_conflict_reason import ImportConflictReason
    from .import_not_carried import ImportNotCarried
    from .import_not_carried_what import ImportNotCarriedWhat
    from .import_preview import ImportPreview
    from .import_refusal import ImportRefusal
    from .import_refusal_reason import ImportRefusalReason
    from .kept_gene import KeptGene
    from .kept_gene_reason import KeptGeneReason
    from .left_gene import LeftGene
    from .left_gene_reason import LeftGeneReason
    from .left_out_gene import LeftOutGene
    from .left_out_gene_reason import LeftOutGeneReason
    from .observation import Observation
    from .observation_signal import ObservationSignal
    from .outcome_count import OutcomeCount
    from .outcome_report import OutcomeReport
    from .outcome_result import OutcomeResult
    from .problem import Problem
    from .problem_error import ProblemError
    from .problem_error_in import ProblemErrorIn
    from .proposal import Proposal
    from .proposal_origin import ProposalOrigin
    from .quality_genes import QualityGenes
    from .quality_summary import QualitySummary
    from .quality_trend import QualityTrend
    from .recorded_outcome import RecordedOutcome
    from .recorded_outcome_recorded import RecordedOutcomeRecorded
    from .stratum import Stratum
    from .stratum_genes import StratumGenes
    from .task import Task
    from .trend_interval import TrendInterval
    from .trend_point import TrendPoint
    from .undone_import import UndoneImport

_MODULES = {
    "Agent": ".agent",
    "AgentErasure": ".agent_erasure",
    "AgentRegistration": ".agent_registration",
    "AgfAgent": ".agf_agent",
    "AgfCondition": ".agf_condition",
    "AgfDocument": ".agf_document",
    "AgfDocumentExtensions": ".agf_document_extensions",
    "AgfExporter": ".agf_exporter",
    "AgfGene": ".agf_gene",
    "AgfGeneKind": ".agf_gene_kind",
    "AgfGeneSource": ".agf_gene_source",
    "AgfGermline": ".agf_germline",
    "AgfIntegrity": ".agf_integrity",
    "AgfLayer": ".agf_layer",
    "AgfLayerStratum": ".agf_layer_stratum",
    "AgfProvenanceMode": ".agf_provenance_mode",
    "AgfSeal": ".agf_seal",
    "AgfTaskFeature": ".agf_task_feature",
    "AppliedImport": ".applied_import",
    "CompileRequest": ".compile_request",
    "CompiledGenome": ".compiled_genome",
    "CompiledGenomeFellBackType0": ".compiled_genome_fell_back_type_0",
    "CompiledGenomePolicy": ".compiled_genome_policy",
    "Dialect": ".dialect",
    "Erasure": ".erasure",
    "ErasureRequest": ".erasure_request",
    "FinalizeRequest": ".finalize_request",
    "FinalizedOutput": ".finalized_output",
    "GeneCount": ".gene_count",
    "GeneInStratum": ".gene_in_stratum",
    "GeneQuality": ".gene_quality",
    "Genome": ".genome",
    "ImportConflict": ".import_conflict",
    "ImportConflictReason": ".import_conflict_reason",
    "ImportNotCarried": ".import_not_carried",
    "ImportNotCarriedWhat": ".import_not_carried_what",
    "ImportPreview": ".import_preview",
    "ImportRefusal": ".import_refusal",
    "ImportRefusalReason": ".import_refusal_reason",
    "KeptGene": ".kept_gene",
    "KeptGeneReason": ".kept_gene_reason",
    "LeftGene": ".left_gene",
    "LeftGeneReason": ".left_gene_reason",
    "LeftOutGene": ".left_out_gene",
    "LeftOutGeneReason": ".left_out_gene_reason",
    "Observation": ".observation",
    "ObservationSignal": ".observation_signal",
    "OutcomeCount": ".outcome_count",
    "OutcomeReport": ".outcome_report",
    "OutcomeResult": ".outcome_result",
    "Problem": ".problem",
    "ProblemError": ".problem_error",
    "ProblemErrorIn": ".problem_error_in",
    "Proposal": ".proposal",
    "ProposalOrigin": ".proposal_origin",
    "QualityGenes": ".quality_genes",
    "QualitySummary": ".quality_summary",
    "QualityTrend": ".quality_trend",
    "RecordedOutcome": ".recorded_outcome",
    "RecordedOutcomeRecorded": ".recorded_outcome_recorded",
    "Stratum": ".stratum",
    "StratumGenes": ".stratum_genes",
    "Task": ".task",
    "TrendInterval": ".trend_interval",
    "TrendPoint": ".trend_point",
    "UndoneImport": ".undone_import",
}

__all__ = (
    "Agent",
    "AgentErasure",
    "AgentRegistration",
    "AgfAgent",
    "AgfCondition",
    "AgfDocument",
    "AgfDocumentExtensions",
    "AgfExporter",
    "AgfGene",
    "AgfGeneKind",
    "AgfGeneSource",
    "AgfGermline",
    "AgfIntegrity",
    "AgfLayer",
    "AgfLayerStratum",
    "AgfProvenanceMode",
    "AgfSeal",
    "AgfTaskFeature",
    "AppliedImport",
    "CompiledGenome",
    "CompiledGenomeFellBackType0",
    "CompiledGenomePolicy",
    "CompileRequest",
    "Dialect",
    "Erasure",
    "ErasureRequest",
    "FinalizedOutput",
    "FinalizeRequest",
    "GeneCount",
    "GeneInStratum",
    "GeneQuality",
    "Genome",
    "ImportConflict",
    "ImportConflictReason",
    "ImportNotCarried",
    "ImportNotCarriedWhat",
    "ImportPreview",
    "ImportRefusal",
    "ImportRefusalReason",
    "KeptGene",
    "KeptGeneReason",
    "LeftGene",
    "LeftGeneReason",
    "LeftOutGene",
    "LeftOutGeneReason",
    "Observation",
    "ObservationSignal",
    "OutcomeCount",
    "OutcomeReport",
    "OutcomeResult",
    "Problem",
    "ProblemError",
    "ProblemErrorIn",
    "Proposal",
    "ProposalOrigin",
    "QualityGenes",
    "QualitySummary",
    "QualityTrend",
    "RecordedOutcome",
    "RecordedOutcomeRecorded",
    "Stratum",
    "StratumGenes",
    "Task",
    "TrendInterval",
    "TrendPoint",
    "UndoneImport",
)


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return getattr(import_module(_MODULES[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
