"""The stage `version`: `agf`, `kind`, and a document that is no object."""

from __future__ import annotations

from typing import Any

from build_cases.case import Case, invalid, valid
from build_cases.documents import REMOVED, changed, sample, sealed
from build_cases.text import Token, write

__all__ = ["cases"]


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_versions_refused(), *_kinds(), *_roots(), *_versions_taken()]


def _versions_refused() -> list[Case]:
    exact = "The form is fixed: `1.` and a minor number without leading zeros."
    table: list[tuple[str, Any, str, str]] = [
        ("agf-missing", REMOVED, "There is no `agf`", "A file that does not say its version is of none."),
        (
            "agf-number",
            Token("1.0"),
            "`agf` is the number 1.0",
            "As a number, 1.0 and 1.00 and 1 are the same; versions are strings.",
        ),
        ("agf-null", None, "`agf` is null", "Null is no version."),
        ("agf-list", ["1.0"], "`agf` is a list", "A list of versions is no version."),
        ("agf-empty", "", "`agf` is empty", exact),
        ("agf-major-only", "1", '`agf` is "1"', exact),
        ("agf-bare-point", "1.", '`agf` is "1."', exact),
        ("agf-leading-zero-major", "01.0", '`agf` is "01.0"', exact),
        ("agf-leading-zero-minor", "1.00", '`agf` is "1.00"', exact),
        ("agf-three-parts", "1.0.0", '`agf` is "1.0.0"', exact),
        ("agf-major-zero", "0.9", '`agf` is "0.9"', "Drafts before 1.0 were another format."),
        ("agf-major-ten", "10.0", '`agf` is "10.0"', "A test of the first character alone takes this for 1.x."),
        (
            "agf-line-feed",
            "1.0\n",
            "`agf` ends with a line feed",
            "In some languages `$` matches before a final line feed.",
        ),
        ("agf-space", " 1.0", "`agf` starts with a space", exact),
        ("agf-letter", "v1.0", '`agf` is "v1.0"', exact),
        (
            "agf-arabic-digit",
            "1.٠",
            "`agf` has an Arabic digit",
            "In some languages `\\d` matches the digits of every script.",
        ),
        ("agf-fullwidth", "１.0", "`agf` has a fullwidth digit", "Nothing is normalised before it is compared."),
    ]
    return [
        invalid(
            case_id,
            title,
            why,
            ("version_unsupported", "/agf"),
            spec="agf.md#version",
            document=changed(sample(), {"/agf": value}),
        )
        for case_id, value, title, why in table
    ]


def _kinds() -> list[Case]:
    table: list[tuple[str, Any, str, str]] = [
        ("kind-missing", REMOVED, "There is no `kind`", "A document that does not say what it is, is not a genome."),
        ("kind-null", None, "`kind` is null", "Null is no kind."),
        ("kind-number", 1, "`kind` is a number", "Whatever its type, another value is another kind."),
        ("kind-upper-case", "Genome", '`kind` is "Genome"', "Values are compared exactly."),
        ("kind-line-feed", "genome\n", "`kind` ends with a line feed", "Values are compared exactly."),
    ]
    both = changed(sample(), {"/agf": "2.0", "/kind": "pack", "/layers": None})
    return [
        *(
            invalid(
                case_id,
                title,
                why,
                ("kind_unsupported", "/kind"),
                spec="agf.md#kind",
                document=changed(sample(), {"/kind": value}),
            )
            for case_id, value, title, why in table
        ),
        invalid(
            "version-hides-the-rest",
            "Another major version, another kind, and a wrong type",
            "After the version nothing is looked at: another major version may mean anything.",
            ("version_unsupported", "/agf"),
            spec="agf.md#version",
            document=both,
        ),
        invalid(
            "kind-hides-the-rest",
            "A newer minor version, another kind, and a wrong type",
            "After the kind nothing is looked at, and no warning is given either.",
            ("kind_unsupported", "/kind"),
            spec="agf.md#kind",
            document=changed(both, {"/agf": "1.1"}),
        ),
    ]


def _roots() -> list[Case]:
    why = "The document is an object; what is none has no version to ask for."
    table = [
        ("root-list", "[]", "The document is a list"),
        ("root-list-of-genome", f"[{write(sealed(sample()))}]", "A list with a genome in it"),
        ("root-null", "null", "The document is null"),
        ("root-true", "true", "The document is true"),
        ("root-number", "1.0", "The document is a number"),
        ("root-string", '"1.0"', "The document is a string"),
    ]
    return [
        *(
            invalid(case_id, title, why, ("wrong_type", ""), spec="agf.md#types", data=text)
            for case_id, text, title in table
        ),
        invalid(
            "root-empty-object",
            "The document has no members",
            "The first thing that is missing is its version.",
            ("version_unsupported", "/agf"),
            spec="agf.md#version",
            data="{}",
        ),
    ]


def _versions_taken() -> list[Case]:
    table = [
        ("minor-one", "1.1", "Version 1.1", "The next minor version is taken, with a warning."),
        ("minor-ten", "1.10", "Version 1.10", "It is newer than 1.9, not the same as 1.1."),
        (
            "minor-huge",
            "1.99999999999999999999",
            "A minor version beyond 64 bits",
            "The minor number is text until someone needs it.",
        ),
    ]
    return [
        valid(
            case_id,
            title,
            why,
            spec="agf.md#version",
            document=changed(sample(), {"/agf": value}),
            warnings=[("unknown_minor_version", "/agf")],
        )
        for case_id, value, title, why in table
    ]
