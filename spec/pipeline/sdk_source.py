"""What the Python SDK offers, read from its source: names, signatures and first sentences; nothing is imported."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from pipeline.sources import SpecError

SDK = Path("sdk-python") / "src"
LIBRARIES = ("agent_genome", "agent_genome.agf", "agent_genome.genome", "agent_genome.genesis")
FACADE = ("agent_genome/client/_sync/genome.py", "GenomeMethods")
"""The module, and the class in it, whose public methods are `client.genome`."""


@dataclass(frozen=True, slots=True)
class PublicName:
    """A public function, class or method; `kind` is what it is."""

    name: str
    kind: str
    signature: str
    parameters: list[str]
    returns: str
    about: str
    path: str


def library_names(root: Path) -> list[PublicName]:
    """Return the public functions and classes of the libraries, by their full names."""
    found: list[PublicName] = []
    for package in LIBRARIES:
        for name, module in sorted(_homes(root, package).items()):
            node, path = _found(root, module, name)
            if node is not None:
                found.append(_callable(f"{package}.{name}", node, path))
    return found


def _found(
    root: Path, module: str, name: str
) -> tuple[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | None, Path]:
    """Return the definition of a name and its file, also when its module takes it from another."""
    folder = SDK / Path(*module.split("."))
    path = folder / "__init__.py" if (root / folder).is_dir() else folder.with_suffix(".py")
    parsed = _parsed(root / path)
    if (node := _definition(parsed, name)) is not None:
        return node, path
    for taken in ast.walk(parsed):
        if isinstance(taken, ast.ImportFrom) and taken.module and any(alias.name == name for alias in taken.names):
            return _found(root, taken.module, name)
    return None, path


def facade_methods(root: Path) -> list[PublicName]:
    """Return the methods of `client.genome`."""
    path = SDK / FACADE[0]
    owner = _definition(_parsed(root / path), FACADE[1])
    if not isinstance(owner, ast.ClassDef):
        raise SpecError(f"{path}: there is no class {FACADE[1]}")
    return [
        _callable(node.name, node, path)
        for node in owner.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and not node.name.startswith("_")
        and not node.decorator_list
    ]


def command_summaries(root: Path) -> dict[str, str]:
    """Return the commands of `agf` with what they do."""
    path = root / SDK / "agent_genome" / "cli" / "main.py"
    for node in _parsed(path).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "COMMANDS":
            commands: dict[str, str] = ast.literal_eval(node.value) if node.value else {}
            return commands
    raise SpecError(f"{path.name}: there is no COMMANDS")


def _homes(root: Path, package: str) -> dict[str, str]:
    """Return the public names of a package with their modules, as its imports for type checkers say."""
    parsed = _parsed(root / SDK / Path(*package.split(".")) / "__init__.py")
    homes: dict[str, str] = {}
    public: set[str] = set()
    for node in ast.walk(parsed):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{package}."):
            homes |= {alias.asname or alias.name: node.module for alias in node.names}
        elif isinstance(node, ast.Assign) and any(
            isinstance(to, ast.Name) and to.id == "__all__" for to in node.targets
        ):
            public |= set(ast.literal_eval(node.value))
    return {name: module for name, module in homes.items() if name in public}


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _definition(module: ast.Module, name: str) -> ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | None:
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name == name:
            return node
    return None


def _callable(name: str, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, path: Path) -> PublicName:
    about = (ast.get_docstring(node) or "").partition("\n\n")[0].replace("\n", " ")
    if isinstance(node, ast.ClassDef):
        return PublicName(name, "class", f"class {name}", [], name, about, path.as_posix())
    given = node.args
    named = [argument.arg for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    returns = ast.unparse(node.returns) if node.returns else "None"
    signature = f"{name}({ast.unparse(given)}) -> {returns}"
    parameters = [argument for argument in named if argument not in ("self", "cls")]
    return PublicName(
        name,
        "callable",
        signature.replace("(self, ", "(").replace("(self)", "()"),
        parameters,
        returns,
        about,
        path.as_posix(),
    )
