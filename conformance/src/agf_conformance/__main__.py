"""Runs the command: `python -m agf_conformance`."""

from __future__ import annotations

from agf_conformance.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
