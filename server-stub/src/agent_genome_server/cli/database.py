"""The options that every command has, and the database that they name."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sqlalchemy import make_url

from agent_genome.agf.wording import alternatives, safe, shown
from agent_genome.cli.exits import CommandError
from agent_genome_server.config import Config, ConfigError
from agent_genome_server.services import Admin
from agent_genome_server.storage import Storage, UnsupportedDatabaseError, open_storage
from agent_genome_server.storage.targets import target_of

__all__ = ["add_database", "add_json", "add_workspace", "administered", "opened", "settings", "workspace_of"]

URL_VARIABLE: Final = "AGENT_GENOME_SERVER_DATABASE_URL"


def add_database(parser: ArgumentParser) -> None:
    """Add the option that names the database."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"sqlite:///FILE or postgresql://... ({URL_VARIABLE}, else sqlite:///agent-genome.sqlite3)",
    )


def add_workspace(parser: ArgumentParser) -> None:
    """Add the option that names the workspace."""
    parser.add_argument("--workspace", metavar="NAME", help="the workspace; may be left out where there is only one")


def add_json(parser: ArgumentParser) -> None:
    """Add the option that asks for JSON."""
    parser.add_argument("--json", action="store_true", help="write JSON")


def settings(options: Namespace, **changes: Any) -> Config:
    """Return the settings of the environment, changed by the command line.

    Raises:
        ConfigError: a setting has a value that cannot be used.
    """
    config = Config.from_environment(os.environ)
    if options.database:
        changes["database_url"] = options.database
    elif URL_VARIABLE in os.environ:
        try:
            open_storage(config.database_url).close()
        except UnsupportedDatabaseError as error:
            raise ConfigError(f"{URL_VARIABLE}: {error}") from None
    return replace(config, **changes) if changes else config


@contextmanager
def opened(config: Config, *, make: bool) -> Generator[Storage]:
    """Yield the database.

    Args:
        config: names it.
        make: whether it is made when it is not there.

    Raises:
        CommandError: it is not there, or its tables are those of another version.
        UnsupportedDatabaseError: the URL names no database that can be used.
        StorageUnavailableError: it cannot be used now.
    """
    storage = open_storage(config.database_url)
    try:
        # Looking into a SQLite file that is not there would make one.
        is_there = not (storage.is_sqlite and _file_is_missing(config.database_url)) and storage.revision() is not None
        if not is_there and not make:
            raise CommandError(
                f"there is no database yet ({safe(target_of(make_url(config.database_url)))}): "
                "`agent-genome-server keys add` or `serve --demo` makes one."
            )
        if not is_there:
            storage.migrate()
        elif not storage.is_current():
            raise CommandError("the database is of another version: run `agent-genome-server migrate` first.")
        yield storage
    finally:
        storage.close()


def _file_is_missing(url: str) -> bool:
    return not Path(make_url(url).database or "").exists()


@contextmanager
def administered(options: Namespace, *, make: bool = False) -> Generator[Admin]:
    """Yield the operator's hand on the database that the options name."""
    config = settings(options)
    with opened(config, make=make) as storage:
        yield Admin(storage, config)


def workspace_of(admin: Admin, options: Namespace) -> str:
    """Return the workspace that the options name, or the only one there is.

    Raises:
        CommandError: it is not there, or there is more than one.
    """
    names = admin.workspaces()
    if options.workspace is None and len(names) == 1:
        return names[0]
    if not names:
        raise CommandError("the database has no workspace yet: `agent-genome-server keys add` makes one.")
    if options.workspace is None:
        raise CommandError(f"say which workspace with --workspace: {alternatives(names)}.")
    if options.workspace not in names:
        raise CommandError(f"there is no workspace {shown(options.workspace)}; there is {alternatives(names)}.")
    return str(options.workspace)
