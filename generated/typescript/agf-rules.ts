// Generated from spec/agf/1.0/rules.json and spec/agf/1.0/agf.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: fd317f4164c4bc8e4f818196dbe83528bfe371ca6d6ab03cb4f3ab4761cf9b94, b6991c9571df633ee00031422efe284eff5ac27fccf618f755d10694d65839ac

export const SPEC_VERSION = "1.0" as const;

export const CANONICAL_FORM = "AGF-C14N-1" as const;

export const MEDIA_TYPE = "application/json" as const;

export const STAGES = [
  "bytes",
  "json",
  "version",
  "schema",
  "limits",
  "digest",
  "strata",
  "warnings"
] as const;

export const UNREAD_STAGES = [
  "bytes",
  "json"
] as const;

export const RESERVED_ID_PREFIX = "identity_" as const;

export const IDENTITY_KIND = "identity" as const;

export const DESCRIBED_KIND = "role" as const;

export const UNREFERENCED_PROVENANCE_MODE = "none" as const;

export const EXIT_DONE = 0 as const;

export const EXIT_REFUSED = 1 as const;

export const EXIT_FAILED = 2 as const;

export const EXIT_INTERRUPTED = 130 as const;

export const EXIT_PIPE_CLOSED = 141 as const;

export const IDENTITY_HASH_DIGITS = 16 as const;

export const MAX_FILE_BYTES = 262144 as const;

export const MAX_GENES = 200 as const;

export const MAX_NESTING = 32 as const;

export const MAX_SAFE_INTEGER = 9007199254740991 as const;

export const MAX_PROBLEMS = 1000 as const;

export const MAX_POINTER_CHARACTERS = 1000000 as const;

export const MAX_EXAMINED = 1000 as const;

export const STRATUM_ROWS = [
  {
    "name": "kernel",
    "known_as": "kernel",
    "place": "germline",
    "protected": true,
    "kinds": [
      "identity",
      "approval",
      "rule",
      "role",
      "decision",
      "business",
      "style",
      "trait",
      "tool_pref",
      "fact_pointer"
    ],
    "sources": [
      "base"
    ]
  },
  {
    "name": "org",
    "known_as": "customer",
    "place": "layer",
    "protected": true,
    "kinds": [
      "approval",
      "rule",
      "role",
      "decision",
      "business",
      "style",
      "trait",
      "tool_pref",
      "fact_pointer"
    ],
    "sources": [
      "customer_explicit",
      "staff"
    ]
  },
  {
    "name": "team",
    "known_as": "shared",
    "place": "layer",
    "protected": true,
    "kinds": [
      "approval",
      "rule",
      "role",
      "decision",
      "business",
      "style",
      "trait",
      "tool_pref",
      "fact_pointer"
    ],
    "sources": [
      "customer_explicit",
      "staff"
    ]
  },
  {
    "name": "user",
    "known_as": "personal",
    "place": "layer",
    "protected": false,
    "kinds": [
      "style",
      "trait"
    ],
    "sources": [
      "customer_explicit"
    ]
  },
  {
    "name": "learned",
    "known_as": "learned",
    "place": "layer",
    "protected": false,
    "kinds": [
      "role",
      "decision",
      "business",
      "style",
      "trait",
      "tool_pref",
      "fact_pointer"
    ],
    "sources": [
      "learned_from_edits",
      "learned_from_feedback"
    ]
  },
  {
    "name": "default",
    "known_as": "default",
    "place": "layer",
    "protected": false,
    "kinds": [
      "approval",
      "rule",
      "role",
      "decision",
      "business",
      "style",
      "trait",
      "tool_pref",
      "fact_pointer"
    ],
    "sources": [
      "base",
      "staff"
    ]
  }
] as const;

export const GENE_KIND_VALUES = [
  "identity",
  "approval",
  "rule",
  "role",
  "decision",
  "business",
  "style",
  "trait",
  "tool_pref",
  "fact_pointer"
] as const;

export const GENE_SOURCE_VALUES = [
  "base",
  "customer_explicit",
  "learned_from_edits",
  "learned_from_feedback",
  "staff"
] as const;

export const LAYER_STRATUM_VALUES = [
  "org",
  "team",
  "user",
  "learned",
  "default"
] as const;

export const TASK_FEATURE_VALUES = [
  "task_type",
  "category",
  "input_has",
  "language",
  "mode"
] as const;

export const PROVENANCE_MODE_VALUES = [
  "pseudonymous",
  "none"
] as const;
