"""body of a report, ids of the compile -> the ids that the report names."""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterator
from typing import Any, Final, NoReturn

from agent_genome.agf.json_value import is_array, is_object
from agent_genome.genome._spec_dialects import REPORT
from agent_genome.genome.report_tags import limit

__all__ = ["reported_ids"]

_MEMBER: Final = REPORT["member"]
_LIST = re.compile(rf"{_MEMBER}[^\[0-9A-Za-z_]{{0,{limit('member_gap_characters')}}}\[([^\]]*)")
_WORD = re.compile(r"[a-z][a-z0-9_]*")
_MOST_BRACKETS: Final = limit("brackets")


def reported_ids(body: str, known: Container[str]) -> Iterator[str]:
    """Yield the known ids that a report names, in its order, perhaps more than once (spec: dialects.md#report-ids).

    Example:
        >>> list(reported_ids('{"followed": ["short", "made_up"]}', {"short", "plain"}))
        ['short']
        >>> list(reported_ids('{followed: [short, plain', {"short", "plain"}))
        ['short', 'plain']
    """
    plain = body.replace("\\_", "_")
    for quote in REPORT["quotes"]:
        plain = plain.replace(quote, '"')
    named = _listed(body)
    if named is None:
        named = _listed(plain)
    if named is None:
        named = [word for found in _LIST.finditer(plain) for word in _WORD.findall(found[1])]
    return (name for name in named if name in known)


def _listed(body: str) -> list[str] | None:
    """Return the strings of the list, when the body is what the report instruction asks for."""
    if body.count("[") + body.count("{") > _MOST_BRACKETS:
        return None
    try:
        report: Any = json.loads(body, parse_constant=_refuse)
    except ValueError:
        return None
    followed: Any = report.get(_MEMBER) if is_object(report) else None
    if not is_array(followed):
        return None
    return [name for name in followed if isinstance(name, str)]


def _refuse(constant: str) -> NoReturn:
    """Refuse `NaN` and the infinities, which are not JSON."""
    raise ValueError(constant)
