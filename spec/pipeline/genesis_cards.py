"""What an agent reads and learns from: the core card, the task cards, and the suite of canonical examples."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from pipeline.genesis_identity import identified, identity
from pipeline.sources import Source, SpecError

SUITE_FOLDER = "examples/canonical_language/v0.1"


def core_card(data: dict[str, Source], profile: dict[str, Any], commands: dict[str, str]) -> str:
    """Return the one page that an agent reads first."""
    lines = ["# AGF core card", "", f"Profile: {profile['profileId']}, sha256:{profile['profileIdentitySha256']}"]
    lines.append(
        f"AGF {profile['agf_version']}, canonical form {profile['canonical_form']}, media type {profile['media_type']}"
    )
    lookups = [row["command"] for row in data["contract"].data["lookups"].values()]
    for title, items in (
        ("Rules", profile["rules"]),
        ("Limits", [f"{name}: {value}" for name, value in profile["limits"].items()]),
        ("Closed lists", [f"{name}: {', '.join(values)}" for name, values in profile["closed_lists"].items()]),
        ("Commands", [f"`agf {name}`: {about}" for name, about in commands.items()]),
        ("Look up, exactly", [f"`{command}`" for command in lookups]),
        ("Not to count on", [f"{row['id']} ({row['class']})" for row in profile["unsupportedBehaviors"]]),
    ):
        lines += ["", f"## {title}", "", *(f"- {item}" for item in items)]
    card = "\n".join(lines) + "\n"
    if len(card.encode("ascii")) > data["profile"].data["core_card_bytes"]:
        raise SpecError(f"{data['profile'].path}: the core card has {len(card)} bytes")
    return card


def task_cards(data: dict[str, Source], profile: dict[str, Any]) -> dict[str, Any]:
    """Return the registry."""
    source, contract = data["task-cards"].data, data["contract"].data
    cards = [_card(row, source["card_bytes"], profile["profileId"], data["task-cards"].path) for row in source["cards"]]
    total = sum(card["byteCount"] for card in cards)
    most = data["planning"].data["cards"]["maxAsciiBytes"]
    if total > min(most, source["target_bytes"]):
        raise SpecError(f"{data['task-cards'].path}: the cards have {total} bytes together")
    registry: dict[str, Any] = {
        "kind": contract["kinds"]["task_cards"],
        "version": source["version"],
        "profileId": profile["profileId"],
        "profileIdentitySha256": profile["profileIdentitySha256"],
        "intentSchema": contract["kinds"]["agent_intent"],
        "fallbackCard": source["fallback"],
        "aggregateBudget": {
            "allCardsByteCount": total,
            "allCardsTokenUpperBound": total,
            "maxAsciiBytes": most,
            "targetAsciiBytes": source["target_bytes"],
        },
        "cards": cards,
        "compendiumSha256": hashlib.sha256("".join(card["content"] for card in cards).encode()).hexdigest(),
        "sourceIdentities": {f"spec/{data['task-cards'].path}": data["task-cards"].sha256},
    }
    return identified(registry, "registryIdentitySha256")


def _card(row: dict[str, Any], most: int, profile: str, path: str) -> dict[str, Any]:
    source = identity(row)
    lines = [f"## {row['title']}", "", f"Card: {row['id']} | Profile: {profile} | Source: sha256:{source}", ""]
    lines += [f"- {rule}" for rule in row["rules"]]
    lines += ["", "Commands:", *(f"- `{command}`" for command in row["commands"])]
    lines += ["", f"Authorities: {', '.join(row['authorities'])}"]
    content = "\n".join(lines) + "\n"
    size = len(content.encode("ascii"))
    if size > most:
        raise SpecError(f"{path}: the card {row['id']} has {size} bytes")
    selectors = row["selectors"]
    return {
        "id": row["id"],
        "title": row["title"],
        "content": content,
        "byteCount": size,
        "tokenUpperBound": size,
        "maxAsciiBytes": most,
        "cardSha256": hashlib.sha256(content.encode()).hexdigest(),
        "sourceHashSha256": source,
        "selectors": {
            "domains": selectors["domains"],
            "goalTokens": selectors["goal_tokens"],
            "workflowTokens": selectors["workflow_tokens"],
            "anyRequiredOp": selectors["any_required_op"],
        },
    }


def canonical_examples(
    data: dict[str, Source], profile: dict[str, Any], conformance: Path
) -> tuple[dict[str, Any], dict[str, bytes]]:
    """Return the suite, and the files that it names by their path in the folder of the suite."""
    source = data["examples"]
    pairs: list[dict[str, Any]] = []
    files: dict[str, bytes] = {}
    for row in source.data["pairs"]:
        folder = conformance / "cases" / "invalid" / row["case"]
        case = json.loads((folder / "case.json").read_text(encoding="utf-8"))
        invalid = (folder / "file.agf.json").read_bytes()
        name = f"pairs/{row['code'].replace('_', '-')}"
        files[f"{name}/invalid.agf.json"] = invalid
        files[f"{name}/valid.agf.json"] = repaired(invalid, row, f"{source.path}: {row['code']}")
        pairs.append(_pair(row, case, name, files))
    suite: dict[str, Any] = {
        "kind": data["contract"].data["kinds"]["canonical_examples"],
        "version": source.data["version"],
        "suiteId": source.data["suite_id"],
        "profile": {
            "id": profile["profileId"],
            "path": data["contract"].data["paths"]["profile"],
            "sha256": profile["profileIdentitySha256"],
        },
        "requiredConcepts": [row["code"] for row in source.data["pairs"]],
        "leftOut": source.data["left_out"],
        "pairs": pairs,
    }
    return identified(suite, "contentIdentitySha256"), files


def repaired(invalid: bytes, row: dict[str, Any], place: str) -> bytes:
    """Return a file with its one place repaired, and the digest that this changes."""
    before, after = (_bytes(row[side], row) for side in ("before", "after"))
    if invalid.count(before) != 1:
        raise SpecError(f"{place}: what is repaired does not stand there exactly once")
    valid = invalid.replace(before, after)
    if "digest" in row:
        old = json.loads(valid)["integrity"]["sha256"].encode()
        valid = valid.replace(old, row["digest"].encode())
    return valid


def _bytes(text: str, row: dict[str, Any]) -> bytes:
    return bytes.fromhex(text) if row.get("hexadecimal") else text.encode()


def _pair(row: dict[str, Any], case: dict[str, Any], name: str, files: dict[str, bytes]) -> dict[str, Any]:
    def scenario(which: str, exit_code: int, outcome: str, problems: list[Any]) -> dict[str, Any]:
        path = f"{name}/{which}.agf.json"
        return {
            "root": SUITE_FOLDER,
            "files": [{"path": path, "sha256": hashlib.sha256(files[path]).hexdigest()}],
            "expectedOutcome": outcome,
            "steps": [
                {
                    "id": "check",
                    "argv": ["agf", "check", "--json", f"{SUITE_FOLDER}/{path}"],
                    "expect": {"exitCode": exit_code, "problems": problems},
                }
            ],
        }

    target = f"{SUITE_FOLDER}/{name}/invalid.agf.json"
    return {
        "id": name.removeprefix("pairs/"),
        "concepts": [row["code"]],
        "conformanceCase": row["case"],
        "lesson": f"{case['why']} {row['lesson']}",
        "capabilities": ["agf/cli::check", *(["agf/cli::digest"] if "digest" in row else [])],
        "valid": scenario("valid", 0, "accepted", []),
        "invalid": scenario("invalid", 1, "diagnostic-rejection", case["expect"]["codes"]),
        "repair": {
            "kind": "replace-once",
            "path": target,
            "encoding": "hexadecimal" if row.get("hexadecimal") else "utf-8",
            "before": row["before"],
            "after": row["after"],
            "description": row["lesson"],
            "then": [["agf", "digest", "--write", target]] if "digest" in row else [],
        },
    }
