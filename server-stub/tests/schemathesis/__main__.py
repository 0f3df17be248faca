"""Starts a demo server of its own and lets schemathesis try it, with every flag off and with every flag on.

python server-stub/tests/schemathesis [--examples N] [--workers N] [--seed N] [--flags off|on]
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
FLAGS = ("task_aware_selection", "provisional_imports")
NO_LIMIT = str(10**9)


def main() -> int:
    """Try both states of the flags; 0 when nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=2000, help="examples of each route (%(default)s)")
    parser.add_argument("--workers", type=int, default=1, help="threads of schemathesis (%(default)s)")
    parser.add_argument("--seed", type=int, help="repeats a run")
    parser.add_argument("--flags", choices=("off", "on"), help="try one state of the flags only")
    options = parser.parse_args()
    found = 0
    for flags in {"off": ((),), "on": (FLAGS,)}.get(options.flags, ((), FLAGS)):
        print(f"== flags on: {', '.join(flags) or 'none'}", flush=True)
        found |= try_server(flags, options)
    return found


def try_server(flags: tuple[str, ...], options: argparse.Namespace) -> int:
    """Run schemathesis against a server with these flags, and return its exit code; 1 when the server did not end well."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "agent_genome_server",
            "serve",
            "--demo",
            "--port",
            "0",
            "--log-level",
            "error",
        ]
        command += [part for flag in flags for part in ("--flag", flag)]
        limits = {f"AGENT_GENOME_SERVER_COMPILES_PER_{who}": NO_LIMIT for who in ("KEY", "WORKSPACE")}
        server = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/server.sqlite3"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **limits},
        )
        try:
            key, base = started(server)
            found = run_schemathesis(base, key, options, folder)
        finally:
            server.send_signal(signal.SIGTERM)
            _, log = server.communicate(timeout=60)
    if log or server.returncode:
        print(f"The server ended with {server.returncode} and logged:\n{log}", file=sys.stderr)
        return 1
    return found


def started(server: subprocess.Popen[str]) -> tuple[str, str]:
    """Return the key and the address that a server tells when it starts."""
    key = base = None
    assert server.stdout is not None
    for line in server.stdout:
        key = key or next(iter(re.findall(r"agk_\S+", line)), None)
        base = next(iter(re.findall(r"Serving (\S+)", line)), None)
        if base:
            break
    if not key or not base:
        raise SystemExit(f"The server did not start: {server.communicate()[1]}")
    return key, base


def run_schemathesis(base: str, key: str, options: argparse.Namespace, folder: str) -> int:
    """Run all checks of schemathesis and those of hooks.py in every phase; what it remembers goes into the folder."""
    program = Path(sys.executable).with_name("schemathesis")
    # It writes its memory beside its configuration.
    config = shutil.copy(HERE / "schemathesis.toml", folder)
    command = [str(program), "--config-file", config, "run", f"{base}/openapi.json"]
    command += ["--url", base, "--checks", "all", "--max-examples", str(options.examples)]
    # Some schemas are hard to find examples for, and a busy machine is slow; neither is a finding.
    command += ["--suppress-health-check", "filter_too_much,too_slow,data_too_large", "--no-color"]
    command += ["--workers", str(options.workers)]
    command += [] if options.seed is None else ["--seed", str(options.seed)]
    environment = {
        **os.environ,
        "AGENT_GENOME_API_KEY": key,
        "SCHEMATHESIS_HOOKS": "hooks",
        "PYTHONPATH": os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")]),
    }
    return subprocess.run(command, env=environment, cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
