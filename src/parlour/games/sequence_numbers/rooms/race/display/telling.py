"""What is told, as numbers (`display.saying`): what is asked, a line for each answer and solution."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import FACE, GAIN, PART, SEAT, STATUS, Parameters, say
from parlour.games.sequence_numbers.display import telling
from parlour.games.sequence_numbers.display.messages import M
from parlour.games.sequence_numbers.display.pieces import copy_to_play, face_of
from parlour.games.sequence_numbers.display.telling import cells_shown, line_named
from parlour.games.sequence_numbers.rooms.race.record import SequenceNumbersRaceState
from parlour.games.sequence_numbers.rooms.race.rules import turn, wanted
from parlour.games.sequence_numbers.rooms.race.state import GIVE_UP
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.race import PUZZLES, SHOW, SHOWING, SOLVING
from parlour.kernel.race import SEAT as SOLVER
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = telling.PARAMETERS


# -- the scene ---------------------------------------------------------------------------------------------


@compiled
def scene(state: SequenceNumbersRaceState, seat: int, out: Array) -> int:
    """What is asked, which puzzle it is, and how many were solved."""
    n = say(out, _sentence(state, out), SEAT, int(state.solved))
    return say(out, say(out, n, STATUS), M.race_status, min(int(state.shown) + 1, PUZZLES), PUZZLES)


@compiled
def _sentence(state: SequenceNumbersRaceState, out: Array) -> int:
    if turn(state) == OVER:
        return ending(state, out)
    if int(state.stage) == SHOWING:
        return say(out, 0, M.race_showing)
    return say(out, 0, M.race_ask if int(state.stage) == SOLVING else M.race_drawing)


# -- the log -----------------------------------------------------------------------------------------------


@compiled
def tell(
    before: SequenceNumbersRaceState,
    actor: int,
    action: int,
    after: SequenceNumbersRaceState,
    seat: int,
    out: Array,
) -> int:
    """One line for one entry."""
    if actor == CHANCE:
        if action != SHOW:
            return say(out, 0, M.race_drawn, int(after.shown) + 1)
        return _told_solution(before, after, out)
    if action == GIVE_UP:
        return say(out, 0, M.race_gave_up)
    n = say(out, 0, M.played, FACE, _face(before, action))
    return say(out, n, int(before.printed[action]), action)


@compiled
def _face(state: SequenceNumbersRaceState, cell: int) -> int:
    """The card that a chip on a cell costs."""
    number = int(state.printed[cell])
    return face_of(state, number, copy_to_play(state, SOLVER, number))


@compiled
def _told_solution(before: SequenceNumbersRaceState, after: SequenceNumbersRaceState, out: Array) -> int:
    """The card and its cell, and the sequences that it makes."""
    cell, found, made = wanted(before), int(before.right), int(after.scored[SOLVER])
    number = int(after.printed[cell])
    n = say(out, 0, M.race_found if found else M.race_solution, FACE, face_of(after, number, 0))
    n = say(out, n, number, cell)
    for k in range(made):
        n = line_named(after, int(after.lines[SOLVER, k]), out, say(out, say(out, n, PART), M.is_sequence))
    n = cells_shown(after, SOLVER, 0, made, out, n)
    return say(out, n, GAIN, 1) if found else n


# -- the draft ---------------------------------------------------------------------------------------------


@compiled
def preview(
    state: SequenceNumbersRaceState,
    other: SequenceNumbersRaceState,
    actions: Array,
    after: SequenceNumbersRaceState,
    seat: int,
    out: Array,
) -> int:
    """The sum; whether the card is the one asked for is for the player to find."""
    first = int(actions[0])
    if first == GIVE_UP:
        return say(out, say(out, 0, M.race_button_give_up), M.race_giving_up)
    n = say(out, say(out, 0, M.button_chip, first), M.makes, FACE, _face(state, first))
    return say(out, n, int(state.printed[first]))


# -- the end, and hints --------------------------------------------------------------------------------------


@compiled
def ending(state: SequenceNumbersRaceState, out: Array) -> int:
    """How many puzzles were solved."""
    if turn(state) != OVER:
        return say(out, 0, M.not_over)
    return say(out, 0, M.race_over, int(state.solved), PUZZLES)


@compiled
def instruction(state: SequenceNumbersRaceState, seat: int, action: int, out: Array) -> int:
    """What to do, in the imperative: "play 9 + 3 on c5"."""
    if action == GIVE_UP:
        return say(out, 0, M.race_do_give_up)
    return say(out, say(out, 0, M.do_play, FACE, _face(state, action)), action)
