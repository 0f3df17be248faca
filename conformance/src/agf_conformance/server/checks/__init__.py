"""The checks, one module a subject; the documents that list them are `server-checks.json`."""
