# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
"""Pydantic models of the REST bodies: typed access, not validation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Agent(BaseModel):
    """
    A registered agent.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    agent_id: Annotated[
        str, Field(examples=['bill-banao'], pattern='^[a-z0-9][a-z0-9-]{0,62}$')
    ]
    """
    Name of an agent, unique in its workspace; the slug of its AGF files.
    """
    species: Annotated[
        str,
        Field(
            examples=['Bill Banao'],
            max_length=80,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    Human name of the kind of agent.
    """
    version: Annotated[int, Field(examples=[7], ge=1)]
    """
    Counts the changes of the genome, from 1.
    """
    budget: Annotated[int, Field(examples=[6000], ge=500, le=12000)]
    """
    Length of a whole section, in Unicode code points.
    """
    dialect: Literal['gemini', 'claude', 'gpt', 'open']
    """
    The layout in which a section is rendered.
    """
    created_at: Annotated[
        str,
        Field(
            examples=['2026-10-13T09:00:00Z'],
            pattern='^(?:(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$',
        ),
    ]
    """
    RFC 3339 date and time with a zone: upper-case T and Z, no leap second, no year 0000. The pattern decides alone, month lengths and leap years included.
    """


class Observation(BaseModel):
    """
    Something a customer said or did once; tentative, below every gene.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    number: Annotated[int, Field(ge=1)]
    """
    Its number in the genome, from 1.
    """
    signal: Literal['edit', 'feedback', 'approval']
    """
    What it came from.
    """
    text: Annotated[str, Field(max_length=300)]
    """
    What was said.
    """
    reference: Annotated[
        str, Field(examples=['ref:5e1f0c'], pattern='^[A-Za-z0-9._:-]{1,128}$')
    ]
    """
    A pseudonym for a piece of evidence: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore, colon and hyphen.
    """


class Task(BaseModel):
    """
    What the run is about; every member is optional.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    task_type: Annotated[
        str | None,
        Field(
            examples=['invoice'],
            max_length=64,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ] = None
    """
    A word or short phrase that a task can carry.
    """
    category: Annotated[
        str | None,
        Field(
            examples=['invoice'],
            max_length=64,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ] = None
    """
    A word or short phrase that a task can carry.
    """
    input_has: Annotated[list[str] | None, Field(max_length=20)] = None
    """
    What the input holds.
    """
    language: Annotated[
        str | None,
        Field(
            examples=['invoice'],
            max_length=64,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ] = None
    """
    A word or short phrase that a task can carry.
    """
    mode: Annotated[
        str | None,
        Field(
            examples=['invoice'],
            max_length=64,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ] = None
    """
    A word or short phrase that a task can carry.
    """


class CompileRequest(BaseModel):
    """
    The task, and how its section is to look.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    task: Task | None = None
    dialect: Literal['gemini', 'claude', 'gpt', 'open'] | None = None
    """
    The agent's own dialect when left out.
    """
    budget: Annotated[int | None, Field(examples=[6000], ge=500, le=12000)] = None
    """
    The agent's own budget when left out.
    """
    subject: Annotated[
        str | None,
        Field(
            examples=['person-17'],
            max_length=256,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ] = None
    """
    The platform's own id of a person, on one line. It never leaves the workspace.
    """


class LeftOutGene(BaseModel):
    """
    A gene that the section does not show.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    id: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """
    reason: Literal['condition', 'scope', 'overridden', 'budget']
    """
    Why it is left out.
    """
    by: Annotated[
        str | None,
        Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$'),
    ] = None
    """
    With `overridden`, the gene that overrides it.
    """


class CompiledGenome(BaseModel):
    """
    The section for a task, and what went into it.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    compile_id: Annotated[
        str,
        Field(
            examples=['cp_0123456789abcdef0123456789abcdef'],
            pattern='^cp_[0-9a-f]{32}$',
        ),
    ]
    """
    Id of a compile.
    """
    agent_id: Annotated[
        str, Field(examples=['bill-banao'], pattern='^[a-z0-9][a-z0-9-]{0,62}$')
    ]
    """
    Name of an agent, unique in its workspace; the slug of its AGF files.
    """
    text: str
    """
    The section, to stand in the model's prompt as it is.
    """
    characters: Annotated[int, Field(ge=0)]
    """
    Its length in Unicode code points.
    """
    dialect: Literal['gemini', 'claude', 'gpt', 'open']
    """
    The layout in which a section is rendered.
    """
    genome_version: Annotated[int, Field(examples=[7], ge=1)]
    """
    Counts the changes of the genome, from 1.
    """
    included: list[str]
    """
    Ids of the genes that it shows, in the order of display.
    """
    left_out: list[LeftOutGene]
    """
    The genes that it does not show.
    """
    observations_shown: list[int]
    """
    Numbers of the observations that it shows.
    """
    policy: Literal['precedence', 'task_aware']
    """
    How genes were chosen.
    """
    fell_back: Literal['work_limit', 'failure'] | None
    """
    Why the exact choice was given up for precedence; null when it was not.
    """
    over_budget: bool
    """
    Whether the protected genes alone pass the budget.
    """
    sha256: Annotated[str, Field(pattern='^[0-9a-f]{64}$')]
    """
    SHA-256 of the section's UTF-8 bytes, in lower-case hexadecimal.
    """


class FinalizeRequest(BaseModel):
    """
    A model's text, whole.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    compile_id: Annotated[
        str,
        Field(
            examples=['cp_0123456789abcdef0123456789abcdef'],
            pattern='^cp_[0-9a-f]{32}$',
        ),
    ]
    """
    Id of a compile.
    """
    text: Annotated[str, Field(max_length=500000)]
    """
    What the model wrote, with its report.
    """


class FinalizedOutput(BaseModel):
    """
    A model's text without its report.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    compile_id: Annotated[
        str,
        Field(
            examples=['cp_0123456789abcdef0123456789abcdef'],
            pattern='^cp_[0-9a-f]{32}$',
        ),
    ]
    """
    Id of a compile.
    """
    text: str
    """
    What the customer may see.
    """
    followed: list[str]
    """
    Ids of the compile's genes that the model says it followed.
    """


class OutcomeReport(BaseModel):
    """
    What the customer made of a result.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    result: Literal['accepted', 'edited', 'rejected', 'feedback', 'approval']
    """
    The kind of outcome.
    """
    compile_id: Annotated[
        str | None,
        Field(
            examples=['cp_0123456789abcdef0123456789abcdef'],
            pattern='^cp_[0-9a-f]{32}$',
        ),
    ] = None
    """
    The compile that the result came from; quality counts the outcome with it.
    """
    reference: Annotated[
        str | None, Field(examples=['ref:5e1f0c'], pattern='^[A-Za-z0-9._:-]{1,128}$')
    ] = None
    """
    The platform's own pseudonym of this outcome. One reference is recorded once. Left out, the compile_id stands for it, or a fresh one where there is none.
    """
    subject: Annotated[
        str | None,
        Field(
            examples=['person-17'],
            max_length=256,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ] = None
    """
    The platform's own id of a person, on one line. It never leaves the workspace.
    """
    text: Annotated[str | None, Field(max_length=100000)] = None
    """
    What the customer said.
    """
    before: Annotated[str | None, Field(max_length=100000)] = None
    """
    The result as it was handed over.
    """
    after: Annotated[str | None, Field(max_length=100000)] = None
    """
    The result as the customer left it.
    """


class RecordedOutcome(BaseModel):
    """
    What became of an outcome.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    recorded: Literal['written', 'nothing_said', 'no_statement', 'refused', 'duplicate']
    """
    Whether an observation was written, or why not.
    """
    reference: Annotated[
        str, Field(examples=['ref:5e1f0c'], pattern='^[A-Za-z0-9._:-]{1,128}$')
    ]
    """
    A pseudonym for a piece of evidence: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore, colon and hyphen.
    """
    observation: Observation | None
    """
    The observation that was written; null when none was.
    """
    shortened: bool
    """
    Whether its text was cut to the limit.
    """
    findings: list[str]
    """
    Codes of the gene checks that spoke against storing the text.
    """
    dropped: Annotated[int | None, Field(ge=1)]
    """
    Number of the observation that made room; null when none did.
    """


class GeneCount(BaseModel):
    """
    How many genes a stratum has.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    stratum: Literal['kernel', 'org', 'team', 'user', 'learned', 'default']
    """
    A stratum, strongest first.
    """
    count: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """


class OutcomeCount(BaseModel):
    """
    How many outcomes of one kind there were.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    result: Literal['accepted', 'edited', 'rejected', 'feedback', 'approval']
    """
    The kind of outcome.
    """
    count: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """


class QualitySummary(BaseModel):
    """
    How well the genome serves, in sum.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    agent_id: Annotated[
        str, Field(examples=['bill-banao'], pattern='^[a-z0-9][a-z0-9-]{0,62}$')
    ]
    """
    Name of an agent, unique in its workspace; the slug of its AGF files.
    """
    days: Annotated[int, Field(ge=1)]
    """
    Length of the window in days.
    """
    runs: Annotated[int, Field(ge=0)]
    """
    Compiles of the window that were finalized.
    """
    outcomes: list[OutcomeCount]
    """
    Outcomes of the window, each kind once, in the order of the list of kinds.
    """
    acceptance_rate: Annotated[float | None, Field(ge=0.0, le=1.0)]
    """
    Accepted, of accepted, edited and rejected, rounded to four digits; null when there was none.
    """
    genes: list[GeneCount]
    """
    Shared genes by stratum, strongest first, empty ones left out.
    """
    observations: Annotated[int, Field(ge=0)]
    """
    Observations that no gene has taken up.
    """
    proposals: Annotated[int, Field(ge=0)]
    """
    Proposals that wait.
    """


class GeneQuality(BaseModel):
    """
    How one gene serves.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    id: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """
    stratum: Literal['kernel', 'org', 'team', 'user', 'learned', 'default']
    """
    A stratum, strongest first.
    """
    kind: Literal['identity', 'approval', 'rule', 'role', 'decision', 'business', 'style', 'trait', 'tool_pref', 'fact_pointer']
    """
    What sort of statement a gene makes. The order of this list is the order in which kinds are shown within a stratum.
    """
    strength: Annotated[float, Field(examples=[0.55], ge=0.0, le=1.0)]
    """
    Weight of the gene. Only learned genes change it by themselves.
    """
    evidence_count: Annotated[int, Field(examples=[2], ge=0)]
    """
    How many outcomes support the gene.
    """
    included: Annotated[int, Field(ge=0)]
    """
    Runs whose section showed it.
    """
    followed: Annotated[int, Field(ge=0)]
    """
    Runs whose model reported it as followed.
    """
    accepted: Annotated[int, Field(ge=0)]
    """
    Runs that showed it and whose result was accepted.
    """
    edited: Annotated[int, Field(ge=0)]
    """
    Runs that showed it and whose result was edited.
    """
    rejected: Annotated[int, Field(ge=0)]
    """
    Runs that showed it and whose result was rejected.
    """


class QualityGenes(BaseModel):
    """
    How each shared gene serves.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    agent_id: Annotated[
        str, Field(examples=['bill-banao'], pattern='^[a-z0-9][a-z0-9-]{0,62}$')
    ]
    """
    Name of an agent, unique in its workspace; the slug of its AGF files.
    """
    days: Annotated[int, Field(ge=1)]
    """
    Length of the window in days.
    """
    genes: list[GeneQuality]
    """
    The shared genes, in the order of display.
    """


class TrendPoint(BaseModel):
    """
    The counts of one step.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    start: str
    """
    First day of the step (UTC).
    """
    runs: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    accepted: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    edited: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    rejected: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    acceptance_rate: Annotated[float | None, Field(ge=0.0, le=1.0)]
    """
    Accepted, of accepted, edited and rejected, rounded to four digits; null when there was none.
    """


class QualityTrend(BaseModel):
    """
    How the genome serves over time.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    agent_id: Annotated[
        str, Field(examples=['bill-banao'], pattern='^[a-z0-9][a-z0-9-]{0,62}$')
    ]
    """
    Name of an agent, unique in its workspace; the slug of its AGF files.
    """
    days: Annotated[int, Field(ge=1)]
    """
    Length of the window in days.
    """
    interval: Literal['day', 'week']
    """
    Length of one step of a trend.
    """
    points: list[TrendPoint]
    """
    The steps, oldest first.
    """


class ErasureRequest(BaseModel):
    """
    Whom to erase.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    subject: Annotated[
        str,
        Field(
            examples=['person-17'],
            max_length=256,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    The platform's own id of a person, on one line. It never leaves the workspace.
    """


class KeptGene(BaseModel):
    """
    A gene that stays after an erasure, and why.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    id: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """
    reason: Literal['rests_on_others', 'decided']
    """
    Why it stays.
    """
    evidence_before: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    evidence_after: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """


class AgentErasure(BaseModel):
    """
    What was erased from one agent.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    agent_id: Annotated[
        str, Field(examples=['bill-banao'], pattern='^[a-z0-9][a-z0-9-]{0,62}$')
    ]
    """
    Name of an agent, unique in its workspace; the slug of its AGF files.
    """
    observations: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    personal_genes: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    learned_genes: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    proposals: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    references: Annotated[int, Field(ge=0)]
    """
    A number of things.
    """
    kept: list[KeptGene]
    """
    Genes that rested on the subject too and stay.
    """


class Erasure(BaseModel):
    """
    What was erased from the workspace.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    agents: list[AgentErasure]
    """
    The agents that held something of the subject, by id.
    """
    outcomes: Annotated[int, Field(ge=0)]
    """
    Records of outcomes.
    """
    compiles: Annotated[int, Field(ge=0)]
    """
    Records of compiles.
    """


class ImportConflict(BaseModel):
    """
    A gene of the file that is not written because of one that is there.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    id: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """
    stratum: Literal['kernel', 'org', 'team', 'user', 'learned', 'default']
    """
    A stratum, strongest first.
    """
    reason: Literal['same_id', 'same_text']
    """
    What they share.
    """
    text: str
    """
    What the file's gene says.
    """
    existing_id: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """
    existing_text: str | None
    """
    What the gene that is there says; null when it is another person's.
    """


class ImportNotCarried(BaseModel):
    """
    Something of the file that has no place here.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    what: Literal['germline', 'override']
    """
    What it is.
    """
    id: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """
    target: Annotated[
        str | None,
        Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$'),
    ] = None
    """
    For an override, the gene that it names.
    """


class AppliedImport(BaseModel):
    """
    What an import wrote.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    import_id: Annotated[
        str, Field(examples=['im_5d41402abc4b2a76'], pattern='^im_[0-9a-f]{16}$')
    ]
    """
    Id of an import.
    """
    genes: list[str]
    """
    Ids of the genes that are there now.
    """
    proposals: list[str]
    """
    Ids of the proposals that wait now.
    """


class LeftGene(BaseModel):
    """
    Something that an undo left.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    id: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """
    reason: Literal['changed', 'gone']
    """
    Why.
    """


class UndoneImport(BaseModel):
    """
    What an undo took back.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    import_id: Annotated[
        str, Field(examples=['im_5d41402abc4b2a76'], pattern='^im_[0-9a-f]{16}$')
    ]
    """
    Id of an import.
    """
    genes: list[str]
    """
    Ids of the genes that are gone.
    """
    proposals: list[str]
    """
    Ids of the proposals that are gone.
    """
    left: list[LeftGene]
    """
    What stays because it was changed since.
    """


class ProblemError(BaseModel):
    """
    One fault of a request, or one finding on a gene.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    code: str
    """
    What is wrong.
    """
    in_: Annotated[
        Literal['body', 'path', 'query', 'header'] | None, Field(alias='in')
    ] = None
    """
    Where the value stands; the body when left out.
    """
    pointer: str
    """
    JSON Pointer (RFC 6901) into the body, or `/` and the name of the parameter.
    """
    message: str
    """
    What was found, for people.
    """
    hint: str
    """
    How to mend it.
    """


class Problem(BaseModel):
    """
    An error (RFC 9457).
    """

    model_config = ConfigDict(
        extra='allow',
    )
    type: str
    """
    URI of the kind of problem, one for each code.
    """
    title: str
    """
    The kind of problem, for people.
    """
    status: Annotated[int, Field(ge=400, le=599)]
    """
    The HTTP status.
    """
    code: str
    """
    The kind of problem, for programs.
    """
    detail: str
    """
    What happened this time.
    """
    remedy: str
    """
    What to do.
    """
    request_id: str
    """
    Id of the request, as in the server's logs.
    """
    errors: Annotated[list[ProblemError] | None, Field(max_length=100)] = None
    """
    The single faults, where there are any.
    """


class AgfAgent(BaseModel):
    """
    The agent that the genome belongs to.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    slug: Annotated[
        str, Field(examples=['bill-banao'], pattern='^[a-z0-9][a-z0-9-]{0,62}$')
    ]
    """
    Short name of the agent, fit for a URL: 1 to 63 characters of a-z, 0-9 and hyphen, no hyphen first.
    """
    species: Annotated[
        str,
        Field(
            examples=['Bill Banao'],
            max_length=80,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    Human name of the kind of agent.
    """
    identity_hash: Annotated[
        str, Field(examples=['3f9a1c5d7b2e4a60'], pattern='^[0-9a-f]{16}$')
    ]
    """
    Fingerprint of the identity genes: 16 lower-case hexadecimal digits.
    """


class AgfCondition(BaseModel):
    """
    One condition on the task: it holds when the feature has one of the values.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    feature: Literal['task_type', 'category', 'input_has', 'language', 'mode']
    """
    What a condition looks at in a task.
    """
    any_of: Annotated[list[str], Field(max_length=10, min_length=1)]
    """
    The values, one of which must be there.
    """


class AgfExporter(BaseModel):
    """
    The platform and program that wrote the file.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    platform: Annotated[
        str,
        Field(
            examples=['intellinix'],
            max_length=64,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    Name of the platform.
    """
    version: Annotated[
        str,
        Field(
            examples=['1.0.0'],
            max_length=32,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    Version of the exporter.
    """


class AgfGene(BaseModel):
    """
    One unit of behaviour in plain language.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    id: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """
    kind: Literal['identity', 'approval', 'rule', 'role', 'decision', 'business', 'style', 'trait', 'tool_pref', 'fact_pointer']
    """
    What sort of statement a gene makes. The order of this list is the order in which kinds are shown within a stratum.
    """
    text: Annotated[
        str,
        Field(
            examples=['Keep it under 60 words.'],
            max_length=400,
            min_length=1,
            pattern='[^ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]',
        ),
    ]
    """
    What the gene says, in one line; something other than white space stands in it. Lengths count Unicode code points.
    """
    strength: Annotated[float, Field(examples=[0.55], ge=0.0, le=1.0)]
    """
    Weight of the gene. Only learned genes change it by themselves.
    """
    source: Literal['base', 'customer_explicit', 'learned_from_edits', 'learned_from_feedback', 'staff']
    """
    Where a gene came from.
    """
    evidence_count: Annotated[int, Field(examples=[2], ge=0)]
    """
    How many outcomes support the gene.
    """
    scope: Annotated[list[str], Field(max_length=10)]
    """
    Terms that limit the gene to tasks that carry one of them. Empty means everywhere.
    """
    overrides: Annotated[list[str], Field(max_length=200)]
    """
    Ids of genes of a lower stratum that this gene replaces.
    """
    provenance: Annotated[list[str], Field(max_length=50)]
    """
    Pseudonymous references to what the gene came from.
    """
    when: Annotated[list[AgfCondition] | None, Field(max_length=4)] = None
    """
    Conditions on the task, all of which must hold.
    """
    role_description: Annotated[
        str | None,
        Field(
            examples=['Signs off every invoice before it leaves the house'],
            max_length=120,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ] = None
    """
    What the role does. Required on kind role and refused on any other kind.
    """


class AgfIntegrity(BaseModel):
    """
    The digest of everything else in the document.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    sha256: Annotated[
        str,
        Field(
            examples=['6a9a32364df8add5c82800c8eaa91d530d847346befc57b470287fca1e9d5a30'],
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    """
    SHA-256 over the canonical form (AGF-C14N-1) of the document without its integrity member: 64 lower-case hexadecimal digits.
    """


class AgfLayer(BaseModel):
    """
    The genes of one stratum.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    stratum: Literal['org', 'team', 'user', 'learned', 'default']
    """
    A stratum that a layer may carry, strongest first. The kernel, stronger than all of them, is the germline.
    """
    genes: list[AgfGene]
    """
    The genes of this stratum.
    """


class AgfSeal(BaseModel):
    """
    HMAC-SHA256 over the germline, which only its issuer can verify.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    kid: Annotated[
        str,
        Field(
            examples=['k1'],
            max_length=64,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    Id of the issuer's key.
    """
    mac: Annotated[
        str,
        Field(
            examples=['29f6eb94390fa5c8c0db96261f4461929abca649868db5d061ab44d320f56db5'],
            pattern='^[0-9a-f]{64}$',
        ),
    ]
    """
    The MAC: 64 lower-case hexadecimal digits.
    """


class StratumGenes(BaseModel):
    """
    The genes of one stratum.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    stratum: Literal['kernel', 'org', 'team', 'user', 'learned', 'default']
    """
    A stratum, strongest first.
    """
    genes: Annotated[list[AgfGene], Field(max_length=200)]
    """
    Its genes, in the order of display.
    """


class AgentRegistration(BaseModel):
    """
    An agent that begins.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    agent_id: Annotated[
        str, Field(examples=['bill-banao'], pattern='^[a-z0-9][a-z0-9-]{0,62}$')
    ]
    """
    Name of an agent, unique in its workspace; the slug of its AGF files.
    """
    species: Annotated[
        str,
        Field(
            examples=['Bill Banao'],
            max_length=80,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    Human name of the kind of agent.
    """
    budget: Annotated[int | None, Field(examples=[6000], ge=500, le=12000)] = 6000
    """
    Length of a whole section, in Unicode code points.
    """
    dialect: Literal['gemini', 'claude', 'gpt', 'open'] | None = 'gemini'
    """
    The layout in which a section is rendered.
    """
    strata: Annotated[list[StratumGenes] | None, Field(max_length=4)] = None
    """
    Genes to begin with, each stratum once. The kernel and the strata that people write; never the personal and the learned one.
    """


class Proposal(BaseModel):
    """
    A gene that waits for a person's decision.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    stratum: Literal['kernel', 'org', 'team', 'user', 'learned', 'default']
    """
    A stratum, strongest first.
    """
    gene: AgfGene
    origin: Literal['observations', 'import']
    """
    Where it came from.
    """
    import_id: Annotated[
        str | None, Field(examples=['im_5d41402abc4b2a76'], pattern='^im_[0-9a-f]{16}$')
    ] = None
    """
    Id of an import.
    """


class Genome(BaseModel):
    """
    An agent's genome as it stands.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    agent_id: Annotated[
        str, Field(examples=['bill-banao'], pattern='^[a-z0-9][a-z0-9-]{0,62}$')
    ]
    """
    Name of an agent, unique in its workspace; the slug of its AGF files.
    """
    species: Annotated[
        str,
        Field(
            examples=['Bill Banao'],
            max_length=80,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    Human name of the kind of agent.
    """
    version: Annotated[int, Field(examples=[7], ge=1)]
    """
    Counts the changes of the genome, from 1.
    """
    budget: Annotated[int, Field(examples=[6000], ge=500, le=12000)]
    """
    Length of a whole section, in Unicode code points.
    """
    dialect: Literal['gemini', 'claude', 'gpt', 'open']
    """
    The layout in which a section is rendered.
    """
    strata: list[StratumGenes]
    """
    The strata that have genes, strongest first; the personal one only for the subject that asks.
    """
    observations: Annotated[list[Observation], Field(max_length=30)]
    """
    The observations that no gene has taken up, newest first.
    """
    proposals: Annotated[list[Proposal], Field(max_length=200)]
    """
    The proposals that wait, oldest first.
    """


class GeneInStratum(BaseModel):
    """
    A gene and the stratum that it would stand in.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    stratum: Literal['kernel', 'org', 'team', 'user', 'learned', 'default']
    """
    A stratum, strongest first.
    """
    gene: AgfGene


class ImportRefusal(BaseModel):
    """
    A gene of the file that may not be written.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    id: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """
    stratum: Literal['kernel', 'org', 'team', 'user', 'learned', 'default']
    """
    A stratum, strongest first.
    """
    reason: Literal['gene_check', 'genome_full', 'proposals_full', 'no_person']
    """
    Why not.
    """
    details: list[ProblemError]
    """
    What the gene checks found.
    """


class ImportPreview(BaseModel):
    """
    What consent would write, and what it would not.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    import_id: Annotated[
        str, Field(examples=['im_5d41402abc4b2a76'], pattern='^im_[0-9a-f]{16}$')
    ]
    """
    Id of an import.
    """
    token: str
    """
    Passed back with consent.
    """
    expires_at: Annotated[
        str,
        Field(
            examples=['2026-10-13T09:00:00Z'],
            pattern='^(?:(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$',
        ),
    ]
    """
    RFC 3339 date and time with a zone: upper-case T and Z, no leap second, no year 0000. The pattern decides alone, month lengths and leap years included.
    """
    genes: list[GeneInStratum]
    """
    Genes that would be there.
    """
    proposals: list[GeneInStratum]
    """
    Genes that would wait for a decision.
    """
    conflicts: list[ImportConflict]
    """
    Genes that meet one that is there.
    """
    refused: list[ImportRefusal]
    """
    Genes that may not be written.
    """
    not_carried: list[ImportNotCarried]
    """
    What has no place here.
    """
    diff: str
    """
    The change as a unified diff, for people.
    """
    warnings: list[ProblemError]
    """
    What the check of the file warns of.
    """


class AgfGermline(BaseModel):
    """
    The kernel stratum: what the agent is. Read-only, sealed by its issuer, never copied by an import.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    read_only: Literal[True]
    """
    Always true.
    """
    genes: list[AgfGene]
    """
    The kernel genes.
    """
    seal: AgfSeal


class AgfDocument(BaseModel):
    """
    One agent's genome as a file: Agent Genome Format (AGF) 1.x. Members that this schema does not name are allowed at every level, kept, and covered by the digest.
    """

    model_config = ConfigDict(
        extra='allow',
    )
    agf: Annotated[str, Field(examples=['1.0'], pattern='^1\\.(0|[1-9][0-9]*)$')]
    """
    Format version, "1." and the minor number. A reader takes any 1.x and refuses every other major version.
    """
    kind: Literal['genome']
    """
    What the document is. Always "genome".
    """
    exporter: AgfExporter
    exported_at: Annotated[
        str,
        Field(
            examples=['2026-10-13T09:00:00Z'],
            pattern='^(?:(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$',
        ),
    ]
    """
    RFC 3339 date and time with a zone: upper-case T and Z, no leap second, no year 0000. The pattern decides alone, month lengths and leap years included.
    """
    agent: AgfAgent
    germline: AgfGermline
    layers: list[AgfLayer]
    """
    The strata above the germline that travel with the file, each at most once.
    """
    provenance_mode: Literal['pseudonymous', 'none']
    """
    Whether genes carry pseudonymous references. With "none" every provenance list is empty.
    """
    source_tenant: Annotated[
        str, Field(examples=['9c1e5b7a3d2f48e6a0b1c2d3'], pattern='^[0-9a-f]{24}$')
    ]
    """
    Pseudonym of the workspace that the genome comes from: 24 lower-case hexadecimal digits.
    """
    extensions: dict[str, Any]
    """
    Anything a platform wants to add. Free inside, covered by the digest.
    """
    integrity: AgfIntegrity
