"""Media types: what a client accepts (RFC 9110, section 12.5.1), and what it says that it sends."""

from __future__ import annotations

import re
from collections.abc import Sequence

__all__ = ["acceptable", "content_type", "is_plain_utf8"]

_TOKEN = r"[!#$%&'*+\-.^_`|~0-9A-Za-z]+"
_TYPE = re.compile(rf"[ \t]*({_TOKEN})/({_TOKEN})[ \t]*(;.*)?", re.ASCII | re.DOTALL)
_PARAMETER = re.compile(rf';[ \t]*(?:({_TOKEN})=("(?:[^"\\]|\\.)*"|{_TOKEN})[ \t]*)?', re.ASCII)
_WEIGHT = re.compile(r"(?:0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)", re.ASCII)


def acceptable(accept: str | None, offered: Sequence[str]) -> str | None:
    """Return the offered media type that the client likes best; None when it takes none.

    The most specific range that matches a type gives its weight; no header, or an empty one, takes everything; a range
    that is not written as one counts as absent.

    Example:
        >>> acceptable("text/html, application/*;q=0.5", ["application/json"])
        'application/json'
        >>> acceptable("application/json;q=0, */*", ["application/json"]) is None
        True
    """
    if accept is None or not accept.strip():
        return offered[0]
    if accept == "*/*" or accept == offered[0]:
        return offered[0]
    ranges = [found for part in _split(accept) if (found := _range(part))]
    weighed = [(_weight(name, ranges), -place) for place, name in enumerate(offered)]
    weight, place = max(weighed)
    return offered[-place] if weight > 0 else None


def content_type(header: str) -> tuple[str, dict[str, str]] | None:
    """Return the media type and its parameters, both in lower case; None when it is not written as one.

    Example:
        >>> content_type('Application/JSON; charset="UTF-8"')
        ('application/json', {'charset': 'utf-8'})
    """
    match = _TYPE.fullmatch(header)
    if match is None:
        return None
    parameters: dict[str, str] = {}
    rest = match[3] or ""
    position = 0
    while position < len(rest):
        parameter = _PARAMETER.match(rest, position)
        if parameter is None:
            return None
        position = parameter.end()
        if parameter[1]:
            parameters[parameter[1].lower()] = parameter[2].strip('"').lower()
    return f"{match[1]}/{match[2]}".lower(), parameters


def is_plain_utf8(header: str | None, expected: str) -> bool:
    """Say whether a Content-Type is the expected media type, in UTF-8 where it names a character set."""
    if header == expected:
        return True
    found = content_type(header) if header else None
    return found is not None and found[0] == expected and found[1].get("charset", "utf-8") in ("utf-8", "utf8")


def _split(header: str) -> list[str]:
    """Split a list at the commas that stand outside of quotes."""
    return re.findall(r'(?:[^,"]|"(?:[^"\\]|\\.)*"?)+', header) if '"' in header else header.split(",")


def _range(text: str) -> tuple[str, float] | None:
    found = content_type(text)
    if found is None:
        return None
    weight = found[1].get("q", "1")
    return (found[0], float(weight)) if _WEIGHT.fullmatch(weight) else None


def _weight(name: str, ranges: list[tuple[str, float]]) -> float:
    for wanted in (name, name.split("/", maxsplit=1)[0] + "/*", "*/*"):
        weights = [weight for listed, weight in ranges if listed == wanted]
        if weights:
            return max(weights)
    return 0.0
