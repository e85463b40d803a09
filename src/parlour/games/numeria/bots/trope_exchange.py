"""The solver for "trope in one": which trope to make where one can be made, and whether to make one at all.

All tiles are common, so a trope that one seat leaves is one that the other may take. Taking is looked at to
its end: each seat takes the trope that is best for it, or stops and makes a quiet move. That some quiet move
leaves no trope is taken for granted, with two hundred to choose from; where taking and stopping come to the
same, the trope is taken, since then nothing is left to chance.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.numeria.bots.one_move_tropes import tropes_in_one
from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules import legal, play, turn
from parlour.games.numeria.state import MAX_LEGAL, MOVING, STATE, TAKING
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.solving import ANY, FIRST
from parlour.kernel.types import Array

WON: Final = 100
"""The value of the trope that wins, above all that others can add up to."""
DEEPEST: Final = 64
"""Tropes taken one after another, and choices among several made."""
POSITIONS_A_MILLISECOND: Final = 200

WORK: Final = np.dtype(
    [
        ("budget", np.int64, (1,)),
        ("states", STATE, (DEEPEST,)),
        ("actions", np.int32, (DEEPEST, MAX_LEGAL)),
        ("lengths", np.int32, (DEEPEST,)),  # of the runs; 0: it is best to take none
        ("runs", np.int32, (DEEPEST, DEEPEST)),  # the best one at each depth
    ]
)


@compiled
def solve(state: NumeriaState, seat: int, avoid: int, seed: Any, effort: int, work: Any, run: Array) -> int:
    """The way to the best trope, or to the best of several made at once.

    0 where there is no trope to make, where a quiet move is better, or where there is too much to look at.
    """
    work.budget[0] = effort * POSITIONS_A_MILLISECOND
    work.states[0] = state
    work.states[0].viewer = 0  # the other's choices are looked at too; nothing is hidden
    exchange(work, FIRST, seat, avoid)
    if work.budget[0] < 0:
        return 0
    count = min(int(work.lengths[0]), int(run.shape[0]))
    for k in range(count):
        run[k] = work.runs[0, k]
    return count


@compiled
def exchange(work: Any, at: int, seat: int, avoid: int) -> int:
    """Tropes ahead for the seat that moves at `states[at]`, with its run; void once the budget is spent."""
    state = work.states[at]
    moving = int(state.phase) == MOVING
    best = 0 if moving else -WON * WON
    work.lengths[at] = 0
    if at + 1 == DEEPEST:
        return 0
    count = tropes_in_one(state, work.actions[at]) if moving else legal(state, seat, work.actions[at])
    for k in range(count):
        action = int(work.actions[at, k])
        if action == avoid:
            continue
        work.budget[0] -= 1
        if work.budget[0] < 0:
            return 0
        work.states[at + 1] = state
        after = work.states[at + 1]
        play(after, seat, action)
        further = 0
        if int(after.phase) == TAKING:
            worth = int(exchange(work, at + 1, seat, int(ANY)))
            further = int(work.lengths[at + 1])
        else:
            worth = int(after.collected[seat]) - int(state.collected[seat])
            if turn(after) != OVER:
                worth -= exchange(work, at + 1, 1 - seat, int(ANY))
            elif int(after.collected[seat]) >= int(after.target):
                worth = WON
        if worth > best or (worth == best and work.lengths[at] == 0):
            best = worth
            work.runs[at, 0] = action
            for later in range(further):
                work.runs[at, later + 1] = work.runs[at + 1, later]
            work.lengths[at] = further + 1
    return best
