"""Why an action is refused, in numbers: who may act, what is no turn; for cards, the law of the game."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import Parameters, say
from parlour.games.sequence_numbers.law import reasons
from parlour.games.sequence_numbers.law.messages import M
from parlour.games.sequence_numbers.law.reasons import covered, holding
from parlour.games.sequence_numbers.law.reasons import mismatch as mismatch_of_game
from parlour.games.sequence_numbers.rooms.race.record import SequenceNumbersRaceState
from parlour.games.sequence_numbers.rooms.race.state import CELLS, GIVE_UP
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.race import SEAT, SHOWING, SOLVING, turn
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = reasons.PARAMETERS


@compiled
def why_not(state: SequenceNumbersRaceState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing exactly where `legal` lists it."""
    n = (
        over(state, out)
        or not_due(state, out)
        or not_for_you(state, seat, out)
        or no_such_action(action, out)
    )
    if n or action == GIVE_UP:
        return n
    return covered(state, action, out) or holding(state, SEAT, action, out)


@compiled
def mismatch(state: SequenceNumbersRaceState, seat: int, action: int, face: int, out: Array) -> int:
    """2.3 and 5.2: a card goes where its sum leads."""
    return mismatch_of_game(state, seat, action, face, out)


@compiled
def over(state: SequenceNumbersRaceState, out: Array) -> int:
    """7.3: nobody acts after the end."""
    return say(out, 0, 7, 3, M.race_is_over) if turn(state) == OVER else 0


@compiled
def not_due(state: SequenceNumbersRaceState, out: Array) -> int:
    """3.1 and 6.1: a puzzle is to be drawn, or a solution to be shown."""
    if int(state.stage) == SHOWING:
        return say(out, 0, 6, 1, M.race_answered)
    return 0 if int(state.stage) == SOLVING else say(out, 0, 3, 1, M.race_not_drawn)


@compiled
def not_for_you(state: SequenceNumbersRaceState, seat: int, out: Array) -> int:
    """4.1: it is for one."""
    if seat != SEAT or int(state.viewer) > SEAT + 1:
        return say(out, 0, 4, 1, M.race_for_one)
    return 0


@compiled
def no_such_action(action: int, out: Array) -> int:
    """4.2: a turn is a card with a sum, or giving up; no dead card is turned in."""
    return 0 if 0 <= action < CELLS or action == GIVE_UP else say(out, 0, 4, 2, M.no_such_race_turn)
