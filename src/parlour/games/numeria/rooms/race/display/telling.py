"""What is told, as numbers (`display.saying`): what is asked, a line for each answer and solution."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import ABSENT, AND, GAIN, PART, PLACE_SHOWN, SEAT, STATUS, Parameters, say
from parlour.games.numeria.display import telling
from parlour.games.numeria.display.messages import M
from parlour.games.numeria.display.pieces import place_of
from parlour.games.numeria.display.telling import OTHER, YOU, made_at, moved
from parlour.games.numeria.rooms.race.record import NumeriaRaceState
from parlour.games.numeria.rooms.race.rules import turn, wanted
from parlour.games.numeria.rooms.race.state import GOES_ON
from parlour.games.numeria.state import PASS
from parlour.games.numeria.state.geometry import SQUARES
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.race import PUZZLES, SHOW, SHOWING, SOLVING
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = telling.PARAMETERS


# -- the scene ---------------------------------------------------------------------------------------------


@compiled
def scene(state: NumeriaRaceState, seat: int, out: Array) -> int:
    """What is asked, which puzzle it is, and how many were solved."""
    n = say(out, _sentence(state, out), SEAT, int(state.solved))
    return say(out, say(out, n, STATUS), M.race_status, min(int(state.shown) + 1, PUZZLES), PUZZLES)


@compiled
def _sentence(state: NumeriaRaceState, out: Array) -> int:
    if turn(state) == OVER:
        return ending(state, out)
    if int(state.stage) == SHOWING:
        return say(out, 0, M.race_showing)
    return asked(state, out) if int(state.stage) == SOLVING else say(out, 0, M.race_drawing)


@compiled
def asked(state: NumeriaRaceState, out: Array) -> int:
    """What is to be reached."""
    return say(out, 0, M.race_ask_two if GOES_ON[int(state.puzzle) - 1] else M.race_ask_one)


# -- the log -----------------------------------------------------------------------------------------------


@compiled
def tell(
    before: NumeriaRaceState, actor: int, action: int, after: NumeriaRaceState, seat: int, out: Array
) -> int:
    """One line for one entry."""
    if actor == CHANCE:
        if action != SHOW:
            return say(out, 0, M.race_drawn, int(after.shown) + 1)
        return _told_solution(before, after, out)
    return say(out, 0, M.race_gave_up) if action == PASS else moved(before, action, OTHER, out, 0)


@compiled
def _told_solution(before: NumeriaRaceState, after: NumeriaRaceState, out: Array) -> int:
    """The move, looked at as if it were still to come, and the tropes that it makes."""
    move = wanted(before)
    home, goal, found = move // SQUARES, move % SQUARES, int(before.right)
    after.board[home], after.board[goal] = after.board[goal], 0
    n = moved(after, move, ABSENT, out, say(out, 0, M.race_found if found else M.race_solution))
    after.board[goal], after.board[home] = after.board[home], 0
    n = made_at(after, goal, AND, out, say(out, n, PART, M.makes))
    n = say(out, n, PLACE_SHOWN, place_of(home))
    return say(out, n, GAIN, 1) if found else n


# -- the draft ---------------------------------------------------------------------------------------------


@compiled
def preview(
    state: NumeriaRaceState,
    other: NumeriaRaceState,
    actions: Array,
    after: NumeriaRaceState,
    seat: int,
    out: Array,
) -> int:
    """The move; whether it is the one asked for is for the player to find."""
    first = int(actions[0])
    if first == PASS:
        return say(out, say(out, 0, M.button_give_up), M.race_giving_up)
    n = say(out, say(out, 0, M.button_move, place_of(first % SQUARES)), M.draft_move)
    return moved(state, first, YOU, out, n)


# -- the end, and hints --------------------------------------------------------------------------------------


@compiled
def ending(state: NumeriaRaceState, out: Array) -> int:
    """How many puzzles were solved."""
    if turn(state) != OVER:
        return say(out, 0, M.not_over)
    return say(out, 0, M.race_over, int(state.solved), PUZZLES)


@compiled
def instruction(state: NumeriaRaceState, seat: int, action: int, out: Array) -> int:
    """What to do, in the imperative: "move the 7 from e8 to e3"."""
    return say(out, 0, M.do_give_up) if action == PASS else moved(state, action, ABSENT, out, 0)
