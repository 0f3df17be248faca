"""The builder of the conformance cases and vectors: everything under `cases/` and `vectors/` comes from here."""
