"""How a game of Numeria looks to a seat, and what a draft would do; `log` has the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from parlour.display.board import Board
from parlour.display.scene import Mark, Piece, Preview, Scene, Seat
from parlour.display.shared import shared
from parlour.games.numeria import rules
from parlour.games.numeria.display import drawing
from parlour.games.numeria.display.drawing import pile
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
from parlour.games.numeria.state import ENDED, FILLING, MAX_PILE, PASS, SEATS, STARTER_DUE, TAKE, TAKING
from parlour.games.numeria.state.geometry import LENGTH, LINES, NOWHERE, SQUARES
from parlour.kernel.actors import CHANCE
from parlour.kernel.message import Words, joined
from parlour.kernel.state import Variant

__all__ = ["between", "board", "ending", "instruction", "pieces", "preview", "scene", "tell"]

LATE = 2
"""Quiet turns are announced once this fraction of the allowed ones has passed: one part in this many."""


def board(variant: Variant) -> Board:
    """The table for a game's options."""
    return drawing.board(variant)


# -- the scene ---------------------------------------------------------------------------------------------


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """The table as a seat sees it; everything is open."""
    seats = tuple(Seat(int(fields.collected[one])) for one in range(SEATS))
    shown = pieces(variant, fields, seat)
    return Scene(seat, shown, seats, _sentence(fields, seat), status=_status(fields))


def pieces(variant: Variant, fields: Any, seat: int) -> tuple[Piece, ...]:
    """The tiles on the board and in the piles."""
    return _lying(fields, drawing.pile_room(variant))


@shared()
def _lying(fields: Any, room: int) -> tuple[Piece, ...]:
    return (*_tiles(fields, _found(fields)), *_piles(fields, room))


def _found(fields: Any) -> set[int]:
    """The squares of the tropes to choose from."""
    lines = lines_made(fields) if int(fields.phase) == TAKING else []
    return {int(square) for line in lines for square in LINES[line]}


def _tiles(fields: Any, found: set[int]) -> Iterator[Piece]:
    for square, number in enumerate(fields.board.tolist()):
        if number:
            yield _tile(square, number, square in found)


@cache
def _tile(square: int, number: int, found: bool) -> Piece:
    return Piece(f"tile{number}", square_name(square), str(number), mark="found" if found else None)


def _piles(fields: Any, room: int) -> Iterator[Piece]:
    """The tropes taken; those of the last turn are lit. What has no row of its own lies on the last one."""
    lit = _just_taken(fields)
    shown: set[int] = set()
    for seat in range(SEATS):
        for trope in range(min(int(fields.collected[seat]), MAX_PILE)):
            place, late = pile(seat, min(trope, room - 1)), max(0, trope - room + 1)
            mark: Mark | None = "found" if (seat, trope) in lit else None
            for k in range(LENGTH):
                number = int(fields.piles[seat, trope, k])
                again = number in shown  # a tile counts in each of several tropes taken at once
                shown.add(number)
                name = f"tile{number}.{trope}" if again else f"tile{number}"
                yield Piece(name, place, f"{number}.small", k + LENGTH * late, mark=mark)


def _just_taken(fields: Any) -> set[tuple[int, int]]:
    """The tropes that the last turn took, as seat and place in the pile."""
    over = int(fields.phase) == ENDED
    seat = int(fields.mover) if over else 1 - int(fields.mover)
    goal = int(fields.last_to)
    if (
        goal == NOWHERE
        or fields.board[goal]
        or int(fields.passes)
        or int(fields.phase) in (STARTER_DUE, FILLING)
    ):
        return set()
    taken = [{int(number) for number in trope} for trope in fields.piles[seat, : int(fields.collected[seat])]]
    return {(seat, k) for k, trope in enumerate(taken) if trope & taken[-1]}


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


def between(
    variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int
) -> tuple[tuple[Piece, ...], ...]:
    """What is seen on the way: the tropes made, lit on the board, before they go to the pile."""
    if actor == CHANCE or action >= PASS or int(after.phase) == TAKING:
        return ()
    now = _lit(before, action)
    return () if now is None else (pieces(variant, now, seat),)


@shared()
def _lit(before: Any, action: int) -> Any | None:
    """The position with a tile moved and the tropes that it makes still on the board, if any."""
    now = moved_on(before, *divmod(action, SQUARES))
    if not lines_made(now):
        return None
    now.phase = TAKING
    return now


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
