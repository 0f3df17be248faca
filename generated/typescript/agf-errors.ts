// Generated from spec/agf/1.0/errors.json; do not edit, run `nox -s generate`.
// sha256 of the source: f7cb10e847aa8fdb6c0c75615ddf79cf5957f99239d52896cf5b317977a3d07c

export const ERRORS = {
  "file_too_large": {
    "stage": "bytes",
    "severity": "error",
    "message": "The file has more than {limit} bytes.",
    "hint": "Remove genes or shorten `extensions` until the file has at most {limit} bytes."
  },
  "not_utf8": {
    "stage": "bytes",
    "severity": "error",
    "message": "Byte {offset} does not continue valid UTF-8{encoding}.",
    "hint": "Save the file as UTF-8 without a byte order mark."
  },
  "byte_order_mark": {
    "stage": "bytes",
    "severity": "error",
    "message": "The file starts with a UTF-8 byte order mark.",
    "hint": "Remove the first three bytes (EF BB BF), or save as \"UTF-8 without BOM\"."
  },
  "not_json": {
    "stage": "json",
    "severity": "error",
    "message": "{reason}",
    "hint": "Write the file with a JSON library; comments, trailing commas, single quotes, NaN and Infinity are no JSON."
  },
  "nesting_too_deep": {
    "stage": "json",
    "severity": "error",
    "message": "Objects and arrays are nested more than {limit} levels deep here.",
    "hint": "Flatten what stands here; only `extensions` and unknown members can be this deep."
  },
  "duplicate_member": {
    "stage": "json",
    "severity": "error",
    "message": "The member {name} stands here a second time in the same object.",
    "hint": "Keep one of the two; readers disagree about which one counts."
  },
  "lone_surrogate": {
    "stage": "json",
    "severity": "error",
    "message": "A \\u escape here is half of a surrogate pair and stands for no character.",
    "hint": "Write the character itself, or both halves of the pair."
  },
  "number_out_of_range": {
    "stage": "json",
    "severity": "error",
    "message": "The number {value} is beyond what every JSON reader keeps exactly.",
    "hint": "Write an integer between -{limit} and {limit}, or put the number in a string."
  },
  "version_unsupported": {
    "stage": "version",
    "severity": "error",
    "message": "`agf` is {value}; this reader takes \"1.0\" and every other \"1.<minor>\".",
    "hint": "If the file follows AGF 1.0, set \"agf\": \"1.0\" (a string); otherwise use a reader for its version."
  },
  "kind_unsupported": {
    "stage": "version",
    "severity": "error",
    "message": "`kind` is {value}; a genome says {allowed}.",
    "hint": "Set \"kind\": {allowed} if this is a genome."
  },
  "missing_field": {
    "stage": "schema",
    "severity": "error",
    "message": "The required member {name} is missing.",
    "hint": "Add {name}: {description}"
  },
  "wrong_type": {
    "stage": "schema",
    "severity": "error",
    "message": "{name} is {actual}; it must be {expected}.",
    "hint": "Write {expected} here; null is never allowed."
  },
  "bad_format": {
    "stage": "schema",
    "severity": "error",
    "message": "{name} is {value}, which does not have the required form.",
    "hint": "{description}"
  },
  "out_of_range": {
    "stage": "schema",
    "severity": "error",
    "message": "{name} is {value}; it must be {bound}.",
    "hint": "Write a number that is {bound}."
  },
  "too_short": {
    "stage": "schema",
    "severity": "error",
    "message": "{name} has {actual} {unit}; at least {limit} must be there.",
    "hint": "{description}"
  },
  "too_long": {
    "stage": "schema",
    "severity": "error",
    "message": "{name} has {actual} characters; at most {limit} are allowed.",
    "hint": "Shorten it; characters too many: {excess}. Lengths count Unicode code points, not bytes or UTF-16 units."
  },
  "too_many_items": {
    "stage": "schema",
    "severity": "error",
    "message": "{name} has {actual} items; at most {limit} are allowed.",
    "hint": "Remove items; too many: {excess}."
  },
  "unknown_value": {
    "stage": "schema",
    "severity": "error",
    "message": "{name} is {value}; it must be one of {allowed}.",
    "hint": "Use one of {allowed}; these lists are closed for all of AGF 1.x."
  },
  "germline_not_read_only": {
    "stage": "schema",
    "severity": "error",
    "message": "`germline.read_only` is false; it must be true.",
    "hint": "Set \"read_only\": true."
  },
  "text_not_one_line": {
    "stage": "schema",
    "severity": "error",
    "message": "{name} holds {character} at character {offset}; it must be one line without control characters.",
    "hint": "Replace the character by a space, or split the gene in two."
  },
  "too_many_genes": {
    "stage": "limits",
    "severity": "error",
    "message": "The genome has {actual} genes; at most {limit} are allowed. This is the first one too many.",
    "hint": "Remove genes; too many: {excess}. The germline counts too."
  },
  "duplicate_layer": {
    "stage": "limits",
    "severity": "error",
    "message": "The stratum {value} has a layer already ({first}).",
    "hint": "Move these genes into the first layer of the stratum and remove this one."
  },
  "duplicate_gene_id": {
    "stage": "limits",
    "severity": "error",
    "message": "The id {value} is taken already ({first}).",
    "hint": "Give one of the genes another id, and mend the `overrides` that name it."
  },
  "digest_mismatch": {
    "stage": "digest",
    "severity": "error",
    "message": "`integrity.sha256` is {actual}, but the document's digest is {expected}.",
    "hint": "{diagnosis}"
  },
  "identity_outside_kernel": {
    "stage": "strata",
    "severity": "error",
    "message": "The gene {id} has kind {value} but stands in the {stratum} stratum.",
    "hint": "Give it another kind, or remove it; identity belongs to the germline only."
  },
  "identity_has_condition": {
    "stage": "strata",
    "severity": "error",
    "message": "The identity gene {id} has a `when` member.",
    "hint": "Remove `when`, even an empty one; identity always applies."
  },
  "reserved_id_prefix": {
    "stage": "strata",
    "severity": "error",
    "message": "The id {value} starts with the reserved prefix {prefix}, but its kind is not {allowed}.",
    "hint": "Rename the gene without the prefix {prefix}."
  },
  "kind_not_allowed_in_stratum": {
    "stage": "strata",
    "severity": "error",
    "message": "A gene of kind {value} may not stand in the {stratum} stratum.",
    "hint": "Use one of {allowed}, or move the gene to a stratum that takes {value}."
  },
  "source_not_allowed_in_stratum": {
    "stage": "strata",
    "severity": "error",
    "message": "A gene from the source {value} may not stand in the {stratum} stratum.",
    "hint": "Use one of {allowed}, or move the gene to a stratum that takes {value}."
  },
  "override_not_lower": {
    "stage": "strata",
    "severity": "error",
    "message": "The gene {id} in the {stratum} stratum overrides {value}, which is in the {other} stratum.",
    "hint": "Remove {value} from `overrides`; a gene may override only genes of a lower stratum."
  },
  "role_description_missing": {
    "stage": "strata",
    "severity": "error",
    "message": "The role gene {id} has no `role_description`.",
    "hint": "Add `role_description`: {description}"
  },
  "role_description_not_allowed": {
    "stage": "strata",
    "severity": "error",
    "message": "The gene {id} has a `role_description`, but its kind is {value}.",
    "hint": "Remove `role_description`, or make the kind {allowed}."
  },
  "provenance_not_allowed": {
    "stage": "strata",
    "severity": "error",
    "message": "The gene {id} has {actual} provenance references, but `provenance_mode` is {value}.",
    "hint": "Empty the list, or set `provenance_mode` to another value."
  },
  "unknown_field": {
    "stage": "warnings",
    "severity": "warning",
    "message": "The member {name} is not part of AGF {spec}.",
    "hint": "Check the spelling; a newer minor version may know it, and your own additions belong in `extensions`."
  },
  "override_unknown": {
    "stage": "warnings",
    "severity": "warning",
    "message": "The gene {id} overrides {value}, which is not in this file.",
    "hint": "Nothing to do if that gene stays home with its stratum; otherwise check the spelling."
  },
  "unknown_minor_version": {
    "stage": "warnings",
    "severity": "warning",
    "message": "`agf` is {value}; this reader knows {spec} and ignores what is newer.",
    "hint": "Nothing to do; update the reader to understand newer members."
  },
  "no_identity": {
    "stage": "warnings",
    "severity": "warning",
    "message": "`germline.genes` is empty: the file says nothing about what the agent is.",
    "hint": "Add identity genes if the file is to stand alone."
  }
} as const;

export const CODE_OF_KEYWORD = {
  "required": "missing_field",
  "type": "wrong_type",
  "pattern": "bad_format",
  "minimum": "out_of_range",
  "maximum": "out_of_range",
  "minLength": "too_short",
  "minItems": "too_short",
  "maxLength": "too_long",
  "maxItems": "too_many_items",
  "enum": "unknown_value",
  "const": "unknown_value"
} as const;
