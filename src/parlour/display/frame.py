"""Which part of an area is shown: all of it, or for a zooming area the part with pieces.

Edges move in steps, so that the part rarely changes from one move to the next.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from parlour.display.board import Area, Board, lie, size
from parlour.display.scene import Piece

EDGE: Final = 0.06
"""Margin round the pieces, as a fraction of the smallest frame."""
STEPS: Final = 4
"""Steps of an edge per smallest frame."""


class Box(NamedTuple):
    """A rectangle of an area by its top left corner, in the area's units."""

    x: float
    y: float
    w: float
    h: float


def frame(board: Board, area: Area, pieces: Iterable[Piece]) -> Box:
    """The part of an area that is shown for these pieces; it has the area's aspect ratio."""
    return around(area, boxes(board, area, pieces)) if area.zoom > 1 else Box(0, 0, area.w, area.h)


def around(area: Area, lying: Iterable[Box]) -> Box:
    """The part of an area that shows all boxes; the middle if there are none.

    >>> table = Area("table", "board", "Table", 400, 200, (), zoom=4)
    >>> around(table, []), around(table, [Box(180, 80, 80, 20)])
    (Box(x=150.0, y=75.0, w=100.0, h=50.0), Box(x=175.0, y=68.75, w=100.0, h=50.0))
    """
    least_w, least_h = area.w / area.zoom, area.h / area.zoom
    edge = EDGE * min(least_w, least_h)
    seen = list(lying) or [Box(area.w / 2, area.h / 2, 0, 0)]
    left, right = _span([(box.x - edge, box.x + box.w + edge) for box in seen], area.w / 2, least_w / STEPS)
    top, bottom = _span([(box.y - edge, box.y + box.h + edge) for box in seen], area.h / 2, least_h / STEPS)
    scale = min(1.0, max(1 / area.zoom, (right - left) / area.w, (bottom - top) / area.h))
    w, h = scale * area.w, scale * area.h
    x = min(max((left + right - w) / 2, 0), area.w - w)
    y = min(max((top + bottom - h) / 2, 0), area.h - h)
    return Box(x, y, w, h)


def _span(ends: list[tuple[float, float]], middle: float, step: float) -> tuple[float, float]:
    """The interval, its ends moved outwards to whole steps from the middle."""
    first = middle + step * math.floor((min(low for low, _ in ends) - middle) / step)
    return first, middle + step * math.ceil((max(high for _, high in ends) - middle) / step)


def boxes(board: Board, area: Area, pieces: Iterable[Piece]) -> list[Box]:
    """The pieces of an area, each as the rectangle that it covers."""
    inside = {place.id: place for place in area.places}
    here = [piece for piece in pieces if piece.place in inside]
    found = []
    for piece in here:
        count = sum(other.place == piece.place for other in here)
        x, y = lie(inside[piece.place], piece, count)
        w, h = size(board.face[piece.face], piece)
        found.append(Box(x - w / 2, y - h / 2, w, h))
    return found
