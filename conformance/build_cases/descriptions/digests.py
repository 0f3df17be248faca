"""The stage `digest`, and documents whose canonical form is easily got wrong."""
# ruff: noqa: E501 - a table is read across

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from agent_genome.agf.json_value import is_array, is_object
from build_cases.case import Case, invalid, valid
from build_cases.documents import Document, changed, digest_of, gene, genome, kernel_gene, layer, sample, sealed
from build_cases.text import Token, write

__all__ = ["cases"]

DIGEST = "/integrity/sha256"


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_wrong_ways(), *_forms(), *_covered(), *_canonical()]


def _base() -> Document:
    document = changed(
        genome(layer("org", gene("devanagari", text="बिल और चालान", evidence_count=3))),
        {"/extensions": {"share": Token("0.00001")}},
    )
    return json.loads(write(document))  # type: ignore[no-any-return]


def _with_digest(digest: str, document: Document | None = None) -> str:
    return write(changed(document or _base(), {DIGEST: digest})) + "\n"


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _canonical_text(document: Document) -> str:
    """Return the canonical text of a document without integrity, given that its members are named in ASCII."""
    text = write(_sorted(document), indent=None)
    return text.replace('"strength":1,', '"strength":1.0,').replace("1e-05", "0.00001")


def _sorted(value: Any) -> Any:
    if is_object(value):
        return {name: _sorted(value[name]) for name in sorted(value)}
    return [_sorted(item) for item in value] if is_array(value) else value


def _floated(document: Any) -> Any:
    """Return a document whose strengths are doubles, as Python then writes them."""
    if is_object(document):
        return {name: float(value) if name == "strength" else _floated(value) for name, value in document.items()}
    return [_floated(item) for item in document] if is_array(document) else document


def _wrong_ways() -> list[Case]:
    base = _base()
    bare = {name: value for name, value in base.items() if name != "integrity"}
    right = _canonical_text(bare)
    if _sha256(right) != digest_of(base):
        raise ValueError("the description's own canonical text is wrong")
    floats = right.replace('"evidence_count":0', '"evidence_count":0.0').replace(":3,", ":3.0,")
    emptied: Callable[[Any], str] = lambda integrity: _canonical_text({**bare, "integrity": integrity})  # noqa: E731
    unsealed = changed(bare, {"/germline": {name: bare["germline"][name] for name in ("read_only", "genes")}})
    table = [
        ("plain-jcs", right.replace('"strength":1.0', '"strength":1'), "RFC 8785 without the exception for strengths", "It is the first thing to try."),
        ("python-exponent", right.replace("0.00001", "1e-05"), "`1e-05` for 0.00001", "Python writes small numbers otherwise than JavaScript."),
        ("all-floats", floats, "Every number with a fraction", "Only a strength keeps `.0`, never a count."),
        ("digest-emptied", emptied({"sha256": ""}), "`integrity.sha256` emptied, not removed", "The whole member is left out."),
        ("integrity-emptied", emptied({}), "`integrity` emptied, not removed", "The whole member is left out."),
        ("integrity-null", emptied(None), "`integrity` set to null, not removed", "The whole member is left out."),
        ("seal-removed", _canonical_text(unsealed), "The seal left out", "Only `integrity` is left out."),
        ("unsorted", write(bare, indent=None).replace('"strength":1,', '"strength":1.0,').replace("1e-05", "0.00001"), "Members in the order of the file", "Members are sorted at every level."),
        ("ascii-escapes", json.dumps(json.loads(right), separators=(",", ":")).replace("1e-05", "0.00001"), "Escapes beyond ASCII", "Characters are written as they are."),
        ("spaced", json.dumps(_floated(json.loads(right)), separators=(", ", ": "), ensure_ascii=False).replace("1e-05", "0.00001"), "Spaces between the tokens", "No white space stands between tokens."),
        ("indented", write(_sorted(bare)), "Indented text", "No white space stands between tokens."),
        ("final-line-feed", right + "\n", "A line feed at the end", "Nothing follows the last brace."),
        ("file-bytes", _with_digest(""), "The bytes of the file, with an empty digest", "The canonical form is hashed, not the file."),
    ]  # fmt: skip
    return [
        invalid(
            f"digest-{name}",
            title,
            why,
            ("digest_mismatch", DIGEST),
            spec="canonical-form.md#digest",
            data=_with_digest(_sha256(text)),
        )
        for name, text, title, why in table
    ]


def _forms() -> list[Case]:
    right = digest_of(_base())
    table = [
        (
            "upper-case",
            right.upper(),
            "The right digest in capitals",
            "Comparing without regard to case would take it.",
        ),
        ("line-feed", right + "\n", "The right digest with a line feed behind", "Tools that print digests add one."),
        ("short", right[:-1], "The right digest without its last digit", "A prefix is not compared."),
        (
            "prefixed",
            f"sha256:{right}",
            "The right digest with the algorithm before it",
            "The member's name says it already.",
        ),
        ("base64", "ahoyNk", "A digest in another notation", "Digests are hexadecimal."),
        ("empty", "", "An empty digest", "What a pattern rules has the wrong form, not the wrong length."),
    ]
    return [
        *(
            invalid(
                f"digest-{name}",
                title,
                f"{why} It is not compared at all.",
                ("bad_format", DIGEST),
                spec="canonical-form.md#digest" if name == "upper-case" else "checking.md#digest-stage",
                data=_with_digest(value),
            )
            for name, value, title, why in table
        ),
        invalid(
            "digest-one-bit",
            "The right digest with another last digit",
            "The digest is compared to its end.",
            ("digest_mismatch", DIGEST),
            spec="canonical-form.md#digest",
            data=_with_digest(right[:-1] + ("0" if right[-1] != "0" else "1")),
        ),
    ]


def _covered() -> list[Case]:
    base = sealed(changed(sample(), {"/owner": "accounts", "/extensions/x": 1}))
    table: list[tuple[str, Document, str, str]] = [
        ("extension", {"/extensions/x": 2}, "A value in `extensions` was changed", "Extensions are covered."),
        ("unknown", {"/owner": "sales"}, "An unknown member was changed", "What a reader does not know is covered too."),
        ("seal", {"/germline/seal/kid": "k2"}, "The seal's key id was changed", "The seal is covered."),
        ("time", {"/exported_at": "2026-10-13T09:00:00+00:00"}, "The time was written another way", "The characters are covered, not the moment."),
    ]  # fmt: skip
    unknown = ("unknown_field", "/owner")
    return [
        *(
            invalid(
                f"digest-covers-{name}",
                title,
                why,
                ("digest_mismatch", DIGEST),
                unknown,
                spec="canonical-form.md#digest",
                data=write(changed(base, changes)) + "\n",
            )
            for name, changes, title, why in table
        ),
        valid(
            "integrity-not-covered",
            "Other members in `integrity`",
            "What stands beside the digest is not covered by it, so that signatures can stand there.",
            spec="canonical-form.md#digest",
            document=changed(sample(), {"/integrity": {"sha256": "", "signature": {"alg": "none"}, "strength": 1}}),
            warnings=[("unknown_field", "/integrity/signature"), ("unknown_field", "/integrity/strength")],
        ),
    ]


def _canonical() -> list[Case]:
    names = {
        name: number
        for number, name in enumerate(
            [
                "10",
                "9",
                "",
                "a",
                "B",
                "aa",
                "\ue000",
                "😀",
                "\uffff",
                "é",
                "€",
                "\r",
                "\u0080",
                "<",
                "\\",
                '"',
                "~",
                "/",
            ]
        )
    }
    inside = {"genes": [{"strength": Token("1")}], "layers": [{"genes": [{"strength": Token("0.0")}]}]}
    elsewhere = {
        "/extensions": {**inside, "germline": inside, "strength": Token("1.0")},
        "/germline/genes/0/note": {"strength": Token("1.0")},
        "/germline/strength": Token("2.0"),
        "/layers/0/strength": 1,
        "/strength": Token("1e0"),
        "/genes": [{"strength": 1}],
    }
    traps: Document = {
        "__proto__": {"x": 1},
        "constructor": None,
        "toString": 1,
        "hasOwnProperty": [],
        "length": 0,
        "toJSON": 2,
    }
    escapes = "".join(map(chr, range(0x20))) + '"\\/\x7f\u0080\u2028\u2029'
    reversed_sample = json.loads(json.dumps(sample()), object_pairs_hook=lambda pairs: dict(reversed(pairs)))
    return [
        valid(
            "names-sorted-by-utf16",
            "Names that sort differently in UTF-8 and UTF-16, and names of digits",
            'Members are sorted by UTF-16 code units: an astral name stands before U+E000, "10" before "9".',
            spec="canonical-form.md#jcs",
            document=changed(sample(), {"/extensions": names}),
        ),
        valid(
            "strength-elsewhere",
            "Members called `strength` that are no gene's strength",
            "Only a strength in `germline.genes` or `layers[].genes` keeps its `.0`.",
            spec="canonical-form.md#strength",
            document=changed(genome(layer("org", gene("house_tone"))), elsewhere),
            warnings=[
                ("unknown_field", "/germline/genes/0/note"),
                ("unknown_field", "/germline/strength"),
                ("unknown_field", "/layers/0/strength"),
                ("unknown_field", "/strength"),
                ("unknown_field", "/genes"),
            ],
        ),
        valid(
            "names-of-javascript",
            "`__proto__`, `constructor` and their like in `extensions`",
            "They are names like any other; a reader that loses one computes another digest.",
            spec="canonical-form.md#jcs",
            document=changed(sample(), {"/extensions": traps}),
        ),
        valid(
            "control-characters-in-extensions",
            "Every control character in an extension, in a value and in names",
            "Extensions are free inside; the canonical form has a short escape for some and `\\u00xx` for the rest.",
            spec="canonical-form.md#jcs",
            document=changed(
                sample(), {"/extensions": {"value": escapes, **{chr(code): code for code in range(0x20)}}}
            ),
        ),
        valid(
            "members-reversed",
            "The sample with the members of every object in reverse",
            "The order of members means nothing; the digest is that of the sample.",
            spec="canonical-form.md#canonical-form",
            document=reversed_sample,
        ),
        valid(
            "extensions-null",
            "Nulls, booleans and empty values in `extensions`",
            "Nothing of AGF is null; extensions are free inside.",
            spec="agf.md#types",
            document=changed(sample(), {"/extensions": {"a": None, "b": [None, True, False, "", {}, []]}}),
        ),
        valid(
            "strength-as-sample",
            "The sample with strengths of 1.0",
            "1 and 1.0 are one value; the digest is that of the sample.",
            spec="canonical-form.md#canonical-form",
            document=genome(kernel=[kernel_gene(**_gene_of(item)) for item in sample()["germline"]["genes"]]),
        ),
    ]


def _gene_of(item: Document) -> dict[str, Any]:
    return {"gene_id": item["id"], "kind": item["kind"], "text": item["text"], "strength": Token("1.0")}
