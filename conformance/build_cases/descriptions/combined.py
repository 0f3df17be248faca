"""Several problems in one file: all are reported, by stage, then by place, then by code."""

from __future__ import annotations

from build_cases.case import Case, Where, invalid
from build_cases.documents import LATER, SAMPLE_BYTES, changed, condition, gene, genome, kernel_gene, layer, sealed
from build_cases.limits import MAX_EXAMINED, MAX_GENES, MAX_PROBLEMS, bound
from build_cases.text import Token, replaced, write

__all__ = ["cases"]

EVERY = "checking.md#every-problem"


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [_every_stage(), _by_place(), _json_problems(), _digest_and_schema(), _limit(), _examined()]


def _every_stage() -> Case:
    too_long = "x" * (bound("maxLength", "gene", "text") + 1)
    document = changed(
        genome(
            layer("user", gene("my_rule", "rule", text=too_long, note="?", overrides=["not_here"])),
            layer("user", gene("my_rule", strength=2)),
            kernel=[kernel_gene("identity_purpose", when=[condition("weather")])],
        ),
        {"/agf": "1.2", "/agent/slug": "Bill", "/integrity/sha256": LATER},
    )
    del document["source_tenant"]
    return invalid(
        "every-stage",
        "Problems in every stage after the version",
        "Each later stage runs, as far as the document allows, and all is reported in one go.",
        ("missing_field", "/source_tenant"),
        ("bad_format", "/agent/slug"),
        ("unknown_value", "/germline/genes/0/when/0/feature"),
        ("too_long", "/layers/0/genes/0/text"),
        ("out_of_range", "/layers/1/genes/0/strength"),
        ("duplicate_layer", "/layers/1/stratum"),
        ("duplicate_gene_id", "/layers/1/genes/0/id"),
        ("digest_mismatch", "/integrity/sha256"),
        ("identity_has_condition", "/germline/genes/0/when"),
        ("kind_not_allowed_in_stratum", "/layers/0/genes/0/kind"),
        ("unknown_minor_version", "/agf"),
        ("override_unknown", "/layers/0/genes/0/overrides/0"),
        ("unknown_field", "/layers/0/genes/0/note"),
        spec="checking.md#stages",
        data=write(document) + "\n",
    )


def _by_place() -> Case:
    document = changed(
        genome(layer("org", gene("house_tone"))),
        {"/agent/slug": "", "/exporter/version": "", "/layers/0/genes/0/text": " \n", "/exported_at": "today"},
    )
    document["layers"][0]["genes"][0].pop("scope")
    return invalid(
        "by-place",
        "The members of the document in reverse, with a problem in most",
        "Within a stage the place in the file decides, not the order of the schema or of names.",
        ("missing_field", "/layers/0/genes/0/scope"),
        ("text_not_one_line", "/layers/0/genes/0/text"),
        ("bad_format", "/agent/slug"),
        ("bad_format", "/exported_at"),
        ("too_short", "/exporter/version"),
        spec=EVERY,
        document=dict(reversed(document.items())),
    )


def _json_problems() -> Case:
    text = replaced(
        SAMPLE_BYTES.decode(),
        '"extensions": {}',
        r'"extensions": {"z": 1e999, "a": "\ud83d", "z": 9007199254740992, "\udc00": 1}',
    )
    return invalid(
        "several-json-problems",
        "A number out of range, lone surrogates and a duplicate member",
        "The JSON stage goes on after these, so that all are reported, in the order of the file.",
        ("number_out_of_range", "/extensions/z"),
        ("lone_surrogate", "/extensions/a"),
        ("duplicate_member", "/extensions/z"),
        ("number_out_of_range", "/extensions/z"),
        ("lone_surrogate", "/extensions/\ufffd"),
        spec="checking.md#json-stage",
        data=text,
    )


def _digest_and_schema() -> Case:
    document = changed(genome(), {"/germline/genes/0/strength": Token('"1"'), "/integrity/sha256": LATER})
    return invalid(
        "digest-of-what-is-wrong",
        "A strength that is a string, and a wrong digest",
        "The digest is computed over the document as it is: a string is written as a string.",
        ("wrong_type", "/germline/genes/0/strength"),
        ("digest_mismatch", "/integrity/sha256"),
        spec="canonical-form.md#strength",
        data=write(document) + "\n",
    )


def _limit() -> Case:
    count = MAX_PROBLEMS + 1
    problems: list[Where] = [("wrong_type", f"/layers/{index}") for index in range(MAX_PROBLEMS)]
    return invalid(
        "more-problems-than-listed",
        f"{count} problems",
        "A hostile file must not make a report without bounds; the first ones are listed.",
        *problems,
        spec=EVERY,
        document=changed(genome(), {"/layers": [0] * count}),
    )


def _examined() -> Case:
    beyond = MAX_EXAMINED + 5
    genes = [gene(f"g{number:03}", text="x") for number in range(beyond)]
    for index in (0, beyond - 1):
        genes[index]["source"] = "base"
    return invalid(
        "more-genes-than-examined",
        f"{beyond} genes in a layer, the first and the last from a wrong source",
        "In a file of far too many genes the later stages look at the first ones only.",
        ("too_many_genes", f"/layers/0/genes/{MAX_GENES - 1}"),
        ("source_not_allowed_in_stratum", "/layers/0/genes/0/source"),
        spec="checking.md#bounds",
        data=write(sealed(genome(layer("org", *genes))), indent=None),
    )
