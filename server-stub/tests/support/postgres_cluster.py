"""A private PostgreSQL for tests: Debian's packages, a temporary folder, a Unix socket and no TCP port."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

START_SECONDS = 60
UNPRIVILEGED = "postgres"
FOLDERS = Path("/usr/lib/postgresql")


class PostgresMissingError(RuntimeError):
    """PostgreSQL is not installed here, or cannot run."""


class PostgresCluster:
    """A running server; `close()` stops it and removes all that it wrote."""

    def __init__(self) -> None:
        self._bin = _binaries()
        self._run_as: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._run_as = {"user": UNPRIVILEGED, "group": UNPRIVILEGED, "extra_groups": []}
        # A socket's path has to be short, which pytest's own folders are not.
        self._folder = Path(tempfile.mkdtemp(prefix="agpg-"))
        self._process: subprocess.Popen[bytes] | None = None
        try:
            if self._run_as:
                shutil.chown(self._folder, UNPRIVILEGED, UNPRIVILEGED)
            self._start()
        except BaseException:
            self.close()
            raise

    def url(self, database: str) -> str:
        """Return the URL of a database, for SQLAlchemy."""
        return f"postgresql:///{database}?host={self._folder}&user={UNPRIVILEGED}"

    def create(self, database: str, *, template: str = "template0") -> str:
        """Make a database and return its URL."""
        self._execute(f'CREATE DATABASE "{database}" TEMPLATE "{template}"')
        return self.url(database)

    def empty(self, database: str, tables: Sequence[str]) -> None:
        """Remove all rows of tables, whoever uses them."""
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        self._execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}", database=database)
        self._execute(f"TRUNCATE {', '.join(tables)} RESTART IDENTITY CASCADE", database=database)

    def drop(self, database: str) -> None:
        """Remove a database, whoever uses it."""
        self._execute(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def files(self, url: str) -> Path:
        """Return the folder with the files of a database's tables, all of it written to disk."""
        name = url.removeprefix("postgresql:///").partition("?")[0]
        self._execute("CHECKPOINT")
        oid = self._execute("SELECT oid FROM pg_database WHERE datname = '" + name + "'")
        return self._folder / "data" / "base" / str(oid)

    def close(self) -> None:
        """Stop the server and remove its folder."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(START_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
        shutil.rmtree(self._folder, ignore_errors=True)

    def _start(self) -> None:
        data = self._folder / "data"
        made = subprocess.run(
            [
                self._bin / "initdb",
                "--pgdata", data,
                "--username", UNPRIVILEGED,
                "--auth", "trust",
                "--encoding", "UTF8",
                "--locale", "C",
                "--no-sync",
            ],
            cwd=self._folder,
            env=_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            **self._run_as,
        )  # fmt: skip
        if made.returncode != 0:
            raise PostgresMissingError(f"initdb failed: {made.stderr.decode(errors='replace').strip()}")
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self._folder),
            "fsync": "off",
            "full_page_writes": "off",
            "max_connections": "150",
            "shared_buffers": "32MB",
            "autovacuum": "off",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", data, *options],
                cwd=self._folder,
                env=_environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # Ctrl-C of the terminal is for pytest, which then closes the cluster itself.
                start_new_session=True,
                **self._run_as,
            )
        self._wait_until_ready(self._process)

    def _wait_until_ready(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                self._execute("SELECT 1")
            except psycopg.OperationalError:
                if process.poll() is not None or time.monotonic() > deadline:
                    log = (self._folder / "log").read_text(errors="replace")
                    raise PostgresMissingError(f"PostgreSQL did not start: {log[-2000:]}") from None
                time.sleep(0.05)
            else:
                return

    def _execute(self, statement: str, *, database: str = UNPRIVILEGED) -> Any:
        """Run a statement, and return the first value of its first row, if it has one."""
        with psycopg.connect(dbname=database, host=str(self._folder), user=UNPRIVILEGED, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            row = cursor.fetchone() if cursor.description else None
            return row[0] if row else None


def _binaries() -> Path:
    """Return the folder of the newest PostgreSQL: Debian keeps each version in one of its own, off the PATH."""
    folders = [path.parent for path in FOLDERS.glob("*/bin/initdb")]
    folders.sort(key=lambda folder: [int(part) for part in re.findall(r"\d+", str(folder))])
    on_path = shutil.which("initdb")
    if on_path is not None:
        folders.insert(0, Path(on_path).resolve().parent)
    usable = [folder for folder in folders if (folder / "postgres").exists()]
    if not usable:
        raise PostgresMissingError("PostgreSQL is not installed: `apt-get install postgresql` brings it")
    return usable[-1]


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    return kept | {"LC_ALL": "C", "TZ": "UTC"}
