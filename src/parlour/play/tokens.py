"""Secret tokens that hold seats, their hashes, and codes for addresses."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

TOKEN_BYTES: Final = 32
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that are not confused when read aloud or typed."""
TABLE_LENGTH: Final = 14
INVITE_LENGTH: Final = 10


def new_token() -> str:
    """A new secret that holds a seat: 32 random bytes, URL-safe."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def holder_of(token: str) -> str:
    """The stored form of a token: its SHA-256 in hex, from which it cannot be recovered."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def same_secret(one: str, other: str) -> bool:
    """Whether two secrets are equal, compared in constant time."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


def new_code(length: int) -> str:
    """A random code of the alphabet, for addresses of tables and invites (about 5 bits a letter)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def code_from(secret: str, length: int) -> str:
    """The code derived from a secret, always the same one."""
    digest = hashlib.sha256(f"code {secret}".encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:length])
