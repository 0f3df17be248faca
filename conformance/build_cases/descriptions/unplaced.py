"""What is missing or wrong takes no part in later rules; everything else is still held against them."""

from __future__ import annotations

from agent_genome.agf._spec import DESCRIBED_KIND, IDENTITY_KIND
from build_cases.case import Case, Where, invalid
from build_cases.documents import Document, changed, gene, genome, layer
from build_cases.limits import MAX_EXAMINED, MAX_GENES

__all__ = ["cases"]

STAGES = "checking.md#stages"
NO_STRATUM: Where = ("unknown_value", "/layers/0/stratum")


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_no_stratum(), *_no_kind(), *_no_id(), *_no_gene(), _layers()]


def _unplaced(*genes: Document, others: tuple[Document, ...] = ()) -> Document:
    return changed(genome(layer("learned", *genes), *others), {"/layers/0/stratum": "personal"})


def _no_stratum() -> list[Case]:
    undescribed = gene("identity_head", DESCRIBED_KIND)
    del undescribed["role_description"]
    return [
        invalid(
            "no-stratum-identity",
            "An identity gene in a layer of an unknown stratum",
            "Whether the layer was meant to be the kernel nobody can tell; its stratum is the problem.",
            NO_STRATUM,
            spec=STAGES,
            document=_unplaced(gene("new_purpose", IDENTITY_KIND)),
        ),
        invalid(
            "no-stratum-overrides",
            "A gene of an unknown stratum overrides itself and identity genes, one of them absent",
            "Without a stratum of its own nothing is lower or higher.",
            NO_STRATUM,
            spec=STAGES,
            document=_unplaced(gene("tone", overrides=["tone", "identity_purpose", "identity_gone"])),
        ),
        invalid(
            "no-stratum-overridden",
            "A default gene overrides one of an unknown stratum",
            "The gene is in the file, but not known to be higher.",
            NO_STRATUM,
            spec=STAGES,
            document=_unplaced(gene("tone"), others=(layer("default", gene("default_tone", overrides=["tone"])),)),
        ),
        invalid(
            "no-stratum-other-rules",
            "A gene of an unknown stratum with the reserved prefix, and no description of its role",
            "Rules that no stratum has a part in hold all the same.",
            NO_STRATUM,
            ("role_description_missing", "/layers/0/genes/0/role_description"),
            ("reserved_id_prefix", "/layers/0/genes/0/id"),
            spec=STAGES,
            document=_unplaced(undescribed),
        ),
    ]


def _no_kind() -> list[Case]:
    wrong = gene("identity_mood", "mood", role_description="Keeps the mood")
    undescribed = gene("accounts_head", DESCRIBED_KIND, source="base")
    del undescribed["role_description"]
    return [
        invalid(
            "no-kind-other-rules",
            "A gene of an unknown kind with the reserved prefix and a role description",
            "What a kind may or must have is not asked where the kind is unknown.",
            ("unknown_value", "/layers/0/genes/0/kind"),
            spec=STAGES,
            document=genome(layer("user", wrong)),
        ),
        invalid(
            "missing-member-by-place",
            "A role gene of the user layer without its description and from a wrong source",
            "The place of a member that is missing is the brace of its object, before all that is there.",
            ("role_description_missing", "/layers/0/genes/0/role_description"),
            ("kind_not_allowed_in_stratum", "/layers/0/genes/0/kind"),
            ("source_not_allowed_in_stratum", "/layers/0/genes/0/source"),
            spec="checking.md#every-problem",
            document=genome(layer("user", undescribed)),
        ),
    ]


def _no_id() -> list[Case]:
    return [
        invalid(
            "bad-gene-id-twice",
            "Two genes with one id of the wrong form",
            "Each id has its own problem; that they are alike is not another.",
            ("bad_format", "/layers/0/genes/0/id"),
            ("bad_format", "/layers/0/genes/1/id"),
            spec=STAGES,
            document=genome(layer("org", gene("Tone"), gene("Tone"))),
        ),
        invalid(
            "override-bad-id-with-prefix",
            "A gene overrides an id of the wrong form that starts with the reserved prefix",
            "What is no id names no gene, not even an absent one.",
            ("bad_format", "/layers/0/genes/0/overrides/0"),
            spec=STAGES,
            document=genome(layer("org", gene("tone", overrides=["identity_Purpose"]))),
        ),
    ]


def _no_gene() -> list[Case]:
    genes = [gene(f"g{number:03}") for number in range(MAX_GENES - 2)]
    return [
        invalid(
            "too-many-genes-not-objects",
            "201 genes, two of them numbers",
            "Every item of a list of genes is counted, so that the count needs no look at the items.",
            ("wrong_type", f"/layers/0/genes/{len(genes)}"),
            ("wrong_type", f"/layers/0/genes/{len(genes) + 1}"),
            ("too_many_genes", f"/layers/0/genes/{MAX_GENES - 1}"),
            spec="agf.md#gene-count",
            document=changed(genome(layer("org", *genes)), {"/layers/0/genes": [*layer("org", *genes)["genes"], 1, 2]}),
        ),
    ]


def _layers() -> Case:
    return invalid(
        "more-layers-than-examined",
        f"{MAX_EXAMINED + 1} layers of one stratum",
        "In a file of far too many layers the later stages look at the first ones only.",
        *(("duplicate_layer", f"/layers/{index}/stratum") for index in range(1, MAX_EXAMINED)),
        spec="checking.md#bounds",
        document=genome(*[layer("org")] * (MAX_EXAMINED + 1)),
    )
