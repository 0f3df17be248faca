# Generated from spec/agf/1.0/digest-faults.json; do not edit, run `nox -s generate`.
# sha256 of the source: fdad88c30ece321668c82329bb41bef037481cc773eb9db762e305a4e6e6a248
"""Usual wrong ways to compute the digest, the simplest first"""

from __future__ import annotations

from typing import Any, Final

MATCHED: Final[str] = 'The digest in the file was computed in a wrong way: {meanings}. {remedies}'

UNMATCHED: Final[str] = ('The content was changed after the digest was written, or the digest covers something else. If you trust '
 'the content, write the digest anew; otherwise ask the sender for the file again.')

FAULTS: Final[list[Any]] = [{'id': 'jcs_strength',
  'about': 'numbers',
  'meaning': 'plain RFC 8785, with an integral `strength` written as an integer',
  'remedy': 'Write an integral gene strength with ".0" (1 becomes 1.0) before hashing.'},
 {'id': 'strength_decimal_all',
  'about': 'numbers',
  'meaning': 'every number written as a floating-point number, `evidence_count` too',
  'remedy': 'Write only a gene\'s strength with ".0"; every other integral number has no fraction.'},
 {'id': 'python_numbers',
  'about': 'numbers',
  'meaning': "numbers as Python's json module writes them, 1 as 1 and 0.00001 as 1e-05",
  'remedy': 'Write numbers as RFC 8785 does, and an integral gene strength with ".0".'},
 {'id': 'python_exponent',
  'about': 'numbers',
  'meaning': "small and large numbers as Python's json module writes them, 0.00001 as 1e-05",
  'remedy': 'Write numbers as RFC 8785 does: an exponent from 1e+21 up and from 1e-7 down only.'},
 {'id': 'sha256_emptied',
  'about': 'integrity',
  'meaning': '`integrity` kept, with `sha256` set to an empty string',
  'remedy': 'Remove the whole `integrity` member before hashing.'},
 {'id': 'integrity_emptied',
  'about': 'integrity',
  'meaning': '`integrity` kept as an empty object',
  'remedy': 'Remove the whole `integrity` member before hashing.'},
 {'id': 'integrity_null',
  'about': 'integrity',
  'meaning': '`integrity` kept with the value null',
  'remedy': 'Remove the whole `integrity` member before hashing.'},
 {'id': 'seal_removed',
  'about': 'seal',
  'meaning': "the germline's `seal` removed before hashing",
  'remedy': 'Only `integrity` is left out; the seal is covered by the digest.'},
 {'id': 'unsorted',
  'about': 'order',
  'meaning': 'members in the order of the file instead of sorted',
  'remedy': 'Sort the members of every object by the UTF-16 code units of their names.'},
 {'id': 'ascii_escapes',
  'about': 'escapes',
  'meaning': 'characters beyond ASCII written as \\u escapes',
  'remedy': 'Write UTF-8 characters as they are (in Python: ensure_ascii=False).'},
 {'id': 'spaced',
  'about': 'space',
  'meaning': 'a space after each comma and colon (json.dumps defaults)',
  'remedy': 'Write no white space (in Python: separators=(",", ":")).'},
 {'id': 'indented',
  'about': 'space',
  'meaning': 'indented text',
  'remedy': 'Write no white space between tokens.'},
 {'id': 'final_newline',
  'about': 'end',
  'meaning': 'a line feed at the end of the canonical text',
  'remedy': 'Hash the canonical bytes without a final line feed.'},
 {'id': 'file_bytes_emptied',
  'about': 'file',
  'meaning': 'the bytes of the file with `sha256` emptied',
  'remedy': 'Hash the canonical form, not the bytes of the file.'},
 {'id': 'file_bytes',
  'about': 'file',
  'meaning': 'the bytes of the whole file',
  'remedy': 'Hash the canonical form without `integrity`, not the bytes of the file.'}]
