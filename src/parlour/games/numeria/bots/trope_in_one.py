"""Whether one move makes a trope, as numbers."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import AND, END, OR, say
from parlour.games.numeria.bots.one_move_tropes import tropes_in_one
from parlour.games.numeria.display.messages import M
from parlour.games.numeria.display.pieces import place_of
from parlour.games.numeria.display.telling import made_at
from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.state import MOVING
from parlour.games.numeria.state.geometry import SQUARES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

MOST_TOLD: Final = 3
"""Moves that are told one by one; of more only their number is."""
FOUND: Final = 4096
"""Beyond all that is told: scratch for moves."""


@compiled
def answer(state: NumeriaState, seat: int, out: Array) -> int:
    """Whether the seat could make a trope now, and by which moves."""
    if int(state.phase) != MOVING:
        return say(out, 0, M.aid_not_now)
    moves = out[FOUND:]
    count = tropes_in_one(state, moves)
    if not count:
        return say(out, 0, M.aid_none)
    if count > MOST_TOLD:
        n = say(out, 0, M.aid_many, count)
    else:
        n = say(out, say(out, 0, M.aid_some), OR)
        for k in range(count):
            n = _told(state, int(moves[k]), out, n)
        n = say(out, n, END)
    for k in range(count):
        n = say(out, n, int(moves[k]))
    return n


@compiled
def _told(state: NumeriaState, move: int, out: Array, n: int) -> int:
    """A move with the tropes that it makes, tried on the board and taken back."""
    home, goal = move // SQUARES, move % SQUARES
    tile = int(state.board[home])
    state.board[home] = 0
    state.board[goal] = tile
    n = made_at(state, goal, AND, out, say(out, n, M.aid_move, tile, place_of(home), place_of(goal)))
    state.board[goal] = 0
    state.board[home] = tile
    return n
