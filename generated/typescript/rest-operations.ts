// Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
// sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c

export const BASE_PATH = "/genome/v1" as const;

export const OPERATIONS = {
  "register_agent": {
    "method": "POST",
    "path": "/agents",
    "body": true,
    "given": [
      "agent_id",
      "budget",
      "dialect",
      "species",
      "strata"
    ],
    "idempotency": "key",
    "answer": [
      "agent_id",
      "budget",
      "created_at",
      "dialect",
      "species",
      "version"
    ]
  },
  "get_genome": {
    "method": "GET",
    "path": "/agents/{agent_id}/genome",
    "body": false,
    "given": [
      "subject"
    ],
    "idempotency": "natural",
    "answer": [
      "agent_id",
      "budget",
      "dialect",
      "observations",
      "proposals",
      "species",
      "strata",
      "version"
    ]
  },
  "compile_genome": {
    "method": "POST",
    "path": "/agents/{agent_id}/compile",
    "body": true,
    "given": [
      "budget",
      "dialect",
      "subject",
      "task"
    ],
    "idempotency": "natural",
    "answer": [
      "agent_id",
      "characters",
      "compile_id",
      "dialect",
      "fell_back",
      "genome_version",
      "included",
      "left_out",
      "observations_shown",
      "over_budget",
      "policy",
      "sha256",
      "text"
    ]
  },
  "finalize_output": {
    "method": "POST",
    "path": "/agents/{agent_id}/finalize",
    "body": true,
    "given": [
      "compile_id",
      "text"
    ],
    "idempotency": "natural",
    "answer": [
      "compile_id",
      "followed",
      "text"
    ]
  },
  "record_outcome": {
    "method": "POST",
    "path": "/agents/{agent_id}/outcomes",
    "body": true,
    "given": [
      "after",
      "before",
      "compile_id",
      "reference",
      "result",
      "subject",
      "text"
    ],
    "idempotency": "key",
    "answer": [
      "dropped",
      "findings",
      "observation",
      "recorded",
      "reference",
      "shortened"
    ]
  },
  "export_genome": {
    "method": "GET",
    "path": "/agents/{agent_id}/export",
    "body": false,
    "given": [
      "provenance_mode",
      "subject"
    ],
    "idempotency": "natural",
    "answer": [
      "agent",
      "agf",
      "exported_at",
      "exporter",
      "extensions",
      "germline",
      "integrity",
      "kind",
      "layers",
      "provenance_mode",
      "source_tenant"
    ]
  },
  "get_quality_summary": {
    "method": "GET",
    "path": "/agents/{agent_id}/quality/summary",
    "body": false,
    "given": [
      "days"
    ],
    "idempotency": "natural",
    "answer": [
      "acceptance_rate",
      "agent_id",
      "days",
      "genes",
      "observations",
      "outcomes",
      "proposals",
      "runs"
    ]
  },
  "get_quality_genes": {
    "method": "GET",
    "path": "/agents/{agent_id}/quality/genes",
    "body": false,
    "given": [
      "days"
    ],
    "idempotency": "natural",
    "answer": [
      "agent_id",
      "days",
      "genes"
    ]
  },
  "get_quality_trend": {
    "method": "GET",
    "path": "/agents/{agent_id}/quality/trend",
    "body": false,
    "given": [
      "days",
      "interval"
    ],
    "idempotency": "natural",
    "answer": [
      "agent_id",
      "days",
      "interval",
      "points"
    ]
  },
  "erase_subject": {
    "method": "POST",
    "path": "/subjects/erase",
    "body": true,
    "given": [
      "subject"
    ],
    "idempotency": "key",
    "answer": [
      "agents",
      "compiles",
      "outcomes"
    ]
  }
} as const;
