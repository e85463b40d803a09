"""Why an action is refused, in numbers: who may act, what is no turn; for moves and gifts, the law of 36."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import Parameters, say
from parlour.games.thirtysix.law import reasons
from parlour.games.thirtysix.law.messages import M
from parlour.games.thirtysix.law.reasons import giving, moving
from parlour.games.thirtysix.rooms.race.record import ThirtysixRaceState
from parlour.games.thirtysix.state import ACTIONS, COLOUR, GIVE, GIVING, MOVING, PASS
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.race import SEAT, SHOWING, SOLVING, turn
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = reasons.PARAMETERS


@compiled
def why_not(state: ThirtysixRaceState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing exactly where `legal` lists it."""
    n = (
        over(state, out)
        or not_due(state, out)
        or not_for_you(state, seat, out)
        or no_such_action(action, out)
        or phase(state, action, out)
    )
    if n or action == PASS:
        return n
    return moving(state, seat, action, out) or giving(state, seat, action, out)


@compiled
def over(state: ThirtysixRaceState, out: Array) -> int:
    """6.3: nobody acts after the end."""
    return say(out, 0, 6, 3, M.race_is_over) if turn(state) == OVER else 0


@compiled
def not_due(state: ThirtysixRaceState, out: Array) -> int:
    """2.1 and 5.1: a puzzle is to be drawn, or a solution to be shown."""
    if int(state.stage) == SHOWING:
        return say(out, 0, 5, 1, M.race_answered)
    return 0 if int(state.stage) == SOLVING else say(out, 0, 2, 1, M.race_not_drawn)


@compiled
def not_for_you(state: ThirtysixRaceState, seat: int, out: Array) -> int:
    """3.1: it is for one."""
    if seat != SEAT or int(state.viewer) > SEAT + 1:
        return say(out, 0, 3, 1, M.race_for_one)
    return 0


@compiled
def no_such_action(action: int, out: Array) -> int:
    """3.2: a turn is a move with its gift, or giving up; no colour is chosen."""
    if 0 <= action < COLOUR or GIVE <= action < ACTIONS:
        return 0
    return say(out, 0, 3, 2, M.no_such_race_turn)


@compiled
def phase(state: ThirtysixRaceState, action: int, out: Array) -> int:
    """3.2: the move first, then the gift that it owes."""
    if int(state.phase) == MOVING and action >= GIVE:
        return say(out, 0, 3, 2, M.move_now)
    if int(state.phase) == GIVING and action < PASS:
        return say(out, 0, 3, 2, M.give_first)
    return 0
