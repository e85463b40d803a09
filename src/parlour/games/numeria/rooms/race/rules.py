"""The rules of a race, as plain functions on one record. Numbers are those of RULES.md."""

from __future__ import annotations

from parlour.games.numeria.rooms.race.record import NumeriaRaceState
from parlour.games.numeria.rooms.race.state import BOARDS, BOOK, MOVES, PRIMES_AS_PRINTED
from parlour.games.numeria.rules.actions import list_moves
from parlour.games.numeria.state import MOVING, PASS
from parlour.games.numeria.state.geometry import NOWHERE, SQUARES
from parlour.kernel.actors import CHANCE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.open_information import conceal, guess, seen
from parlour.kernel.race import (
    SEAT,
    SHOW,
    SOLVING,
    race_answered,
    race_drawn,
    race_draws,
    race_shown,
    returns,
    scores,
    turn,
)
from parlour.kernel.types import Array

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]


@compiled
def start(state: NumeriaRaceState) -> None:
    """An empty board; the first puzzle is still to be drawn (2.1)."""
    state.primes = PRIMES_AS_PRINTED
    state.phase = MOVING
    state.last_from = NOWHERE
    state.last_to = NOWHERE


@compiled
def chance(state: NumeriaRaceState, out: Array, weights: Array) -> int:
    """A puzzle of the part that is due (2.1), or its one solution (4.1)."""
    return race_draws(state, BOOK, out, weights)


@compiled
def legal(state: NumeriaRaceState, seat: int, out: Array) -> int:
    """One move of Numeria (3.1, 3.2), or giving up (3.3)."""
    if seat != SEAT or int(state.stage) != SOLVING or int(state.viewer) > SEAT + 1:
        return 0
    count = list_moves(state, out)
    out[count] = PASS
    return count + 1


@compiled
def play(state: NumeriaRaceState, actor: int, action: int) -> None:
    """Draw a puzzle, show its solution, move or give up."""
    if actor != CHANCE:
        if action != PASS:
            move(state, action)
        race_answered(state, action == wanted(state))
    elif action == SHOW:
        lay(state)
        move(state, wanted(state))
        race_shown(state)
    else:
        race_drawn(state, action)
        lay(state)


@compiled
def wanted(state: NumeriaRaceState) -> int:
    """The move that solves the puzzle."""
    return int(MOVES[int(state.puzzle) - 1])


@compiled
def lay(state: NumeriaRaceState) -> None:
    """The tiles lie as the puzzle has them (2.2)."""
    for square in range(SQUARES):
        state.board[square] = BOARDS[int(state.puzzle) - 1, square]
    state.last_from = NOWHERE
    state.last_to = NOWHERE


@compiled
def move(state: NumeriaRaceState, action: int) -> None:
    """A tile goes; nothing is taken (4.1)."""
    home = action // SQUARES
    goal = action % SQUARES
    state.board[goal] = state.board[home]
    state.board[home] = 0
    state.last_from = home
    state.last_to = goal
