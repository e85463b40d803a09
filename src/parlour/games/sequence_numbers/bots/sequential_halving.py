"""What to play: the most promising actions, tried out on many deals of what cannot be seen.

The worse half of them goes after each round (sequential halving).

Better than a tree here: a tree under one seat's view lets the others act as if they saw that seat's hand, and
splits its knowledge over the fifty cards that may be drawn.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.sequence_numbers.bots.leaf import weigh
from parlour.games.sequence_numbers.bots.trials import Trial, try_out
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules import legal
from parlour.games.sequence_numbers.state import MAX_CELLS, MAX_NUMBERS, MAX_SEATS, STATE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import RANDOM, reseed
from parlour.kernel.solving import AGAIN, insert_ranked
from parlour.kernel.types import Array

CANDIDATES: Final = 8
ROUNDS: Final = 3
"""After each but the last the worse half goes."""
TRIES_A_MILLISECOND: Final = 30
"""In all rounds together."""
PIECE: Final = 50
"""Deals at once."""
PLAYS: Final = 4
"""Actions played on before the estimate."""
ROOM: Final = 3 * MAX_CELLS + 3 * MAX_NUMBERS
"""For legal actions."""

WORK: Final = np.dtype(
    [
        ("count", np.int64),  # candidates that are left; 0: not begun
        ("tries", np.int64),
        ("halvings", np.int64),  # how many there were
        ("done", np.int64),  # deals of this round
        ("dealt", np.int64),  # of those before it
        ("root", STATE, (1,)),
        ("states", STATE, (2,)),
        ("randoms", RANDOM, (2,)),
        ("numbers", np.int32, (ROOM,)),
        ("weights", np.int64, (ROOM,)),
        ("ranks", np.float64, (ROOM,)),
        ("value", np.float64, (MAX_SEATS,)),
        ("actions", np.int32, (ROOM,)),  # the candidates, the best first
        ("totals", np.float64, (CANDIDATES,)),  # of this round
        ("sums", np.float64, (CANDIDATES,)),  # of those before it
        ("order", np.int64, (CANDIDATES,)),
        ("kept", np.float64, (CANDIDATES,)),
    ]
)


@compiled
def solve(
    state: SequenceNumbersState, seat: int, avoid: int, seed: Any, effort: int, work: Any, run: Array
) -> int:
    """The action that does best on deals of the unknown."""
    if int(work.count) == 0:
        begin(state, seat, avoid, seed, effort, work)
    while int(work.count) > 1 and int(work.halvings) < ROUNDS:
        deals = max(1, int(work.tries) // (ROUNDS * int(work.count)))
        piece = min(PIECE, deals - int(work.done))
        if effort == 0 and int(work.done) > 0:
            piece = 0
        if piece > 0:
            candidates, value = work.actions[: int(work.count)], work.value[: int(state.seats)]
            room = Trial(work.states[:], work.randoms[:], work.numbers[:], work.weights[:], value)
            try_out(work.root[:], seat, candidates, piece, PLAYS, room, work.totals[:])
            work.done = int(work.done) + piece
        if piece == 0 or int(work.done) == deals:
            halve(work)
        if effort > 0 and int(work.count) > 1 and int(work.halvings) < ROUNDS:
            return AGAIN
    run[0] = work.actions[0]
    return min(1, int(work.count))


@compiled
def begin(state: SequenceNumbersState, seat: int, avoid: int, seed: Any, effort: int, work: Any) -> None:
    """Choose the actions that promise most, the best first."""
    reseed(work.randoms[0], seed)
    work.root[0] = state
    work.tries = effort * TRIES_A_MILLISECOND
    count = 0
    legal_count = legal(state, seat, work.numbers[:])
    for k in range(legal_count):
        if int(work.numbers[k]) != avoid:
            work.actions[count] = work.numbers[k]
            count += 1
    weigh(state, seat, work.actions[:], count, work.ranks[:])
    for k in range(count):
        insert_ranked(work.actions[:], work.ranks[:], k, int(work.actions[k]), float(work.ranks[k]))
    work.count = min(count, CANDIDATES)


@compiled
def halve(work: Any) -> None:
    """End a round: the worse half of the candidates goes."""
    count = int(work.count)
    work.dealt = int(work.dealt) + int(work.done)
    for k in range(count):
        work.sums[k] += work.totals[k]
        insert_ranked(work.order[:], work.ranks[:], k, k, work.sums[k] / int(work.dealt))
    left = (count + 1) // 2
    for k in range(left):
        work.numbers[k] = work.actions[work.order[k]]
        work.kept[k] = work.sums[work.order[k]]
    for k in range(left):
        work.actions[k] = work.numbers[k]
        work.sums[k] = work.kept[k]
        work.totals[k] = 0.0
    work.count = left
    work.halvings = int(work.halvings) + 1
    work.done = 0
