"""Why a disc may not be dropped: the rules of RULES.md, one after another."""

from __future__ import annotations

from typing import Any

from bench.connect_four.notation import LETTERS
from bench.connect_four.rules import cell_in, turn
from bench.connect_four.state import COLUMNS, NOBODY
from parlour.kernel.actors import OVER
from parlour.kernel.errors import Refusal


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """The rule that forbids the action, or None."""
    if turn(state) == OVER:
        if int(state.winner) != NOBODY:
            return Refusal("3.1", f"The game is over: seat {state.winner} has four in line.")
        return Refusal("3.2", "The game is over: the grid is full.")
    if seat != int(state.mover):
        return Refusal("1.2", f"It is the turn of seat {state.mover}, not of seat {seat}.")
    if not 0 <= action < COLUMNS:
        return Refusal("2.1", f"There is no column {action}; they are 0 to {COLUMNS - 1}.")
    if cell_in(state, action) == 0:
        return Refusal("2.2", f"Column {LETTERS[action]} is full.")
    return None
