"""A whole tile as one drawing, turned, for the rooms where tiles are laid by hand."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Face
from parlour.display.svg.shapes import CELL, gate, rect, texture
from parlour.games.thirtysix.display.drawing import LETTERS, SIDE, TINTS
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import COLOUR_WORDS
from parlour.games.thirtysix.rules.laying import corner_at
from parlour.games.thirtysix.state import CORNERS, TILE_CORNERS, TILE_NAMES

WIDTH: Final = 2 * CELL
"""The width of a tile with its rim."""
_HALF: Final = SIDE / 2
_REACH: Final = 9.0
"""From the middle of a tile to the posts of its gate, along each side."""


def corners(tile: int, turn: int) -> tuple[int, ...]:
    """The colours of a tile's squares after quarter turns, in reading order.

    >>> corners(0, 0), corners(0, 1)
    ((0, 1, 2, 0), (2, 0, 0, 1))
    """
    return tuple(LETTERS.index(TILE_CORNERS[tile][corner_at(corner, turn)]) for corner in range(CORNERS))


def face(tile: int, turn: int) -> Face:
    """A tile as it lies: its rim, four squares told apart by tint and texture, and its gate."""
    return Face(
        f"{TILE_NAMES[tile]}.{turn}",
        said(tile, turn),
        drawing(tile, turn),
        WIDTH,
        WIDTH,
        text="".join(LETTERS[colour] for colour in corners(tile, turn)),
    )


def said(tile: int, turn: int) -> str:
    """A tile in words, row by row.

    >>> said(3, 0)
    'ARG: red red over blue green'
    """
    a, b, c, d = (say("colour", colour=COLOUR_WORDS[colour]) for colour in corners(tile, turn))
    return say.now("tile-said", name=TILE_NAMES[tile], a=a, b=b, c=c, d=d)


def drawing(tile: int, turn: int) -> str:
    """The drawing of a tile as it lies."""
    reach = _REACH if turn % 2 == 0 else -_REACH
    return rim() + "".join(_square(*spot) for spot in enumerate(corners(tile, turn))) + _gate(reach)


def rim() -> str:
    """What lies under a tile's squares."""
    return rect(1 - CELL, 1 - CELL, WIDTH - 2, WIDTH - 2, "well", 7)


def _square(corner: int, colour: int) -> str:
    x, y = (CELL * (corner % 2) - CELL / 2 - _HALF, CELL * (corner // 2) - CELL / 2 - _HALF)
    tint = TINTS[colour]
    return rect(x, y, SIDE, SIDE, tint, 5) + texture(colour, x, y, SIDE, SIDE, tint)


def _gate(reach: float) -> str:
    return gate(-reach, -_REACH, reach, _REACH)
