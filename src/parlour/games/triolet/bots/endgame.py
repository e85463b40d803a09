"""The last plays of a game for two, once the bag is empty: what `endgame_search` finds, as a run."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.triolet.bots.endgame_search import (
    DEEPEST,
    EMPTY,
    ENDLESS,
    ENTRY,
    SEATS,
    MarginSearch,
    lead,
    margin,
    sorted_actions,
    with_token,
)
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules import play, turn
from parlour.games.triolet.rules.hidden import guess
from parlour.games.triolet.state import END, MOST_LEGAL, PASS, PLAYING, STATE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import RANDOM, reseed
from parlour.kernel.solving import FIRST
from parlour.kernel.types import Array

POSITIONS_A_MILLISECOND: Final = 1000
MOST_POSITIONS: Final = 500_000
SLOTS: Final = 1 << 16
NOTHING: Final = -1
"""No action: there was too much to look at."""


def memory(slots: int) -> np.dtype[Any]:
    """The memory of one search through the last plays, with this many positions in its table."""
    return np.dtype(
        [
            ("here", STATE, (1,)),  # the position within the turn
            ("randoms", RANDOM, (1,)),
            ("budget", np.int64, (1,)),
            ("margin", np.int64, (1,)),  # what the action that was found last leads to
            ("open", np.int32, (MOST_LEGAL,)),
            ("states", STATE, (DEEPEST,)),
            ("table", ENTRY, (slots,)),
            ("actions", np.int32, (DEEPEST, MOST_LEGAL)),
            ("ranks", np.float64, (DEEPEST, MOST_LEGAL)),
        ]
    )


ENDING: Final = memory(SLOTS)


@compiled
def last_plays(state: TrioletState, seat: int, effort: int, work: Any, run: Array) -> int:
    """The rest of the seat's turn that leads to the best margin it can force; its length.

    With an empty bag the other hand is all that the seat does not see. 0 before that, with more than two
    players, whose hands nobody knows, and where there is too much to look at.
    """
    if int(state.seats) != SEATS or int(state.bag_size) > 0 or int(state.stage) != PLAYING:
        return 0
    return best_run(state, seat, min(MOST_POSITIONS, effort * POSITIONS_A_MILLISECOND), work, run)


@compiled
def best_run(state: TrioletState, seat: int, positions: int, work: Any, run: Array) -> int:
    """Like `last_plays`, for an open end of two, looking at so many positions at most."""
    lay_open(state, seat, positions, work)
    here = work.here[0]
    board = EMPTY
    count = 0
    while turn(here) == 1 << seat and count < run.shape[0]:
        action = best_action(work, seat, board)
        if action == NOTHING:
            return 0
        run[count] = action
        count += 1
        board = with_token(board, action)
        play(here, seat, action)
        if action == END or action == PASS:
            break
    return count


@compiled
def lay_open(state: TrioletState, seat: int, positions: int, work: Any) -> None:
    """Deal the other hand: with an empty bag there is but one deal."""
    work.budget[0] = positions
    work.here[0] = state
    reseed(work.randoms[0], np.uint64(0))
    guess(work.here[0], seat, work.randoms[0])


@compiled
def best_action(work: Any, seat: int, board: Any) -> int:
    """The best action, with its `margin`; `NOTHING` when there was too much to look at."""
    here = work.here[0]
    count = sorted_actions(here, seat, work.open[:], work.ranks[0])
    search = MarginSearch(work.states[:], work.table[:], work.actions[:], work.ranks[:], work.budget[:])
    best = NOTHING
    low = -ENDLESS
    for k in range(count):
        action = int(work.open[k])
        work.states[0] = here
        play(work.states[0], seat, action)
        gain = lead(work.states[0], seat) - lead(here, seat)
        found = gain + margin(search, FIRST, with_token(board, action), seat, low - gain, ENDLESS)
        if work.budget[0] < 0:
            return NOTHING
        if best == NOTHING or found > low:
            best = action
            low = found
    work.margin[0] = low
    return best
