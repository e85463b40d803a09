"""Why an action of 3x16 is refused: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Any

from parlour.games.threebysixteen import rules
from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.notation.words import COLUMNS
from parlour.games.threebysixteen.rules.board import NO_ROW, bottom, choice_owed, row_for
from parlour.games.threebysixteen.state import DONE, PLACE, START, TAKE, TRANSFERS_AFTER, TRANSFERS_FORCED
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.errors import Refusal
from parlour.kernel.message import listed


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
        return Refusal("6.1", say("over", calls=int(state.calls)))
    return None


def nobody_there(state: Any, seat: int, action: int) -> Refusal | None:
    """1.1: only the players act."""
    if not 0 <= seat < int(state.seats):
        return Refusal("1.1", say("only-players", seats=int(state.seats)))
    return None


def own_view(state: Any, seat: int, action: int) -> Refusal | None:
    """4.2: from one's own view only one's own actions can be tried."""
    if state.viewer and int(state.viewer) != seat + 1:
        return Refusal("4.2", say("not-shown"))
    return None


def not_due(state: Any, seat: int, action: int) -> Refusal | None:
    """2.1: a step is handled once."""
    if rules.turn(state) == CHANCE:
        return Refusal("2.1", say("not-called-next") if state.calls else say("not-called-first"))
    if state.done[seat]:
        return Refusal("2.1", say("step-finished", number=int(state.called)))
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """2.2: there are twelve actions."""
    if not PLACE <= action <= DONE:
        return Refusal("2.2", say("no-such-action"))
    return None


def column_there(state: Any, seat: int, action: int) -> Refusal | None:
    """1.2: the number of columns is limited."""
    if action < START and (action - PLACE) % TAKE >= int(state.columns):
        return Refusal("1.2", say("columns-only", columns=int(state.columns)))
    return None


def choice(state: Any, seat: int, action: int) -> Refusal | None:
    """2.6, transfers forced: the tile that follows a row is taken before anything else."""
    if int(state.transfers) == TRANSFERS_FORCED and choice_owed(state, seat) and not TAKE <= action < START:
        return Refusal("2.6", say("say-which"))
    return None


def placing(state: Any, seat: int, action: int) -> Refusal | None:
    """2.3 and 2.4: the called tile goes to a column, once, and a 1 never does."""
    if not PLACE <= action < TAKE:
        return None
    called = int(state.called)
    if not state.holding[seat]:
        return Refusal("2.4", say("put-already", number=called))
    if called == 1:
        return Refusal("2.3", say("one-starts"))
    return None


def starting(state: Any, seat: int, action: int) -> Refusal | None:
    """2.3: a row starts with a 1 that has just been called."""
    if action != START:
        return None
    called = int(state.called)
    if called != 1:
        return Refusal("2.3", say("only-called-one", number=called))
    if not state.holding[seat]:
        return Refusal("2.3", say("started-already"))
    return None


def taking(state: Any, seat: int, action: int) -> Refusal | None:
    """2.5 and 2.6: only a bottom tile, only when it directly follows a row."""
    if not TAKE <= action < START:
        return None
    column = action - TAKE
    if int(state.transfers) == TRANSFERS_AFTER and state.holding[seat]:
        return Refusal("2.6", say("put-first-here", number=int(state.called)))
    number = bottom(state, seat, column)
    if number == 0:
        return Refusal("2.5", say("column-empty", column=COLUMNS[column]))
    if row_for(state, seat, number) == NO_ROW:
        at, ends = COLUMNS[column], [str(int(end)) for end in state.rows[seat, : int(state.runs)] if end]
        if not ends:
            return Refusal("2.5", say("follows-none", number=int(number), column=at))
        return Refusal("2.5", say("follows-not", number=int(number), column=at, ends=listed(ends)))
    return None


def ending(state: Any, seat: int, action: int) -> Refusal | None:
    """2.2: a step cannot end with the called tile in hand."""
    if action == DONE and state.holding[seat]:
        return Refusal("2.2", say("put-first", number=int(state.called)))
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
