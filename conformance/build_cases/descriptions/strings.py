"""The stage `schema`: patterns, lengths, one line."""
# ruff: noqa: E501 - a table is read across

from __future__ import annotations

from typing import Any

from build_cases.case import Case, Where, invalid, valid
from build_cases.documents import changed, condition, gene, genome, kernel_gene, layer
from build_cases.limits import bound

__all__ = ["cases"]

GENE = "/layers/0/genes/0"
ROLE = "/layers/0/genes/1"
TEXT = f"{GENE}/text"
TEXT_LIMIT = bound("maxLength", "gene", "text")

# An astral character is one code point, two UTF-16 units, four bytes.
ASTRAL = "𝒢"

# The strings for people: name, pointer, limit.
LINES: list[tuple[str, str, int]] = [
    ("platform", "/exporter/platform", bound("maxLength", "exporter", "platform")),
    ("version", "/exporter/version", bound("maxLength", "exporter", "version")),
    ("species", "/agent/species", bound("maxLength", "agent", "species")),
    ("kid", "/germline/seal/kid", bound("maxLength", "seal", "kid")),
    ("scope", f"{GENE}/scope/0", bound("maxLength", "term")),
    ("any-of", f"{GENE}/when/0/any_of/0", bound("maxLength", "term")),
    ("role-description", f"{ROLE}/role_description", bound("maxLength", "gene", "role_description")),
]

# The lists: name, pointer, limit, an item.
LISTS: list[tuple[str, str, int, Any]] = [
    ("scope", f"{GENE}/scope", bound("maxItems", "gene", "scope"), "invoice"),
    ("provenance", f"{GENE}/provenance", bound("maxItems", "gene", "provenance"), "ref:5e1f0c"),
    ("overrides", f"{GENE}/overrides", bound("maxItems", "gene", "overrides"), "default_tone"),
    ("when", f"{GENE}/when", bound("maxItems", "gene", "when"), condition()),
    ("any-of", f"{GENE}/when/0/any_of", bound("maxItems", "condition", "any_of"), "hi"),
]


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_formats(), *_too_long(), *_too_many_items(), *_too_short(), *_one_line(), *_white_space(), *_taken()]


def _base() -> dict[str, Any]:
    return genome(
        layer("org", gene("house_tone", scope=["invoice"], when=[condition()]), gene("accounts_head", "role")),
        layer("default", gene("default_tone")),
    )


def _one(case_id: str, title: str, why: str, *problems: Where, value: Any, at: str = "", spec: str) -> Case:
    document = changed(_base(), {at or problems[0][1]: value})
    return invalid(case_id, title, why, *problems, spec=f"agf.md#{spec}", document=document)


def _formats() -> list[Case]:
    line_feed = "In some languages `$` matches before a final line feed."
    digits = "In some languages `\\d` matches the digits of every script."
    case_blind = "Matching without regard to case takes letters of other scripts too."
    table = [
        ("id-line-feed", f"{GENE}/id", "house_tone\n", "A gene id with a line feed behind", line_feed),
        ("id-two-characters", f"{GENE}/id", "ab", "A gene id of two characters", "What a pattern rules has the wrong form, not the wrong length."),
        ("id-49-characters", f"{GENE}/id", "a" * 49, "A gene id of 49 characters", "What a pattern rules has the wrong form, not the wrong length."),
        ("id-empty", f"{GENE}/id", "", "An empty gene id", "What a pattern rules has the wrong form, not the wrong length."),
        ("id-digit-first", f"{GENE}/id", "1st_tone", "A gene id that starts with a digit", "A letter comes first."),
        ("id-fullwidth", f"{GENE}/id", "ｈouse_tone", "A fullwidth letter in a gene id", "Nothing is normalised before it is compared."),
        ("id-kelvin-sign", f"{GENE}/id", "house_\u212aey", "The Kelvin sign in a gene id", case_blind),
        ("id-cyrillic", f"{GENE}/id", "h\u043euse_tone", "A Cyrillic letter in a gene id", "It looks like another gene's id and is not."),
        ("override-id-capital", f"{GENE}/overrides/0", "Default_tone", "A capital in an overridden id", "It has the form of no id, so it is not looked up."),
        ("slug-line-feed", "/agent/slug", "bill-banao\n", "A slug with a line feed behind", line_feed),
        ("slug-hyphen-first", "/agent/slug", "-bill", "A slug that starts with a hyphen", "A command would read it as an option."),
        ("slug-64-characters", "/agent/slug", "a" * 64, "A slug of 64 characters", "A slug fits a label of a host name."),
        ("slug-capital", "/agent/slug", "Bill-banao", "A slug with a capital", "Slugs are lower case."),
        ("slug-arabic-digit", "/agent/slug", "bill-١", "A slug with an Arabic digit", digits),
        ("tenant-line-feed", "/source_tenant", "9c1e5b7a3d2f48e6a0b1c2d3\n", "A tenant with a line feed behind", line_feed),
        ("tenant-short", "/source_tenant", "9c1e5b7a3d2f48e6a0b1c2d", "A tenant of 23 digits", "It has 24 digits, no more, no fewer."),
        ("tenant-capital", "/source_tenant", "9C1E5B7A3D2F48E6A0B1C2D3", "A tenant in capitals", "Hexadecimal digits are lower case."),
        ("identity-hash-prefix", "/agent/identity_hash", "0x3f9a1c5d7b2e4a", "An identity hash with 0x", "Hexadecimal digits only."),
        ("mac-fullwidth", "/germline/seal/mac", "０" * 64, "A MAC in fullwidth digits", digits),
        ("mac-arabic-digits", "/germline/seal/mac", "٣" * 64, "A MAC in Arabic digits", digits),
        ("mac-truncated", "/germline/seal/mac", "29f6eb94390fa5c8", "A MAC of 16 digits", "Nobody but the issuer can verify it, but its form is fixed."),
        ("provenance-line-feed", f"{GENE}/provenance/0", "ref:5e1f0c\n", "A reference with a line feed behind", line_feed),
        ("provenance-email", f"{GENE}/provenance/0", "asha@example.com", "A reference that is an e-mail address", "References are pseudonyms; `@` is not among their characters."),
        ("provenance-empty", f"{GENE}/provenance/0", "", "An empty reference", "What a pattern rules has the wrong form, not the wrong length."),
        ("provenance-129-characters", f"{GENE}/provenance/0", "r" * 129, "A reference of 129 characters", "What a pattern rules has the wrong form, not the wrong length."),
    ]  # fmt: skip
    wrapped = {f"{GENE}/overrides/0", f"{GENE}/provenance/0"}
    return [
        _one(
            case_id,
            title,
            why,
            ("bad_format", pointer),
            value=[value] if pointer in wrapped else value,
            at=pointer.removesuffix("/0") if pointer in wrapped else "",
            spec="formats",
        )
        for case_id, pointer, value, title, why in table
    ]


def _too_long() -> list[Case]:
    why = "One character beyond the limit is too long."
    decomposed = "e\u0301" * ((TEXT_LIMIT + 1) // 2)
    return [
        *(
            _one(f"too-long-{name}", f"`{name}` of {limit + 1} characters", why, ("too_long", pointer), value="x" * (limit + 1), spec="lengths")
            for name, pointer, limit in LINES
        ),
        _one(
            "text-too-long-astral",
            f"A text of {TEXT_LIMIT + 1} astral characters",
            "One code point too many, whatever the unit that a language counts in.",
            ("too_long", TEXT),
            value=ASTRAL * (TEXT_LIMIT + 1),
            spec="lengths",
        ),
        _one(
            "text-too-long-combining",
            f"A text of {TEXT_LIMIT + 1} code points, {TEXT_LIMIT // 2 + 1} letters for the eye",
            "Lengths count code points, not what a reader sees as one letter.",
            ("too_long", TEXT),
            value=decomposed + "e" * (TEXT_LIMIT + 1 - len(decomposed)),
            spec="lengths",
        ),
    ]  # fmt: skip


def _too_many_items() -> list[Case]:
    why = "One item beyond the limit is too many."
    cases = [
        _one(
            f"too-many-items-{name}",
            f"{limit + 1} items in `{name}`",
            why,
            ("too_many_items", pointer),
            value=[item] * (limit + 1),
            spec="lengths",
        )
        for name, pointer, limit, item in LISTS
    ]
    terms = bound("maxItems", "gene", "scope") + 1
    return [
        _one(
            "too-many-items",
            f"{terms} different terms in a scope",
            why,
            ("too_many_items", f"{GENE}/scope"),
            value=[f"term {number}" for number in range(terms)],
            spec="lengths",
        ),
        *cases,
        _beyond("scope", ["invoice"] * (terms - 1) + [""], "The item too many would be too short"),
        _beyond(
            "overrides",
            ["default_tone"] * bound("maxItems", "gene", "overrides") + ["house_tone"],
            "The id too many is the gene's own",
        ),
    ]


def _beyond(name: str, value: list[str], title: str) -> Case:
    case_id = f"too-many-items-{name}-not-looked-at"
    why = "Items beyond the limit are not looked at, in no stage, so that a long list costs nothing."
    problem = ("too_many_items", f"{GENE}/{name}")
    document = changed(_base(), {problem[1]: value})
    return invalid(case_id, title, why, problem, spec="checking.md#bounds", document=document)


def _too_short() -> list[Case]:
    why = "An empty string says nothing; it is too short, and no other problem is reported."
    return [
        _one("too-short", "An empty text", why, ("too_short", TEXT), value="", spec="lengths"),
        *(
            _one(f"too-short-{name}", f"`{name}` is empty", why, ("too_short", pointer), value="", spec="lengths")
            for name, pointer, _ in LINES
        ),
        _one(
            "too-short-any-of-list",
            "A condition without values",
            "Such a condition could never hold.",
            ("too_short", f"{GENE}/when/0/any_of"),
            value=[],
            spec="lengths",
        ),
    ]


def _one_line() -> list[Case]:
    table = [
        ("text-not-one-line", "\n", "A line feed", "A gene of two lines could begin a section of the prompt."),
        ("text-carriage-return", "\r", "A carriage return", "On a terminal it overwrites the line."),
        ("text-tab", "\t", "A tab", "A tab is a control character."),
        ("text-nul", "\0", "A NUL", "C strings end there."),
        ("text-escape", "\x1b[31m", "A terminal escape", "A terminal obeys it."),
        ("text-delete", "\x7f", "DEL", "JSON lets it stand unescaped, and it is a control character."),
        ("text-next-line", "\x85", "U+0085 NEXT LINE", "The upper control characters count too; some readers break lines there."),
        ("text-csi", "\x9b31m", "U+009B, an escape in one character", "The upper control characters count too."),
        ("text-line-separator", "\u2028", "U+2028 LINE SEPARATOR", "No control character, and still the end of a line."),
        ("text-paragraph-separator", "\u2029", "U+2029 PARAGRAPH SEPARATOR", "No control character, and still the end of a line."),
    ]  # fmt: skip
    every = "Every string for people is one line, not only the text of a gene."
    return [
        *(
            _one(case_id, f"{title} in a text", why, ("text_not_one_line", TEXT), value=f"Be{character}brief.", spec="one-line")
            for case_id, character, title, why in table
        ),
        *(
            _one(f"not-one-line-{name}", f"A line feed at the end of `{name}`", every, ("text_not_one_line", pointer), value="x\n", spec="one-line")
            for name, pointer, _ in LINES
        ),
        _one(
            "text-line-feed-only",
            "A text that is a line feed",
            "It is one character long, and that character is not allowed.",
            ("text_not_one_line", TEXT),
            value="\n",
            spec="one-line",
        ),
    ]  # fmt: skip


def _white_space() -> list[Case]:
    table = [
        ("text-spaces", " " * 3, "A text of spaces", "It has characters and says nothing."),
        ("text-no-break-space", "\u00a0", "A text of a no-break space", "It is white space, beyond what ASCII trimming takes away."),
        ("text-ideographic-space", "\u3000\u2003", "A text of wide spaces", "They are white space, beyond what ASCII trimming takes away."),
    ]  # fmt: skip
    return [
        *(
            _one(case_id, title, why, ("bad_format", TEXT), value=value, spec="formats")
            for case_id, value, title, why in table
        ),
        _one(
            "text-too-many-spaces",
            f"A text of {TEXT_LIMIT + 1} spaces",
            "Two rules fail on one value: both are reported, by code.",
            ("bad_format", TEXT),
            ("too_long", TEXT),
            value=" " * (TEXT_LIMIT + 1),
            spec="lengths",
        ),
        _one(
            "text-too-long-and-two-lines",
            "A text too long and of two lines",
            "Two rules fail on one value: both are reported, by code.",
            ("text_not_one_line", TEXT),
            ("too_long", TEXT),
            value="x" * TEXT_LIMIT + "\n",
            spec="one-line",
        ),
    ]


def _taken() -> list[Case]:
    lines = {pointer: ASTRAL * limit for _, pointer, limit in LINES}
    lists = {pointer: [item] * limit for name, pointer, limit, item in LISTS if name != "any-of"}
    any_of = [ASTRAL * bound("maxLength", "term")] * bound("maxItems", "condition", "any_of")
    conditions = {f"{GENE}/when/{index}/any_of": any_of for index in range(bound("maxItems", "gene", "when"))}
    patterned = {
        "/agent/slug": "0" + "a-" * 31,
        f"{GENE}/id": "h" + "o_9" * 15 + "us",
        f"{GENE}/provenance/0": "Az09._:-" * 16,
        f"{GENE}/provenance/1": "r",
        "/layers/1/genes/0/id": "abc",
        f"{GENE}/overrides": ["abc"] * bound("maxItems", "gene", "overrides"),
    }
    document = changed(_base(), {**lists, **lines, **conditions, **patterned, TEXT: ASTRAL * TEXT_LIMIT})
    return [
        valid(
            "every-length-at-limit",
            "Every string and list as long as it may be",
            "Strings of astral characters: counted as code points they fit, in any other unit they do not.",
            spec="agf.md#lengths",
            document=document,
        ),
        valid(
            "texts-of-all-sorts",
            "Texts that look empty, broken or dangerous and are none of that",
            "ZWJ, soft hyphen, U+FEFF, no-break space, direction marks and markup are characters of a line.",
            spec="agf.md#one-line",
            document=genome(
                layer(
                    "org",
                    gene("zero_width_joiner", text="क्\u200dष"),
                    gene("zero_width_space", text="\u200b"),
                    gene("soft_hyphen", text="Rech\u00adnung"),
                    gene("no_break_space", text="10\u00a0days"),
                    gene("direction_marks", text="\u202bעברית\u202c \u200f"),
                    gene("combining_only", text="\u0301"),
                    gene("one_letter", text="x"),
                    gene("backslash_n", text="Write \\n, not a line feed."),
                    gene("not_assigned", text="\u0378\ufdd0"),
                    gene("combining", text="e\u0301" * (TEXT_LIMIT // 2)),
                )
            ),
        ),
        valid(
            "markup-in-species",
            "A species of markup",
            "It is a line like any other; whoever shows it escapes it.",
            spec="agf.md#one-line",
            document=changed(_base(), {"/agent/species": "<script>alert(1)</script> [bold] %s {x}"}),
        ),
        valid(
            "identity-hash-not-verified",
            "An identity hash that fits no gene",
            "Its form is checked, never its value.",
            spec="agf.md#identity-hash",
            document=changed(genome(kernel=[kernel_gene("identity_other")]), {"/agent/identity_hash": "0" * 16}),
        ),
        valid(
            "seal-not-verified",
            "A seal that nobody made",
            "Only the issuer can verify a seal; its form is checked, never its value.",
            spec="agf.md#seal",
            document=changed(_base(), {"/germline/seal": {"kid": "鍵 1", "mac": "0" * 64}}),
        ),
    ]
