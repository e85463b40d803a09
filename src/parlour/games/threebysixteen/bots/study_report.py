"""The study of a finished game in the form every game shares: what the calls allowed, who fell behind where.

`hindsight` has the search; this puts what it finds into words and lines of play.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.threebysixteen.bots.hindsight import (
    Best,
    Fall,
    Step,
    Stop,
    best_from,
    fell_behind,
    handled,
    line,
)
from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.rules.board import tiles_left
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import Message, Words, joined
from parlour.kernel.state import Variant
from parlour.kernel.study import Budget, Finding, LineOfPlay, Study

FIRST_SEAT = 0
KEEPS = 2000
"""Positions kept after each call, where the time allows."""

SURE = {
    "proved": say("sure-proved"),
    "best found": say("sure-found"),
}


def study(game: Game, record: GameRecord, budget: Budget) -> Study:
    """What this order of calls allowed, and the call where each player fell behind.

    Raises `BadRecord` for a game that was not played to its end: nobody knows the calls it had left.
    """
    stop = _stopper(budget)
    variant, boards, steps = handled(game, record, FIRST_SEAT)
    order = [number for number, _ in steps]
    best_from(variant, boards[0], FIRST_SEAT, order, 1)  # has the search compiled before time runs
    budget.begin()
    searched = best_from(variant, boards[0], FIRST_SEAT, order, KEEPS, stop)
    played = [_played(game, record, seat, searched.bound) for seat in range(variant.seats)]
    best = min([searched, *played], key=lambda way: way.left)
    findings = [_of_the_game(variant, order, best)]
    findings += [_of_a_seat(game, record, seat, best, budget) for seat in range(variant.seats)]
    return Study(_summary(best), tuple(findings))


def _played(game: Game, record: GameRecord, seat: int, bound: int) -> Best:
    """What a seat did, as a way that was found: a search within a budget may miss it."""
    _, boards, steps = handled(game, record, seat)
    return Best(tiles_left(boards[-1], seat), bound, tuple(step for _, step in steps))


def _stopper(budget: Budget) -> Stop:
    return lambda: budget.spent


def _summary(best: Best) -> Words:
    return _result(best) if best.left else say("all-possible")


def _result(best: Best) -> Words:
    return say("best-possible", left=_left(best.left), sure=SURE[best.status])


def _of_the_game(variant: Variant, order: Sequence[int], best: Best) -> Finding:
    """The best from the start, the same for everybody."""
    way = LineOfPlay(say("best-way", left=_left(best.left)), line(variant, order, best.steps))
    limit = "" if best.status == "proved" or not best.bound else say("no-fewer", count=best.bound)
    return Finding(joined([_result(best), limit]), best.status, lines=(way,))


def _of_a_seat(game: Game, record: GameRecord, seat: int, best: Best, budget: Budget) -> Finding:
    """Where a seat fell behind, and how it could have gone on from there."""
    variant, boards, steps = handled(game, record, seat)
    left = tiles_left(boards[-1], seat)
    if left <= best.left:
        return Finding(say("reached-best", left=_left(left)), best.status, seat)
    fall = fell_behind(game, record, seat, KEEPS, _stopper(budget))
    if fall is None:
        ended = say("no-time", left=_left(left), count=left - best.left)
        return Finding(ended, best.status, seat)
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
        (_way_on(variant, steps, fall, record.seats[seat : seat + 1]),),
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


def _way_on(variant: Variant, steps: Sequence[tuple[int, Step]], fall: Fall, names: list[str]) -> LineOfPlay:
    """What the seat did up to the call, and from there on the best."""
    order = [number for number, _ in steps]
    played = [step for _, step in steps[: fall.call - 1]]
    way = line(variant, order, [*played, *fall.before.steps])
    way.seats = names
    begins = sum(1 + len(step) for step in played)
    return LineOfPlay(say("way-on", call=fall.call, left=_left(fall.before.left)), way, begins)
