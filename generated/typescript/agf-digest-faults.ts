// Generated from spec/agf/1.0/digest-faults.json; do not edit, run `nox -s generate`.
// sha256 of the source: 6de6a988add52e3431bd603792f0c047701a019a71e4f849aaf9beff81f1d63f

export const MATCHED = "The digest in the file was computed in a wrong way: {meanings}. {remedies}" as const;

export const UNMATCHED = "The content was changed after the digest was written, or the digest covers something else. If you trust the content, run `agf digest --write FILE`; otherwise ask the sender for the file again." as const;

export const FAULTS = [
  {
    "id": "jcs_strength",
    "about": "numbers",
    "meaning": "plain RFC 8785, with an integral `strength` written as an integer",
    "remedy": "Write an integral gene strength with \".0\" (1 becomes 1.0) before hashing."
  },
  {
    "id": "strength_decimal_all",
    "about": "numbers",
    "meaning": "every number written as a floating-point number, `evidence_count` too",
    "remedy": "Write only a gene's strength with \".0\"; every other integral number has no fraction."
  },
  {
    "id": "python_numbers",
    "about": "numbers",
    "meaning": "numbers as Python's json module writes them, 1 as 1 and 0.00001 as 1e-05",
    "remedy": "Write numbers as RFC 8785 does, and an integral gene strength with \".0\"."
  },
  {
    "id": "python_exponent",
    "about": "numbers",
    "meaning": "small and large numbers as Python's json module writes them, 0.00001 as 1e-05",
    "remedy": "Write numbers as RFC 8785 does: an exponent from 1e+21 up and from 1e-7 down only.",
    "wholeBelow": 1e+16
  },
  {
    "id": "sha256_emptied",
    "about": "integrity",
    "meaning": "`integrity` kept, with `sha256` set to an empty string",
    "remedy": "Remove the whole `integrity` member before hashing."
  },
  {
    "id": "sha256_null",
    "about": "integrity",
    "meaning": "`integrity` kept, with `sha256` set to null",
    "remedy": "Remove the whole `integrity` member before hashing."
  },
  {
    "id": "integrity_emptied",
    "about": "integrity",
    "meaning": "`integrity` kept as an empty object",
    "remedy": "Remove the whole `integrity` member before hashing."
  },
  {
    "id": "integrity_null",
    "about": "integrity",
    "meaning": "`integrity` kept with the value null",
    "remedy": "Remove the whole `integrity` member before hashing."
  },
  {
    "id": "seal_removed",
    "about": "seal",
    "meaning": "the germline's `seal` removed before hashing",
    "remedy": "Only `integrity` is left out; the seal is covered by the digest."
  },
  {
    "id": "unsorted",
    "about": "order",
    "meaning": "members in the order of the file instead of sorted",
    "remedy": "Sort the members of every object by the UTF-16 code units of their names."
  },
  {
    "id": "code_points",
    "about": "order",
    "meaning": "members sorted by code point instead of by UTF-16 code unit",
    "remedy": "Sort the members of every object by the UTF-16 code units of their names (encode them as UTF-16 big-endian and compare the bytes)."
  },
  {
    "id": "ascii_escapes",
    "about": "escapes",
    "meaning": "characters beyond ASCII written as \\u escapes",
    "remedy": "Write UTF-8 characters as they are (in Python: ensure_ascii=False)."
  },
  {
    "id": "html_escapes",
    "about": "escapes",
    "meaning": "&, < and > written as \\u escapes, as Go and some Java writers do",
    "remedy": "Write &, < and > as they are (in Go: SetEscapeHTML(false))."
  },
  {
    "id": "spaced",
    "about": "space",
    "meaning": "a space after each comma and colon (json.dumps defaults)",
    "remedy": "Write no white space (in Python: separators=(\",\", \":\"))."
  },
  {
    "id": "indented",
    "about": "space",
    "indent": 2,
    "meaning": "text indented by two spaces",
    "remedy": "Write no white space between tokens."
  },
  {
    "id": "indented_4",
    "about": "space",
    "indent": 4,
    "meaning": "text indented by four spaces",
    "remedy": "Write no white space between tokens."
  },
  {
    "id": "final_newline",
    "about": "end",
    "meaning": "a line feed at the end of the canonical text",
    "remedy": "Hash the canonical bytes without a final line feed."
  },
  {
    "id": "file_bytes_emptied",
    "about": "file",
    "meaning": "the bytes of the file with `sha256` emptied",
    "remedy": "Hash the canonical form, not the bytes of the file."
  }
] as const;

export const COMMON = [
  [
    "jcs_strength",
    "unsorted"
  ],
  [
    "python_numbers",
    "code_points",
    "ascii_escapes",
    "spaced"
  ],
  [
    "python_numbers",
    "unsorted",
    "ascii_escapes",
    "spaced"
  ],
  [
    "python_numbers",
    "code_points",
    "ascii_escapes"
  ],
  [
    "python_numbers",
    "code_points",
    "spaced"
  ],
  [
    "python_numbers",
    "unsorted",
    "spaced"
  ],
  [
    "jcs_strength",
    "code_points",
    "html_escapes"
  ],
  [
    "python_numbers",
    "unsorted",
    "ascii_escapes",
    "spaced",
    "sha256_emptied"
  ],
  [
    "python_numbers",
    "code_points",
    "ascii_escapes",
    "indented"
  ],
  [
    "python_numbers",
    "unsorted",
    "ascii_escapes",
    "indented"
  ],
  [
    "python_numbers",
    "code_points",
    "ascii_escapes",
    "indented_4"
  ]
] as const;

export const MAX_TOGETHER = 3 as const;

export const WORK = {
  "most": 9000000,
  "mostAtOnce": 800000,
  "value": 40,
  "digit": 6,
  "indentedTimes": 6
} as const;
