"""What the suite may ask of Newgame."""

from __future__ import annotations

from parlour.kit.templates.hand.record import NewgameState
from parlour.kit.templates.hand.state import KINDS, NONE


def elsewhere(state: NewgameState, value: int) -> int:
    """How many cards of a value are not in the deck."""
    laid = int((state.laid == value).sum()) if value != NONE else 0
    return int(state.hands[:, value].sum()) + laid + int(state.out[value])


def material(state: NewgameState) -> dict[str, int]:
    """Cards of each value, wherever they are."""
    return {str(value): int(state.deck[value]) + elsewhere(state, value) for value in range(1, KINDS)}


def draws(state: NewgameState) -> dict[int, int]:
    """The cards of each value in the deck: those that are nowhere else."""
    return {value: 1 - elsewhere(state, value) for value in range(1, KINDS)}
