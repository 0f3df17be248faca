#!/usr/bin/env bash
# Exports a genome, and lets it go only when it is valid, importable, and the same when it is exported again.
# Runs in the root of the repository, in an environment with agent-genome.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python examples/agent_export_check/export.py "$work/first.agf.json"
python examples/agent_export_check/export.py "$work/second.agf.json"

agf check --import "$work/first.agf.json"
agf diff "$work/first.agf.json" "$work/second.agf.json"
cmp "$work/first.agf.json" "$work/second.agf.json"
agf digest "$work/first.agf.json"
agf show "$work/first.agf.json"
