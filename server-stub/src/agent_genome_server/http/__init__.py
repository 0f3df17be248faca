"""The HTTP edge: spec-first binding of the OpenAPI document, problems, and what every request goes through."""
