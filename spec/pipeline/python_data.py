"""JSON documents as Python constants that cost little to import."""

from __future__ import annotations

import pprint
import re
from typing import Any

from pipeline.json_value import is_array, is_object
from pipeline.sources import AgfSources, Source, SpecError


def head(about: str, *sources: Source) -> str:
    """Return the lines that every generated Python file starts with; they name each source and its digest."""
    named = "".join(f"# {line}\n" for line in provenance(*sources))
    return f'{named}"""{about}"""\n\nfrom __future__ import annotations\n\n'


def provenance(*sources: Source) -> list[str]:
    """Return what the head of a generated file says of its sources."""
    paths = " and ".join(f"spec/{source.path}" for source in sources)
    digests = ", ".join(source.sha256 for source in sources)
    return [f"Generated from {paths}; do not edit, run `nox -s generate`.", f"sha256 of the source: {digests}"]


def literal(value: Any) -> str:
    """Return a JSON value as a Python expression over several lines."""
    return pprint.pformat(value, width=110, sort_dicts=False)


def nested(value: Any, indent: str = "") -> str:
    """Return a deep JSON value as a Python expression; one level costs one space, so that depth costs no width."""
    inner = indent + " "
    if is_object(value) and value:
        lines = [f"{inner}{name!r}: {nested(entry, inner)},\n" for name, entry in value.items()]
        return "{\n" + "".join(lines) + indent + "}"
    if is_array(value) and value:
        return "[\n" + "".join(f"{inner}{nested(entry, inner)},\n" for entry in value) + indent + "]"
    return repr(value)


def constants(source: Source) -> str:
    """Return a module with one constant for each top-level member of a document."""
    lines = [head(source.data["title"], source), "from typing import Any, Final\n"]
    lines += [
        f"\n{constant_name(key)}: Final[{_type(value)}] = {literal(value)}\n"
        for key, value in source.data.items()
        if not key.startswith("$") and key != "title"
    ]
    return "".join(lines)


def schema_module(agf: AgfSources, accept: dict[str, Any]) -> str:
    """Return the module of the document schema and the accept schema."""
    about = "The AGF document schema, and the one that takes only documents without any problem that a schema can tell."
    lines = [head(about, agf.schema, agf.rules), "from typing import Any, Final\n"]
    for name, schema in (("SCHEMA", agf.schema.data), ("ACCEPT_SCHEMA", accept)):
        lines.append(f"\n{name}: Final[dict[str, Any]] = {literal(schema)}\n")
    return "".join(lines)


def rules_module(agf: AgfSources) -> str:
    """Return the module of limits, closed lists and stratum tables."""
    rules, definitions = agf.rules.data, agf.schema.data["$defs"]
    lines = [head(rules["title"] + ".", agf.rules, agf.schema)]
    lines.append("from typing import Final, Literal, NamedTuple, TypeAlias\n\n")
    lines += [f"{constant_name(key)}: Final = {rules[key]!r}\n" for key in _RULE_TEXTS]
    lines.append(f"IDENTITY_HASH_DIGITS: Final = {identity_hash_digits(agf)}\n\n")
    for key, limit in rules["limits"].items():
        lines.append(f"MAX_{constant_name(key)}: Final = {limit['value']!r}\n")
        lines.append(f'"""{limit["meaning"]}"""\n')
    lines.append(f"\nSTAGES: Final = {literal(tuple(rules['stages']))}\n")
    lines.append(f"UNREAD_STAGES: Final = {literal(tuple(rules['unread_stages']))}\n\n")
    for key, code in rules["exit_codes"].items():
        lines.append(f"EXIT_{constant_name(key)}: Final = {code['value']!r}\n")
        lines.append(f'"""{code["meaning"]}"""\n')
    names = {key: entry["enum"] for key, entry in definitions.items() if "enum" in entry}
    names = {"stratum": [row["name"] for row in rules["strata"]], **names}
    for key, values in names.items():
        title = key[0].upper() + key[1:]
        lines.append(f"\n{title}: TypeAlias = Literal[{', '.join(map(repr, values))}]\n")
        lines.append(f"{constant_name(_plural(key))}: Final[tuple[{title}, ...]] = {literal(tuple(values))}\n")
    lines.append(_STRATUM_ROW)
    lines.append("STRATUM_ROWS: Final = (\n")
    for row in rules["strata"]:
        fields = (
            row["name"],
            row["known_as"],
            row["place"],
            row["protected"],
            tuple(row["kinds"]),
            tuple(row["sources"]),
        )
        lines.append(f"    StratumRow{fields!r},\n")
    lines.append(")\n")
    return "".join(lines)


def identity_hash_digits(agf: AgfSources) -> int:
    """Return the length that the document schema gives an identity hash."""
    pattern: str = agf.schema.data["$defs"]["agent"]["properties"]["identity_hash"]["pattern"]
    form = re.fullmatch(r"\^\[0-9a-f\]\{([0-9]+)\}\$", pattern)
    if form is None:
        raise SpecError(f"{agf.schema.path}: agent/identity_hash: {pattern} is not a number of hexadecimal digits")
    return int(form[1])


_RULE_TEXTS = (
    "spec_version",
    "canonical_form",
    "media_type",
    "reserved_id_prefix",
    "identity_kind",
    "described_kind",
    "unreferenced_provenance_mode",
)


def errors_module(errors: Source) -> str:
    """Return the module of the error catalogue."""
    codes = ", ".join(repr(row["code"]) for row in errors.data["errors"])
    lines = [head(errors.data["title"] + ".", errors), "from typing import Final, Literal, NamedTuple, TypeAlias\n"]
    lines += [f"\nErrorCode: TypeAlias = Literal[{codes}]\n", _ERROR_ROW]
    lines.append("ERRORS: Final[dict[str, ErrorRow]] = {\n")
    by_keyword: dict[str, str] = {}
    for row in errors.data["errors"]:
        order = ("code", "stage", "severity", "meaning", "message", "hint", "repair", "rule", "case")
        lines.append(f"    {row['code']!r}: ErrorRow(\n")
        lines += [f"        {row[member]!r},\n" for member in order]
        lines.append("    ),\n")
        by_keyword |= dict.fromkeys(row.get("keywords", ()), row["code"])
    lines.append(f"}}\n\nCODE_OF_KEYWORD: Final[dict[str, ErrorCode]] = {literal(by_keyword)}\n")
    lines.append('"""Code that the failure of a JSON Schema keyword gives unless the schema names another."""\n')
    return "".join(lines)


def constant_name(name: str) -> str:
    """Return the name of the constant that holds a member."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).replace("-", "_").upper()


def _plural(name: str) -> str:
    return {"stratum": "strata", "layerStratum": "layerStrata"}.get(name, name + "s")


def _type(value: Any) -> str:
    if isinstance(value, dict):
        return "dict[str, Any]"
    return "list[Any]" if isinstance(value, list) else type(value).__name__


_STRATUM_ROW = '''

class StratumRow(NamedTuple):
    """Who may write what in one stratum."""

    name: Stratum
    known_as: str
    place: Literal["germline", "layer"]
    protected: bool
    kinds: tuple[GeneKind, ...]
    sources: tuple[GeneSource, ...]


'''

_ERROR_ROW = '''

class ErrorRow(NamedTuple):
    """One code of the catalogue."""

    code: ErrorCode
    stage: str
    severity: Literal["error", "warning"]
    meaning: str
    message: str
    hint: str
    repair: str
    rule: str
    case: str


'''
