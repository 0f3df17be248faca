# Generated from spec/agf/1.0/agf.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: b6991c9571df633ee00031422efe284eff5ac27fccf618f755d10694d65839ac
"""Pydantic models of AgfDocument: typed access, not validation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel


class Exporter(BaseModel):
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


class Agent(BaseModel):
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


class Seal(BaseModel):
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


class ScopeItem(RootModel[str]):
    root: Annotated[
        str,
        Field(
            examples=['invoice'],
            max_length=64,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    A word or short phrase that a task can carry.
    """


class Override(RootModel[str]):
    root: Annotated[
        str, Field(examples=['lg_9eb0d977b215'], pattern='^[a-z][a-z0-9_]{2,47}$')
    ]
    """
    Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
    """


class ProvenanceItem(RootModel[str]):
    root: Annotated[
        str, Field(examples=['ref:5e1f0c'], pattern='^[A-Za-z0-9._:-]{1,128}$')
    ]
    """
    A pseudonym for a piece of evidence: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore, colon and hyphen.
    """


class AnyOfItem(RootModel[str]):
    root: Annotated[
        str,
        Field(
            examples=['invoice'],
            max_length=64,
            min_length=1,
            pattern='^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
        ),
    ]
    """
    A word or short phrase that a task can carry.
    """


class Condition(BaseModel):
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
    any_of: Annotated[list[AnyOfItem], Field(max_length=10, min_length=1)]
    """
    The values, one of which must be there.
    """


class Integrity(BaseModel):
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


class Gene(BaseModel):
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
    scope: Annotated[list[ScopeItem], Field(max_length=10)]
    """
    Terms that limit the gene to tasks that carry one of them. Empty means everywhere.
    """
    overrides: Annotated[list[Override], Field(max_length=200)]
    """
    Ids of genes of a lower stratum that this gene replaces.
    """
    provenance: Annotated[list[ProvenanceItem], Field(max_length=50)]
    """
    Pseudonymous references to what the gene came from.
    """
    when: Annotated[list[Condition] | None, Field(max_length=4)] = None
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


class Germline(BaseModel):
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
    genes: list[Gene]
    """
    The kernel genes.
    """
    seal: Seal


class Layer(BaseModel):
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
    genes: list[Gene]
    """
    The genes of this stratum.
    """


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
    exporter: Exporter
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
    agent: Agent
    germline: Germline
    layers: list[Layer]
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
    integrity: Integrity
