"""The table as it is drawn once: the chessboard, a pile for each player, and what to touch."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import edges, grid, grid_size, numbers
from parlour.display.svg.shapes import TILE, cells, disc_of, group, rect, tile
from parlour.games.numeria.display.pieces import MOST_AT_ONCE
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import FILES, square_name
from parlour.games.numeria.notation.words import SEATS as LETTERS
from parlour.games.numeria.state import PASS, SEATS, TAKE, TILES
from parlour.games.numeria.state.geometry import LENGTH, LINE_COUNT, LINES, SIDE, SQUARES
from parlour.kernel.state import Variant

RANKS: Final = numbers(SIDE, down=False)

SMALL: Final = 25.0
"""Width and height of a tile in a pile."""
NUMBER: Final = 16.0
"""Height of its number."""
SMALL_STEP: Final = 27.0
PILE_PITCH: Final = 29.0
TROPE_GAP: Final = 9.0
ACROSS: Final = 3
"""Tropes side by side in a pile."""
DISC: Final = 12.5
HEAD: Final = 30.0
"""Room for the owner's letter before a pile."""


def pile(seat: int, trope: int) -> str:
    """The place of one trope of a seat's pile, from 0."""
    return f"{LETTERS[seat]}.trope{trope + 1}"


def pile_room(variant: Variant) -> int:
    """How many tropes a pile has places for."""
    return int(variant.options["target"]) + (MOST_AT_ONCE if variant.options["multi"] == "all" else 0)


@drawn_once
def board(variant: Variant) -> Board:
    """The table for a game's options: the tropes to win change the piles."""
    squares = tuple(square_name(square) for square in range(SQUARES))
    lines = tuple(tuple(square_name(int(square)) for square in LINES[line]) for line in range(LINE_COUNT))
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(squares_area(), _piles(pile_room(variant))),
        faces=faces(),
        touches=(
            Touches(0, axes=(squares, squares)),
            Touches(PASS, buttons=(say.now("button-pass"),)),
            Touches(TAKE, each=lines, quick=True, any_order=True),
        ),
        material="stone",
    )


def squares_area() -> Area:
    """The chessboard."""
    width, height = grid_size(SIDE, SIDE)
    places = grid(FILES, RANKS)
    drawn = _squares(places)
    return Area(
        "board", "board", say.now("board"), width, height, places, drawn, columns=tuple(FILES), rows=RANKS
    )


def _squares(places: tuple[Place, ...]) -> str:
    """Light and dark squares, a1 dark; the files and ranks at the edges."""
    dark = [(p.x, p.y) for i, p in enumerate(places) if (i // SIDE + i % SIDE) % 2]
    light = [(p.x, p.y) for i, p in enumerate(places) if (i // SIDE + i % SIDE) % 2 == 0]
    return edges(FILES, RANKS) + cells(light) + cells(dark, "well")


def _piles(room: int) -> Area:
    """Both piles, one below the other: the owner's letter, and in line with it four spots for each trope."""
    trope = LENGTH * SMALL_STEP
    lines = -(-room // ACROSS)
    rows = tuple(
        Place(
            pile(seat, k),
            HEAD + (k % ACROSS) * (trope + TROPE_GAP) + trope / 2,
            (seat * lines + k // ACROSS + 0.5) * PILE_PITCH,
            trope,
            PILE_PITCH,
            say.now("pile-place", number=k + 1, seat=LETTERS[seat]),
            "row",
            SMALL_STEP,
            touch=False,
        )
        for seat in range(SEATS)
        for k in range(room)
    )
    side = SMALL_STEP - 3
    wells = "".join(
        rect(row.x - trope / 2 + i * SMALL_STEP + 1.5, row.y - side / 2, side, side, "cell", 5)
        for row in rows
        for i in range(LENGTH)
    )
    letters = "".join(
        group(disc_of(seat, LETTERS[seat], DISC), HEAD / 2 - 1, (seat * lines + 0.5) * PILE_PITCH)
        for seat in range(SEATS)
    )
    wide = rows[min(room, ACROSS) - 1].x + trope / 2 + TROPE_GAP / 2
    owners = tuple("" if line % lines else LETTERS[line // lines] for line in range(SEATS * lines))
    size = wide, SEATS * lines * PILE_PITCH
    return Area("piles", "side", say.now("piles"), *size, rows, letters + wells, rows=owners)


def faces() -> tuple[Face, ...]:
    """Every tile as it lies on the board, and small, as in a pile."""
    shown = []
    for number in range(1, TILES + 1):
        text = str(number)
        shown.append(Face(text, text, tile(text), TILE, TILE))
        shown.append(Face(f"{text}.small", text, tile(text, SMALL, SMALL, NUMBER), SMALL, SMALL, text=text))
    return tuple(shown)
