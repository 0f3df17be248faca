#!/usr/bin/env bash
# Looks at a file from elsewhere before anybody consents, imports it, and takes the import back.
# Runs in the root of the repository, in an environment with agent-genome.
set -euo pipefail

pairs=examples/canonical_language/v0.1/pairs
file=$pairs/duplicate-gene-id/valid.agf.json

if agf check --import "$pairs/digest-mismatch/invalid.agf.json"; then
    echo "a changed file must not pass" >&2
    exit 1
fi
agf explain digest_mismatch

agf check --import "$file"
agf show "$file"
python examples/agent_import_review/review.py "$file"
