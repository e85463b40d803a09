"""Why an action is refused, in numbers: the rules of RULES.md, one after another."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import PLAYER, Parameters, say
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.board.law.messages import M
from parlour.kit.templates.board.record import NewgameState
from parlour.kit.templates.board.rules import turn
from parlour.kit.templates.board.state import CELL_NAMES, CELLS, EMPTY, NOBODY, SIZE

PARAMETERS: Final[Parameters] = {"cell": CELL_NAMES, "seat": PLAYER}
"""The parameters that are no plain numbers."""


@compiled
def why_not(state: NewgameState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids the action, and why; nothing where `legal` lists it."""
    if turn(state) == OVER:
        return say(out, 0, 3, 2 if int(state.winner) == NOBODY else 1, M.over)
    if seat != int(state.mover):
        return say(out, 0, 2, 1, M.not_due, int(state.mover))
    if not 0 <= action < CELLS:
        return say(out, 0, 2, 1, M.no_cell)
    if int(state.cells[action // SIZE, action % SIZE]) != EMPTY:
        return say(out, 0, 2, 2, M.taken, action)
    return 0
