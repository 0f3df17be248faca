"""Lets `python -m agent_genome.cli` run the `agf` command."""

from __future__ import annotations

import sys

from agent_genome.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
