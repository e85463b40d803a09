"""How a game of 36 looks to a seat, what is told of each entry, and what a draft would do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from parlour.display.board import Board
from parlour.display.scene import Counter, LogLine, Mark, Piece, Preview, Scene, Seat
from parlour.games.thirtysix.display import drawing
from parlour.games.thirtysix.display.drawing import LETTERS, reserve
from parlour.games.thirtysix.notation.words import COLOUR_WORDS, counters, listed, square_name
from parlour.games.thirtysix.rules import flow
from parlour.games.thirtysix.rules.laying import square_of
from parlour.games.thirtysix.state import (
    CHOOSING,
    COLOUR,
    COLOURS,
    CORNERS,
    ENDED,
    GIVE,
    GIVING,
    LAYING,
    LOT_DUE,
    NOWHERE,
    PASS,
    PLACING,
    SQUARES,
    TILES,
)
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.state import Variant

TO_DO = {
    LOT_DUE: "Who begins is being drawn.",
    LAYING: "The nine tiles are being laid.",
    CHOOSING: "Choose the colour of your pawn and counters.",
    PLACING: "Put your pawn on a square of its colour.",
    GIVING: "You crossed a pawn: give its player one of your counters.",
}
OTHERS = {
    CHOOSING: "A colour is being chosen.",
    PLACING: "A pawn is being placed.",
    GIVING: "A counter goes to the player who was crossed.",
}
SEAT_COLOURS = (1, 2, 0)
"""The seats' vermilion, green and blue: what a player wears who plays red, green or blue."""
LAID = ("gates", "tile", "turn", "colour", "x", "y", "layout")
"""The fields that pieces of tiles are made from."""
MOST_BOARDS = 500
_laid: dict[bytes, tuple[Piece, ...]] = {}


def board(variant: Variant) -> Board:
    """The table for a game's options."""
    return drawing.board(variant)


# -- the scene ---------------------------------------------------------------------------------------------


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """The table as a seat sees it; everything lies open."""
    pieces = [*_tiles(fields), *_counters(fields), *_pawns(fields)]
    for one in range(variant.seats):
        pieces += _reserve(fields, one)
    marks: dict[str, Mark] = {}
    if flow.turn(fields) == 1 << seat and int(fields.pawn[seat]) != NOWHERE:
        marks[square_name(fields, int(fields.pawn[seat]))] = "due"
    seats = tuple(_seat(fields, one) for one in range(variant.seats))
    return Scene(seat, tuple(pieces), seats, _sentence(fields, seat), marks, (), _status(fields))


def _tiles(fields: Any) -> tuple[Piece, ...]:
    """The tiles laid so far: made once for a board, which stays as it is all through the game."""
    key = fields.slot.tobytes() + b"".join(fields[name].tobytes() for name in LAID)
    pieces = _laid.get(key)
    if pieces is None:
        if len(_laid) >= MOST_BOARDS:
            _laid.clear()
        pieces = _laid[key] = tuple(_laid_tiles(fields))
    return pieces


def _laid_tiles(fields: Any) -> list[Piece]:
    """A rim, four squares and perhaps a gate each."""
    pieces = []
    for slot in range(int(fields.slot)):
        pieces.append(Piece(f"tile{slot}", f"tile{slot}", "tile"))
        for corner in range(CORNERS):
            square = int(square_of(fields, slot, corner))
            name = square_name(fields, square)
            pieces.append(Piece(f"square.{name}", name, f"square.{LETTERS[int(fields.colour[square])]}"))
    pieces += [
        Piece(f"gate{slot}", f"gate{slot}", "gate", turn=int(fields.turn[slot]) % 2)
        for slot in range(int(fields.slot))
        if int(fields.gates) >> int(fields.tile[slot]) & 1
    ]
    return pieces


def _counters(fields: Any) -> list[Piece]:
    covered, colours = int(fields.counters), fields.colour.tolist()
    return [
        _counter(square_name(fields, square), LETTERS[colours[square]])
        for square in range(SQUARES)
        if covered >> square & 1
    ]


@cache
def _counter(name: str, letter: str) -> Piece:
    return Piece(f"on.{name}", name, f"counter.{letter}", 1)


def _pawns(fields: Any) -> list[Piece]:
    return [
        Piece(
            f"pawn{seat}",
            square_name(fields, int(fields.pawn[seat])),
            f"pawn.{LETTERS[int(fields.chosen[seat])]}",
            2,
            owner=seat,
        )
        for seat in range(int(fields.seats))
        if int(fields.pawn[seat]) != NOWHERE
    ]


def _reserve(fields: Any, seat: int) -> list[Piece]:
    counts = fields.reserve[seat].tolist()
    return [_small(seat, colour, k) for colour in range(COLOURS) for k in range(counts[colour])]


@cache
def _small(seat: int, colour: int, k: int) -> Piece:
    place = reserve(seat, colour)
    return Piece(f"{place}.{k}", place, f"small.{LETTERS[colour]}", k)


def _seat(fields: Any, seat: int) -> Seat:
    held = [Counter(COLOUR_WORDS[c], int(fields.reserve[seat, c])) for c in range(COLOURS)]
    chosen = int(fields.chosen[seat])
    note = f"plays {COLOUR_WORDS[chosen]}" if chosen != NOWHERE else ""
    worn = SEAT_COLOURS[chosen] if chosen != NOWHERE else COLOURS + seat  # a colour that nobody plays
    left = int(flow.reserve_size(fields, seat))
    return Seat(left, tuple(c for c in held if c.value), note=note, colour=worn)


def _status(fields: Any) -> str:
    idle, limit = int(fields.idle), int(fields.idle_limit)
    if limit and idle > limit // 2:
        return f"{idle} of {limit} turns without a counter placed"
    return ""


def _sentence(fields: Any, seat: int) -> str:
    phase = int(fields.phase)
    if phase == ENDED:
        return ending_of(fields)
    if flow.turn(fields) != 1 << seat:
        return TO_DO[phase] if phase in (LOT_DUE, LAYING) else OTHERS.get(phase, "The pawn moves.")
    if phase in TO_DO:
        return TO_DO[phase]
    if not flow.destinations(fields, seat):
        return "Your pawn cannot move, so you pass."
    return "Move your pawn straight to an empty square, or through a gate."


# -- the log -----------------------------------------------------------------------------------------------


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """One line for one entry; tiles are told once the last one lies."""
    if actor == CHANCE:
        if action >= SEAT_DRAW:
            return LogLine("begins, drawn by lot")
        return LogLine("The nine tiles are laid") if int(after.slot) == TILES else None
    if action == PASS:
        return LogLine("passed: the pawn cannot move")
    if action >= GIVE:
        return _told_gift(before, action - GIVE, after, actor)
    if action >= COLOUR:
        return LogLine(f"plays {COLOUR_WORDS[action - COLOUR]}")
    name = square_name(before, action)
    if int(before.phase) == PLACING:
        return LogLine(f"put the pawn on {name}", places=(name,))
    return _told_move(before, actor, action, after)


def _told_move(before: Any, seat: int, square: int, after: Any) -> LogLine:
    name, here = square_name(before, square), square_name(before, int(before.pawn[seat]))
    through = int(before.gate[int(before.pawn[seat])]) == square
    words = f"went through the gate to {name}" if through else f"moved from {here} to {name}"
    colour = COLOUR_WORDS[int(before.colour[square])]
    sown = int(after.counters) >> square & 1
    parts = [f"a {colour} counter placed, {counters(flow.reserve_size(after, seat))} left"] if sown else []
    if not sown:
        parts.append(f"no {colour} counter to place")
    crossed = _crossed(before, seat, square)
    if crossed:
        parts.append(f"crossed {listed([f'the {word} pawn' for word in crossed])}")
    return LogLine(words, parts=tuple(parts), places=(here, name))


def _crossed(before: Any, seat: int, square: int) -> list[str]:
    """The colours of the pawns that a straight move crosses, nearest first."""
    if int(before.gate[int(before.pawn[seat])]) == square:
        return []
    now = before.copy()
    flow.owe_crossed(now, seat, int(before.pawn[seat]), square)
    return [COLOUR_WORDS[int(before.chosen[int(other)])] for other in now.owed if int(other) != NOWHERE]


def _told_gift(before: Any, colour: int, after: Any, seat: int) -> LogLine:
    other = COLOUR_WORDS[int(before.chosen[int(before.owed[0])])]
    left = counters(flow.reserve_size(after, seat))
    return LogLine(f"gave the {other} player a {COLOUR_WORDS[colour]} counter", parts=(f"{left} left",))


# -- the draft ---------------------------------------------------------------------------------------------


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """What a draft would do."""
    if not actions:
        return None
    first = actions[0]
    if first == PASS:
        return Preview("Pass", "Your pawn cannot move.")
    if COLOUR <= first < GIVE:
        word = COLOUR_WORDS[first - COLOUR]
        return Preview(f"Play {word}", f"You take the {word} pawn and the twelve {word} counters.")
    if first >= GIVE:
        word = COLOUR_WORDS[first - GIVE]
        return Preview(f"Give {word}", f"One of your {word} counters goes to the player you crossed.")
    name = square_name(before, first)
    if int(before.phase) == PLACING:
        return Preview(f"Put the pawn on {name}", "No counter is placed with it.")
    told = _told_move(before, seat, first, after)
    return Preview(f"Move to {name}", f"{'; '.join(map(str, told.parts)).capitalize()}.", _hint(after, seat))


def _hint(after: Any, seat: int) -> str:
    if int(after.winner) == seat:
        return "That is your last counter: you win."
    if int(after.phase) == GIVING:
        return "Then you give away a counter, and have one fewer."
    return ""


# -- the end -----------------------------------------------------------------------------------------------


def ending(variant: Variant, fields: Any) -> str:
    """Why the game ended, in plain words."""
    return ending_of(fields)


def ending_of(fields: Any) -> str:
    """Why the game ended, from its record alone."""
    if int(fields.phase) != ENDED:
        return "The game is not over."
    if int(fields.winner) != NOWHERE:
        return f"The {COLOUR_WORDS[int(fields.chosen[int(fields.winner)])]} reserve is empty."
    everybody = int(fields.passes) == int(fields.seats)
    why = (
        "Nobody can move any more"
        if everybody
        else f"{int(fields.idle)} turns went by without a counter placed"
    )
    sizes = [int(flow.reserve_size(fields, seat)) for seat in range(int(fields.seats))]
    tied = sizes.count(min(sizes)) > 1
    return f"{why}: " + ("a tie, to be played again." if tied else "the fewest counters win.")
