"""`python -m agent_genome_server` is the command."""

from __future__ import annotations

from agent_genome_server.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
