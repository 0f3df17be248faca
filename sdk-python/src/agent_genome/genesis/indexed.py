"""The two indices with exact lookup: language symbols and diagnostics, the repository's own or the shipped ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from agent_genome.agf.json_value import is_array, is_object
from agent_genome.genesis._spec import PATHS, SHIPPED_ROOT
from agent_genome.genesis.errors import GenesisError
from agent_genome.genesis.json_text import NotJsonError, parse_json
from agent_genome.genesis.shapes import is_count, is_text, is_texts, or_null
from agent_genome.genesis.text import is_padded
from agent_genome.genesis.tree import Tree, UnreadableError

__all__ = ["DIAGNOSTICS", "SYMBOLS", "Index", "IndexKind", "load", "shipped"]


@dataclass(frozen=True, slots=True)
class IndexKind:
    """What one of the indices is called, and with which codes its use fails."""

    path: str
    records: str
    count: str
    key: str
    repeated: Mapping[str, Callable[[Any], bool]]
    """The members that an answer repeats."""
    bad_name: str
    unknown_name: str
    bad_index: str


SYMBOLS: Final = IndexKind(
    path=PATHS["symbol_index"],
    records="symbols",
    count="symbolCount",
    key="symbol",
    repeated={
        **dict.fromkeys(("kind", "profileId", "profileIdentitySha256", "indexIdentitySha256"), is_text),
        "lookup": is_object,
        "unsupportedBehaviorCount": or_null(is_count),
        "unsupportedBehaviorIdentitySha256": or_null(is_text),
        "unsupportedClasses": or_null(is_texts),
    },
    bad_name="agent-index/symbol-invalid",
    unknown_name="agent-index/symbol-not-found",
    bad_index="agent-index/symbol-index-invalid",
)
DIAGNOSTICS: Final = IndexKind(
    path=PATHS["diagnostic_catalog"],
    records="diagnostics",
    count="diagnosticCount",
    key="code",
    repeated={**dict.fromkeys(("kind", "version", "catalogIdentitySha256"), is_text), "lookup": is_object},
    bad_name="agent-index/diagnostic-invalid",
    unknown_name="agent-index/diagnostic-not-found",
    bad_index="agent-index/diagnostic-catalog-invalid",
)


@dataclass(frozen=True, slots=True)
class Index:
    """An index that is whole: an array of records whose number is the one it states."""

    kind: IndexKind
    data: dict[str, Any]

    def find(self, name: str) -> dict[str, Any] | None:
        """Return the one record of exactly this name; None when there is none, or more than one."""
        records: list[Any] = self.data[self.kind.records]
        found = [record for record in records if is_object(record) and record.get(self.kind.key) == name]
        return found[0] if len(found) == 1 else None

    def look_up(self, name: str) -> dict[str, Any]:
        """Return the one record of exactly this name.

        Raises:
            GenesisError: the name is empty or padded, or there is no such record, or more than one.
        """
        if is_padded(name):
            raise GenesisError(self.kind.bad_name)
        record = self.find(name)
        if record is None:
            raise GenesisError(self.kind.unknown_name)
        return record


def load(tree: Tree, kind: IndexKind) -> Index:
    """Return the index of a repository, or the shipped one when the repository has none.

    Raises:
        GenesisError: the repository has one that cannot be used.
    """
    source = tree if tree.has(kind.path) else Tree(SHIPPED_ROOT)
    try:
        data = parse_json(source.read(kind.path))
    except (UnreadableError, NotJsonError) as error:
        raise GenesisError(kind.bad_index, str(error)) from None
    if fault := _fault(data, kind):
        raise GenesisError(kind.bad_index, fault)
    return Index(kind, data)


def shipped(kind: IndexKind) -> Index:
    """Return the index that describes this toolkit."""
    return load(Tree(SHIPPED_ROOT), kind)


def _fault(data: Any, kind: IndexKind) -> str | None:
    if not is_object(data) or not is_array(records := data.get(kind.records)):
        return f"it has no array `{kind.records}`"
    count = data.get(kind.count)
    if type(count) is not int or count != len(records):
        return f"its `{kind.count}` is not the length of its `{kind.records}`"
    for name, fits in kind.repeated.items():
        if not fits(data.get(name)):
            return f"its `{name}` is missing or of another type"
    return None
