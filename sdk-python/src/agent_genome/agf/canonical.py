"""AGF-C14N-1: the canonical bytes of a document, over which its digest is computed."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from json.encoder import encode_basestring
from typing import Any, TypeGuard

import orjson

from agent_genome.agf._spec import MAX_NESTING, MAX_SAFE_INTEGER, NO_CANONICAL_FORM, ErrorCode
from agent_genome.agf.json_value import is_array, is_object, is_sequence
from agent_genome.agf.pointer import append

__all__ = ["CanonicalizationError", "canonical_bytes", "canonical_number"]

# Where a member or an item leads: only an object at the place "gene" holds a gene's strength.
_MEMBER_PLACES = {
    ("document", "germline"): "holder",
    ("document", "layers"): "holders",
    ("holder", "genes"): "genes",
}
_ITEM_PLACES = {"holders": "holder", "genes": "gene"}

# Below this character UTF-8 bytes, which orjson sorts by, and UTF-16 code units have the same order.
UTF16_SORTS_OTHERWISE = "\ud800"

# Between these, neither orjson nor ECMAScript writes a double with an exponent.
SMALLEST_PLAIN_DOUBLE = 0.001
LARGEST_PLAIN_DOUBLE = 1e15


class CanonicalizationError(ValueError):
    """A value has no canonical form.

    Attributes:
        code: the code of the error catalogue that a file with this value would get.
        pointer: JSON Pointer of the value.
    """

    def __init__(self, code: ErrorCode, pointer: str, reason: str) -> None:
        super().__init__(code, pointer, reason)
        self.code: ErrorCode = code
        self.pointer = pointer
        self.reason = reason

    def inside(self, part: str | int) -> CanonicalizationError:
        """Return the same error as seen from outside: the value stands in the member or item `part`."""
        return CanonicalizationError(self.code, append("", part) + self.pointer, self.reason)

    def __str__(self) -> str:
        return f"{self.code} at {self.pointer or 'the root'}: {self.reason}"


def canonical_bytes(document: Any) -> bytes:
    """Return the AGF-C14N-1 form of a whole document (RFC 8785, but a gene's integral strength keeps `.0`).

    Nothing is left out: take `integrity` away first to get the bytes of the digest.

    Args:
        document: a JSON value as `json.loads` gives it: dict, list, str, int, float, bool, None.

    Raises:
        CanonicalizationError: a number, string, name or nesting is beyond I-JSON, or a value is no JSON at all
            (spec: canonical-form.md#i-json).

    Example:
        >>> canonical_bytes({"layers": [{"genes": [{"strength": 1, "evidence_count": 2.0}]}]})
        b'{"layers":[{"genes":[{"evidence_count":2,"strength":1.0}]}]}'
    """
    plain = _plain(document)
    if plain is not None:
        try:
            return plain_canonical_bytes(plain)
        except TypeError:
            # orjson met a lone surrogate, and says no more about it.
            pass
    return _text(document, 1, "document").encode()


def plain_canonical_bytes(document: dict[str, Any]) -> bytes:
    """Return the canonical form of a document that needs no care, as `needs_care` says; faster than `canonical_bytes`.

    Integral strengths must be floats already.
    """
    return orjson.dumps(document, option=orjson.OPT_SORT_KEYS)


def needs_care(value: Any, *, level: int = 1) -> bool:
    """Say whether orjson may write this value otherwise than JCS, or whether it may go beyond I-JSON.

    Args:
        value: a JSON value that stands in a document.
        level: the level at which it stands; the document itself is at level 1.
    """
    nodes = [value]
    while nodes:
        deeper: list[Any] = []
        for node in nodes:
            kind = node.__class__
            if kind is str or kind is bool or node is None:
                continue
            if kind is int:
                if not -MAX_SAFE_INTEGER <= node <= MAX_SAFE_INTEGER:
                    return True
            elif kind is float:
                if not is_plain_double(node):
                    return True
            elif level > MAX_NESTING:
                return True
            elif not node and kind in (dict, list):
                continue
            elif kind is dict:
                for name in node:
                    if type(name) is not str or not (name.isascii() or max(name) < UTF16_SORTS_OTHERWISE):
                        return True
                deeper.extend(node.values())
            elif kind is list:
                deeper.extend(node)
            else:
                return True
        nodes = deeper
        level += 1
    return False


def is_plain_double(value: float) -> bool:
    """Say whether orjson writes a double as ECMAScript does: neither integral nor with an exponent."""
    return SMALLEST_PLAIN_DOUBLE <= abs(value) < LARGEST_PLAIN_DOUBLE and not value.is_integer()


def _plain(document: Any) -> dict[str, Any] | None:
    """Return a document that orjson writes canonically, integral strengths being floats; None when there is none."""
    if not is_object(document):
        return None
    bare, whole = dict(document), dict(document)
    for name in document.keys() & {"germline", "layers"}:
        single = name == "germline"
        holders = [document[name]] if single else document[name]
        if not is_array(holders):
            continue
        split = _split_each(holders, _split_holder)
        if split is None:
            return None
        bare[name], whole[name] = (split[0][0], split[1][0]) if single else split
    return None if needs_care(bare) else whole


Split = tuple[Any, Any]
"""A value without integral strengths, and with them as floats."""


def _split_each(values: list[Any], split: Callable[[dict[str, Any]], Split | None]) -> Split | None:
    """Split the objects of a list; None when a strength is too large for orjson to write it canonically."""
    bare, whole = list(values), list(values)
    for index, value in enumerate(values):
        kind = value.__class__
        if kind is dict and value:
            parts = split(value)
            if parts is None:
                return None
            bare[index], whole[index] = parts
    return bare, whole


def _split_holder(holder: dict[str, Any]) -> Split | None:
    genes = holder.get("genes")
    if not is_array(genes):
        return holder, holder
    parts = _split_each(genes, _split_gene)
    return None if parts is None else (holder | {"genes": parts[0]}, holder | {"genes": parts[1]})


def _split_gene(gene: dict[str, Any]) -> Split | None:
    strength = gene.get("strength")
    if strength is None or not _is_number(strength):
        return gene, gene
    if not abs(strength) < LARGEST_PLAIN_DOUBLE:
        return None
    if not float(strength).is_integer():
        return gene, gene
    bare = {name: member for name, member in gene.items() if name != "strength"}
    return bare, gene | {"strength": float(strength) + 0.0}


def canonical_number(value: int | float) -> str:
    """Return a number as ECMAScript writes it (RFC 8785, section 3.2.2.3).

    Raises:
        ValueError: the number is NaN or infinite.

    Example:
        >>> [canonical_number(value) for value in (1e21, 1e-7, 1e-6, 100.0, -0.0)]
        ['1e+21', '1e-7', '0.000001', '100', '0']
    """
    if isinstance(value, int):
        return int.__repr__(value)
    if not math.isfinite(value):
        raise ValueError(NO_CANONICAL_FORM["number"])
    text = float.__repr__(value)
    if "e" not in text:
        whole = text.removesuffix(".0")
        return "0" if whole == "-0" else whole
    sign = "-" if value < 0 else ""
    digits, _, exponent = text.removeprefix("-").partition("e")
    whole, _, fraction = digits.partition(".")
    fraction = "" if fraction == "0" else fraction
    point = len(whole) + int(exponent or 0)
    significant = (whole + fraction).lstrip("0")
    point -= len(whole + fraction) - len(significant)
    significant = significant.rstrip("0")
    count = len(significant)
    if count <= point <= 21:
        return sign + significant + "0" * (point - count)
    if 0 < point <= 21:
        return f"{sign}{significant[:point]}.{significant[point:]}"
    if -6 < point <= 0:
        return f"{sign}0.{'0' * -point}{significant}"
    mantissa = significant[0] + ("." + significant[1:] if count > 1 else "")
    return f"{sign}{mantissa}e{point - 1:+d}"


def _text(value: Any, level: int, place: str) -> str:
    """Return the canonical text of a value; `place` says what it is to the document."""
    if isinstance(value, str):
        return _string(value)
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return _number(value)
    if is_object(value):
        _bound(level)
        return _object(value, level, place)
    if is_sequence(value):
        _bound(level)
        return _array(value, level, place)
    raise CanonicalizationError("wrong_type", "", NO_CANONICAL_FORM["value"].format(type=type(value).__name__))


def _bound(level: int) -> None:
    if level > MAX_NESTING:
        raise CanonicalizationError("nesting_too_deep", "", NO_CANONICAL_FORM["nesting"].format(limit=MAX_NESTING))


def _object(value: dict[Any, Any], level: int, place: str) -> str:
    name = None
    try:
        for name in value:
            if not isinstance(name, str):
                raise CanonicalizationError("wrong_type", "", "a member's name is no string")
            _string(name)
        members: list[str] = []
        for name in sorted(value, key=_utf16):
            member = value[name]
            if place == "gene" and name == "strength" and _is_number(member):
                text = _strength(member)
            else:
                text = _text(member, level + 1, _MEMBER_PLACES.get((place, name), ""))
            members.append(f"{encode_basestring(name)}:{text}")
    except CanonicalizationError as error:
        raise error.inside(str(name)) from None
    return "{" + ",".join(members) + "}"


def _array(value: Sequence[Any], level: int, place: str) -> str:
    below = _ITEM_PLACES.get(place, "")
    items: list[str] = []
    try:
        for item in value:
            items.append(_text(item, level + 1, below))  # noqa: PERF401  (their count tells where it failed)
    except CanonicalizationError as error:
        raise error.inside(len(items)) from None
    return "[" + ",".join(items) + "]"


def _is_number(value: Any) -> TypeGuard[int | float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _utf16(name: str) -> bytes:
    return name.encode("utf-16-be")


def _string(value: str) -> str:
    if not value.isascii():
        try:
            value.encode()
        except UnicodeEncodeError:
            raise CanonicalizationError("lone_surrogate", "", NO_CANONICAL_FORM["lone_surrogate"]) from None
    return encode_basestring(value)


def _number(value: int | float) -> str:
    if isinstance(value, int) and abs(value) > MAX_SAFE_INTEGER:
        raise CanonicalizationError("number_out_of_range", "", "an integer beyond the safe range")
    try:
        return canonical_number(value)
    except ValueError as error:
        raise CanonicalizationError("number_out_of_range", "", str(error)) from None


def _strength(value: int | float) -> str:
    text = _number(value)
    return text if "." in text or "e" in text else text + ".0"
