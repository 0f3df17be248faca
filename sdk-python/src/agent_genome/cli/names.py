"""File names as text: on the terminal, in a report and as a URI, whatever bytes they are made of."""

from __future__ import annotations

import os

from agent_genome.agf.wording import safe

__all__ = ["as_bytes", "as_text", "as_uri", "printable"]


def as_text(path: str) -> str:
    r"""Return a file name as valid Unicode; a byte that is not UTF-8 is written as `\x..`.

    Example:
        >>> print(as_text("a\udcff.json"))
        a\xff.json
    """
    return as_bytes(path).decode("utf-8", "backslashreplace")


def printable(path: str) -> str:
    r"""Return a file name that no terminal acts upon.

    Example:
        >>> print(printable("\x1b[31m.json"))
        \u001b[31m.json
    """
    return safe(as_text(path))


def as_uri(path: str) -> str:
    """Return a file name as a URI reference: relative paths stay relative, the bytes are kept.

    Example:
        >>> as_uri("a b/ü.json"), as_uri("/etc/x")
        ('a%20b/%C3%BC.json', 'file:///etc/x')
    """
    from urllib.parse import quote

    encoded = as_bytes(path.replace(os.sep, "/"))
    return ("file://" if encoded.startswith(b"/") else "") + quote(encoded)


def as_bytes(path: str) -> bytes:
    """Return the bytes of a file name, by which files are put in order."""
    try:
        return os.fsencode(path)
    except UnicodeEncodeError:
        return path.encode("utf-8", "backslashreplace")
