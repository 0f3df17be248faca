"""The state as plain JSON, for a database: nothing is lost on the way there and back."""

from __future__ import annotations

import dataclasses
import math
import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar

from agent_genome.agf._spec import GENE_KINDS, STRATA
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.wording import shown
from agent_genome.genome.refusals import refusal
from agent_genome.genome.state import GenomeState

__all__ = ["plain", "state_from_json", "state_to_json"]

FORMAT = 1

T = TypeVar("T")
_Reader = Callable[[Any], Any]
_NAMES: dict[Any, tuple[str, ...]] = {}
_READERS: dict[Any, dict[str, _Reader]] = {}


def state_to_json(state: GenomeState) -> dict[str, Any]:
    """Return a state as a JSON object (spec: learning.md#state).

    Example:
        >>> state_to_json(GenomeState(agent="biller", workspace="w1", species="Biller"))["agent"]
        'biller'
    """
    return {"format": FORMAT, **plain(state)}


def state_from_json(data: Any) -> GenomeState:
    """Return the state that `state_to_json` wrote.

    Raises:
        EngineError: `state_unreadable`, when it is not such an object.
    """
    if not is_object(data):
        raise refusal("state_unreadable", reason="it is no object")
    if type(data.get("format")) is not int or data["format"] != FORMAT:
        raise refusal("state_unreadable", reason=f"its format is not {FORMAT}")
    try:
        state = _read(GenomeState, {name: value for name, value in data.items() if name != "format"})
    except (OverflowError, TypeError, ValueError) as error:
        raise refusal("state_unreadable", reason=str(error)) from None
    for gene in (*state.genes, *(proposal.gene for proposal in state.proposals)):
        if gene.stratum not in STRATA or gene.kind not in GENE_KINDS or not math.isfinite(gene.strength):
            raise refusal("state_unreadable", reason=f"{shown(gene.id)} has an unknown stratum, kind or strength")
    return state


def plain(value: Any) -> Any:
    """Return dataclasses, tuples and mappings as JSON objects and arrays."""
    if isinstance(value, (str, int, float)) or value is None:
        return value
    if dataclasses.is_dataclass(value):
        return {name: plain(getattr(value, name)) for name in _names(type(value))}
    if is_object(value):
        return {name: plain(item) for name, item in value.items()}
    return [plain(item) for item in value]


def _names(kind: Any) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(field.name for field in dataclasses.fields(kind))
    return _NAMES[kind]


def _read(kind: type[T], data: Any) -> T:
    """Return a dataclass from a JSON object.

    Raises:
        TypeError: a member is missing, unknown or of another type.
    """
    if not is_object(data):
        raise TypeError(f"a {kind.__name__} is no object")
    readers = _readers(kind)
    for name in data:
        if name not in readers:
            raise TypeError(f"a {kind.__name__} has the unknown member {name!r}")
    return kind(**{name: readers[name](value) for name, value in data.items()})


def _readers(kind: Any) -> dict[str, _Reader]:
    if kind not in _READERS:
        hints = typing.get_type_hints(kind)
        _READERS[kind] = {name: _reader(hints[name], f"{kind.__name__}.{name}") for name in _names(kind)}
    return _READERS[kind]


def _reader(hint: Any, where: str) -> _Reader:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if dataclasses.is_dataclass(hint):
        return lambda value: _read(typing.cast("type[Any]", hint), value)
    if origin is tuple:
        return _tuple_reader(_reader(arguments[0], where), where)
    if origin in (typing.Union, types.UnionType):
        inner = _reader(next(part for part in arguments if part is not type(None)), where)
        return lambda value: None if value is None else inner(value)
    if origin is typing.Literal:
        return _scalar_reader((str,), where, arguments)
    if hint is float:
        number = _scalar_reader((float, int), where)
        return lambda value: float(number(value))
    return _scalar_reader((hint,) if isinstance(hint, type) else (dict,), where)


def _tuple_reader(item: _Reader, where: str) -> _Reader:
    def read(value: Any) -> tuple[Any, ...]:
        if not is_array(value):
            raise TypeError(f"{where} is no array")
        return tuple([item(part) for part in value])

    return read


def _scalar_reader(allowed: tuple[type[Any], ...], where: str, values: tuple[Any, ...] = ()) -> _Reader:
    def read(value: Any) -> Any:
        if type(value) not in allowed or (values and value not in values):
            raise TypeError(f"{where} has a value of another type")
        return value

    return read
