"""Why an action of 3x16 is refused: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Any

from parlour.games.threebysixteen import rules
from parlour.games.threebysixteen.notation.words import COLUMNS, listed
from parlour.games.threebysixteen.rules.board import NO_ROW, bottom, choice_owed, row_for
from parlour.games.threebysixteen.state import DONE, PLACE, START, TAKE, TRANSFERS_AFTER, TRANSFERS_FORCED
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.errors import Refusal


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    for law in LAWS:
        refusal = law(state, seat, action)
        if refusal is not None:
            return refusal
    return None


def over(state: Any, seat: int, action: int) -> Refusal | None:
    """6.1: after the last call nothing more can be done."""
    if rules.turn(state) == OVER:
        return Refusal(
            "6.1", f"The game is over: all {int(state.calls)} numbers have been called and handled."
        )
    return None


def nobody_there(state: Any, seat: int, action: int) -> Refusal | None:
    """1.1: only the players act."""
    if not 0 <= seat < int(state.seats):
        seats = int(state.seats)
        who = "1 player acts" if seats == 1 else f"{seats} players act"
        return Refusal("1.1", f"Only the {who} in this game.")
    return None


def own_view(state: Any, seat: int, action: int) -> Refusal | None:
    """4.2: from one's own view only one's own actions can be tried."""
    if state.viewer and int(state.viewer) != seat + 1:
        return Refusal("4.2", "What another player can do within a step is not shown.")
    return None


def not_due(state: Any, seat: int, action: int) -> Refusal | None:
    """2.1: a step is handled once."""
    if rules.turn(state) == CHANCE:
        which = "next" if state.calls else "first"
        return Refusal("2.1", f"The {which} number has not been called yet.")
    if state.done[seat]:
        return Refusal(
            "2.1", f"You have finished your step for the {int(state.called)}; wait for the next call."
        )
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """2.2: there are twelve actions."""
    if not PLACE <= action <= DONE:
        return Refusal(
            "2.2", "A step is putting down, starting a row, taking, being done; that was none of these."
        )
    return None


def column_there(state: Any, seat: int, action: int) -> Refusal | None:
    """1.2: the number of columns is limited."""
    if action < START and (action - PLACE) % TAKE >= int(state.columns):
        count = int(state.columns)
        there_are = "There is only 1 column." if count == 1 else f"There are only {count} columns."
        return Refusal("1.2", there_are)
    return None


def choice(state: Any, seat: int, action: int) -> Refusal | None:
    """2.6, transfers forced: the tile that follows a row is taken before anything else."""
    if int(state.transfers) == TRANSFERS_FORCED and choice_owed(state, seat) and not TAKE <= action < START:
        return Refusal("2.6", "Two columns offer the same number: say first which one goes to the row.")
    return None


def placing(state: Any, seat: int, action: int) -> Refusal | None:
    """2.3 and 2.4: the called tile goes to a column, once, and a 1 never does."""
    if not PLACE <= action < TAKE:
        return None
    called = int(state.called)
    if not state.holding[seat]:
        return Refusal("2.4", f"The {called} is put down already, and tiles are not rearranged.")
    if called == 1:
        return Refusal("2.3", "A 1 starts a main row; it may not go to a column.")
    return None


def starting(state: Any, seat: int, action: int) -> Refusal | None:
    """2.3: a row starts with a 1 that has just been called."""
    if action != START:
        return None
    called = int(state.called)
    if called != 1:
        return Refusal("2.3", f"A main row can only be started with a called 1; the call is {called}.")
    if not state.holding[seat]:
        return Refusal("2.3", "The called 1 has started its row already.")
    return None


def taking(state: Any, seat: int, action: int) -> Refusal | None:
    """2.5 and 2.6: only a bottom tile, only when it directly follows a row."""
    if not TAKE <= action < START:
        return None
    column = action - TAKE
    if int(state.transfers) == TRANSFERS_AFTER and state.holding[seat]:
        return Refusal(
            "2.6", f"At this table tiles are taken after the {int(state.called)} has been put down."
        )
    number = bottom(state, seat, column)
    if number == 0:
        return Refusal("2.5", f"Column {COLUMNS[column]} is empty.")
    if row_for(state, seat, number) == NO_ROW:
        ends = [int(end) for end in state.rows[seat, : int(state.runs)] if end]
        what = f"your rows end in {listed(ends)}" if ends else "no row is started"
        return Refusal(
            "2.5", f"The {number} at the bottom of column {COLUMNS[column]} follows no row: {what}."
        )
    return None


def ending(state: Any, seat: int, action: int) -> Refusal | None:
    """2.2: a step cannot end with the called tile in hand."""
    if action == DONE and state.holding[seat]:
        return Refusal("2.2", f"Put the {int(state.called)} down first.")
    return None


LAWS = (
    over,
    nobody_there,
    own_view,
    not_due,
    unknown,
    column_there,
    choice,
    placing,
    starting,
    taking,
    ending,
)
