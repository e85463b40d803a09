"""Why an action is refused, in numbers: who may act, what is no turn; for placing, the law of Triolet.

The rules of placing have the numbers there that they have in Triolet: 1.4, 3.3 to 3.9, 3.13.
"""

from __future__ import annotations

from typing import Final

from parlour.display.saying import Parameters, say
from parlour.games.triolet.law import reasons
from parlour.games.triolet.law.messages import M
from parlour.games.triolet.law.placing import is_lone_square, why_not_placed
from parlour.games.triolet.rooms.duplicate.record import TrioletDuplicateState
from parlour.games.triolet.rooms.duplicate.state import LAYING
from parlour.games.triolet.state import (
    ACTIONS,
    CELLS,
    END,
    JOKER,
    PASS,
    PLACE_JOKER,
    PLAYING,
    RUNNING,
    SIZE,
    SWAP,
    SWAP_JOKER,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = reasons.PARAMETERS


@compiled
def why_not(state: TrioletDuplicateState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing exactly where `legal` lists it."""
    n = (
        over(state, out)
        or not_due(state, out)
        or not_for_you(state, seat, out)
        or no_such_action(state, action, out)
    )
    if n:
        return n
    if action == END:
        return ending(state, out)
    if action == PASS:
        return passing(state, out)
    return placing(state, action, out)


@compiled
def over(state: TrioletDuplicateState, out: Array) -> int:
    """5.5: nobody acts after the end."""
    return 0 if int(state.ending) == RUNNING else say(out, 0, 5, 5, M.over)


@compiled
def not_due(state: TrioletDuplicateState, out: Array) -> int:
    """2.1, 4.1: tokens are drawn first, and the best play is laid first."""
    if int(state.stage) == LAYING:
        return say(out, 0, 4, 1, M.best_play_due)
    return 0 if int(state.stage) == PLAYING else say(out, 0, 2, 1, M.draw_due)


@compiled
def not_for_you(state: TrioletDuplicateState, seat: int, out: Array) -> int:
    """3.2: it is for one."""
    return say(out, 0, 3, 2, M.duplicate_for_one) if seat != 0 or int(state.viewer) > 1 else 0


@compiled
def no_such_action(state: TrioletDuplicateState, action: int, out: Array) -> int:
    """3.1, 2.3 for swaps, and 1.4 for jokers."""
    if not 0 <= action < ACTIONS:
        return say(out, 0, 3, 1, M.no_such_duplicate_turn)
    if SWAP <= action < PASS or action == SWAP_JOKER:
        return say(out, 0, 2, 3, M.no_duplicate_swaps)
    return say(out, 0, 1, 4, M.no_jokers) if action >= PLACE_JOKER and int(state.jokers) == 0 else 0


@compiled
def placing(state: TrioletDuplicateState, action: int, out: Array) -> int:
    """1.4, and 3.3 to 3.9, 3.13."""
    joker = action >= PLACE_JOKER
    number = action - PLACE_JOKER if joker else action
    value, cell = number // CELLS, number % CELLS
    return why_not_placed(state, 0, JOKER if joker else value, value, cell // SIZE, cell % SIZE, out)


@compiled
def ending(state: TrioletDuplicateState, out: Array) -> int:
    """3.10, 3.13."""
    if int(state.placed) == 0:
        return say(out, 0, 3, 10, M.nothing_placed)
    return say(out, 0, 3, 13, M.lone_square) if is_lone_square(state) else 0


@compiled
def passing(state: TrioletDuplicateState, out: Array) -> int:
    """3.11: who has placed something has not passed."""
    return say(out, 0, 3, 11, M.play_begun, int(state.placed)) if int(state.placed) > 0 else 0
