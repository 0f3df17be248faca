// Generated from spec/agf/1.0/errors.json; do not edit, run `nox -s generate`.
// sha256 of the source: f7cb10e847aa8fdb6c0c75615ddf79cf5957f99239d52896cf5b317977a3d07c

export const EXPLANATIONS = {
  "file_too_large": {
    "meaning": "The file is larger than AGF allows.",
    "repair": "Write the document without white space, drop genes that no longer matter, move bulky `extensions` elsewhere, and write the digest anew.",
    "rule": "agf.md#file-size",
    "case": "too-large"
  },
  "not_utf8": {
    "meaning": "The bytes are not UTF-8.",
    "repair": "Open the file with its real encoding and save it as UTF-8 without a byte order mark; the digest stays right, since it covers the characters.",
    "rule": "agf.md#encoding",
    "case": "not-utf8"
  },
  "byte_order_mark": {
    "meaning": "The file starts with a byte order mark.",
    "repair": "Save the file as UTF-8 without a byte order mark.",
    "rule": "agf.md#encoding",
    "case": "byte-order-mark"
  },
  "not_json": {
    "meaning": "The text is not JSON.",
    "repair": "Go to the place named and mend the syntax, or write the file again with a JSON library.",
    "rule": "agf.md#json",
    "case": "not-json"
  },
  "nesting_too_deep": {
    "meaning": "Objects and arrays are nested too deeply.",
    "repair": "Flatten the value, or store it as a string, so that at most the allowed number of levels is used, the document itself being the first.",
    "rule": "agf.md#nesting",
    "case": "nesting-too-deep"
  },
  "duplicate_member": {
    "meaning": "An object names the same member twice.",
    "repair": "Remove all but one of the members with this name (names are compared after unescaping), then write the digest anew.",
    "rule": "agf.md#duplicate-members",
    "case": "duplicate-member"
  },
  "lone_surrogate": {
    "meaning": "A string holds half of a surrogate pair.",
    "repair": "Find the code that cut a string in the middle of a character (often a cut by UTF-16 length) and write the whole character.",
    "rule": "agf.md#surrogates",
    "case": "lone-surrogate"
  },
  "number_out_of_range": {
    "meaning": "A number cannot be read the same everywhere.",
    "repair": "Integers (without fraction or exponent) must lie within the safe range, and no number may overflow a double; write larger ones as strings.",
    "rule": "agf.md#numbers",
    "case": "number-out-of-range"
  },
  "version_unsupported": {
    "meaning": "The file is not AGF 1.x.",
    "repair": "Set `agf` to the string of the format version that the file really follows.",
    "rule": "agf.md#version",
    "case": "unsupported-major"
  },
  "kind_unsupported": {
    "meaning": "The document is not a genome.",
    "repair": "Check that you have the right file; a genome's `kind` is \"genome\".",
    "rule": "agf.md#kind",
    "case": "wrong-kind"
  },
  "missing_field": {
    "meaning": "A required member is not there.",
    "repair": "Add the member; an empty list or object is written out, never left out.",
    "rule": "agf.md#required-members",
    "case": "missing-germline"
  },
  "wrong_type": {
    "meaning": "A value has the wrong JSON type.",
    "repair": "Write the value with the JSON type that the field table gives; nothing is ever null.",
    "rule": "agf.md#types",
    "case": "wrong-type"
  },
  "bad_format": {
    "meaning": "A string does not have the form its field needs.",
    "repair": "Compare the value with the field table: character set, length and form must all fit.",
    "rule": "agf.md#formats",
    "case": "bad-gene-id"
  },
  "out_of_range": {
    "meaning": "A number is below or above what its field allows.",
    "repair": "Bring the number into the field's range.",
    "rule": "agf.md#ranges",
    "case": "out-of-range"
  },
  "too_short": {
    "meaning": "A string or list is empty or too short.",
    "repair": "Fill the value in, or leave the member out if it is optional.",
    "rule": "agf.md#lengths",
    "case": "too-short"
  },
  "too_long": {
    "meaning": "A string is too long.",
    "repair": "Shorten the string. A gene says one thing: split it in two genes if it says two.",
    "rule": "agf.md#lengths",
    "case": "text-too-long"
  },
  "too_many_items": {
    "meaning": "A list has too many items.",
    "repair": "Remove items until the list fits.",
    "rule": "agf.md#lengths",
    "case": "too-many-items"
  },
  "unknown_value": {
    "meaning": "A value is not one of the closed list.",
    "repair": "Use a value of the list, spelled exactly so; put what does not fit into `extensions`.",
    "rule": "agf.md#closed-lists",
    "case": "unknown-gene-kind"
  },
  "germline_not_read_only": {
    "meaning": "The germline is not marked read-only.",
    "repair": "Set `read_only` to true: an importer never writes the germline.",
    "rule": "agf.md#germline",
    "case": "germline-not-read-only"
  },
  "text_not_one_line": {
    "meaning": "A string holds a line break or a control character.",
    "repair": "Remove line breaks, tabs, other control characters and U+2028/U+2029.",
    "rule": "agf.md#one-line",
    "case": "text-not-one-line"
  },
  "too_many_genes": {
    "meaning": "The genome has too many genes.",
    "repair": "Remove genes until the whole file has at most the allowed number, the germline included.",
    "rule": "agf.md#gene-count",
    "case": "too-many-genes"
  },
  "duplicate_layer": {
    "meaning": "A stratum has more than one layer.",
    "repair": "Merge the layers of one stratum into one.",
    "rule": "agf.md#layers",
    "case": "duplicate-layer"
  },
  "duplicate_gene_id": {
    "meaning": "Two genes have the same id.",
    "repair": "Ids are unique in the whole genome, over all strata: rename one gene.",
    "rule": "agf.md#gene-ids",
    "case": "duplicate-gene-id"
  },
  "digest_mismatch": {
    "meaning": "The digest does not fit the document.",
    "repair": "Run `agf digest --write FILE` if you trust the content, or ask the sender for the file again; if your own exporter wrote it, mend its canonical form.",
    "rule": "canonical-form.md#digest",
    "case": "digest-mismatch"
  },
  "identity_outside_kernel": {
    "meaning": "An identity gene stands outside the kernel.",
    "repair": "Remove the gene or give it another kind that its stratum allows.",
    "rule": "agf.md#identity",
    "case": "identity-outside-kernel"
  },
  "identity_has_condition": {
    "meaning": "An identity gene has a condition.",
    "repair": "Remove the `when` member from the identity gene.",
    "rule": "agf.md#identity",
    "case": "identity-has-condition"
  },
  "reserved_id_prefix": {
    "meaning": "A gene that is no identity gene uses the reserved id prefix.",
    "repair": "Rename the gene; the prefix is for identity genes.",
    "rule": "agf.md#reserved-prefix",
    "case": "reserved-id-prefix"
  },
  "kind_not_allowed_in_stratum": {
    "meaning": "The stratum may not hold a gene of this kind.",
    "repair": "Move the gene to a stratum whose row in the stratum table lists its kind, or give it another kind.",
    "rule": "agf.md#stratum-kinds",
    "case": "user-layer-rule"
  },
  "source_not_allowed_in_stratum": {
    "meaning": "The stratum may not hold a gene from this source.",
    "repair": "Move the gene to a stratum whose row in the stratum table lists its source, or correct the source.",
    "rule": "agf.md#stratum-sources",
    "case": "source-not-allowed-in-stratum"
  },
  "override_not_lower": {
    "meaning": "A gene overrides one that is not in a lower stratum.",
    "repair": "Remove the id from `overrides`, or move one of the two genes so that the overriding one is in the stronger stratum.",
    "rule": "agf.md#overrides",
    "case": "override-not-lower"
  },
  "role_description_missing": {
    "meaning": "A role gene has no role description.",
    "repair": "Add a role description: the job title's part in the work, never a person's name.",
    "rule": "agf.md#role-description",
    "case": "role-description-missing"
  },
  "role_description_not_allowed": {
    "meaning": "A gene that is no role has a role description.",
    "repair": "Remove the member from every gene that is not a role.",
    "rule": "agf.md#role-description",
    "case": "role-description-not-allowed"
  },
  "provenance_not_allowed": {
    "meaning": "A gene has provenance although the file says there is none.",
    "repair": "Write an empty provenance list in every gene, or change `provenance_mode`.",
    "rule": "agf.md#provenance-mode",
    "case": "provenance-not-allowed"
  },
  "unknown_field": {
    "meaning": "A member that AGF 1.0 does not name.",
    "repair": "Nothing must be done: unknown members are kept and covered by the digest. Move your own to `extensions`.",
    "rule": "agf.md#unknown-members",
    "case": "newer-minor"
  },
  "override_unknown": {
    "meaning": "A gene overrides one that is not in the file.",
    "repair": "Check the id; the default stratum often stays home, so this can be right.",
    "rule": "agf.md#overrides",
    "case": "override-unknown"
  },
  "unknown_minor_version": {
    "meaning": "The file follows a newer minor version.",
    "repair": "Nothing must be done. Update the reader if you need what the newer version adds.",
    "rule": "agf.md#version",
    "case": "newer-minor"
  },
  "no_identity": {
    "meaning": "The germline has no genes.",
    "repair": "Export the kernel genes too, unless the agent's identity stays home on purpose.",
    "rule": "agf.md#germline",
    "case": "no-identity"
  }
} as const;
