"""What is read of a request, and what is overlooked."""

from __future__ import annotations

import json
from dataclasses import replace

from wrapping import Request, requests

from agf_conformance.server._spec import BODY_BYTES
from faults.common import Broken, dropped, with_headers

MCP = "/mcp/genome"


def asking() -> dict[str, Broken]:
    def last_name_wins(request: Request) -> Request:
        is_object = request.body.isascii() and isinstance(request.json, dict)
        return replace(request, body=json.dumps(request.json).encode()) if is_object else request

    def known_query(request: Request) -> Request:
        return replace(request, query="&".join(part for part in request.query.split("&") if "unknown" not in part))

    def without_policy(request: Request) -> Request:
        value = request.json
        if not isinstance(value, dict) or "policy" not in value:
            return request
        return replace(request, body=json.dumps({k: v for k, v in value.items() if k != "policy"}).encode())

    return {
        "if-none-match-ignored": Broken(dropped("if-none-match"), {"srv-etag-304"}),
        "request-id-ignored": Broken(dropped("x-request-id"), {"srv-request-id-own"}),
        "accept-ignored": Broken(
            requests(
                lambda one: with_headers(one, accept="*/*"),
                when=lambda one: one.method == "GET" and MCP not in one.path,
            ),
            {"srv-accept-refused"},
        ),
        "no-ranges-in-accept": Broken(
            requests(
                lambda one: with_headers(one, accept="text/html"),
                when=lambda one: one.headers.get("accept") == "application/*",
            ),
            {"srv-accept-ranges"},
        ),
        "no-parameters-in-content-type": Broken(
            requests(
                lambda one: with_headers(one, **{"content-type": "text/plain"}),
                when=lambda one: ";" in one.headers.get("content-type", ""),
            ),
            {"srv-content-type-utf8"},
        ),
        "limit-is-one-too-low": Broken(
            requests(
                lambda one: replace(one, body=one.body + b" "),
                when=lambda one: one.headers.get("content-length") == str(BODY_BYTES),
                gather=True,
            ),
            {"srv-size-within"},
        ),
        "media-type-ignored": Broken(
            requests(
                lambda one: with_headers(one, **{"content-type": "application/json"}),
                when=lambda one: one.method == "POST" and MCP not in one.path,
            ),
            {"srv-content-type"},
        ),
        "idempotency-key-ignored": Broken(
            dropped("idempotency-key"),
            {
                "srv-idempotency-replay",
                "srv-idempotency-later",
                "srv-idempotency-conflict",
                "srv-idempotency-equal-json",
                "srv-idempotency-form",
                "srv-idempotency-together",
                "srv-erase-idempotency",
                "srv-import-once",
                "srv-mcp-idempotency",
            },
        ),
        "body-gathered-first": Broken(
            requests(lambda one: one, when=lambda one: one.method == "POST", gather=True),
            {"srv-size-streamed", "srv-import-size"},
        ),
        "last-name-wins": Broken(
            requests(last_name_wins, when=lambda one: one.is_("POST", "/compile"), gather=True),
            {"srv-json-duplicate-names", "srv-json-codes"},
        ),
        "unknown-parameters-ignored": Broken(
            requests(known_query, when=lambda one: one.method == "GET"), {"srv-validation-query"}
        ),
        "policy-in-the-request": Broken(
            requests(without_policy, when=lambda one: one.is_("POST", "/compile"), gather=True),
            {"srv-compile-policy"},
        ),
    }
