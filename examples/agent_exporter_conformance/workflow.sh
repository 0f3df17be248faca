#!/usr/bin/env bash
# Judges an exporter: files for the kit, and every canonical example with its repair as a check of the checker.
# Runs in the root of the repository, in an environment with agent-genome; with agf-conformance the kit judges too.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/exports" "$work/again"
python examples/agent_export_check/export.py "$work/exports/one.agf.json"
python examples/agent_export_check/export.py "$work/again/one.agf.json"
agf check --import "$work/exports"
if python -c 'import agf_conformance' 2>/dev/null; then
    python -m agf_conformance exporter --again "$work/again" "$work/exports"
else
    echo "agf-conformance is not installed: the exporter is checked, but not judged by the kit"
fi
python examples/agent_exporter_conformance/pairs.py "$work"
