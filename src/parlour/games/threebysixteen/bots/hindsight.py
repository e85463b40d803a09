"""What a known order of calls allowed: the best result, and the call at which a player fell behind it.

>>> from parlour import load
>>> from parlour.games.threebysixteen.bots.hindsight import best_result
>>> order = [5, 1, 3, 2, 6, 1, 4, 2, 3, 5, 4, 6]
>>> found = best_result(load("threebysixteen", seats=1, runs=2, top=6, columns=2), order)
>>> found.left, found.status, found.steps[:4]
(0, 'proved', ((0, 11), (10, 11), (0, 11), (0, 11)))
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from parlour.games.threebysixteen.bots.hindsight_search import leave_alone
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.rules.board import tiles_left
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.game_record import GameRecord
from parlour.kernel.hindsight import moments_of, reach
from parlour.kernel.hindsight_contract import BestLine, TurningPoint
from parlour.kernel.state import State, Variant

SOLVER: Final = "parlour.games.threebysixteen.bots.hindsight_search"
ALONE: Final = {"seats": "1", "caller": "house"}
"""The options of a game of one seat."""
BUDGET: Final = 2000
"""Positions kept after each call; enough to solve 93 of 100 random orders, 97 with 16,000."""

Status = Literal["proved", "best found"]
Step = tuple[int, ...]
"""A seat's actions on one call, in order."""


@dataclass(frozen=True)
class Best:
    """The best end that was found from a position: the tiles left, and the way to it.

    `bound` is proved: no way leaves fewer tiles. `steps` are the actions on each call, DONE included.
    """

    left: int
    bound: int
    steps: tuple[Step, ...]

    @property
    def status(self) -> Status:
        """Whether nothing better exists, or nothing better was found."""
        return "proved" if self.left <= self.bound else "best found"


@dataclass(frozen=True)
class FellBehind:
    """The call at which a player fell behind the best result.

    `call` counts from 1; `before` is the best from the position before it, `after` from the one after what
    the player did on it.
    """

    call: int
    number: int
    before: Best
    after: Best


def best_result(variant: Variant, order: Sequence[int], budget: int = BUDGET) -> Best:
    """The best result of a game for one on an order of calls."""
    state = variant.new_state(draws="manual")
    return best_from(variant, state.fields, 0, order, budget)


def best_from(
    variant: Variant, fields: ThreebysixteenState, seat: int, order: Sequence[int], budget: int = BUDGET
) -> Best:
    """The best that a seat's board, as it stands between two steps, can reach with the calls to come.

    `budget` is the most positions kept after each call. The search is deterministic.
    """
    return best_of(variant, fields, seat, order, reach(variant.game, fields, seat, order, budget).way)


def best_of(
    variant: Variant, fields: ThreebysixteenState, seat: int, order: Sequence[int], way: BestLine
) -> Best:
    """The end of a way from such a board."""
    state = alone(variant, fields, seat, order)
    rest = iter(way.run)
    steps: list[Step] = []
    for number in order:
        state.apply(CHANCE, number)
        step: list[int] = []
        while state.turn == (0,):
            step.append(next(rest))
            state.apply(0, step[-1])
        steps.append(tuple(step))
    return Best(tiles_left(state.fields, 0), way.bound, tuple(steps))


def alone(variant: Variant, fields: ThreebysixteenState, seat: int, order: Sequence[int]) -> State:
    """A seat's board, as it stands between two steps, as a game alone with only these calls to come."""
    state = _alone(variant).new_state(draws="manual")
    np.copyto(np.asarray(state.fields), np.asarray(fields))
    leave_alone(state.fields, seat, np.array(order, np.int32))
    return state


def _alone(variant: Variant) -> Variant:
    """The game alone under the options of another."""
    return Variant.of(variant.game, **{**variant.options_text(), **ALONE})


def line(variant: Variant, order: Sequence[int], steps: Sequence[Step]) -> GameRecord:
    """Calls and steps of one player as the record of a game alone, to be replayed step by step."""
    state = _alone(variant).new_state(draws="manual")
    for number, step in zip(order, steps, strict=False):
        state.apply(CHANCE, number)
        for action in step:
            state.apply(0, action)
    return state.record()


class Finished:
    """A game played to its end, with the boards before each call and at the end."""

    def __init__(self, final: State) -> None:
        """Play the game through once more."""
        self.final = final
        self.variant = final.variant
        moments = moments_of(final)
        self.order, self._boards = moments.draws, moments.records

    def steps(self, seat: int) -> list[Step]:
        """What a seat did on each call."""
        steps: list[Step] = []
        for actor, action in self.final.history:
            if actor == CHANCE and action < SEAT_DRAW:
                steps.append(())
            elif actor == seat:
                steps[-1] = (*steps[-1], action)
        return steps

    def left(self, seat: int) -> int:
        """The tiles that a seat had left at the end."""
        return tiles_left(self.final.fields, seat)

    def best(self, seat: int, call: int, way: BestLine) -> Best:
        """The end of a way from a seat's board after so many calls."""
        return best_of(self.variant, self._boards[call], seat, self.order[call:], way)

    def behind(self, point: TurningPoint) -> FellBehind:
        """Where a seat fell behind."""
        before = self.best(point.seat, point.draw - 1, point.before)
        after = self.best(point.seat, point.draw, point.after)
        return FellBehind(point.draw, self.order[point.draw - 1], before, after)
