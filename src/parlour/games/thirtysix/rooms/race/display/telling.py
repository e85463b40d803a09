"""What is told, as numbers (`display.saying`): what is asked, a line for each answer and solution."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import (
    AND,
    COUNTER,
    END,
    GAIN,
    NOTE,
    PLACE_SHOWN,
    SEAT,
    SEAT_COLOUR,
    STATUS,
    Parameters,
    say,
)
from parlour.games.thirtysix.display import telling
from parlour.games.thirtysix.display.messages import M
from parlour.games.thirtysix.display.pieces import place_of
from parlour.games.thirtysix.display.telling import FIRST_SEAT_COLOUR
from parlour.games.thirtysix.display.telling import instruction as instruction_of_game
from parlour.games.thirtysix.display.telling import preview as preview_of_game
from parlour.games.thirtysix.display.telling import tell as tell_of_game
from parlour.games.thirtysix.rooms.race.record import ThirtysixRaceState
from parlour.games.thirtysix.rooms.race.rules import solving_gift, solving_move, turn
from parlour.games.thirtysix.rooms.race.state import NO_GIFT, PAWNS, WINS_IN
from parlour.games.thirtysix.state import COLOURS, GIVE, GIVING, PASS
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.race import PUZZLES, SHOW, SHOWING, SOLVING
from parlour.kernel.race import SEAT as SOLVER
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = telling.PARAMETERS


# -- the scene ---------------------------------------------------------------------------------------------


@compiled
def scene(state: ThirtysixRaceState, seat: int, out: Array) -> int:
    """What is asked, which puzzle it is, how many were solved, and whose pawn and counters are one's own."""
    n = say(out, _sentence(state, out), SEAT, int(state.solved))
    if int(state.puzzle):
        for colour in range(COLOURS):
            held = int(state.reserve[SOLVER, colour])
            if held:
                n = say(out, say(out, n, COUNTER, held), M.held, colour, held)
        own = int(state.chosen[SOLVER])
        n = say(out, say(out, n, NOTE), M.note_plays, own)
        n = say(out, n, SEAT_COLOUR, (own + FIRST_SEAT_COLOUR) % COLOURS)
    return say(out, say(out, n, STATUS), M.race_status, min(int(state.shown) + 1, PUZZLES), PUZZLES)


@compiled
def _sentence(state: ThirtysixRaceState, out: Array) -> int:
    if turn(state) == OVER:
        return ending(state, out)
    if int(state.stage) == SHOWING:
        return say(out, 0, M.race_showing)
    if int(state.stage) != SOLVING:
        return say(out, 0, M.race_drawing)
    if int(state.phase) == GIVING:
        return say(out, 0, M.give)
    return say(out, 0, M.race_ask, int(WINS_IN[int(state.puzzle) - 1]), int(state.chosen[SOLVER]))


# -- the log -----------------------------------------------------------------------------------------------


@compiled
def tell(
    before: ThirtysixRaceState, actor: int, action: int, after: ThirtysixRaceState, seat: int, out: Array
) -> int:
    """One line for one entry."""
    if actor != CHANCE:
        if action == PASS:
            return say(out, 0, M.race_gave_up)
        return tell_of_game(before, actor, action, after, seat, out)
    if action != SHOW:
        return say(out, 0, M.race_drawn, int(after.shown) + 1)
    found = int(before.right)
    n = say(out, say(out, 0, M.race_found if found else M.race_solution), AND)
    goal = place_of(after, solving_move(before))
    n = say(out, n, M.race_move, goal)
    if solving_gift(before) != NO_GIFT:
        n = say(out, n, M.race_gift, solving_gift(before) - GIVE)
    n = say(out, n, END)
    n = say(out, n, PLACE_SHOWN, place_of(after, int(PAWNS[int(before.puzzle) - 1, SOLVER])))
    n = say(out, n, PLACE_SHOWN, goal)
    return say(out, n, GAIN, 1) if found else n


# -- the draft ---------------------------------------------------------------------------------------------


@compiled
def preview(
    state: ThirtysixRaceState,
    other: ThirtysixRaceState,
    actions: Array,
    after: ThirtysixRaceState,
    seat: int,
    out: Array,
) -> int:
    """What a draft would do; whether it is the turn asked for is for the player to find."""
    if int(actions[0]) == PASS:
        return say(out, say(out, 0, M.button_give_up), M.race_giving_up)
    return preview_of_game(state, other, actions, after, seat, out)


# -- the end, and hints --------------------------------------------------------------------------------------


@compiled
def ending(state: ThirtysixRaceState, out: Array) -> int:
    """How many puzzles were solved."""
    if turn(state) != OVER:
        return say(out, 0, M.not_over)
    return say(out, 0, M.race_over, int(state.solved), PUZZLES)


@compiled
def instruction(state: ThirtysixRaceState, seat: int, action: int, out: Array) -> int:
    """What to do, in the imperative: "move your pawn to e3"."""
    return say(out, 0, M.do_give_up) if action == PASS else instruction_of_game(state, seat, action, out)
