"""The methods of `client.genome`: the operation of each, and the fewest arguments that it takes."""

from __future__ import annotations

from typing import Any

from genome_service import COMPILE_ID, IMPORT_ID, SAMPLE

METHODS: dict[str, str] = {
    "register_agent": "register_agent",
    "get": "get_genome",
    "compile": "compile_genome",
    "finalize": "finalize_output",
    "record_outcome": "record_outcome",
    "export": "export_genome",
    "quality_summary": "get_quality_summary",
    "quality_genes": "get_quality_genes",
    "quality_trend": "get_quality_trend",
    "erase_subject": "erase_subject",
    "import_preview": "import_preview",
    "import_consent": "import_consent",
    "import_undo": "import_undo",
}
LEAST: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "register_agent": (("bill-banao",), {"species": "Bill Banao"}),
    "get": (("bill-banao",), {}),
    "compile": (("bill-banao",), {}),
    "finalize": (("bill-banao",), {"compile_id": COMPILE_ID, "text": "Done."}),
    "record_outcome": (("bill-banao",), {"result": "accepted"}),
    "export": (("bill-banao",), {}),
    "quality_summary": (("bill-banao",), {}),
    "quality_genes": (("bill-banao",), {}),
    "quality_trend": (("bill-banao",), {}),
    "erase_subject": ((), {"subject": "person-17"}),
    "import_preview": (("bill-banao",), {"file": SAMPLE.read_bytes()}),
    "import_consent": (("bill-banao",), {"import_id": IMPORT_ID, "token": "token", "file": SAMPLE.read_bytes()}),
    "import_undo": (("bill-banao",), {"import_id": IMPORT_ID}),
}
