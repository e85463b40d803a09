"""Why an action is refused, in numbers: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import AND, COLUMN, END, NUMBER, PLAYER, WORDS, Parameters, say
from parlour.games.threebysixteen.law.messages import M
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.rules.board import NO_ROW, bottom, choice_owed, race_winner, row_for
from parlour.games.threebysixteen.rules.flow import turn
from parlour.games.threebysixteen.state import (
    DONE,
    NOBODY,
    PLACE,
    START,
    TAKE,
    TRANSFERS_AFTER,
    TRANSFERS_FORCED,
)
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {"column": COLUMN, "seat": PLAYER, "ends": WORDS}


@compiled
def why_not(state: ThreebysixteenState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing where `legal` lists it."""
    return (
        over(state, out)
        or nobody_there(state, seat, out)
        or own_view(state, seat, out)
        or not_due(state, seat, out)
        or unknown(action, out)
        or column_there(state, action, out)
        or choice(state, seat, action, out)
        or placing(state, seat, action, out)
        or starting(state, seat, action, out)
        or taking(state, seat, action, out)
        or ending(state, seat, action, out)
    )


@compiled
def over(state: ThreebysixteenState, out: Array) -> int:
    """6.1: after the last call nothing more can be done. 3.2: nor after a race."""
    if turn(state) != OVER:
        return 0
    first = race_winner(state)
    return (
        say(out, 0, 6, 1, M.over, int(state.calls))
        if first == NOBODY
        else say(out, 0, 3, 2, M.race_over, first)
    )


@compiled
def nobody_there(state: ThreebysixteenState, seat: int, out: Array) -> int:
    """1.1: only the players act."""
    seats = int(state.seats)
    return 0 if 0 <= seat < seats else say(out, 0, 1, 1, M.only_players, seats)


@compiled
def own_view(state: ThreebysixteenState, seat: int, out: Array) -> int:
    """4.2: from one's own view only one's own actions can be tried."""
    return 0 if int(state.viewer) in (0, seat + 1) else say(out, 0, 4, 2, M.not_shown)


@compiled
def not_due(state: ThreebysixteenState, seat: int, out: Array) -> int:
    """2.1: a step is handled once."""
    if turn(state) == CHANCE:
        return say(out, 0, 2, 1, M.not_called_next if int(state.calls) else M.not_called_first)
    if int(state.done[seat]):
        return say(out, 0, 2, 1, M.step_finished, int(state.called))
    return 0


@compiled
def unknown(action: int, out: Array) -> int:
    """2.2: there are twelve actions."""
    return 0 if PLACE <= action <= DONE else say(out, 0, 2, 2, M.no_such_action)


@compiled
def column_there(state: ThreebysixteenState, action: int, out: Array) -> int:
    """1.2: the number of columns is limited."""
    columns = int(state.columns)
    if action < START and (action - PLACE) % TAKE >= columns:
        return say(out, 0, 1, 2, M.columns_only, columns)
    return 0


@compiled
def choice(state: ThreebysixteenState, seat: int, action: int, out: Array) -> int:
    """2.6, transfers forced: the tile that follows a row is taken before anything else."""
    if int(state.transfers) == TRANSFERS_FORCED and choice_owed(state, seat) and not TAKE <= action < START:
        return say(out, 0, 2, 6, M.say_which)
    return 0


@compiled
def placing(state: ThreebysixteenState, seat: int, action: int, out: Array) -> int:
    """2.3 and 2.4: the called tile goes to a column, once, and a 1 never does."""
    if not PLACE <= action < TAKE:
        return 0
    called = int(state.called)
    if not int(state.holding[seat]):
        return say(out, 0, 2, 4, M.put_already, called)
    return say(out, 0, 2, 3, M.one_starts) if called == 1 else 0


@compiled
def starting(state: ThreebysixteenState, seat: int, action: int, out: Array) -> int:
    """2.3: a row starts with a 1 that has just been called."""
    if action != START:
        return 0
    called = int(state.called)
    if called != 1:
        return say(out, 0, 2, 3, M.only_called_one, called)
    return 0 if int(state.holding[seat]) else say(out, 0, 2, 3, M.started_already)


@compiled
def taking(state: ThreebysixteenState, seat: int, action: int, out: Array) -> int:
    """2.5 and 2.6: only a bottom tile, only when it directly follows a row."""
    if not TAKE <= action < START:
        return 0
    column = action - TAKE
    if int(state.transfers) == TRANSFERS_AFTER and int(state.holding[seat]):
        return say(out, 0, 2, 6, M.put_first_here, int(state.called))
    number = int(bottom(state, seat, column))
    if number == 0:
        return say(out, 0, 2, 5, M.column_empty, column)
    if row_for(state, seat, number) != NO_ROW:
        return 0
    first = n = say(out, say(out, 0, 2, 5, M.follows_not, number, column), AND)
    for row in range(int(state.runs)):
        if int(state.rows[seat, row]):
            n = say(out, n, NUMBER, int(state.rows[seat, row]))
    return say(out, n, END) if n > first else say(out, 0, 2, 5, M.follows_none, number, column)


@compiled
def ending(state: ThreebysixteenState, seat: int, action: int, out: Array) -> int:
    """2.2: a step cannot end with the called tile in hand."""
    if action == DONE and int(state.holding[seat]):
        return say(out, 0, 2, 2, M.put_first, int(state.called))
    return 0
