"""Documents for tests: the published sample, valid ones that hypothesis makes up, and ones with a random fault."""

from __future__ import annotations

import copy
import json
import random
import string
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from agent_genome import agf
from agent_genome.agf._spec import MAX_SAFE_INTEGER, SCHEMA, STRATUM_ROWS
from agent_genome.agf.json_value import is_array, is_object

CASES = Path(__file__).resolve().parents[3] / "conformance" / "cases"
SAMPLE = (CASES / "valid" / "minimal" / "file.agf.json").read_bytes()
SAMPLE_DIGEST = "6a9a32364df8add5c82800c8eaa91d530d847346befc57b470287fca1e9d5a30"

_DEFINITIONS = SCHEMA["$defs"]
_IDS = st.text(string.ascii_lowercase + string.digits + "_", min_size=2, max_size=20).map(lambda rest: "g" + rest)
_LINES = st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp"))


def lines(most: int) -> st.SearchStrategy[str]:
    """Human text on one line with something to read in it."""
    return st.text(_LINES, min_size=1, max_size=most).map(lambda text: "x" + text[: most - 1])


def _integers() -> st.SearchStrategy[int]:
    return st.integers(-MAX_SAFE_INTEGER, MAX_SAFE_INTEGER)


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | _integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
extensions = st.dictionaries(st.text(max_size=8), json_values, max_size=3)
strengths = st.sampled_from([0, 1, 0.0, 1.0, -0.0, 0.55, 0.0001, 1e-7, 5e-324]) | st.floats(0, 1)


@st.composite
def genes(draw: st.DrawFn, row: Any, name: str) -> dict[str, Any]:
    """A gene that the stratum of this row may hold."""
    kind = draw(st.sampled_from(row.kinds))
    made: dict[str, Any] = {
        "id": name,
        "kind": kind,
        "text": draw(lines(40)),
        "strength": draw(strengths),
        "source": draw(st.sampled_from(row.sources)),
        "evidence_count": draw(st.integers(0, 9) | st.just(2.0)),
        "scope": draw(st.lists(lines(10), max_size=2)),
        "overrides": [],
        "provenance": draw(st.lists(st.from_regex(r"\A[A-Za-z0-9._:-]{1,12}\Z"), max_size=2)),
    }
    if kind == "role":
        made["role_description"] = draw(lines(20))
    elif kind != "identity" and draw(st.booleans()):
        feature = draw(st.sampled_from(_DEFINITIONS["taskFeature"]["enum"]))
        made["when"] = [{"feature": feature, "any_of": draw(st.lists(lines(8), min_size=1, max_size=2))}]
    return made


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """A valid document with the right digest, without warnings or with unknown members."""
    ids = draw(st.lists(_IDS, min_size=1, max_size=6, unique=True))
    rows = [STRATUM_ROWS[0], *draw(st.lists(st.sampled_from(STRATUM_ROWS), max_size=5))]
    strata: dict[str, list[dict[str, Any]]] = {}
    for name, row in zip(ids, rows, strict=False):
        strata.setdefault(row.name, []).append(draw(genes(row, name)))
    kernel = strata.pop("kernel")
    document = agf.build(
        slug="agent",
        species=draw(lines(20)),
        exported_at="2026-10-13T09:00:00Z",
        source_tenant="0" * 24,
        germline=kernel,
        layers=strata,
        seal={"kid": "k", "mac": "0" * 64},
        extensions=draw(extensions),
    )
    if draw(st.booleans()):
        holder = draw(st.sampled_from([document.data, document.data["agent"], kernel[0]]))
        holder["x_" + draw(st.text(max_size=4))] = draw(json_values)
        document.write_digest()
    return document.data


JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 1.0, 0.5, 1e300, -0.0, 2**53, "", " ", "\n", "\u00a0", "a", "abc\n", "x" * 500),
    *("identity", "rule", "style", "kernel", "user", "none", "1.7", "2.0", "identity_x", "2024-02-30T00:00:00Z"),
    *(
        "0" * 64,
        "\u0661" * 24,
        "\ud83d\ude00" * 3,
        [],
        {},
        [[]],
        [{}],
        ["abc", "abc"],
        {"genes": []},
        {"feature": "mode"},
    ),
)


def mutated(document: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A copy of a document with one to three random faults."""
    changed = copy.deepcopy(document)
    for _ in range(chance.randint(1, 3)):
        holders = list(_holders(changed))
        holder = chance.choice(holders)
        key = chance.choice(list(holder) if is_object(holder) else range(len(holder)))
        action = chance.randrange(4)
        if action == 0 and is_object(holder):
            del holder[key]
        elif action == 1 and is_object(holder):
            holder[chance.choice(("when", "role_description", "unknown", "genes", "strength"))] = copy.deepcopy(
                chance.choice(JUNK)
            )
        elif action == 2 and is_array(holder):
            holder += [copy.deepcopy(holder[key])] * chance.choice((1, 1, 11, 201))
        else:
            holder[key] = copy.deepcopy(chance.choice(JUNK))
    return changed


def _holders(value: Any) -> list[Any]:
    """Every non-empty object and array of a document, itself first."""
    if is_object(value):
        found: list[Any] = [value] if value else []
        return found + [holder for member in value.values() for holder in _holders(member)]
    if is_array(value):
        return ([value] if value else []) + [holder for item in value for holder in _holders(item)]
    return []


def text_of(document: Any) -> bytes:
    """The bytes of a document, as a plain exporter would write them."""
    return json.dumps(document, ensure_ascii=False).encode("utf-8", "surrogatepass")


def codes(data: bytes) -> list[str]:
    """The codes of a check, in order."""
    return [problem.code for problem in agf.check(data).problems]
