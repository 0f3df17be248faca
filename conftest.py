"""Hypothesis profiles of the workspace: `dev` by hand, `ci` on each push, `nightly` for a long search."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

slow_machines = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("dev", max_examples=50, **slow_machines)
settings.register_profile("ci", max_examples=100, derandomize=True, print_blob=True, **slow_machines)
settings.register_profile("nightly", max_examples=10_000, print_blob=True, **slow_machines)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))

# Alembic and schemathesis import these themselves; here they have no context.
collect_ignore_glob = ["server-stub/src/agent_genome_server/storage/migrations/*", "server-stub/tests/schemathesis/*"]
