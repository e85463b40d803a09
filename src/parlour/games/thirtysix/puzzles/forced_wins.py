"""Wins that nobody can prevent, counted in turns of the seat that wins, with two players."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.thirtysix.bots.endgame_search import MOST_IN_A_TURN, sorted_actions
from parlour.games.thirtysix.rules import play, turn
from parlour.games.thirtysix.rules.flow import reserve_size
from parlour.games.thirtysix.state import ACTIONS, ENDED, MOVING, STATE
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def wins_in(states: Any, at: int, hope: int, turns: int, actions: Array, ranks: Array) -> bool:
    """Whether seat `hope` empties its reserve within `turns` more turns of its own, from `states[at]`."""
    state = states[at]
    if int(turn(state)) == OVER:
        return int(state.winner) == hope
    mover = int(state.mover)
    begins = int(state.phase) == MOVING
    own = mover == hope
    if not own or begins:  # a turn that is under way still has its gifts
        if reserve_size(state, hope) > MOST_IN_A_TURN * turns:
            return False
    left = turns - 1 if own and begins else turns
    count = sorted_actions(state, mover, actions[at], ranks[at])
    for k in range(count):
        states[at + 1] = states[at]
        play(states[at + 1], mover, int(actions[at, k]))
        if wins_in(states, at + 1, hope, left, actions, ranks) == own:
            return own
    return not own


def warm(states: Any, randoms: Any) -> None:
    """Have it compiled, by asking about a game that is over."""
    over = np.zeros(1, STATE).view(np.recarray)
    over[0].phase = ENDED
    wins_in(over, 0, 0, 1, np.zeros((1, ACTIONS), np.int32), np.zeros((1, ACTIONS), np.float64))
