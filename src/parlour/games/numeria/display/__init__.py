"""How a game of Numeria looks to a seat, and what a draft would do; `log` has the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.display.board import Board
from parlour.display.scene import Preview, Scene, Seat
from parlour.games.numeria import rules
from parlour.games.numeria.display import drawing, pieces
from parlour.games.numeria.display.log import (
    YOU,
    all_spelled,
    lines_made,
    moved,
    moved_on,
    numbers_on,
    spelled,
    tell,
    tropes_made,
)
from parlour.games.numeria.display.orders import instruction
from parlour.games.numeria.display.ways import path
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import SEATS as LETTERS
from parlour.games.numeria.notation.words import square_name
from parlour.games.numeria.rules.actions import any_move
from parlour.games.numeria.state import ENDED, FILLING, PASS, SEATS, STARTER_DUE, TAKE, TAKING
from parlour.games.numeria.state.geometry import SQUARES
from parlour.kernel.message import Words, joined
from parlour.kernel.state import Variant

__all__ = ["board", "ending", "instruction", "pieces", "preview", "scene", "tell"]

LATE = 2
"""Quiet turns are announced once this fraction of the allowed ones has passed: one part in this many."""


def board(variant: Variant) -> Board:
    """The table for a game's options."""
    return drawing.board(variant)


# -- the scene ---------------------------------------------------------------------------------------------


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """The table as a seat sees it; everything is open."""
    seats = tuple(Seat(int(fields.collected[one])) for one in range(SEATS))
    return Scene(seat, seats, _sentence(fields, seat), status=_status(fields))


def _status(fields: Any) -> Words:
    quiet, limit = int(fields.quiet), int(fields.no_trope_limit)
    if limit and LATE * quiet > limit:
        return say("status-quiet", quiet=quiet, limit=limit)
    return say("status-target", count=int(fields.target))


# -- words -------------------------------------------------------------------------------------------------


def _sentence(fields: Any, seat: int) -> Words:
    phase = int(fields.phase)
    if phase == ENDED:
        return ending_of(fields)
    if phase == STARTER_DUE:
        return say("starter-due")
    if phase == FILLING:
        return say("filling")
    if phase == TAKING:
        made = [numbers_on(fields, line) for line in lines_made(fields)]
        which = all_spelled(fields, made, "or")
        mine = rules.turn(fields) == 1 << seat
        return say("choose", tropes=which) if mine else say("choosing", tropes=which)
    if rules.turn(fields) != 1 << seat:
        return say("others-move")
    if not any_move(fields):
        return say("must-pass")
    if int(fields.passes):
        return say("move-or-end")
    return say("move")


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """What a draft would do: the move, its way, and the tropes it makes."""
    if not actions:
        return None
    if actions[0] == PASS:
        over = say("ends-game") if int(before.passes) else ""
        return Preview(say("button-pass"), joined([say("you-pass"), over]))
    if actions[-1] >= TAKE:
        state = before if len(actions) == 1 else moved_on(before, *divmod(actions[0], SQUARES))
        trope = spelled(state, numbers_on(state, actions[-1] - TAKE))
        return Preview(say("button-take-it"), say("you-take", tropes=trope), _hint(after, seat), 1)
    home, goal = divmod(actions[0], SQUARES)
    way = path(before, home, goal)
    made = tropes_made(before, home, goal)
    move = moved(before, way, YOU)
    if not made:
        return Preview(say("button-move", goal=square_name(goal)), say("draft-move", move=move))
    names = all_spelled(before, made)
    if int(after.phase) == TAKING:
        return Preview(say("button-choose"), say("draft-choose", move=move, tropes=names))
    gain = int(after.collected[seat]) - int(before.collected[seat])
    return Preview(
        say("button-take", count=gain), say("draft-take", move=move, tropes=names), _hint(after, seat), gain
    )


def _hint(after: Any, seat: int) -> Words:
    return say("you-win") if int(after.phase) == ENDED else ""


# -- the end -----------------------------------------------------------------------------------------------


def ending(variant: Variant, fields: Any) -> Words:
    """Why the game ended, in plain words."""
    return ending_of(fields)


def ending_of(fields: Any) -> Words:
    """Why the game ended, from its record alone."""
    if int(fields.phase) != ENDED:
        return say("not-over")
    counts = [int(fields.collected[seat]) for seat in range(SEATS)]
    for seat in range(SEATS):
        if counts[seat] >= int(fields.target):
            return say("collected", seat=LETTERS[seat], count=counts[seat])
    a, b = counts
    if int(fields.passes) == SEATS:
        return say("both-passed", a=a, b=b)
    return say("too-quiet", count=int(fields.quiet), a=a, b=b)
