"""Which of several workers of one server has a table: by its code, so that nobody need ask.

Rendezvous hashing: with one worker more or less, only its own tables change hands.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Final

from parlour.server.storage.store import Alone

REMEMBERED: Final = 10_000


@lru_cache(REMEMBERED)
def owner_of(code: str, workers: int) -> int:
    """The worker that has the table, or sent the invite, with this code.

    >>> {owner_of(f"t{n}", 2) for n in range(20)}
    {0, 1}
    >>> all(owner_of(f"t{n}", 3) in (owner_of(f"t{n}", 2), 2) for n in range(100))
    True
    """
    return max(
        range(workers), key=lambda worker: blake2b(f"{worker}/{code}".encode(), digest_size=8).digest()
    )


class Share(Alone):
    """A worker's share of the tables of one store. No other process is told anything."""

    def __init__(self, worker: int, workers: int) -> None:
        self.worker = worker
        self.workers = workers

    def acts_for(self, table: str) -> bool:
        """Whether this worker has the table."""
        return owner_of(table, self.workers) == self.worker
