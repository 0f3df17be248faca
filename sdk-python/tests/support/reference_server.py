"""The reference server as a process of its own, with its demo workspace."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Server:
    """Where the server is, and the key of its demo workspace, which has every scope."""

    base_url: str
    key: str
    database: str

    def command(self, *words: str) -> str:
        """Run another command of the server on its database and return what it prints."""
        command = [sys.executable, "-m", "agent_genome_server", *words, "--database", self.database]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@contextmanager
def serving(folder: Path, *flags: str, **settings: str) -> Iterator[Server]:
    """Serve on a free port; settings are those of the environment, such as `COMPILES_PER_KEY`."""
    database = f"sqlite:///{folder / 'genome.sqlite3'}"
    command = [sys.executable, "-m", "agent_genome_server", "serve", "--demo", "--port", "0", "--database", database]
    command += [word for flag in flags for word in ("--flag", flag)]
    environ = os.environ | {f"AGENT_GENOME_SERVER_{name}": value for name, value in settings.items()}
    log = folder / "log"
    with (
        log.open("wb") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environ) as process,
    ):
        try:
            assert process.stdout is not None
            said = ""
            while "Serving" not in said:
                line = process.stdout.readline()
                assert line, f"the server did not start: {said}{log.read_text()}"
                said += line
            key, base_url = re.search(r"agk_\S+", said), re.search(r"http://\S+?(?=/genome)", said)
            assert key is not None, said
            assert base_url is not None, said
            yield Server(base_url[0], key[0], database)
        finally:
            process.terminate()
