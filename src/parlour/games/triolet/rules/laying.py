"""A play tried out on a record: tokens laid and taken up again, and where the next one may go.

Only the board, the hand and the draft change; the tables that make `actions` fast stay as they were.
"""

from __future__ import annotations

from typing import Final

from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.actions import line_end
from parlour.games.triolet.state import SIZE
from parlour.kernel.compile.decorators import compiled

ENDS: Final = 4
"""The ends of a line through one token, two across and two down."""


@compiled
def next_cell(state: TrioletState, end: int) -> int:
    """The cell at one of the four ends of the play's line, or -1."""
    if end == 0:
        return line_end(state, -1, 0)
    if end == 1:
        return line_end(state, 0, -1)
    if end == 2:
        return line_end(state, 0, 1)
    return line_end(state, 1, 0)


@compiled
def lay(state: TrioletState, seat: int, kind: int, content: int, cell: int) -> None:
    """Lay a token in thought: on the board and in the draft, and nothing else is looked at."""
    state.hands[seat, kind] -= 1
    state.board[cell // SIZE, cell % SIZE] = content
    state.tokens += 1
    i = int(state.placed)
    while i > 0 and int(state.draft[i - 1]) > cell:
        state.draft[i] = state.draft[i - 1]
        i -= 1
    state.draft[i] = cell
    state.placed += 1


@compiled
def unlay(state: TrioletState, seat: int, kind: int, cell: int) -> None:
    """Take it up again; everything is as before."""
    state.hands[seat, kind] += 1
    state.board[cell // SIZE, cell % SIZE] = 0
    state.tokens -= 1
    state.placed -= 1
    i = 0
    while int(state.draft[i]) != cell:
        i += 1
    while i < int(state.placed):
        state.draft[i] = state.draft[i + 1]
        i += 1
    state.draft[i] = 0
