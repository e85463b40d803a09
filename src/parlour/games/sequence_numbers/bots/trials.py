"""Actions tried out on deals of the unknown, as loops that a twin compiles (`sequential_halving`).

Every candidate is tried on the same deals, with the same stream of draws after it: what they have in common
cancels out of the comparison. All seats play on by what is most promising to each from its own hand, so that
nobody acts on a hand it cannot see.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.games.sequence_numbers.bots.leaf import rollout
from parlour.games.sequence_numbers.bots.win_model import estimate
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules import chance, guess, legal, play, returns, turn
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.flow import first_due
from parlour.kernel.rng import bits, pick, reseed
from parlour.kernel.types import Array, Random


class Trial(NamedTuple):
    """Room to try out in: two positions, two generators, actions or weighted outcomes, a value a seat."""

    states: Any
    randoms: Any
    numbers: Array
    weights: Array
    value: Any


@compiled
def try_out(root: Any, me: int, candidates: Any, deals: int, plays: int, room: Trial, totals: Any) -> None:
    """Add to `totals` the value of each candidate for seat `me`, over a number of deals.

    `root[0]` is its view. After `plays` further actions the estimate stands for the end.
    """
    states, randoms, numbers, weights, value = room
    for _ in range(deals):
        states[0] = root[0]
        guess(states[0], me, randoms[0])
        seed = bits(randoms[0])
        for k in range(candidates.shape[0]):
            states[1] = states[0]
            reseed(randoms[1], seed)
            play(states[1], me, int(candidates[k]))
            play_on(states[1], randoms[1], plays, numbers, weights, value)
            totals[k] += value[me]


@compiled
def play_on(
    state: SequenceNumbersState, random: Random, plays: int, numbers: Array, weights: Array, value: Any
) -> None:
    """Play a number of actions with their draws, and write each seat's expected return."""
    while True:
        due = int(turn(state))
        if due == OVER:
            returns(state, value)
            return
        if due == CHANCE:
            count = chance(state, numbers, weights)
            play(state, CHANCE, int(numbers[pick(random, weights, count)]))
            continue
        if plays == 0:
            estimate(state, value)
            return
        plays -= 1
        seat = first_due(due)
        count = legal(state, seat, numbers)
        play(state, seat, int(numbers[rollout(state, seat, numbers, count, random)]))
