# Generated from spec/conformance/exporter-checks.json; do not edit, run `nox -s generate`.
# sha256 of the source: f8756211d167a19bfcf5d052a8169388dd43a042fd8f7ed203b95c7e8327e682
"""What the conformance kit asks of an exporter's files"""

from __future__ import annotations

from typing import Any, Final

SPEC_VERSION: Final[str] = '1.0'

CHECKS: Final[list[Any]] = [{'id': 'export-valid',
  'title': 'The file is valid AGF',
  'rules': ['conformance/exporter.md#valid', 'agf/1.0/checking.md#verdict'],
  'advice': 'Mend what each line names; `agf explain CODE` tells more about a code.',
  'why': 'No reader takes a file that is not valid.'},
 {'id': 'export-digest',
  'title': 'The digest in the file is that of its content',
  'rules': ['conformance/exporter.md#digest', 'agf/1.0/canonical-form.md#digest'],
  'advice': 'Hash the canonical form AGF-C14N-1 of the document without `integrity`; `agf digest FILE` '
            'prints the right digest.',
  'why': "Plain RFC 8785, or a JSON library's own text, gives another digest, and every reader refuses the "
         'file.'},
 {'id': 'export-no-identifiers',
  'title': 'Nothing in the file names a person, a user or a run of the platform',
  'rules': ['conformance/exporter.md#no-identifiers', 'genome/learning.md#pseudonyms'],
  'advice': 'Write pseudonyms: an HMAC with a key of the workspace, over the reference, shortened.',
  'why': 'A file leaves the platform, and erasure cannot reach a copy.'},
 {'id': 'export-no-facts',
  'title': 'No gene holds a fact about a customer',
  'rules': ['conformance/exporter.md#no-facts', 'agf/1.0/gene-checks.md#contains-fact'],
  'advice': 'Say how to work, not what was worked on: take the fact out of the gene, or leave the gene at '
            'home.',
  'why': "A genome says how an agent behaves; the customer's data stay where they are."},
 {'id': 'export-no-injection',
  'title': 'No gene commands its reader or changes what the agent is for',
  'rules': ['conformance/exporter.md#no-injection',
            'agf/1.0/gene-checks.md#injected-text',
            'agf/1.0/gene-checks.md#purpose-guard'],
  'advice': 'Leave the gene at home: every importer refuses it.',
  'why': 'A gene is shown to a model, where such a text acts.'},
 {'id': 'export-layers',
  'title': 'The file holds the layers that were asked for, and no others',
  'rules': ['conformance/exporter.md#layers', 'genome/learning.md#export'],
  'advice': 'Write the personal layer only when its person asks; when that is so here, say --personal.',
  'why': 'The personal layer belongs to one person.'},
 {'id': 'export-round-trip',
  'title': 'The file read and written again has the same content',
  'rules': ['conformance/exporter.md#round-trip', 'agf/1.0/agf.md#unknown-members'],
  'advice': 'Look at the digest first: a document that changes on the way has no canonical form.',
  'why': 'A genome moves on, through platforms that know less than this one.'},
 {'id': 'export-stable',
  'title': 'Two exports of one genome differ in nothing but the moment',
  'rules': ['conformance/exporter.md#stable'],
  'advice': 'Sort genes and layers before writing, use one key for pseudonyms, and put nothing random into '
            'the file.',
  'why': 'Who compares two files wants to see what changed in the genome.'}]

PERSONAL_STRATUM: Final[str] = 'user'

VARYING_MEMBERS: Final[list[Any]] = ['exported_at', 'integrity']

IDENTIFIERS: Final[list[Any]] = [{'id': 'person_reference',
  'what': 'the id of a person or customer',
  'pattern': '(?:user|usr|uid|person|people|member|employee|emp|staff|customer|cust|client|contact|account|acct|owner)[._:-][a-z0-9._:-]*[0-9][a-z0-9._:-]*'},
 {'id': 'run_reference',
  'what': 'the id of a run, a conversation or a record',
  'pattern': '(?:exec|execution|run|job|trace|span|session|sess|conv|conversation|chat|thread|message|msg|request|req|outcome|invoice|order|ticket|row)[._:-][a-z0-9._:-]*[0-9][a-z0-9._:-]*'}]
