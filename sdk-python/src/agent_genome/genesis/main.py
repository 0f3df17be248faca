"""Where the `genesis` command starts; no failure shows a traceback."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any, Final

from agent_genome import __version__
from agent_genome.agf.wording import safe
from agent_genome.cli.exits import INTERRUPTED, PIPE_CLOSED, CommandError
from agent_genome.cli.names import as_text
from agent_genome.cli.streams import STDIN, abandon_stdout, prepare, write_error, write_out
from agent_genome.genesis._spec import EXIT_CODES, INPUT_BYTES, KINDS, SHIPPED_ROOT
from agent_genome.genesis.canonical import canonical_bytes
from agent_genome.genesis.envelope import Answer, annotated, error_document, plain
from agent_genome.genesis.errors import GenesisError
from agent_genome.genesis.indexed import DIAGNOSTICS, Index, load, shipped
from agent_genome.genesis.lookups import one_diagnostic, one_symbol
from agent_genome.genesis.parser import parse
from agent_genome.genesis.roots import find_root, named_root
from agent_genome.genesis.tree import Tree, UnreadableError, read_input

__all__ = ["main"]

_SHIPPED: Final = Tree(SHIPPED_ROOT)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code.

    Args:
        arguments: what follows the command's name; those of this process when none are given.
    """
    prepare()
    try:
        return _run(parse(sys.argv[1:] if arguments is None else arguments, version=__version__))
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else EXIT_CODES["usage"]
    except CommandError as error:
        write_error(f"genesis: {error}\n")
        return EXIT_CODES["io"]
    except (GenesisError, LookupError) as error:
        # An error is told with the shipped catalog, and that one cannot be used.
        write_error(safe(f"genesis: this installation is not whole, install it again: {error}") + "\n")
        return EXIT_CODES["internal"]
    except BrokenPipeError:
        abandon_stdout()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(options: Namespace) -> int:
    tree = _SHIPPED
    try:
        tree = find_root() if options.root is None else named_root(options.root)
        answer = _answer(tree, options)
        document = annotated(answer, _catalog(tree)) if options.json else plain(answer)
    except GenesisError as error:
        return _fail(error, tree, as_json=options.json)
    except Exception as error:
        return _fail(GenesisError("error/internal", _summary(error)), tree, as_json=options.json)
    _write(document)
    if not answer.ok and not options.json:
        for item in answer.data["failure_taxonomy"]:
            write_error(safe(f"genesis: {item['code']}: {_told(item)}") + "\n")
    return answer.exit_code


def _told(failure: dict[str, Any]) -> str:
    """Return the message of a failure, and what its context adds for people."""
    context: dict[str, Any] = failure.get("context", {})
    denied = ", ".join(context.get("denied_ops", ()))
    why = context.get("error") or (denied and f"denied: {denied}")
    return f"{failure['message']} ({why})" if why else failure["message"]


def _answer(tree: Tree, options: Namespace) -> Answer:
    match options.command:
        case "agent-index":
            return _index(tree, options)
        case "agent-plan":
            return _plan(tree, options)
        case "cli-schema":
            from agent_genome.genesis.cli_schema import command_node

            return Answer(KINDS["cli_schema"], {"schema": KINDS["cli_schema"], "command": command_node()})
        case _:
            shipped_one = tree.root == SHIPPED_ROOT
            data = {"schema": KINDS["root"], "path": as_text(str(tree.root.absolute())), "shipped": shipped_one}
            return Answer(KINDS["root"], data)


def _index(tree: Tree, options: Namespace) -> Answer:
    if options.symbol is not None:
        return one_symbol(tree, options.symbol)
    if options.diagnostic is not None:
        return one_diagnostic(tree, options.diagnostic)
    from agent_genome.genesis.cli_schema import command_node
    from agent_genome.genesis.index import agent_index

    return agent_index(tree, command_node())


def _plan(tree: Tree, options: Namespace) -> Answer:
    from agent_genome.genesis.plan import agent_plan

    return agent_plan(
        tree,
        intent=_given(options.intent, stdin=True),
        capabilities=_given(options.caps),
        intent_path=as_text(options.intent),
        capabilities_path=as_text(options.caps),
        max_workflows=options.max_workflows,
    )


def _given(path: str, *, stdin: bool = False) -> bytes | UnreadableError:
    try:
        if not stdin or path != STDIN:
            return read_input(path)
        data: bytes = sys.stdin.buffer.read(INPUT_BYTES + 1) if sys.stdin else b""
    except UnreadableError as error:
        return error
    except (OSError, ValueError):
        return UnreadableError("standard input cannot be read")
    return UnreadableError(f"it has more than {INPUT_BYTES} bytes") if len(data) > INPUT_BYTES else data


def _catalog(tree: Tree) -> Index:
    try:
        return load(tree, DIAGNOSTICS)
    except GenesisError:
        return shipped(DIAGNOSTICS)


def _fail(error: GenesisError, tree: Tree, *, as_json: bool) -> int:
    if as_json:
        _write(error_document(error, _catalog(tree)))
    else:
        write_error(safe(f"genesis: {error}") + "\n")
    return error.exit_code


def _write(document: dict[str, Any]) -> None:
    write_out(canonical_bytes(document).decode() + "\n")


def _summary(error: Exception) -> str:
    from traceback import extract_tb

    frames = extract_tb(error.__traceback__)
    place = f" at {PurePath(frames[-1].filename).name} line {frames[-1].lineno}" if frames else ""
    return f"{error!r}{place}"
