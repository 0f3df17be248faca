"""Faults of servers, by what they touch."""
