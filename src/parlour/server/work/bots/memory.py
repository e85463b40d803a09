"""The memories of bots between turns, bounded over all tables."""

from __future__ import annotations

from typing import NamedTuple

from parlour.search import Memory
from parlour.server.bounded_cache import BoundedCache


class MemoryKey(NamedTuple):
    """A bot at a table."""

    table: str
    seat: int
    level: str


class BotMemories:
    """A cache of the most recently used memories, up to a number of bytes; those in use do not count."""

    def __init__(self, most_bytes: int) -> None:
        self.kept = BoundedCache[MemoryKey, Memory](most_bytes, lambda memory: memory.size)

    def take(self, key: MemoryKey) -> Memory:
        """Take a bot's memory of its last turn; an empty one if it was evicted."""
        return self.kept.pop(key) or Memory()

    def give(self, key: MemoryKey, memory: Memory) -> None:
        """Store a bot's memory after a turn, evicting the oldest ones above the bound."""
        memory.rest()
        if memory.size:
            self.kept.put(key, memory)
