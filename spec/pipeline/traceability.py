"""Which case, check or reason stands behind each MUST of the specification."""

from __future__ import annotations

import hashlib
import json
import pprint
import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CASE_FOLDER = "agf/1.0"
"""Where the rules stand that a case names by page and anchor alone."""

UNTESTED = "requirements/untested.json"
_ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')
_KEY_WORDS = "key words MUST"
_SHOWN_CASES = 6


@dataclass(frozen=True, slots=True)
class Requirement:
    """A rule of a page that says MUST: its anchor, its heading words, and how often it says so."""

    rule: str
    title: str
    musts: int


@dataclass(frozen=True, slots=True)
class Trace:
    """A rule with what shows it, or with the reason why nothing does; neither is a gap."""

    requirement: Requirement
    cases: tuple[str, ...] = ()
    checks: tuple[str, ...] = ()
    reason: str = ""


def anchors(spec: Path) -> set[str]:
    """Return every anchor of the prose, as a path below `spec/`."""
    return {
        f"{page.relative_to(spec).as_posix()}#{anchor}"
        for page in _pages(spec)
        for anchor in _ANCHOR.findall(page.read_text(encoding="utf-8"))
    }


def requirements(spec: Path) -> list[Requirement]:
    """Return the rules that say MUST, by page and in their order; a MUST before any anchor belongs to `#`."""
    found: list[Requirement] = []
    for page in _pages(spec):
        path = page.relative_to(spec).as_posix()
        parts = _ANCHOR.split(page.read_text(encoding="utf-8"))
        for anchor, text in zip(["", *parts[1::2]], parts[::2], strict=True):
            sentences = [part for part in re.split(r"(?<=[.:])\s", text) if _KEY_WORDS not in part]
            musts = sum(len(re.findall(r"\bMUST\b", part)) for part in sentences)
            if musts:
                title = re.match(r"\*\*(.+?)\.?\*\*", text)
                found.append(Requirement(f"{path}#{anchor}", title.group(1) if title else "", musts))
    return found


def traces(spec: Path, conformance: Path) -> list[Trace]:
    """Return each rule with the cases and checks that show it, or the reason why none does."""
    cases, checks = _cases(conformance), _checks(spec)
    reasons = json.loads((conformance / UNTESTED).read_bytes())
    return [
        Trace(
            requirement,
            tuple(cases[requirement.rule]),
            tuple(checks[requirement.rule]),
            "" if cases[requirement.rule] or checks[requirement.rule] else _reason(requirement.rule, reasons),
        )
        for requirement in requirements(spec)
    ]


def rule_texts(spec: Path, conformance: Path) -> dict[str, str]:
    """Return the text of each rule that a case or check names, on one line."""
    named = set(_cases(conformance)) | set(_checks(spec))
    texts: dict[str, str] = {}
    for page in _pages(spec):
        parts = _ANCHOR.split(page.read_text(encoding="utf-8"))
        for anchor, text in zip(parts[1::2], parts[2::2], strict=True):
            if (rule := f"{page.relative_to(spec).as_posix()}#{anchor}") in named:
                body = re.split(r"\n#|\n\|", text)[0]
                plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", body.replace("**", ""))
                texts[rule] = " ".join(plain.split())
    return texts


def rules_module(spec: Path, conformance: Path) -> str:
    """Return the module with the text of each rule that a case or check names."""
    texts = rule_texts(spec, conformance)
    body = pprint.pformat(texts, width=110, sort_dicts=False)
    digest = hashlib.sha256(body.encode()).hexdigest()
    return (
        "# Generated from spec/ and conformance/; do not edit, run `nox -s generate`.\n"
        f"# sha256 of the source: {digest}\n"
        '"""The text of each rule that a conformance case or check names."""\n\nfrom __future__ import annotations\n\n'
        f"from typing import Final\n\nRULE_TEXTS: Final[dict[str, str]] = {body}\n"
    )


def traceability_page(spec: Path, conformance: Path) -> str:
    """Return the table of all rules that say MUST."""
    rows = traces(spec, conformance)
    shown = sum(bool(row.cases or row.checks) for row in rows)
    body = [
        "# Traceability",
        "",
        f"Every rule of the specification that says MUST, and what shows it: {len(rows)} rules, {shown} of them shown",
        "by cases or checks of the conformance kit, the others with the reason why none does.",
        "`agf-conformance explain ID` shows a case.",
    ]
    page = ""
    for row in rows:
        path, _, anchor = row.requirement.rule.partition("#")
        if path != page:
            page = path
            body += ["", f"## [{path}](../../spec/{path})", "", "| rule | shown by |", "| --- | --- |"]
        name = row.requirement.title or anchor
        body.append(f"| [{name}](../../spec/{path}#{anchor}) | {_shown(row)} |".replace("`|`", "`\\|`"))
    text = "\n".join(body) + "\n"
    digest = hashlib.sha256(text.encode()).hexdigest()
    head = "<!-- Generated from spec/ and conformance/; do not edit, run `nox -s generate`. -->\n"
    return f"{head}<!-- sha256 of the source: {digest} -->\n{text}"


def _cases(conformance: Path) -> defaultdict[str, list[str]]:
    """Return the ids of the cases by the rule that each is about."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted((conformance / "cases").glob("*/*/case.json")):
        case = json.loads(path.read_bytes())
        found[f"{CASE_FOLDER}/{case['spec']}"].append(case["id"])
    return found


def _checks(spec: Path) -> defaultdict[str, list[str]]:
    """Return the ids of the checks by each rule that they are about."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted((spec / "conformance").glob("*-checks.json")):
        for check in json.loads(path.read_bytes())["checks"]:
            for rule in check["rules"]:
                found[rule].append(check["id"])
    return found


def _pages(spec: Path) -> list[Path]:
    return [page for page in sorted(spec.rglob("*.md")) if "node_modules" not in page.parts]


def _reason(rule: str, reasons: dict[str, Any]) -> str:
    """Return the reason given for a rule, else for its page, else for its folder."""
    for row in reasons["rules"]:
        if rule in (row["rule"], f"{CASE_FOLDER}/{row['rule']}"):
            return str(row["reason"])
    fitting = [row for row in reasons.get("pages", ()) if rule.startswith(row["page"])]
    return str(max(fitting, key=lambda row: len(row["page"]))["reason"]) if fitting else ""


def _shown(row: Trace) -> str:
    if not row.cases and not row.checks:
        return row.reason or "nothing yet"
    named = [*row.checks, *row.cases]
    more = f" and {len(named) - _SHOWN_CASES} more" if len(named) > _SHOWN_CASES else ""
    return ", ".join(f"`{name}`" for name in named[:_SHOWN_CASES]) + more
