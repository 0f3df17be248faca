"""The one door of the genesis command to the generated specification package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, TypedDict, cast

import agent_genome_spec
from agent_genome_spec import genesis_contract as _contract
from agent_genome_spec import genesis_planning as _planning

ExitName = Literal["done", "internal", "usage", "lookup", "verification", "io"]


class CodeRow(TypedDict):
    code: str
    exit: ExitName
    phase: str
    meaning: str
    message: str
    repair: str
    rule: str


class FailureRow(TypedDict):
    code: str
    exit: ExitName
    meaning: str
    message: str
    repair_hints: Sequence[str]
    rule: str


class Structure(TypedDict):
    known_keys: Sequence[str]
    tables: Sequence[str]
    integers: Mapping[str, Sequence[str]]
    operation_integers: Sequence[str]
    not_negative: Sequence[str]
    at_least_one: Mapping[str, Sequence[str]]
    most_entries: int


class CardRules(TypedDict):
    maxAsciiBytes: int
    registry_members: Sequence[str]
    card_members: Mapping[str, str]
    selector_members: Mapping[str, str]


def _limit(name: str) -> int:
    return cast("int", _contract.LIMITS[name]["value"])


FILE_BYTES: Final = _limit("file_bytes")
INPUT_BYTES: Final = _limit("input_bytes")
NESTING: Final = _limit("nesting")
NOTATION_NESTING: Final = _limit("notation_nesting")
MODULES: Final = _limit("modules")
MODULE_BYTES: Final = _limit("module_bytes")
DEFINITIONS: Final = _limit("definitions")
OWNERSHIP_CHARACTERS: Final = _limit("ownership_characters")
WORKFLOW_BYTES: Final = _limit("workflow_bytes")
DOTTED_KEY: Final = _limit("dotted_key")

RUNTIME_PROFILE: Final = _contract.RUNTIME_PROFILE
KINDS: Final = cast("Mapping[str, str]", _contract.KINDS)
PATHS: Final = cast("Mapping[str, str]", _contract.PATHS)
ROOT_MARKERS: Final = tuple(PATHS[name] for name in cast("Sequence[str]", _contract.ROOT_MARKERS))
WORKFLOW_PREFIX: Final = cast("str", _contract.WORKFLOW["prefix"])
WORKFLOW_SCRIPT: Final = cast("str", _contract.WORKFLOW["script"])
WORKFLOW_PACKAGE: Final = cast("str", _contract.WORKFLOW["package"])
WORKFLOW_CAPABILITIES: Final = cast("str", _contract.WORKFLOW["capabilities"])
IGNORED_TAGS: Final = frozenset(cast("Sequence[str]", _contract.WORKFLOW["ignored_tags"]))
OBLIGATION_DEFAULTS: Final = cast("Sequence[str]", _contract.OBLIGATION_DEFAULTS)
DOCS: Final = cast("Mapping[str, str]", _contract.DOCS)
EXIT_CODES: Final[Mapping[ExitName, int]] = {
    cast("ExitName", name): cast("int", row["value"]) for name, row in _contract.EXIT_CODES.items()
}
EXIT_MEANINGS: Final = {cast("int", row["value"]): cast("str", row["meaning"]) for row in _contract.EXIT_CODES.values()}
CODES: Final = {row["code"]: row for row in cast("Sequence[CodeRow]", _contract.CODES)}
DOMAIN_OF_SEGMENT: Final = cast("Mapping[str, str]", _contract.DOMAIN_OF_SEGMENT)
OTHER_DOMAIN: Final = _contract.OTHER_DOMAIN
SUGGESTED_FIX_SEGMENTS: Final = frozenset(cast("Sequence[str]", _contract.SUGGESTED_FIX_SEGMENTS))
FAILURE_CONTEXT: Final = cast("Mapping[str, str]", _contract.FAILURE_CONTEXT)

MAX_WORKFLOWS_DEFAULT: Final = _planning.MAX_WORKFLOWS_DEFAULT
MAX_WORKFLOWS_MOST: Final = _planning.MAX_WORKFLOWS_MOST
SCORES: Final = cast("Mapping[str, int]", _planning.SCORES)
EFFECT_LOG_OP: Final = _planning.EFFECT_LOG_OP
SHELL: Final = _planning.SHELL
EVIDENCE_TARGETS: Final = cast("Sequence[str]", _planning.EVIDENCE_TARGETS)
CARDS: Final = cast("CardRules", _planning.CARDS)
CAPABILITIES: Final = cast("Structure", _planning.CAPABILITIES)
POLICY_HINTS: Final = cast("Mapping[str, Sequence[str]]", _planning.POLICY_HINTS)
FAILURES: Final = {row["code"]: row for row in cast("Sequence[FailureRow]", _planning.FAILURES)}

SHIPPED_ROOT: Final = Path(agent_genome_spec.__file__).parent / "genesis_root"
"""A repository in itself: the indices and workflows that describe this toolkit, for use outside any repository."""
