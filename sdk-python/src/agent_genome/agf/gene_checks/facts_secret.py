"""Keys, tokens and passwords, alone or inside a web address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from agent_genome.agf.gene_checks._spec import SECRETS, URLS, Secret
from agent_genome.agf.gene_checks.finding import Hit
from agent_genome.agf.gene_checks.patterns import any_of

_SCHEME = re.compile(r"(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,20}://")
_ADDRESS = re.compile(r"""[^\s<>"'`]{1,2048}""")
_PARAMETER = re.compile(r"[?&#;]([A-Za-z0-9_.-]{1,40})=([^&#;]{1,1024})")
_OPAQUE_CHARACTERS = re.compile(r"[A-Za-z0-9_=-]{1,512}")
_SEPARATOR = re.compile("[-_=]")


def secrets(text: str) -> Iterator[Hit]:
    """Yield the keys, tokens and passwords of a plain text."""
    for pattern, row in _secrets():
        for match in pattern.finditer(text):
            if row["digits"] and not any(map(str.isdigit, match.group())):
                continue
            if match.group().rpartition(" ")[2].lower() not in row.get("unless_last", ()):
                yield Hit("secret", *match.span())


def secret_urls(text: str) -> Iterator[Hit]:
    """Yield the web addresses that let whoever has them in."""
    if "/" not in text:
        return
    schemes = list(_SCHEME.finditer(text))
    for index, scheme in enumerate(schemes):
        # An address inside another is looked at on its own, so that no part is read twice.
        limit = schemes[index + 1].start() if index + 1 < len(schemes) else len(text)
        address = _ADDRESS.match(text, scheme.end(), limit)
        if address and _lets_in(address.group().rstrip(".,;:!?)")):
            yield Hit("secret_url", scheme.start(), scheme.end() + len(address.group().rstrip(".,;:!?)")))
    for webhook in _webhooks().finditer(text):
        yield Hit("secret_url", *webhook.span())


def _lets_in(address: str) -> bool:
    authority, path, rest = _parts(address)
    user, at, _host = authority.rpartition("@")
    if at and user.partition(":")[2]:
        return True
    for name, value in _PARAMETER.findall(rest):
        if name.lower() in URLS["secret_parameters"] and _is_value(value):
            return True
    return any(map(_is_opaque, path.split("/"))) or bool(_webhooks().match(address))


def _parts(address: str) -> tuple[str, str, str]:
    first = next((at for at, character in enumerate(address) if character in "/?#&"), len(address))
    second = next((at for at in range(first, len(address)) if address[at] in "?#&"), len(address))
    return address[:first], address[first:second], address[second:]


def _is_value(value: str) -> bool:
    return (
        len(value) >= URLS["shortest_value"] and value[0] not in "{<[$(*." and value.lower() not in URLS["placeholders"]
    )


def _is_opaque(segment: str) -> bool:
    """Return whether a path segment looks drawn at random rather than written for readers."""
    if len(segment) < URLS["opaque_length"] or not _OPAQUE_CHARACTERS.fullmatch(segment):
        return False
    joined = _SEPARATOR.sub("", segment)
    if len(joined) >= URLS["opaque_hex_length"] and all(c in "0123456789abcdefABCDEF" for c in joined):
        return True
    pieces = _SEPARATOR.split(segment)
    return any(len(piece) >= URLS["opaque_piece_length"] and _is_mixed(piece) for piece in pieces) or (
        sum(map(_is_mixed, pieces)) * 2 > len(pieces)
    )


def _is_mixed(piece: str) -> bool:
    return any(map(str.isdigit, piece)) and any(map(str.isalpha, piece))


@cache
def _secrets() -> tuple[tuple[re.Pattern[str], Secret], ...]:
    return tuple((re.compile(rf"(?<!\w)(?:{row['pattern']})"), row) for row in SECRETS)


@cache
def _webhooks() -> re.Pattern[str]:
    return re.compile(rf"(?<![\w.-]){any_of(URLS['webhooks'])}[A-Za-z0-9_/.:-]{{6,512}}", re.IGNORECASE)
