"""The stage `schema`: required members, types, ranges, closed lists."""

from __future__ import annotations

from typing import Any

from build_cases.case import Case, Where, invalid, valid
from build_cases.documents import REMOVED, changed, condition, gene, genome, layer
from build_cases.limits import required
from build_cases.text import Token, write

__all__ = ["cases"]

GENE = "/layers/0/genes/0"

# Where a definition of the schema stands in `_base()`.
PLACES = {
    None: "",
    "exporter": "/exporter",
    "agent": "/agent",
    "germline": "/germline",
    "seal": "/germline/seal",
    "layer": "/layers/0",
    "gene": GENE,
    "condition": f"{GENE}/when/0",
    "integrity": "/integrity",
}

# These have a stage or a case of their own.
ELSEWHERE = ("/agf", "/kind", "/germline")


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_missing(), *_wrong_types(), *_ranges(), *_closed_lists()]


def _base() -> dict[str, Any]:
    return genome(layer("org", gene("house_tone", when=[condition()])))


def _missing() -> list[Case]:
    why = "Nothing that the schema requires has a default."
    found: list[Case] = []
    for definition, place in PLACES.items():
        for name in required(definition):
            pointer = f"{place}/{name}"
            if pointer not in ELSEWHERE:
                case_id = f"missing-{definition or 'document'}-{name}".replace("_", "-")
                title = f"`{name}` is missing in {f'`{place}`' if place else 'the document'}"
                found.append(
                    _changed(case_id, title, why, ("missing_field", pointer), REMOVED, spec="required-members")
                )
    return found


def _wrong_types() -> list[Case]:
    null = "Nothing is ever null: a member is left out or has a value."
    truth = "true is 1 in some languages; it is no number here."
    table: list[tuple[str, str, Any, str, str]] = [
        ("wrong-type", "/layers", {}, "`layers` is an object", "Layers are a list, not an object by stratum."),
        ("null-exporter", "/exporter", None, "`exporter` is null", null),
        ("null-layers", "/layers", None, "`layers` is null", null),
        ("null-extensions", "/extensions", None, "`extensions` is null", null),
        ("null-integrity", "/integrity", None, "`integrity` is null", null),
        ("null-digest", "/integrity/sha256", None, "`integrity.sha256` is null", null),
        ("null-genes", "/germline/genes", None, "`germline.genes` is null", null),
        ("null-read-only", "/germline/read_only", None, "`germline.read_only` is null", null),
        ("null-text", f"{GENE}/text", None, "A gene's `text` is null", null),
        ("null-strength", f"{GENE}/strength", None, "A gene's `strength` is null", null),
        ("null-scope", f"{GENE}/scope", None, "A gene's `scope` is null", null),
        ("null-when", f"{GENE}/when", None, "A gene's `when` is null", "An optional member is left out, never null."),
        ("null-gene", GENE, None, "A gene is null", null),
        ("null-layer", "/layers/0", None, "A layer is null", null),
        (
            "read-only-string",
            "/germline/read_only",
            "true",
            '`read_only` is the string "true"',
            "Only the value true is true.",
        ),
        (
            "read-only-one",
            "/germline/read_only",
            1,
            "`read_only` is 1",
            "1 equals true in some languages; it has another type.",
        ),
        (
            "read-only-zero",
            "/germline/read_only",
            0,
            "`read_only` is 0",
            "0 equals false in some languages; it has another type.",
        ),
        ("strength-string", f"{GENE}/strength", "1", "A strength is a string", "Numbers are not read out of strings."),
        ("strength-true", f"{GENE}/strength", True, "A strength is true", truth),
        ("evidence-count-true", f"{GENE}/evidence_count", True, "An evidence count is true", truth),
        (
            "evidence-count-half",
            f"{GENE}/evidence_count",
            Token("1.5"),
            "An evidence count is 1.5",
            "A count is whole by value.",
        ),
        (
            "evidence-count-string",
            f"{GENE}/evidence_count",
            "2",
            "An evidence count is a string",
            "Numbers are not read out of strings.",
        ),
        ("text-number", f"{GENE}/text", 42, "A text is a number", "A text is a string."),
        (
            "text-list",
            f"{GENE}/text",
            ["Be", "brief."],
            "A text is a list of strings",
            "A text is one line, in one string.",
        ),
        ("scope-string", f"{GENE}/scope", "invoice", "A scope is a string", "A list of one term is a list."),
        ("scope-number-in-list", f"{GENE}/scope", ["invoice", 1], "A scope term is a number", "A term is a string."),
        ("any-of-string", f"{GENE}/when/0/any_of", "hi", "`any_of` is a string", "A list of one value is a list."),
        ("when-object", f"{GENE}/when", {}, "`when` is an object", "Conditions are a list, also when there is one."),
        ("gene-string", GENE, "Be brief.", "A gene is a string", "A gene is an object."),
        ("genes-object", "/layers/0/genes", {}, "`genes` is an object", "Genes are a list, not an object by id."),
        ("extensions-list", "/extensions", [], "`extensions` is a list", "Extensions are named members of an object."),
        ("germline-list", "/germline", [], "`germline` is a list", "The germline is an object with a seal."),
        (
            "exported-at-number",
            "/exported_at",
            1791882000,
            "`exported_at` is a number",
            "A time is a string with a zone.",
        ),
        (
            "gene-kind-number",
            f"{GENE}/kind",
            7,
            "A kind is a number",
            "A wrong type is reported alone, not as an unknown value too.",
        ),
        ("null-kind", f"{GENE}/kind", None, "A gene's `kind` is null", null),
        ("null-stratum", "/layers/0/stratum", None, "A layer's `stratum` is null", null),
        ("null-provenance-mode", "/provenance_mode", None, "`provenance_mode` is null", null),
        ("stratum-list", "/layers/0/stratum", ["org", "team"], "A stratum is a list", "A layer has one stratum."),
        ("seal-string", "/germline/seal", "k1", "The seal is a string", "A seal names its key."),
    ]
    pointers = {"scope-number-in-list": f"{GENE}/scope/1"}
    return [
        _changed(case_id, title, why, ("wrong_type", pointers.get(case_id, pointer)), value, at=pointer, spec="types")
        for case_id, pointer, value, title, why in table
    ]


def _ranges() -> list[Case]:
    table = [
        ("out-of-range", "strength", "1.5", "A strength of 1.5", "A strength is at most 1."),
        (
            "strength-just-above",
            "strength",
            "1.0000000000000002",
            "The double after 1",
            "The limit is exact to the last bit.",
        ),
        ("strength-just-below", "strength", "-1e-7", "A strength of -1e-7", "The limit is exact to the last bit."),
        (
            "strength-huge",
            "strength",
            "1000000000000000",
            "A strength of 10^15",
            "It is out of range, and its canonical form still has `.0`.",
        ),
        ("strength-percent", "strength", "55", "A strength of 55", "A strength is a share, not per cent."),
        ("evidence-count-negative", "evidence_count", "-1", "An evidence count of -1", "A count is 0 or more."),
        (
            "evidence-count-negative-by-value",
            "evidence_count",
            "-1.0",
            "An evidence count of -1.0",
            "It is an integer by value, and below 0.",
        ),
    ]
    return [
        _changed(case_id, title, why, ("out_of_range", f"{GENE}/{name}"), Token(text), spec="ranges")
        for case_id, name, text, title, why in table
    ]


def _closed_lists() -> list[Case]:
    exact = "Values are compared exactly."
    table: list[tuple[str, str, Any, str, str]] = [
        (
            "unknown-source",
            f"{GENE}/source",
            "import",
            "A source that is not in the list",
            "Sources are closed for all of 1.x.",
        ),
        (
            "unknown-feature",
            f"{GENE}/when/0/feature",
            "weather",
            "A feature that is not in the list",
            "Features are closed for all of 1.x.",
        ),
        (
            "unknown-provenance-mode",
            "/provenance_mode",
            "full",
            "A mode that is not in the list",
            "Modes are closed for all of 1.x.",
        ),
        (
            "layer-kernel",
            "/layers/0/stratum",
            "kernel",
            "A layer of the kernel",
            "The kernel is the germline; no layer carries it.",
        ),
        (
            "layer-known-as",
            "/layers/0/stratum",
            "customer",
            "A stratum by its name for people",
            "In a file strata have one name each.",
        ),
        ("gene-kind-case", f"{GENE}/kind", "Style", "A kind with a capital", exact),
        ("gene-kind-line-feed", f"{GENE}/kind", "style\n", "A kind with a line feed behind", exact),
    ]
    newer = changed(_base(), {"/agf": "1.3", f"{GENE}/kind": "mood"})
    return [
        *(
            _changed(case_id, title, why, ("unknown_value", pointer), value, spec="closed-lists")
            for case_id, pointer, value, title, why in table
        ),
        invalid(
            "newer-minor-unknown-kind",
            "Version 1.3 with a kind that 1.0 does not know",
            "Lists are closed for all of 1.x: a newer minor version adds members, never kinds.",
            ("unknown_value", f"{GENE}/kind"),
            ("unknown_minor_version", "/agf"),
            spec="agf.md#closed-lists",
            document=newer,
        ),
        valid(
            "when-empty",
            "An empty `when` on a style gene",
            "No condition always holds; only an identity gene may not say so.",
            spec="agf.md#lengths",
            document=changed(_base(), {f"{GENE}/when": []}),
        ),
    ]


def _changed(
    case_id: str, title: str, why: str, problem: Where, value: Any, *, spec: str, at: str | None = None
) -> Case:
    """Describe the base document with one value changed; the digest is right wherever it can be written."""
    pointer = at or problem[1]
    document = changed(_base(), {pointer: value})
    anchor = f"agf.md#{spec}"
    if pointer.startswith("/integrity"):
        return invalid(case_id, title, why, problem, spec=anchor, data=write(document) + "\n")
    return invalid(case_id, title, why, problem, spec=anchor, document=document)
