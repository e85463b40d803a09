"""How the arranging of layouts looks, and what is told of each change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import EDGE, MARGIN, edges
from parlour.display.svg.shapes import CELL, path, rect
from parlour.games.thirtysix.display import tiles
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import FILES
from parlour.games.thirtysix.options import read_layout
from parlour.games.thirtysix.rooms.layouts.notation.words import spot_name
from parlour.games.thirtysix.rooms.layouts.record import ThirtysixLayoutsState
from parlour.games.thirtysix.rooms.layouts.state import (
    BEGIN,
    CHOOSE,
    DONE,
    FIELD,
    FINISHED,
    MOVE,
    NAMES,
    ORIGINS,
    TILE_SIDE,
    TURN,
)
from parlour.games.thirtysix.state import CORNERS, LAYOUTS, TILES
from parlour.kernel.state import Variant

BLANK: Final = "blank"
_MINI: Final = 6.0
"""A square of a small picture of a layout."""
_CARD: Final = 78.0
_ACROSS: Final = 3
"""Small pictures side by side."""


@drawn_once
def board(variant: Variant) -> Board:
    """The field, and beside it the layouts to begin from."""
    side = EDGE + FIELD * CELL + MARGIN
    names = edges(FILES[:FIELD], [str(row + 1) for row in range(FIELD)])
    spots = tuple(
        Place(spot_name(x, y), EDGE + (x + 1) * CELL, EDGE + (y + 1) * CELL, CELL, CELL, spot_name(x, y))
        for y in range(ORIGINS)
        for x in range(ORIGINS)
    )
    field = Area("field", "board", say.now("field"), side, side, spots, _lines() + names)
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(field, _beginnings()),
        faces=tuple(_faces()),
        touches=(
            Touches(MOVE, axes=(tuple(f"@{tile}" for tile in range(TILES)), tuple(s.id for s in spots))),
            Touches(TURN, each=tuple((f"@{tile}",) for tile in range(TILES))),
            Touches(BEGIN, each=tuple((_beginning(name),) for name in NAMES)),
            Touches(
                CHOOSE,
                buttons=(say.now("button-choose"), say.now("button-draw"), say.now("button-undo")),
            ),
            Touches(DONE, buttons=(say.now("button-done"), say.now("button-leave"))),
        ),
        closing=(DONE,),
        direct=True,
        material="slate",
    )


def _lines() -> str:
    """The grid of the field."""
    end = EDGE + FIELD * CELL
    at = [EDGE + k * CELL for k in range(FIELD + 1)]
    d = "".join(f"M{EDGE:g} {k:g}H{end:g}M{k:g} {EDGE:g}V{end:g}" for k in at)
    return path(d, "rule", 1)


def _beginnings() -> Area:
    """Small pictures of the named layouts, to touch."""
    places = tuple(
        Place(
            _beginning(name),
            (k % _ACROSS + 0.5) * _CARD,
            (k // _ACROSS + 0.5) * _CARD,
            _CARD - 6,
            _CARD - 6,
            say.now("begin-with", layout=name),
        )
        for k, name in enumerate(NAMES)
    )
    drawing = "".join(_mini(place, LAYOUTS[name]) for place, name in zip(places, NAMES, strict=True))
    rows = -(-len(NAMES) // _ACROSS)
    return Area("beginnings", "side", say.now("beginnings"), _ACROSS * _CARD, rows * _CARD, places, drawing)


def _mini(place: Place, spots: Sequence[tuple[int, int]]) -> str:
    """A small picture of a layout on its card."""
    wide, high = (max(spot[axis] for spot in spots) + TILE_SIDE for axis in (0, 1))
    left, top = place.x - wide * _MINI / 2, place.y - high * _MINI / 2
    side = TILE_SIDE * _MINI - 1
    shown = (rect(left + x * _MINI, top + y * _MINI, side, side, "brass", 2) for x, y in spots)
    card = rect(place.x - place.w / 2, place.y - place.h / 2, place.w, place.h, "cell", 9)
    return card + "".join(shown)


def _faces() -> Iterator[Face]:
    half = tiles.WIDTH / 2 - 5
    grip = path(f"M{-half} 0H{half}M0 {-half}V{half}", "soft-line", 1)
    inner = rect(-half, -half, 2 * half, 2 * half, "cell", 6)
    yield Face(BLANK, say.now("tile"), tiles.rim() + inner + grip, tiles.WIDTH, tiles.WIDTH, text="#")
    for tile in range(TILES):
        for turn in range(CORNERS):
            yield tiles.face(tile, turn)


def _beginning(name: str) -> str:
    return f"begin.{name}"


def value(fields: ThirtysixLayoutsState) -> str:
    """The layout as a value of the option; "" where none was made."""
    if int(fields.phase) != FINISHED:
        return ""
    groups = []
    for tile in range(TILES):
        group = f"{int(fields.x[tile])},{int(fields.y[tile])}"
        groups.append(f"{group},{tile},{int(fields.turn[tile])}" if int(fields.chosen) else group)
    return read_layout(" ".join(groups))
