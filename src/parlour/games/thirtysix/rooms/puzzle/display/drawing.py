"""How the border puzzle looks, and what is told of each change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import EDGE, MARGIN, edges
from parlour.display.svg.shapes import path, rect
from parlour.games.thirtysix.display import tiles
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.puzzle.display.pieces import neighbours
from parlour.games.thirtysix.rooms.puzzle.notation.words import FILES, cell_name
from parlour.games.thirtysix.rooms.puzzle.state import (
    CELLS,
    GIVE_UP,
    LAY,
    REMOVE,
    SIDE,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import CORNERS, TILES
from parlour.kernel.state import Variant

GAP: Final = 10.0
"""Felt between two cells: there a matching border is lit."""
PITCH: Final = tiles.WIDTH + GAP
HEAP: Final = "heap"
_BAR: Final = 64.0
"""Length of the bar across a border that matches."""
_THICK: Final = 6.0
_TICK: Final = 3.5


@drawn_once
def board(variant: Variant) -> Board:
    """Nine cells, the borders between them, and the heap, where each tile has its place."""
    width = EDGE + SIDE * PITCH + MARGIN
    cells = [_cell(cell) for cell in range(CELLS)]
    borders = [
        Place(_border(a, b), *_middle(a, b), GAP, GAP, f"{cell_name(a)} {cell_name(b)}", touch=False)
        for a, b in neighbours()
    ]
    names = edges(FILES, [str(row + 1) for row in range(SIDE)], PITCH)
    wells = "".join(
        rect(place.x - tiles.WIDTH / 2, place.y - tiles.WIDTH / 2, tiles.WIDTH, tiles.WIDTH, "well", 9)
        for place in cells
    )
    places = (*cells, *borders)
    square = Area("square", "board", say.now("puzzle-square"), width, width, places, wells + names)
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(square, _heap()),
        faces=_faces(),
        touches=(
            Touches(LAY, each=tuple(_lays())),
            Touches(REMOVE, each=tuple((cell_name(cell), HEAP) for cell in range(CELLS))),
            Touches(TURN, each=tuple((f"@{tile}",) for tile in range(TILES))),
            Touches(UNDO, buttons=(say.now("button-undo"),)),
            Touches(GIVE_UP, buttons=(say.now("button-solution"),), final=True),
        ),
        direct=True,
        material="slate",
    )


def _cell(cell: int) -> Place:
    x, y = EDGE + (cell % SIDE + 0.5) * PITCH, EDGE + (cell // SIDE + 0.5) * PITCH
    return Place(cell_name(cell), x, y, tiles.WIDTH, tiles.WIDTH, cell_name(cell))


def _heap() -> Area:
    """A place for each tile, beside the square."""
    step = tiles.WIDTH + GAP / 2
    homes = tuple(
        Place(
            _home(tile),
            (tile % SIDE + 0.5) * step,
            (tile // SIDE + 0.5) * step,
            tiles.WIDTH,
            tiles.WIDTH,
            say.now("heap"),
            own=HEAP,
        )
        for tile in range(TILES)
    )
    return Area("heap", "side", say.now("heap-title"), SIDE * step, TILES // SIDE * step, homes, seat=0)


def _lays() -> Iterator[tuple[str, str]]:
    """What to touch to lay each tile, in each of its turns, into each cell: the turn is the tile's own."""
    for tile in range(TILES):
        for _ in range(CORNERS):
            for cell in range(CELLS):
                yield f"@{tile}", cell_name(cell)


def _faces() -> tuple[Face, ...]:
    bar, tick = _BAR / 2, _TICK
    half, matches = _THICK / 2, say.now("matches")
    cross = f"M{-tick} {-tick}L{tick} {tick}M{tick} {-tick}L{-tick} {tick}"
    return (
        *(tiles.face(tile, turn) for tile in range(TILES) for turn in range(CORNERS)),
        Face("match.v", matches, rect(-half, -bar, _THICK, _BAR, "brass", half), _THICK, _BAR, text="="),
        Face("match.h", matches, rect(-bar, -half, _BAR, _THICK, "brass", half), _BAR, _THICK, text="="),
        Face("clash", say.now("clashes"), path(cross, "ink-line", 1.6), 2 * tick, 2 * tick, text="x"),
    )


def _middle(one: int, other: int) -> tuple[float, float]:
    a, b = _cell(one), _cell(other)
    return (a.x + b.x) / 2, (a.y + b.y) / 2


def _border(one: int, other: int) -> str:
    return f"{cell_name(one)}-{cell_name(other)}"


def _home(tile: int) -> str:
    return f"home{tile}"
