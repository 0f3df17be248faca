# Generated from spec/agf/1.0/wording.json; do not edit, run `nox -s generate`.
# sha256 of the source: 5a30b683b272320ff2cefe540a353284fbed99173307b6148fc19dab35579a6c
"""Words that fill the messages of the catalogue, and how a value of the file is shown"""

from __future__ import annotations

from typing import Any, Final

SHOWN_CHARACTERS: Final[int] = 60

SHOWN_DIGITS: Final[int] = 40

UNSAFE_CATEGORIES: Final[list[Any]] = ['Cc', 'Cf', 'Cs', 'Co', 'Zl', 'Zp']

UNSEEN: Final[list[Any]] = [['034F', '034F'],
 ['115F', '1160'],
 ['17B4', '17B5'],
 ['180B', '180F'],
 ['2065', '2065'],
 ['2800', '2800'],
 ['3164', '3164'],
 ['FDD0', 'FDEF'],
 ['FE00', 'FE0F'],
 ['FFA0', 'FFA0'],
 ['FFF0', 'FFF8'],
 ['FFFE', 'FFFF'],
 ['13439', '1343F'],
 ['1FFFE', '1FFFF'],
 ['2FFFE', '2FFFF'],
 ['3FFFE', '3FFFF'],
 ['4FFFE', '4FFFF'],
 ['5FFFE', '5FFFF'],
 ['6FFFE', '6FFFF'],
 ['7FFFE', '7FFFF'],
 ['8FFFE', '8FFFF'],
 ['9FFFE', '9FFFF'],
 ['AFFFE', 'AFFFF'],
 ['BFFFE', 'BFFFF'],
 ['CFFFE', 'CFFFF'],
 ['DFFFE', 'DFFFF'],
 ['E0000', 'E0FFF'],
 ['EFFFE', 'EFFFF'],
 ['FFFFE', 'FFFFF'],
 ['10FFFE', '10FFFF']]

JSON_TYPES: Final[dict[str, Any]] = {'null': 'null',
 'boolean': 'a boolean',
 'number': 'a number',
 'string': 'a string',
 'array': 'an array',
 'object': 'an object'}

SCHEMA_TYPES: Final[dict[str, Any]] = {'object': 'an object',
 'array': 'an array',
 'string': 'a string',
 'boolean': 'true or false',
 'number': 'a number',
 'integer': 'a whole number',
 'null': 'null'}

PHRASES: Final[dict[str, Any]] = {'document': 'the document',
 'here': 'here',
 'missing': 'missing',
 'no_character': 'nothing',
 'items': 'items',
 'characters': 'characters',
 'absent': ' (it is not in this file)',
 'encoding': '; the file seems to be {encoding}',
 'at_least': 'at least {limit}',
 'at_most': 'at most {limit}',
 'one_of': ' One of {allowed}.',
 'for_example': ' For example {value}.'}

NOT_JSON: Final[dict[str, Any]] = {'empty': 'The text is empty.',
 'cut_off': 'The text ends too early: it was cut off.',
 'other': 'Not JSON: {why}.',
 'expected': {'value': 'a value is expected here',
              'name': "a member's name in double quotes and a colon are expected here",
              'comma or ]': 'a comma or ] is expected here',
              'comma or }': 'a comma or } is expected here',
              'end': 'the document has ended, but more text follows'},
 'anywhere': [{'pattern': '//|/\\*|#', 'why': 'comments are no JSON'}],
 'comma_before_bracket': 'a comma stands before the closing bracket',
 'mistakes': [{'pattern': 'NaN|-?Infinity', 'why': 'NaN and Infinity are no JSON'},
              {'pattern': 'True|False|None',
               'why': "Python's True, False and None are no JSON; write true, false and null"},
              {'pattern': "'", 'why': 'strings stand in double quotes'},
              {'pattern': '\\+', 'why': 'a number has no plus sign'},
              {'pattern': '-?0[0-9]', 'why': 'a number has no leading zeros'},
              {'pattern': '-?\\.[0-9]', 'why': 'a number needs a digit before the point'},
              {'pattern': '-?[0-9]', 'why': 'this number is not written as JSON writes numbers'},
              {'pattern': '[‘’“”]', 'why': 'typographic quotes are no JSON; use straight double quotes'}],
 'string_unclosed': 'this string has no closing quote',
 'string_without_colon': "a colon is expected after the member's name",
 'string_escape': 'this escape is unknown',
 'string_control': 'a control character stands in a string unescaped'}

NO_CANONICAL_FORM: Final[dict[str, Any]] = {'lone_surrogate': 'half of a surrogate pair',
 'number': 'NaN and Infinity have no JSON form',
 'nesting': 'more than {limit} levels',
 'value': '{type} is no JSON value'}
