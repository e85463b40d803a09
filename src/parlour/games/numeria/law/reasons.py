"""Why an action is refused, in numbers: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import COLUMN, COMMAS, END, NUMBER, PLAYER, TOGETHER, WORDS, Parameters, say
from parlour.games.numeria.law.messages import M
from parlour.games.numeria.notation.words import line_name
from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.actions import any_move, destinations
from parlour.games.numeria.rules.flow import turn
from parlour.games.numeria.rules.lines import is_made
from parlour.games.numeria.state import ACTIONS, DIAGONAL, ENDED, PASS, TAKE, TAKING
from parlour.games.numeria.state.geometry import LENGTH, LINE_COUNT, LINES, SIDE, SQUARES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

ALL_WAYS, DIAGONALLY = range(2)
PARAMETERS: Final[Parameters] = {
    "seat": PLAYER,
    "jumps": ("all", "diagonal"),
    "line": tuple(line_name(line) for line in range(LINE_COUNT)),
    **dict.fromkeys(("goal", "home", "numbers", "square"), WORDS),
}


@compiled
def why_not(state: NumeriaState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing where `legal` lists it."""
    return (
        over(state, out)
        or not_due(state, seat, out)
        or unknown(action, out)
        or choosing(state, action, out)
        or taking(state, action, out)
        or passing(state, action, out)
        or moving(state, action, out)
    )


@compiled
def over(state: NumeriaState, out: Array) -> int:
    """4: the game ends at once."""
    return say(out, 0, 4, 1, M.over) if int(state.phase) == ENDED else 0


@compiled
def not_due(state: NumeriaState, seat: int, out: Array) -> int:
    """3: one player at a time."""
    if turn(state) <= 0:
        return say(out, 0, 1, 2, M.being_filled)
    if seat != int(state.mover) or int(state.viewer) not in (0, seat + 1):
        return say(out, 0, 3, 1, M.not_your_turn, int(state.mover))
    return 0


@compiled
def unknown(action: int, out: Array) -> int:
    """3: the actions have numbers."""
    return 0 if 0 <= action < ACTIONS else say(out, 0, 3, 1, M.no_such_turn)


@compiled
def choosing(state: NumeriaState, action: int, out: Array) -> int:
    """3.4: of several tropes made, one is chosen before anything else."""
    return say(out, 0, 3, 4, M.say_which) if int(state.phase) == TAKING and action < TAKE else 0


@compiled
def taking(state: NumeriaState, action: int, out: Array) -> int:
    """3.3 and 3.4: only tropes that the last move made, and only by choice between several."""
    if action < TAKE:
        return 0
    if int(state.phase) != TAKING:
        return say(out, 0, 3, 4, M.no_choice)
    line, goal = action - TAKE, int(state.last_to)
    if is_made(state, line, goal):
        return 0
    through = False
    for k in range(LENGTH):
        through = through or int(LINES[line, k]) == goal
    if not through:
        return _square(goal, out, say(out, 0, 3, 3, M.not_through, line))
    n = say(out, say(out, 0, 2, 1, M.no_trope, line), COMMAS)
    for k in range(LENGTH):
        tile = int(state.board[LINES[line, k]])
        n = say(out, n, NUMBER, tile) if tile else say(out, n, M.nothing)
    return say(out, n, END)


@compiled
def passing(state: NumeriaState, action: int, out: Array) -> int:
    """3.5: whether one may pass is agreed before the game."""
    if action == PASS and not int(state.passing) and any_move(state):
        return say(out, 0, 3, 5, M.tile_can_move)
    return 0


@compiled
def moving(state: NumeriaState, action: int, out: Array) -> int:
    """3.1 and 3.2: a tile slides like a queen or jumps over single tiles, to an empty square."""
    if action >= PASS:
        return 0
    home, goal = action // SQUARES, action % SQUARES
    if int(state.board[home]) == 0:
        return _square(home, out, say(out, 0, 3, 1, M.no_tile))
    if home == goal:
        return _square(home, out, say(out, 0, 3, 2, M.same_square))
    if int(state.board[goal]):
        return _square(goal, out, say(out, 0, 3, 1, M.taken, int(state.board[goal])))
    if int(destinations(state, home)) >> goal & 1:
        return 0
    return _no_way(state, home, goal, out)


@compiled
def _no_way(state: NumeriaState, home: int, goal: int, out: Array) -> int:
    dx, dy = goal % SIDE - home % SIDE, goal // SIDE - home // SIDE
    steps = max(abs(dx), abs(dy))
    jumps = DIAGONALLY if int(state.jump_dirs) == DIAGONAL else ALL_WAYS
    if dx != 0 and dy != 0 and abs(dx) != abs(dy):
        return _square(goal, out, _square(home, out, say(out, 0, 3, 1, M.not_in_line, jumps)))
    for k in range(1, steps):
        square = home + k * (SIDE * (dy // steps) + dx // steps)
        tile = int(state.board[square])
        if tile:
            n = _square(square, out, say(out, 0, 3, 2, M.in_the_way, tile, jumps))
            return _square(goal, out, _square(home, out, n))
    n = say(out, 0, 3, 1, M.no_way, int(state.board[home]))
    return _square(goal, out, _square(home, out, n))


@compiled
def _square(square: int, out: Array, n: int) -> int:
    """A square as in chess."""
    return say(out, say(out, n, TOGETHER, COLUMN, square % SIDE, NUMBER, square // SIDE + 1), END)
