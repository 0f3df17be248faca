"""The vectors of the canonical form: a document's text, its canonical bytes, its digest."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from typing import Any

from agent_genome.agf import canonical_bytes
from agent_genome.agf._spec import CANONICAL_FORM, MAX_NESTING, MAX_SAFE_INTEGER
from agent_genome.agf.digests import digested
from build_cases.documents import SAMPLE_BYTES, sample
from build_cases.text import replaced, write

__all__ = ["vector_file"]

SAMPLE = SAMPLE_BYTES.decode()

NUMBERS = [
    *("0", "-0", "0.0", "-0.0", "0e99", "1", "-1", "1.0", "1e0", "10e-1", "100", "1E2", "1e+2", "0.5", "5e-1"),
    *(
        "0.1",
        "0.2",
        "0.30000000000000004",
        "4.35",
        "2.675",
        "0.00001",
        "0.000001",
        "1e-6",
        "1e-7",
        "0.0000001",
        "1.5e-9",
    ),
    *("1e20", "123456789012345680000.0", "1e21", "1e22", "1.5e21", "-1e21", "1e300", "1E-400"),
    *(
        "5e-324",
        "2.2250738585072014e-308",
        "2.225073858507201e-308",
        "1.7976931348623157e308",
        "-1.7976931348623157e308",
    ),
    *("333333333.33333329", "333333333.3333333", "1424953923781206.2", "9007199254740993.0", "295147905179352830000.0"),
    *(str(MAX_SAFE_INTEGER), str(-MAX_SAFE_INTEGER), f"{MAX_SAFE_INTEGER}.0", f"{MAX_SAFE_INTEGER + 1}.0"),
    *("9.999999999999999e22", "1e23", "9.5367431640625e-7", "0." + "3" * 40, "1.00000000000000000000001"),
]

STRENGTHS = [
    "0",
    "-0",
    "0.0",
    "-0.0",
    "-1e-400",
    "1",
    "1.0",
    "1e0",
    "10e-1",
    "0.1E1",
    "0.5",
    "5E-1",
    "0.55",
    "0.0001",
    "1e-4",
]

BEYOND_RANGE = [
    *("2", "-1", "100", "1.5", "1e-7", "1000000000000000", str(MAX_SAFE_INTEGER), str(-MAX_SAFE_INTEGER)),
    *("1e15", "1e20", "123456789012345680000.0", "1e21", "-1e21"),
]


def vector_file() -> bytes:
    """Return the bytes of the file of vectors."""
    content = {"canonical_form": CANONICAL_FORM, "vectors": list(_vectors())}
    return (json.dumps(content, indent=2, ensure_ascii=False) + "\n").encode()


def _vectors() -> Iterator[dict[str, Any]]:
    for name, why, text in (*_samples(), *_numbers(), *_strengths(), *_strings(), *_members()):
        covered = canonical_bytes(digested(json.loads(text)))
        yield {
            "name": name,
            "why": why,
            "input": _base64(text.encode()),
            "canonical": _base64(covered),
            "canonical_text": covered.decode(),
            "sha256": hashlib.sha256(covered).hexdigest(),
        }


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def _samples() -> Iterator[tuple[str, str, str]]:
    backwards = json.loads(SAMPLE, object_pairs_hook=lambda pairs: dict(reversed(pairs)))
    yield "sample", "The published sample as it is printed.", SAMPLE
    yield "sample-decimal", "A strength of 1.0 is the same value.", SAMPLE.replace('"strength": 1', '"strength": 1.0')
    yield "sample-exponent", "A strength of 1e0 is the same value.", SAMPLE.replace('"strength": 1', '"strength": 1e0')
    yield "sample-reversed", "The order of members means nothing.", write(backwards)
    yield "sample-minified", "White space means nothing.", write(sample(), indent=None)
    yield (
        "sample-without-integrity",
        "`integrity` is not covered, whatever it holds.",
        write({name: value for name, value in sample().items() if name != "integrity"}),
    )
    yield (
        "sample-escaped",
        "Escapes are read before the digest.",
        replaced(SAMPLE, '"bill-banao"', r'"\u0062ill\u002dbanao"'),
    )


def _numbers() -> Iterator[tuple[str, str, str]]:
    for token in NUMBERS:
        yield f"number {token}", "A number is written as ECMAScript writes it.", f'{{"extensions":{{"n":{token}}}}}'
    for token in ("1.0", "0", "2.0"):
        yield f"count {token}", "A count has no fraction.", _gene(f'"evidence_count":{token}')


def _strengths() -> Iterator[tuple[str, str, str]]:
    for token in STRENGTHS:
        yield f"strength {token}", "An integral strength keeps `.0`.", _gene(f'"strength":{token}')
    for token in BEYOND_RANGE:
        yield (
            f"strength {token}",
            "Also a strength beyond its range has a canonical form; from 1e21 up it is that of JCS.",
            _gene(f'"strength":{token}'),
        )
    for token in ('"1"', "true", "null", "[1]", '{"strength":1}'):
        yield f"strength {token}", "A strength that is no number is written as in JCS.", _gene(f'"strength":{token}')
    yield "strength in the germline", "A gene of the germline.", '{"germline":{"genes":[{"strength":1}]}}'
    elsewhere = {
        "in the document": '{"strength":1.0}',
        "in extensions": '{"extensions":{"genes":[{"strength":1.0}],"layers":[{"genes":[{"strength":1.0}]}]}}',
        "in a layer": '{"layers":[{"strength":1.0,"genes":[]}]}',
        "below a gene": '{"layers":[{"genes":[{"when":[{"strength":1.0}]}]}]}',
        "in genes that are an object": '{"layers":[{"genes":{"strength":1.0}}]}',
        "in layers that are an object": '{"layers":{"genes":[{"strength":1.0}]}}',
        "in a germline that is a list": '{"germline":[{"genes":[{"strength":1.0}]}]}',
        "in a list of lists": '{"germline":{"genes":[[{"strength":1.0}]]}}',
        "in genes of the document": '{"genes":[{"strength":1.0}]}',
    }
    for place, text in elsewhere.items():
        yield f"strength {place}", "Only an object in `germline.genes` or `layers[].genes` has a gene's strength.", text


def _strings() -> Iterator[tuple[str, str, str]]:
    every = "".join(map(chr, range(0x20))) + '"\\/\x7f\u0080\u00ad\u2028\u2029\ufeff\ufffe\uffff'
    why = "Two-letter escapes where JSON has them, `\\u00xx` in lower case for other controls, nothing else."
    yield "escapes", why, json.dumps({"extensions": {"s": every}})
    yield "escapes in names", why, json.dumps({"extensions": dict.fromkeys(every, 0)})
    yield "surrogate pair", "A pair of escapes is one character.", r'{"extensions":{"s":"\ud83d\uDE00\udbff\udfff"}}'
    yield "solidus", "`\\/` is `/`.", r'{"extensions":{"s":"\/"}}'
    yield "not normalised", "Nothing is normalised.", '{"extensions":{"s":"é e\u0301 Å Å ﬀ क्\u200dष"}}'


def _members() -> Iterator[tuple[str, str, str]]:
    names = [
        "😀",
        "\ue000",
        "\uffff",
        "ﬀ",
        "€",
        "é",
        "\u0080",
        "~",
        "a",
        "aa",
        "B",
        "9",
        "10",
        "",
        "\r",
        "<",
        "\\",
        '"',
    ]
    yield "names", "Sorted by UTF-16 code unit.", json.dumps({"extensions": dict.fromkeys(names, 0)})
    yield "rfc 8785", "The example of RFC 8785, section 3.2.3.", json.dumps(
        {"extensions": {"€": "Euro Sign", "\r": "Carriage Return", "דּ": "Hebrew Letter Dalet With Dagesh", "1": "One",
                        "😀": "Emoji: Grinning Face", "\u0080": "Control", "ö": "Latin Small Letter O With Diaeresis"}}
    )  # fmt: skip
    yield (
        "names of javascript",
        "`__proto__` is a name like any other.",
        '{"__proto__":{"b":1,"a":2},"constructor":null,"toString":0}',
    )
    yield "empty values", "Nothing is left out.", '{"extensions":{"a":null,"b":[],"c":{},"d":"","e":false,"f":true}}'
    yield "deepest", "Nested to the limit.", '{"x":' + "[" * (MAX_NESTING - 1) + "]" * (MAX_NESTING - 1) + "}"
    yield (
        "integrity inside",
        "Only the document's own `integrity` is left out.",
        '{"integrity":1,"extensions":{"integrity":1}}',
    )


def _gene(member: str) -> str:
    return f'{{"layers":[{{"genes":[{{{member}}}]}}]}}'
