# Generated from spec/genesis/agent-intent.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: a454f7b0d979f6bd7f9c7e138d71be9bd449382f604f9a8f2d745d23c7bc4e4c
"""Pydantic models of AgentIntent: typed access, not validation."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class AgentIntent(BaseModel):
    """
    What an agent wants to reach. Names are trimmed and compared in small letters.
    """

    model_config = ConfigDict(
        extra='forbid',
    )
    schema_: Annotated[
        Literal['genesis/agent-intent-v0.1'] | None, Field(alias='schema')
    ] = None
    """
    The schema that the intent follows; recommended.
    """
    goal: Annotated[str, Field(min_length=1)]
    """
    What is to be reached, in a few plain words; not white space only.
    """
    domains: list[str] | None = None
    """
    Fields that the workflows should belong to.
    """
    required_workflows: list[str] | None = None
    """
    Workflows that must be there, whatever the limit is.
    """
    exclude_workflows: list[str] | None = None
    """
    Workflows that must not be there.
    """
    required_ops: list[str] | None = None
    """
    Operations that must be allowed beside those of the workflows.
    """
    max_workflows: Annotated[int | None, Field(ge=0, le=18446744073709551615)] = None
    """
    How many workflows to select; 0 means 1.
    """
