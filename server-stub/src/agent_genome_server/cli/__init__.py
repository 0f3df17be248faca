"""The command `agent-genome-server`."""
