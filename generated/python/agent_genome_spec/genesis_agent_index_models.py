# Generated from spec/genesis/agent-index.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: 0231043f5721456ba4e1a7ea1984c66ea44807e653d7959035f5410decc36be6
"""Pydantic models of AgentIndexAnswer: typed access, not validation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class CapabilityIndex(BaseModel):
    """
    One index as its file has it; `index` is null exactly when the file cannot be used.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: str
    loaded: bool
    index: Any
    """
    The JSON of the file.
    """


class CapabilityIndices(BaseModel):
    """
    What can be called.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    host_abi: CapabilityIndex
    host_abi_schema: CapabilityIndex
    prelude_capabilities: CapabilityIndex


class CatalogReference(BaseModel):
    """
    The diagnostic catalog that the diagnostics are taken from.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: Literal['docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json']
    version: str
    identity_sha256: str


class CommandOption(BaseModel):
    """
    An option or a positional argument; global ones stand at the root only.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: str
    long: str | None
    """
    Its name without the two hyphens.
    """
    short: str | None
    help: str | None
    required: bool
    global_: Annotated[bool, Field(alias='global')]
    positional: bool
    value_names: list[str]
    default_values: list[str]
    allowed_values: list[str]
    action: Literal['set', 'append', 'set-true', 'set-false', 'count', 'control']
    value_type: Literal['boolean', 'integer', 'number', 'string', 'string-array']
    multiple: bool
    min_values: Annotated[int | None, Field(ge=0)]
    max_values: Annotated[int | None, Field(ge=0)]


class DuplicateOwners(BaseModel):
    """
    A symbol that several modules define; all of them are listed.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    symbol: str
    module_paths: Annotated[list[str], Field(min_length=2)]


class Lookup(BaseModel):
    """
    How a name is looked up, as the index has it: exactly, with one result at most.
    """


class OwnedSymbol(BaseModel):
    """
    A symbol and the first module that defines it.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    symbol: str
    module_path: str
    module_intent: str | None
    required: bool


class SymbolIndexSummary(BaseModel):
    """
    What is known of the index of language symbols, without its symbols.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: Literal['docs/spec/GC_AGENT_SYMBOL_INDEX_v0.3.json']
    kind: str
    profile_id: str
    profile_identity_sha256: str
    index_identity_sha256: str
    symbol_count: Annotated[int, Field(ge=0)]
    unsupported_behavior_count: Annotated[int | None, Field(ge=0)]
    unsupported_behavior_identity_sha256: str | None
    unsupported_classes: list[str] | None
    lookup: Lookup


class SymbolOwnership(BaseModel):
    """
    Which module of a self-hosted toolchain defines which symbol.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[
        Literal['genesis/selfhost-symbol-ownership-index-v0.1'], Field(alias='schema')
    ]
    path: Literal['selfhost/toolchain_manifest.gc']
    loaded: bool
    module_count: Annotated[int, Field(ge=0)]
    symbol_count: Annotated[int, Field(ge=0)]
    required_symbol_count: Annotated[int, Field(ge=0)]
    unresolved_required_symbols: list[str]
    duplicate_symbol_owners: list[DuplicateOwners]
    symbols: list[OwnedSymbol]
    error: str | None = None
    """
    Why it is not loaded.
    """


class WorkflowDescriptor(BaseModel):
    """
    A workflow; `path` is relative to the root.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[str, Field(pattern='^agent_')]
    path: Annotated[str, Field(pattern='^examples/agent_')]
    has_package_toml: bool
    has_workflow_script: bool


class CatalogSummary(BaseModel):
    """
    What is known of the diagnostic catalog, without its diagnostics.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    path: Literal['docs/spec/GC_DIAGNOSTIC_CATALOG_v0.1.json']
    schema_: Annotated[str, Field(alias='schema')]
    version: str
    identity_sha256: str
    diagnostic_count: Annotated[int, Field(ge=0)]
    lookup: Lookup


class CommandNode(BaseModel):
    """
    A command, its options and the commands below it; options are sorted by `long`, commands by `name`.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    name: Annotated[str, Field(min_length=1)]
    path: Annotated[list[str], Field(min_length=1)]
    """
    The names from the root to this command.
    """
    about: str | None
    """
    What it does, without a full stop.
    """
    options: list[CommandOption]
    subcommands: list[CommandNode]


class CliSchema(BaseModel):
    """
    A command line as data.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/cli-schema-v0.1'], Field(alias='schema')]
    command: CommandNode


class AgentIndex(BaseModel):
    """
    All that an agent plans with.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[Literal['genesis/agent-index-v0.1'], Field(alias='schema')]
    runtime_profile: Literal['production', 'parity-harness']
    cli_schema: CliSchema
    capability_indices: CapabilityIndices
    selfhost_symbol_index: SymbolOwnership
    language_symbol_index: SymbolIndexSummary
    diagnostic_catalog: CatalogSummary
    obligation_defaults: list[str]
    reference_workflows: list[WorkflowDescriptor]
    """
    Sorted by name.
    """
    missing_sources: list[str]
    """
    Paths of sources that are not there or cannot be used.
    """
    docs: dict[str, str]
    """
    Where documents stand, whether or not they are there.
    """


class AgentIndexAnswer(BaseModel):
    """
    What `genesis --json agent-index` writes.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    ok: Literal[True]
    kind: Literal['genesis/agent-index-v0.1']
    data: AgentIndex
    diagnostics: Annotated[list[Any], Field(max_length=0)]
    """
    Nothing failed.
    """
    diagnostics_schema: Literal['genesis/diagnostics-schema-v1']
    diagnostic_catalog: CatalogReference


CommandNode.model_rebuild()
