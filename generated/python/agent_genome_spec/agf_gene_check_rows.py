# Generated from spec/agf/1.0/gene-checks.schema.json; do not edit, run `nox -s generate`.
# sha256 of the source: 831733e1c734d27a5092082b7071a93d2a629f26eac3444a6a486216273019e0
"""What the rows of 'What an importer checks in the human text of a gene' hold, for type checkers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict


class Finding(TypedDict):
    code: str
    severity: Literal['error', 'warning']
    meaning: str
    rule: str
    message: str
    hint: str
    repair: str


class Category(TypedDict):
    category: str
    code: str
    what: str
    rule: str


class Bounds(TypedDict):
    """
    Findings and claims of a category in one field, the longest compatibility form, the shortest passage shown from both ends.
    """

    findings_of_a_category: Literal[1]
    claims_of_a_category: int
    longest_expansion: int
    shortest_masked: int


class LetterRun(TypedDict):
    first: str
    letters: str


class Folding(TypedDict):
    """
    How a text becomes plain, and a skeleton.
    """

    invisible: Sequence[Sequence[str]]
    marks: Sequence[Sequence[str]]
    letter_runs: Sequence[LetterRun]
    confusables: Mapping[str, str]
    digit_letters: Mapping[str, str]


class Hidden(TypedDict):
    """
    Which characters nobody sees, and where they are needed all the same.
    """

    bidi_controls: Sequence[Sequence[str]]
    direction_marks: Sequence[str]
    controls: Sequence[Sequence[str]]
    emoji_tag_sequences: Sequence[str]
    word_space_scripts: Sequence[Sequence[str]]
    joiner_scripts: Sequence[Sequence[str]]
    variation_bases: Sequence[Sequence[str]]
    ideographs: Sequence[Sequence[str]]
    mongolian_selectors: Sequence[Sequence[str]]
    mongolian_bases: Sequence[Sequence[str]]
    variant_bases: Sequence[Sequence[str]]


class Encodings(TypedDict):
    """
    Escapes that are undone, at most so many times over, and encoded passages that are read.
    """

    rounds: int
    entity: str
    percent: str
    backslash: str
    base64: str
    hexadecimal: str


class MarkupItem(TypedDict):
    category: str
    pattern: str


class RoleHeaders(TypedDict):
    """
    Speakers that a header may pretend to: strong ones after any break, weak ones after a break of the prompt.
    """

    strong: Sequence[str]
    weak: Sequence[str]
    qualifiers: Sequence[str]
    headings: Sequence[str]
    definitions: Sequence[str]


class Standing(TypedDict):
    """
    Kinds of gene that may say that a narrow class of cases needs no approval, and what makes a class too wide.
    """

    kinds: Sequence[str]
    next: Sequence[str]
    reach: int
    too_wide: Sequence[str]


class Substring(TypedDict):
    category: str
    texts: Sequence[str]


class Phrases(TypedDict):
    """
    What all phrases share.
    """

    fillers: Sequence[str]
    negators: Sequence[str]
    trailing_negators: Sequence[str]
    parenthetical_negators: Sequence[str]
    not_negations: Sequence[str]
    breakers: Sequence[str]
    guards: Sequence[str]
    guard_reach: int
    command_negation_reach: int
    trailing_reach: int
    next_reach: int
    before_reach: int
    squeezed_length: int
    spelled_length: int
    standing: Standing
    after_guards: Sequence[str]
    imperative_leads: Sequence[str]
    squeezed: Sequence[str]
    substrings: Sequence[Substring]


class Emails(TypedDict):
    """
    How addresses are written and spoken.
    """

    local_characters: str
    local_length: int
    domain_length: int
    at_words: Sequence[str]
    dot_words: Sequence[str]
    spoken_domains: Sequence[str]
    not_local_parts: Sequence[str]
    placeholder_names: Sequence[str]
    placeholder_domains: Sequence[str]


class Digits(TypedDict):
    """
    How many digits a number has.
    """

    fewest: int
    most: int


class Region(TypedDict):
    region: str
    bare: str


class AloneDigits(TypedDict):
    """
    How many digits a number has that nothing announces and that begins with no zero.
    """

    fewest: int
    most: int


class SpokenDigits(TypedDict):
    fewest: int
    most: int


class Phones(TypedDict):
    """
    What surrounds a phone number, and what is none.
    """

    international_prefixes: Sequence[str]
    digits: Digits
    regions: Sequence[Region]
    alone_digits: AloneDigits
    most_judged: int
    trimmed_groups: int
    context: Sequence[str]
    context_reach: int
    after_reach: int
    local_context: Sequence[str]
    local_links: Sequence[str]
    local_pattern: str
    not_phones: Sequence[str]
    not_phones_alone: Sequence[str]
    digit_words: Mapping[str, str]
    repeat_words: Sequence[str]
    spoken_digits: SpokenDigits


class Money(TypedDict):
    """
    Currencies, number words, and what makes a figure a count.
    """

    symbols: Sequence[str]
    codes: Sequence[str]
    abbreviations: Sequence[str]
    words: Sequence[str]
    ambiguous_words: Sequence[str]
    ambiguous_context: Sequence[str]
    weight_words: Sequence[str]
    weight_reach: int
    not_amounts: Sequence[str]
    scales: Sequence[str]
    indian_scales: Sequence[str]
    number_words: Sequence[str]
    not_amount_after: Sequence[str]
    stated_words: Sequence[str]
    limit_words: Sequence[str]
    periods: Sequence[str]
    stated_links: Sequence[str]


class Issuer(TypedDict):
    prefixes: Sequence[str]
    lengths: Sequence[int]


class PaymentCards(TypedDict):
    issuers: Sequence[Issuer]


class NationalId(TypedDict):
    name: str
    validator: str
    pattern: str
    context: Sequence[str]
    needs_context: bool


class Iban(TypedDict):
    """
    How many characters an IBAN of each country has.
    """

    lengths: Mapping[str, int]


class AccountId(TypedDict):
    name: str
    pattern: str
    context: Sequence[str]
    unless_before: NotRequired[Sequence[str]]
    fewest_digits: int


class Urls(TypedDict):
    """
    What makes a web address let its holder in.
    """

    secret_parameters: Sequence[str]
    shortest_value: int
    placeholders: Sequence[str]
    webhooks: Sequence[str]
    opaque_length: int
    opaque_piece_length: int
    opaque_hex_length: int


class Secret(TypedDict):
    name: str
    pattern: str
    digits: bool
    unless_last: NotRequired[Sequence[str]]


class BirthDates(TypedDict):
    """
    Words that announce a date of birth, and dates (`{month}` stands for a name of a month, `{ordinal}` for an ordinal).
    """

    context: Sequence[str]
    reach: int
    months: Sequence[str]
    ordinals: Sequence[str]
    numeric: Sequence[str]
    named: Sequence[str]


class PersonNames(TypedDict):
    """
    Names, titles, and the words of work that are none; lower case.
    """

    honorifics: Sequence[str]
    honorifics_other: Sequence[str]
    given_names: Sequence[str]
    ambiguous_given_names: Sequence[str]
    surnames: Sequence[str]
    work_words: Sequence[str]
    not_before_names: Sequence[str]
    not_after_names: Sequence[str]


class PhraseGroup(TypedDict):
    category: str
    language: str
    negatable: bool
    unless_next: Sequence[str]
    next_reach: NotRequired[int]
    unless_before: NotRequired[Sequence[str]]
    standing: NotRequired[bool]
    phrases: Sequence[str]


class Document(TypedDict):
    """
    What an importer checks in the human text of a gene; gene-checks.md says how the data is read.
    """

    title: str
    spec_version: str
    findings: Sequence[Finding]
    categories: Sequence[Category]
    bounds: Bounds
    folding: Folding
    hidden: Hidden
    encodings: Encodings
    markup: Sequence[MarkupItem]
    role_headers: RoleHeaders
    phrases: Phrases
    commands: Sequence[PhraseGroup]
    purposes: Sequence[PhraseGroup]
    emails: Emails
    phones: Phones
    money: Money
    payment_cards: PaymentCards
    national_ids: Sequence[NationalId]
    id_context_reach: int
    id_after_reach: int
    iban: Iban
    account_ids: Sequence[AccountId]
    urls: Urls
    secrets: Sequence[Secret]
    birth_dates: BirthDates
    person_names: PersonNames
