"""The repository that a command works on: the one named, the one around the current directory, or the shipped one."""

from __future__ import annotations

import os
from pathlib import Path

from agent_genome.genesis._spec import ROOT_MARKERS, SHIPPED_ROOT
from agent_genome.genesis.errors import GenesisError
from agent_genome.genesis.tree import Tree

__all__ = ["find_root", "named_root"]


def named_root(path: str) -> Tree:
    """Return the repository of a directory that the command line names.

    Raises:
        GenesisError: it is no directory, or stands in a current directory that is not there.
    """
    if not path or not os.path.isdir(path):  # noqa: PTH112 - it answers for any name, where Path.is_dir() can raise
        raise GenesisError("io/root")
    try:
        return Tree(Path(path).absolute())
    except OSError:
        raise GenesisError("io/cwd") from None


def find_root(start: str | None = None) -> Tree:
    """Return the nearest repository from a directory upwards, or the shipped one outside any repository.

    Args:
        start: where to begin; the current directory when nothing is given.

    Raises:
        GenesisError: there is no current directory.
    """
    try:
        here = Path(start or os.getcwd())  # noqa: PTH109
    except OSError:
        raise GenesisError("io/cwd") from None
    for folder in (here, *here.parents):
        tree = Tree(folder)
        if tree.looks_like_a_root(ROOT_MARKERS):
            return tree
    return Tree(SHIPPED_ROOT)
