"""The generated models of answers, and the closed lists, by their public names."""

from __future__ import annotations

from agent_genome_rest.models.agent import Agent
from agent_genome_rest.models.agent_erasure import AgentErasure
from agent_genome_rest.models.agf_condition import AgfCondition
from agent_genome_rest.models.agf_gene import AgfGene
from agent_genome_rest.models.agf_provenance_mode import AgfProvenanceMode
from agent_genome_rest.models.applied_import import AppliedImport
from agent_genome_rest.models.compiled_genome import CompiledGenome
from agent_genome_rest.models.dialect import Dialect
from agent_genome_rest.models.erasure import Erasure
from agent_genome_rest.models.finalized_output import FinalizedOutput
from agent_genome_rest.models.gene_count import GeneCount
from agent_genome_rest.models.gene_in_stratum import GeneInStratum
from agent_genome_rest.models.gene_quality import GeneQuality
from agent_genome_rest.models.genome import Genome
from agent_genome_rest.models.import_conflict import ImportConflict
from agent_genome_rest.models.import_not_carried import ImportNotCarried
from agent_genome_rest.models.import_preview import ImportPreview
from agent_genome_rest.models.import_refusal import ImportRefusal
from agent_genome_rest.models.kept_gene import KeptGene
from agent_genome_rest.models.left_gene import LeftGene
from agent_genome_rest.models.left_out_gene import LeftOutGene
from agent_genome_rest.models.observation import Observation
from agent_genome_rest.models.outcome_count import OutcomeCount
from agent_genome_rest.models.outcome_result import OutcomeResult
from agent_genome_rest.models.problem_error import ProblemError
from agent_genome_rest.models.proposal import Proposal
from agent_genome_rest.models.quality_genes import QualityGenes
from agent_genome_rest.models.quality_summary import QualitySummary
from agent_genome_rest.models.quality_trend import QualityTrend
from agent_genome_rest.models.recorded_outcome import RecordedOutcome
from agent_genome_rest.models.stratum import Stratum
from agent_genome_rest.models.stratum_genes import StratumGenes
from agent_genome_rest.models.trend_interval import TrendInterval
from agent_genome_rest.models.trend_point import TrendPoint
from agent_genome_rest.models.undone_import import UndoneImport
from agent_genome_rest.types import UNSET, Unset

__all__ = [
    "UNSET",
    "Agent",
    "AgentErasure",
    "AgfCondition",
    "AgfGene",
    "AgfProvenanceMode",
    "AppliedImport",
    "CompiledGenome",
    "Dialect",
    "Erasure",
    "FinalizedOutput",
    "GeneCount",
    "GeneInStratum",
    "GeneQuality",
    "Genome",
    "ImportConflict",
    "ImportNotCarried",
    "ImportPreview",
    "ImportRefusal",
    "KeptGene",
    "LeftGene",
    "LeftOutGene",
    "Observation",
    "OutcomeCount",
    "OutcomeResult",
    "ProblemError",
    "Proposal",
    "QualityGenes",
    "QualitySummary",
    "QualityTrend",
    "RecordedOutcome",
    "Stratum",
    "StratumGenes",
    "TrendInterval",
    "TrendPoint",
    "UndoneImport",
    "Unset",
]
