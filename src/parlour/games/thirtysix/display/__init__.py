"""How a game of 36 looks to a seat, what is told of each entry, and what a draft would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.display.board import Board
from parlour.display.scene import Counter, LogLine, Mark, Preview, Scene, Seat
from parlour.display.shared import shared
from parlour.games.thirtysix.display import drawing
from parlour.games.thirtysix.display import pieces as pieces
from parlour.games.thirtysix.display.orders import instruction as instruction
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import COLOUR_WORDS, square_name
from parlour.games.thirtysix.rules import flow
from parlour.games.thirtysix.state import (
    CHOOSING,
    COLOUR,
    COLOURS,
    ENDED,
    GIVE,
    GIVING,
    LAYING,
    NOWHERE,
    PASS,
    PLACING,
    STARTER_DUE,
    TILES,
)
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.message import Message, Words, joined, listed
from parlour.kernel.state import Variant

TO_DO = {
    STARTER_DUE: say("starter-due"),
    LAYING: say("laying"),
    CHOOSING: say("choose"),
    PLACING: say("place"),
    GIVING: say("give"),
}
OTHERS = {
    CHOOSING: say("others-choose"),
    PLACING: say("others-place"),
    GIVING: say("others-give"),
}
SEAT_COLOURS = (1, 2, 0)
"""The seats' vermilion, green and blue: what a player wears who plays red, green or blue."""


def board(variant: Variant) -> Board:
    """The table for a game's options."""
    return drawing.board(variant)


# -- the scene ---------------------------------------------------------------------------------------------


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """The table as a seat sees it; everything is open."""
    marks: dict[str, Mark] = {}
    if flow.turn(fields) == 1 << seat and int(fields.pawn[seat]) != NOWHERE:
        marks[square_name(fields, int(fields.pawn[seat]))] = "due"
    return Scene(seat, _seats(fields), _sentence(fields, seat), marks, (), _status(fields))


@shared()
def _seats(fields: Any) -> tuple[Seat, ...]:
    return tuple(_seat(fields, seat) for seat in range(int(fields.seats)))


def _seat(fields: Any, seat: int) -> Seat:
    held = [_held(colour, int(fields.reserve[seat, colour])) for colour in range(COLOURS)]
    chosen = int(fields.chosen[seat])
    note = say("note-plays", colour=COLOUR_WORDS[chosen]) if chosen != NOWHERE else ""
    worn = SEAT_COLOURS[chosen] if chosen != NOWHERE else COLOURS + seat  # a colour that nobody plays
    left = int(flow.reserve_size(fields, seat))
    return Seat(left, tuple(c for c in held if c.value), note=note, colour=worn)


def _held(colour: int, count: int) -> Counter:
    return Counter(say("held", colour=COLOUR_WORDS[colour], count=count), count)


def _status(fields: Any) -> Words:
    idle, limit = int(fields.idle), int(fields.idle_limit)
    if limit and idle > limit // 2:
        return say("status-idle", idle=idle, limit=limit)
    return ""


def _sentence(fields: Any, seat: int) -> Words:
    phase = int(fields.phase)
    if phase == ENDED:
        return ending_of(fields)
    if flow.turn(fields) != 1 << seat:
        return TO_DO[phase] if phase in (STARTER_DUE, LAYING) else OTHERS.get(phase, say("others-move"))
    if phase in TO_DO:
        return TO_DO[phase]
    if not flow.destinations(fields, seat):
        return say("must-pass")
    return say("move")


# -- the log -----------------------------------------------------------------------------------------------


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """One line for one entry; tiles are told once the last one lies."""
    if actor == CHANCE:
        if action >= SEAT_DRAW:
            return LogLine(say("begins"))
        return LogLine(say("laid")) if int(after.slot) == TILES else None
    if action == PASS:
        return LogLine(say("passed"))
    if action >= GIVE:
        return _told_gift(before, action - GIVE, after, actor)
    if action >= COLOUR:
        return LogLine(say("plays", colour=COLOUR_WORDS[action - COLOUR]))
    name = square_name(before, action)
    if int(before.phase) == PLACING:
        return LogLine(say("put", square=name), places=(name,))
    return _told_move(before, actor, action, after)


@shared()
def _told_move(before: Any, seat: int, square: int, after: Any) -> LogLine:
    name, here = square_name(before, square), square_name(before, int(before.pawn[seat]))
    through = int(before.gate[int(before.pawn[seat])]) == square
    words = say("through", square=name) if through else say("moved", start=here, square=name)
    colour = COLOUR_WORDS[int(before.colour[square])]
    sown = int(after.counters) >> square & 1
    parts = [say("placed", colour=colour, left=_left(after, seat)) if sown else say("none", colour=colour)]
    crossed = _crossed(before, seat, square)
    if crossed:
        parts.append(say("crossed", pawns=listed(crossed)))
    return LogLine(words, parts=tuple(parts), places=(here, name))


def _left(fields: Any, seat: int) -> Message:
    return say("score", count=int(flow.reserve_size(fields, seat)))


def _crossed(before: Any, seat: int, square: int) -> list[Message]:
    """The pawns that a straight move crosses, nearest first."""
    if int(before.gate[int(before.pawn[seat])]) == square:
        return []
    now = before.copy()
    flow.owe_crossed(now, seat, int(before.pawn[seat]), square)
    colours = [int(before.chosen[int(other)]) for other in now.owed if int(other) != NOWHERE]
    return [say("crossed-pawn", colour=COLOUR_WORDS[colour]) for colour in colours]


def _told_gift(before: Any, colour: int, after: Any, seat: int) -> LogLine:
    other = COLOUR_WORDS[int(before.chosen[int(before.owed[0])])]
    return LogLine(say("gave", player=other, colour=COLOUR_WORDS[colour]), parts=(_left(after, seat),))


# -- the draft ---------------------------------------------------------------------------------------------


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """What a draft would do."""
    if not actions:
        return None
    first = actions[0]
    if first == PASS:
        return Preview(say("button-pass"), say("cannot-move"))
    if COLOUR <= first < GIVE:
        word = COLOUR_WORDS[first - COLOUR]
        return Preview(say("button-play", colour=word), say("takes", colour=word))
    if first >= GIVE:
        word = COLOUR_WORDS[first - GIVE]
        return Preview(say("button-give", colour=word), say("gives", colour=word))
    name = square_name(before, first)
    if int(before.phase) == PLACING:
        return Preview(say("button-put", square=name), say("puts-no-counter"))
    return Preview(say("button-move", square=name), _would(before, seat, first, after), _hint(after, seat))


def _would(before: Any, seat: int, square: int, after: Any) -> Words:
    """What a move would bring."""
    colour = COLOUR_WORDS[int(before.colour[square])]
    sown = int(after.counters) >> square & 1
    sows = say("sows", colour=colour, left=_left(after, seat)) if sown else say("sows-none", colour=colour)
    crossed = _crossed(before, seat, square)
    return joined([sows, say("crosses", pawns=listed(crossed)) if crossed else ""])


def _hint(after: Any, seat: int) -> Words:
    if int(after.winner) == seat:
        return say("you-win")
    if int(after.phase) == GIVING:
        return say("then-give")
    return ""


# -- the end -----------------------------------------------------------------------------------------------


def ending(variant: Variant, fields: Any) -> Words:
    """Why the game ended, in plain words."""
    return ending_of(fields)


def ending_of(fields: Any) -> Words:
    """Why the game ended, from its record alone."""
    if int(fields.phase) != ENDED:
        return say("not-over")
    if int(fields.winner) != NOWHERE:
        return say("reserve-empty", colour=COLOUR_WORDS[int(fields.chosen[int(fields.winner)])])
    everybody = int(fields.passes) == int(fields.seats)
    why = say("nobody-moves") if everybody else say("idle", count=int(fields.idle))
    sizes = [int(flow.reserve_size(fields, seat)) for seat in range(int(fields.seats))]
    return say("tie", why=why) if sizes.count(min(sizes)) > 1 else say("fewest", why=why)
