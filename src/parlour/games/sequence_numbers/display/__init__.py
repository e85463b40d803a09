"""How a game of Sequence Numbers looks to a seat, and what a draft would do; `log` has the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.display.board import Board
from parlour.display.scene import Counter, Preview, Scene, Seat
from parlour.games.sequence_numbers.display import drawing, pieces
from parlour.games.sequence_numbers.display.log import discarded, made, played_card, spelled_lines, tell
from parlour.games.sequence_numbers.display.orders import instruction
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.notation.words import side_name, sum_of
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.state import (
    DEALING,
    ENDED,
    FREE,
    MANUAL,
    NOBODY,
    PICKING,
    STARTER_DUE,
)
from parlour.kernel.calls import legal_actions
from parlour.kernel.errors import Refusal
from parlour.kernel.message import Words, joined
from parlour.kernel.state import Variant

__all__ = ["board", "ending", "instruction", "mismatch", "pieces", "preview", "scene", "tell"]


def board(variant: Variant) -> Board:
    """The table for a game's options."""
    return drawing.board(variant)


# -- the scene ---------------------------------------------------------------------------------------------


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """The table as a seat sees it."""
    seats = tuple(_seat(variant, fields, one) for one in range(variant.seats))
    return Scene(seat, seats, _sentence(variant, fields, seat), status=_status(fields))


def _seat(variant: Variant, fields: Any, seat: int) -> Seat:
    side = int(at.side_of(fields, seat))
    notes = [
        say("note-gives-up") if fields.forfeit[seat] else "",
        say("note-may-draw") if fields.owed[seat] and int(fields.phase) != ENDED else "",
        say("note-aside") if fields.has_aside[seat] else "",
    ]
    return Seat(
        int(fields.scored[side]),
        (Counter(say("in-hand"), int(fields.hand_size[seat])),),
        team=side if len(set(variant.teams)) < variant.seats else NOBODY,
        note=joined(notes, ", "),
        colour=side,
    )


def _status(fields: Any) -> Words:
    return say("status", deck=int(fields.deck_size), goal=int(at.goal(fields)))


# -- words -------------------------------------------------------------------------------------------------


def _sentence(variant: Variant, fields: Any, seat: int) -> Words:
    phase = int(fields.phase)
    if phase == ENDED:
        return ending_of(fields)
    if phase == STARTER_DUE:
        return say("starter-due")
    if phase == DEALING:
        return say("dealing")
    if int(fields.drawing) != NOBODY:
        return say("drawing")
    due = int(variant.game.running.turn(fields))
    if seat < int(fields.seats) and due >> seat & 1:
        return _to_do(variant, fields, seat)
    if any(fields.forfeit):
        return say("team-gives-up")
    if phase == PICKING:
        return say("choosing-line")
    return say("others-play")


def _to_do(variant: Variant, fields: Any, seat: int) -> Words:
    """What a seat that is due has to do, or may."""
    if fields.forfeit[seat]:
        return say("give-up")
    if int(fields.phase) == PICKING:
        return say("choose-line")
    if seat != int(fields.mover):
        return say("draw-or-leave")
    ways = _ways(variant, fields, seat)
    return joined([say("draw-first"), ways]) if fields.owed[seat] else ways


def _ways(variant: Variant, fields: Any, seat: int) -> Words:
    """What the seat to play can do with its cards."""
    if not fields.hand[seat].any():
        return say("no-cards-left")
    actions = legal_actions(variant.game, fields, seat)
    first_dead, last = int(at.dead_first(fields)), int(at.pass_number(fields))
    dead = any(first_dead <= action < last for action in actions)
    if last in actions:
        return say("dead-or-pass") if dead else say("must-pass")
    if dead:
        return say("dead-or-play")
    return say("choose-card")


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """What a draft would do: the sum spelled out, and the sequences it makes."""
    if not actions:
        return None
    first = actions[0]
    if first >= at.line_first(before):
        lines = spelled_lines(before, [first - at.line_first(before)])
        return Preview(say("button-line"), say("your-sequence", lines=lines), _hint(after, seat), 1)
    if first >= at.pass_number(before):
        return _plain_preview(variant, before, first)
    card, copy = played_card(before, first)
    sum_ = sum_of(variant, card, copy)
    if first >= at.dead_first(before):
        return Preview(say("button-turn-in"), say("turns-in", card=sum_))
    name = cell_name(before, first % int(at.cells(before)))
    if first >= at.minus_first(before):
        owner = side_name(before, int(before.owner[first - at.minus_first(before)]) - 1)
        return Preview(say("button-take", cell=name), say("takes", owner=owner, cell=name))
    number = int(before.printed[first % int(at.cells(before))])
    what = [say("makes", sum=sum_, number=number)]
    if first >= at.plus_first(before):
        what = [say("plus-anywhere", number=number)]
    lines_made = made(after) if int(after.scored.sum()) > int(before.scored.sum()) else []
    if lines_made:
        what.append(say("five", lines=spelled_lines(after, lines_made)))
    gain = len(lines_made) or None
    return Preview(say("button-chip", cell=name), joined(what), _hint(after, seat), gain)


def mismatch(variant: Variant, fields: Any, face: str, action: int, seat: int) -> Refusal | None:
    """A card that does not make a cell's number; without a card, the one of the hand that would, if any."""
    cells = int(at.cells(fields))
    number = int(fields.printed[action % cells]) if action < cells else FREE
    if number == FREE or fields.owner[action]:
        return None  # the law has the reason
    if face:
        if not (face in drawing.board(variant).face and face[0].isdigit() and "." in face):
            return None
        return Refusal("2.3", say("wrong-sum", sum=_sum_on(variant, face), number=number))
    if number not in fields.hand[seat]:
        return None
    fitting = sum_of(variant, number, discarded(fields, number))
    return Refusal("5.2", say("choose-sum", sum=fitting, number=number))


def _sum_on(variant: Variant, face: str) -> Words:
    card, copy = face.split(".")
    return sum_of(variant, int(card), int(copy))


def _plain_preview(variant: Variant, before: Any, action: int) -> Preview:
    """Passing, drawing, leaving, giving up."""
    if action == at.pass_number(before):
        return Preview(say("button-pass"), say("pass-draws-none"))
    if action == at.draw_number(before):
        aside = say("lies-aside") if int(before.draw) == MANUAL else ""
        return Preview(say("button-draw"), aside)
    if action == at.waive_number(before):
        return Preview(say("button-leave"), say("stays-smaller"))
    card = action - int(at.forfeit_first(before)) + 1
    sum_ = sum_of(variant, card, discarded(before, card))
    return Preview(say("button-give-up", card=sum_), say("draws-none"))


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
    counts = [int(fields.scored[side]) for side in range(int(at.sides(fields)))]
    goal, most = int(at.goal(fields)), max(counts)
    if most >= goal:
        lines = [int(line) for line in fields.lines[counts.index(most), :most]]
        return say("five-in-a-row", lines=spelled_lines(fields, lines))
    everybody = int(fields.passes) == int(fields.seats)
    why = say("nobody-can-play") if everybody else say("shuffled-out", times=int(fields.max_reshuffles))
    leading = [side_name(fields, side) for side, count in enumerate(counts) if count == most]
    if len(leading) > 1:
        return say("draw-at", why=why, score=say("score", count=most))
    return say("has-most", why=why, side=leading[0])
