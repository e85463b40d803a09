"""The rules of Newgame; numbers in brackets are those of RULES.md."""

from __future__ import annotations

from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.types import Array, Random

from parlour.kit.templates.board.record import NewgameState
from parlour.kit.templates.board.state import CELLS, EMPTY, IN_LINE, NOBODY, SIZE


@compiled
def start(state: NewgameState) -> None:
    """An empty board (1.1), and seat 0 begins (1.2): all is zero already."""


@compiled
def turn(state: NewgameState) -> int:
    """One seat at a time (2.1), until one has won (3.1) or the board is full (3.2)."""
    if int(state.winner) != NOBODY or int(state.placed) == CELLS:
        return OVER
    return 1 << int(state.mover)


@compiled
def legal(state: NewgameState, seat: int, out: Array) -> int:
    """Every empty cell (2.2)."""
    count = 0
    if seat >= 0 and turn(state) == 1 << seat:
        for cell in range(CELLS):
            if int(state.cells[cell // SIZE, cell % SIZE]) == EMPTY:
                out[count] = cell
                count += 1
    return count


@compiled
def chance(state: NewgameState, out: Array, weights: Array) -> int:
    """Nothing is drawn."""
    return 0


@compiled
def play(state: NewgameState, actor: int, action: int) -> None:
    """Place a stone on a cell."""
    row, column = action // SIZE, action % SIZE
    state.cells[row, column] = 1 + actor
    state.placed += 1
    if in_line(state, row, column):
        state.winner = 1 + actor
    state.mover = (actor + 1) % int(state.seats)


@compiled
def in_line(state: NewgameState, row: int, column: int) -> bool:
    """Whether the stone of a cell is one of enough in line: across, down, or on a diagonal (3.1)."""
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        stones = 1 + run(state, row, column, down, right) + run(state, row, column, -down, -right)
        if stones >= IN_LINE:
            return True
    return False


@compiled
def run(state: NewgameState, row: int, column: int, down: int, right: int) -> int:
    """How many stones of the same seat follow that of a cell in a direction."""
    mine = int(state.cells[row, column])
    count = 0
    row += down
    column += right
    while 0 <= row < SIZE and 0 <= column < SIZE and int(state.cells[row, column]) == mine:
        count += 1
        row += down
        column += right
    return count


@compiled
def returns(state: NewgameState, out: Array) -> None:
    """Whoever has won (3.1); else it is a draw (3.2)."""
    for seat in range(int(state.seats)):
        out[seat] = 0 if int(state.winner) == 1 + seat else 1
    share_win(out, int(state.seats))


@compiled
def scores(state: NewgameState, out: Array) -> None:
    """One point for the winner."""
    for seat in range(int(state.seats)):
        out[seat] = int(int(state.winner) == 1 + seat)


@compiled
def conceal(state: NewgameState, seat: int, out: NewgameState) -> None:
    """Everything is visible."""
    out.version = state.version
    out.seats = state.seats
    out.mover = state.mover
    for row in range(SIZE):
        for column in range(SIZE):
            out.cells[row, column] = state.cells[row, column]
    out.placed = state.placed
    out.winner = state.winner


@compiled
def seen(state: NewgameState, actor: int, action: int, seat: int) -> int:
    """Everybody sees every action."""
    return action


@compiled
def guess(state: NewgameState, seat: int, random: Random) -> None:
    """Nothing is unknown."""
