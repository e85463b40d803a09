"""What is told, as numbers (`display.saying`): scenes, calls and steps, what a draft would do, hints."""

from __future__ import annotations

from typing import Any, Final

from parlour.display.saying import (
    AND,
    CELL,
    COLUMN,
    COUNTER,
    END,
    HINT,
    NOTE,
    NUMBER,
    OR,
    PANEL,
    PART,
    PLACE_SHOWN,
    PLAYER,
    SEAT,
    SEMICOLONS,
    SPACED,
    STATUS,
    WORDS,
    Parameters,
    say,
)
from parlour.games.threebysixteen.display.messages import M
from parlour.games.threebysixteen.display.pieces import EACH, IN_ROW
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.rules.board import bottom, can_take, race_winner, rows_completed, tiles_left
from parlour.games.threebysixteen.rules.board import choice_owed as owes_choice
from parlour.games.threebysixteen.rules.flow import rank
from parlour.games.threebysixteen.rules.hidden import due
from parlour.games.threebysixteen.state import DONE, NOBODY, PLACE, START, TAKE, TRANSFERS_FORCED
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

YOU, OTHER = range(2)
"""A step is told to the player who reads it, or after a player's name."""
PARAMETERS: Final[Parameters] = {
    "seat": PLAYER,
    "column": COLUMN,
    "who": ("you", "other"),
    **dict.fromkeys(("numbers", "rest", "step", "tiles"), WORDS),
}

# -- the scene ---------------------------------------------------------------------------------------------


@compiled
def scene(state: ThreebysixteenState, seat: int, out: Array) -> int:
    """The table as a seat sees it: the others' boards as they stood when the number was called."""
    n, calls = _sentence(state, seat, out), _all_calls(state)
    for one in range(int(state.seats)):
        n = say(out, n, SEAT, tiles_left(state, one))
        if rows_completed(state, one):
            n = say(out, say(out, n, COUNTER, rows_completed(state, one)), M.complete)
        if due(state) and int(state.done[one]):
            n = say(out, say(out, n, NOTE), M.note_done)
    n = say(out, say(out, n, PANEL), M.still_to_come)
    for number in range(1, int(state.top) + 1):
        n = say(out, n, CELL, EACH * (number - 1) - 1 + IN_ROW)
        n = say(out, say(out, n, NUMBER, number), NUMBER, int(state.left[number]))
    n = say(out, n, STATUS)
    if int(state.calls):
        return say(out, n, M.status, int(state.calls), calls)
    return say(out, n, M.status_before, calls)


@compiled
def _all_calls(state: ThreebysixteenState) -> int:
    return int(state.runs) * int(state.top)


@compiled
def _sentence(state: ThreebysixteenState, seat: int, out: Array) -> int:
    called = int(state.called)
    if int(state.caller_due):
        return say(out, 0, M.caller_due)
    if not due(state):
        return ending(state, out) if int(state.calls) == _all_calls(state) else say(out, 0, M.calling)
    if seat >= int(state.seats):
        return say(out, 0, M.others_put, called)
    if int(state.done[seat]):
        return say(out, 0, M.others_still_put, called)
    if int(state.holding[seat]) and not owes_choice(state, seat):
        return say(out, 0, M.start_row) if called == 1 else say(out, 0, M.put_down, called)
    forced = int(state.transfers) == TRANSFERS_FORCED
    begun = say(out, 0, M.choose_tile if forced else M.may_take)
    n = _ready(state, seat, out, begun)
    return n if n > begun else say(out, 0, M.nothing_to_take)


@compiled
def _ready(state: ThreebysixteenState, seat: int, out: Array, n: int) -> int:
    """The tiles that a seat can take, and where they are; nothing where there are none."""
    begun = then = say(out, n, OR)
    for column in range(int(state.columns)):
        if can_take(state, seat, column):
            then = say(out, then, M.tile_in, bottom(state, seat, column), column)
    return say(out, then, END) if then > begun else n


# -- the log -----------------------------------------------------------------------------------------------


@compiled
def tell(
    before: ThreebysixteenState, actor: int, action: int, after: ThreebysixteenState, seat: int, out: Array
) -> int:
    """One line for a call, and one for a step that is finished; single tiles are told with it.

    What the others did shows when the last of them is done: their steps then stand below the last one's.
    """
    if actor == CHANCE:
        if action >= SEAT_DRAW:
            return say(out, 0, M.begins_calling)
        if int(before.calling) == NOBODY or int(before.seats) == 1:
            return say(out, 0, M.call_house, action)
        return say(out, 0, M.call_by, int(before.calling), action)
    if int(before.done[actor]) or not int(after.done[actor]):
        return 0
    if not due(after):
        return _told_all(before, actor, after, seat, out)
    if actor == seat or int(after.open_step):
        return _told_step(before, after, actor, out)
    return 0


@compiled
def _told_all(
    before: ThreebysixteenState, actor: int, after: ThreebysixteenState, seat: int, out: Array
) -> int:
    """The last step of a call, and those of the others that this seat has not been told yet."""
    n = _told_step(before, after, actor, out)
    for other in range(int(after.seats)):
        if other != actor and other != seat and not int(after.open_step):
            begun = say(out, say(out, say(out, say(out, n, PART), SPACED), PLAYER, other), SEMICOLONS)
            then = _done(before, True, after, other, OTHER, out, begun)
            for row in range(int(after.runs)):
                if _has_completed(before, after, other, row):
                    then = say(out, then, M.row_complete, row + 1)
            if then > begun:
                n = _shown_rows(before, after, other, out, say(out, say(out, then, END), END))
    return n


@compiled
def _told_step(before: ThreebysixteenState, after: ThreebysixteenState, seat: int, out: Array) -> int:
    """A seat's step, with the rows that it completed."""
    n = _step(before, True, after, seat, OTHER, out, 0)
    for row in range(int(after.runs)):
        if _has_completed(before, after, seat, row):
            n = say(out, say(out, n, PART), M.row_complete, row + 1)
    return _shown_rows(before, after, seat, out, n)


@compiled
def _has_completed(before: ThreebysixteenState, after: ThreebysixteenState, seat: int, row: int) -> bool:
    """Whether a row is complete that was not so when its board was last shown."""
    return int(before.shown_rows[seat, row]) < int(after.rows[seat, row]) == int(after.top)


@compiled
def _shown_rows(
    before: ThreebysixteenState, after: ThreebysixteenState, seat: int, out: Array, n: int
) -> int:
    """Where the rows lie that a seat has completed."""
    for row in range(int(after.runs)):
        if _has_completed(before, after, seat, row):
            n = say(out, n, PLACE_SHOWN, seat * (int(after.runs) + int(after.columns)) + row)
    return n


@compiled
def _step(old: Any, shown: bool, new: Any, seat: int, who: int, out: Array, n: int) -> int:
    """What a seat did between two positions of its board, told to itself (`YOU`) or after its name.

    The old position is as the seat knew it, or as it was `shown` at the end of the last step.
    """
    then = _done(old, shown, new, seat, who, out, n)
    return then if then > n else say(out, n, M.kept, who)


@compiled
def _done(old: Any, shown: bool, new: Any, seat: int, who: int, out: Array, n: int) -> int:
    """What is seen of a seat's step: "put the 7 in column b and took 8"; nothing while it is not shown."""
    called, column = int(new.called), _put_in(old, shown, new, seat)
    begun = then = say(out, n, AND)
    straight = column < 0 and _moved(old, shown, new, seat, called) > 0
    if column >= 0:
        then = say(out, then, M.put, who, called, column)
    elif straight:
        then = say(out, then, M.started, who) if called == 1 else say(out, then, M.straight, who, called)
    numbers = list_begun = say(out, say(out, then, M.took, who), AND)
    for number in range(1, int(new.top) + 1):
        for _ in range(_moved(old, shown, new, seat, number) - (1 if straight and number == called else 0)):
            numbers = say(out, numbers, NUMBER, number)
    if numbers > list_begun:
        then = say(out, numbers, END)
    return say(out, then, END) if then > begun else n


@compiled
def _moved(old: Any, shown: bool, new: Any, seat: int, number: int) -> int:
    """How many tiles of a number have come to the main rows."""
    count = 0
    for row in range(int(new.runs)):
        before = int(old.shown_rows[seat, row]) if shown else int(old.rows[seat, row])
        count += 1 if before < number <= int(new.rows[seat, row]) else 0
    return count


@compiled
def _put_in(old: Any, shown: bool, new: Any, seat: int) -> int:
    """The column that the called tile was put in and lies in still, or -1."""
    for column in range(int(new.columns)):
        height = int(new.heights[seat, column])
        if height > (int(old.shown_heights[seat, column]) if shown else int(old.heights[seat, column])):
            return column
        for k in range(height):
            was = int(old.shown_stacks[seat, column, k]) if shown else int(old.stacks[seat, column, k])
            if int(new.stacks[seat, column, k]) != was:
                return column
    return -1


# -- the draft, the end, and hints -------------------------------------------------------------------------


@compiled
def preview(
    state: ThreebysixteenState,
    other: ThreebysixteenState,
    actions: Array,
    after: ThreebysixteenState,
    seat: int,
    out: Array,
) -> int:
    """What a draft would do; nothing while the called tile is still in hand."""
    if (len(actions) == 1 and actions[0] == DONE) or int(after.holding[seat]):
        return 0
    n = _step(state, False, after, seat, YOU, out, say(out, say(out, 0, M.button_done), M.draft))
    n = say(out, n, M.left, tiles_left(after, seat))
    begun = say(out, say(out, n, HINT), M.could_take)
    then = _ready(after, seat, out, begun)
    return then if then > begun else n


@compiled
def ending(state: ThreebysixteenState, out: Array) -> int:
    """Why the game ended, in plain words."""
    calls = _all_calls(state)
    if due(state) or int(state.calls) < calls:
        return say(out, 0, M.not_over)
    if int(state.seats) > 1 and race_winner(state) != NOBODY:
        return say(out, 0, M.first_complete, race_winner(state))
    n = say(out, say(out, 0, SPACED), M.all_called, calls)
    return say(out, say(out, n, M.rows_decide) if _rows_decide(state) else n, END)


@compiled
def _rows_decide(state: ThreebysixteenState) -> bool:
    """Whether completed rows decide between seats with the fewest tiles left."""
    best = 0
    for seat in range(1, int(state.seats)):
        best = seat if rank(state, seat) < rank(state, best) else best
    for seat in range(int(state.seats)):
        if tiles_left(state, seat) == tiles_left(state, best) and rank(state, seat) > rank(state, best):
            return True
    return False


@compiled
def instruction(state: ThreebysixteenState, seat: int, action: int, out: Array) -> int:
    """What to do, in the imperative: "put the 7 in column b"."""
    if action == DONE:
        return say(out, 0, M.do_end)
    if action == START:
        return say(out, 0, M.do_start)
    if action >= TAKE:
        return say(out, 0, M.do_take, bottom(state, seat, action - TAKE), action - TAKE)
    return say(out, 0, M.do_put, int(state.called), action - PLACE)
