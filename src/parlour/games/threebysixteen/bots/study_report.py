"""The study of a finished game in the form every game shares: what the calls allowed, who fell behind where.

`hindsight_search` has the search, which `search.advice.hindsight` drives; this puts what was found into words
and lines of play, as pages do by themselves (`kernel.hindsight_contract.SENTENCES`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.games.threebysixteen.bots.hindsight import ALONE, SOLVER, Best, FellBehind, Finished, line
from parlour.games.threebysixteen.bots.hindsight_search import MOST_KEPT
from parlour.games.threebysixteen.locales import say
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.game import Game, Hindsight
from parlour.kernel.game_record import GameRecord
from parlour.kernel.hindsight_contract import HindsightResult
from parlour.kernel.message import Message, Words, joined
from parlour.kernel.state import Variant
from parlour.kernel.study import Finding, LineOfPlay, Study

FIRST_SEAT = 0
KEEPS = 2000
"""Positions kept after each call at the usual effort."""

SURE = {
    "proved": say("sure-proved"),
    "best found": say("sure-found"),
}


def study(game: Game, record: GameRecord, result: HindsightResult) -> Study:
    """What this order of calls allowed, and the call where each player fell behind."""
    played = Finished(Variant.of(game).replay(record))
    searched = played.best(FIRST_SEAT, 0, result.best)
    ways = [_played(played, seat, searched.bound) for seat in range(played.variant.seats)]
    best = min([searched, *ways], key=lambda way: way.left)
    behind = {point.seat: played.behind(point) for point in result.turning_points}
    findings = [_of_the_game(played.variant, played.order, best)]
    findings += [
        _of_a_seat(played, record, seat, best, behind.get(seat)) for seat in range(played.variant.seats)
    ]
    return Study(_summary(best), tuple(findings))


HINDSIGHT: Final = Hindsight(SOLVER, KEEPS, MOST_KEPT, ALONE, study)


def _played(played: Finished, seat: int, bound: int) -> Best:
    """What a seat did, as a way that was found: a search within a budget may miss it."""
    return Best(played.left(seat), bound, tuple(played.steps(seat)))


def _summary(best: Best) -> Words:
    return _result(best) if best.left else say("all-possible")


def _result(best: Best) -> Words:
    return say("best-possible", left=_left(best.left), sure=SURE[best.status])


def _of_the_game(variant: Variant, order: Sequence[int], best: Best) -> Finding:
    """The best from the start, the same for everybody."""
    way = LineOfPlay(say("best-way", left=_left(best.left)), line(variant, order, best.steps))
    limit = "" if best.status == "proved" or not best.bound else say("no-fewer", count=best.bound)
    return Finding(joined([_result(best), limit]), best.status, lines=(way,))


def _of_a_seat(
    played: Finished, record: GameRecord, seat: int, best: Best, fall: FellBehind | None
) -> Finding:
    """Where a seat fell behind, and how it could have gone on from there."""
    left = played.left(seat)
    if left <= best.left:
        return Finding(say("reached-best", left=_left(left)), best.status, seat)
    assert fall is not None
    return Finding(
        say(
            "fell-behind",
            call=fall.call,
            number=fall.number,
            before=_left(fall.before.left),
            after=_left(fall.after.left),
            left=_left(left),
        ),
        "proved" if fall.before.status == fall.after.status == "proved" else "best found",
        seat,
        _entry_of(record, fall.call),
        (_way_on(played, seat, fall, record.seats[seat : seat + 1]),),
    )


def _left(count: int) -> Message:
    """Tiles left in words: "no tiles left", "5 tiles left"."""
    return say("left", count=count)


def _entry_of(record: GameRecord, call: int) -> int:
    """The entry with which a call was made; the draw of the caller is none."""
    calls = [
        at for at, (actor, action) in enumerate(record.entries) if actor == CHANCE and action < SEAT_DRAW
    ]
    return calls[call - 1]


def _way_on(played: Finished, seat: int, fall: FellBehind, names: list[str]) -> LineOfPlay:
    """What the seat did up to the call, and from there on the best."""
    steps = played.steps(seat)[: fall.call - 1]
    way = line(played.variant, played.order, [*steps, *fall.before.steps])
    way.seats = names
    begins = sum(1 + len(step) for step in steps)
    return LineOfPlay(say("way-on", call=fall.call, left=_left(fall.before.left)), way, begins)
