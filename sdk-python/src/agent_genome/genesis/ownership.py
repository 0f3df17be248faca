"""Which module of a self-hosted toolchain defines which symbol (spec: agent-index.md#ownership)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from agent_genome.genesis._spec import DEFINITIONS, KINDS, MODULE_BYTES, MODULES, OWNERSHIP_CHARACTERS, PATHS
from agent_genome.genesis.coreform import Form, MapForm, NotationError, Symbol, VectorForm, read_forms
from agent_genome.genesis.tree import Tree, UnreadableError

__all__ = ["Ownership", "symbol_ownership"]


@dataclass(frozen=True, slots=True)
class Ownership:
    """The table as JSON, and the files that could not be read for it."""

    table: dict[str, Any]
    missing: list[str]


class _StopError(Exception):
    """The table cannot be made; `missing` is the file that could not be read, if that is why."""

    def __init__(self, said: str, missing: str | None = None) -> None:
        super().__init__(said)
        self.said = said
        self.missing = missing


@dataclass(slots=True)
class _Module:
    path: str
    defined: list[str]
    intent: str | None


@dataclass(slots=True)
class _Owners:
    """Who defines what; the first module to define a symbol owns it."""

    first: dict[str, _Module] = field(default_factory=dict[str, _Module])
    all: dict[str, set[str]] = field(default_factory=dict[str, set[str]])

    definitions: int = 0
    characters: int = 0

    def add(self, module: _Module) -> None:
        self.definitions += len(module.defined)
        if self.definitions > DEFINITIONS:
            raise _StopError(f"the modules have more than {DEFINITIONS} definitions")
        # An intent and a path stand in the table once for each symbol, so that a small module could make a huge table.
        each = len(module.path) + len(module.intent or "")
        self.characters += sum(len(symbol) + each for symbol in module.defined)
        if self.characters > OWNERSHIP_CHARACTERS:
            raise _StopError(f"the table has more than {OWNERSHIP_CHARACTERS} characters")
        for symbol in module.defined:
            self.first.setdefault(symbol, module)
            self.all.setdefault(symbol, set()).add(module.path)


def symbol_ownership(tree: Tree) -> Ownership:
    """Return the table of a repository; the first file that cannot be used ends it, and then it is empty."""
    try:
        paths, required = _manifest(tree)
        owners = _Owners()
        left = MODULE_BYTES
        for path in paths:
            module, size = _module(tree, path, left)
            left -= size
            owners.add(module)
    except _StopError as stop:
        return Ownership(_table(error=stop.said), [stop.missing] if stop.missing else [])
    return Ownership(_table(owners, len(paths), required), [])


def _table(
    owners: _Owners | None = None, modules: int = 0, required: frozenset[str] = frozenset(), error: str = ""
) -> dict[str, Any]:
    first = owners.first if owners else {}
    shared = {symbol: paths for symbol, paths in owners.all.items() if len(paths) > 1} if owners else {}
    table: dict[str, Any] = {
        "schema": KINDS["symbol_ownership"],
        "path": PATHS["manifest"],
        "loaded": owners is not None,
        "module_count": modules,
        "symbol_count": len(first),
        "required_symbol_count": len(required),
        "unresolved_required_symbols": sorted(required - first.keys()),
        "duplicate_symbol_owners": [
            {"symbol": symbol, "module_paths": sorted(paths)} for symbol, paths in sorted(shared.items())
        ],
        "symbols": [
            {
                "symbol": symbol,
                "module_path": module.path,
                "module_intent": module.intent,
                "required": symbol in required,
            }
            for symbol, module in sorted(first.items(), key=lambda item: item[0])
        ],
    }
    return table | ({"error": error} if error else {})


def _manifest(tree: Tree) -> tuple[list[str], frozenset[str]]:
    forms = _parsed(_text(tree, PATHS["manifest"], "the manifest"), "the manifest")
    if len(forms) != 1 or not isinstance(manifest := forms[0], MapForm):
        raise _StopError("the manifest is not one map")
    modules = _names(manifest, ":module-paths")
    if len(modules) > MODULES:
        raise _StopError(f"the manifest names more than {MODULES} modules")
    return modules, frozenset(_names(manifest, ":required-symbols"))


def _names(manifest: MapForm, key: str) -> list[str]:
    value = manifest.get(key)
    if not isinstance(value, VectorForm):
        raise _StopError(f"the manifest has no vector {key}")
    names = [str(item) for item in value if type(item) in (str, Symbol)]
    if len(names) != len(value):
        raise _StopError(f"{key} of the manifest has an item that is neither a string nor a symbol")
    return names


def _module(tree: Tree, path: str, most: int) -> tuple[_Module, int]:
    what = f"the module {path}"
    text = _text(tree, path, what)
    if len(text) > most:
        raise _StopError(f"the modules together have more than {MODULE_BYTES} bytes", path)
    definitions = [definition for form in _parsed(text, what) if (definition := _definition(form))]
    defined = [name for name, _ in definitions if name != "::meta"]
    return _Module(path, defined, _intent([value for name, value in definitions if name == "::meta"])), len(text)


def _text(tree: Tree, path: str, what: str) -> str:
    try:
        return tree.read_text(path)
    except UnreadableError as error:
        raise _StopError(f"{what} cannot be read: {error}", path) from None


def _parsed(text: str, what: str) -> list[Form]:
    try:
        return read_forms(text)
    except NotationError as error:
        raise _StopError(f"{what} cannot be parsed: {error}") from None


def _definition(form: Form) -> tuple[str, Form] | None:
    """Return the name and the value of a definition: a list of `def`, a symbol and one form."""
    match _list(form):
        case [Symbol("def"), Symbol() as name, value]:
            return str(name), value
        case _:
            return None


def _intent(metas: list[Form]) -> str | None:
    for meta in metas:
        match _list(meta):
            case [Symbol("quote"), quoted]:
                value = quoted
            case _:
                value = meta
        if isinstance(value, MapForm):
            intent = value.get(":intent")
            return str(intent) if type(intent) in (str, Symbol) else None
    return None


def _list(form: Form) -> list[Form]:
    return form if isinstance(form, list) and not isinstance(form, VectorForm) else []
