"""I-JSON: nesting, duplicate members, surrogates, numbers."""

from __future__ import annotations

from collections.abc import Sequence

from build_cases.case import Case, invalid, valid
from build_cases.documents import SAMPLE_BYTES, changed, gene, genome, kernel_gene, layer, sample
from build_cases.limits import MAX_NESTING, MAX_SAFE_INTEGER
from build_cases.text import Token, replaced, write

__all__ = ["cases"]

TEXT = SAMPLE_BYTES.decode()
UNSAFE = MAX_SAFE_INTEGER + 1

# The document is level 1 and `extensions` level 2.
DEEPEST_IN_EXTENSIONS = MAX_NESTING - 2


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_nesting(), *_duplicates(), *_surrogates(), *_numbers_refused(), *_numbers_taken()]


def _with_extension(value: str) -> str:
    return replaced(TEXT, '"extensions": {}', f'"extensions": {value}')


def _nesting() -> list[Case]:
    spec = "agf.md#nesting"
    lists = "/extensions/x" + "/0" * DEEPEST_IN_EXTENSIONS
    objects = "/extensions" + "/x" * (DEEPEST_IN_EXTENSIONS + 1)
    too_many = DEEPEST_IN_EXTENSIONS + 1
    return [
        valid(
            "nesting-at-limit",
            "Lists nested to the limit",
            "The document itself is the first level.",
            spec=spec,
            document=changed(
                sample(), {"/extensions/x": Token("[" * DEEPEST_IN_EXTENSIONS + "1" + "]" * DEEPEST_IN_EXTENSIONS)}
            ),
        ),
        valid(
            "wide-not-deep",
            "A thousand lists side by side",
            "Depth is how many are open at once, not how many there are.",
            spec=spec,
            document=changed(sample(), {"/extensions/x": [[] for _ in range(1000)]}),
        ),
        invalid(
            "nesting-too-deep",
            "Lists nested one level beyond the limit",
            "Readers break at different depths; the limit makes them agree.",
            ("nesting_too_deep", lists),
            spec=spec,
            data=_with_extension(f'{{"x": {"[" * too_many}{"]" * too_many}}}'),
        ),
        invalid(
            "nesting-too-deep-objects",
            "Objects nested one level beyond the limit",
            "Objects count as lists do.",
            ("nesting_too_deep", objects),
            spec=spec,
            data=_with_extension('{"x": ' * (DEEPEST_IN_EXTENSIONS + 1) + "{}" + "}" * (DEEPEST_IN_EXTENSIONS + 1)),
        ),
        invalid(
            "nesting-unclosed",
            "100,000 opening brackets",
            "The level is passed long before the text turns out not to be JSON; recursive readers die here.",
            ("nesting_too_deep", "/0" * MAX_NESTING),
            spec=spec,
            data="[" * 100_000,
        ),
        invalid(
            "nesting-before-syntax",
            "Too deep, and no JSON further on",
            "What comes first in the text ends the check.",
            ("nesting_too_deep", lists),
            spec="checking.md#json-stage",
            data=_with_extension(f'{{"x": {"[" * too_many}NaN}}'),
        ),
        invalid(
            "syntax-before-nesting",
            "No JSON, and too deep further on",
            "What comes first in the text ends the check.",
            ("not_json", ""),
            spec="checking.md#json-stage",
            data=_with_extension(f'{{"n": NaN, "x": {"[" * too_many}{"]" * too_many}}}'),
        ),
        invalid(
            "syntax-after-duplicate",
            "A duplicate member, and no JSON further on",
            "What ends the stage is reported alone, also when other problems stand before it.",
            ("not_json", ""),
            spec="checking.md#json-stage",
            data=_with_extension('{"a": 1, "a": 2, "n": NaN}'),
        ),
        invalid(
            "nesting-after-duplicate",
            "A duplicate member and half a surrogate pair, and too deep further on",
            "What ends the stage is reported alone, also when other problems stand before it.",
            ("nesting_too_deep", lists),
            spec="checking.md#json-stage",
            data=_with_extension(f'{{"a": "\\ud83d", "a": 2, "x": {"[" * too_many}{"]" * too_many}}}'),
        ),
    ]


def _duplicates() -> list[Case]:
    spec = "agf.md#duplicate-members"
    table: list[tuple[str, str, str, str, Sequence[str]]] = [
        (
            "duplicate-same-value",
            '{"x": 1, "x": 1}',
            "Twice with the same value",
            "Also then the names are not unique.",
            ["x"],
        ),
        (
            "duplicate-by-escape",
            r'{"a": 1, "\u0061": 2}',
            "One of the two is escaped",
            "Names are compared after unescaping.",
            ["a"],
        ),
        (
            "duplicate-by-surrogates",
            r'{"😀": 1, "\ud83d\ude00": 2}',
            "One of the two is a pair of escapes",
            "A pair of escapes is one character.",
            ["😀"],
        ),
        (
            "duplicate-deep",
            '{"a": [{"b": {"x": 1, "x": 2}}]}',
            "Deep inside `extensions`",
            "Free inside does not mean ambiguous.",
            ["a/0/b/x"],
        ),
        ("duplicate-empty-name", '{"": 1, "": 2}', "The empty name twice", "The empty string is a name.", [""]),
        (
            "duplicate-proto",
            '{"__proto__": 1, "__proto__": 2}',
            "`__proto__` twice",
            "Some readers set a prototype and see no member.",
            ["__proto__"],
        ),
        (
            "duplicate-thrice",
            '{"x": 1, "x": 2, "x": 3}',
            "Three of one name",
            "Each one after the first is reported.",
            ["x", "x"],
        ),
        (
            "duplicate-two-objects",
            '{"b": {"y": 1, "y": 2}, "a": {"x": 1, "x": 2}}',
            "Two objects with a duplicate each",
            "All are reported, in the order of the file, not of their names.",
            ["b/y", "a/x"],
        ),
        (
            "duplicate-slash-in-name",
            '{"a/b~": 1, "a/b~": 2}',
            "A name with `/` and `~`",
            "Pointers escape both.",
            ["a~1b~0"],
        ),
    ]
    refused = [
        invalid(
            case_id,
            title,
            why,
            *(("duplicate_member", f"/extensions/{way}") for way in ways),
            spec=spec,
            data=_with_extension(text),
        )
        for case_id, text, title, why, ways in table
    ]
    digests = '"integrity": {'
    return [
        *refused,
        invalid(
            "duplicate-digest",
            "Two `integrity` members",
            "One reader verifies the first, another the last.",
            ("duplicate_member", "/integrity"),
            spec=spec,
            data=replaced(TEXT, digests, f'"integrity": {{"sha256": "{"0" * 64}"}},\n  {digests}'),
        ),
        invalid(
            "duplicate-hides-schema",
            "A duplicate member, and no `source_tenant`",
            "With a problem of the JSON stage nothing further is looked at.",
            ("duplicate_member", "/kind"),
            spec="checking.md#stages",
            data=replaced(TEXT, '"source_tenant": "9c1e5b7a3d2f48e6a0b1c2d3"', '"kind": "genome"'),
        ),
        valid(
            "names-not-duplicate",
            "Names that differ in case, normalisation or place",
            "Names are compared by code point; the same name in another object is another member.",
            spec=spec,
            document=changed(
                sample(), {"/extensions": {"x": {"x": 1}, "X": 2, "é": 3, "e\u0301": 4, "ｘ": [{"x": 1}]}}
            ),
        ),
    ]


def _surrogates() -> list[Case]:
    spec = "agf.md#surrogates"
    table = [
        ("lone-surrogate", r"\ud83d", "A high half alone", "It passes many readers and dies later, at encoding."),
        ("lone-surrogate-low", r"\ude00", "A low half alone", "Half a pair stands for no character."),
        ("lone-surrogate-reversed", r"\ude00\ud83d", "A pair the wrong way round", "The high half comes first."),
        (
            "lone-surrogate-then-letter",
            r"\ud83dx",
            "A high half before a letter",
            "The other half has to follow at once.",
        ),
        (
            "lone-surrogate-then-escape",
            r"\ud83d\u0041",
            "A high half before another escape",
            "Only a low half completes it.",
        ),
        (
            "lone-surrogate-twice-high",
            r"\ud83d\ud83d\ude00",
            "A high half before a pair",
            "The second high half begins a pair; the first has none.",
        ),
    ]
    refused = [
        invalid(
            case_id,
            title,
            why,
            ("lone_surrogate", "/agent/species"),
            spec=spec,
            data=replaced(TEXT, '"species": "Bill Banao"', f'"species": "{escape}"'),
        )
        for case_id, escape, title, why in table
    ]
    return [
        *refused,
        invalid(
            "lone-surrogate-in-name",
            "Half of a pair in a member's name",
            "Names are strings too; the pointer shows U+FFFD in its place.",
            ("lone_surrogate", "/extensions/\ufffd"),
            spec="checking.md#pointer",
            data=_with_extension(r'{"\ud83d": 1}'),
        ),
        invalid(
            "lone-surrogate-in-extension",
            "Half of a pair deep in `extensions`",
            "Free inside does not mean that it has a canonical form.",
            ("lone_surrogate", "/extensions/x/0"),
            spec=spec,
            data=_with_extension(r'{"x": ["\ud800"]}'),
        ),
        valid(
            "noncharacters",
            "Noncharacters, escaped and as they are",
            "U+FFFE, U+FFFF and U+10FFFF are code points that UTF-8 can write.",
            spec=spec,
            document=changed(sample(), {"/extensions/x": Token('"\\ufffe\uffff\U0010ffff\\udbff\\udfff"')}),
        ),
        valid(
            "escaped-backslash-u",
            "A backslash, then the letters ud83d",
            "The backslash is escaped, so no escape of a surrogate stands here.",
            spec=spec,
            document=changed(sample(), {"/extensions/x": Token(r'"\\ud83d"')}),
        ),
    ]


def _numbers_refused() -> list[Case]:
    spec = "agf.md#numbers"
    table = [
        (
            "number-out-of-range",
            str(UNSAFE),
            "2^53",
            "Beyond 2^53-1, JavaScript rounds and then verifies what it rounded.",
        ),
        ("number-minus-out-of-range", str(-UNSAFE), "-2^53", "The limit holds on both sides."),
        (
            "number-twenty-digits",
            "12345678901234567890",
            "An integer of 20 digits",
            "It fits 64 bits and still not a double.",
        ),
        (
            "number-5000-digits",
            "9" * 5000,
            "An integer of 5,000 digits",
            "Some readers raise an error that nobody catches.",
        ),
        ("number-overflow", "1e999", "1e999", "It reads as infinity, which passes every minimum."),
        ("number-minus-overflow", "-1E+999", "-1E+999", "It reads as minus infinity."),
        (
            "number-just-overflow",
            "1.7976931348623159e308",
            "The smallest double that is none",
            "It rounds up to infinity.",
        ),
        (
            "number-long-overflow",
            "1" + "0" * 400 + ".0",
            "A decimal of 400 digits",
            "No exponent, and still an overflow.",
        ),
        (
            "number-huge-exponent",
            "1e" + "9" * 30,
            "An exponent of 30 digits",
            "The exponent itself overflows most integers.",
        ),
    ]
    return [
        *(
            invalid(
                case_id,
                title,
                why,
                ("number_out_of_range", "/extensions/x"),
                spec=spec,
                data=_with_extension(f'{{"x": {token}}}'),
            )
            for case_id, token, title, why in table
        ),
        invalid(
            "number-strength-overflow",
            "A strength of 1e999",
            "The JSON stage refuses it before its range is looked at.",
            ("number_out_of_range", "/germline/genes/0/strength"),
            spec=spec,
            data=write(changed(genome(), {"/germline/genes/0/strength": Token("1e999")})),
        ),
        invalid(
            "number-evidence-out-of-range",
            "An evidence count of 2^53",
            "Counts are integers and held to the safe range.",
            ("number_out_of_range", "/germline/genes/0/evidence_count"),
            spec=spec,
            data=write(changed(genome(), {"/germline/genes/0/evidence_count": UNSAFE})),
        ),
    ]


def _numbers_taken() -> list[Case]:
    spec = "agf.md#numbers"
    taken = [
        str(MAX_SAFE_INTEGER),
        str(-MAX_SAFE_INTEGER),
        f"{UNSAFE}.0",
        f"{UNSAFE + 1}.0",
        "12345678901234567890e0",
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "5e-324",
        "1e-400",
        "-1e-400",
        "0e99999",
        "0." + "3" * 5000,
        "1" + "0" * 300 + "e0",
        "-0",
        "-0.0",
        "1E+2",
        "1e-0",
    ]
    spellings = [
        "1",
        "1.0",
        "1e0",
        "10e-1",
        "0.1E+1",
        "1.000",
        "0",
        "-0",
        "0.0",
        "0e7",
        "0.5",
        "5e-1",
        "0.50",
        "0.0001",
        "1e-4",
    ]
    genes = [gene(f"spelt_{number:02}", strength=Token(text)) for number, text in enumerate(spellings)]
    underflows = {"/germline/genes/0/strength": Token("-1e-400"), "/germline/genes/0/evidence_count": Token("-0")}
    return [
        valid(
            "numbers-allowed",
            "Numbers at the edge of what is allowed",
            "Only integer tokens are held to 2^53-1; underflow and excess digits lose nothing that matters.",
            spec=spec,
            document=changed(sample(), {"/extensions/x": [Token(token) for token in taken]}),
        ),
        valid(
            "strength-spellings",
            "Strengths spelled in many ways",
            "The canonical form depends on the value, not on its spelling: 1.0, 0.0, 0.5, 0.0001.",
            spec="canonical-form.md#canonical-form",
            document=genome(layer("org", *genes)),
        ),
        valid(
            "strength-rounds-to-one",
            "A strength of 1.00000000000000001",
            "Excess digits are allowed: as a double this is 1, and within the range.",
            spec=spec,
            document=changed(genome(), {"/germline/genes/0/strength": Token("1.00000000000000001")}),
        ),
        valid(
            "zero-with-a-sign",
            "A strength of -1e-400 and an evidence count of -0",
            "Both are zero, and zero is within the range; the canonical form has no minus.",
            spec="canonical-form.md#canonical-form",
            document=changed(genome(), underflows),
        ),
        valid(
            "evidence-count-by-value",
            "Evidence counts of 1.0, 1e2 and 1e300",
            "An integer is one by value; JavaScript cannot tell 1.0 from 1.",
            spec="agf.md#types",
            document=genome(
                kernel=[
                    kernel_gene(f"identity_{number}", evidence_count=Token(text))
                    for number, text in enumerate(("1.0", "1e2", "1e300", "12.50e1"))
                ]
            ),
        ),
    ]
