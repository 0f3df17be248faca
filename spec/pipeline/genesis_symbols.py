"""The symbol index of this toolkit: fields, values of closed lists and calls, each by one exact name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pipeline.genesis_identity import identified, identity
from pipeline.sdk_source import PublicName, facade_methods, library_names
from pipeline.sources import AgfSources, Source, SpecError

_DOCUMENT = "document"
_EFFECTS = {"callable": "none beyond what it says", "class": "as its methods say"}


def agent_profile(data: dict[str, Source], agf: AgfSources) -> dict[str, Any]:
    """Return the profile: what an agent may write and call, and what it must not count on."""
    source, contract, rules = data["profile"].data, data["contract"].data, agf.rules.data
    for row in source["unsupported"]:
        if row["class"] not in contract["unsupported_classes"]:
            raise SpecError(f"{data['profile'].path}: {row['id']}: unknown class {row['class']}")
    profile: dict[str, Any] = {
        "kind": contract["kinds"]["agent_profile"],
        "profileId": source["profile_id"],
        "version": source["version"],
        "agf_version": rules["spec_version"],
        "canonical_form": rules["canonical_form"],
        "media_type": rules["media_type"],
        "limits": {name: row["value"] for name, row in rules["limits"].items()},
        "closed_lists": _closed_lists(agf),
        "rules": source["rules"],
        "documents": source["documents"],
        "unsupportedClasses": contract["unsupported_classes"],
        "unsupportedBehaviors": source["unsupported"],
    }
    return identified(profile, "profileIdentitySha256")


def symbol_index(data: dict[str, Source], agf: AgfSources, profile: dict[str, Any], root: Path) -> dict[str, Any]:
    """Return the index, sorted by symbol."""
    records: dict[str, dict[str, Any]] = {}
    for record in (*_fields(agf), *_values(agf), *_calls(root)):
        if record["symbol"] in records:
            raise SpecError(f"the symbol {record['symbol']} stands there twice")
        records[record["symbol"]] = record
    contract = data["contract"].data
    index: dict[str, Any] = {
        "kind": contract["kinds"]["symbol_index"],
        "version": profile["version"],
        "profileId": profile["profileId"],
        "profileIdentitySha256": profile["profileIdentitySha256"],
        "lookup": contract["lookups"]["symbol"],
        "sourceIdentities": {f"spec/{source.path}": source.sha256 for source in (agf.schema, agf.rules, agf.errors)},
        "symbolCount": len(records),
        "symbols": [records[name] for name in sorted(records)],
        "unsupportedBehaviorCount": len(profile["unsupportedBehaviors"]),
        "unsupportedBehaviorIdentitySha256": identity(profile["unsupportedBehaviors"]),
        "unsupportedClasses": profile["unsupportedClasses"],
    }
    return identified(index, "indexIdentitySha256")


def _closed_lists(agf: AgfSources) -> dict[str, list[str]]:
    lists = {name: entry["enum"] for name, entry in agf.schema.data["$defs"].items() if "enum" in entry}
    return {"stratum": [row["name"] for row in agf.rules.data["strata"]], **lists}


def _record(
    symbol: str,
    *,
    kind: str,
    notation: str,
    returns: str,
    contracts: list[str],
    domain: str,
    source: tuple[str, str],
    parameters: list[str] | None = None,
    diagnostics: list[str] | None = None,
    examples: list[Any] | None = None,
) -> dict[str, Any]:
    return {
        "symbol": symbol,
        "profileStatus": "core",
        "domains": [domain],
        "signature": {"kind": kind, "notation": notation, "parameters": parameters or [], "returns": returns},
        "contracts": [text for text in contracts if text],
        "capabilities": [],
        "effects": [_EFFECTS.get(kind, "none; it is data")],
        "diagnostics": diagnostics or [],
        "examples": [
            {"id": f"example-{number}", "source": example, "expected": "accept"}
            for number, example in enumerate(examples or [], 1)
        ],
        "deprecation": {"status": "active", "since": None, "removal": None, "replacement": None},
        "sources": [{"path": source[0], "anchors": [source[1]]}],
    }


def _fields(agf: AgfSources) -> Iterator[dict[str, Any]]:
    schema = agf.schema.data
    code_of = {keyword: row["code"] for row in agf.errors.data["errors"] for keyword in row.get("keywords", ())}
    objects = {_DOCUMENT: schema} | {name: row for name, row in schema["$defs"].items() if row.get("type") == "object"}
    for owner, entry in objects.items():
        for member, given in entry["properties"].items():
            value = _resolved(given, schema)
            required = member in entry.get("required", ())
            keywords = [*value, *(["required"] if required else [])]
            own = value.get("x-codes", {})
            codes = {own.get(keyword, code_of.get(keyword)) for keyword in keywords} - {None}
            place = f"#/properties/{member}" if owner == _DOCUMENT else f"#/$defs/{owner}/properties/{member}"
            yield _record(
                f"{owner}.{member}",
                kind="field",
                notation=f"{owner}.{member}: {_shape(value)}",
                returns=_shape(value),
                contracts=[value.get("description", ""), "required" if required else "optional", *_bounds(value)],
                domain="agf",
                source=(f"spec/{agf.schema.path}", place),
                diagnostics=sorted(map(str, codes)),
                examples=value.get("examples"),
            )


def _values(agf: AgfSources) -> Iterator[dict[str, Any]]:
    strata = {row["name"]: row for row in agf.rules.data["strata"]}
    for name, values in _closed_lists(agf).items():
        for value in values:
            row: dict[str, Any] = strata.get(value, {}) if name == "stratum" else {}
            contracts = [f"One of the closed list {name}: {', '.join(values)}."]
            if row:
                contracts.append(f"Takes genes of kind {', '.join(row['kinds'])}.")
                contracts.append(f"Takes genes from {', '.join(row['sources'])}.")
                contracts.append("It is protected." if row["protected"] else "It is not protected.")
            source = agf.rules if name == "stratum" else agf.schema
            yield _record(
                f"{name}.{value}",
                kind="value",
                notation=f'"{value}"',
                returns="string",
                contracts=contracts,
                domain="agf",
                source=(f"spec/{source.path}", "#/strata" if name == "stratum" else f"#/$defs/{name}"),
                diagnostics=["unknown_value"],
            )


def _calls(root: Path) -> Iterator[dict[str, Any]]:
    for call in library_names(root):
        package = call.name.split(".")[1:-1]
        yield _call(call, call.name, domain=package[0] if package else "client")
    for call in facade_methods(root):
        yield _call(call, f"client.genome.{call.name}", domain="client") | {
            "effects": ["sends requests to the service"],
            "capabilities": [f"agf/sdk::{call.name}"],
        }


def _call(call: PublicName, symbol: str, *, domain: str) -> dict[str, Any]:
    return _record(
        symbol,
        kind=call.kind,
        notation=call.signature,
        returns=call.returns,
        contracts=[call.about],
        domain=domain,
        source=(call.path, call.name.rpartition(".")[2]),
        parameters=call.parameters,
    )


def _resolved(value: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in value:
        return value
    target = schema["$defs"][value["$ref"].rpartition("/")[2]]
    return _resolved(target, schema) | {key: entry for key, entry in value.items() if key != "$ref"}


def _shape(value: dict[str, Any]) -> str:
    if "const" in value:
        return f"constant {str(value['const']).lower()}"
    if "enum" in value:
        return "one of " + ", ".join(map(str, value["enum"]))
    if value.get("type") == "array":
        items = value.get("items", {})
        return "array of " + (items["$ref"].rpartition("/")[2] if "$ref" in items else _shape(items))
    return str(value.get("type", "any"))


def _bounds(value: dict[str, Any]) -> list[str]:
    names = ("pattern", "minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum")
    return [f"{name}: {value[name]}" for name in names if name in value]
