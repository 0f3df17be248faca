"""Random values, and the keyed hashes that stand for what the tables must not hold."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

__all__ = ["hex_id", "key_digest", "keyed_hash", "secret_key", "url_safe"]

SECRET_BYTES: Final = 32


def secret_key() -> bytes:
    """Return a new secret of a workspace."""
    return secrets.token_bytes(SECRET_BYTES)


def url_safe(prefix: str, characters: int) -> str:
    """Return a prefix and so many random characters of A-Z, a-z, 0-9, hyphen and underscore, six bits each."""
    return prefix + secrets.token_urlsafe(characters)[:characters]


def hex_id(prefix: str, digits: int) -> str:
    """Return a prefix and so many random hexadecimal digits."""
    return prefix + secrets.token_hex((digits + 1) // 2)[:digits]


def key_digest(key_text: str) -> str:
    """Return what is stored of an API key; its 256 random bits need no slow hash."""
    return hashlib.sha256(key_text.encode("utf-8", "surrogatepass")).hexdigest()


def keyed_hash(key: bytes, purpose: str, *parts: str) -> str:
    """Return the HMAC-SHA256 over a purpose and parts, in hexadecimal; without the key it tells nothing of them."""
    whole = b"".join(part.encode("utf-8", "surrogatepass") + b"\0" for part in (purpose, *parts))
    return hmac.new(key, whole, hashlib.sha256).hexdigest()
