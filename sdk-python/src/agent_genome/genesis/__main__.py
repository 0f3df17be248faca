"""Lets `python -m agent_genome.genesis` run the `genesis` command."""

from __future__ import annotations

import sys

from agent_genome.genesis.main import main

if __name__ == "__main__":
    sys.exit(main())
