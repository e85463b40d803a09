"""The table as it is drawn once: a board for each seat, its hand, the call, and what to touch.

+----------------------+   +----------+
| 1 2 3 4 5 . . .      |   | (A) [12] |   its caller and the tile called,
| 1 2 . . . . . .      |   +----------+   unless that is in the hand
| . . . . . . . .      |
|  a   b   c   d   e   |
| [9] [7] [ ] [5] [14] |
| [4]         [8]      |   hand: the tile called, to be put down
+----------------------+
"""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import numbers
from parlour.display.svg.shapes import chip, rect, slab, tile, words
from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.notation.words import COLUMNS, SEATS
from parlour.games.threebysixteen.state import DONE, PLACE, START, TAKE
from parlour.kernel.state import Variant

CALL: Final = "call"
"""The place of the tile called."""
CALLER: Final = "caller"
OWN_HAND: Final = "hand"
"""Refs to places of the actor's own: the hand, any row, a column by its letter."""
OWN_ROW: Final = "row"

EDGE: Final = 9.0
ROW_TILE: Final = (24.0, 42.0)
ROW_STEP: Final = 25.0
ROW_PITCH: Final = 50.0
COLUMN_TILE: Final = (60.0, 30.0)
COLUMN_STEP: Final = 31.0
COLUMN_PITCH: Final = 80.0
NAMES: Final = 21.0
"""Height of the line with the columns' letters."""
SHOWN: Final = 8
"""Tiles of a column that lie side by side; more of them move closer together."""
FEWEST_SHOWN: Final = 5
LONGEST: Final = 30
"""Tiles that lie side by side in a column where the screen has room for them."""
HAND_TILE: Final = 52.0
HAND_ROOM: Final = 10.0
CALL_TILE: Final = 42.0
CHIP: Final = 12.0
CALL_AREA: Final = (110.0, 54.0)
CAPTION: Final = 11.0
"""Height of the word between caller and tile: "A called 14"."""

_LIFT: Final = 2.2
"""How far the number of a column's tile stands above its middle, so that it shows when tiles overlap."""


def hand(seat: int) -> str:
    """The place where a seat's called tile lies until it is put down."""
    return f"{SEATS[seat]}.hand"


def row(seat: int, number: int) -> str:
    """The place of one of a seat's main rows, from 0."""
    return f"{SEATS[seat]}.row{number + 1}"


def column(seat: int, number: int) -> str:
    """The place of one of a seat's columns, from 0."""
    return f"{SEATS[seat]}.{COLUMNS[number]}"


@drawn_once
def board(variant: Variant) -> Board:
    """The table for a game's options: seats and sizes change it."""
    seats = range(variant.seats)
    runs, top, columns = (int(variant.options[name]) for name in ("runs", "top", "columns"))
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(
            *(_board_of(seat, runs, top, columns) for seat in seats),
            _call(),
            *(_hand_of(seat) for seat in seats),
        ),
        faces=_faces(top, variant.seats),
        touches=(
            Touches(PLACE, each=tuple((OWN_HAND, letter) for letter in COLUMNS)),
            Touches(TAKE, each=tuple((letter, OWN_ROW) for letter in COLUMNS), quick=True),
            Touches(START, each=((OWN_HAND, OWN_ROW),)),
            Touches(DONE, buttons=(say.now("button-done"),)),
        ),
        closing=(DONE,),
        source=CALL,
        material="walnut",
    )


# -- areas -------------------------------------------------------------------------------------------------


def _board_of(seat: int, runs: int, top: int, columns: int) -> Area:
    """A seat's rows, one below the other, and its columns under them, side by side."""
    width = max(top * ROW_STEP, columns * COLUMN_PITCH)
    shown = min(SHOWN, max(FEWEST_SHOWN, runs * top // columns + 3))
    first, height = EDGE + runs * ROW_PITCH + NAMES, shown * COLUMN_STEP + 4
    rows = tuple(
        Place(
            row(seat, k),
            EDGE + width / 2,
            EDGE + (k + 0.5) * ROW_PITCH,
            width,
            ROW_PITCH - 2,
            say.now("row", number=k + 1),
            "row",
            width / top,
            own=OWN_ROW,
        )
        for k in range(runs)
    )
    pitch = width / columns
    wells = tuple(
        Place(
            column(seat, k),
            EDGE + (k + 0.5) * pitch,
            first + height / 2 + 1,
            COLUMN_TILE[0] + 8,
            height,
            say.now("column", column=COLUMNS[k]),
            "column",
            COLUMN_STEP,
            own=COLUMNS[k],
        )
        for k in range(columns)
    )
    drawing = "".join([_tracks(rows, top), *(_well(place, first) for place in wells)])
    size = (width + 2 * EDGE, first + height + EDGE)
    longer = (min(LONGEST, runs * top) - shown) * COLUMN_STEP
    return Area(
        f"board{seat}",
        "seat",
        say.now("board"),
        *size,
        (*rows, *wells),
        drawing,
        seat=seat,
        columns=tuple(COLUMNS[:columns]),
        rows=numbers(runs),
        longer=longer,
    )


def _tracks(rows: tuple[Place, ...], top: int) -> str:
    """The rows: a slot for each tile, with the number that belongs in it."""
    drawn, (wide, high) = [], ROW_TILE
    for place in rows:
        left = place.x - place.w / 2
        drawn.append(rect(left - 2, place.y - place.h / 2, place.w + 4, place.h, "cell", 7))
        for k in range(top):
            x = left + (k + 0.5) * place.step
            drawn.append(rect(x - wide / 2, place.y - high / 2, wide, high, "well", 4))
            drawn.append(words(x, place.y, 17, str(k + 1), "soft"))
    return "".join(drawn)


def _well(place: Place, first: float) -> str:
    """A column: its letter above, and the groove in which tiles lie."""
    letter = words(place.x, first - NAMES / 2, 17, place.own, "name")
    return letter + rect(place.x - place.w / 2, first, place.w, place.h, "cell column", 9)


def _call() -> Area:
    """Who called, the word, and the tile called, in one line."""
    wide, high = CALL_AREA
    tile_left = wide - CALL_TILE - 2
    spot = Place(
        CALL,
        tile_left + CALL_TILE / 2,
        high / 2,
        CALL_TILE,
        CALL_TILE,
        say.now("number-called"),
        touch=False,
    )
    who = Place(CALLER, CHIP + 2, high / 2, 2 * CHIP, 2 * CHIP, say.now("caller"), touch=False, text=" ")
    caption = words((2 * CHIP + 2 + tile_left) / 2, high / 2, CAPTION, say.now("caller-called"), "soft")
    return Area(CALL, "side", say.now("called"), wide, high, (spot, who), caption)


def _hand_of(seat: int) -> Area:
    size = HAND_TILE + HAND_ROOM
    place = Place(hand(seat), size / 2, size / 2, size, size, say.now("tile-called"), own=OWN_HAND)
    well = rect(HAND_ROOM / 2 + 1, HAND_ROOM / 2 + 1, HAND_TILE - 2, HAND_TILE - 2, "well", 10)
    return Area(f"hand{seat}", "hand", say.now("hand"), size, size, (place,), well, seat=seat)


# -- faces -------------------------------------------------------------------------------------------------


def _faces(top: int, seats: int) -> tuple[Face, ...]:
    """A tile has a size for every place: a column, the hand, a row, the call. A 1 lies in no column."""
    shown = []
    for number in range(1, top + 1):
        text = str(number)
        in_hand = Face(text, text, tile(text, HAND_TILE, HAND_TILE), HAND_TILE, HAND_TILE, text=text)
        if number > 1:
            shown.append(Face(text, text, _flat(text), *COLUMN_TILE))
            in_hand = msgspec.structs.replace(in_hand, id=f"{text}.hand")
        shown += [
            in_hand,
            Face(f"{text}.row", text, tile(text, *ROW_TILE, 19), *ROW_TILE, text=text),
            Face(f"{text}.call", text, tile(text, CALL_TILE, CALL_TILE), CALL_TILE, CALL_TILE, text=text),
        ]
    for seat in range(seats):
        letter = SEATS[seat]
        drawn = chip(seat, letter, CHIP)
        shown.append(
            Face(f"caller{seat}", say.now("calls", seat=letter), drawn, 2 * CHIP, 2 * CHIP, text=letter)
        )
    return tuple(shown)


def _flat(text: str) -> str:
    """A flat tile for the columns."""
    return slab(*COLUMN_TILE) + words(0, -_LIFT, 23, text, "num strip tile-ink")
