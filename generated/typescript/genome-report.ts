// Generated from spec/genome/dialects.json; do not edit, run `nox -s generate`.
// sha256 of the source: 8595c76aee1412b7ba9daec2e55f5b7b582260d23dba5a63dcb754765eca6b45

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
  "limits": {
    "body_characters": {
      "value": 16384,
      "meaning": "Characters of a report that are read for ids; the rest is dropped unread."
    },
    "mention_characters": {
      "value": 512,
      "meaning": "Characters from a tag inside a line to the end of the answer, when what follows the tag is no JSON, that still make a report."
    },
    "attribute_characters": {
      "value": 200,
      "meaning": "Characters between the name of a tag and its end."
    },
    "gap_characters": {
      "value": 4,
      "meaning": "Hidden characters between two letters of a tag's name, and blanks or hidden characters before the name."
    },
    "wrapper_characters": {
      "value": 8,
      "meaning": "Characters of emphasis or inline code around a report."
    },
    "blank_characters": {
      "value": 64,
      "meaning": "Blanks, line ends included, between a fence and a report."
    },
    "info_characters": {
      "value": 64,
      "meaning": "Characters after the marks of a fence."
    },
    "fence_characters": {
      "value": 16,
      "meaning": "Marks of a fence."
    }
  }
} as const;
