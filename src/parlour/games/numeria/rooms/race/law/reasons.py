"""Why an action is refused, in numbers: who may act, what is no turn; for moves, the law of Numeria."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import Parameters, say
from parlour.games.numeria.law import reasons
from parlour.games.numeria.law.messages import M
from parlour.games.numeria.law.reasons import moving
from parlour.games.numeria.rooms.race.record import NumeriaRaceState
from parlour.games.numeria.state import PASS
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.race import SEAT, SHOWING, SOLVING, turn
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = reasons.PARAMETERS


@compiled
def why_not(state: NumeriaRaceState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing exactly where `legal` lists it."""
    return (
        over(state, out)
        or not_due(state, out)
        or not_for_you(state, seat, out)
        or no_such_action(action, out)
        or moving(state, action, out)
    )


@compiled
def over(state: NumeriaRaceState, out: Array) -> int:
    """5.3: nobody acts after the end."""
    return say(out, 0, 5, 3, M.over) if turn(state) == OVER else 0


@compiled
def not_due(state: NumeriaRaceState, out: Array) -> int:
    """2.1 and 4.1: a puzzle is to be drawn, or a solution to be shown."""
    if int(state.stage) == SHOWING:
        return say(out, 0, 4, 1, M.race_answered)
    return 0 if int(state.stage) == SOLVING else say(out, 0, 2, 1, M.race_not_drawn)


@compiled
def not_for_you(state: NumeriaRaceState, seat: int, out: Array) -> int:
    """3.4: it is for one."""
    if seat != SEAT or int(state.viewer) > SEAT + 1:
        return say(out, 0, 3, 4, M.race_for_one)
    return 0


@compiled
def no_such_action(action: int, out: Array) -> int:
    """3.3: a turn is a move, or giving up."""
    return 0 if 0 <= action <= PASS else say(out, 0, 3, 3, M.no_such_race_turn)
