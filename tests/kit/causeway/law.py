"""Why an action of Causeway is refused: the rules of RULES.md, one after another."""

from __future__ import annotations

from typing import Any

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.errors import Refusal
from tests.kit.causeway.notation import name
from tests.kit.causeway.rules import fits, tiles, turn
from tests.kit.causeway.state import ACTIONS, DEAL, DRAW, PASS, RIGHT


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """The rule that forbids the action, or None."""
    if not 0 <= action < ACTIONS:
        return Refusal("2.1", f"There is no action {action}.")
    due = int(turn(state))
    if due == OVER:
        return Refusal("3.3", "The last deal is over.")
    if due == CHANCE:
        return Refusal("1.2", "A tile is to come first.")
    if seat < 0 or not due >> seat & 1:
        return Refusal("2.1", "It is another seat's turn.")
    if state.open != (action == DEAL):
        why = "The deal is over; deal again." if state.open else "The deal is not over yet."
        return Refusal("3.3", why)
    if action == DEAL:
        return None
    if action == DRAW:
        return None if state.yard else Refusal("2.3", "The boneyard is empty.")
    if action == PASS:
        return Refusal("2.4", f"There are {state.yard} tiles to draw from.") if state.yard else None
    tile, arm = divmod(action, 2)
    if tile >= tiles(state):
        return Refusal("1.1", f"The numbers go up to {state.top}.")
    if state.where[tile] != 1 + seat:
        return Refusal("2.2", f"{name(tile)} is not in this hand.")
    if not fits(state, tile, arm):
        if not state.length[RIGHT]:
            return Refusal("2.2", "The first tile begins the right arm.")
        return Refusal("2.2", f"{name(tile)} has no {state.ends[arm]}, which that end asks for.")
    return None
