"""`keys list`: shows what is known of the API keys, never the keys themselves."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from typing import Any

from agent_genome.cli.exits import DONE
from agent_genome.cli.streams import write_out
from agent_genome_server.cli.database import add_database, add_json, administered
from agent_genome_server.cli.tables import table
from agent_genome_server.storage.workspaces import KeyInfo

__all__ = ["configure", "run"]


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "List the API keys, the oldest first. The keys themselves are not known to anyone."
    add_database(parser)
    parser.add_argument("--workspace", metavar="NAME", help="only those of a workspace")
    add_json(parser)


def run(options: Namespace) -> int:
    """Show the keys, and return the exit code."""
    with administered(options) as admin:
        rows = [_row(key) for key in admin.keys(options.workspace)]
    if options.json:
        write_out(json.dumps(rows, indent=2) + "\n")
        return DONE
    cells = [
        (row["id"], row["workspace"], " ".join(row["scopes"]), row["created_at"], row["revoked_at"] or "", row["label"])
        for row in rows
    ]
    write_out(table(("KEY", "WORKSPACE", "SCOPES", "MADE", "REVOKED", "LABEL"), cells))
    return DONE


def _row(key: KeyInfo) -> dict[str, Any]:
    return {
        "id": key.id,
        "workspace": key.workspace,
        "scopes": sorted(key.scopes),
        "label": key.label,
        "created_at": _moment(key.created_at),
        "revoked_at": None if key.revoked_at is None else _moment(key.revoked_at),
    }


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
