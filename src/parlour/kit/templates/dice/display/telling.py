"""What is told, as numbers (`display.saying`): scenes, the log, what a draft would do."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import GAIN, NOTHING, SEAT, STATUS, Parameters, say
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.dice.display.messages import M
from parlour.kit.templates.dice.record import NewgameState
from parlour.kit.templates.dice.rules import is_won, turn
from parlour.kit.templates.dice.state import GOAL, LOSES, ROLL, ROUNDS

PARAMETERS: Final[Parameters] = {}
"""The parameters that are no plain numbers: none."""


@compiled
def scene(state: NewgameState, seat: int, out: Array) -> int:
    """Say whose turn it is, what the turn has brought, and the points of all."""
    n = say(out, _sentence(state, seat, out), STATUS, M.so_far, int(state.brought))
    for one in range(int(state.seats)):
        n = say(out, n, SEAT, int(state.points[one]))
    return n


@compiled
def _sentence(state: NewgameState, seat: int, out: Array) -> int:
    due = turn(state)
    if due == OVER:
        return say(out, 0, M.is_over)
    if due == CHANCE:
        return say(out, 0, M.rolls)
    return say(out, 0, M.your_turn if due >> seat & 1 else M.their_turn)


@compiled
def tell(before: NewgameState, actor: int, action: int, after: NewgameState, seat: int, out: Array) -> int:
    """Tell what was rolled, and what a turn has scored."""
    if actor == CHANCE:
        return say(out, 0, M.lost if action == LOSES else M.rolled, action)
    if action == ROLL:
        return 0
    return say(out, say(out, 0, M.stopped), GAIN, int(before.brought))


@compiled
def preview(
    state: NewgameState, other: NewgameState, actions: Array, after: NewgameState, seat: int, out: Array
) -> int:
    """Name the button by what it does."""
    if len(actions) == 0:
        return 0
    if int(actions[0]) == ROLL:
        return say(out, say(out, 0, M.button_roll), NOTHING)
    return say(out, say(out, say(out, 0, M.button_stop), NOTHING), GAIN, int(state.brought))


@compiled
def ending(state: NewgameState, out: Array) -> int:
    """Say that somebody has reached the goal, or that all turns are over."""
    if is_won(state):
        return say(out, 0, M.reached, GOAL)
    return say(out, 0, M.turns_over, ROUNDS)


@compiled
def instruction(state: NewgameState, seat: int, action: int, out: Array) -> int:
    """Tell a seat whether to roll."""
    return say(out, 0, M.do_roll if action == ROLL else M.do_stop)
