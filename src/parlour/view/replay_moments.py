"""The moments of a game, as a replay has them: before its first turn, and after each."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.entries import Entry, turns


def moment_of(history: Sequence[Entry], entry: int) -> int:
    """The moment just before an entry, or the last one before it within a turn.

    >>> history = [Entry(-1, 4), Entry(0, 7), Entry(0, 8), Entry(1, 7)]
    >>> [moment_of(history, entry) for entry in range(5)]
    [0, 1, 1, 2, 3]
    """
    return sum(1 for first, last in turns(history) if first < last <= entry)
