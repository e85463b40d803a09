"""The end of a game played without a fault, as far as `endgame_search` proves it, as a run."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.thirtysix.bots.endgame_search import (
    DEEPEST,
    ENTRY,
    SEATS,
    ProofSearch,
    sorted_actions,
    wins,
)
from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.rules import play, turn
from parlour.games.thirtysix.rules.flow import reserve_size
from parlour.games.thirtysix.state import ACTIONS, GIVING, MOVING, STATE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.solving import ANY, FIRST
from parlour.kernel.types import Array

FEW: Final = 7
"""Counters in the smaller reserve; with more, nothing can be proved in time."""
POSITIONS_A_MILLISECOND: Final = 4000
MOST_POSITIONS: Final = 400_000
SLOTS: Final = 1 << 18
NOTHING: Final = -1
"""No action: nothing is proved."""


def memory(slots: int) -> np.dtype[Any]:
    """The memory of one search for a proof, with this many positions in its table."""
    return np.dtype(
        [
            ("here", STATE, (1,)),  # the position within the turn
            ("open", np.int32, (ACTIONS,)),  # its actions that do not surely lose, as far as is known
            ("budget", np.int64, (1,)),
            ("states", STATE, (DEEPEST,)),
            ("table", ENTRY, (slots,)),
            ("actions", np.int32, (DEEPEST, ACTIONS)),
            ("ranks", np.float64, (DEEPEST, ACTIONS)),
        ]
    )


WORK: Final = memory(SLOTS)


@compiled
def solve(state: ThirtysixState, seat: int, avoid: int, seed: Any, effort: int, work: Any, run: Array) -> int:
    """A run that wins for sure, else the only one that does not surely lose, else the longest resistance.

    0 where nothing is proved, and with three players, where nobody can be forced.
    """
    if avoid != ANY or int(state.seats) != SEATS:
        return 0
    if int(state.phase) != MOVING and int(state.phase) != GIVING:
        return 0
    if min(reserve_size(state, 0), reserve_size(state, 1)) > FEW:
        return 0
    return proved_run(state, seat, min(MOST_POSITIONS, effort * POSITIONS_A_MILLISECOND), work, run)


@compiled
def proved_run(state: ThirtysixState, seat: int, positions: int, work: Any, run: Array) -> int:
    """The best run for the seat's turn within a number of positions, as far as it is proved; its length."""
    work.budget[0] = positions
    work.here[0] = state
    here = work.here[0]
    due = turn(here)
    count = 0
    while turn(here) == due and count < run.shape[0]:
        action = proved(work, seat)
        if action == NOTHING:
            return count
        run[count] = action
        count += 1
        play(here, seat, action)
    return count


@compiled
def proved(work: Any, seat: int) -> int:
    """The next action, if there is only one or its effect is proved, else `NOTHING`."""
    count = sorted_actions(work.here[0], seat, work.open[:], work.ranks[0])
    first = int(work.open[0])
    depth = 1
    while count > 1 and depth < DEEPEST:
        left = 0
        for k in range(count):
            action = int(work.open[k])
            if wins_after(work, seat, action, seat, depth):
                return action
            if not wins_after(work, seat, action, 1 - seat, depth):
                work.open[left] = action
                left += 1
            if work.budget[0] < 0:
                return NOTHING
        if left == 0:
            return first
        first = int(work.open[0])
        count = left
        depth += 1
    return first if count == 1 else NOTHING


@compiled
def wins_after(work: Any, seat: int, action: int, hope: int, depth: int) -> bool:
    """Whether seat `hope` can force a win after an action of `seat`."""
    work.states[0] = work.here[0]
    work.states[0].viewer = 0
    play(work.states[0], seat, action)
    return can_win(work, hope, depth)


@compiled
def can_win(work: Any, hope: int, depth: int) -> bool:
    """Whether a seat can force a win from the first state within `depth` actions."""
    search = ProofSearch(work.states[:], work.table[:], work.actions[:], work.ranks[:], work.budget[:])
    return wins(search, FIRST, hope, depth)
