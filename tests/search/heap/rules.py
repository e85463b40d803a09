"""The rules of the heap."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled, copy_record
from parlour.kernel.results import share_win

MOST: Final = 3
WEIGHTS: Final = (1, 2, 1)
NOBODY: Final = -1

STATE: Final = np.dtype(
    [
        ("version", np.int8),
        ("seats", np.int8),
        ("stones", np.int8),
        ("die", np.int8),
        ("left", np.int8),
        ("limit", np.int8),  # 0: to be thrown
        ("mover", np.int8),
        ("winner", np.int8),
    ]
)


@compiled
def start(state: Any) -> None:
    state.left = state.stones
    state.winner = NOBODY
    begin(state)


@compiled
def begin(state: Any) -> None:
    state.limit = MOST
    if int(state.die) == 1:
        state.limit = 0


@compiled
def turn(state: Any) -> int:
    if int(state.left) == 0:
        return OVER
    if int(state.limit) == 0:
        return CHANCE
    return 1 << int(state.mover)


@compiled
def most(state: Any) -> int:
    return min(int(state.limit), int(state.left))


@compiled
def legal(state: Any, seat: int, out: Any) -> int:
    if turn(state) <= 0 or seat != int(state.mover):
        return 0
    count = most(state)
    for k in range(count):
        out[k] = k + 1
    return count


@compiled
def chance(state: Any, out: Any, weights: Any) -> int:
    for k in range(MOST):
        out[k] = k + 1
        weights[k] = WEIGHTS[k]
    return MOST


@compiled
def play(state: Any, actor: int, action: int) -> None:
    if actor == CHANCE:
        state.limit = action
        return
    state.left -= action
    if int(state.left) == 0:
        state.winner = actor
    state.mover = (actor + 1) % int(state.seats)
    begin(state)


@compiled
def returns(state: Any, out: Any) -> None:
    for seat in range(int(state.seats)):
        out[seat] = 1
        if seat == int(state.winner):
            out[seat] = 0
    share_win(out, int(state.seats))


@compiled
def scores(state: Any, out: Any) -> None:
    for seat in range(int(state.seats)):
        out[seat] = 0
        if seat == int(state.winner):
            out[seat] = 1


@compiled
def conceal(state: Any, seat: int, out: Any) -> None:
    copy_record(state, out)


@compiled
def seen(state: Any, actor: int, action: int, seat: int) -> int:
    return action


@compiled
def guess(state: Any, seat: int, random: Any) -> None:
    """Everything is open."""
