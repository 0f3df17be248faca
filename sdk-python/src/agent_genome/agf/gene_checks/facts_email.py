"""E-mail addresses, written with an @ sign or spoken out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from agent_genome.agf.gene_checks._spec import EMAILS
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.patterns import any_of

_CATEGORY = "email"
_SAID = re.compile(r"[ \[({<]")
_NUMERIC_HOST = re.compile(r"\[[0-9A-Fa-f:.]{3,45}\]")


def emails(text: str) -> Iterator[Hit]:
    """Yield the e-mail addresses of a plain text."""
    at = text.find("@")
    while at >= 0:
        start, end = _local_start(text, at), _domain_end(text, at + 1)
        if start < at and end and not _is_placeholder(text[start:at], text[at + 1 : end]):
            yield Hit(_CATEGORY, start, end)
        at = text.find("@", at + 1)
    for match in _spoken().finditer(text):
        if match["bracket"] or _is_said(match["local"], match["spoken"]):
            yield Hit(_CATEGORY, *match.span())


def _is_said(local: str, domain: str) -> bool:
    """Return whether "local at domain" can only be an address: a dot is said, not written, after no everyday word."""
    return bool(_SAID.search(domain)) and local.lower() not in EMAILS["not_local_parts"]


def _is_placeholder(local: str, domain: str) -> bool:
    return local.lower() in EMAILS["placeholder_names"] and domain.lower() in EMAILS["placeholder_domains"]


def _local_start(text: str, at: int) -> int:
    start, limit = at, max(0, at - EMAILS["local_length"])
    if at and text[at - 1] == " " and text[at + 1 : at + 2] == " ":
        start, limit = at - 1, max(0, limit - 1)
    if start > limit and text[start - 1] == '"':
        quote = text.rfind('"', limit, start - 1)
        return quote if quote >= 0 else at
    spaced = start
    while start > limit and _is_local(text[start - 1]):
        start -= 1
    while start < spaced and text[start] in ".'=/?`{|}*":
        start += 1
    return start if start < spaced else at


def _is_local(character: str) -> bool:
    if character.isascii():
        return character.isalnum() or character in EMAILS["local_characters"]
    return not character.isspace()


def _domain_end(text: str, start: int) -> int:
    """Return where the domain ends, or 0 when this is none: it needs a dot and a top level of letters."""
    if host := _NUMERIC_HOST.match(text, start):
        return host.end()
    match = _domain().match(text, start)
    if match is None:
        return 0
    domain = match.group().rstrip("-")
    top = domain.rpartition(".")[2].strip()
    is_name = len(top) > 1 and not any(c.isdigit() or c in "_-" for c in top)
    return start + len(domain) if is_name or top.lower().startswith("xn--") else 0


@cache
def _domain() -> re.Pattern[str]:
    label = r"[^\W_](?:[\w-]|[^\x00-\x7f\s]){0,62}"
    return re.compile(rf" ?{label}(?:(?: [.] |[.]){label}){{1,8}}(?!\w)")


@cache
def _spoken() -> re.Pattern[str]:
    at, dot = any_of(EMAILS["at_words"]), any_of(EMAILS["dot_words"])
    label = r"[^\W_][\w-]{0,40}"
    brackets = rf"(?P<bracket> ?[\[({{<]{{1,2}} ?(?:{at}|@) ?[\])}}>]{{1,2}} ?)"
    dots = rf"(?: ?[\[({{<]{{1,2}} ?(?:{dot}|[.]) ?[\])}}>]{{1,2}} ?|[.])"
    ends = any_of(EMAILS["spoken_domains"])
    return re.compile(
        rf"(?<![\w.])(?P<local>[^\W_][\w.+-]{{0,63}}?)"
        rf"(?:{brackets}{label}(?:(?: {dot} |{dots}){label}){{1,4}}"
        rf"| {at} {label}(?P<spoken>(?: {dot} (?!{ends}(?!\w)){label}){{0,3}}(?:(?: {dot} |{dots}){ends}){{1,2}})"
        rf")(?!\w)",
        re.IGNORECASE,
    )
