"""Judging a running server from outside, over REST and MCP."""
