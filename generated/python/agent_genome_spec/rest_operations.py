# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
"""The operations of the genome service."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

OperationId: TypeAlias = Literal['register_agent', 'get_genome', 'compile_genome', 'finalize_output', 'record_outcome', 'export_genome', 'get_quality_summary', 'get_quality_genes', 'get_quality_trend', 'erase_subject', 'import_preview', 'import_consent', 'import_undo']


class OperationRow(NamedTuple):
    """One operation; `idempotent` says whether a repeat is harmless by itself or with an idempotency key."""

    operation_id: OperationId
    method: str
    path: str
    scopes: tuple[str, ...]
    idempotent: Literal["natural", "key"] | None
    provisional: bool


OPERATIONS: Final[dict[str, OperationRow]] = {
    'register_agent': OperationRow('register_agent', 'POST', '/agents', ('genome:write',), 'key', False),
    'get_genome': OperationRow('get_genome', 'GET', '/agents/{agent_id}/genome', ('genome:read',), 'natural', False),
    'compile_genome': OperationRow('compile_genome', 'POST', '/agents/{agent_id}/compile', ('genome:read',), 'natural', False),
    'finalize_output': OperationRow('finalize_output', 'POST', '/agents/{agent_id}/finalize', ('genome:read',), 'natural', False),
    'record_outcome': OperationRow('record_outcome', 'POST', '/agents/{agent_id}/outcomes', ('genome:write',), 'key', False),
    'export_genome': OperationRow('export_genome', 'GET', '/agents/{agent_id}/export', ('genome:read',), 'natural', False),
    'get_quality_summary': OperationRow('get_quality_summary', 'GET', '/agents/{agent_id}/quality/summary', ('genome:read',), 'natural', False),
    'get_quality_genes': OperationRow('get_quality_genes', 'GET', '/agents/{agent_id}/quality/genes', ('genome:read',), 'natural', False),
    'get_quality_trend': OperationRow('get_quality_trend', 'GET', '/agents/{agent_id}/quality/trend', ('genome:read',), 'natural', False),
    'erase_subject': OperationRow('erase_subject', 'POST', '/subjects/erase', ('genome:erase',), 'key', False),
    'import_preview': OperationRow('import_preview', 'POST', '/agents/{agent_id}/imports', ('genome:write',), 'natural', True),
    'import_consent': OperationRow('import_consent', 'POST', '/agents/{agent_id}/imports/{import_id}/consent', ('genome:write',), 'key', True),
    'import_undo': OperationRow('import_undo', 'POST', '/agents/{agent_id}/imports/{import_id}/undo', ('genome:write',), 'key', True),
}
