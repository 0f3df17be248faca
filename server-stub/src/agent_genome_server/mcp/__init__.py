"""The MCP surface: six tools over Streamable HTTP, each the same service as its REST operation."""
