# Generated from spec/rest/limits.json; do not edit, run `nox -s generate`.
# sha256 of the source: 487e5723c58873c97a8d58f7d1737030a08dbcefdd1e21ac055510ef84b9916d
"""Sizes, rates, times, key form and flags of the genome service"""

from __future__ import annotations

from typing import Any, Final

SPEC_VERSION: Final[str] = '1.0'

BASE_PATH: Final[str] = '/genome/v1'

SCOPES: Final[dict[str, Any]] = {'genome:read': "Read, compile, finalize, export and see the quality of the workspace's genomes.",
 'genome:write': 'Register agents, record outcomes and import files.',
 'genome:erase': 'Erase a subject from the whole workspace.'}

LIMITS: Final[dict[str, Any]] = {'body_bytes': {'value': 4194304,
                'unit': 'bytes',
                'meaning': "Size of a request's body, other than an AGF file."},
 'body_seconds': {'value': 30,
                  'unit': 'seconds',
                  'meaning': "Time in which a request's body has to arrive whole."},
 'body_nesting': {'value': 64,
                  'unit': 'levels',
                  'meaning': "Levels of objects and arrays in a request's body."},
 'message_bytes': {'value': 65536,
                   'unit': 'bytes',
                   'meaning': 'Size of a message to the MCP endpoint beside the arguments of its tool, which '
                              'keep to body_bytes.'},
 'answer_characters': {'value': 500000,
                       'unit': 'code points',
                       'meaning': "Length of a model's text that finalize takes; its body keeps to "
                                  'body_bytes too.'},
 'outcome_characters': {'value': 100000,
                        'unit': 'code points',
                        'meaning': 'Length of each text of an outcome.'},
 'task_values': {'value': 20, 'unit': 'values', 'meaning': 'Values of input_has in a task.'},
 'quality_days': {'value': 365, 'unit': 'days', 'meaning': 'Longest window of a quality answer.'},
 'quality_days_default': {'value': 30,
                          'unit': 'days',
                          'meaning': 'Window of a quality answer when none is asked for.'},
 'errors': {'value': 100, 'unit': 'errors', 'meaning': 'Errors that one problem document lists.'}}

RATES: Final[dict[str, Any]] = {'compiles_per_key': {'value': 120,
                      'seconds': 60,
                      'policy': 'key',
                      'meaning': 'Compiles that one key may make in a window of this many seconds.'},
 'compiles_per_workspace': {'value': 10000,
                            'seconds': 86400,
                            'policy': 'workspace',
                            'meaning': 'Compiles that one workspace may make in a day (UTC).'}}

RETENTION: Final[dict[str, Any]] = {'idempotency_hours': {'value': 24,
                       'unit': 'hours',
                       'meaning': 'How long the first answer to an idempotency key is kept.'},
 'compile_days': {'value': 365,
                  'unit': 'days',
                  'meaning': 'How long the record of a compile is kept; quality looks back no further.'},
 'tombstone_days': {'value': 365,
                    'unit': 'days',
                    'meaning': "How long an erased outcome's reference is remembered, as a keyed hash, so "
                               'that a late retry does not write it again.'}}

KEY: Final[dict[str, Any]] = {'prefix': 'agk_', 'characters': 43, 'pattern': '^agk_[A-Za-z0-9_-]{43}$'}

COMPILE_ID: Final[dict[str, Any]] = {'prefix': 'cp_', 'hex_digits': 32, 'pattern': '^cp_[0-9a-f]{32}$'}

OUTCOME_REFERENCE: Final[dict[str, Any]] = {'prefix': 'out_', 'hex_digits': 32}

FLAGS: Final[dict[str, Any]] = {'task_aware_selection': {'default': False, 'meaning': 'Compile chooses genes by their value for the task.'},
 'provisional_imports': {'default': False, 'meaning': 'The provisional import routes are served.'}}
