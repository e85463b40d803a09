"""What is told, as numbers (`display.saying`): scenes, the log, what a draft would do."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import COUNTER, GAIN, NOTHING, SEAT, Parameters, say
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.hand.display.messages import M
from parlour.kit.templates.hand.record import NewgameState
from parlour.kit.templates.hand.rules import turn
from parlour.kit.templates.hand.state import HAND, HIDDEN_CARD

PARAMETERS: Final[Parameters] = {}
"""The parameters that are no plain numbers: none, as cards are named by their values."""


@compiled
def scene(state: NewgameState, seat: int, out: Array) -> int:
    """Say whose turn it is, and what each seat has."""
    n = _sentence(state, seat, out)
    for one in range(int(state.seats)):
        n = say(out, n, SEAT, int(state.points[one]))
        n = say(out, n, COUNTER, int(state.held[one]), M.in_hand)
    return n


@compiled
def _sentence(state: NewgameState, seat: int, out: Array) -> int:
    due = turn(state)
    if due == OVER:
        return say(out, 0, M.is_over)
    if due == CHANCE:
        return say(out, 0, M.dealing)
    return say(out, 0, M.your_turn if due >> seat & 1 else M.their_turn)


@compiled
def tell(before: NewgameState, actor: int, action: int, after: NewgameState, seat: int, out: Array) -> int:
    """Tell of own cards dealt and of cards laid, and whether one has won its round."""
    if actor == CHANCE:
        return 0 if action == HIDDEN_CARD else say(out, 0, M.dealt, action)
    n = say(out, 0, M.laid, action)
    gain = int(after.points[actor]) - int(before.points[actor])
    return say(out, n, GAIN, gain) if gain else n


@compiled
def preview(
    state: NewgameState, other: NewgameState, actions: Array, after: NewgameState, seat: int, out: Array
) -> int:
    """Name the button by the card."""
    if len(actions) == 0:
        return 0
    return say(out, say(out, 0, M.button_lay, int(actions[0])), NOTHING)


@compiled
def ending(state: NewgameState, out: Array) -> int:
    """Say that all cards are laid, the one way to end."""
    return say(out, 0, M.all_laid, HAND * int(state.seats))


@compiled
def instruction(state: NewgameState, seat: int, action: int, out: Array) -> int:
    """Tell a seat which card to lay."""
    return say(out, 0, M.lay_card, action)
