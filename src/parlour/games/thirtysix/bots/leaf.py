"""What the tree search is told (`parlour.search.hooks`): sow where you can, and cross the others' pawns."""

from __future__ import annotations

from typing import Final

from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.rules.flow import returns
from parlour.games.thirtysix.state import MOVING, PASS, SQUARES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.reals import exp
from parlour.kernel.rng import below
from parlour.kernel.types import Array, Random

SOWN: Final = 1.0
"""A counter less in the reserve."""
CROSSED: Final = 2.0
"""A counter that goes from one reserve to another."""
SHARPNESS: Final = 1.0
"""Counters less that make a move a third as promising."""
HEEDLESS: Final = 10
"""One playout move in this many is random."""
PATIENT: Final = 36
"""Idle turns after which it does not pay to wait for the end of a playout."""
LOOK_ON: Final = 400
"""Entries then, three times those of usual games: where only sowing ends one, pawns may wander for ever."""
TO_THE_END: Final = 1 << 30


@compiled
def between(start: int, middle: int, goal: int) -> bool:
    """Whether a number lies strictly between two others."""
    return start < middle < goal or goal < middle < start


@compiled
def crossed(state: ThirtysixState, seat: int, goal: int) -> int:
    """How many pawns of others a straight move to a square crosses."""
    count = 0
    start = int(state.pawn[seat])
    x, y = int(state.x[start]), int(state.y[start])
    to_x, to_y = int(state.x[goal]), int(state.y[goal])
    for other in range(int(state.seats)):
        if other != seat:
            pawn = int(state.pawn[other])
            at_x, at_y = int(state.x[pawn]), int(state.y[pawn])
            in_column = x == to_x == at_x and between(y, at_y, to_y)
            if in_column or (y == to_y == at_y and between(x, at_x, to_x)):
                count += 1
    return count


@compiled
def promise(state: ThirtysixState, seat: int, action: int) -> float:
    """By how many counters a move changes the lead; 0 for what is no move."""
    if int(state.phase) != MOVING or action >= SQUARES:
        return 0.0
    value = CROSSED * crossed(state, seat, action)
    if int(state.reserve[seat, int(state.colour[action])]) > 0:
        value += SOWN
    return value


@compiled
def weigh(state: ThirtysixState, seat: int, actions: Array, count: int, out: Array) -> None:
    """The more a move changes the lead, the more promising it is."""
    for k in range(count):
        out[k] = exp(promise(state, seat, int(actions[k])) / SHARPNESS)


@compiled
def rollout(state: ThirtysixState, seat: int, actions: Array, count: int, random: Random) -> int:
    """What changes the lead most; the generator decides among equals, and now and then alone."""
    if int(state.phase) != MOVING or int(actions[0]) == PASS or below(random, HEEDLESS) == 0:
        return below(random, count)
    best = 0
    most = -1.0
    alike = 0
    for k in range(count):
        value = promise(state, seat, int(actions[k]))
        if value > most:
            best = k
            most = value
            alike = 1
        elif value == most:
            alike += 1
            if below(random, alike) == 0:
                best = k
    return best


@compiled
def horizon(state: ThirtysixState) -> int:
    """To the end where idle turns end a game soon, else as far as most games go."""
    if 0 < int(state.idle_limit) <= PATIENT:
        return TO_THE_END
    return LOOK_ON


@compiled
def estimate(state: ThirtysixState, out: Array) -> None:
    """Estimate the returns as if the game ended here: fewest counters win."""
    returns(state, out)
