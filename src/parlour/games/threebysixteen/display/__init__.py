"""How a game of 3x16 looks to a seat, and what a draft would do; `log` has the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from parlour.display.board import Board
from parlour.display.scene import Cell, Counter, Panel, Preview, Scene, Seat
from parlour.games.threebysixteen.display import drawing, pieces
from parlour.games.threebysixteen.display.log import YOU, step_of, tell
from parlour.games.threebysixteen.display.orders import instruction
from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.notation.words import COLUMNS, SEATS
from parlour.games.threebysixteen.rules.board import bottom, can_take, choice_owed, rows_completed, tiles_left
from parlour.games.threebysixteen.rules.hidden import due
from parlour.games.threebysixteen.state import DONE, TRANSFERS_FORCED
from parlour.kernel.message import Words, listed
from parlour.kernel.state import Variant

__all__ = ["board", "ending", "instruction", "pieces", "preview", "scene", "tell"]


def board(variant: Variant) -> Board:
    """The table for a game's options."""
    return drawing.board(variant)


# -- the scene ---------------------------------------------------------------------------------------------


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """The table as a seat sees it: the others' boards as they stood when the number was called."""
    return Scene(
        seat,
        tuple(_seat(fields, one) for one in range(variant.seats)),
        _sentence(fields, seat),
        panels=(_to_come(fields),),
        status=_status(fields),
    )


def _seat(fields: Any, seat: int) -> Seat:
    counters = [Counter(say("complete"), int(rows_completed(fields, seat)))]
    waiting = bool(due(fields)) and bool(fields.done[seat])
    return Seat(
        int(tiles_left(fields, seat)),
        tuple(c for c in counters if c.value),
        note=say("note-done") if waiting else "",
    )


def _to_come(fields: Any) -> Panel:
    """How many of each number are still to be called."""
    return _panel(tuple(fields.left[1 : int(fields.top) + 1].tolist()))


@lru_cache(1000)
def _panel(left: tuple[int, ...]) -> Panel:
    return Panel(say("still-to-come"), tuple(_cell(number, count) for number, count in enumerate(left, 1)))


@cache
def _cell(number: int, count: int) -> Cell:
    return Cell(str(number), str(count), f"{number}.row")


def _status(fields: Any) -> Words:
    total = int(fields.runs) * int(fields.top)
    if not fields.calls:
        return say("status-before", calls=total)
    return say("status", call=int(fields.calls), calls=total)


# -- words -------------------------------------------------------------------------------------------------


def _sentence(fields: Any, seat: int) -> Words:
    if fields.caller_due:
        return say("caller-due")
    if not due(fields):
        over = int(fields.calls) == int(fields.runs) * int(fields.top)
        return ending_of(fields) if over else say("calling")
    called = int(fields.called)
    if seat >= int(fields.seats):
        return say("others-put", number=called)
    if fields.done[seat]:
        return say("others-still-put", number=called)
    if fields.holding[seat] and not choice_owed(fields, seat):
        return say("start-row") if called == 1 else say("put-down", number=called)
    ready = _ready(fields, seat)
    if not ready:
        return say("nothing-to-take")
    if int(fields.transfers) == TRANSFERS_FORCED:
        return say("choose-tile", tiles=listed(ready, "or"))
    return say("may-take", tiles=listed(ready, "or"))


def _ready(fields: Any, seat: int) -> list[Words]:
    """The tiles that a seat can take, and where they are."""
    return [
        say("tile-in", number=int(bottom(fields, seat, at)), column=COLUMNS[at])
        for at in range(int(fields.columns))
        if can_take(fields, seat, at)
    ]


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """What a draft would do; none while the called tile is still in hand."""
    if not any(action != DONE for action in actions) or after.holding[seat]:
        return None
    ready = _ready(after, seat)
    hint = say("could-take", tiles=listed(ready, "or")) if ready else ""
    left = say("left", count=int(tiles_left(after, seat)))
    step = say("draft", step=step_of(before, after, seat, YOU), left=left)
    return Preview(say("button-done"), step, hint)


# -- the end -----------------------------------------------------------------------------------------------


def ending(variant: Variant, fields: Any) -> Words:
    """Why the game ended, in plain words."""
    return ending_of(fields)


def ending_of(fields: Any) -> Words:
    """Why the game ended, from its record alone."""
    total = int(fields.runs) * int(fields.top)
    if due(fields) or int(fields.calls) < total:
        return say("not-over")
    complete: list[Words] = [SEATS[seat] for seat in range(int(fields.seats)) if not tiles_left(fields, seat)]
    if int(fields.seats) == 1:
        left = say("left", count=int(tiles_left(fields, 0)))
        return say("ended-complete", calls=total) if complete else say("ended-with", calls=total, left=left)
    if complete:
        return say("ended-completed", calls=total, seats=listed(complete), count=len(complete))
    return say("ended-fewest", calls=total)
