"""The Agent Genome specification as Python data and models: generated, never edited."""
