"""What is asked of an exporter's files (spec: conformance/exporter.md)."""
