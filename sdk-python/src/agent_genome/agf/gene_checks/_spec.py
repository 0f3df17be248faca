"""The data of the gene checks, typed; the only module here that imports the generated package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NotRequired, TypedDict, cast

from agent_genome_spec import agf_gene_checks as _data

Range = Sequence[str]
"""First and last code point of a range, in hexadecimal."""


class Finding(TypedDict):
    """One code that a gene check reports."""

    code: str
    severity: Literal["error", "warning"]
    meaning: str
    rule: str
    message: str
    hint: str
    repair: str


class Category(TypedDict):
    """One sort of passage, and the code it is reported under."""

    category: str
    code: str
    what: str
    rule: str


class Bounds(TypedDict):
    """How much is looked for and reported."""

    claims_of_a_category: int
    longest_expansion: int
    shortest_masked: int


class LetterRun(TypedDict):
    """Code points in a row that look like these letters."""

    first: str
    letters: str


class Folding(TypedDict):
    """How a text becomes a skeleton."""

    invisible: Sequence[Range]
    marks: Sequence[Range]
    letter_runs: Sequence[LetterRun]
    confusables: Mapping[str, str]
    digit_letters: Mapping[str, str]


class Hidden(TypedDict):
    """Which characters nobody sees, and where they are needed all the same."""

    bidi_controls: Sequence[Range]
    direction_marks: Sequence[str]
    controls: Sequence[Range]
    emoji_tag_sequences: Sequence[str]
    word_space_scripts: Sequence[Range]
    joiner_scripts: Sequence[Range]
    variation_bases: Sequence[Range]
    ideographs: Sequence[Range]
    mongolian_selectors: Sequence[Range]
    mongolian_bases: Sequence[Range]
    variant_bases: Sequence[Range]


class Encodings(TypedDict):
    """The escapes and encodings that are undone."""

    rounds: int
    entity: str
    percent: str
    backslash: str
    base64: str
    hexadecimal: str


class Pattern(TypedDict):
    """A regular expression over the skeleton."""

    category: str
    pattern: str


class RoleHeaders(TypedDict):
    """Names of speakers that a header may pretend to."""

    strong: Sequence[str]
    weak: Sequence[str]
    qualifiers: Sequence[str]
    headings: Sequence[str]
    definitions: Sequence[str]


class Substrings(TypedDict):
    """Commands in scripts without spaces."""

    category: str
    texts: Sequence[str]


class Standing(TypedDict):
    """Which genes may say that a narrow class of cases needs no approval."""

    kinds: Sequence[str]
    next: Sequence[str]
    reach: int
    too_wide: Sequence[str]


class Phrases(TypedDict):
    """What all phrases share: fillers, negations, guards."""

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
    substrings: Sequence[Substrings]


class PhraseGroup(TypedDict):
    """Phrases of one category and language."""

    category: str
    language: str
    negatable: bool
    unless_next: Sequence[str]
    next_reach: NotRequired[int]
    unless_before: NotRequired[Sequence[str]]
    standing: NotRequired[bool]
    phrases: Sequence[str]


class Emails(TypedDict):
    """How addresses are written and spoken."""

    local_characters: str
    local_length: int
    domain_length: int
    at_words: Sequence[str]
    dot_words: Sequence[str]
    spoken_domains: Sequence[str]
    not_local_parts: Sequence[str]
    placeholder_names: Sequence[str]
    placeholder_domains: Sequence[str]


class Region(TypedDict):
    """A country whose national phone numbers are known, and which of them need no grouping."""

    region: str
    bare: str


class Digits(TypedDict):
    """How many digits a number has."""

    fewest: int
    most: int


class Phones(TypedDict):
    """What surrounds a phone number, and what is none."""

    international_prefixes: Sequence[str]
    digits: Digits
    regions: Sequence[Region]
    alone_digits: Digits
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
    spoken_digits: Digits


class Money(TypedDict):
    """Currencies, number words, and what makes a figure a count."""

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


class CardIssuer(TypedDict):
    """Prefixes and lengths of an issuer's card numbers."""

    prefixes: Sequence[str]
    lengths: Sequence[int]


class PaymentCards(TypedDict):
    """The issuers of payment cards."""

    issuers: Sequence[CardIssuer]


class NationalId(TypedDict):
    """The shape of one id and the python-stdnum module that checks it."""

    name: str
    validator: str
    pattern: str
    context: Sequence[str]
    needs_context: bool


class Iban(TypedDict):
    """How many characters an IBAN of each country has."""

    lengths: Mapping[str, int]


class AccountId(TypedDict):
    """The shape of a number that only a word nearby makes an account."""

    name: str
    pattern: str
    context: Sequence[str]
    unless_before: NotRequired[Sequence[str]]
    fewest_digits: int


class Urls(TypedDict):
    """What makes a web address let its holder in."""

    secret_parameters: Sequence[str]
    shortest_value: int
    placeholders: Sequence[str]
    webhooks: Sequence[str]
    opaque_length: int
    opaque_piece_length: int
    opaque_hex_length: int


class Secret(TypedDict):
    """The shape of a key, token or password."""

    name: str
    pattern: str
    digits: bool
    unless_last: NotRequired[Sequence[str]]


class BirthDates(TypedDict):
    """Words that announce a date of birth, and how dates are written."""

    context: Sequence[str]
    reach: int
    months: Sequence[str]
    ordinals: Sequence[str]
    numeric: Sequence[str]
    named: Sequence[str]


class PersonNames(TypedDict):
    """Names, titles, and the words of work that are none."""

    honorifics: Sequence[str]
    honorifics_other: Sequence[str]
    given_names: Sequence[str]
    ambiguous_given_names: Sequence[str]
    surnames: Sequence[str]
    work_words: Sequence[str]
    not_before_names: Sequence[str]
    not_after_names: Sequence[str]


FINDINGS: Final = cast("Sequence[Finding]", _data.FINDINGS)
CATEGORIES: Final = cast("Sequence[Category]", _data.CATEGORIES)
BOUNDS: Final = cast("Bounds", _data.BOUNDS)
FOLDING: Final = cast("Folding", _data.FOLDING)
HIDDEN: Final = cast("Hidden", _data.HIDDEN)
ENCODINGS: Final = cast("Encodings", _data.ENCODINGS)
MARKUP: Final = cast("Sequence[Pattern]", _data.MARKUP)
ROLE_HEADERS: Final = cast("RoleHeaders", _data.ROLE_HEADERS)
PHRASES: Final = cast("Phrases", _data.PHRASES)
COMMANDS: Final = cast("Sequence[PhraseGroup]", _data.COMMANDS)
PURPOSES: Final = cast("Sequence[PhraseGroup]", _data.PURPOSES)
EMAILS: Final = cast("Emails", _data.EMAILS)
PHONES: Final = cast("Phones", _data.PHONES)
MONEY: Final = cast("Money", _data.MONEY)
PAYMENT_CARDS: Final = cast("PaymentCards", _data.PAYMENT_CARDS)
NATIONAL_IDS: Final = cast("Sequence[NationalId]", _data.NATIONAL_IDS)
ID_CONTEXT_REACH: Final[int] = _data.ID_CONTEXT_REACH
ID_AFTER_REACH: Final[int] = _data.ID_AFTER_REACH
IBAN: Final = cast("Iban", _data.IBAN)
ACCOUNT_IDS: Final = cast("Sequence[AccountId]", _data.ACCOUNT_IDS)
URLS: Final = cast("Urls", _data.URLS)
SECRETS: Final = cast("Sequence[Secret]", _data.SECRETS)
BIRTH_DATES: Final = cast("BirthDates", _data.BIRTH_DATES)
PERSON_NAMES: Final = cast("PersonNames", _data.PERSON_NAMES)
