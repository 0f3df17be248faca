#!/usr/bin/env bash
# Erases one person, and shows that nothing of what the person said is left in the state or in an export.
# Runs in the root of the repository, in an environment with agent-genome.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python examples/agent_erasure/erase.py "$work/after.agf.json"
agf check --import "$work/after.agf.json"
if grep -q "60 words" "$work/after.agf.json"; then
    echo "the export still holds what the person said" >&2
    exit 1
fi
