"""The `agf-conformance` command."""
