# Generated from spec/mcp/tools.json and spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 21b221864da5d74bb4f39638381380a27454fbdfae64cf9474f13122879e4bd3, 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
"""The MCP tools of the genome service."""

from __future__ import annotations

from typing import Any, Final

ENDPOINT: Final = '/mcp/genome'
SERVER: Final[dict[str, str]] = {'name': 'agent-genome', 'title': 'Agent Genome'}
PROTOCOL_VERSIONS: Final[list[str]] = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26']

OPERATION_OF_TOOL: Final[dict[str, str]] = {
 'genome_get': 'get_genome',
 'genome_compile': 'compile_genome',
 'genome_finalize': 'finalize_output',
 'genome_record_outcome': 'record_outcome',
 'genome_export': 'export_genome',
 'genome_erase': 'erase_subject',
}
"""Id of the operation that a tool is, by the name of the tool."""

ARGUMENTS: Final[dict[str, dict[str, str]]] = {
 'genome_get': {
  'agent_id': 'path',
  'subject': 'query',
 },
 'genome_compile': {
  'agent_id': 'path',
  'task': 'body',
  'dialect': 'body',
  'budget': 'body',
  'subject': 'body',
 },
 'genome_finalize': {
  'agent_id': 'path',
  'compile_id': 'body',
  'text': 'body',
 },
 'genome_record_outcome': {
  'agent_id': 'path',
  'idempotency_key': 'header:Idempotency-Key',
  'result': 'body',
  'compile_id': 'body',
  'reference': 'body',
  'subject': 'body',
  'text': 'body',
  'before': 'body',
  'after': 'body',
 },
 'genome_export': {
  'agent_id': 'path',
  'subject': 'query',
  'provenance_mode': 'query',
 },
 'genome_erase': {
  'idempotency_key': 'header:Idempotency-Key',
  'subject': 'body',
 },
}
"""Where each argument goes in a request: path, query, body, or `header:` and its name."""

TOOLS: Final[list[dict[str, Any]]] = [
 {
  'name': 'genome_get',
  'title': 'Read a genome',
  'description': 'Read how one agent should behave for this customer: genes by stratum, observations, waiting proposals.',
  'inputSchema': {
   'type': 'object',
   'properties': {
    'agent_id': {
     'description': "The agent's id, which is its slug in AGF files.",
     '$ref': '#/$defs/AgentId',
    },
    'subject': {
     'description': "The platform's own id of the person who asks. Leave it out where nobody's personal genes are meant.",
     '$ref': '#/$defs/Subject',
    },
   },
   'required': [
    'agent_id',
   ],
   'additionalProperties': False,
   '$defs': {
    'AgentId': {
     'description': 'Name of an agent, unique in its workspace; the slug of its AGF files.',
     'type': 'string',
     'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
     'examples': [
      'bill-banao',
     ],
     'title': 'AgentId',
    },
    'AgfLine': {
     'title': 'AgfLine',
     'description': 'Text on one line: no control character (Unicode category Cc), no line or paragraph separator.',
     'type': 'string',
     'pattern': '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
    },
    'Subject': {
     '$ref': '#/$defs/AgfLine',
     'title': 'Subject',
     'description': "The platform's own id of a person, on one line. It never leaves the workspace.",
     'minLength': 1,
     'maxLength': 256,
     'examples': [
      'person-17',
     ],
    },
   },
  },
  'outputSchema': {
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
     '$ref': '#/$defs/AgentId',
    },
    'species': {
     '$ref': '#/$defs/AgfLine',
     'description': 'Human name of the kind of agent.',
     'minLength': 1,
     'maxLength': 80,
     'examples': [
      'Bill Banao',
     ],
    },
    'version': {
     '$ref': '#/$defs/GenomeVersion',
    },
    'budget': {
     '$ref': '#/$defs/Budget',
    },
    'dialect': {
     '$ref': '#/$defs/Dialect',
    },
    'strata': {
     'description': 'The strata that have genes, strongest first; the personal one only for the subject that asks.',
     'type': 'array',
     'items': {
      '$ref': '#/$defs/StratumGenes',
     },
    },
    'observations': {
     'description': 'The observations that no gene has taken up, newest first.',
     'type': 'array',
     'maxItems': 30,
     'items': {
      '$ref': '#/$defs/Observation',
     },
    },
    'proposals': {
     'description': 'The proposals that wait, oldest first.',
     'type': 'array',
     'maxItems': 200,
     'items': {
      '$ref': '#/$defs/Proposal',
     },
    },
   },
   '$defs': {
    'AgentId': {
     'description': 'Name of an agent, unique in its workspace; the slug of its AGF files.',
     'type': 'string',
     'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
     'examples': [
      'bill-banao',
     ],
     'title': 'AgentId',
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
       '$ref': '#/$defs/AgfTaskFeature',
      },
      'any_of': {
       'description': 'The values, one of which must be there.',
       'type': 'array',
       'minItems': 1,
       'maxItems': 10,
       'items': {
        '$ref': '#/$defs/AgfTerm',
       },
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
       '$ref': '#/$defs/AgfGeneId',
      },
      'kind': {
       '$ref': '#/$defs/AgfGeneKind',
      },
      'text': {
       '$ref': '#/$defs/AgfLine',
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
       '$ref': '#/$defs/AgfGeneSource',
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
        '$ref': '#/$defs/AgfTerm',
       },
      },
      'overrides': {
       'description': 'Ids of genes of a lower stratum that this gene replaces.',
       'type': 'array',
       'maxItems': 200,
       'items': {
        '$ref': '#/$defs/AgfGeneId',
       },
      },
      'provenance': {
       'description': 'Pseudonymous references to what the gene came from.',
       'type': 'array',
       'maxItems': 50,
       'items': {
        '$ref': '#/$defs/AgfProvenanceReference',
       },
      },
      'when': {
       'description': 'Conditions on the task, all of which must hold.',
       'type': 'array',
       'maxItems': 4,
       'items': {
        '$ref': '#/$defs/AgfCondition',
       },
      },
      'role_description': {
       '$ref': '#/$defs/AgfLine',
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
    'AgfLine': {
     'title': 'AgfLine',
     'description': 'Text on one line: no control character (Unicode category Cc), no line or paragraph separator.',
     'type': 'string',
     'pattern': '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
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
     '$ref': '#/$defs/AgfLine',
     'description': 'A word or short phrase that a task can carry.',
     'minLength': 1,
     'maxLength': 64,
     'examples': [
      'invoice',
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
    'GenomeVersion': {
     'title': 'GenomeVersion',
     'description': 'Counts the changes of the genome, from 1.',
     'type': 'integer',
     'minimum': 1,
     'examples': [
      7,
     ],
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
       '$ref': '#/$defs/AgfProvenanceReference',
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
       '$ref': '#/$defs/Stratum',
      },
      'gene': {
       '$ref': '#/$defs/AgfGene',
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
       '$ref': '#/$defs/ImportId',
      },
     },
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
       '$ref': '#/$defs/Stratum',
      },
      'genes': {
       'description': 'Its genes, in the order of display.',
       'type': 'array',
       'maxItems': 200,
       'items': {
        '$ref': '#/$defs/AgfGene',
       },
      },
     },
    },
   },
  },
  'annotations': {
   'readOnlyHint': True,
   'destructiveHint': False,
   'idempotentHint': True,
   'openWorldHint': False,
  },
 },
 {
  'name': 'genome_compile',
  'title': 'Compile the section for a task',
  'description': "Compile the genome's section for a task. Put `text` into your model's prompt as it is, then pass the model's text to genome_finalize with the `compile_id`.",
  'inputSchema': {
   'type': 'object',
   'properties': {
    'agent_id': {
     'description': "The agent's id, which is its slug in AGF files.",
     '$ref': '#/$defs/AgentId',
    },
    'task': {
     '$ref': '#/$defs/Task',
    },
    'dialect': {
     'description': "The agent's own dialect when left out.",
     '$ref': '#/$defs/Dialect',
    },
    'budget': {
     'description': "The agent's own budget when left out.",
     '$ref': '#/$defs/Budget',
    },
    'subject': {
     '$ref': '#/$defs/Subject',
    },
   },
   'required': [
    'agent_id',
   ],
   'additionalProperties': False,
   '$defs': {
    'AgentId': {
     'description': 'Name of an agent, unique in its workspace; the slug of its AGF files.',
     'type': 'string',
     'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
     'examples': [
      'bill-banao',
     ],
     'title': 'AgentId',
    },
    'AgfLine': {
     'title': 'AgfLine',
     'description': 'Text on one line: no control character (Unicode category Cc), no line or paragraph separator.',
     'type': 'string',
     'pattern': '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
    },
    'AgfTerm': {
     'title': 'AgfTerm',
     '$ref': '#/$defs/AgfLine',
     'description': 'A word or short phrase that a task can carry.',
     'minLength': 1,
     'maxLength': 64,
     'examples': [
      'invoice',
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
    'Subject': {
     '$ref': '#/$defs/AgfLine',
     'title': 'Subject',
     'description': "The platform's own id of a person, on one line. It never leaves the workspace.",
     'minLength': 1,
     'maxLength': 256,
     'examples': [
      'person-17',
     ],
    },
    'Task': {
     'title': 'Task',
     'description': 'What the run is about; every member is optional.',
     'type': 'object',
     'additionalProperties': False,
     'properties': {
      'task_type': {
       '$ref': '#/$defs/AgfTerm',
      },
      'category': {
       '$ref': '#/$defs/AgfTerm',
      },
      'input_has': {
       'description': 'What the input holds.',
       'type': 'array',
       'maxItems': 20,
       'items': {
        '$ref': '#/$defs/AgfTerm',
       },
      },
      'language': {
       '$ref': '#/$defs/AgfTerm',
      },
      'mode': {
       '$ref': '#/$defs/AgfTerm',
      },
     },
     'examples': [
      {
       'task_type': 'invoice',
       'language': 'en',
      },
     ],
    },
   },
  },
  'outputSchema': {
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
     '$ref': '#/$defs/CompileId',
    },
    'agent_id': {
     '$ref': '#/$defs/AgentId',
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
     '$ref': '#/$defs/Dialect',
    },
    'genome_version': {
     '$ref': '#/$defs/GenomeVersion',
    },
    'included': {
     'description': 'Ids of the genes that it shows, in the order of display.',
     'type': 'array',
     'items': {
      '$ref': '#/$defs/AgfGeneId',
     },
    },
    'left_out': {
     'description': 'The genes that it does not show.',
     'type': 'array',
     'items': {
      '$ref': '#/$defs/LeftOutGene',
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
   '$defs': {
    'AgentId': {
     'description': 'Name of an agent, unique in its workspace; the slug of its AGF files.',
     'type': 'string',
     'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
     'examples': [
      'bill-banao',
     ],
     'title': 'AgentId',
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
    'CompileId': {
     'title': 'CompileId',
     'description': 'Id of a compile.',
     'type': 'string',
     'pattern': '^cp_[0-9a-f]{32}$',
     'examples': [
      'cp_0123456789abcdef0123456789abcdef',
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
    'GenomeVersion': {
     'title': 'GenomeVersion',
     'description': 'Counts the changes of the genome, from 1.',
     'type': 'integer',
     'minimum': 1,
     'examples': [
      7,
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
       '$ref': '#/$defs/AgfGeneId',
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
       '$ref': '#/$defs/AgfGeneId',
       'description': 'With `overridden`, the gene that overrides it.',
      },
     },
    },
   },
  },
  'annotations': {
   'readOnlyHint': True,
   'destructiveHint': False,
   'idempotentHint': True,
   'openWorldHint': False,
  },
 },
 {
  'name': 'genome_finalize',
  'title': "Strip the report from a model's text",
  'description': 'Remove the report block from what the model wrote and learn which genes it says it followed. Show the customer only the text that comes back.',
  'inputSchema': {
   'type': 'object',
   'properties': {
    'agent_id': {
     'description': "The agent's id, which is its slug in AGF files.",
     '$ref': '#/$defs/AgentId',
    },
    'compile_id': {
     '$ref': '#/$defs/CompileId',
    },
    'text': {
     'description': 'What the model wrote, with its report.',
     'type': 'string',
     'maxLength': 500000,
    },
   },
   'required': [
    'agent_id',
    'compile_id',
    'text',
   ],
   'additionalProperties': False,
   '$defs': {
    'AgentId': {
     'description': 'Name of an agent, unique in its workspace; the slug of its AGF files.',
     'type': 'string',
     'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
     'examples': [
      'bill-banao',
     ],
     'title': 'AgentId',
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
   },
  },
  'outputSchema': {
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
     '$ref': '#/$defs/CompileId',
    },
    'text': {
     'description': 'What the customer may see.',
     'type': 'string',
    },
    'followed': {
     'description': "Ids of the compile's genes that the model says it followed.",
     'type': 'array',
     'items': {
      '$ref': '#/$defs/AgfGeneId',
     },
    },
   },
   '$defs': {
    'AgfGeneId': {
     'title': 'AgfGeneId',
     'description': 'Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.',
     'type': 'string',
     'pattern': '^[a-z][a-z0-9_]{2,47}$',
     'examples': [
      'lg_9eb0d977b215',
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
   },
  },
  'annotations': {
   'readOnlyHint': True,
   'destructiveHint': False,
   'idempotentHint': True,
   'openWorldHint': False,
  },
 },
 {
  'name': 'genome_record_outcome',
  'title': 'Record what the customer made of a result',
  'description': 'Record whether the customer accepted, edited or rejected a result, or what they said about it. Writes at most one observation.',
  'inputSchema': {
   'type': 'object',
   'properties': {
    'agent_id': {
     'description': "The agent's id, which is its slug in AGF files.",
     '$ref': '#/$defs/AgentId',
    },
    'idempotency_key': {
     'description': 'Names this request, so that a retry is answered with the first answer. Visible ASCII characters.',
     'type': 'string',
     'pattern': '^[!-~]{1,255}$',
    },
    'result': {
     '$ref': '#/$defs/OutcomeResult',
    },
    'compile_id': {
     'description': 'The compile that the result came from; quality counts the outcome with it.',
     '$ref': '#/$defs/CompileId',
    },
    'reference': {
     '$ref': '#/$defs/AgfProvenanceReference',
     'description': "The platform's own pseudonym of this outcome. One reference is recorded once. Left out, the compile_id stands for it, or a fresh one where there is none.",
    },
    'subject': {
     '$ref': '#/$defs/Subject',
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
   'required': [
    'agent_id',
    'result',
   ],
   'additionalProperties': False,
   '$defs': {
    'AgentId': {
     'description': 'Name of an agent, unique in its workspace; the slug of its AGF files.',
     'type': 'string',
     'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
     'examples': [
      'bill-banao',
     ],
     'title': 'AgentId',
    },
    'AgfLine': {
     'title': 'AgfLine',
     'description': 'Text on one line: no control character (Unicode category Cc), no line or paragraph separator.',
     'type': 'string',
     'pattern': '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
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
    'CompileId': {
     'title': 'CompileId',
     'description': 'Id of a compile.',
     'type': 'string',
     'pattern': '^cp_[0-9a-f]{32}$',
     'examples': [
      'cp_0123456789abcdef0123456789abcdef',
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
    'Subject': {
     '$ref': '#/$defs/AgfLine',
     'title': 'Subject',
     'description': "The platform's own id of a person, on one line. It never leaves the workspace.",
     'minLength': 1,
     'maxLength': 256,
     'examples': [
      'person-17',
     ],
    },
   },
  },
  'outputSchema': {
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
     '$ref': '#/$defs/AgfProvenanceReference',
    },
    'observation': {
     'description': 'The observation that was written; null when none was.',
     'oneOf': [
      {
       '$ref': '#/$defs/Observation',
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
   '$defs': {
    'AgfProvenanceReference': {
     'title': 'AgfProvenanceReference',
     'description': 'A pseudonym for a piece of evidence: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore, colon and hyphen.',
     'type': 'string',
     'pattern': '^[A-Za-z0-9._:-]{1,128}$',
     'examples': [
      'ref:5e1f0c',
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
       '$ref': '#/$defs/AgfProvenanceReference',
      },
     },
    },
   },
  },
  'annotations': {
   'readOnlyHint': False,
   'destructiveHint': False,
   'idempotentHint': True,
   'openWorldHint': False,
  },
 },
 {
  'name': 'genome_export',
  'title': 'Export the genome as an AGF file',
  'description': 'Export the genome as an AGF file. The text content is the file byte for byte; the structured content is the same document.',
  'inputSchema': {
   'type': 'object',
   'properties': {
    'agent_id': {
     'description': "The agent's id, which is its slug in AGF files.",
     '$ref': '#/$defs/AgentId',
    },
    'subject': {
     'description': "The platform's own id of the person who asks. Leave it out where nobody's personal genes are meant.",
     '$ref': '#/$defs/Subject',
    },
    'provenance_mode': {
     'description': 'Whether genes carry pseudonymous references.',
     '$ref': '#/$defs/AgfProvenanceMode',
     'default': 'pseudonymous',
    },
   },
   'required': [
    'agent_id',
   ],
   'additionalProperties': False,
   '$defs': {
    'AgentId': {
     'description': 'Name of an agent, unique in its workspace; the slug of its AGF files.',
     'type': 'string',
     'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
     'examples': [
      'bill-banao',
     ],
     'title': 'AgentId',
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
    'Subject': {
     '$ref': '#/$defs/AgfLine',
     'title': 'Subject',
     'description': "The platform's own id of a person, on one line. It never leaves the workspace.",
     'minLength': 1,
     'maxLength': 256,
     'examples': [
      'person-17',
     ],
    },
   },
  },
  'outputSchema': {
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
     '$ref': '#/$defs/AgfExporter',
    },
    'exported_at': {
     '$ref': '#/$defs/AgfTimestamp',
    },
    'agent': {
     '$ref': '#/$defs/AgfAgent',
    },
    'germline': {
     '$ref': '#/$defs/AgfGermline',
    },
    'layers': {
     'description': 'The strata above the germline that travel with the file, each at most once.',
     'type': 'array',
     'items': {
      '$ref': '#/$defs/AgfLayer',
     },
    },
    'provenance_mode': {
     '$ref': '#/$defs/AgfProvenanceMode',
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
     '$ref': '#/$defs/AgfIntegrity',
    },
   },
   '$defs': {
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
       '$ref': '#/$defs/AgfLine',
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
       '$ref': '#/$defs/AgfTaskFeature',
      },
      'any_of': {
       'description': 'The values, one of which must be there.',
       'type': 'array',
       'minItems': 1,
       'maxItems': 10,
       'items': {
        '$ref': '#/$defs/AgfTerm',
       },
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
       '$ref': '#/$defs/AgfLine',
       'description': 'Name of the platform.',
       'minLength': 1,
       'maxLength': 64,
       'examples': [
        'intellinix',
       ],
      },
      'version': {
       '$ref': '#/$defs/AgfLine',
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
       '$ref': '#/$defs/AgfGeneId',
      },
      'kind': {
       '$ref': '#/$defs/AgfGeneKind',
      },
      'text': {
       '$ref': '#/$defs/AgfLine',
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
       '$ref': '#/$defs/AgfGeneSource',
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
        '$ref': '#/$defs/AgfTerm',
       },
      },
      'overrides': {
       'description': 'Ids of genes of a lower stratum that this gene replaces.',
       'type': 'array',
       'maxItems': 200,
       'items': {
        '$ref': '#/$defs/AgfGeneId',
       },
      },
      'provenance': {
       'description': 'Pseudonymous references to what the gene came from.',
       'type': 'array',
       'maxItems': 50,
       'items': {
        '$ref': '#/$defs/AgfProvenanceReference',
       },
      },
      'when': {
       'description': 'Conditions on the task, all of which must hold.',
       'type': 'array',
       'maxItems': 4,
       'items': {
        '$ref': '#/$defs/AgfCondition',
       },
      },
      'role_description': {
       '$ref': '#/$defs/AgfLine',
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
        '$ref': '#/$defs/AgfGene',
       },
      },
      'seal': {
       '$ref': '#/$defs/AgfSeal',
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
       '$ref': '#/$defs/AgfLayerStratum',
      },
      'genes': {
       'description': 'The genes of this stratum.',
       'type': 'array',
       'items': {
        '$ref': '#/$defs/AgfGene',
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
       '$ref': '#/$defs/AgfLine',
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
     '$ref': '#/$defs/AgfLine',
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
  'annotations': {
   'readOnlyHint': True,
   'destructiveHint': False,
   'idempotentHint': True,
   'openWorldHint': False,
  },
 },
 {
  'name': 'genome_erase',
  'title': 'Erase a subject',
  'description': 'Erase one person from every agent of the workspace: what they said and what rests on it alone. It cannot be undone.',
  'inputSchema': {
   'type': 'object',
   'properties': {
    'idempotency_key': {
     'description': 'Names this request, so that a retry is answered with the first answer. Visible ASCII characters.',
     'type': 'string',
     'pattern': '^[!-~]{1,255}$',
    },
    'subject': {
     '$ref': '#/$defs/Subject',
    },
   },
   'required': [
    'subject',
   ],
   'additionalProperties': False,
   '$defs': {
    'AgfLine': {
     'title': 'AgfLine',
     'description': 'Text on one line: no control character (Unicode category Cc), no line or paragraph separator.',
     'type': 'string',
     'pattern': '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
    },
    'Subject': {
     '$ref': '#/$defs/AgfLine',
     'title': 'Subject',
     'description': "The platform's own id of a person, on one line. It never leaves the workspace.",
     'minLength': 1,
     'maxLength': 256,
     'examples': [
      'person-17',
     ],
    },
   },
  },
  'outputSchema': {
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
      '$ref': '#/$defs/AgentErasure',
     },
    },
    'outcomes': {
     'description': 'Records of outcomes.',
     '$ref': '#/$defs/Count',
    },
    'compiles': {
     'description': 'Records of compiles.',
     '$ref': '#/$defs/Count',
    },
   },
   '$defs': {
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
       '$ref': '#/$defs/AgentId',
      },
      'observations': {
       '$ref': '#/$defs/Count',
      },
      'personal_genes': {
       '$ref': '#/$defs/Count',
      },
      'learned_genes': {
       '$ref': '#/$defs/Count',
      },
      'proposals': {
       '$ref': '#/$defs/Count',
      },
      'references': {
       '$ref': '#/$defs/Count',
      },
      'kept': {
       'description': 'Genes that rested on the subject too and stay.',
       'type': 'array',
       'items': {
        '$ref': '#/$defs/KeptGene',
       },
      },
     },
    },
    'AgentId': {
     'description': 'Name of an agent, unique in its workspace; the slug of its AGF files.',
     'type': 'string',
     'pattern': '^[a-z0-9][a-z0-9-]{0,62}$',
     'examples': [
      'bill-banao',
     ],
     'title': 'AgentId',
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
    'Count': {
     'title': 'Count',
     'description': 'A number of things.',
     'type': 'integer',
     'minimum': 0,
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
       '$ref': '#/$defs/AgfGeneId',
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
       '$ref': '#/$defs/Count',
      },
      'evidence_after': {
       '$ref': '#/$defs/Count',
      },
     },
    },
   },
  },
  'annotations': {
   'readOnlyHint': False,
   'destructiveHint': True,
   'idempotentHint': True,
   'openWorldHint': False,
  },
 },
]
"""The tools as `tools/list` answers them."""
