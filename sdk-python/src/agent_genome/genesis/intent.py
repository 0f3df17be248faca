"""What an agent wants to reach: the intent as it is given, and as it is planned with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from agent_genome.agf.json_value import is_object
from agent_genome.genesis._spec import KINDS, MAX_WORKFLOWS_MOST
from agent_genome.genesis.json_text import NotJsonError, parse_json
from agent_genome.genesis.shapes import is_count, is_text, is_texts, or_null
from agent_genome.genesis.text import normalized, tokens, trimmed

__all__ = ["Intent", "IntentError", "read_intent"]

LISTS: Final = ("domains", "required_workflows", "exclude_workflows", "required_ops")


class IntentError(ValueError):
    """An intent cannot be used; the message says why."""


@dataclass(frozen=True, slots=True)
class Intent:
    """An intent: `raw` is what was given, the rest what is planned with."""

    raw: dict[str, Any] = field(default_factory=dict[str, Any])
    goal: str = ""
    domains: list[str] = field(default_factory=list[str])
    required_workflows: list[str] = field(default_factory=list[str])
    exclude_workflows: list[str] = field(default_factory=list[str])
    required_ops: list[str] = field(default_factory=list[str])
    max_workflows: int | None = None

    @property
    def schema_supported(self) -> bool:
        """Say whether the schema that is named, if one is, is the one that is read."""
        return self.raw.get("schema") in (None, KINDS["agent_intent"])

    @property
    def goal_tokens(self) -> set[str]:
        """Return the words of the goal."""
        return tokens(self.goal)

    def as_data(self) -> dict[str, Any]:
        """Return the intent as JSON, normalised."""
        return {
            "schema": KINDS["agent_intent"],
            "goal": self.goal,
            "domains": self.domains,
            "required_workflows": self.required_workflows,
            "exclude_workflows": self.exclude_workflows,
            "required_ops": self.required_ops,
            "max_workflows": self.max_workflows,
        }


def read_intent(data: bytes) -> Intent:
    """Return the intent of a JSON text.

    Raises:
        IntentError: it is no JSON, no object, has an unknown member, or one of a wrong type.

    Example:
        >>> read_intent(b'{"goal": " Check an export ", "domains": ["Export"]}').domains
        ['export']
    """
    try:
        raw = parse_json(data)
    except NotJsonError as error:
        raise IntentError(str(error)) from None
    if not is_object(raw):
        raise IntentError("it is no JSON object")
    for name in sorted(raw.keys() - _WANTED.keys()):
        raise IntentError(f"it has the unknown member {name}")
    for name, (fits, wanted) in _WANTED.items():
        if name in raw and not fits(raw[name]):
            raise IntentError(f"its `{name}` is not {wanted}")
    lists = {name: normalized(raw.get(name, ())) for name in LISTS}
    return Intent(raw=raw, goal=trimmed(raw.get("goal", "")), max_workflows=raw.get("max_workflows"), **lists)


def _is_most(value: Any) -> bool:
    return is_count(value) and value <= MAX_WORKFLOWS_MOST


_WANTED: Final[dict[str, tuple[Callable[[Any], bool], str]]] = {
    "schema": (or_null(is_text), "a string"),
    "goal": (is_text, "a string"),
    **dict.fromkeys(LISTS, (is_texts, "an array of strings")),
    "max_workflows": (or_null(_is_most), f"a whole number from 0 to {MAX_WORKFLOWS_MOST}"),
}
