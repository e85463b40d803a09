"""A mirror pair: two games of two sides on the same draws, with the seats changed, scored together.

    seats        A   B              the draws of both games are those of one seed, so that
    first game   0   1  (sides)     who had the better of them in the first game has the
    second game  1   0              worse in the second

The arena of bots and the rounds of an event play such pairs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TURNS: Final = (False, True)
"""Whether the seats are changed, in the first and in the second game of a pair."""
LEVEL: Final = 1e-9
"""Mean returns closer than this are equal."""


def seating(teams: Sequence[int], *, turned: bool) -> tuple[int, ...]:
    """The side, 0 or 1, of each seat: sides alternate by team; `turned` changes them.

    >>> seating([0, 1], turned=False), seating([0, 1], turned=True), seating([0, 1, 2], turned=True)
    ((0, 1), (1, 0), (1, 0, 1))
    """
    return tuple((team + turned) % 2 for team in teams)


def share_of_game(returns: Sequence[float], sides: Sequence[int]) -> float:
    """The first side's share of a game: 1 won, 1/2 drawn, 0 lost, by the mean return of its seats.

    >>> share_of_game([1.0, -1.0], [1, 0]), share_of_game([0.0, 0.0], [0, 1])
    (0.0, 0.5)
    """
    mine, other = (_mean(returns, sides, side) for side in (0, 1))
    return 0.5 if abs(mine - other) < LEVEL else float(mine > other)


def share_of_pair(first: float, other: float) -> float:
    """The first side's share of a pair, from those of its games.

    >>> share_of_pair(1.0, 0.0), share_of_pair(1.0, 0.5)
    (0.5, 0.75)
    """
    return (first + other) / 2


def _mean(returns: Sequence[float], sides: Sequence[int], side: int) -> float:
    own = [value for value, own_side in zip(returns, sides, strict=True) if own_side == side]
    return sum(own) / len(own)
