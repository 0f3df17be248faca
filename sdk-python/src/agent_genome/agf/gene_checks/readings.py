"""The ways in which a text may be read: as it stands, and with escapes undone."""

from __future__ import annotations

import base64
import binascii
import codecs
import html
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from urllib.parse import unquote

from agent_genome.agf.gene_checks._spec import ENCODINGS
from agent_genome.agf.gene_checks.fold import View, rewritten, skeleton, whole
from agent_genome.agf.gene_checks.patterns import whole_word
from agent_genome.agf.gene_checks.words import Word, words_of

_BACKSLASHED = {"n": "\n", "r": "\n", "t": " "}
_NOT_HEXADECIMAL = re.compile("[^0-9a-fA-F]")


@lru_cache(maxsize=4)
def reading(text: str) -> tuple[View, list[Word]]:
    """Return the skeleton of a text with its escapes undone, and its words."""
    view = skeleton(_unescaped(whole(text)))
    return view, words_of(view.text)


def encoded_passages(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield each passage that decodes to text, as start, end and what it says."""
    for pattern, decode in ((_base64(), _from_base64), (_hexadecimal(), _from_hexadecimal)):
        for match in pattern.finditer(text):
            decoded = decode(match.group())
            if decoded:
                yield *match.span(), decoded


def turned(text: str) -> str:
    """Return the text with its Latin letters turned half-way round the alphabet (ROT13)."""
    return codecs.decode(text, "rot13")


def _unescaped(view: View) -> View:
    for _ in range(ENCODINGS["rounds"]):
        before = view
        if "&" in view.text:
            view = rewritten(view, _pattern("entity"), html.unescape)
        if "%" in view.text:
            view = rewritten(view, _pattern("percent"), unquote)
        if "\\" in view.text:
            view = rewritten(view, _pattern("backslash"), _from_backslash)
        if view is before:
            break
    return view


def _from_backslash(escape: str) -> str:
    if escape[1] in _BACKSLASHED:
        return _BACKSLASHED[escape[1]]
    code_point = int(_NOT_HEXADECIMAL.sub("", escape[2:]), 16)
    return chr(code_point) if code_point <= 0x10FFFF else escape


def _from_base64(passage: str) -> str:
    standard = passage.rstrip("=").translate(str.maketrans("-_", "+/"))
    try:
        return _readable(base64.b64decode(standard + "=" * (-len(standard) % 4), validate=True))
    except binascii.Error:
        return ""


def _from_hexadecimal(passage: str) -> str:
    return _readable(bytes.fromhex(_NOT_HEXADECIMAL.sub("", passage)))


def _readable(decoded: bytes) -> str:
    try:
        text = decoded.decode()
    except UnicodeDecodeError:
        return ""
    return text if all(c.isprintable() or c.isspace() for c in text) else ""


@cache
def _pattern(name: str) -> re.Pattern[str]:
    sources = {key: ENCODINGS[key] for key in ("entity", "percent", "backslash")}
    return re.compile(sources[name])


@cache
def _base64() -> re.Pattern[str]:
    return whole_word(ENCODINGS["base64"])


@cache
def _hexadecimal() -> re.Pattern[str]:
    return whole_word(ENCODINGS["hexadecimal"])
