"""The stage `warnings`: unknown members and a germline without genes."""
# ruff: noqa: E501 - a table is read across

from __future__ import annotations

from typing import Any

from build_cases.case import Case, valid
from build_cases.documents import changed, condition, gene, genome, layer
from build_cases.text import Token

__all__ = ["cases"]

GENE = "/layers/0/genes/0"


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_members(), *_names(), *_germline()]


def _base() -> dict[str, Any]:
    return genome(layer("org", gene("house_tone", when=[condition()])))


def _members() -> list[Case]:
    table: list[tuple[str, str, Any, str, str]] = [
        ("document", "/owner", "accounts", "In the document", "A newer minor version may add members anywhere."),
        ("gene", f"{GENE}/title", "Tone", "In a gene", "A newer minor version may add members anywhere."),
        ("condition", f"{GENE}/when/0/not", True, "In a condition", "A reader that ignores it must still not lose it."),
        ("layer", "/layers/0/id", "l1", "In a layer", "Known elsewhere, `id` is unknown here."),
        ("null", "/owner", None, "With the value null", "Nothing of AGF is null; unknown members are not of AGF."),
        ("object", "/owner", {"name": "x", "text": 5, "genes": None}, "With members of its own", "What stands inside is not looked at."),
        ("when", "/when", [], "A member of genes, in the document", "Members are known where the schema names them, nowhere else."),
        ("capital", "/Extensions", {}, "A known name with a capital", "Names are compared exactly."),
        ("empty-name", "/", 1, "With the empty name", "The pointer `/` names the member with the empty name."),
        ("escaped-pointer", "/a~1b~0c", 1, "A name with `/` and `~`", "Pointers write them as `~1` and `~0`."),
        ("tilde-one", "/~01", 1, "A name that looks like an escape", "`~1` in a name is `~01` in a pointer."),
        ("digits", "/0", 1, "A name of digits", "In an object a number is a name."),
    ]  # fmt: skip
    found: list[Case] = []
    for name, pointer, value, title, why in table:
        way, _, last = pointer.rpartition("/")
        document = _base() if way == "" else changed(_base(), {pointer: value})
        if way == "":
            document[last.replace("~1", "/").replace("~0", "~")] = value
        found.append(
            valid(
                f"unknown-in-{name}" if name in ("document", "gene", "condition", "layer") else f"unknown-{name}",
                f"An unknown member: {title[0].lower()}{title[1:]}",
                why,
                spec="agf.md#unknown-members",
                document=document,
                warnings=[("unknown_field", pointer)],
            )
        )
    return found


def _names() -> list[Case]:
    names = ["__proto__", "constructor", "toString", "hasOwnProperty"]
    document = {**_base(), **{name: Token("1.0") for name in names}}
    gene_names = {f"{GENE}/{name}": 1 for name in names}
    return [
        valid(
            "unknown-names-of-javascript",
            "Unknown members called `__proto__`, `constructor` and their like",
            "A reader that asks an object for a name finds these although nobody wrote them, or loses them.",
            spec="agf.md#unknown-members",
            document=changed(document, gene_names),
            warnings=[("unknown_field", pointer) for pointer in (*gene_names, *(f"/{name}" for name in names))],
        ),
        valid(
            "unknown-inside-extensions",
            "Members inside `extensions` called like those of AGF",
            "What stands inside `extensions` is neither unknown nor checked.",
            spec="agf.md#unknown-members",
            document=changed(
                _base(), {"/extensions": {"germline": None, "layers": [{"stratum": 1}], "agf": "2.0", "extensions": []}}
            ),
        ),
    ]


def _germline() -> list[Case]:
    return [
        valid(
            "no-identity",
            "The germline has no genes",
            "Identity may stay home on purpose; the file says so, with an empty list.",
            spec="agf.md#germline",
            document=genome(kernel=[]),
            warnings=[("no_identity", "/germline/genes")],
        ),
        valid(
            "no-identity-but-layers",
            "The germline has no genes, the layers have",
            "An importer never copies the germline, so nothing is missing.",
            spec="agf.md#germline",
            document=genome(layer("org", gene("house_tone")), kernel=[]),
            warnings=[("no_identity", "/germline/genes")],
        ),
    ]
