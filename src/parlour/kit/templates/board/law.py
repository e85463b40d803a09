"""Why an action is refused: the rules of RULES.md, one after another."""

from __future__ import annotations

from parlour.kernel.actors import OVER
from parlour.kernel.errors import Refusal

from parlour.kit.templates.board.locales import say
from parlour.kit.templates.board.notation import cell_name
from parlour.kit.templates.board.record import NewgameState
from parlour.kit.templates.board.rules import turn
from parlour.kit.templates.board.state import CELLS, EMPTY, NOBODY, SIZE


def why_not(state: NewgameState, seat: int, action: int) -> Refusal | None:
    """The rule that forbids the action, or None."""
    if turn(state) == OVER:
        rule = "3.2" if state.winner == NOBODY else "3.1"
        return Refusal(rule, say("over"))
    if seat != state.mover:
        return Refusal("2.1", say("not-due", seat=int(state.mover)))
    if not 0 <= action < CELLS:
        return Refusal("2.1", say("no-cell"))
    if state.cells[action // SIZE, action % SIZE] != EMPTY:
        return Refusal("2.2", say("taken", cell=cell_name(action)))
    return None
