# Generated from spec/genesis/planning.json; do not edit, run `nox -s generate`.
# sha256 of the source: c6374098c242a5818edb482758073e5de9df70082c9fb6e33df71c7b31fd0609
"""How genesis agent-plan selects workflows, checks capabilities and words its failures"""

from __future__ import annotations

from typing import Any, Final

MAX_WORKFLOWS_DEFAULT: Final[int] = 4

MAX_WORKFLOWS_MOST: Final[int] = 18446744073709551615

SCORES: Final[dict[str, Any]] = {'domain': 10, 'goal_token': 3}

EFFECT_LOG_OP: Final[str] = 'agent-plan/execute'

SHELL: Final[str] = 'bash'

EVIDENCE_TARGETS: Final[list[Any]] = ['.genesis/perf/agent_workflow_runtime_parity_report.json',
 '.genesis/perf/agent_capability_gauntlet_release_confidence_report.json']

CARDS: Final[dict[str, Any]] = {'maxAsciiBytes': 12000,
 'registry_members': ['aggregateBudget',
                      'cards',
                      'compendiumSha256',
                      'fallbackCard',
                      'intentSchema',
                      'kind',
                      'profileId',
                      'profileIdentitySha256',
                      'registryIdentitySha256',
                      'sourceIdentities',
                      'version'],
 'card_members': {'byteCount': 'count',
                  'cardSha256': 'string',
                  'content': 'string',
                  'id': 'string',
                  'maxAsciiBytes': 'count',
                  'selectors': 'object',
                  'sourceHashSha256': 'string',
                  'title': 'string',
                  'tokenUpperBound': 'count'},
 'selector_members': {'anyRequiredOp': 'boolean',
                      'domains': 'strings',
                      'goalTokens': 'strings',
                      'workflowTokens': 'strings'}}

CAPABILITIES: Final[dict[str, Any]] = {'known_keys': ['allow', 'log', 'op', 'refs', 'runtime', 'store', 'task', 'version'],
 'tables': ['log', 'op', 'refs', 'runtime', 'store', 'task'],
 'integers': {'log': ['inline_max_bytes', 'max_artifact_bytes_per_run'],
              'store': ['max_run_bytes'],
              'runtime': ['max_effect_ops',
                          'max_payload_bytes_per_op',
                          'max_payload_bytes_per_run',
                          'max_response_bytes_per_op',
                          'max_response_bytes_per_run'],
              'task': ['default_workers',
                       'max_tasks',
                       'max_workers',
                       'max_queue',
                       'max_steps_per_task',
                       'max_time_ms_per_task']},
 'operation_integers': ['timeout_ms', 'log_inline_max_bytes'],
 'not_negative': ['runtime', 'task'],
 'at_least_one': {'task': ['default_workers']},
 'most_entries': 4096}

POLICY_HINTS: Final[dict[str, Any]] = {'denied': ['Allow the denied operations in the capabilities after a review of each, or exclude the '
            'workflows that need them.',
            'Run `genesis --json agent-plan` again with the changed capabilities.'],
 'unreadable': ['Give --caps a regular file of capabilities in TOML, or mend the one that it names.',
                'Check that the file of capabilities parses as TOML 1.0 and has only known keys.']}

FAILURES: Final[list[Any]] = [{'code': 'agent-plan/intent-invalid',
  'exit': 'lookup',
  'meaning': 'The intent cannot be read, is no JSON, or does not fit the schema of an intent.',
  'message': 'The intent cannot be used: {reason}.',
  'repair_hints': ['Write the intent as one JSON object with the members of genesis/agent-intent-v0.1 and no '
                   'others.',
                   'Check the types: `goal` and `schema` are strings, the lists hold strings, '
                   '`max_workflows` is a whole number from 0.',
                   'Give --intent a regular file, or - for standard input.'],
  'rule': 'agent-plan.md#intent'},
 {'code': 'agent-plan/intent-schema-unsupported',
  'exit': 'lookup',
  'meaning': 'The intent names another schema than the planner reads.',
  'message': 'The intent names a schema that this planner does not read.',
  'repair_hints': ['Set `schema` to genesis/agent-intent-v0.1, or leave it out.'],
  'rule': 'agent-plan.md#intent'},
 {'code': 'agent-plan/intent-missing-goal',
  'exit': 'lookup',
  'meaning': 'The intent has no goal, or one of white space only.',
  'message': 'The intent has no goal.',
  'repair_hints': ['Say in `goal` what is to be reached, in a few plain words.'],
  'rule': 'agent-plan.md#intent'},
 {'code': 'agent-plan/required-workflow-missing',
  'exit': 'verification',
  'meaning': 'A required workflow is not in the catalog of the repository.',
  'message': 'The required workflow {workflow} is not in the catalog.',
  'repair_hints': ['Take the names of required workflows from `reference_workflows` of `genesis --json '
                   'agent-index`.'],
  'rule': 'agent-plan.md#selection'},
 {'code': 'agent-plan/required-workflow-excluded',
  'exit': 'verification',
  'meaning': 'A workflow is required and excluded at once.',
  'message': 'The workflow {workflow} is required and excluded at once.',
  'repair_hints': ['Remove the workflow from `required_workflows` or from `exclude_workflows`.'],
  'rule': 'agent-plan.md#selection'},
 {'code': 'agent-plan/no-workflow-match',
  'exit': 'verification',
  'meaning': 'No workflow of the catalog fits the intent.',
  'message': 'No workflow of the catalog fits the intent.',
  'repair_hints': ["Name a workflow in `required_workflows`, or use words of the workflows' tags in "
                   '`domains` and `goal`.'],
  'rule': 'agent-plan.md#selection'},
 {'code': 'agent-plan/workflow-script-missing',
  'exit': 'verification',
  'meaning': 'A selected workflow has no script that can be read inside the repository.',
  'message': 'The workflow {workflow} has no script that can be read.',
  'repair_hints': ['Put a `workflow.sh` into the directory of the workflow, or exclude the workflow.'],
  'rule': 'agent-plan.md#selection'},
 {'code': 'agent-plan/policy-precheck-failed',
  'exit': 'verification',
  'meaning': 'The capabilities cannot be read, or deny an operation of the plan.',
  'message': 'The capabilities do not allow the plan.',
  'repair_hints': [],
  'rule': 'agent-plan.md#policy'}]
