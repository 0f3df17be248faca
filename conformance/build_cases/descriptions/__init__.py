"""The descriptions of all cases, in the order in which a check proceeds."""

from __future__ import annotations

from build_cases.case import Case
from build_cases.descriptions import (
    combined,
    digests,
    encoding,
    frozen,
    genes_and_layers,
    i_json,
    json_text,
    members,
    strata,
    strings,
    timestamps,
    unknown,
    unplaced,
    version,
)

__all__ = ["all_cases"]

_MODULES = (
    frozen,
    encoding,
    json_text,
    i_json,
    version,
    members,
    strings,
    timestamps,
    genes_and_layers,
    digests,
    strata,
    unknown,
    unplaced,
    combined,
)


def all_cases() -> list[Case]:
    """Return every case, the frozen ones first.

    Raises:
        ValueError: two cases have one id.
    """
    cases = [case for module in _MODULES for case in module.cases()]
    ids = [case.id for case in cases]
    repeated = sorted({case_id for case_id in ids if ids.count(case_id) > 1})
    if repeated:
        raise ValueError(f"ids of more than one case: {', '.join(repeated)}")
    return cases
