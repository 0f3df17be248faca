// Generated from spec/genome/dialects.json; do not edit, run `nox -s generate`.
// sha256 of the source: bfd6d18f121295aaffeebc2ea2459d02ab7da705190e72962d23da1af51d9a39

export const HIDDEN = [
  [
    "0000",
    "001F"
  ],
  [
    "007F",
    "009F"
  ],
  [
    "00AD",
    "00AD"
  ],
  [
    "034F",
    "034F"
  ],
  [
    "061C",
    "061C"
  ],
  [
    "115F",
    "1160"
  ],
  [
    "17B4",
    "17B5"
  ],
  [
    "180B",
    "180F"
  ],
  [
    "200B",
    "200F"
  ],
  [
    "2028",
    "202E"
  ],
  [
    "2060",
    "206F"
  ],
  [
    "2800",
    "2800"
  ],
  [
    "3164",
    "3164"
  ],
  [
    "D800",
    "DFFF"
  ],
  [
    "FE00",
    "FE0F"
  ],
  [
    "FEFF",
    "FEFF"
  ],
  [
    "FFA0",
    "FFA0"
  ],
  [
    "FFF0",
    "FFFB"
  ],
  [
    "FFFE",
    "FFFF"
  ],
  [
    "1BCA0",
    "1BCA3"
  ],
  [
    "1D173",
    "1D17A"
  ],
  [
    "E0000",
    "E0FFF"
  ]
] as const;

export const REPORT = {
  "tag": "genome_report",
  "member": "followed",
  "less_than": [
    "<",
    "&lt;",
    "&amp;lt;",
    "&#60;",
    "&#x3c;",
    "\\u003c",
    "\uff1c",
    "\ufe64"
  ],
  "greater_than": [
    ">",
    "\\>",
    "&gt;",
    "&amp;gt;",
    "&#62;",
    "&#x3e;",
    "\\u003e",
    "\uff1e",
    "\ufe65"
  ],
  "underscores": [
    "_",
    "\\_",
    "-"
  ],
  "quotes": [
    "&quot;",
    "&#34;",
    "&#x22;",
    "&amp;quot;",
    "\\u0022",
    "\\\"",
    "\u201c",
    "\u201d",
    "\u201e"
  ],
  "wrappers": "*_~`",
  "blanks": " \t\r\n\u00a0",
  "lead": " \t\r>",
  "white_space": [
    [
      "0009",
      "000D"
    ],
    [
      "001C",
      "0020"
    ],
    [
      "0085",
      "0085"
    ],
    [
      "00A0",
      "00A0"
    ],
    [
      "1680",
      "1680"
    ],
    [
      "2000",
      "200A"
    ],
    [
      "2028",
      "2029"
    ],
    [
      "202F",
      "202F"
    ],
    [
      "205F",
      "205F"
    ],
    [
      "3000",
      "3000"
    ]
  ],
  "limits": {
    "body_characters": 16384,
    "mention_characters": 512,
    "attribute_characters": 200,
    "gap_characters": 4,
    "wrapper_characters": 8,
    "blank_characters": 64,
    "info_characters": 64,
    "fence_characters": 16,
    "least_fence_characters": 3,
    "fence_indent_characters": 3,
    "tail_characters": 8,
    "member_gap_characters": 8,
    "brackets": 64
  }
} as const;
