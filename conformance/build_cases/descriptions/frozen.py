"""The 1.0 set: 6 valid and 16 invalid files, frozen for good."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from build_cases.case import Case, invalid, valid
from build_cases.documents import (
    SAMPLE_BYTES,
    Document,
    changed,
    condition,
    gene,
    genome,
    kernel_gene,
    layer,
    sample,
    sealed,
)
from build_cases.limits import MAX_FILE_BYTES, MAX_GENES, bound, enum
from build_cases.text import Token, replaced, write

__all__ = ["cases"]

TEXT_LIMIT = bound("maxLength", "gene", "text")


def cases() -> list[Case]:
    """Return the cases of the 1.0 set."""
    return [replace(case, set="1.0") for case in (*_valid(), *_unreadable(), *_wrong_members(), *_wrong_genes())]


def _valid() -> list[Case]:
    return [
        valid(
            "minimal",
            "The published sample genome",
            "Everything starts here: `strength` is 1 in the file and 1.0 in the canonical form.",
            spec="agf.md#required-members",
            data=SAMPLE_BYTES,
        ),
        valid(
            "all-strata",
            "A gene in each stratum, each overriding one below",
            "Each stratum has its own kinds and sources, and overrides reach down only.",
            spec="agf.md#stratum-sources",
            document=_all_strata(),
        ),
        valid(
            "every-kind-and-condition",
            "All ten kinds, all five features, up to four conditions",
            "Kinds and features are closed lists, and every value of them must be taken.",
            spec="agf.md#closed-lists",
            document=_every_kind(),
        ),
        valid(
            "unicode",
            "Devanagari with ZWJ, emoji, astral and right-to-left text",
            "The digest covers UTF-8 as it is: nothing is escaped, normalised or cut.",
            spec="canonical-form.md#jcs",
            document=_unicode(),
        ),
        _newer_minor(),
        valid(
            "at-the-limits",
            "200 genes of 400 characters, close under the size limit",
            "A limit is the last value that is allowed, not the first that is refused.",
            spec="agf.md#gene-count",
            data=at_the_limits(MAX_FILE_BYTES - 1),
        ),
    ]


def _all_strata() -> Document:
    return genome(
        layer("org", gene("org_due_date", "rule", text="Show the due date in bold.", overrides=["team_due_date"])),
        layer("team", gene("team_due_date", "decision", text="Show the due date.", overrides=["user_greeting"])),
        layer("user", gene("user_greeting", "style", text="Greet by first name.", overrides=["lg_greeting"])),
        layer(
            "learned",
            gene(
                "lg_greeting",
                "style",
                text="Greet by surname.",
                strength=0.55,
                evidence_count=2,
                overrides=["default_greeting"],
                provenance=["ref:5e1f0c", "ref:77aa01"],
            ),
        ),
        layer("default", gene("default_greeting", "style", text="Do not greet.")),
    )


def _every_kind() -> Document:
    kernel = [kernel_gene(f"k_{kind}", kind, scope=["invoice", "credit note"]) for kind in enum("geneKind")]
    conditions = [condition(feature, "one", "two") for feature in enum("taskFeature")]
    most = bound("maxItems", "gene", "when")
    return genome(
        layer(
            "org",
            *(gene(f"when_{item['feature']}", "rule", when=[item]) for item in conditions),
            gene("when_all_hold", "rule", when=conditions[:most]),
            gene("when_nothing_asked", "rule", when=[]),
        ),
        kernel=kernel,
    )


def _unicode() -> Document:
    return changed(
        genome(
            layer(
                "org",
                gene("devanagari_zwj", text="क्\u200dष और र्\u200dय को जोड़कर लिखें।", scope=["बिल", "चालान"]),
                gene("emoji_zwj", text="End with 👩\u200d🚀 or 🏳️\u200d🌈, never with 😀."),
                gene("astral", text="Write 𝒢𝓮𝓷𝓸𝓂𝓮 as 𐐀𐐁, 𠮷 as it is."),
                gene("right_to_left", text="اكتب الفاتورة بالعربية; כתוב בעברית."),
                gene("not_normalised", text="Café is not Cafe\u0301; Å is not A\u030a."),
            )
        ),
        {
            "/agent/species": "बिल बनाओ 🧾",
            "/extensions": {"é": "e9", "e\u0301": "65 301", "😀": "astral", "\ue000": "private use", "ﬀ": "fb00"},
        },
    )


def _newer_minor() -> Case:
    styled = gene("house_tone", when=[{**condition(), "since": 2027}], weight={"unit": "none"})
    document = changed(
        genome({**layer("org", styled), "owner": "accounts"}),
        {
            "/agf": "1.7",
            "/exporter/build": 4711,
            "/agent/avatar": None,
            "/germline/genes/0/locale": "en-IN",
            "/germline/seal/alg": "HS256",
            "/germline/issued": True,
            "/valid_for": [1, 2.5, {"days": Token("30.0")}],
            "/extensions": {
                "tokens": [Token(text) for text in ("2.0", "1E2", "-0", "1e21", "0.00001", "1e-7", "5e-324", "4.35")]
            },
            "/integrity/note": "not covered by the digest",
        },
    )
    order = ["agf", "kind", "exporter", "exported_at", "agent", "germline", "layers", "valid_for"]
    document = {name: document[name] for name in [*order, *(name for name in document if name not in order)]}
    return valid(
        "newer-minor",
        "Version 1.7 with unknown members at every level",
        "A reader of 1.0 takes every 1.x, ignores what it does not know, and digests it all the same.",
        spec="agf.md#version",
        document=document,
        warnings=[
            ("unknown_minor_version", "/agf"),
            ("unknown_field", "/exporter/build"),
            ("unknown_field", "/agent/avatar"),
            ("unknown_field", "/germline/genes/0/locale"),
            ("unknown_field", "/germline/seal/alg"),
            ("unknown_field", "/germline/issued"),
            ("unknown_field", "/layers/0/genes/0/when/0/since"),
            ("unknown_field", "/layers/0/genes/0/weight"),
            ("unknown_field", "/layers/0/owner"),
            ("unknown_field", "/valid_for"),
            ("unknown_field", "/integrity/note"),
        ],
    )


def full_genome(count: int) -> Document:
    """Return a genome of this many genes, each with a text of the greatest length."""
    document = sample()
    strengths: list[Any] = [0, 1, Token("0.0001"), 0.55]
    rest = count - len(document["germline"]["genes"])
    sentence = "always say what was changed and why, " * TEXT_LIMIT
    genes = [
        gene(
            f"rule_{number:03}",
            "rule",
            text=f"Rule {number}: {sentence}"[: TEXT_LIMIT - 1] + ".",
            strength=strengths[number % len(strengths)],
        )
        for number in range(rest)
    ]
    document["layers"] = [layer("org", *genes[: rest // 2]), layer("team", *genes[rest // 2 :])]
    return document


def at_the_limits(size: int) -> str:
    """Return the text of a full genome with exactly this many bytes."""
    document = changed(full_genome(MAX_GENES), {"/extensions/padding": ""})
    missing = size - len((write(sealed(document)) + "\n").encode())
    document["extensions"]["padding"] = "x" * missing
    return write(sealed(document)) + "\n"


def _unreadable() -> list[Case]:
    text = SAMPLE_BYTES.decode()
    return [
        invalid(
            "too-large",
            "A genome with a large extension",
            "A reader refuses by size before it reads the file to its end.",
            ("file_too_large", ""),
            spec="agf.md#file-size",
            document=changed(sample(), {"/extensions/blob": "x" * MAX_FILE_BYTES}),
        ),
        invalid(
            "not-json",
            "The sample cut in the middle",
            "A file that was cut on its way is refused, not repaired.",
            ("not_json", ""),
            spec="agf.md#json",
            data=text[: len(text) // 2],
        ),
        invalid(
            "duplicate-member",
            "`agent.slug` stands twice",
            "Readers disagree about which of two members counts; most keep the last without a word.",
            ("duplicate_member", "/agent/slug"),
            spec="agf.md#duplicate-members",
            data=replaced(text, '"slug": "bill-banao",', '"slug": "bill-banao",\n    "slug": "bill-bharo",'),
        ),
        invalid(
            "unsupported-major",
            '`agf` is "2.0"',
            "Another major version may mean anything; nothing after it is looked at.",
            ("version_unsupported", "/agf"),
            spec="agf.md#version",
            document=changed(sample(), {"/agf": "2.0"}),
        ),
        invalid(
            "wrong-kind",
            '`kind` is "pack"',
            "A document of another kind is not a genome, however alike it looks.",
            ("kind_unsupported", "/kind"),
            spec="agf.md#kind",
            document=changed(sample(), {"/kind": "pack"}),
        ),
    ]


def _wrong_members() -> list[Case]:
    document = sample()
    del document["germline"]
    other = changed(sealed(genome(layer("org", gene("house_tone")))), {"/layers/0/genes/0/text": "Be long and formal."})
    return [
        invalid(
            "missing-germline",
            "There is no `germline`",
            "Without its germline a file does not say what the agent is.",
            ("missing_field", "/germline"),
            spec="agf.md#required-members",
            document=document,
        ),
        invalid(
            "germline-not-read-only",
            "`germline.read_only` is false",
            "No file may ask an importer to write the germline.",
            ("germline_not_read_only", "/germline/read_only"),
            spec="agf.md#germline",
            document=changed(sample(), {"/germline/read_only": False}),
        ),
        invalid(
            "digest-mismatch",
            "A gene's text was changed after the digest was written",
            "The digest catches accidental change.",
            ("digest_mismatch", "/integrity/sha256"),
            spec="canonical-form.md#digest",
            data=write(other) + "\n",
        ),
    ]


def _wrong_genes() -> list[Case]:
    team = layer("team", gene("team_tone"))
    return [
        invalid(
            "too-many-genes",
            "201 genes",
            "The germline counts too; the first gene too many is named.",
            ("too_many_genes", f"/layers/1/genes/{_last_of_team(MAX_GENES + 1)}"),
            spec="agf.md#gene-count",
            document=full_genome(MAX_GENES + 1),
        ),
        invalid(
            "duplicate-gene-id",
            "Two genes of one layer have one id",
            "An id is how a gene is overridden, traced and erased, so it names one gene.",
            ("duplicate_gene_id", "/layers/0/genes/1/id"),
            spec="agf.md#gene-ids",
            document=genome(layer("org", gene("house_tone"), gene("house_tone", text="Be formal."))),
        ),
        invalid(
            "bad-gene-id",
            "A gene id with a capital and a hyphen",
            "Ids are lower-case letters, digits and underscore only.",
            ("bad_format", "/layers/0/genes/0/id"),
            spec="agf.md#formats",
            document=genome(layer("org", gene("House-tone"))),
        ),
        invalid(
            "text-too-long",
            "A text of 401 characters",
            "One character beyond the limit is too long.",
            ("too_long", "/layers/0/genes/0/text"),
            spec="agf.md#lengths",
            document=genome(layer("org", gene("house_tone", text="x" * (TEXT_LIMIT + 1)))),
        ),
        invalid(
            "unknown-gene-kind",
            'A gene of kind "mood"',
            "The list of kinds is closed for all of 1.x.",
            ("unknown_value", "/layers/0/genes/0/kind"),
            spec="agf.md#closed-lists",
            document=genome(layer("org", gene("house_tone", "mood"))),
        ),
        invalid(
            "identity-outside-kernel",
            "An identity gene in the org layer",
            "Nobody but the issuer says what the agent is for.",
            ("identity_outside_kernel", "/layers/0/genes/0/kind"),
            spec="agf.md#identity",
            document=genome(layer("org", gene("new_purpose", "identity"))),
        ),
        invalid(
            "user-layer-rule",
            "A rule gene in the user layer",
            "A member cannot write a rule that goes round the policy of the workspace.",
            ("kind_not_allowed_in_stratum", "/layers/0/genes/0/kind"),
            spec="agf.md#stratum-kinds",
            document=genome(layer("user", gene("my_rule", "rule"))),
        ),
        invalid(
            "override-not-lower",
            "A team gene overrides an org gene",
            "A weaker stratum never replaces what a stronger one says.",
            ("override_not_lower", "/layers/1/genes/0/overrides/0"),
            spec="agf.md#overrides",
            document=changed(
                genome(layer("org", gene("org_tone")), team), {"/layers/1/genes/0/overrides": ["org_tone"]}
            ),
        ),
    ]


def _last_of_team(count: int) -> int:
    """Return the index, in the last layer of `full_genome`, of its last gene."""
    return len(full_genome(count)["layers"][-1]["genes"]) - 1
