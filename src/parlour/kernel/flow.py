"""Parts of a game's flow (turn, draw, play) that loops over rules share. Bound to one game by its twin."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import pick
from parlour.kernel.rules import chance, play
from parlour.kernel.types import Array, Random, Record


@compiled
def first_due(due: int) -> int:
    """The lowest seat of a mask that names at least one."""
    # Not `bitmask.lowest`: the processor predicts the end of a loop instead of waiting for a number.
    seat = 0
    while due & 1 == 0:
        due >>= 1
        seat += 1
    return seat


@compiled
def draw(state: Record, random: Random, outcomes: Array, weights: Array) -> None:
    """Play one pending draw."""
    count = chance(state, outcomes, weights)
    play(state, CHANCE, int(outcomes[pick(random, weights, count)]))


@compiled
def listed(numbers: Array, count: int, number: int) -> bool:
    """Whether a number is among the first `count`."""
    for k in range(count):  # noqa: SIM110 # numba compiles no generators
        if numbers[k] == number:
            return True
    return False
