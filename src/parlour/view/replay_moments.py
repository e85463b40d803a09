"""The moments of a game, as a replay has them: before its first turn, and after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.kernel.actors import CHANCE
from parlour.kernel.entries import Entry


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


def moment_of(history: Sequence[Entry], entry: int) -> int:
    """The moment just before an entry, or the last one before it within a turn.

    >>> history = [Entry(CHANCE, 4), Entry(0, 7), Entry(0, 8), Entry(1, 7)]
    >>> [moment_of(history, entry) for entry in range(5)]
    [0, 1, 1, 2, 3]
    """
    return sum(1 for first, last in turns(history) if first < last <= entry)
