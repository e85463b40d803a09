"""Short names of contents, for caches and addresses: equal names, equal contents."""

from __future__ import annotations

import hashlib
from typing import Final

DIGITS: Final = 16


def digest(*facts: str | bytes) -> str:
    """Return hexadecimal digits that identify some facts in their order.

    >>> digest("ab", "c") == digest(b"ab", "c"), digest("ab", "c") == digest("a", "bc"), len(digest())
    (True, False, 16)
    """
    sha256 = hashlib.sha256()
    for fact in facts:
        sha256.update((fact.encode() if isinstance(fact, str) else fact) + b"\0")
    return sha256.hexdigest()[:DIGITS]
