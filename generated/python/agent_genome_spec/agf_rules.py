# Generated from spec/agf/1.0/rules.json and spec/agf/1.0/agf.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: fd317f4164c4bc8e4f818196dbe83528bfe371ca6d6ab03cb4f3ab4761cf9b94, b6991c9571df633ee00031422efe284eff5ac27fccf618f755d10694d65839ac
"""What AGF 1.x fixes beside the document schema: limits, stages, strata and who may write what."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

SPEC_VERSION: Final = '1.0'
CANONICAL_FORM: Final = 'AGF-C14N-1'
MEDIA_TYPE: Final = 'application/json'
RESERVED_ID_PREFIX: Final = 'identity_'
IDENTITY_KIND: Final = 'identity'
DESCRIBED_KIND: Final = 'role'
UNREFERENCED_PROVENANCE_MODE: Final = 'none'
IDENTITY_HASH_DIGITS: Final = 16

MAX_FILE_BYTES: Final = 262144
"""Size of a file."""
MAX_GENES: Final = 200
"""Genes in a genome, the germline included."""
MAX_NESTING: Final = 32
"""Levels of objects and arrays, the document itself being level 1."""
MAX_SAFE_INTEGER: Final = 9007199254740991
"""Largest absolute value of an integer token (2^53 - 1)."""
MAX_PROBLEMS: Final = 1000
"""Problems listed in one report; the report says when there are more."""
MAX_POINTER_CHARACTERS: Final = 1000000
"""Characters of all pointers of the stage `json` in one report; the report says when there are more problems."""
MAX_EXAMINED: Final = 1000
"""Genes, and layers, that the stages after `schema` look at in a file that has too many."""

STAGES: Final = ('bytes', 'json', 'version', 'schema', 'limits', 'digest', 'strata', 'warnings')
UNREAD_STAGES: Final = ('bytes', 'json')

EXIT_DONE: Final = 0
"""All files are valid, or what was asked for is done."""
EXIT_REFUSED: Final = 1
"""Some file is not valid, or two things that were compared differ."""
EXIT_FAILED: Final = 2
"""The command could not run: a wrong option, a file that cannot be read or written."""
EXIT_INTERRUPTED: Final = 130
"""Interrupted from the keyboard."""
EXIT_PIPE_CLOSED: Final = 141
"""Nobody reads the output any more."""

Stratum: TypeAlias = Literal['kernel', 'org', 'team', 'user', 'learned', 'default']
STRATA: Final[tuple[Stratum, ...]] = ('kernel', 'org', 'team', 'user', 'learned', 'default')

GeneKind: TypeAlias = Literal['identity', 'approval', 'rule', 'role', 'decision', 'business', 'style', 'trait', 'tool_pref', 'fact_pointer']
GENE_KINDS: Final[tuple[GeneKind, ...]] = ('identity',
 'approval',
 'rule',
 'role',
 'decision',
 'business',
 'style',
 'trait',
 'tool_pref',
 'fact_pointer')

GeneSource: TypeAlias = Literal['base', 'customer_explicit', 'learned_from_edits', 'learned_from_feedback', 'staff']
GENE_SOURCES: Final[tuple[GeneSource, ...]] = ('base', 'customer_explicit', 'learned_from_edits', 'learned_from_feedback', 'staff')

LayerStratum: TypeAlias = Literal['org', 'team', 'user', 'learned', 'default']
LAYER_STRATA: Final[tuple[LayerStratum, ...]] = ('org', 'team', 'user', 'learned', 'default')

TaskFeature: TypeAlias = Literal['task_type', 'category', 'input_has', 'language', 'mode']
TASK_FEATURES: Final[tuple[TaskFeature, ...]] = ('task_type', 'category', 'input_has', 'language', 'mode')

ProvenanceMode: TypeAlias = Literal['pseudonymous', 'none']
PROVENANCE_MODES: Final[tuple[ProvenanceMode, ...]] = ('pseudonymous', 'none')


class StratumRow(NamedTuple):
    """Who may write what in one stratum."""

    name: Stratum
    known_as: str
    place: Literal["germline", "layer"]
    protected: bool
    kinds: tuple[GeneKind, ...]
    sources: tuple[GeneSource, ...]


STRATUM_ROWS: Final = (
    StratumRow('kernel', 'kernel', 'germline', True, ('identity', 'approval', 'rule', 'role', 'decision', 'business', 'style', 'trait', 'tool_pref', 'fact_pointer'), ('base',)),
    StratumRow('org', 'customer', 'layer', True, ('approval', 'rule', 'role', 'decision', 'business', 'style', 'trait', 'tool_pref', 'fact_pointer'), ('customer_explicit', 'staff')),
    StratumRow('team', 'shared', 'layer', True, ('approval', 'rule', 'role', 'decision', 'business', 'style', 'trait', 'tool_pref', 'fact_pointer'), ('customer_explicit', 'staff')),
    StratumRow('user', 'personal', 'layer', False, ('style', 'trait'), ('customer_explicit',)),
    StratumRow('learned', 'learned', 'layer', False, ('role', 'decision', 'business', 'style', 'trait', 'tool_pref', 'fact_pointer'), ('learned_from_edits', 'learned_from_feedback')),
    StratumRow('default', 'default', 'layer', False, ('approval', 'rule', 'role', 'decision', 'business', 'style', 'trait', 'tool_pref', 'fact_pointer'), ('base', 'staff')),
)
