"""Looking back on a finished game with its own search (`kernel.looking_back`), from plain Python."""

from __future__ import annotations

from parlour.kernel.game import Game
from parlour.kernel.look_back import Moments, Reached, moments_of, reach
from parlour.kernel.looking_back import Fall, LookedBack
from parlour.kernel.state import State


def look_back(final: State, effort: float) -> LookedBack:
    """What a finished game allowed, and where each seat fell behind it, at so many times the usual effort.

    Browsers do the same (`lookedBack` in `browser/package/advice.mjs`).
    """
    assert final.game.look_back is not None
    searched = final.game.look_back
    bounded = max(1, min(round(effort * searched.effort), searched.most))
    moments = moments_of(final)
    start = reach(final.game, moments.records[0], 0, moments.draws, bounded)
    falls = [_fall(final.game, moments, seat, start, bounded) for seat in range(final.seats)]
    return LookedBack(start.way, [fall for fall in falls if fall is not None])


def _fall(game: Game, moments: Moments, seat: int, start: Reached, effort: int) -> Fall | None:
    """Find where a seat fell behind; None if it did not."""

    def best(at: int) -> Reached:
        return reach(game, moments.records[at], seat, moments.draws[at:], effort)

    low, high = 0, len(moments.draws)
    ends = {low: start, high: best(high)}
    if ends[high].cost <= start.cost:
        return None
    while high - low > 1:
        middle = (low + high) // 2
        ends[middle] = best(middle)
        if ends[middle].cost <= start.cost:
            low = middle
        else:
            high = middle
    return Fall(seat, high, ends[low].way, ends[high].way)
