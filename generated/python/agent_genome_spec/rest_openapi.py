# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
"""The OpenAPI document of the genome service, as a server serves it."""

from __future__ import annotations

from typing import Any, Final

OPENAPI: Final[dict[str, Any]] = {
 'openapi': '3.1.1',
 'info': {
  'title': 'Agent Genome REST API',
  'version': '1.0.0',
  'summary': 'Genomes for agents that run elsewhere.',
  'description': "Compile a genome's section for a task, give it to your own model, finalize the model's text, and record what the customer made of it. Prose and rules stand in the specification's rest.md.",
  'license': {
   'name': 'Apache 2.0',
   'identifier': 'Apache-2.0',
  },
 },
 'servers': [
  {
   'url': '/genome/v1',
   'description': 'The genome service, below whatever host serves it.',
  },
 ],
 'security': [
  {
   'ApiKey': [],
  },
 ],
 'tags': [
  {
   'name': 'agents',
   'description': 'The agent and its genome.',
  },
  {
   'name': 'runs',
   'description': 'The loop of one run - compile, finalize, outcome.',
  },
  {
   'name': 'files',
   'description': 'The genome as an AGF file.',
  },
  {
   'name': 'quality',
   'description': 'How well the genome serves.',
  },
  {
   'name': 'subjects',
   'description': 'Rights of the people behind the data.',
  },
 ],
 'paths': {
  '/agents': {
   'post': {
    'operationId': 'register_agent',
    'tags': [
     'agents',
    ],
    'summary': 'Register an external agent',
    'description': 'Makes an agent with the genes it begins with. Genes of the kernel are sealed from then on; a gene check that speaks against a gene of another stratum refuses the whole request.',
    'security': [
     {
      'ApiKey': [
       'genome:write',
      ],
     },
    ],
    'x-idempotent': 'key',
    'parameters': [
     {
      '$ref': '#/components/parameters/IdempotencyKey',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'requestBody': {
     'required': True,
     'content': {
      'application/json': {
       'schema': {
        '$ref': '#/components/schemas/AgentRegistration',
       },
      },
     },
    },
    'responses': {
     '201': {
      'description': 'The agent is registered.',
      'headers': {
       'Location': {
        'description': "Path of the agent's genome.",
        'schema': {
         'type': 'string',
        },
       },
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/Agent',
        },
       },
      },
      'links': {
       'compile': {
        'operationId': 'compile_genome',
        'parameters': {
         'path.agent_id': '$response.body#/agent_id',
        },
       },
       'genome': {
        'operationId': 'get_genome',
        'parameters': {
         'path.agent_id': '$response.body#/agent_id',
        },
       },
       'outcome': {
        'operationId': 'record_outcome',
        'parameters': {
         'path.agent_id': '$response.body#/agent_id',
        },
       },
       'export': {
        'operationId': 'export_genome',
        'parameters': {
         'path.agent_id': '$response.body#/agent_id',
        },
       },
      },
     },
     '400': {
      '$ref': '#/components/responses/MalformedJsonOrMalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '408': {
      '$ref': '#/components/responses/RequestTimeout',
     },
     '409': {
      'description': 'The agent is there already; The idempotency key was used for another request.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'agent_exists',
              'idempotency_conflict',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'agent_exists': {
          'summary': 'The agent is there already',
          'value': {
           'type': 'urn:agent-genome:problem:agent_exists',
           'title': 'The agent is there already',
           'status': 409,
           'code': 'agent_exists',
           'detail': 'This workspace has an agent bill-banao already.',
           'remedy': 'Choose another id, or go on with the agent that is there.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'idempotency_conflict': {
          'summary': 'The idempotency key was used for another request',
          'value': {
           'type': 'urn:agent-genome:problem:idempotency_conflict',
           'title': 'The idempotency key was used for another request',
           'status': 409,
           'code': 'idempotency_conflict',
           'detail': 'The idempotency key was used before with another request.',
           'remedy': 'Use a fresh key for each request, and the same key for its retries alone.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '413': {
      '$ref': '#/components/responses/PayloadTooLarge',
     },
     '415': {
      '$ref': '#/components/responses/UnsupportedMediaType',
     },
     '422': {
      'description': 'The parts of a new state make no valid genome; A gene check speaks against writing a gene; The id has a prefix that the engine gives; People do not write this stratum; The request does not fit its schema.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'genome_invalid',
              'gene_refused',
              'id_reserved',
              'stratum_read_only',
              'invalid_request',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'genome_invalid': {
          'summary': 'The parts of a new state make no valid genome',
          'value': {
           'type': 'urn:agent-genome:problem:genome_invalid',
           'title': 'The parts of a new state make no valid genome',
           'status': 422,
           'code': 'genome_invalid',
           'detail': 'The genome is not valid AGF: two genes are called bb_tone.',
           'remedy': 'Mend what the details name.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'gene_refused': {
          'summary': 'A gene check speaks against writing a gene',
          'value': {
           'type': 'urn:agent-genome:problem:gene_refused',
           'title': 'A gene check speaks against writing a gene',
           'status': 422,
           'code': 'gene_refused',
           'detail': 'The gene bb_tone may not be written: the text holds an e-mail address.',
           'remedy': 'Mend what the details name.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'id_reserved': {
          'summary': 'The id has a prefix that the engine gives',
          'value': {
           'type': 'urn:agent-genome:problem:id_reserved',
           'title': 'The id has a prefix that the engine gives',
           'status': 422,
           'code': 'id_reserved',
           'detail': 'The id lg_0123456789ab begins with lg_, which only consolidation gives.',
           'remedy': 'Use another id.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'stratum_read_only': {
          'summary': 'People do not write this stratum',
          'value': {
           'type': 'urn:agent-genome:problem:stratum_read_only',
           'title': 'People do not write this stratum',
           'status': 422,
           'code': 'stratum_read_only',
           'detail': 'Nobody writes the learned stratum by hand.',
           'remedy': 'Write an org, team, user or default gene; learned genes can be removed.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'invalid_request': {
          'summary': 'The request does not fit its schema',
          'value': {
           'type': 'urn:agent-genome:problem:invalid_request',
           'title': 'The request does not fit its schema',
           'status': 422,
           'code': 'invalid_request',
           'detail': '/species: a required member is missing.',
           'remedy': 'Mend what `errors` names; the schema stands in /genome/v1/openapi.json.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/genome': {
   'get': {
    'operationId': 'get_genome',
    'tags': [
     'agents',
    ],
    'summary': "Read an agent's genome",
    'description': 'The genes of every stratum, the newest observations and the proposals that wait for a decision.',
    'security': [
     {
      'ApiKey': [
       'genome:read',
      ],
     },
    ],
    'x-idempotent': 'natural',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/Subject',
     },
     {
      '$ref': '#/components/parameters/IfNoneMatch',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'responses': {
     '200': {
      'description': 'The genome.',
      'headers': {
       'ETag': {
        '$ref': '#/components/headers/ETag',
       },
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/Genome',
        },
       },
      },
     },
     '304': {
      '$ref': '#/components/responses/NotModified',
     },
     '400': {
      '$ref': '#/components/responses/MalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/AgentNotFound',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '422': {
      '$ref': '#/components/responses/SubjectInvalidOrInvalidRequest',
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/compile': {
   'post': {
    'operationId': 'compile_genome',
    'tags': [
     'runs',
    ],
    'summary': 'Compile the section for a task',
    'description': "Chooses the genes that the task calls for and renders them in a dialect, for your own model's prompt. Safe to repeat: nothing of the genome changes, each answered call counts against the key's rate and the workspace's quota and leaves a record of its own, which counts for quality only once it is finalized.",
    'security': [
     {
      'ApiKey': [
       'genome:read',
      ],
     },
    ],
    'x-idempotent': 'natural',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'requestBody': {
     'required': True,
     'content': {
      'application/json': {
       'schema': {
        '$ref': '#/components/schemas/CompileRequest',
       },
      },
     },
    },
    'responses': {
     '200': {
      'description': 'The section.',
      'headers': {
       'RateLimit': {
        '$ref': '#/components/headers/RateLimit',
       },
       'RateLimit-Policy': {
        '$ref': '#/components/headers/RateLimit-Policy',
       },
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/CompiledGenome',
        },
       },
      },
      'links': {
       'finalize': {
        'operationId': 'finalize_output',
        'parameters': {
         'path.agent_id': '$response.body#/agent_id',
        },
        'requestBody': {
         'compile_id': '$response.body#/compile_id',
         'text': 'Done.',
        },
       },
      },
     },
     '400': {
      '$ref': '#/components/responses/MalformedJsonOrMalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/AgentNotFound',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '408': {
      '$ref': '#/components/responses/RequestTimeout',
     },
     '413': {
      '$ref': '#/components/responses/PayloadTooLarge',
     },
     '415': {
      '$ref': '#/components/responses/UnsupportedMediaType',
     },
     '422': {
      '$ref': '#/components/responses/SubjectInvalidOrInvalidRequest',
     },
     '429': {
      'description': "Too many compiles with this key; The workspace's compiles of today are used.",
      'headers': {
       'Retry-After': {
        '$ref': '#/components/headers/Retry-After',
       },
       'RateLimit': {
        '$ref': '#/components/headers/RateLimit',
       },
       'RateLimit-Policy': {
        '$ref': '#/components/headers/RateLimit-Policy',
       },
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'rate_limited',
              'quota_exceeded',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'rate_limited': {
          'summary': 'Too many compiles with this key',
          'value': {
           'type': 'urn:agent-genome:problem:rate_limited',
           'title': 'Too many compiles with this key',
           'status': 429,
           'code': 'rate_limited',
           'detail': 'This key made 120 compiles within 60 seconds.',
           'remedy': 'Wait as long as Retry-After says.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'quota_exceeded': {
          'summary': "The workspace's compiles of today are used",
          'value': {
           'type': 'urn:agent-genome:problem:quota_exceeded',
           'title': "The workspace's compiles of today are used",
           'status': 429,
           'code': 'quota_exceeded',
           'detail': 'This workspace made 10000 compiles today.',
           'remedy': 'Wait until the next day (UTC), or have the operator raise the quota.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/finalize': {
   'post': {
    'operationId': 'finalize_output',
    'tags': [
     'runs',
    ],
    'summary': "Strip the report from a model's text",
    'description': "Removes every report block and says which genes of the compile the model says it followed. The report never raises a gene's strength. Safe to repeat: the record of the compile keeps the ids of the last call.",
    'security': [
     {
      'ApiKey': [
       'genome:read',
      ],
     },
    ],
    'x-idempotent': 'natural',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'requestBody': {
     'required': True,
     'content': {
      'application/json': {
       'schema': {
        '$ref': '#/components/schemas/FinalizeRequest',
       },
      },
     },
    },
    'responses': {
     '200': {
      'description': 'The text as the customer may see it.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/FinalizedOutput',
        },
       },
      },
     },
     '400': {
      '$ref': '#/components/responses/MalformedJsonOrMalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/AgentNotFoundOrCompileNotFound',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '408': {
      '$ref': '#/components/responses/RequestTimeout',
     },
     '413': {
      '$ref': '#/components/responses/PayloadTooLarge',
     },
     '415': {
      '$ref': '#/components/responses/UnsupportedMediaType',
     },
     '422': {
      '$ref': '#/components/responses/InvalidRequest',
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/outcomes': {
   'post': {
    'operationId': 'record_outcome',
    'tags': [
     'runs',
    ],
    'summary': 'Record what the customer made of a result',
    'description': 'Writes at most one observation. A reference that was recorded before writes nothing, and the answer says `duplicate`.',
    'security': [
     {
      'ApiKey': [
       'genome:write',
      ],
     },
    ],
    'x-idempotent': 'key',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/IdempotencyKey',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'requestBody': {
     'required': True,
     'content': {
      'application/json': {
       'schema': {
        '$ref': '#/components/schemas/OutcomeReport',
       },
      },
     },
    },
    'responses': {
     '200': {
      'description': 'The outcome is recorded.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/RecordedOutcome',
        },
       },
      },
     },
     '400': {
      '$ref': '#/components/responses/MalformedJsonOrMalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/AgentNotFoundOrCompileNotFound',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '408': {
      '$ref': '#/components/responses/RequestTimeout',
     },
     '409': {
      'description': 'The idempotency key was used for another request; The first answer was erased.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'idempotency_conflict',
              'idempotency_answer_erased',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'idempotency_conflict': {
          'summary': 'The idempotency key was used for another request',
          'value': {
           'type': 'urn:agent-genome:problem:idempotency_conflict',
           'title': 'The idempotency key was used for another request',
           'status': 409,
           'code': 'idempotency_conflict',
           'detail': 'The idempotency key was used before with another request.',
           'remedy': 'Use a fresh key for each request, and the same key for its retries alone.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'idempotency_answer_erased': {
          'summary': 'The first answer was erased',
          'value': {
           'type': 'urn:agent-genome:problem:idempotency_answer_erased',
           'title': 'The first answer was erased',
           'status': 409,
           'code': 'idempotency_answer_erased',
           'detail': 'The request was carried out, but its answer went with an erased subject.',
           'remedy': 'Nothing is left to do; do not send it again with another key.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '413': {
      '$ref': '#/components/responses/PayloadTooLarge',
     },
     '415': {
      '$ref': '#/components/responses/UnsupportedMediaType',
     },
     '422': {
      'description': 'A subject is no id of a person; An edit came without its texts; The request does not fit its schema.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'subject_invalid',
              'edit_incomplete',
              'invalid_request',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'subject_invalid': {
          'summary': 'A subject is no id of a person',
          'value': {
           'type': 'urn:agent-genome:problem:subject_invalid',
           'title': 'A subject is no id of a person',
           'status': 422,
           'code': 'subject_invalid',
           'detail': 'The subject has to be text of 1 to 256 characters on one line.',
           'remedy': "Pass the platform's own id of the person, or leave it out.",
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'edit_incomplete': {
          'summary': 'An edit came without its texts',
          'value': {
           'type': 'urn:agent-genome:problem:edit_incomplete',
           'title': 'An edit came without its texts',
           'status': 422,
           'code': 'edit_incomplete',
           'detail': 'An edited outcome needs the text before and the text after.',
           'remedy': 'Pass both, or say in words what was changed.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'invalid_request': {
          'summary': 'The request does not fit its schema',
          'value': {
           'type': 'urn:agent-genome:problem:invalid_request',
           'title': 'The request does not fit its schema',
           'status': 422,
           'code': 'invalid_request',
           'detail': '/species: a required member is missing.',
           'remedy': 'Mend what `errors` names; the schema stands in /genome/v1/openapi.json.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/export': {
   'get': {
    'operationId': 'export_genome',
    'tags': [
     'files',
    ],
    'summary': 'Export the genome as an AGF file',
    'description': "The answer's bytes are the file. The org, team and learned layers; the personal layer only of the subject that asks. Never observations, outcomes, ids of people or of executions.",
    'security': [
     {
      'ApiKey': [
       'genome:read',
      ],
     },
    ],
    'x-idempotent': 'natural',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/Subject',
     },
     {
      'name': 'provenance_mode',
      'in': 'query',
      'description': 'Whether genes carry pseudonymous references.',
      'schema': {
       '$ref': '#/components/schemas/AgfProvenanceMode',
       'default': 'pseudonymous',
      },
     },
     {
      '$ref': '#/components/parameters/IfNoneMatch',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'responses': {
     '200': {
      'description': 'The file.',
      'headers': {
       'Content-Disposition': {
        'description': 'Proposes a name for the file.',
        'schema': {
         'type': 'string',
        },
       },
       'ETag': {
        '$ref': '#/components/headers/ETag',
       },
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/AgfDocument',
        },
       },
      },
     },
     '304': {
      '$ref': '#/components/responses/NotModified',
     },
     '400': {
      '$ref': '#/components/responses/MalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/AgentNotFound',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '409': {
      'description': 'The genome does not fit into a file; What was given for the file is not valid AGF.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'export_too_large',
              'export_invalid',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'export_too_large': {
          'summary': 'The genome does not fit into a file',
          'value': {
           'type': 'urn:agent-genome:problem:export_too_large',
           'title': 'The genome does not fit into a file',
           'status': 409,
           'code': 'export_too_large',
           'detail': 'The file would pass 262144 bytes even without references.',
           'remedy': 'Remove or shorten genes.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'export_invalid': {
          'summary': 'What was given for the file is not valid AGF',
          'value': {
           'type': 'urn:agent-genome:problem:export_invalid',
           'title': 'What was given for the file is not valid AGF',
           'status': 409,
           'code': 'export_invalid',
           'detail': 'The file would not be valid AGF: two genes are called bb_tone.',
           'remedy': 'Mend what the details name.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '422': {
      '$ref': '#/components/responses/SubjectInvalidOrInvalidRequest',
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/quality/summary': {
   'get': {
    'operationId': 'get_quality_summary',
    'tags': [
     'quality',
    ],
    'summary': 'Sum up how well the genome serves',
    'description': 'Counts of runs and outcomes in a window of whole days (UTC) that ends today.',
    'security': [
     {
      'ApiKey': [
       'genome:read',
      ],
     },
    ],
    'x-idempotent': 'natural',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/Days',
     },
     {
      '$ref': '#/components/parameters/IfNoneMatch',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'responses': {
     '200': {
      'description': 'The summary.',
      'headers': {
       'ETag': {
        '$ref': '#/components/headers/ETag',
       },
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/QualitySummary',
        },
       },
      },
     },
     '304': {
      '$ref': '#/components/responses/NotModified',
     },
     '400': {
      '$ref': '#/components/responses/MalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/AgentNotFound',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '422': {
      '$ref': '#/components/responses/InvalidRequest',
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/quality/genes': {
   'get': {
    'operationId': 'get_quality_genes',
    'tags': [
     'quality',
    ],
    'summary': 'See how each gene serves',
    'description': 'Every shared gene, in the order of display, with how often it was included and reported as followed.',
    'security': [
     {
      'ApiKey': [
       'genome:read',
      ],
     },
    ],
    'x-idempotent': 'natural',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/Days',
     },
     {
      '$ref': '#/components/parameters/IfNoneMatch',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'responses': {
     '200': {
      'description': 'The genes.',
      'headers': {
       'ETag': {
        '$ref': '#/components/headers/ETag',
       },
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/QualityGenes',
        },
       },
      },
     },
     '304': {
      '$ref': '#/components/responses/NotModified',
     },
     '400': {
      '$ref': '#/components/responses/MalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/AgentNotFound',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '422': {
      '$ref': '#/components/responses/InvalidRequest',
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/quality/trend': {
   'get': {
    'operationId': 'get_quality_trend',
    'tags': [
     'quality',
    ],
    'summary': 'See how the genome serves over time',
    'description': 'The counts of the summary, day by day or week by week, oldest first, empty ones included.',
    'security': [
     {
      'ApiKey': [
       'genome:read',
      ],
     },
    ],
    'x-idempotent': 'natural',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/Days',
     },
     {
      'name': 'interval',
      'in': 'query',
      'description': 'Length of one step. Weeks are counted back from today; the oldest may be shorter.',
      'schema': {
       '$ref': '#/components/schemas/TrendInterval',
       'default': 'day',
      },
     },
     {
      '$ref': '#/components/parameters/IfNoneMatch',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'responses': {
     '200': {
      'description': 'The trend.',
      'headers': {
       'ETag': {
        '$ref': '#/components/headers/ETag',
       },
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/QualityTrend',
        },
       },
      },
     },
     '304': {
      '$ref': '#/components/responses/NotModified',
     },
     '400': {
      '$ref': '#/components/responses/MalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/AgentNotFound',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '422': {
      '$ref': '#/components/responses/InvalidRequest',
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/subjects/erase': {
   'post': {
    'operationId': 'erase_subject',
    'tags': [
     'subjects',
    ],
    'summary': 'Erase a subject from the workspace',
    'description': 'Removes what the subject said and what rests on it alone, from every agent of the workspace. Safe to repeat; a second call finds nothing.',
    'security': [
     {
      'ApiKey': [
       'genome:erase',
      ],
     },
    ],
    'x-idempotent': 'key',
    'parameters': [
     {
      '$ref': '#/components/parameters/IdempotencyKey',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'requestBody': {
     'required': True,
     'content': {
      'application/json': {
       'schema': {
        '$ref': '#/components/schemas/ErasureRequest',
       },
      },
     },
    },
    'responses': {
     '200': {
      'description': 'The subject is erased.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/Erasure',
        },
       },
      },
     },
     '400': {
      '$ref': '#/components/responses/MalformedJsonOrMalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '408': {
      '$ref': '#/components/responses/RequestTimeout',
     },
     '409': {
      'description': 'The idempotency key was used for another request.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'idempotency_conflict',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'idempotency_conflict': {
          'summary': 'The idempotency key was used for another request',
          'value': {
           'type': 'urn:agent-genome:problem:idempotency_conflict',
           'title': 'The idempotency key was used for another request',
           'status': 409,
           'code': 'idempotency_conflict',
           'detail': 'The idempotency key was used before with another request.',
           'remedy': 'Use a fresh key for each request, and the same key for its retries alone.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '413': {
      '$ref': '#/components/responses/PayloadTooLarge',
     },
     '415': {
      '$ref': '#/components/responses/UnsupportedMediaType',
     },
     '422': {
      '$ref': '#/components/responses/SubjectInvalidOrInvalidRequest',
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/imports': {
   'post': {
    'operationId': 'import_preview',
    'x-provisional': True,
    'tags': [
     'files',
    ],
    'summary': 'Preview the import of an AGF file (provisional)',
    'description': 'Writes nothing. The body is the file, byte for byte; the token that comes back is bound to these bytes, the agent, the workspace and a time.',
    'security': [
     {
      'ApiKey': [
       'genome:write',
      ],
     },
    ],
    'x-idempotent': 'natural',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/Subject',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'requestBody': {
     '$ref': '#/components/requestBodies/AgfFile',
    },
    'responses': {
     '200': {
      'description': 'What consent would write.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/ImportPreview',
        },
       },
      },
     },
     '400': {
      '$ref': '#/components/responses/MalformedJsonOrMalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      'description': 'Imports are not offered; No such agent.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'imports_not_offered',
              'agent_not_found',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'imports_not_offered': {
          'summary': 'Imports are not offered',
          'value': {
           'type': 'urn:agent-genome:problem:imports_not_offered',
           'title': 'Imports are not offered',
           'status': 404,
           'code': 'imports_not_offered',
           'detail': 'This server does not offer imports: the routes are provisional.',
           'remedy': 'Ask the operator to turn on the flag provisional_imports.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'agent_not_found': {
          'summary': 'No such agent',
          'value': {
           'type': 'urn:agent-genome:problem:agent_not_found',
           'title': 'No such agent',
           'status': 404,
           'code': 'agent_not_found',
           'detail': 'This workspace has no agent bill-banao.',
           'remedy': "Register the agent first, or check its id and the key's workspace.",
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '408': {
      '$ref': '#/components/responses/RequestTimeout',
     },
     '413': {
      '$ref': '#/components/responses/PayloadTooLarge',
     },
     '415': {
      '$ref': '#/components/responses/UnsupportedMediaType',
     },
     '422': {
      'description': 'A subject is no id of a person; The file of an import is not valid AGF; The request does not fit its schema.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'subject_invalid',
              'file_invalid',
              'invalid_request',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'subject_invalid': {
          'summary': 'A subject is no id of a person',
          'value': {
           'type': 'urn:agent-genome:problem:subject_invalid',
           'title': 'A subject is no id of a person',
           'status': 422,
           'code': 'subject_invalid',
           'detail': 'The subject has to be text of 1 to 256 characters on one line.',
           'remedy': "Pass the platform's own id of the person, or leave it out.",
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'file_invalid': {
          'summary': 'The file of an import is not valid AGF',
          'value': {
           'type': 'urn:agent-genome:problem:file_invalid',
           'title': 'The file of an import is not valid AGF',
           'status': 422,
           'code': 'file_invalid',
           'detail': 'The file is not valid AGF: the digest does not match the content.',
           'remedy': 'Mend what the details name; `agf check` shows all of it.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'invalid_request': {
          'summary': 'The request does not fit its schema',
          'value': {
           'type': 'urn:agent-genome:problem:invalid_request',
           'title': 'The request does not fit its schema',
           'status': 422,
           'code': 'invalid_request',
           'detail': '/species: a required member is missing.',
           'remedy': 'Mend what `errors` names; the schema stands in /genome/v1/openapi.json.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/imports/{import_id}/consent': {
   'post': {
    'operationId': 'import_consent',
    'x-provisional': True,
    'tags': [
     'files',
    ],
    'summary': 'Consent to a previewed import (provisional)',
    'description': 'Writes all that the preview showed, in one transaction, once. The body is the very file that was previewed.',
    'security': [
     {
      'ApiKey': [
       'genome:write',
      ],
     },
    ],
    'x-idempotent': 'key',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/ImportId',
     },
     {
      'name': 'Import-Token',
      'in': 'header',
      'required': True,
      'description': 'The token of the preview.',
      'schema': {
       'type': 'string',
       'minLength': 1,
       'maxLength': 2048,
      },
      'example': 'agf-import-1.e30.c2ln',
     },
     {
      '$ref': '#/components/parameters/Subject',
     },
     {
      '$ref': '#/components/parameters/IdempotencyKey',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'requestBody': {
     '$ref': '#/components/requestBodies/AgfFile',
    },
    'responses': {
     '200': {
      'description': 'The import is applied.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/AppliedImport',
        },
       },
      },
     },
     '400': {
      '$ref': '#/components/responses/MalformedJsonOrMalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/ImportsNotOfferedOrAgentNotFoundOrImportUnknown',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '408': {
      '$ref': '#/components/responses/RequestTimeout',
     },
     '409': {
      'description': 'The file holds nothing that would be written; The token is too old; The token belongs to other bytes; The token belongs to another agent; The genome changed, so that other genes would be written than were shown; Consent was given before; The idempotency key was used for another request; The first answer was erased.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'nothing_to_import',
              'token_expired',
              'token_other_file',
              'token_other_agent',
              'preview_outdated',
              'import_already_applied',
              'idempotency_conflict',
              'idempotency_answer_erased',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'nothing_to_import': {
          'summary': 'The file holds nothing that would be written',
          'value': {
           'type': 'urn:agent-genome:problem:nothing_to_import',
           'title': 'The file holds nothing that would be written',
           'status': 409,
           'code': 'nothing_to_import',
           'detail': 'The file holds no gene that this agent could take.',
           'remedy': 'The preview says why for each gene.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'token_expired': {
          'summary': 'The token is too old',
          'value': {
           'type': 'urn:agent-genome:problem:token_expired',
           'title': 'The token is too old',
           'status': 409,
           'code': 'token_expired',
           'detail': 'The token expired at 2026-10-13T10:00:00Z.',
           'remedy': 'Preview the file again.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'token_other_file': {
          'summary': 'The token belongs to other bytes',
          'value': {
           'type': 'urn:agent-genome:problem:token_other_file',
           'title': 'The token belongs to other bytes',
           'status': 409,
           'code': 'token_other_file',
           'detail': 'The token belongs to another file.',
           'remedy': 'Send the very bytes that were previewed, or preview these.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'token_other_agent': {
          'summary': 'The token belongs to another agent',
          'value': {
           'type': 'urn:agent-genome:problem:token_other_agent',
           'title': 'The token belongs to another agent',
           'status': 409,
           'code': 'token_other_agent',
           'detail': 'The token belongs to another agent.',
           'remedy': 'Preview the file for this agent.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'preview_outdated': {
          'summary': 'The genome changed, so that other genes would be written than were shown',
          'value': {
           'type': 'urn:agent-genome:problem:preview_outdated',
           'title': 'The genome changed, so that other genes would be written than were shown',
           'status': 409,
           'code': 'preview_outdated',
           'detail': 'The genome has changed since the preview.',
           'remedy': 'Preview the file again.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'import_already_applied': {
          'summary': 'Consent was given before',
          'value': {
           'type': 'urn:agent-genome:problem:import_already_applied',
           'title': 'Consent was given before',
           'status': 409,
           'code': 'import_already_applied',
           'detail': 'The import im_5d41402abc4b2a76 was applied already.',
           'remedy': 'Nothing is left to do; to import the file once more, preview it again.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'idempotency_conflict': {
          'summary': 'The idempotency key was used for another request',
          'value': {
           'type': 'urn:agent-genome:problem:idempotency_conflict',
           'title': 'The idempotency key was used for another request',
           'status': 409,
           'code': 'idempotency_conflict',
           'detail': 'The idempotency key was used before with another request.',
           'remedy': 'Use a fresh key for each request, and the same key for its retries alone.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'idempotency_answer_erased': {
          'summary': 'The first answer was erased',
          'value': {
           'type': 'urn:agent-genome:problem:idempotency_answer_erased',
           'title': 'The first answer was erased',
           'status': 409,
           'code': 'idempotency_answer_erased',
           'detail': 'The request was carried out, but its answer went with an erased subject.',
           'remedy': 'Nothing is left to do; do not send it again with another key.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '413': {
      '$ref': '#/components/responses/PayloadTooLarge',
     },
     '415': {
      '$ref': '#/components/responses/UnsupportedMediaType',
     },
     '422': {
      'description': 'A subject is no id of a person; The file of an import is not valid AGF; The token was not made by a preview, or was changed; The request does not fit its schema.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'subject_invalid',
              'file_invalid',
              'token_invalid',
              'invalid_request',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'subject_invalid': {
          'summary': 'A subject is no id of a person',
          'value': {
           'type': 'urn:agent-genome:problem:subject_invalid',
           'title': 'A subject is no id of a person',
           'status': 422,
           'code': 'subject_invalid',
           'detail': 'The subject has to be text of 1 to 256 characters on one line.',
           'remedy': "Pass the platform's own id of the person, or leave it out.",
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'file_invalid': {
          'summary': 'The file of an import is not valid AGF',
          'value': {
           'type': 'urn:agent-genome:problem:file_invalid',
           'title': 'The file of an import is not valid AGF',
           'status': 422,
           'code': 'file_invalid',
           'detail': 'The file is not valid AGF: the digest does not match the content.',
           'remedy': 'Mend what the details name; `agf check` shows all of it.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'token_invalid': {
          'summary': 'The token was not made by a preview, or was changed',
          'value': {
           'type': 'urn:agent-genome:problem:token_invalid',
           'title': 'The token was not made by a preview, or was changed',
           'status': 422,
           'code': 'token_invalid',
           'detail': 'The token is not one of a preview.',
           'remedy': 'Preview the file and use the token that it returns.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'invalid_request': {
          'summary': 'The request does not fit its schema',
          'value': {
           'type': 'urn:agent-genome:problem:invalid_request',
           'title': 'The request does not fit its schema',
           'status': 422,
           'code': 'invalid_request',
           'detail': '/species: a required member is missing.',
           'remedy': 'Mend what `errors` names; the schema stands in /genome/v1/openapi.json.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
  '/agents/{agent_id}/imports/{import_id}/undo': {
   'post': {
    'operationId': 'import_undo',
    'x-provisional': True,
    'tags': [
     'files',
    ],
    'summary': 'Undo an import (provisional)',
    'description': 'Takes the whole import back in one step and says what it left because it was changed since.',
    'security': [
     {
      'ApiKey': [
       'genome:write',
      ],
     },
    ],
    'x-idempotent': 'key',
    'parameters': [
     {
      '$ref': '#/components/parameters/AgentId',
     },
     {
      '$ref': '#/components/parameters/ImportId',
     },
     {
      '$ref': '#/components/parameters/IdempotencyKey',
     },
     {
      '$ref': '#/components/parameters/RequestId',
     },
    ],
    'responses': {
     '200': {
      'description': 'The import is undone.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/json': {
        'schema': {
         '$ref': '#/components/schemas/UndoneImport',
        },
       },
      },
     },
     '400': {
      '$ref': '#/components/responses/MalformedRequest',
     },
     '401': {
      '$ref': '#/components/responses/MissingKeyOrInvalidKey',
     },
     '403': {
      '$ref': '#/components/responses/InsufficientScope',
     },
     '404': {
      '$ref': '#/components/responses/ImportsNotOfferedOrAgentNotFoundOrImportUnknown',
     },
     '406': {
      '$ref': '#/components/responses/NotAcceptable',
     },
     '409': {
      'description': 'The import was undone before; The idempotency key was used for another request; The first answer was erased.',
      'headers': {
       'X-Request-Id': {
        '$ref': '#/components/headers/X-Request-Id',
       },
      },
      'content': {
       'application/problem+json': {
        'schema': {
         'allOf': [
          {
           '$ref': '#/components/schemas/Problem',
          },
          {
           'type': 'object',
           'properties': {
            'code': {
             'type': 'string',
             'enum': [
              'import_already_undone',
              'idempotency_conflict',
              'idempotency_answer_erased',
             ],
            },
           },
          },
         ],
        },
        'examples': {
         'import_already_undone': {
          'summary': 'The import was undone before',
          'value': {
           'type': 'urn:agent-genome:problem:import_already_undone',
           'title': 'The import was undone before',
           'status': 409,
           'code': 'import_already_undone',
           'detail': 'The import im_5d41402abc4b2a76 was undone already.',
           'remedy': 'Nothing is left to do.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'idempotency_conflict': {
          'summary': 'The idempotency key was used for another request',
          'value': {
           'type': 'urn:agent-genome:problem:idempotency_conflict',
           'title': 'The idempotency key was used for another request',
           'status': 409,
           'code': 'idempotency_conflict',
           'detail': 'The idempotency key was used before with another request.',
           'remedy': 'Use a fresh key for each request, and the same key for its retries alone.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
         'idempotency_answer_erased': {
          'summary': 'The first answer was erased',
          'value': {
           'type': 'urn:agent-genome:problem:idempotency_answer_erased',
           'title': 'The first answer was erased',
           'status': 409,
           'code': 'idempotency_answer_erased',
           'detail': 'The request was carried out, but its answer went with an erased subject.',
           'remedy': 'Nothing is left to do; do not send it again with another key.',
           'request_id': 'req-2026-10-13-0001',
          },
         },
        },
       },
      },
     },
     '422': {
      '$ref': '#/components/responses/InvalidRequest',
     },
     '503': {
      '$ref': '#/components/responses/Unavailable',
     },
    },
   },
  },
 },
 'components': {
  'securitySchemes': {
   'ApiKey': {
    'type': 'http',
    'scheme': 'bearer',
    'description': 'An API key, pinned to one workspace, with scopes.',
   },
  },
  'parameters': {
   'AgentId': {
    'name': 'agent_id',
    'in': 'path',
    'required': True,
    'description': "The agent's id, which is its slug in AGF files.",
    'schema': {
     '$ref': '#/components/schemas/AgentId',
    },
    'example': 'bill-banao',
   },
   'ImportId': {
    'name': 'import_id',
    'in': 'path',
    'required': True,
    'description': "The import's id, from its preview.",
    'schema': {
     '$ref': '#/components/schemas/ImportId',
    },
    'example': 'im_5d41402abc4b2a76',
   },
   'Subject': {
    'name': 'subject',
    'in': 'query',
    'description': "The platform's own id of the person who asks. Leave it out where nobody's personal genes are meant.",
    'schema': {
     '$ref': '#/components/schemas/Subject',
    },
    'example': 'person-17',
   },
   'Days': {
    'name': 'days',
    'in': 'query',
    'description': 'Length of the window in days, today included.',
    'schema': {
     'type': 'integer',
     'minimum': 1,
     'maximum': 365,
     'default': 30,
    },
    'example': 30,
   },
   'IdempotencyKey': {
    'name': 'Idempotency-Key',
    'in': 'header',
    'description': 'Names this request, so that a retry is answered with the first answer. Visible ASCII characters.',
    'schema': {
     'type': 'string',
     'pattern': '^[!-~]{1,255}$',
    },
    'example': '7b0d1c3e-8a57-4a0e-9f0b-3f4f0f6c1f11',
   },
   'IfNoneMatch': {
    'name': 'If-None-Match',
    'in': 'header',
    'description': 'ETags of answers that the client has; 304 says that one of them still holds.',
    'schema': {
     'type': 'string',
    },
    'example': '"5d41402abc4b2a76"',
   },
   'RequestId': {
    'name': 'X-Request-Id',
    'in': 'header',
    'description': 'Id of the request for logs, which the answer repeats: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none, the server makes one.',
    'schema': {
     'type': 'string',
    },
    'example': 'req-2026-10-13-0001',
   },
  },
  'headers': {
   'X-Request-Id': {
    'description': "Id of the request, as in the server's logs.",
    'required': True,
    'schema': {
     'type': 'string',
    },
   },
   'ETag': {
    'description': 'Validator of the answer, for If-None-Match.',
    'required': True,
    'schema': {
     'type': 'string',
    },
   },
   'RateLimit': {
    'description': 'What is left of each policy and when it begins anew, as in the draft on RateLimit headers.',
    'schema': {
     'type': 'string',
    },
    'example': '"key";r=119;t=60, "workspace";q=9999;t=3600',
   },
   'RateLimit-Policy': {
    'description': 'The policies - q requests in w seconds.',
    'schema': {
     'type': 'string',
    },
    'example': '"key";q=120;w=60, "workspace";q=10000;w=86400',
   },
   'Retry-After': {
    'description': 'Seconds to wait.',
    'required': True,
    'schema': {
     'type': 'integer',
     'minimum': 0,
    },
   },
   'WWW-Authenticate': {
    'description': 'The scheme, and the scope that is missing.',
    'required': True,
    'schema': {
     'type': 'string',
    },
   },
  },
  'responses': {
   'NotModified': {
    'description': "The client's copy still holds.",
    'headers': {
     'ETag': {
      '$ref': '#/components/headers/ETag',
     },
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
   },
   'MalformedJsonOrMalformedRequest': {
    'description': 'The body is not JSON; The request is not HTTP as this service reads it.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'malformed_json',
            'malformed_request',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'malformed_json': {
        'summary': 'The body is not JSON',
        'value': {
         'type': 'urn:agent-genome:problem:malformed_json',
         'title': 'The body is not JSON',
         'status': 400,
         'code': 'malformed_json',
         'detail': 'The body is not one JSON document: line 1, column 14: a value is missing.',
         'remedy': 'Send UTF-8 JSON in which every member name stands once; `errors` says where it breaks.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
       'malformed_request': {
        'summary': 'The request is not HTTP as this service reads it',
        'value': {
         'type': 'urn:agent-genome:problem:malformed_request',
         'title': 'The request is not HTTP as this service reads it',
         'status': 400,
         'code': 'malformed_request',
         'detail': 'The header Content-Length is no number.',
         'remedy': 'Mend the header or the request line that the detail names.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'MissingKeyOrInvalidKey': {
    'description': 'No API key; The API key is not valid.',
    'headers': {
     'WWW-Authenticate': {
      '$ref': '#/components/headers/WWW-Authenticate',
     },
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'missing_key',
            'invalid_key',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'missing_key': {
        'summary': 'No API key',
        'value': {
         'type': 'urn:agent-genome:problem:missing_key',
         'title': 'No API key',
         'status': 401,
         'code': 'missing_key',
         'detail': 'The request carries no API key.',
         'remedy': 'Send `Authorization: Bearer <key>`; `agent-genome-server keys add` makes a key.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
       'invalid_key': {
        'summary': 'The API key is not valid',
        'value': {
         'type': 'urn:agent-genome:problem:invalid_key',
         'title': 'The API key is not valid',
         'status': 401,
         'code': 'invalid_key',
         'detail': 'The API key is unknown, revoked or not in the form of a key.',
         'remedy': 'Check the key for missing characters, or make another one.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'InsufficientScope': {
    'description': 'The API key lacks a scope.',
    'headers': {
     'WWW-Authenticate': {
      '$ref': '#/components/headers/WWW-Authenticate',
     },
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'insufficient_scope',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'insufficient_scope': {
        'summary': 'The API key lacks a scope',
        'value': {
         'type': 'urn:agent-genome:problem:insufficient_scope',
         'title': 'The API key lacks a scope',
         'status': 403,
         'code': 'insufficient_scope',
         'detail': 'The operation needs the scope genome:write, which this key does not have.',
         'remedy': 'Use a key with the scope genome:write.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'NotAcceptable': {
    'description': 'The answer has no acceptable form.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'not_acceptable',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'not_acceptable': {
        'summary': 'The answer has no acceptable form',
        'value': {
         'type': 'urn:agent-genome:problem:not_acceptable',
         'title': 'The answer has no acceptable form',
         'status': 406,
         'code': 'not_acceptable',
         'detail': 'The Accept header takes none of: application/json.',
         'remedy': 'Accept application/json, or */*.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'RequestTimeout': {
    'description': 'The body came too slowly.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'request_timeout',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'request_timeout': {
        'summary': 'The body came too slowly',
        'value': {
         'type': 'urn:agent-genome:problem:request_timeout',
         'title': 'The body came too slowly',
         'status': 408,
         'code': 'request_timeout',
         'detail': 'The body did not arrive within 30 seconds.',
         'remedy': 'Send it again.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'PayloadTooLarge': {
    'description': 'The body is too large.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'payload_too_large',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'payload_too_large': {
        'summary': 'The body is too large',
        'value': {
         'type': 'urn:agent-genome:problem:payload_too_large',
         'title': 'The body is too large',
         'status': 413,
         'code': 'payload_too_large',
         'detail': 'The body has more than 4194304 bytes.',
         'remedy': 'Send at most 4194304 bytes.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'UnsupportedMediaType': {
    'description': 'The body has another media type.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'unsupported_media_type',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'unsupported_media_type': {
        'summary': 'The body has another media type',
        'value': {
         'type': 'urn:agent-genome:problem:unsupported_media_type',
         'title': 'The body has another media type',
         'status': 415,
         'code': 'unsupported_media_type',
         'detail': 'The body has to be application/json.',
         'remedy': 'Send `Content-Type: application/json`, with no content coding.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'Unavailable': {
    'description': 'The server cannot answer now.',
    'headers': {
     'Retry-After': {
      '$ref': '#/components/headers/Retry-After',
     },
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'unavailable',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'unavailable': {
        'summary': 'The server cannot answer now',
        'value': {
         'type': 'urn:agent-genome:problem:unavailable',
         'title': 'The server cannot answer now',
         'status': 503,
         'code': 'unavailable',
         'detail': 'The database is busy.',
         'remedy': 'Send the request again after Retry-After; a write with its Idempotency-Key.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'MalformedRequest': {
    'description': 'The request is not HTTP as this service reads it.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'malformed_request',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'malformed_request': {
        'summary': 'The request is not HTTP as this service reads it',
        'value': {
         'type': 'urn:agent-genome:problem:malformed_request',
         'title': 'The request is not HTTP as this service reads it',
         'status': 400,
         'code': 'malformed_request',
         'detail': 'The header Content-Length is no number.',
         'remedy': 'Mend the header or the request line that the detail names.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'AgentNotFound': {
    'description': 'No such agent.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'agent_not_found',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'agent_not_found': {
        'summary': 'No such agent',
        'value': {
         'type': 'urn:agent-genome:problem:agent_not_found',
         'title': 'No such agent',
         'status': 404,
         'code': 'agent_not_found',
         'detail': 'This workspace has no agent bill-banao.',
         'remedy': "Register the agent first, or check its id and the key's workspace.",
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'SubjectInvalidOrInvalidRequest': {
    'description': 'A subject is no id of a person; The request does not fit its schema.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'subject_invalid',
            'invalid_request',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'subject_invalid': {
        'summary': 'A subject is no id of a person',
        'value': {
         'type': 'urn:agent-genome:problem:subject_invalid',
         'title': 'A subject is no id of a person',
         'status': 422,
         'code': 'subject_invalid',
         'detail': 'The subject has to be text of 1 to 256 characters on one line.',
         'remedy': "Pass the platform's own id of the person, or leave it out.",
         'request_id': 'req-2026-10-13-0001',
        },
       },
       'invalid_request': {
        'summary': 'The request does not fit its schema',
        'value': {
         'type': 'urn:agent-genome:problem:invalid_request',
         'title': 'The request does not fit its schema',
         'status': 422,
         'code': 'invalid_request',
         'detail': '/species: a required member is missing.',
         'remedy': 'Mend what `errors` names; the schema stands in /genome/v1/openapi.json.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'AgentNotFoundOrCompileNotFound': {
    'description': 'No such agent; No such compile.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'agent_not_found',
            'compile_not_found',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'agent_not_found': {
        'summary': 'No such agent',
        'value': {
         'type': 'urn:agent-genome:problem:agent_not_found',
         'title': 'No such agent',
         'status': 404,
         'code': 'agent_not_found',
         'detail': 'This workspace has no agent bill-banao.',
         'remedy': "Register the agent first, or check its id and the key's workspace.",
         'request_id': 'req-2026-10-13-0001',
        },
       },
       'compile_not_found': {
        'summary': 'No such compile',
        'value': {
         'type': 'urn:agent-genome:problem:compile_not_found',
         'title': 'No such compile',
         'status': 404,
         'code': 'compile_not_found',
         'detail': 'This agent has no compile cp_0123456789abcdef0123456789abcdef.',
         'remedy': 'Use the compile_id of a compile of the same agent; records are kept for 365 days and go with an erased subject.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'InvalidRequest': {
    'description': 'The request does not fit its schema.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'invalid_request',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'invalid_request': {
        'summary': 'The request does not fit its schema',
        'value': {
         'type': 'urn:agent-genome:problem:invalid_request',
         'title': 'The request does not fit its schema',
         'status': 422,
         'code': 'invalid_request',
         'detail': '/species: a required member is missing.',
         'remedy': 'Mend what `errors` names; the schema stands in /genome/v1/openapi.json.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
   'ImportsNotOfferedOrAgentNotFoundOrImportUnknown': {
    'description': 'Imports are not offered; No such agent; There is no such import.',
    'headers': {
     'X-Request-Id': {
      '$ref': '#/components/headers/X-Request-Id',
     },
    },
    'content': {
     'application/problem+json': {
      'schema': {
       'allOf': [
        {
         '$ref': '#/components/schemas/Problem',
        },
        {
         'type': 'object',
         'properties': {
          'code': {
           'type': 'string',
           'enum': [
            'imports_not_offered',
            'agent_not_found',
            'import_unknown',
           ],
          },
         },
        },
       ],
      },
      'examples': {
       'imports_not_offered': {
        'summary': 'Imports are not offered',
        'value': {
         'type': 'urn:agent-genome:problem:imports_not_offered',
         'title': 'Imports are not offered',
         'status': 404,
         'code': 'imports_not_offered',
         'detail': 'This server does not offer imports: the routes are provisional.',
         'remedy': 'Ask the operator to turn on the flag provisional_imports.',
         'request_id': 'req-2026-10-13-0001',
        },
       },
       'agent_not_found': {
        'summary': 'No such agent',
        'value': {
         'type': 'urn:agent-genome:problem:agent_not_found',
         'title': 'No such agent',
         'status': 404,
         'code': 'agent_not_found',
         'detail': 'This workspace has no agent bill-banao.',
         'remedy': "Register the agent first, or check its id and the key's workspace.",
         'request_id': 'req-2026-10-13-0001',
        },
       },
       'import_unknown': {
        'summary': 'There is no such import',
        'value': {
         'type': 'urn:agent-genome:problem:import_unknown',
         'title': 'There is no such import',
         'status': 404,
         'code': 'import_unknown',
         'detail': 'There is no import im_5d41402abc4b2a76.',
         'remedy': "Read the genome's imports for their ids.",
         'request_id': 'req-2026-10-13-0001',
        },
       },
      },
     },
    },
   },
  },
  'requestBodies': {
   'AgfFile': {
    'x-bytes': True,
    'description': 'The AGF file, byte for byte. Its own rules decide, not this schema alone.',
    'required': True,
    'content': {
     'application/json': {
      'schema': {
       '$ref': '#/components/schemas/AgfDocument',
      },
     },
    },
   },
  },
  'schemas': {
   'AgentId': {
    'description': 'Name of an agent, unique in its workspace; the slug of its AGF files.',
    'type': 'string',
    'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
    'examples': [
     'bill-banao',
    ],
    'title': 'AgentId',
   },
   'ImportId': {
    'title': 'ImportId',
    'description': 'Id of an import.',
    'type': 'string',
    'pattern': '^im_[0-9a-f]{16}$',
    'examples': [
     'im_5d41402abc4b2a76',
    ],
   },
   'CompileId': {
    'title': 'CompileId',
    'description': 'Id of a compile.',
    'type': 'string',
    'pattern': '^cp_[0-9a-f]{32}$',
    'examples': [
     'cp_0123456789abcdef0123456789abcdef',
    ],
   },
   'Subject': {
    '$ref': '#/components/schemas/AgfLine',
    'title': 'Subject',
    'description': "The platform's own id of a person, on one line. It never leaves the workspace.",
    'minLength': 1,
    'maxLength': 256,
    'examples': [
     'person-17',
    ],
   },
   'Stratum': {
    'title': 'Stratum',
    'description': 'A stratum, strongest first.',
    'type': 'string',
    'enum': [
     'kernel',
     'org',
     'team',
     'user',
     'learned',
     'default',
    ],
   },
   'Dialect': {
    'title': 'Dialect',
    'description': 'The layout in which a section is rendered.',
    'type': 'string',
    'enum': [
     'gemini',
     'claude',
     'gpt',
     'open',
    ],
   },
   'Budget': {
    'title': 'Budget',
    'description': 'Length of a whole section, in Unicode code points.',
    'type': 'integer',
    'minimum': 500,
    'maximum': 12000,
    'examples': [
     6000,
    ],
   },
   'TrendInterval': {
    'title': 'TrendInterval',
    'description': 'Length of one step of a trend.',
    'type': 'string',
    'enum': [
     'day',
     'week',
    ],
   },
   'StratumGenes': {
    'title': 'StratumGenes',
    'description': 'The genes of one stratum.',
    'type': 'object',
    'required': [
     'stratum',
     'genes',
    ],
    'additionalProperties': False,
    'properties': {
     'stratum': {
      '$ref': '#/components/schemas/Stratum',
     },
     'genes': {
      'description': 'Its genes, in the order of display.',
      'type': 'array',
      'maxItems': 200,
      'items': {
       '$ref': '#/components/schemas/AgfGene',
      },
     },
    },
   },
   'AgentRegistration': {
    'title': 'AgentRegistration',
    'description': 'An agent that begins.',
    'type': 'object',
    'required': [
     'agent_id',
     'species',
    ],
    'additionalProperties': False,
    'properties': {
     'agent_id': {
      '$ref': '#/components/schemas/AgentId',
     },
     'species': {
      '$ref': '#/components/schemas/AgfLine',
      'description': 'Human name of the kind of agent.',
      'minLength': 1,
      'maxLength': 80,
      'examples': [
       'Bill Banao',
      ],
     },
     'budget': {
      '$ref': '#/components/schemas/Budget',
      'default': 6000,
     },
     'dialect': {
      '$ref': '#/components/schemas/Dialect',
      'default': 'gemini',
     },
     'strata': {
      'description': 'Genes to begin with, each stratum once. The kernel and the strata that people write; never the personal and the learned one.',
      'type': 'array',
      'maxItems': 4,
      'items': {
       '$ref': '#/components/schemas/StratumGenes',
      },
     },
    },
    'examples': [
     {
      'agent_id': 'bill-banao',
      'species': 'Bill Banao',
      'strata': [
       {
        'stratum': 'kernel',
        'genes': [
         {
          'id': 'bb_identity',
          'kind': 'identity',
          'text': 'You draft invoices for small businesses.',
          'strength': 1.0,
          'source': 'base',
          'evidence_count': 0,
          'scope': [],
          'overrides': [],
          'provenance': [],
         },
        ],
       },
      ],
     },
    ],
   },
   'Agent': {
    'title': 'Agent',
    'description': 'A registered agent.',
    'type': 'object',
    'required': [
     'agent_id',
     'species',
     'version',
     'budget',
     'dialect',
     'created_at',
    ],
    'properties': {
     'agent_id': {
      '$ref': '#/components/schemas/AgentId',
     },
     'species': {
      '$ref': '#/components/schemas/AgfLine',
      'description': 'Human name of the kind of agent.',
      'minLength': 1,
      'maxLength': 80,
      'examples': [
       'Bill Banao',
      ],
     },
     'version': {
      '$ref': '#/components/schemas/GenomeVersion',
     },
     'budget': {
      '$ref': '#/components/schemas/Budget',
     },
     'dialect': {
      '$ref': '#/components/schemas/Dialect',
     },
     'created_at': {
      '$ref': '#/components/schemas/AgfTimestamp',
     },
    },
   },
   'GenomeVersion': {
    'title': 'GenomeVersion',
    'description': 'Counts the changes of the genome, from 1.',
    'type': 'integer',
    'minimum': 1,
    'examples': [
     7,
    ],
   },
   'Observation': {
    'title': 'Observation',
    'description': 'Something a customer said or did once; tentative, below every gene.',
    'type': 'object',
    'required': [
     'number',
     'signal',
     'text',
     'reference',
    ],
    'properties': {
     'number': {
      'description': 'Its number in the genome, from 1.',
      'type': 'integer',
      'minimum': 1,
     },
     'signal': {
      'description': 'What it came from.',
      'type': 'string',
      'enum': [
       'edit',
       'feedback',
       'approval',
      ],
     },
     'text': {
      'description': 'What was said.',
      'type': 'string',
      'maxLength': 300,
     },
     'reference': {
      '$ref': '#/components/schemas/AgfProvenanceReference',
     },
    },
   },
   'Proposal': {
    'title': 'Proposal',
    'description': "A gene that waits for a person's decision.",
    'type': 'object',
    'required': [
     'stratum',
     'gene',
     'origin',
    ],
    'properties': {
     'stratum': {
      '$ref': '#/components/schemas/Stratum',
     },
     'gene': {
      '$ref': '#/components/schemas/AgfGene',
     },
     'origin': {
      'description': 'Where it came from.',
      'type': 'string',
      'enum': [
       'observations',
       'import',
      ],
     },
     'import_id': {
      '$ref': '#/components/schemas/ImportId',
     },
    },
   },
   'Genome': {
    'title': 'Genome',
    'description': "An agent's genome as it stands.",
    'type': 'object',
    'required': [
     'agent_id',
     'species',
     'version',
     'budget',
     'dialect',
     'strata',
     'observations',
     'proposals',
    ],
    'properties': {
     'agent_id': {
      '$ref': '#/components/schemas/AgentId',
     },
     'species': {
      '$ref': '#/components/schemas/AgfLine',
      'description': 'Human name of the kind of agent.',
      'minLength': 1,
      'maxLength': 80,
      'examples': [
       'Bill Banao',
      ],
     },
     'version': {
      '$ref': '#/components/schemas/GenomeVersion',
     },
     'budget': {
      '$ref': '#/components/schemas/Budget',
     },
     'dialect': {
      '$ref': '#/components/schemas/Dialect',
     },
     'strata': {
      'description': 'The strata that have genes, strongest first; the personal one only for the subject that asks.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/StratumGenes',
      },
     },
     'observations': {
      'description': 'The observations that no gene has taken up, newest first.',
      'type': 'array',
      'maxItems': 30,
      'items': {
       '$ref': '#/components/schemas/Observation',
      },
     },
     'proposals': {
      'description': 'The proposals that wait, oldest first.',
      'type': 'array',
      'maxItems': 200,
      'items': {
       '$ref': '#/components/schemas/Proposal',
      },
     },
    },
   },
   'Task': {
    'title': 'Task',
    'description': 'What the run is about; every member is optional.',
    'type': 'object',
    'additionalProperties': False,
    'properties': {
     'task_type': {
      '$ref': '#/components/schemas/AgfTerm',
     },
     'category': {
      '$ref': '#/components/schemas/AgfTerm',
     },
     'input_has': {
      'description': 'What the input holds.',
      'type': 'array',
      'maxItems': 20,
      'items': {
       '$ref': '#/components/schemas/AgfTerm',
      },
     },
     'language': {
      '$ref': '#/components/schemas/AgfTerm',
     },
     'mode': {
      '$ref': '#/components/schemas/AgfTerm',
     },
    },
    'examples': [
     {
      'task_type': 'invoice',
      'language': 'en',
     },
    ],
   },
   'CompileRequest': {
    'title': 'CompileRequest',
    'description': 'The task, and how its section is to look.',
    'type': 'object',
    'additionalProperties': False,
    'properties': {
     'task': {
      '$ref': '#/components/schemas/Task',
     },
     'dialect': {
      'description': "The agent's own dialect when left out.",
      '$ref': '#/components/schemas/Dialect',
     },
     'budget': {
      'description': "The agent's own budget when left out.",
      '$ref': '#/components/schemas/Budget',
     },
     'subject': {
      '$ref': '#/components/schemas/Subject',
     },
    },
    'examples': [
     {
      'task': {
       'task_type': 'invoice',
      },
      'dialect': 'claude',
     },
    ],
   },
   'LeftOutGene': {
    'title': 'LeftOutGene',
    'description': 'A gene that the section does not show.',
    'type': 'object',
    'required': [
     'id',
     'reason',
    ],
    'properties': {
     'id': {
      '$ref': '#/components/schemas/AgfGeneId',
     },
     'reason': {
      'description': 'Why it is left out.',
      'type': 'string',
      'enum': [
       'condition',
       'scope',
       'overridden',
       'budget',
      ],
     },
     'by': {
      '$ref': '#/components/schemas/AgfGeneId',
      'description': 'With `overridden`, the gene that overrides it.',
     },
    },
   },
   'CompiledGenome': {
    'title': 'CompiledGenome',
    'description': 'The section for a task, and what went into it.',
    'type': 'object',
    'required': [
     'compile_id',
     'agent_id',
     'text',
     'characters',
     'dialect',
     'genome_version',
     'included',
     'left_out',
     'observations_shown',
     'policy',
     'fell_back',
     'over_budget',
     'sha256',
    ],
    'properties': {
     'compile_id': {
      '$ref': '#/components/schemas/CompileId',
     },
     'agent_id': {
      '$ref': '#/components/schemas/AgentId',
     },
     'text': {
      'description': "The section, to stand in the model's prompt as it is.",
      'type': 'string',
     },
     'characters': {
      'description': 'Its length in Unicode code points.',
      'type': 'integer',
      'minimum': 0,
     },
     'dialect': {
      '$ref': '#/components/schemas/Dialect',
     },
     'genome_version': {
      '$ref': '#/components/schemas/GenomeVersion',
     },
     'included': {
      'description': 'Ids of the genes that it shows, in the order of display.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgfGeneId',
      },
     },
     'left_out': {
      'description': 'The genes that it does not show.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/LeftOutGene',
      },
     },
     'observations_shown': {
      'description': 'Numbers of the observations that it shows.',
      'type': 'array',
      'items': {
       'type': 'integer',
       'minimum': 1,
      },
     },
     'policy': {
      'description': 'How genes were chosen.',
      'type': 'string',
      'enum': [
       'precedence',
       'task_aware',
      ],
     },
     'fell_back': {
      'description': 'Why the exact choice was given up for precedence; null when it was not.',
      'oneOf': [
       {
        'type': 'string',
        'enum': [
         'work_limit',
         'failure',
        ],
       },
       {
        'type': 'null',
       },
      ],
     },
     'over_budget': {
      'description': 'Whether the protected genes alone pass the budget.',
      'type': 'boolean',
     },
     'sha256': {
      'description': "SHA-256 of the section's UTF-8 bytes, in lower-case hexadecimal.",
      'type': 'string',
      'pattern': '^[0-9a-f]{64}$',
     },
    },
   },
   'FinalizeRequest': {
    'title': 'FinalizeRequest',
    'description': "A model's text, whole.",
    'type': 'object',
    'required': [
     'compile_id',
     'text',
    ],
    'additionalProperties': False,
    'properties': {
     'compile_id': {
      '$ref': '#/components/schemas/CompileId',
     },
     'text': {
      'description': 'What the model wrote, with its report.',
      'type': 'string',
      'maxLength': 500000,
     },
    },
    'examples': [
     {
      'compile_id': 'cp_0123456789abcdef0123456789abcdef',
      'text': 'Here is the invoice.\n<genome_report>{"followed": ["bb_identity"]}</genome_report>',
     },
    ],
   },
   'FinalizedOutput': {
    'title': 'FinalizedOutput',
    'description': "A model's text without its report.",
    'type': 'object',
    'required': [
     'compile_id',
     'text',
     'followed',
    ],
    'properties': {
     'compile_id': {
      '$ref': '#/components/schemas/CompileId',
     },
     'text': {
      'description': 'What the customer may see.',
      'type': 'string',
     },
     'followed': {
      'description': "Ids of the compile's genes that the model says it followed.",
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgfGeneId',
      },
     },
    },
   },
   'OutcomeReport': {
    'title': 'OutcomeReport',
    'description': 'What the customer made of a result.',
    'type': 'object',
    'required': [
     'result',
    ],
    'additionalProperties': False,
    'properties': {
     'result': {
      '$ref': '#/components/schemas/OutcomeResult',
     },
     'compile_id': {
      'description': 'The compile that the result came from; quality counts the outcome with it.',
      '$ref': '#/components/schemas/CompileId',
     },
     'reference': {
      '$ref': '#/components/schemas/AgfProvenanceReference',
      'description': "The platform's own pseudonym of this outcome. One reference is recorded once. Left out, the compile_id stands for it, or a fresh one where there is none.",
     },
     'subject': {
      '$ref': '#/components/schemas/Subject',
     },
     'text': {
      'description': 'What the customer said.',
      'type': 'string',
      'maxLength': 100000,
     },
     'before': {
      'description': 'The result as it was handed over.',
      'type': 'string',
      'maxLength': 100000,
     },
     'after': {
      'description': 'The result as the customer left it.',
      'type': 'string',
      'maxLength': 100000,
     },
    },
    'examples': [
     {
      'result': 'feedback',
      'text': 'Keep it under 60 words.',
      'subject': 'person-17',
     },
    ],
   },
   'OutcomeResult': {
    'title': 'OutcomeResult',
    'description': 'The kind of outcome.',
    'type': 'string',
    'enum': [
     'accepted',
     'edited',
     'rejected',
     'feedback',
     'approval',
    ],
   },
   'RecordedOutcome': {
    'title': 'RecordedOutcome',
    'description': 'What became of an outcome.',
    'type': 'object',
    'required': [
     'recorded',
     'reference',
     'observation',
     'shortened',
     'findings',
     'dropped',
    ],
    'properties': {
     'recorded': {
      'description': 'Whether an observation was written, or why not.',
      'type': 'string',
      'enum': [
       'written',
       'nothing_said',
       'no_statement',
       'refused',
       'duplicate',
      ],
     },
     'reference': {
      '$ref': '#/components/schemas/AgfProvenanceReference',
     },
     'observation': {
      'description': 'The observation that was written; null when none was.',
      'oneOf': [
       {
        '$ref': '#/components/schemas/Observation',
       },
       {
        'type': 'null',
       },
      ],
     },
     'shortened': {
      'description': 'Whether its text was cut to the limit.',
      'type': 'boolean',
     },
     'findings': {
      'description': 'Codes of the gene checks that spoke against storing the text.',
      'type': 'array',
      'items': {
       'type': 'string',
      },
     },
     'dropped': {
      'description': 'Number of the observation that made room; null when none did.',
      'type': [
       'integer',
       'null',
      ],
      'minimum': 1,
     },
    },
   },
   'GeneCount': {
    'title': 'GeneCount',
    'description': 'How many genes a stratum has.',
    'type': 'object',
    'required': [
     'stratum',
     'count',
    ],
    'properties': {
     'stratum': {
      '$ref': '#/components/schemas/Stratum',
     },
     'count': {
      '$ref': '#/components/schemas/Count',
     },
    },
   },
   'OutcomeCount': {
    'title': 'OutcomeCount',
    'description': 'How many outcomes of one kind there were.',
    'type': 'object',
    'required': [
     'result',
     'count',
    ],
    'properties': {
     'result': {
      '$ref': '#/components/schemas/OutcomeResult',
     },
     'count': {
      '$ref': '#/components/schemas/Count',
     },
    },
   },
   'Count': {
    'title': 'Count',
    'description': 'A number of things.',
    'type': 'integer',
    'minimum': 0,
   },
   'Rate': {
    'title': 'Rate',
    'description': 'Accepted, of accepted, edited and rejected, rounded to four digits; null when there was none.',
    'type': [
     'number',
     'null',
    ],
    'minimum': 0,
    'maximum': 1,
   },
   'QualitySummary': {
    'title': 'QualitySummary',
    'description': 'How well the genome serves, in sum.',
    'type': 'object',
    'required': [
     'agent_id',
     'days',
     'runs',
     'outcomes',
     'acceptance_rate',
     'genes',
     'observations',
     'proposals',
    ],
    'properties': {
     'agent_id': {
      '$ref': '#/components/schemas/AgentId',
     },
     'days': {
      'description': 'Length of the window in days.',
      'type': 'integer',
      'minimum': 1,
     },
     'runs': {
      'description': 'Compiles of the window that were finalized.',
      '$ref': '#/components/schemas/Count',
     },
     'outcomes': {
      'description': 'Outcomes of the window, each kind once, in the order of the list of kinds.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/OutcomeCount',
      },
     },
     'acceptance_rate': {
      '$ref': '#/components/schemas/Rate',
     },
     'genes': {
      'description': 'Shared genes by stratum, strongest first, empty ones left out.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/GeneCount',
      },
     },
     'observations': {
      'description': 'Observations that no gene has taken up.',
      '$ref': '#/components/schemas/Count',
     },
     'proposals': {
      'description': 'Proposals that wait.',
      '$ref': '#/components/schemas/Count',
     },
    },
   },
   'GeneQuality': {
    'title': 'GeneQuality',
    'description': 'How one gene serves.',
    'type': 'object',
    'required': [
     'id',
     'stratum',
     'kind',
     'strength',
     'evidence_count',
     'included',
     'followed',
     'accepted',
     'edited',
     'rejected',
    ],
    'properties': {
     'id': {
      '$ref': '#/components/schemas/AgfGeneId',
     },
     'stratum': {
      '$ref': '#/components/schemas/Stratum',
     },
     'kind': {
      '$ref': '#/components/schemas/AgfGeneKind',
     },
     'strength': {
      'description': 'Weight of the gene. Only learned genes change it by themselves.',
      'type': 'number',
      'minimum': 0,
      'maximum': 1,
      'examples': [
       0.55,
      ],
     },
     'evidence_count': {
      'description': 'How many outcomes support the gene.',
      'type': 'integer',
      'minimum': 0,
      'examples': [
       2,
      ],
     },
     'included': {
      'description': 'Runs whose section showed it.',
      '$ref': '#/components/schemas/Count',
     },
     'followed': {
      'description': 'Runs whose model reported it as followed.',
      '$ref': '#/components/schemas/Count',
     },
     'accepted': {
      'description': 'Runs that showed it and whose result was accepted.',
      '$ref': '#/components/schemas/Count',
     },
     'edited': {
      'description': 'Runs that showed it and whose result was edited.',
      '$ref': '#/components/schemas/Count',
     },
     'rejected': {
      'description': 'Runs that showed it and whose result was rejected.',
      '$ref': '#/components/schemas/Count',
     },
    },
   },
   'QualityGenes': {
    'title': 'QualityGenes',
    'description': 'How each shared gene serves.',
    'type': 'object',
    'required': [
     'agent_id',
     'days',
     'genes',
    ],
    'properties': {
     'agent_id': {
      '$ref': '#/components/schemas/AgentId',
     },
     'days': {
      'description': 'Length of the window in days.',
      'type': 'integer',
      'minimum': 1,
     },
     'genes': {
      'description': 'The shared genes, in the order of display.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/GeneQuality',
      },
     },
    },
   },
   'TrendPoint': {
    'title': 'TrendPoint',
    'description': 'The counts of one step.',
    'type': 'object',
    'required': [
     'start',
     'runs',
     'accepted',
     'edited',
     'rejected',
     'acceptance_rate',
    ],
    'properties': {
     'start': {
      'description': 'First day of the step (UTC).',
      'type': 'string',
      'format': 'date',
     },
     'runs': {
      '$ref': '#/components/schemas/Count',
     },
     'accepted': {
      '$ref': '#/components/schemas/Count',
     },
     'edited': {
      '$ref': '#/components/schemas/Count',
     },
     'rejected': {
      '$ref': '#/components/schemas/Count',
     },
     'acceptance_rate': {
      '$ref': '#/components/schemas/Rate',
     },
    },
   },
   'QualityTrend': {
    'title': 'QualityTrend',
    'description': 'How the genome serves over time.',
    'type': 'object',
    'required': [
     'agent_id',
     'days',
     'interval',
     'points',
    ],
    'properties': {
     'agent_id': {
      '$ref': '#/components/schemas/AgentId',
     },
     'days': {
      'description': 'Length of the window in days.',
      'type': 'integer',
      'minimum': 1,
     },
     'interval': {
      '$ref': '#/components/schemas/TrendInterval',
     },
     'points': {
      'description': 'The steps, oldest first.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/TrendPoint',
      },
     },
    },
   },
   'ErasureRequest': {
    'title': 'ErasureRequest',
    'description': 'Whom to erase.',
    'type': 'object',
    'required': [
     'subject',
    ],
    'additionalProperties': False,
    'properties': {
     'subject': {
      '$ref': '#/components/schemas/Subject',
     },
    },
    'examples': [
     {
      'subject': 'person-17',
     },
    ],
   },
   'KeptGene': {
    'title': 'KeptGene',
    'description': 'A gene that stays after an erasure, and why.',
    'type': 'object',
    'required': [
     'id',
     'reason',
     'evidence_before',
     'evidence_after',
    ],
    'properties': {
     'id': {
      '$ref': '#/components/schemas/AgfGeneId',
     },
     'reason': {
      'description': 'Why it stays.',
      'type': 'string',
      'enum': [
       'rests_on_others',
       'decided',
      ],
     },
     'evidence_before': {
      '$ref': '#/components/schemas/Count',
     },
     'evidence_after': {
      '$ref': '#/components/schemas/Count',
     },
    },
   },
   'AgentErasure': {
    'title': 'AgentErasure',
    'description': 'What was erased from one agent.',
    'type': 'object',
    'required': [
     'agent_id',
     'observations',
     'personal_genes',
     'learned_genes',
     'proposals',
     'references',
     'kept',
    ],
    'properties': {
     'agent_id': {
      '$ref': '#/components/schemas/AgentId',
     },
     'observations': {
      '$ref': '#/components/schemas/Count',
     },
     'personal_genes': {
      '$ref': '#/components/schemas/Count',
     },
     'learned_genes': {
      '$ref': '#/components/schemas/Count',
     },
     'proposals': {
      '$ref': '#/components/schemas/Count',
     },
     'references': {
      '$ref': '#/components/schemas/Count',
     },
     'kept': {
      'description': 'Genes that rested on the subject too and stay.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/KeptGene',
      },
     },
    },
   },
   'Erasure': {
    'title': 'Erasure',
    'description': 'What was erased from the workspace.',
    'type': 'object',
    'required': [
     'agents',
     'outcomes',
     'compiles',
    ],
    'properties': {
     'agents': {
      'description': 'The agents that held something of the subject, by id.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgentErasure',
      },
     },
     'outcomes': {
      'description': 'Records of outcomes.',
      '$ref': '#/components/schemas/Count',
     },
     'compiles': {
      'description': 'Records of compiles.',
      '$ref': '#/components/schemas/Count',
     },
    },
   },
   'GeneInStratum': {
    'title': 'GeneInStratum',
    'description': 'A gene and the stratum that it would stand in.',
    'type': 'object',
    'required': [
     'stratum',
     'gene',
    ],
    'properties': {
     'stratum': {
      '$ref': '#/components/schemas/Stratum',
     },
     'gene': {
      '$ref': '#/components/schemas/AgfGene',
     },
    },
   },
   'ImportConflict': {
    'title': 'ImportConflict',
    'description': 'A gene of the file that is not written because of one that is there.',
    'type': 'object',
    'required': [
     'id',
     'stratum',
     'reason',
     'text',
     'existing_id',
     'existing_text',
    ],
    'properties': {
     'id': {
      '$ref': '#/components/schemas/AgfGeneId',
     },
     'stratum': {
      '$ref': '#/components/schemas/Stratum',
     },
     'reason': {
      'description': 'What they share.',
      'type': 'string',
      'enum': [
       'same_id',
       'same_text',
      ],
     },
     'text': {
      'description': "What the file's gene says.",
      'type': 'string',
     },
     'existing_id': {
      '$ref': '#/components/schemas/AgfGeneId',
     },
     'existing_text': {
      'description': "What the gene that is there says; null when it is another person's.",
      'type': [
       'string',
       'null',
      ],
     },
    },
   },
   'ImportRefusal': {
    'title': 'ImportRefusal',
    'description': 'A gene of the file that may not be written.',
    'type': 'object',
    'required': [
     'id',
     'stratum',
     'reason',
     'details',
    ],
    'properties': {
     'id': {
      '$ref': '#/components/schemas/AgfGeneId',
     },
     'stratum': {
      '$ref': '#/components/schemas/Stratum',
     },
     'reason': {
      'description': 'Why not.',
      'type': 'string',
      'enum': [
       'gene_check',
       'genome_full',
       'proposals_full',
       'no_person',
      ],
     },
     'details': {
      'description': 'What the gene checks found.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/ProblemError',
      },
     },
    },
   },
   'ImportNotCarried': {
    'title': 'ImportNotCarried',
    'description': 'Something of the file that has no place here.',
    'type': 'object',
    'required': [
     'what',
     'id',
    ],
    'properties': {
     'what': {
      'description': 'What it is.',
      'type': 'string',
      'enum': [
       'germline',
       'override',
      ],
     },
     'id': {
      '$ref': '#/components/schemas/AgfGeneId',
     },
     'target': {
      '$ref': '#/components/schemas/AgfGeneId',
      'description': 'For an override, the gene that it names.',
     },
    },
   },
   'ImportPreview': {
    'title': 'ImportPreview',
    'description': 'What consent would write, and what it would not.',
    'type': 'object',
    'required': [
     'import_id',
     'token',
     'expires_at',
     'genes',
     'proposals',
     'conflicts',
     'refused',
     'not_carried',
     'diff',
     'warnings',
    ],
    'properties': {
     'import_id': {
      '$ref': '#/components/schemas/ImportId',
     },
     'token': {
      'description': 'Passed back with consent.',
      'type': 'string',
     },
     'expires_at': {
      '$ref': '#/components/schemas/AgfTimestamp',
     },
     'genes': {
      'description': 'Genes that would be there.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/GeneInStratum',
      },
     },
     'proposals': {
      'description': 'Genes that would wait for a decision.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/GeneInStratum',
      },
     },
     'conflicts': {
      'description': 'Genes that meet one that is there.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/ImportConflict',
      },
     },
     'refused': {
      'description': 'Genes that may not be written.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/ImportRefusal',
      },
     },
     'not_carried': {
      'description': 'What has no place here.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/ImportNotCarried',
      },
     },
     'diff': {
      'description': 'The change as a unified diff, for people.',
      'type': 'string',
     },
     'warnings': {
      'description': 'What the check of the file warns of.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/ProblemError',
      },
     },
    },
   },
   'AppliedImport': {
    'title': 'AppliedImport',
    'description': 'What an import wrote.',
    'type': 'object',
    'required': [
     'import_id',
     'genes',
     'proposals',
    ],
    'properties': {
     'import_id': {
      '$ref': '#/components/schemas/ImportId',
     },
     'genes': {
      'description': 'Ids of the genes that are there now.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgfGeneId',
      },
     },
     'proposals': {
      'description': 'Ids of the proposals that wait now.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgfGeneId',
      },
     },
    },
   },
   'LeftGene': {
    'title': 'LeftGene',
    'description': 'Something that an undo left.',
    'type': 'object',
    'required': [
     'id',
     'reason',
    ],
    'properties': {
     'id': {
      '$ref': '#/components/schemas/AgfGeneId',
     },
     'reason': {
      'description': 'Why.',
      'type': 'string',
      'enum': [
       'changed',
       'gone',
      ],
     },
    },
   },
   'UndoneImport': {
    'title': 'UndoneImport',
    'description': 'What an undo took back.',
    'type': 'object',
    'required': [
     'import_id',
     'genes',
     'proposals',
     'left',
    ],
    'properties': {
     'import_id': {
      '$ref': '#/components/schemas/ImportId',
     },
     'genes': {
      'description': 'Ids of the genes that are gone.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgfGeneId',
      },
     },
     'proposals': {
      'description': 'Ids of the proposals that are gone.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgfGeneId',
      },
     },
     'left': {
      'description': 'What stays because it was changed since.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/LeftGene',
      },
     },
    },
   },
   'ProblemError': {
    'title': 'ProblemError',
    'description': 'One fault of a request, or one finding on a gene.',
    'type': 'object',
    'required': [
     'code',
     'pointer',
     'message',
     'hint',
    ],
    'properties': {
     'code': {
      'description': 'What is wrong.',
      'type': 'string',
     },
     'in': {
      'description': 'Where the value stands; the body when left out.',
      'type': 'string',
      'enum': [
       'body',
       'path',
       'query',
       'header',
      ],
     },
     'pointer': {
      'description': 'JSON Pointer (RFC 6901) into the body, or `/` and the name of the parameter.',
      'type': 'string',
     },
     'message': {
      'description': 'What was found, for people.',
      'type': 'string',
     },
     'hint': {
      'description': 'How to mend it.',
      'type': 'string',
     },
    },
   },
   'Problem': {
    'title': 'Problem',
    'description': 'An error (RFC 9457).',
    'type': 'object',
    'required': [
     'type',
     'title',
     'status',
     'code',
     'detail',
     'remedy',
     'request_id',
    ],
    'properties': {
     'type': {
      'description': 'URI of the kind of problem, one for each code.',
      'type': 'string',
      'format': 'uri',
     },
     'title': {
      'description': 'The kind of problem, for people.',
      'type': 'string',
     },
     'status': {
      'description': 'The HTTP status.',
      'type': 'integer',
      'minimum': 400,
      'maximum': 599,
     },
     'code': {
      'description': 'The kind of problem, for programs.',
      'type': 'string',
     },
     'detail': {
      'description': 'What happened this time.',
      'type': 'string',
     },
     'remedy': {
      'description': 'What to do.',
      'type': 'string',
     },
     'request_id': {
      'description': "Id of the request, as in the server's logs.",
      'type': 'string',
     },
     'errors': {
      'description': 'The single faults, where there are any.',
      'type': 'array',
      'maxItems': 100,
      'items': {
       '$ref': '#/components/schemas/ProblemError',
      },
     },
    },
   },
   'AgfAgent': {
    'title': 'AgfAgent',
    'description': 'The agent that the genome belongs to.',
    'type': 'object',
    'required': [
     'slug',
     'species',
     'identity_hash',
    ],
    'properties': {
     'slug': {
      'description': 'Short name of the agent, fit for a URL: 1 to 63 characters of a-z, 0-9 and hyphen, no hyphen first.',
      'type': 'string',
      'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
      'examples': [
       'bill-banao',
      ],
     },
     'species': {
      '$ref': '#/components/schemas/AgfLine',
      'description': 'Human name of the kind of agent.',
      'minLength': 1,
      'maxLength': 80,
      'examples': [
       'Bill Banao',
      ],
     },
     'identity_hash': {
      'description': 'Fingerprint of the identity genes: 16 lower-case hexadecimal digits.',
      'type': 'string',
      'pattern': '^[0-9a-f]{16}$',
      'examples': [
       '3f9a1c5d7b2e4a60',
      ],
     },
    },
   },
   'AgfCondition': {
    'title': 'AgfCondition',
    'description': 'One condition on the task: it holds when the feature has one of the values.',
    'type': 'object',
    'required': [
     'feature',
     'any_of',
    ],
    'properties': {
     'feature': {
      '$ref': '#/components/schemas/AgfTaskFeature',
     },
     'any_of': {
      'description': 'The values, one of which must be there.',
      'type': 'array',
      'minItems': 1,
      'maxItems': 10,
      'items': {
       '$ref': '#/components/schemas/AgfTerm',
      },
     },
    },
   },
   'AgfDocument': {
    'title': 'AgfDocument',
    'description': "One agent's genome as a file: Agent Genome Format (AGF) 1.x. Members that this schema does not name are allowed at every level, kept, and covered by the digest.",
    'type': 'object',
    'required': [
     'agf',
     'kind',
     'exporter',
     'exported_at',
     'agent',
     'germline',
     'layers',
     'provenance_mode',
     'source_tenant',
     'extensions',
     'integrity',
    ],
    'properties': {
     'agf': {
      'description': 'Format version, "1." and the minor number. A reader takes any 1.x and refuses every other major version.',
      'type': 'string',
      'pattern': '^1\\.(0|[1-9][0-9]*)$',
      'examples': [
       '1.0',
      ],
     },
     'kind': {
      'description': 'What the document is. Always "genome".',
      'const': 'genome',
     },
     'exporter': {
      '$ref': '#/components/schemas/AgfExporter',
     },
     'exported_at': {
      '$ref': '#/components/schemas/AgfTimestamp',
     },
     'agent': {
      '$ref': '#/components/schemas/AgfAgent',
     },
     'germline': {
      '$ref': '#/components/schemas/AgfGermline',
     },
     'layers': {
      'description': 'The strata above the germline that travel with the file, each at most once.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgfLayer',
      },
     },
     'provenance_mode': {
      '$ref': '#/components/schemas/AgfProvenanceMode',
     },
     'source_tenant': {
      'description': 'Pseudonym of the workspace that the genome comes from: 24 lower-case hexadecimal digits.',
      'type': 'string',
      'pattern': '^[0-9a-f]{24}$',
      'examples': [
       '9c1e5b7a3d2f48e6a0b1c2d3',
      ],
     },
     'extensions': {
      'description': 'Anything a platform wants to add. Free inside, covered by the digest.',
      'type': 'object',
     },
     'integrity': {
      '$ref': '#/components/schemas/AgfIntegrity',
     },
    },
   },
   'AgfExporter': {
    'title': 'AgfExporter',
    'description': 'The platform and program that wrote the file.',
    'type': 'object',
    'required': [
     'platform',
     'version',
    ],
    'properties': {
     'platform': {
      '$ref': '#/components/schemas/AgfLine',
      'description': 'Name of the platform.',
      'minLength': 1,
      'maxLength': 64,
      'examples': [
       'intellinix',
      ],
     },
     'version': {
      '$ref': '#/components/schemas/AgfLine',
      'description': 'Version of the exporter.',
      'minLength': 1,
      'maxLength': 32,
      'examples': [
       '1.0.0',
      ],
     },
    },
   },
   'AgfGene': {
    'title': 'AgfGene',
    'description': 'One unit of behaviour in plain language.',
    'type': 'object',
    'required': [
     'id',
     'kind',
     'text',
     'strength',
     'source',
     'evidence_count',
     'scope',
     'overrides',
     'provenance',
    ],
    'properties': {
     'id': {
      '$ref': '#/components/schemas/AgfGeneId',
     },
     'kind': {
      '$ref': '#/components/schemas/AgfGeneKind',
     },
     'text': {
      '$ref': '#/components/schemas/AgfLine',
      'description': 'What the gene says, in one line; something other than white space stands in it. Lengths count Unicode code points.',
      'minLength': 1,
      'maxLength': 400,
      'pattern': '[^ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]',
      'examples': [
       'Keep it under 60 words.',
      ],
     },
     'strength': {
      'description': 'Weight of the gene. Only learned genes change it by themselves.',
      'type': 'number',
      'minimum': 0,
      'maximum': 1,
      'examples': [
       0.55,
      ],
     },
     'source': {
      '$ref': '#/components/schemas/AgfGeneSource',
     },
     'evidence_count': {
      'description': 'How many outcomes support the gene.',
      'type': 'integer',
      'minimum': 0,
      'examples': [
       2,
      ],
     },
     'scope': {
      'description': 'Terms that limit the gene to tasks that carry one of them. Empty means everywhere.',
      'type': 'array',
      'maxItems': 10,
      'items': {
       '$ref': '#/components/schemas/AgfTerm',
      },
     },
     'overrides': {
      'description': 'Ids of genes of a lower stratum that this gene replaces.',
      'type': 'array',
      'maxItems': 200,
      'items': {
       '$ref': '#/components/schemas/AgfGeneId',
      },
     },
     'provenance': {
      'description': 'Pseudonymous references to what the gene came from.',
      'type': 'array',
      'maxItems': 50,
      'items': {
       '$ref': '#/components/schemas/AgfProvenanceReference',
      },
     },
     'when': {
      'description': 'Conditions on the task, all of which must hold.',
      'type': 'array',
      'maxItems': 4,
      'items': {
       '$ref': '#/components/schemas/AgfCondition',
      },
     },
     'role_description': {
      '$ref': '#/components/schemas/AgfLine',
      'description': 'What the role does. Required on kind role and refused on any other kind.',
      'minLength': 1,
      'maxLength': 120,
      'examples': [
       'Signs off every invoice before it leaves the house',
      ],
     },
    },
   },
   'AgfGeneId': {
    'title': 'AgfGeneId',
    'description': 'Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.',
    'type': 'string',
    'pattern': '^[a-z][a-z0-9_]{2,47}$',
    'examples': [
     'lg_9eb0d977b215',
    ],
   },
   'AgfGeneKind': {
    'title': 'AgfGeneKind',
    'description': 'What sort of statement a gene makes. The order of this list is the order in which kinds are shown within a stratum.',
    'type': 'string',
    'enum': [
     'identity',
     'approval',
     'rule',
     'role',
     'decision',
     'business',
     'style',
     'trait',
     'tool_pref',
     'fact_pointer',
    ],
   },
   'AgfGeneSource': {
    'title': 'AgfGeneSource',
    'description': 'Where a gene came from.',
    'type': 'string',
    'enum': [
     'base',
     'customer_explicit',
     'learned_from_edits',
     'learned_from_feedback',
     'staff',
    ],
   },
   'AgfGermline': {
    'title': 'AgfGermline',
    'description': 'The kernel stratum: what the agent is. Read-only, sealed by its issuer, never copied by an import.',
    'type': 'object',
    'required': [
     'read_only',
     'genes',
     'seal',
    ],
    'properties': {
     'read_only': {
      'description': 'Always true.',
      'type': 'boolean',
      'const': True,
     },
     'genes': {
      'description': 'The kernel genes.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgfGene',
      },
     },
     'seal': {
      '$ref': '#/components/schemas/AgfSeal',
     },
    },
   },
   'AgfIntegrity': {
    'title': 'AgfIntegrity',
    'description': 'The digest of everything else in the document.',
    'type': 'object',
    'required': [
     'sha256',
    ],
    'properties': {
     'sha256': {
      'description': 'SHA-256 over the canonical form (AGF-C14N-1) of the document without its integrity member: 64 lower-case hexadecimal digits.',
      'type': 'string',
      'pattern': '^[0-9a-f]{64}$',
      'examples': [
       '6a9a32364df8add5c82800c8eaa91d530d847346befc57b470287fca1e9d5a30',
      ],
     },
    },
   },
   'AgfLayer': {
    'title': 'AgfLayer',
    'description': 'The genes of one stratum.',
    'type': 'object',
    'required': [
     'stratum',
     'genes',
    ],
    'properties': {
     'stratum': {
      '$ref': '#/components/schemas/AgfLayerStratum',
     },
     'genes': {
      'description': 'The genes of this stratum.',
      'type': 'array',
      'items': {
       '$ref': '#/components/schemas/AgfGene',
      },
     },
    },
   },
   'AgfLayerStratum': {
    'title': 'AgfLayerStratum',
    'description': 'A stratum that a layer may carry, strongest first. The kernel, stronger than all of them, is the germline.',
    'type': 'string',
    'enum': [
     'org',
     'team',
     'user',
     'learned',
     'default',
    ],
   },
   'AgfLine': {
    'title': 'AgfLine',
    'description': 'Text on one line: no control character (Unicode category Cc), no line or paragraph separator.',
    'type': 'string',
    'pattern': '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
   },
   'AgfProvenanceMode': {
    'title': 'AgfProvenanceMode',
    'description': 'Whether genes carry pseudonymous references. With "none" every provenance list is empty.',
    'type': 'string',
    'enum': [
     'pseudonymous',
     'none',
    ],
   },
   'AgfProvenanceReference': {
    'title': 'AgfProvenanceReference',
    'description': 'A pseudonym for a piece of evidence: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore, colon and hyphen.',
    'type': 'string',
    'pattern': '^[A-Za-z0-9._:-]{1,128}$',
    'examples': [
     'ref:5e1f0c',
    ],
   },
   'AgfSeal': {
    'title': 'AgfSeal',
    'description': 'HMAC-SHA256 over the germline, which only its issuer can verify.',
    'type': 'object',
    'required': [
     'kid',
     'mac',
    ],
    'properties': {
     'kid': {
      '$ref': '#/components/schemas/AgfLine',
      'description': "Id of the issuer's key.",
      'minLength': 1,
      'maxLength': 64,
      'examples': [
       'k1',
      ],
     },
     'mac': {
      'description': 'The MAC: 64 lower-case hexadecimal digits.',
      'type': 'string',
      'pattern': '^[0-9a-f]{64}$',
      'examples': [
       '29f6eb94390fa5c8c0db96261f4461929abca649868db5d061ab44d320f56db5',
      ],
     },
    },
   },
   'AgfTaskFeature': {
    'title': 'AgfTaskFeature',
    'description': 'What a condition looks at in a task.',
    'type': 'string',
    'enum': [
     'task_type',
     'category',
     'input_has',
     'language',
     'mode',
    ],
   },
   'AgfTerm': {
    'title': 'AgfTerm',
    '$ref': '#/components/schemas/AgfLine',
    'description': 'A word or short phrase that a task can carry.',
    'minLength': 1,
    'maxLength': 64,
    'examples': [
     'invoice',
    ],
   },
   'AgfTimestamp': {
    'title': 'AgfTimestamp',
    'description': 'RFC 3339 date and time with a zone: upper-case T and Z, no leap second, no year 0000. The pattern decides alone, month lengths and leap years included.',
    'type': 'string',
    'format': 'date-time',
    'pattern': '^(?:(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$',
    'examples': [
     '2026-10-13T09:00:00Z',
    ],
   },
  },
 },
}
