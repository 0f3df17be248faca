"""Judging answers: pure functions from a case and what came of it to a result."""
