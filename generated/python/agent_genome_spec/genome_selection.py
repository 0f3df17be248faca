# Generated from spec/genome/selection.json and spec/genome/selection.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: 9799501d5060135b12ed6adf4757781d7a26e08db20f8f1b66eb1a9eef8da14a, cf5bebd1489a7c4b437ed8464c3c35e03724b23cf92da5190330f912541e97a4
"""Which genes and observations a section shows: budget, policies, reasons, formula constants and error codes"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Literal

    from agent_genome_spec.genome_selection_rows import Budget, Error, Limit, Meanings

SPEC_VERSION: Final[str] = '1.0'

BUDGET: Final[Budget] = {'default': 6000,
 'least': 500,
 'most': 12000,
 'unit': 'code points',
 'meaning': 'Length of the whole section.'}

OBSERVATIONS_SHOWN: Final[Limit] = {'value': 8, 'unit': 'observations', 'meaning': 'Observations that a section may show, the newest.'}

DEFAULT_POLICY: Final[Literal['precedence', 'task_aware']] = 'precedence'

POLICIES: Final[Meanings] = {'precedence': 'The strongest first, in the order in which genes are shown.',
 'task_aware': 'The greatest value for the task that fits, level by level.'}

REASONS: Final[Meanings] = {'condition': 'A condition of its `when` does not hold.',
 'scope': 'The task carries none of the terms of its scope.',
 'overridden': 'A stronger gene that applies to the task overrides it.',
 'budget': 'It does not fit beside the genes that were preferred to it.'}

FALLBACKS: Final[Meanings] = {'work_limit': 'The exact choice took more work than it is allowed.', 'failure': 'The exact choice failed.'}

SCOPE_FEATURES: Final[Sequence[str]] = ['task_type', 'category', 'input_has']

LEVELS: Final[Sequence[Sequence[str]]] = [['org', 'team', 'user'], ['learned', 'default']]

VALUE: Final[Mapping[str, int]] = {'strength_base': 1,
 'strength_scale': 1000,
 'evidence_base': 10,
 'evidence_most': 10,
 'match_base': 4,
 'match_most': 4}

WORK_LIMIT: Final[Limit] = {'value': 2000000, 'unit': 'steps', 'meaning': 'Work of one exact choice.'}

ERRORS: Final[Sequence[Error]] = [{'code': 'budget_out_of_range',
  'meaning': 'The budget is not one that a section can have.',
  'message': 'The budget is not a whole number from {least} to {most}.',
  'hint': 'Give a number of characters from {least} to {most}, or none for {default}.',
  'rule': 'selection.md#budget'},
 {'code': 'unknown_policy',
  'meaning': 'The policy has no name of the list.',
  'message': 'There is no policy {policy}.',
  'hint': 'Choose one of: {policies}.',
  'rule': 'selection.md#policies'}]
