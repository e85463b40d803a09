"""Loops over rules: random playouts and steps of many states. Bound to one game by its twin.

Written once against the contract in `kernel.rules`; `kernel.compile.twin` loads this file with a game's own
rules in their place. `states` is a record array, `randoms` an array of generators (`kernel.rng`), one a
state. `actions`, `outcomes` and `weights` are scratch space of one worker, as large as the game's `max_legal`
and `max_outcomes`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.actors import CHANCE, NOBODY, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.flow import draw, first_due, listed
from parlour.kernel.rng import below, reseed_for
from parlour.kernel.rules import conceal, legal, play, returns, scores, start, turn
from parlour.kernel.types import Array, Random, Record

ACTIONS: Final = 0
DRAWS: Final = 1
UNFINISHED: Final = 2
TALLIES: Final = 3
"""What a tally counts: actions, draws, and games that were not over within the bound."""


@compiled
def play_out(
    state: Record, random: Random, bound: int, actions: Array, outcomes: Array, weights: Array, tally: Any
) -> None:
    """Play at random to the end, for at most `bound` entries; adds to `tally`. The lowest seat due acts."""
    for _ in range(bound):
        due = int(turn(state))
        if due == OVER:
            return
        if due == CHANCE:
            draw(state, random, outcomes, weights)
            tally[DRAWS] += 1
        else:
            seat = first_due(due)
            count = legal(state, seat, actions)
            play(state, seat, int(actions[below(random, count)]))
            tally[ACTIONS] += 1
    if turn(state) != OVER:
        tally[UNFINISHED] += 1


@compiled
def play_outs(
    states: Array, randoms: Array, bound: int, actions: Array, outcomes: Array, weights: Array, tally: Any
) -> None:
    """Play every state out."""
    for i in range(states.shape[0]):
        play_out(states[i], randoms[i], bound, actions, outcomes, weights, tally)


@compiled
def seed_all(randoms: Array, seed: Any, first: int) -> None:
    """Seed the generators of the states `first`, `first + 1`, …: the same whatever the number of workers."""
    for i in range(randoms.shape[0]):
        reseed_for(randoms[i], seed, first + i)


@compiled
def start_all(states: Array) -> None:
    """Lay out every state, whose options are written."""
    for i in range(states.shape[0]):
        start(states[i])


@compiled
def draw_all(states: Array, randoms: Array, outcomes: Array, weights: Array, tally: Any) -> None:
    """Play pending draws until a seat is to act or the game is over."""
    for i in range(states.shape[0]):
        while turn(states[i]) == CHANCE:
            draw(states[i], randoms[i], outcomes, weights)
            tally[DRAWS] += 1


@compiled
def turns(states: Array, out: Array) -> None:
    """What `turn` says of every state."""
    for i in range(states.shape[0]):
        out[i] = turn(states[i])


@compiled
def actors(states: Array, out: Array) -> None:
    """The lowest seat due in every state, or `NOBODY`."""
    for i in range(states.shape[0]):
        due = int(turn(states[i]))
        out[i] = NOBODY if due in (OVER, CHANCE) else first_due(due)


@compiled
def legal_all(states: Array, seats: Any, out: Array, counts: Array) -> None:
    """The legal actions of `seats[i]` in state i, into row i of `out`; none for `NOBODY`."""
    for i in range(states.shape[0]):
        counts[i] = 0
        if seats[i] != NOBODY:
            counts[i] = legal(states[i], int(seats[i]), out[i])


@compiled
def legal_mask(states: Array, seats: Any, actions: Array, out: Array) -> None:
    """Write the legal actions of each game as a boolean mask over action numbers."""
    for i in range(states.shape[0]):
        out[i, :] = False
        if seats[i] != NOBODY:
            count = legal(states[i], int(seats[i]), actions)
            for k in range(count):
                out[i, actions[k]] = True


@compiled
def find_illegal(states: Array, seats: Any, numbers: Array, actions: Array, out: Array) -> None:
    """Whether action `numbers[i]` is illegal for `seats[i]` in state i; false for `NOBODY`."""
    for i in range(states.shape[0]):
        out[i] = False
        if seats[i] != NOBODY:
            out[i] = not listed(actions, legal(states[i], int(seats[i]), actions), int(numbers[i]))


@compiled
def play_all(states: Array, seats: Any, numbers: Array) -> None:
    """`seats[i]` plays action `numbers[i]` in state i; nothing happens for `NOBODY`."""
    for i in range(states.shape[0]):
        if seats[i] != NOBODY:
            play(states[i], int(seats[i]), int(numbers[i]))


@compiled
def returns_all(states: Array, out: Array) -> None:
    """The returns of every state that is over into row i of `out`."""
    for i in range(states.shape[0]):
        if turn(states[i]) == OVER:
            returns(states[i], out[i])


@compiled
def scores_all(states: Array, out: Array) -> None:
    """The scores of every state into row i of `out`."""
    for i in range(states.shape[0]):
        scores(states[i], out[i])


@compiled
def conceal_all(states: Array, seats: Any, out: Array) -> None:
    """What `seats[i]` may know of state i, into `out[i]`, which is zeroed before; nothing for `NOBODY`."""
    for i in range(states.shape[0]):
        if seats[i] >= 0:
            conceal(states[i], int(seats[i]), out[i])


def warm(states: Array, randoms: Array) -> None:
    """Compile the loops that server and lab need, by calling them on zero states."""
    numbers = np.zeros(0, np.int32)
    weights = np.zeros(0, np.int64)
    tally = np.zeros(TALLIES, np.int64)
    play_outs(states, randoms, 0, numbers, numbers, weights, tally)
