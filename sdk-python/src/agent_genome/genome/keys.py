"""What is made with secret keys: pseudonyms, and the codes that bind a token."""

from __future__ import annotations

import hashlib
import hmac

from agent_genome.genome._spec_learning import EXPORT, KEY_BYTES
from agent_genome.genome.refusals import refusal

__all__ = ["pseudonym", "tenant"]


def keyed(key: bytes, *parts: str) -> str:
    """Return the HMAC-SHA256 over parts, each followed by a zero byte, as 64 hexadecimal digits.

    Raises:
        EngineError: `key_too_short`.
    """
    long_enough(key)
    return hmac.new(
        key, b"".join(part.encode("utf-8", "surrogatepass") + b"\0" for part in parts), hashlib.sha256
    ).hexdigest()


def long_enough(key: bytes) -> bytes:
    """Return a key that may be used.

    Raises:
        EngineError: `key_too_short`.
    """
    if len(key) < KEY_BYTES:
        raise refusal("key_too_short", limit=KEY_BYTES)
    return key


def pseudonym(reference: str, *, workspace: str, key: bytes) -> str:
    """Return the pseudonym of a reference: always the same for a workspace and a key, and not reversible without it.

    Raises:
        EngineError: `key_too_short`.

    Example:
        >>> pseudonym("out-1", workspace="w1", key=bytes(32))[:2]
        'p_'
    """
    mac = keyed(key, EXPORT["reference_purpose"], workspace, reference)
    return EXPORT["reference_prefix"] + mac[: EXPORT["reference_hex_digits"]]


def tenant(workspace: str, *, key: bytes) -> str:
    """Return the pseudonym of a workspace, as `source_tenant` holds it.

    Raises:
        EngineError: `key_too_short`.
    """
    return keyed(key, EXPORT["tenant_purpose"], workspace)[: EXPORT["tenant_hex_digits"]]
