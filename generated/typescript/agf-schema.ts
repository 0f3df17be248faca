// Generated from spec/agf/1.0/agf.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: b6991c9571df633ee00031422efe284eff5ac27fccf618f755d10694d65839ac

export const SCHEMA = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:agent-genome:agf:1.0:document",
  "title": "AgfDocument",
  "description": "One agent's genome as a file: Agent Genome Format (AGF) 1.x. Members that this schema does not name are allowed at every level, kept, and covered by the digest.",
  "type": "object",
  "required": [
    "agf",
    "kind",
    "exporter",
    "exported_at",
    "agent",
    "germline",
    "layers",
    "provenance_mode",
    "source_tenant",
    "extensions",
    "integrity"
  ],
  "properties": {
    "agf": {
      "description": "Format version, \"1.\" and the minor number. A reader takes any 1.x and refuses every other major version.",
      "type": "string",
      "pattern": "^1\\.(0|[1-9][0-9]*)$",
      "x-codes": {
        "required": "version_unsupported",
        "type": "version_unsupported",
        "pattern": "version_unsupported"
      },
      "examples": [
        "1.0"
      ]
    },
    "kind": {
      "description": "What the document is. Always \"genome\".",
      "const": "genome",
      "x-codes": {
        "required": "kind_unsupported",
        "const": "kind_unsupported"
      }
    },
    "exporter": {
      "$ref": "#/$defs/exporter"
    },
    "exported_at": {
      "$ref": "#/$defs/timestamp"
    },
    "agent": {
      "$ref": "#/$defs/agent"
    },
    "germline": {
      "$ref": "#/$defs/germline"
    },
    "layers": {
      "description": "The strata above the germline that travel with the file, each at most once.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/layer"
      }
    },
    "provenance_mode": {
      "$ref": "#/$defs/provenanceMode"
    },
    "source_tenant": {
      "description": "Pseudonym of the workspace that the genome comes from: 24 lower-case hexadecimal digits.",
      "type": "string",
      "pattern": "^[0-9a-f]{24}$",
      "examples": [
        "9c1e5b7a3d2f48e6a0b1c2d3"
      ]
    },
    "extensions": {
      "description": "Anything a platform wants to add. Free inside, covered by the digest.",
      "type": "object",
      "x-free": true
    },
    "integrity": {
      "$ref": "#/$defs/integrity"
    }
  },
  "$defs": {
    "exporter": {
      "title": "Exporter",
      "description": "The platform and program that wrote the file.",
      "type": "object",
      "required": [
        "platform",
        "version"
      ],
      "properties": {
        "platform": {
          "description": "Name of the platform.",
          "$ref": "#/$defs/line",
          "minLength": 1,
          "maxLength": 64,
          "examples": [
            "intellinix"
          ]
        },
        "version": {
          "description": "Version of the exporter.",
          "$ref": "#/$defs/line",
          "minLength": 1,
          "maxLength": 32,
          "examples": [
            "1.0.0"
          ]
        }
      }
    },
    "agent": {
      "title": "Agent",
      "description": "The agent that the genome belongs to.",
      "type": "object",
      "required": [
        "slug",
        "species",
        "identity_hash"
      ],
      "properties": {
        "slug": {
          "description": "Short name of the agent, fit for a URL: 1 to 63 characters of a-z, 0-9 and hyphen, no hyphen first.",
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]{0,62}$",
          "examples": [
            "bill-banao"
          ]
        },
        "species": {
          "description": "Human name of the kind of agent.",
          "$ref": "#/$defs/line",
          "minLength": 1,
          "maxLength": 80,
          "examples": [
            "Bill Banao"
          ]
        },
        "identity_hash": {
          "description": "Fingerprint of the identity genes: 16 lower-case hexadecimal digits.",
          "type": "string",
          "pattern": "^[0-9a-f]{16}$",
          "examples": [
            "3f9a1c5d7b2e4a60"
          ]
        }
      }
    },
    "germline": {
      "title": "Germline",
      "description": "The kernel stratum: what the agent is. Read-only, sealed by its issuer, never copied by an import.",
      "type": "object",
      "required": [
        "read_only",
        "genes",
        "seal"
      ],
      "properties": {
        "read_only": {
          "description": "Always true.",
          "type": "boolean",
          "const": true,
          "x-codes": {
            "const": "germline_not_read_only"
          }
        },
        "genes": {
          "description": "The kernel genes.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/gene"
          }
        },
        "seal": {
          "$ref": "#/$defs/seal"
        }
      }
    },
    "seal": {
      "title": "Seal",
      "description": "HMAC-SHA256 over the germline, which only its issuer can verify.",
      "type": "object",
      "required": [
        "kid",
        "mac"
      ],
      "properties": {
        "kid": {
          "description": "Id of the issuer's key.",
          "$ref": "#/$defs/line",
          "minLength": 1,
          "maxLength": 64,
          "examples": [
            "k1"
          ]
        },
        "mac": {
          "description": "The MAC: 64 lower-case hexadecimal digits.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$",
          "examples": [
            "29f6eb94390fa5c8c0db96261f4461929abca649868db5d061ab44d320f56db5"
          ]
        }
      }
    },
    "layer": {
      "title": "Layer",
      "description": "The genes of one stratum.",
      "type": "object",
      "required": [
        "stratum",
        "genes"
      ],
      "properties": {
        "stratum": {
          "$ref": "#/$defs/layerStratum"
        },
        "genes": {
          "description": "The genes of this stratum.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/gene"
          }
        }
      }
    },
    "gene": {
      "title": "Gene",
      "description": "One unit of behaviour in plain language.",
      "type": "object",
      "required": [
        "id",
        "kind",
        "text",
        "strength",
        "source",
        "evidence_count",
        "scope",
        "overrides",
        "provenance"
      ],
      "properties": {
        "id": {
          "$ref": "#/$defs/geneId"
        },
        "kind": {
          "$ref": "#/$defs/geneKind"
        },
        "text": {
          "description": "What the gene says, in one line; something other than white space stands in it. Lengths count Unicode code points.",
          "$ref": "#/$defs/line",
          "minLength": 1,
          "maxLength": 400,
          "pattern": "[^ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]",
          "examples": [
            "Keep it under 60 words."
          ]
        },
        "strength": {
          "description": "Weight of the gene. Only learned genes change it by themselves.",
          "type": "number",
          "minimum": 0,
          "maximum": 1,
          "examples": [
            0.55
          ]
        },
        "source": {
          "$ref": "#/$defs/geneSource"
        },
        "evidence_count": {
          "description": "How many outcomes support the gene.",
          "type": "integer",
          "minimum": 0,
          "examples": [
            2
          ]
        },
        "scope": {
          "description": "Terms that limit the gene to tasks that carry one of them. Empty means everywhere.",
          "type": "array",
          "maxItems": 10,
          "items": {
            "$ref": "#/$defs/term"
          }
        },
        "overrides": {
          "description": "Ids of genes of a lower stratum that this gene replaces.",
          "type": "array",
          "maxItems": 200,
          "items": {
            "$ref": "#/$defs/geneId"
          }
        },
        "provenance": {
          "description": "Pseudonymous references to what the gene came from.",
          "type": "array",
          "maxItems": 50,
          "items": {
            "$ref": "#/$defs/provenanceReference"
          }
        },
        "when": {
          "description": "Conditions on the task, all of which must hold.",
          "type": "array",
          "maxItems": 4,
          "items": {
            "$ref": "#/$defs/condition"
          }
        },
        "role_description": {
          "description": "What the role does. Required on kind role and refused on any other kind.",
          "$ref": "#/$defs/line",
          "minLength": 1,
          "maxLength": 120,
          "examples": [
            "Signs off every invoice before it leaves the house"
          ]
        }
      }
    },
    "condition": {
      "title": "Condition",
      "description": "One condition on the task: it holds when the feature has one of the values.",
      "type": "object",
      "required": [
        "feature",
        "any_of"
      ],
      "properties": {
        "feature": {
          "$ref": "#/$defs/taskFeature"
        },
        "any_of": {
          "description": "The values, one of which must be there.",
          "type": "array",
          "minItems": 1,
          "maxItems": 10,
          "items": {
            "$ref": "#/$defs/term"
          }
        }
      }
    },
    "integrity": {
      "title": "Integrity",
      "description": "The digest of everything else in the document.",
      "type": "object",
      "required": [
        "sha256"
      ],
      "properties": {
        "sha256": {
          "description": "SHA-256 over the canonical form (AGF-C14N-1) of the document without its integrity member: 64 lower-case hexadecimal digits.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$",
          "examples": [
            "6a9a32364df8add5c82800c8eaa91d530d847346befc57b470287fca1e9d5a30"
          ]
        }
      }
    },
    "geneId": {
      "title": "GeneId",
      "description": "Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.",
      "type": "string",
      "pattern": "^[a-z][a-z0-9_]{2,47}$",
      "examples": [
        "lg_9eb0d977b215"
      ]
    },
    "geneKind": {
      "title": "GeneKind",
      "description": "What sort of statement a gene makes. The order of this list is the order in which kinds are shown within a stratum.",
      "type": "string",
      "enum": [
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
      ]
    },
    "geneSource": {
      "title": "GeneSource",
      "description": "Where a gene came from.",
      "type": "string",
      "enum": [
        "base",
        "customer_explicit",
        "learned_from_edits",
        "learned_from_feedback",
        "staff"
      ]
    },
    "layerStratum": {
      "title": "LayerStratum",
      "description": "A stratum that a layer may carry, strongest first. The kernel, stronger than all of them, is the germline.",
      "type": "string",
      "enum": [
        "org",
        "team",
        "user",
        "learned",
        "default"
      ]
    },
    "taskFeature": {
      "title": "TaskFeature",
      "description": "What a condition looks at in a task.",
      "type": "string",
      "enum": [
        "task_type",
        "category",
        "input_has",
        "language",
        "mode"
      ]
    },
    "provenanceMode": {
      "title": "ProvenanceMode",
      "description": "Whether genes carry pseudonymous references. With \"none\" every provenance list is empty.",
      "type": "string",
      "enum": [
        "pseudonymous",
        "none"
      ]
    },
    "term": {
      "title": "Term",
      "description": "A word or short phrase that a task can carry.",
      "$ref": "#/$defs/line",
      "minLength": 1,
      "maxLength": 64,
      "examples": [
        "invoice"
      ]
    },
    "provenanceReference": {
      "title": "ProvenanceReference",
      "description": "A pseudonym for a piece of evidence: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore, colon and hyphen.",
      "type": "string",
      "pattern": "^[A-Za-z0-9._:-]{1,128}$",
      "examples": [
        "ref:5e1f0c"
      ]
    },
    "line": {
      "title": "Line",
      "description": "Text on one line: no control character (Unicode category Cc), no line or paragraph separator.",
      "type": "string",
      "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$",
      "x-codes": {
        "pattern": "text_not_one_line"
      }
    },
    "timestamp": {
      "title": "Timestamp",
      "description": "RFC 3339 date and time with a zone: upper-case T and Z, no leap second, no year 0000. The pattern decides alone, month lengths and leap years included.",
      "type": "string",
      "format": "date-time",
      "pattern": "^(?:(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$",
      "examples": [
        "2026-10-13T09:00:00Z"
      ]
    }
  }
} as const;
