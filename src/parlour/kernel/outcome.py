"""The outcome of a game in numbers: one rule for everything that reports or counts it, pages included."""

from __future__ import annotations

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

LOST, WON, SHARED, DRAWN = range(4)


@compiled
def judge(returns: Array, teams: Array, high: float, shares: int, leads: Array) -> int:
    """Mark with 1 the seats that won or are level at the top, and return the outcome.

    `high` is the highest possible return: a single player with less has lost. Several teams at the top
    share the win where `shares` is not 0; else the game is a draw.

    >>> import numpy as np
    >>> leads = np.zeros(3, np.int32)
    >>> judge(np.array([0.25, 0.25, -0.5]), np.arange(3), 1.0, 1, leads) == SHARED, leads.tolist()
    (True, [1, 1, 0])
    """
    seats, best = len(returns), returns[0]
    for seat in range(seats):
        best = max(best, returns[seat])
        leads[seat] = 0
    if seats == 1 and best < high:
        return LOST
    team, several = -1, False
    for seat in range(seats):
        if returns[seat] == best:
            leads[seat] = 1
            several = several or (team >= 0 and teams[seat] != team)
            team = int(teams[seat])
    if not several:
        return WON
    return SHARED if shares else DRAWN


@compiled
def rank(scores: Array, returns: Array, more_is_better: int, places: Array) -> None:
    """Write how many seats come before each: by returns, then by scores.

    >>> import numpy as np
    >>> places = np.zeros(3, np.int32)
    >>> rank(np.array([12, 40, 12]), np.array([-0.5, 1.0, -0.5]), 1, places)
    >>> places.tolist()
    [1, 0, 1]
    """
    for seat in range(len(scores)):
        places[seat] = 0
        for other in range(len(scores)):
            more, even = returns[other] > returns[seat], returns[other] == returns[seat]
            higher, lower = scores[other] > scores[seat], scores[other] < scores[seat]
            if more or (even and (higher if more_is_better else lower)):
                places[seat] += 1
