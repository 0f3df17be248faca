"""What is JSON (RFC 8259) and what is not."""

from __future__ import annotations

from build_cases.case import Case, invalid, valid
from build_cases.documents import SAMPLE_BYTES, changed, genome, sample
from build_cases.limits import MAX_FILE_BYTES
from build_cases.text import Token, replaced, write

__all__ = ["cases"]

SPEC = "agf.md#json"
TEXT = SAMPLE_BYTES.decode()


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_spellings(), *_no_tokens(), *_edits(), *_whole_files()]


def _spellings() -> list[Case]:
    escaped = replaced(TEXT, '"slug": "bill-banao"', r'"\u0073l\u0075g": "bill\u002Dbanao"')
    solidus = changed(sample(), {"/agent/species": Token(r'"Bill\/Banao \"\\\ud83d\ude00\uD83D\uDE00"')})
    return [
        valid(
            "minified",
            "The sample without white space",
            "Layout means nothing; the digest is that of the sample.",
            spec=SPEC,
            data=write(sample(), indent=None),
        ),
        valid(
            "carriage-returns",
            "CR LF line ends and tabs",
            "All four white space characters may stand between tokens.",
            spec=SPEC,
            data="\r\n\t" + TEXT.replace("\n", "\r\n").replace("  ", "\t"),
        ),
        valid(
            "escaped-names",
            "Escapes in a member's name",
            "Names are compared after unescaping: this is `slug`, and the digest is that of the sample.",
            spec=SPEC,
            data=escaped,
        ),
        valid(
            "escapes",
            "Escapes that the canonical form writes differently",
            "`\\/` and escaped surrogate pairs are read as characters; hexadecimal digits have either case.",
            spec="canonical-form.md#jcs",
            document=solidus,
        ),
        valid(
            "brackets-in-text",
            "A text full of brackets, quotes and backslashes",
            "Brackets in strings nest nothing; counting them without reading strings refuses good files.",
            spec="agf.md#nesting",
            document=changed(genome(), {"/germline/genes/0/text": '[{"\\' * 100}),
        ),
    ]


def _no_tokens() -> list[Case]:
    table = [
        ("nan", "NaN", "`NaN`", "Python's reader takes it, and every comparison with it is false."),
        ("infinity", "Infinity", "`Infinity`", "JSON has no infinity; some readers take it all the same."),
        ("minus-infinity", "-Infinity", "`-Infinity`", "JSON has no infinity; some readers take it all the same."),
        ("python-true", "True", "`True`", "JSON has `true`, `false` and `null` in lower case only."),
        ("undefined", "undefined", "`undefined`", "JavaScript's `undefined` is no JSON value."),
        ("leading-zero", "01", "A leading zero", "`01` is octal to some readers and 1 to others."),
        ("plus-sign", "+1", "A plus sign", "A number has no plus sign."),
        ("no-whole-part", ".5", "No digit before the point", "A digit stands on both sides of the point."),
        ("no-fraction", "1.", "No digit after the point", "A digit stands on both sides of the point."),
        ("no-exponent", "1e", "No digit in the exponent", "An exponent has digits."),
        ("lone-minus", "-", "A minus sign alone", "A number has digits."),
        ("hexadecimal", "0x10", "A hexadecimal number", "JSON numbers are decimal."),
        ("underscore", "1_000", "An underscore in a number", "JSON numbers have digits only."),
        ("arabic-digit", "١", "An Arabic digit", "JSON digits are ASCII, whatever a reader's digit test says."),
        ("bad-escape", r'"\x41"', "The escape `\\x41`", "JSON has eight short escapes and `\\u`."),
        ("short-unicode-escape", r'"\u12"', "A `\\u` escape of two digits", "A `\\u` escape has four digits."),
        ("bad-unicode-escape", r'"\u12G4"', "A `\\u` escape with a G", "A `\\u` escape has hexadecimal digits."),
        (
            "signed-unicode-escape",
            r'"\u+123"',
            "A `\\u` escape with a sign",
            "Integer parsers take signs; JSON does not.",
        ),
        ("raw-tab", '"\t"', "A raw tab in a string", "Control characters are escaped in strings."),
        ("raw-line-feed", '"\n"', "A raw line feed in a string", "Control characters are escaped in strings."),
        ("raw-nul", '"\0"', "A raw NUL in a string", "Control characters are escaped in strings."),
        ("single-quotes", "'x'", "A string in single quotes", "JSON strings have double quotes."),
        ("unclosed-string", '"', "A string that does not end", "Everything up to the next quote is inside it."),
        ("trailing-comma-in-list", "[1,]", "A comma before `]`", "A comma stands between two items."),
        ("empty-item", "[1,,2]", "Two commas in a row", "An item stands between two commas."),
        ("mismatched-brackets", "[1}", "`[` closed by `}`", "Brackets close in pairs."),
    ]
    return [
        invalid(
            case_id,
            title,
            why,
            ("not_json", ""),
            spec=SPEC,
            data=replaced(TEXT, '"extensions": {}', f'"extensions": {{"x": {token}}}'),
        )
        for case_id, token, title, why in table
    ]


def _edits() -> list[Case]:
    first = '"agf": "1.0",'
    table = [
        ("line-comment", first, f"{first} // the version", "A line comment", "JSON has no comments."),
        ("block-comment", first, f"/* the version */ {first}", "A block comment", "JSON has no comments."),
        ("unquoted-name", first, 'agf: "1.0",', "A name without quotes", "Names are strings."),
        ("missing-comma", first, '"agf": "1.0"', "No comma between two members", "Members are set apart by commas."),
        ("missing-colon", first, '"agf" "1.0",', "No colon after a name", "A colon stands after each name."),
        ("number-as-name", first, f"1: 2, {first}", "A number as a name", "Names are strings."),
        ("form-feed", first, f"\f{first}", "A form feed between tokens", "Only space, tab, CR and LF are white space."),
        (
            "no-break-space",
            first,
            f"\u00a0{first}",
            "A no-break space between tokens",
            "Unicode spaces are no white space here.",
        ),
    ]
    edits = [
        invalid(case_id, title, why, ("not_json", ""), spec=SPEC, data=replaced(TEXT, old, new))
        for case_id, old, new, title, why in table
    ]
    comma = invalid(
        "trailing-comma",
        "A comma after the last member",
        "Many readers allow it; then files pass here and fail there.",
        ("not_json", ""),
        spec=SPEC,
        data=TEXT.rstrip("}\n") + "},\n}\n",
    )
    return [comma, *edits]


def _whole_files() -> list[Case]:
    table = [
        ("empty-file", b"", "No byte at all", "Nothing is no JSON value."),
        ("white-space-only", b" \n\t\r\n", "White space only", "A JSON text has a value."),
        (
            "second-document",
            SAMPLE_BYTES * 2,
            "The sample twice",
            "A file holds one JSON value; a log of them is refused.",
        ),
        (
            "text-behind",
            SAMPLE_BYTES + b"x",
            "A letter behind the document",
            "Nothing but white space follows the value.",
        ),
        ("nul-behind", SAMPLE_BYTES + b"\0", "A NUL behind the document", "C strings end there; JSON texts do not."),
        ("nul-bytes", bytes(64), "Nothing but NUL bytes", "A file that was allocated and never written."),
        (
            "quotes-only",
            b'"' * MAX_FILE_BYTES,
            "Nothing but quotes, up to the size limit",
            "A reader stays linear here.",
        ),
        ("one-brace-missing", SAMPLE_BYTES[:-2], "The last brace is missing", "An object ends with its brace."),
        ("one-brace-too-many", SAMPLE_BYTES + b"}", "A brace too many", "Nothing but white space follows the value."),
        ("gzip", b"\x1f", "The first byte of a compressed file", "A control character starts no JSON value."),
    ]
    return [invalid(case_id, title, why, ("not_json", ""), spec=SPEC, data=data) for case_id, data, title, why in table]
