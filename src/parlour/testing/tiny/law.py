"""Why an action of the tiny game is refused: the rules of RULES.md, one after another."""

from __future__ import annotations

from typing import Any

from parlour.kernel.actors import CHANCE, OVER, TABLE
from parlour.kernel.errors import Refusal
from parlour.testing.tiny.rules import turn
from parlour.testing.tiny.state import ACTIONS, END, HUSH, JOKER, MOST_PUT, NO_JOKER_AS_BONUS, PUT_JOKER


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """The rule that forbids the action, or None."""
    if not 0 <= action < ACTIONS:
        return Refusal("2.1", f"There is no action {action}; they are 0 to {ACTIONS - 1}.")
    mask = int(turn(state))
    if mask == OVER:
        return Refusal("4.1", "The game is over.")
    if mask == CHANCE:
        return Refusal("1.3", "A card is to be drawn first.")
    if seat == TABLE or action >= HUSH:
        return _why_no_call(state, seat, action)
    if not mask >> seat & 1:
        return Refusal("2.1", f"Seat {seat} has ended its turn; the others have not.")
    if action == END:
        return Refusal("2.4", "At least one card is to be laid.") if state.laid[seat] == 0 else None
    if state.laid[seat] >= MOST_PUT:
        return Refusal("2.3", f"{MOST_PUT} cards are laid; there may not be more.")
    value = action % PUT_JOKER
    if not 1 <= value <= state.top:
        return Refusal("2.2", f"Cards are worth 1 to {state.top}, not {value}.")
    kind = JOKER if action > PUT_JOKER else value
    if state.hands[seat, kind] == 0:
        return Refusal("2.2", f"There is no {kind or 'joker'} in this hand.")
    if kind == JOKER and state.version >= NO_JOKER_AS_BONUS and value == state.bonus:
        return Refusal("2.2", f"A joker is not laid as {value}, the value of the bonus card.")
    return None


def _why_no_call(state: Any, seat: int, action: int) -> Refusal | None:
    if seat != TABLE or action < HUSH:
        return Refusal("3.1", "The table calls hush, and nobody else; it does nothing else.")
    if action - HUSH >= state.seats:
        return Refusal("3.1", f"There is no seat {action - HUSH}.")
    if state.hushed[action - HUSH]:
        return Refusal("3.1", f"Seat {action - HUSH} was hushed already.")
    return None
