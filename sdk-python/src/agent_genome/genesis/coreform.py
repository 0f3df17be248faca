"""A reader of the CoreForm notation: lists, vectors, maps, quotes, literals; deep nesting needs no deep stack."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from agent_genome.genesis._spec import NOTATION_NESTING

__all__ = ["Bytes", "Form", "Integer", "MapForm", "NotationError", "Symbol", "VectorForm", "read_forms"]


class NotationError(ValueError):
    """A text is not CoreForm; the message says where and why."""


class Symbol(str):
    """A name. `:key` and `::meta` are names like any other."""

    __slots__ = ()


class Integer(str):
    """A whole number as it is written: it may have any number of digits."""

    __slots__ = ()


class Bytes(str):
    """A literal of bytes, as the text between its quotes."""

    __slots__ = ()


class VectorForm(list["Form"]):
    """What stands in square brackets."""

    __slots__ = ()


@dataclass(slots=True)
class MapForm:
    """What stands in braces, as keys and values in turn."""

    items: list[Form] = field(default_factory=list["Form"])

    def get(self, key: str) -> Form:
        """Return the value of a symbol; of equal keys the last counts, and without one it is None."""
        for index in range(len(self.items) - 2, -1, -2):
            found = self.items[index]
            if isinstance(found, Symbol) and found == key:
                return self.items[index + 1]
        return None


Form: TypeAlias = "str | bool | list[Form] | MapForm | None"
"""A form: a list is a Python list, a string a plain str, `nil` and `()` are None."""

_BLANK: Final = re.compile(r"(?:[ \t\n\r]++|;[^\n]*+)*+")
_TOKEN: Final = re.compile(
    r"""(?:[ \t\n\r]++|;[^\n]*+)*+
    (?:([()\[\]{}'])
    |(b?"(?:[^"\\]|\\(?:["\\nrt]|x[0-9a-fA-F]{2}|u(?![dD][89a-fA-F])[0-9a-fA-F]{4}))*+")
    |(-?[0-9]++)
    |([^ \t\n\r()\[\]{}'";]++)
    |\Z)""",
    re.VERBOSE,
)
_MARK, _STRING, _INTEGER, _SYMBOL = range(1, 5)
_CLOSER: Final = {"(": ")", "[": "]", "{": "}"}
_LITERALS: Final[dict[str, Form]] = {"nil": None, "true": True, "false": False}
_ESCAPE: Final = re.compile(r"\\(?:([\"\\nrt])|x(..)|u(....))")
_ESCAPED: Final = {'"': '"', "\\": "\\", "n": "\n", "r": "\r", "t": "\t"}


def read_forms(text: str) -> list[Form]:
    """Return the forms of a text.

    Raises:
        NotationError: the text is not CoreForm, or nests more deeply than the limit `notation_nesting`.

    Example:
        >>> read_forms("(def answer 42) ; said twice")
        [['def', 'answer', '42']]
    """
    forms: list[Any] = []
    above: list[tuple[list[Any], str]] = []
    items, closer = forms, ""
    known: dict[str, Symbol] = {}
    position, end, match = 0, len(text), _TOKEN.match
    while True:
        token = match(text, position)
        if token is None:
            raise _fault(text, position)
        position, kind = token.end(), token.lastindex
        if kind == _SYMBOL:
            name = token[_SYMBOL]
            if name in _LITERALS:
                items.append(_LITERALS[name])
            else:
                items.append(known.get(name) or known.setdefault(name, Symbol(name)))
        elif kind == _STRING:
            items.append(_string(token[_STRING]))
        elif kind == _INTEGER:
            items.append(Integer(token[_INTEGER]))
        elif kind is None:
            if position < end or above:
                raise NotationError(_place(text, end) + "the text ends inside a form")
            return forms
        elif (mark := token[_MARK]) in "([{'":
            if len(above) == NOTATION_NESTING:
                raise NotationError(_place(text, position) + f"forms nest more than {NOTATION_NESTING} levels deep")
            above.append((items, closer))
            items, closer = [], _CLOSER.get(mark, "'")
            continue
        elif mark != closer:
            raise NotationError(_place(text, position) + f"`{mark}` closes nothing")
        else:
            made = _closed(items, closer)
            if made is _ODD:
                raise NotationError(_place(text, position) + "a map has a key without a value")
            items, closer = above.pop()
            items.append(made)
        while closer == "'":
            quoted = items[0]
            items, closer = above.pop()
            items.append([known.setdefault("quote", Symbol("quote")), quoted])


_ODD: Final = object()


def _closed(items: list[Any], closer: str) -> Any:
    if closer == ")":
        return items or None
    if closer == "]":
        return VectorForm(items)
    return _ODD if len(items) % 2 else MapForm(items)


def _string(token: str) -> str:
    if token[0] == "b":
        return Bytes(token[2:-1])
    inner = token[1:-1]
    return _ESCAPE.sub(_unescaped, inner) if "\\" in inner else inner


def _unescaped(escape: re.Match[str]) -> str:
    return _ESCAPED[escape[1]] if escape[1] else chr(int(escape[2] or escape[3], 16))


def _place(text: str, position: int) -> str:
    return f"line {text.count(chr(10), 0, position) + 1}: "


def _fault(text: str, position: int) -> NotationError:
    blank = _BLANK.match(text, position)
    start = blank.end() if blank else position
    said = "a string has an unknown escape or no end" if text.startswith('"', start) else "there is no such form"
    return NotationError(_place(text, start) + said)
