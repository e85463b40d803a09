"""Looking back on a finished game with its own search (`kernel.hindsight_contract`), from plain Python."""

from __future__ import annotations

from parlour.kernel.game import Game
from parlour.kernel.hindsight import Moments, Reached, moments_of, reach
from parlour.kernel.hindsight_contract import HindsightResult, TurningPoint
from parlour.kernel.state import State


def in_hindsight(final: State, effort: float) -> HindsightResult:
    """Find what a finished game allowed, and where each seat fell behind, at `effort` times the usual effort.

    Browsers do the same (`inHindsight` in `browser/package/advice.mjs`).
    """
    assert final.game.hindsight is not None
    searched = final.game.hindsight
    bounded = max(1, min(round(effort * searched.effort), searched.most))
    moments = moments_of(final)
    start = reach(final.game, moments.records[0], 0, moments.draws, bounded)
    turning_points = [
        _turning_point(final.game, moments, seat, start, bounded) for seat in range(final.seats)
    ]
    return HindsightResult(start.way, [point for point in turning_points if point is not None])


def _turning_point(
    game: Game, moments: Moments, seat: int, start: Reached, effort: int
) -> TurningPoint | None:
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
    return TurningPoint(seat, high, ends[low].way, ends[high].way)
