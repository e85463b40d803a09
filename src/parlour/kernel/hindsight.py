"""Asking a game's own search (`Game.hindsight`) about a moment of a game, from plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.game import Game
from parlour.kernel.hindsight_contract import BestLine
from parlour.kernel.records import copied, records
from parlour.kernel.state import State


class Reached(NamedTuple):
    """The best end that a search found from a moment on: its cost, and the way to it."""

    cost: int
    way: BestLine


@dataclass(frozen=True)
class Moments:
    """A finished game's records before each draw and at its end, and the draws."""

    records: Sequence[Any]
    draws: Sequence[int]


def moments_of(final: State) -> Moments:
    """The moments of a finished game."""
    state = final.variant.new_state(draws="manual")
    before: list[Any] = []
    draws: list[int] = []
    for actor, action in final.history:
        if actor == CHANCE and action < SEAT_DRAW:
            before.append(copied(state.fields))
            draws.append(action)
        state.enter(actor, action)
    return Moments([*before, state.fields], draws)


def reach(game: Game, fields: Any, seat: int, draws: Sequence[int], effort: int) -> Reached:
    """The best that a seat can still reach from a moment with the draws to come; at least one way is found.

    The search is deterministic. It compiles when first called (seconds).
    """
    assert game.hindsight is not None
    module: Any = game.compiled.twin().module(game.hindsight.module)
    work = records(module.WORK, 1)[0]
    state = records(game.dtype, 1)
    np.copyto(np.asarray(state[0]), np.asarray(fields))
    module.begin(work, state[0], seat, np.array(draws, np.int32), effort)
    while not module.search(work):
        pass
    module.spell(work)
    return Reached(int(work.cost), BestLine(work.way[: int(work.length)].tolist(), int(work.bound)))
