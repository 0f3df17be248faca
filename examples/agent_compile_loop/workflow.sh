#!/usr/bin/env bash
# Compiles a genome for a task, lets a model answer, finalizes the answer and learns from what the customer made of it.
# Runs in the root of the repository, in an environment with agent-genome.
set -euo pipefail

genome=examples/canonical_language/v0.1/pairs/digest-mismatch/valid.agf.json

agf check "$genome"
agf compile "$genome" --task '{"task_type": "invoice"}' --dialect claude
python examples/agent_compile_loop/loop.py "$genome"
