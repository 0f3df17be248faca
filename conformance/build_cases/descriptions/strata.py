"""The stage `strata`: who may write what, overrides, role descriptions, provenance."""

from __future__ import annotations

from typing import Any

from agent_genome.agf._spec import DESCRIBED_KIND, IDENTITY_KIND, STRATUM_ROWS, StratumRow
from build_cases.case import Case, Where, invalid, valid
from build_cases.documents import Document, changed, condition, gene, genome, kernel_gene, layer
from build_cases.limits import bound, enum

__all__ = ["cases"]

GENE = "/layers/0/genes/0"


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_identity(), *_prefix(), *_tables(), *_roles(), *_overrides_refused(), *_overrides_taken(), *_provenance()]


def _in_stratum(stratum: str, one: Document) -> tuple[Document, str]:
    """Return a genome with one gene in a stratum, and the gene's pointer."""
    if stratum == STRATUM_ROWS[0].name:
        base = {"source": one["source"] or STRATUM_ROWS[0].sources[0]}
        return genome(kernel=[kernel_gene("identity_purpose"), {**one, **base}]), "/germline/genes/1"
    return genome(layer(stratum, one)), GENE


def _identity() -> list[Case]:
    spec = "agf.md#identity"
    outside = [
        invalid(
            f"identity-in-{row.name}",
            f"An identity gene in the {row.name} layer",
            "Identity stands in the kernel only; the kind is not reported a second time.",
            ("identity_outside_kernel", f"{GENE}/kind"),
            spec=spec,
            document=genome(layer(row.name, gene("new_purpose", IDENTITY_KIND))),
        )
        for row in STRATUM_ROWS[1:]
        if row.name != "org"
    ]
    return [
        *outside,
        invalid(
            "identity-outside-and-more",
            "An identity gene in the learned layer, from the wrong source and with a condition",
            "The gene's source and condition are checked all the same.",
            ("identity_outside_kernel", f"{GENE}/kind"),
            ("source_not_allowed_in_stratum", f"{GENE}/source"),
            ("identity_has_condition", f"{GENE}/when"),
            spec=spec,
            document=genome(layer("learned", gene("new_purpose", IDENTITY_KIND, source="base", when=[condition()]))),
        ),
        invalid(
            "identity-has-condition",
            "An identity gene with a condition",
            "What the agent is for does not depend on the task.",
            ("identity_has_condition", "/germline/genes/0/when"),
            spec=spec,
            document=genome(kernel=[kernel_gene("identity_purpose", when=[condition()])]),
        ),
        invalid(
            "identity-when-empty",
            "An identity gene with an empty `when`",
            "The member itself is not allowed, whatever it holds.",
            ("identity_has_condition", "/germline/genes/0/when"),
            spec="checking.md#presence",
            document=genome(kernel=[kernel_gene("identity_purpose", when=[])]),
        ),
        valid(
            "identity-without-prefix",
            "An identity gene whose id does not bear the prefix",
            "The prefix is reserved for identity genes, not required of them.",
            spec="agf.md#identity",
            document=genome(kernel=[kernel_gene("purpose"), kernel_gene("identity_")]),
        ),
    ]


def _prefix() -> list[Case]:
    spec = "agf.md#reserved-prefix"
    return [
        invalid(
            "reserved-id-prefix",
            "A style gene of the org layer with the reserved prefix",
            "Where only ids are shown, it would pass for identity.",
            ("reserved_id_prefix", f"{GENE}/id"),
            spec=spec,
            document=genome(layer("org", gene("identity_tone"))),
        ),
        invalid(
            "reserved-id-prefix-kernel",
            "A rule of the kernel with the reserved prefix",
            "Also in the kernel the prefix is for identity genes.",
            ("reserved_id_prefix", "/germline/genes/0/id"),
            spec=spec,
            document=genome(kernel=[kernel_gene("identity_rule", "rule")]),
        ),
        invalid(
            "reserved-id-prefix-alone",
            "A gene whose id is the prefix",
            "The prefix with nothing behind it is still the prefix.",
            ("reserved_id_prefix", f"{GENE}/id"),
            spec=spec,
            document=genome(layer("user", gene("identity_"))),
        ),
        valid(
            "prefix-almost",
            "Ids that start almost like the reserved prefix",
            "The underscore is part of the prefix.",
            spec=spec,
            document=genome(layer("org", gene("identity"), gene("identityx"), gene("an_identity_x"), gene("identit_"))),
        ),
        invalid(
            "prefix-of-bad-id",
            "The reserved prefix on an id of the wrong form",
            "A value of the wrong form takes no part in later stages.",
            ("bad_format", f"{GENE}/id"),
            spec="checking.md#stages",
            document=genome(layer("org", gene("identity_Tone"))),
        ),
    ]


def _tables() -> list[Case]:
    kinds, sources = enum("geneKind"), enum("geneSource")
    refused: list[Case] = []
    for row in STRATUM_ROWS:
        beside = [kind for kind in kinds if kind not in (*row.kinds, IDENTITY_KIND)]
        refused += [_kind_refused(row, kind) for kind in beside if (row.name, kind) != ("user", "rule")]
        refused += [_source_refused(row, source) for source in sources if source not in row.sources]
    first = genome(layer("org", gene("house_tone", source="base")))
    every = genome(
        *(
            layer(
                row.name,
                *(
                    gene(f"{row.name}_{kind}_{number}", kind, source=source)
                    for kind in row.kinds
                    for number, source in enumerate(row.sources)
                ),
            )
            for row in STRATUM_ROWS[1:]
        ),
        kernel=[kernel_gene(f"kernel_{kind}", kind) for kind in STRATUM_ROWS[0].kinds],
    )
    return [
        invalid(
            "source-not-allowed-in-stratum",
            "A gene of the platform in the org layer",
            "What the customer says is never what the platform shipped.",
            ("source_not_allowed_in_stratum", f"{GENE}/source"),
            spec="agf.md#stratum-sources",
            document=first,
        ),
        *refused,
        valid(
            "every-allowed-combination",
            "Each stratum with each kind from each source that it takes",
            "The two tables allow as much as they refuse.",
            spec="agf.md#stratum-kinds",
            document=every,
        ),
        invalid(
            "layer-unknown-takes-no-part",
            "A stratum that is not in the list, with genes that no stratum takes",
            "What has no stratum is held against none.",
            ("unknown_value", "/layers/0/stratum"),
            spec="checking.md#stages",
            document=changed(genome(layer("learned", gene("my_rule", "rule"))), {"/layers/0/stratum": "personal"}),
        ),
    ]


def _kind_refused(row: StratumRow, kind: str) -> Case:
    document, pointer = _in_stratum(row.name, gene("wrong_place", kind))
    return invalid(
        f"{row.name}-layer-{kind.replace('_', '-')}",
        f"A gene of kind {kind} in the {row.name} layer",
        "The stratum's row does not list the kind.",
        ("kind_not_allowed_in_stratum", f"{pointer}/kind"),
        spec="agf.md#stratum-kinds",
        document=document,
    )


def _source_refused(row: StratumRow, source: str) -> Case:
    document, pointer = _in_stratum(row.name, gene("wrong_source", source=source))
    return invalid(
        f"{row.name}-source-{source.replace('_', '-')}",
        f"A gene from {source} in the {row.name} stratum",
        "The stratum's row does not list the source.",
        ("source_not_allowed_in_stratum", f"{pointer}/source"),
        spec="agf.md#stratum-sources",
        document=document,
    )


def _roles() -> list[Case]:
    spec = "agf.md#role-description"
    plain = gene("accounts_head", DESCRIBED_KIND)
    described = plain.pop("role_description")
    return [
        invalid(
            "role-description-missing",
            "A role gene without its description",
            "A job title alone does not say what the role does.",
            ("role_description_missing", f"{GENE}/role_description"),
            spec=spec,
            document=genome(layer("org", plain)),
        ),
        invalid(
            "role-description-missing-kernel",
            "A role gene of the kernel without its description",
            "The rule holds in every stratum.",
            ("role_description_missing", "/germline/genes/1/role_description"),
            spec=spec,
            document=_in_stratum("kernel", plain)[0],
        ),
        invalid(
            "role-description-not-allowed",
            "A style gene with a role description",
            "The member belongs to role genes only.",
            ("role_description_not_allowed", f"{GENE}/role_description"),
            spec=spec,
            document=genome(layer("org", gene("house_tone", role_description=described))),
        ),
        invalid(
            "role-description-on-identity",
            "An identity gene with a role description",
            "The member belongs to role genes only, in the kernel too.",
            ("role_description_not_allowed", "/germline/genes/0/role_description"),
            spec=spec,
            document=genome(kernel=[kernel_gene("identity_purpose", role_description=described)]),
        ),
    ]


def _overriding(stratum: str, *overrides: str, others: tuple[Document, ...] = ()) -> Document:
    return genome(layer(stratum, gene("overriding", overrides=list(overrides))), *others)


def _overrides_refused() -> list[Case]:
    spec = "agf.md#overrides"
    first = ("override_not_lower", f"{GENE}/overrides/0")
    same = genome(layer("team", gene("team_tone", overrides=["team_length"]), gene("team_length")))
    twice = genome(
        layer("team", gene("tone", overrides=["length"])), layer("org", gene("length")), layer("user", gene("length"))
    )
    table: list[tuple[str, Document, str, str, tuple[Where, ...]]] = [
        (
            "override-itself",
            _overriding("org", "overriding"),
            "A gene overrides itself",
            "A gene is not below itself.",
            (first,),
        ),
        (
            "override-same-stratum",
            same,
            "A gene overrides one of its own stratum",
            "Within a stratum, strength decides.",
            (first,),
        ),
        (
            "override-kernel",
            _overriding("org", "identity_purpose"),
            "An org gene overrides an identity gene of the file",
            "Nobody overrides what the agent is for.",
            (first,),
        ),
        (
            "override-kernel-absent",
            _overriding("org", "identity_somewhere_else"),
            "An org gene overrides an identity gene that is not in the file",
            "An id with the reserved prefix can only be the kernel's; staying home does not make it weaker.",
            (first,),
        ),
        (
            "override-kernel-by-kernel",
            genome(
                kernel=[kernel_gene("identity_purpose"), kernel_gene("k_rule", "rule", overrides=["identity_absent"])]
            ),
            "A kernel gene overrides an identity gene that is not in the file",
            "The absent gene is the kernel's, so it stands in the same stratum.",
            (("override_not_lower", "/germline/genes/1/overrides/0"),),
        ),
        (
            "override-by-default",
            _overriding("default", "lg_tone", others=(layer("learned", gene("lg_tone")),)),
            "A default gene overrides a learned one",
            "The default stratum is the lowest; it overrides nothing.",
            (first,),
        ),
        (
            "override-mixed",
            _overriding(
                "team",
                "user_tone",
                "org_tone",
                "not_here",
                "overriding",
                others=(layer("org", gene("org_tone")), layer("user", gene("user_tone"))),
            ),
            "One list with a lower, a higher and an unknown id, and its own",
            "Each id of the list is judged by itself.",
            (
                ("override_not_lower", f"{GENE}/overrides/1"),
                ("override_not_lower", f"{GENE}/overrides/3"),
                ("override_unknown", f"{GENE}/overrides/2"),
            ),
        ),
        (
            "override-of-repeated-id",
            twice,
            "The overridden id stands in a higher stratum first and in a lower one later",
            "When an id stands twice, its first place counts.",
            (("duplicate_gene_id", "/layers/2/genes/0/id"), first),
        ),
    ]
    return [
        invalid(case_id, title, why, *problems, spec=spec, document=document)
        for case_id, document, title, why, problems in table
    ]


def _overrides_taken() -> list[Case]:
    spec = "agf.md#overrides"
    below = (layer("default", gene("default_tone")),)
    most = bound("maxItems", "gene", "overrides")
    return [
        valid(
            "override-unknown",
            "A gene overrides one that is not in the file",
            "The default stratum often stays home; its ids are known to the importer only.",
            spec=spec,
            document=_overriding("org", "default_greeting"),
            warnings=[("override_unknown", f"{GENE}/overrides/0")],
        ),
        valid(
            "override-unknown-by-default",
            "A default gene overrides one that is not in the file",
            "What is not in the file has no stratum that could be compared.",
            spec=spec,
            document=_overriding("default", "not_here"),
            warnings=[("override_unknown", f"{GENE}/overrides/0")],
        ),
        valid(
            "override-lower-repeated",
            "One id of a lower stratum, repeated to the list's limit",
            "A repeated id does no harm.",
            spec=spec,
            document=_overriding("org", *["default_tone"] * most, others=below),
        ),
        valid(
            "override-by-kernel",
            "A kernel gene overrides an org gene and a default one",
            "The kernel is the strongest stratum; it may override all others.",
            spec=spec,
            document=genome(
                layer("org", gene("org_tone")),
                *below,
                kernel=[kernel_gene("k_rule", "rule", overrides=["org_tone", "default_tone"])],
            ),
        ),
    ]


def _provenance() -> list[Case]:
    spec = "agf.md#provenance-mode"

    def document(*references: str, **kernel: Any) -> Document:
        held = gene("lg_tone", provenance=list(references))
        base = genome(layer("learned", held), kernel=[kernel_gene("identity_purpose", **kernel)])
        return changed(base, {"/provenance_mode": "none"})

    return [
        invalid(
            "provenance-not-allowed",
            'Mode "none" and a gene with a reference',
            "A file that says it carries no references carries none.",
            ("provenance_not_allowed", f"{GENE}/provenance"),
            spec=spec,
            document=document("ref:5e1f0c"),
        ),
        invalid(
            "provenance-not-allowed-twice",
            'Mode "none", a kernel gene with one reference and a learned one with two',
            "Each gene is reported once, however many references it has.",
            ("provenance_not_allowed", "/germline/genes/0/provenance"),
            ("provenance_not_allowed", f"{GENE}/provenance"),
            spec=spec,
            document=document("ref:5e1f0c", "ref:77aa01", provenance=["ref:1"]),
        ),
        valid(
            "provenance-mode-none",
            'Mode "none" and empty lists',
            "The lists are written out, empty.",
            spec=spec,
            document=document(),
        ),
    ]
