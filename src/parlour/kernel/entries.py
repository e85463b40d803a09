"""Entries of a history, shared by all tables: most recur, and each would take 200 bytes again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.kernel.actors import CHANCE

SHARED: Final = 16_384
"""The number of entries that are kept for sharing."""


class Entry(NamedTuple):
    """One entry of a history: who did what. In a view the action may be a stand-in for a hidden one."""

    actor: int
    action: int


@lru_cache(SHARED)
def entry(actor: int, action: int) -> Entry:
    """An entry, shared.

    >>> entry(1, 7), entry(1, 7) is entry(1, 7)
    (Entry(actor=1, action=7), True)
    """
    return Entry(int(actor), int(action))


@lru_cache(SHARED)
def shared(seen: tuple[int, ...]) -> tuple[int, ...]:
    """Return a tuple of an action as each seat and the spectator know it, one object for equal ones."""
    return seen


def turns(history: Sequence[Entry]) -> Iterator[tuple[int, int]]:
    """The first draws, then each turn: a seat's actions in a row, and the draws that followed.

    >>> list(turns([Entry(CHANCE, 4), Entry(0, 7), Entry(0, 8), Entry(CHANCE, 5), Entry(0, 9), Entry(1, 7)]))
    [(0, 1), (1, 4), (4, 5), (5, 6)]
    """
    first = 0
    previous = CHANCE
    for at, (actor, _) in enumerate(history):
        if actor not in (CHANCE, previous):
            yield first, at
            first = at
        previous = actor
    yield first, len(history)
