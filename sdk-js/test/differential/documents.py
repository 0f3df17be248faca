"""Documents for the differential test, valid and mutated, each with what the Python library says of it, as JSON Lines.

`python documents.py COUNT SEED` writes COUNT of each kind of line: a document, an answer of a model, a comparison.
The same seed gives the same lines.
"""

from __future__ import annotations

import base64
import copy
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from agent_genome.agf import canonical_bytes, diff
from agent_genome.agf._spec import DIGEST_FAULTS, SCHEMA, STRATUM_ROWS
from agent_genome.agf.checker import examine
from agent_genome.agf.digests import digest
from agent_genome.agf.doctor import _Patient  # pyright: ignore[reportPrivateUsage]
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.genome.finalizing import finalize

VALID = Path(__file__).resolve().parents[3] / "conformance" / "cases" / "valid"
LARGEST_BASE = 12_000
KINDS = SCHEMA["$defs"]["geneKind"]["enum"]
SOURCES = SCHEMA["$defs"]["geneSource"]["enum"]
ABOUT = {fault["id"]: fault["about"] for fault in DIGEST_FAULTS}

Json = Any


class Token(str):
    """JSON text that is written as it is."""

    __slots__ = ()


NUMBERS = (
    *("0", "-0", "0.0", "-0.0", "1", "1.0", "1e0", "10e-1", "0.5", "1e-5", "0.00001", "1e-7", "5e-324", "1e-400", "2"),
    *("-1", "1e21", "1e20", "123456789012345680000", "9007199254740991", "9007199254740992", "-9007199254740993"),
    *("9007199254740992.0", "1e16", "1.5e300", "1e999", "-1e999", "01", "1.", ".5", "+1", "0x1", "NaN", "Infinity"),
    *("1E5", "1e+5", "123.456e-10", "0.1", "0.30000000000000004", "1" * 30, "1" * 400, "1e5x", "--1", "1e16", "1e15"),
)
STRINGS = (
    *("", " ", "\u00a0\u2003", "a\nb", "\t", "x" * 401, "\U0001f600" * 400, "\U0001f600" * 401, "abc\n", "\x7f\u0085"),
    *("\u2028", "\u202ered", "\x1b[31m", "a\u200db", "\u0915\u094d\u200d", "\ufffe", "\uffff", "\ufb03", "\u00df"),
    *(
        "identity",
        "rule",
        "style",
        "role",
        "kernel",
        "org",
        "user",
        "none",
        "1.7",
        "1.01",
        "2.0",
        "identity_x",
        "__proto__",
    ),
    *(
        "2024-02-29T23:59:59Z",
        "2023-02-29T00:00:00Z",
        "2026-10-13t09:00:00z",
        "2026-10-13T09:00:60Z",
        "0" * 64,
        "a" * 24,
    ),
    *("\u0661" * 24, "abc", "lg_9eb0d977b215", "<b>&amp;</b>", 'quo"te\\', "\ue000", "\u3164", "\U000e0041"),
)
TOKENS = tuple(
    map(
        Token,
        (
            *(
                r'"\ud83d\ude00"',
                r'"\ud83d"',
                r'"\ude00\ud83d"',
                r'"\u0000"',
                r'"\u0041"',
                r'"\/"',
                r'"\x"',
                r'"\u12"',
                '"\t"',
            ),
            *(
                "'a'",
                "True",
                "None",
                "undefined",
                "// x",
                "[1,]",
                '{"a":1,}',
                '{"a" 1}',
                "{1:2}",
                '"open',
                "[",
                "{",
                "}",
                "]",
            ),
            *(
                "",
                "truex",
                "nul",
                '{"a":1,"a":2}',
                r'{"a":1,"\u0061":2}',
                r'{"\ud800":1}',
                "[" * 40 + "]" * 40,
                "[" * 28 + "]" * 28,
            ),
            *('{"__proto__":{"polluted":true}}', '{"10":1,"9":2,"a":3,"1":4}', '{"constructor":{"prototype":{"x":1}}}'),
            *('{"\ufb33":1,"\U0001f600":2,"a":3}', '{"strength":1}', '{"genes":[{"strength":1}]}', "[[],{},[{}],[[]]]"),
        ),
    )
)
NAMES = (
    *(
        "unknown",
        "when",
        "role_description",
        "genes",
        "strength",
        "__proto__",
        "constructor",
        "toString",
        "hasOwnProperty",
    ),
    *(
        "10",
        "9",
        "1",
        "-1",
        "01",
        "\U0001f600",
        "\ufb33",
        "a/b~c",
        "",
        "\u202e",
        "integrity",
        "sha256",
        "x" * 70,
        "\x1b",
    ),
)


PREFIXES = ("identity_", *("abc", "g_") * 10)


def documents(chance: random.Random, count: int) -> Iterator[bytes]:
    """Yield the bytes of documents: valid, with faults of every stage, and with faults in their bytes."""
    files = sorted(VALID.glob("*/file.agf.json"))
    bases = [json.loads(file.read_bytes()) for file in files if file.stat().st_size < LARGEST_BASE]
    for _ in range(count):
        document = copy.deepcopy(chance.choice(bases))
        grow(document, chance)
        for _ in range(chance.choice((0, 0, 0, 1, 1, 2, 3))):
            mutate(document, chance)
        data = signed(document, chance)
        yield with_faulty_bytes(data, chance) if chance.random() < 0.15 else data


def grow(document: Json, chance: random.Random) -> None:
    """Put layers and genes in that fit, mostly, and some spellings of numbers."""
    layers = [
        {"stratum": row.name, "genes": [gene(row, chance) for _ in range(chance.randint(0, 3))]}
        for row in chance.sample(STRATUM_ROWS[1:], chance.randint(0, 3))
    ]
    if chance.random() < 0.7:
        document["layers"] = layers
    if chance.random() < 0.2:
        document["extensions"] = {name: value(chance) for name in chance.sample(NAMES, chance.randint(0, 4))}
    if chance.random() < 0.1:
        document["agf"] = chance.choice(("1.0", "1.1", "1.23"))


def gene(row: Any, chance: random.Random) -> dict[str, Json]:
    """Return a gene for a stratum; one in ten has a value of another."""
    kind = chance.choice(row.kinds if chance.random() < 0.9 else KINDS)
    made: dict[str, Json] = {
        "id": chance.choice(PREFIXES) + str(chance.randint(0, 99)),
        "kind": kind,
        "text": chance.choice(("Keep it short.", "\u0915\u094d\u200d\u0937 \U0001f600", "x" * 400, "Say & mean <it>.")),
        "strength": Token(chance.choice(("0", "1", "1.0", "0.55", "1e-5", "0.0001", "-0", "1e0", "0.0"))),
        "source": chance.choice(row.sources if chance.random() < 0.9 else SOURCES),
        "evidence_count": Token(chance.choice(("0", "3", "3.0", "1e3", "9007199254740991"))),
        "scope": chance.sample(("invoice", "mail", "\u0928"), chance.randint(0, 2)),
        "overrides": [chance.choice(PREFIXES) + str(chance.randint(0, 99))] * chance.choice((0, 0, 0, 1)),
        "provenance": ["ref:1"] * chance.choice((0, 1)),
    }
    if kind == "role":
        made["role_description"] = "Signs off"
    if chance.random() < 0.1 and kind != "identity":
        made["when"] = [{"feature": "mode", "any_of": ["draft"]}]
    return made


def value(chance: random.Random) -> Json:
    """Return a value of any kind, some of which are no JSON."""
    sort = chance.random()
    if sort < 0.25:
        return Token(chance.choice(NUMBERS))
    if sort < 0.7:
        return chance.choice(STRINGS)
    if sort < 0.8:
        return chance.choice(TOKENS)
    return copy.deepcopy(
        chance.choice((None, True, False, [], {}, [[]], [{}], ["abc", "abc"], {"genes": []}, {"a": {}}))
    )


def mutate(document: Json, chance: random.Random) -> None:
    """Make one fault in a document."""
    found = list(holders(document))
    of_genes = [holder for holder in found if is_object(holder) and {"strength", "text", "any_of"} & holder.keys()]
    holder = chance.choice(of_genes if of_genes and chance.random() < 0.5 else found)
    key = chance.choice(list(holder) if is_object(holder) else range(len(holder)))
    action = chance.randrange(5)
    if action == 0:
        del holder[key]
    elif action == 1 and is_object(holder):
        holder[chance.choice(NAMES)] = value(chance)
    elif action == 2 and is_array(holder):
        holder += [copy.deepcopy(holder[key]) for _ in range(chance.choice((1, 1, 11, 201)))]
    elif action == 3 and is_object(holder):
        items = list(holder.items())
        chance.shuffle(items)
        holder.clear()
        holder.update(items)
    else:
        holder[key] = value(chance)


def holders(node: Json) -> Iterator[Any]:
    """Yield every object and array that is not empty, itself first."""
    if (is_object(node) or is_array(node)) and node:
        yield node
        for item in node.values() if is_object(node) else node:
            yield from holders(item)


def signed(document: Json, chance: random.Random) -> bytes:
    """Return the bytes of a document with a digest that is right, wrong in a known way, or as it was."""
    style = chance.choice(({}, {"space": " "}, {"space": "\n"}, {"ascii": True}))
    data = written(document, **style).encode("utf-8", "surrogatepass")
    try:
        parsed = json.loads(data)
        stated: str = parsed["integrity"]["sha256"]
        right, sort = digest(parsed), chance.random()
        if sort > 0.85:
            names = chance.sample(sorted(ABOUT), chance.choice((1, 1, 2, 3)))
            faults = tuple(name for name in ABOUT if name in names)
            if "file_bytes_emptied" in faults:
                faults = ("file_bytes_emptied",)
            if len({ABOUT[name] for name in faults}) == len(faults):
                right = _Patient(parsed, data).digest(faults)
        if sort > 0.04 and len(stated) == 64:
            data = data.replace(stated.encode(), right.encode())
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        pass
    return data


def written(node: Json, *, space: str = "", ascii: bool = False) -> str:
    """Return a document as JSON text, tokens as they are."""
    if isinstance(node, Token):
        return str(node)
    if is_object(node):
        members = (
            f"{json.dumps(name, ensure_ascii=ascii)}:{space}{written(item, space=space, ascii=ascii)}"
            for name, item in node.items()
        )
        return "{" + space + f",{space}".join(members) + "}"
    if is_array(node):
        return "[" + f",{space}".join(written(item, space=space, ascii=ascii) for item in node) + space + "]"
    return json.dumps(node, ensure_ascii=ascii)


JUNK = (
    b'"',
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"\\",
    b"\\ud800",
    b"\x00",
    b"\xff",
    b"\xc3",
    b"\xe2\x80",
    b"\xf0\x9f",
    b"\xed\xa0\x80",
)


def with_faulty_bytes(data: bytes, chance: random.Random) -> bytes:
    """Return bytes with one or two faults."""
    for _ in range(chance.randint(1, 2)):
        place = chance.randrange(len(data) + 1)
        action = chance.randrange(6)
        if action == 0:
            data = data[:place] + data[place + chance.randint(1, 4) :]
        elif action == 1:
            data = data[:place] + chance.choice(JUNK) + data[place:]
        elif action == 2:
            data = data[:place] + chance.choice(NUMBERS).encode() + data[place:]
        elif action == 3:
            data = data[:place]
        elif action == 4:
            data = data[:place] + data[max(0, place - 20) : place] + data[place:]
        else:
            data = chance.choice((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\x00\x00", b" \n", b"")) + data
        data = data or b" "
    return data


PIECES = (
    *(
        "<genome_report>",
        "</genome_report>",
        '{"followed": ["short", "made_up"]}',
        "{followed: [short, plain",
        "&lt;genome_report&gt;",
    ),
    *(
        "<genome-report ",
        "\\<genome\\_report\\>",
        "\uff1cgenome_report\uff1e",
        "\n",
        "\n```json\n",
        "```",
        "\n~~~\n",
        "`",
        "**",
        "> ",
    ),
    *(
        "Done.",
        " ",
        "\t",
        "\U0001f600",
        "<gen\u200bome_report>",
        "<gen\U000e0041\U000e0042ome_report>",
        "<genome_rep",
        "< / genome_report >",
    ),
    *(
        "\r\n",
        "<",
        "&amp;lt;",
        "\\",
        "_",
        "x" * 300,
        "\U0001f600" * 300,
        "</genome_report",
        "<genome_report/>",
        "<genome_report a='1'>",
    ),
    *(
        "\u00a0",
        "\ufeff",
        "[",
        "]",
        "{}",
        '{"followed": ["plain"], "followed": ["short"]}',
        "&quot;",
        "\u201cshort\u201d",
        "\x1f",
    ),
)
IDS = ("short", "plain", "lg_9eb0d977b215")


def lines(seed: int, count: int) -> Iterator[dict[str, Any]]:
    """Yield what is asked of the other implementation, with the answers."""
    chance = random.Random(seed)
    before: Any = None
    for data in documents(chance, count):
        verdict, document = examine(data)
        line: dict[str, Any] = {"kind": "document", "base64": base64.b64encode(data).decode()}
        line["verdict"] = {name: item for name, item in asdict(verdict).items() if name not in ("path", "findings")}
        line["canonical"] = None if document is None else hashlib.sha256(canonical_bytes(document)).hexdigest()
        yield line
        if is_object(document):
            if before is not None:
                changes = [asdict(change) for change in diff(before[1], document)]
                yield {"kind": "comparison", "first": before[0], "second": line["base64"], "changes": changes}
            before = line["base64"], document
        answer = "".join(chance.choices(PIECES, k=chance.randint(1, 12)))
        text, followed = finalize(answer, IDS)
        yield {"kind": "answer", "answer": answer, "ids": IDS, "text": text, "followed": followed}


def main() -> None:
    """Write the lines."""
    count, seed = map(int, sys.argv[1:])
    for line in lines(seed, count):
        sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
