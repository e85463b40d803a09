"""Places in the common arrangements: grids with named rows and columns, sheets, hands, spots beside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from parlour.display.board import Area, Place
from parlour.display.svg.shapes import CELL, TILE, cells, rect, words

EDGE: Final = 22.0
"""Space for row and column names at a grid's edge."""
PLAIN: Final = 9.0
NAMES: Final = 0.032
"""Size of the names at the edges: at least this many units, and this part of the board."""
FULL: Final = 19.2
"""The largest size of them: two figures are as wide as `EDGE` then."""
PRINTED: Final = 0.36
"""Size of what is printed in a box of a sheet, as a part of the box."""
MARGIN: Final = 6.0
"""Margin between a grid and the edge of its area."""


def letters(count: int) -> tuple[str, ...]:
    """Names of columns, from a on.

    >>> letters(3)
    ('a', 'b', 'c')
    """
    return tuple(chr(ord("a") + i) for i in range(count))


def numbers(count: int, *, down: bool = True) -> tuple[str, ...]:
    """Names of rows from top to bottom: 1, 2, 3 …, or the highest first where row 1 lies nearest.

    >>> numbers(3), numbers(3, down=False)
    (('1', '2', '3'), ('3', '2', '1'))
    """
    names = tuple(str(i + 1) for i in range(count))
    return names if down else names[::-1]


def grid(
    columns: Sequence[str],
    rows: Sequence[str],
    *,
    pitch: float = CELL,
    label: Callable[[int, int], str] | None = None,
    text: Callable[[int, int], str] | None = None,
    prefix: str = "",
) -> tuple[Place, ...]:
    """The places of a grid, row by row: ids such as "h8", spoken labels from `label(row, column)`.

    >>> [place.id for place in grid(letters(2), numbers(2))]
    ['a1', 'b1', 'a2', 'b2']
    """
    return tuple(
        Place(
            f"{prefix}{column}{row}",
            EDGE + (x + 0.5) * pitch,
            EDGE + (y + 0.5) * pitch,
            pitch,
            pitch,
            label(y, x) if label else f"{column}{row}",
            text=text(y, x) if text else "",
        )
        for y, row in enumerate(rows)
        for x, column in enumerate(columns)
    )


def grid_size(columns: int, rows: int, pitch: float = CELL) -> tuple[float, float]:
    """Width and height of the area of a grid, edges included."""
    return EDGE + columns * pitch + MARGIN, EDGE + rows * pitch + MARGIN


def edges(columns: Sequence[str], rows: Sequence[str], pitch: float = CELL) -> str:
    """The names of rows and columns at the top and left edges, to be read where the board is small too."""
    size = min(FULL, max(PLAIN, NAMES * pitch * max(len(columns), len(rows))))
    top = "".join(words(EDGE + (i + 0.5) * pitch, EDGE / 2, size, c, "name") for i, c in enumerate(columns))
    left = "".join(words(EDGE / 2, EDGE + (i + 0.5) * pitch, size, r, "name") for i, r in enumerate(rows))
    return top + left


def sheet(  # noqa: PLR0913  # named by keyword
    seat: int,
    columns: int,
    rows: int = 1,
    *,
    label: Callable[[int], str],
    title: str,
    text: Callable[[int], str] | None = None,
    prefix: str = "box",
    pitch: float = CELL,
) -> Area:
    """A seat's own sheet of boxes, row by row: `box1-0`, …, spoken as `label(box)`, counted from 1.

    In the touch table they are `box1`, … for every seat (`Place.own`). On each, under
    what lies there, stands `text(box)`.

    >>> made = sheet(2, 2, label=str, title="Sheet", text=lambda box: str(10 * box))
    >>> [(place.id, place.own, place.text) for place in made.places]
    [('box1-2', 'box1', '10'), ('box2-2', 'box2', '20')]
    >>> made.drawing.count(">20<")
    1
    """
    places = tuple(
        Place(
            f"{prefix}{box + 1}-{seat}",
            pitch * (box % columns + 0.5),
            pitch * (box // columns + 0.5),
            pitch,
            pitch,
            label(box + 1),
            text=text(box + 1) if text else "",
            own=f"{prefix}{box + 1}",
        )
        for box in range(columns * rows)
    )
    drawing = cells([(place.x, place.y) for place in places], pitch=pitch)
    drawing += "".join(
        words(place.x, place.y, PRINTED * pitch, place.text, "name") for place in places if place.text
    )
    size = pitch * columns, pitch * rows
    return Area(f"{prefix}-sheet{seat}", "seat", title, *size, places, drawing, seat=seat)


def hand(
    seat: int, slots: int, w: float = TILE, h: float = TILE, *, label: str = "hand", gap: float = 10
) -> Area:
    """A seat's hand: one place, `hand0`, where `slots` pieces of `w` times `h` lie side by side."""
    step = w + gap
    wide, high = slots * step, h + gap
    wells = "".join(
        rect(i * step + gap / 2 + 1, gap / 2 + 1, w - 2, h - 2, "well", min(w, h) * 0.2) for i in range(slots)
    )
    place = Place(f"hand{seat}", wide / 2, high / 2, wide, high, label, "row", step)
    return Area(f"hand{seat}", "hand", label[:1].upper() + label[1:], wide, high, (place,), wells, seat=seat)


def beside(
    name: str, title: str, w: float, h: float, drawing: str, *, label: str, touch: bool = True
) -> Area:
    """A single spot beside the board, such as a bag or a pile."""
    place = Place(name, w / 2, h / 2, w, h, label, touch=touch)
    return Area(name, "side", title, w, h, (place,), drawing)
