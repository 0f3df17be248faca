"""The stage `limits`: number of genes, one layer a stratum, unique ids."""

from __future__ import annotations

from build_cases.case import Case, invalid, valid
from build_cases.documents import Document, changed, gene, genome, kernel_gene, layer, named_last
from build_cases.limits import MAX_GENES, enum

__all__ = ["cases"]


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_counts(), *_layers(), *_ids()]


def _counts() -> list[Case]:
    spec = "agf.md#gene-count"
    many = [kernel_gene(f"rule_{number:03}", "rule") for number in range(MAX_GENES + 1)]
    spread = [
        layer("org", *(gene(f"org_{number:03}") for number in range(MAX_GENES - 1))),
        layer("team", gene("team_tone")),
    ]
    return [
        invalid(
            "too-many-genes-germline",
            "201 genes in the germline",
            "The germline counts as a layer does.",
            ("too_many_genes", f"/germline/genes/{MAX_GENES}"),
            spec=spec,
            document=genome(kernel=many),
        ),
        invalid(
            "too-many-genes-by-one-layer",
            "200 genes, and one in a second layer",
            "No list is too long by itself; the whole is.",
            ("too_many_genes", "/layers/1/genes/0"),
            spec=spec,
            document=genome(*spread),
        ),
        invalid(
            "too-many-genes-layers-first",
            "201 genes with `layers` before `germline`",
            "Genes are counted in the order of the file.",
            ("too_many_genes", "/germline/genes/0"),
            spec=spec,
            document=named_last(genome(*spread), "germline", "integrity"),
        ),
        invalid(
            "too-many-genes-twice-over",
            "400 genes",
            "However many there are, one problem says so, at the first too many.",
            ("too_many_genes", f"/layers/1/genes/{_excess_index()}"),
            spec=spec,
            document=_double(),
        ),
    ]


def _double() -> Document:
    return genome(
        layer("org", *(gene(f"org_{number:03}") for number in range(MAX_GENES // 2))),
        layer("team", *(gene(f"team_{number:03}") for number in range(MAX_GENES + MAX_GENES // 2 - 1))),
    )


def _excess_index() -> int:
    """Return the index of the first gene too many in the second layer of `_double`."""
    return MAX_GENES - 1 - MAX_GENES // 2


def _layers() -> list[Case]:
    spec = "agf.md#layers"
    twice = genome(layer("org", gene("house_tone")), layer("org", gene("house_length")))
    return [
        invalid(
            "duplicate-layer",
            "Two layers of the org stratum",
            "Readers that index layers by stratum would keep one of the two.",
            ("duplicate_layer", "/layers/1/stratum"),
            spec=spec,
            document=twice,
        ),
        invalid(
            "duplicate-layer-empty",
            "Two layers of the team stratum, both empty",
            "Also a layer without genes is a layer.",
            ("duplicate_layer", "/layers/1/stratum"),
            spec=spec,
            document=genome(layer("team"), layer("team")),
        ),
        invalid(
            "duplicate-layer-thrice",
            "Three layers of one stratum, with another between",
            "Each one after the first is reported.",
            ("duplicate_layer", "/layers/2/stratum"),
            ("duplicate_layer", "/layers/3/stratum"),
            spec=spec,
            document=changed(twice, {"/layers": [layer("org"), layer("team"), layer("org"), layer("org")]}),
        ),
        valid(
            "layers-empty",
            "A layer of each stratum, without genes",
            "An empty layer says nothing and does no harm.",
            spec=spec,
            document=genome(*(layer(stratum) for stratum in enum("layerStratum"))),
        ),
        valid(
            "layers-weakest-first",
            "Layers from the weakest to the strongest, overriding forward and back",
            "The order of layers in the file means nothing; strata have their own.",
            spec=spec,
            document=genome(
                layer("default", gene("default_tone")),
                layer("user", gene("user_tone", overrides=["default_tone"])),
                layer("org", gene("org_tone", overrides=["user_tone", "team_tone"])),
                layer("team", gene("team_tone", overrides=["default_tone"])),
            ),
        ),
    ]


def _ids() -> list[Case]:
    spec = "agf.md#gene-ids"
    across = genome(
        layer("org", gene("shared_tone")),
        kernel=[kernel_gene("shared_tone", "style")],
    )
    return [
        invalid(
            "duplicate-gene-id-kernel-and-layer",
            "One id in the germline and in a layer",
            "Ids are unique over all strata.",
            ("duplicate_gene_id", "/layers/0/genes/0/id"),
            spec=spec,
            document=across,
        ),
        invalid(
            "duplicate-gene-id-layers-first",
            "One id in the germline and in a layer that stands before it",
            "The later one in the file is the duplicate, whatever its stratum.",
            ("duplicate_gene_id", "/germline/genes/0/id"),
            spec=spec,
            document=named_last(across, "germline", "integrity"),
        ),
        invalid(
            "duplicate-gene-id-two-layers",
            "One id in two layers",
            "Ids are unique over all strata.",
            ("duplicate_gene_id", "/layers/1/genes/0/id"),
            spec=spec,
            document=genome(layer("org", gene("tone")), layer("default", gene("tone"))),
        ),
        invalid(
            "duplicate-gene-id-thrice",
            "Three genes with one id",
            "Each one after the first is reported.",
            ("duplicate_gene_id", "/layers/0/genes/1/id"),
            ("duplicate_gene_id", "/layers/0/genes/2/id"),
            spec=spec,
            document=genome(layer("org", gene("tone"), gene("tone"), gene("tone"))),
        ),
        valid(
            "ids-alike",
            "Ids that are prefixes of each other, and names of JavaScript",
            "An id is compared as a whole, and is no property of anything.",
            spec=spec,
            document=genome(
                layer(
                    "org",
                    gene("tone"),
                    gene("tone_"),
                    gene("tone__"),
                    gene("constructor"),
                    gene("to_string"),
                    gene("con"),
                )
            ),
        ),
    ]
