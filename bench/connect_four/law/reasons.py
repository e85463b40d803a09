"""Why a disc may not be dropped, in numbers: the rules of RULES.md, one after another."""

from __future__ import annotations

from typing import Any, Final

from bench.connect_four.law.messages import M
from bench.connect_four.rules import cell_in, turn
from bench.connect_four.state import COLUMNS, NOBODY
from parlour.display.saying import COLUMN, Parameters, say
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled

PARAMETERS: Final[Parameters] = {"letter": COLUMN}
"""What is no plain number."""


@compiled
def why_not(state: Any, seat: int, action: int, out: Any) -> int:
    """The rule that forbids the action, and why; nothing where `legal` lists it."""
    if turn(state) == OVER:
        if int(state.winner) != NOBODY:
            return say(out, 0, 3, 1, M.four_in_line, int(state.winner))
        return say(out, 0, 3, 2, M.grid_full)
    if seat != int(state.mover):
        return say(out, 0, 1, 2, M.not_due, int(state.mover), seat)
    if not 0 <= action < COLUMNS:
        return say(out, 0, 2, 1, M.no_column, action, COLUMNS - 1)
    if cell_in(state, action) == 0:
        return say(out, 0, 2, 2, M.column_full, action)
    return 0
