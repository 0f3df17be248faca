"""Reports: each a pure function from a run to text."""
