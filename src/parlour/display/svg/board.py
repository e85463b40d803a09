"""A scene as a standalone picture: SVG with embedded styles and digits, for light pages, dark pages, or both.

`board_svg` draws the middle, whole or the part with pieces; `display.svg.page` draws the rest of the table
round it.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal
from xml.sax.saxutils import escape

from parlour.display.board import Area, Board, Place, lie, size
from parlour.display.frame import Box, frame
from parlour.display.scene import Piece, Scene
from parlour.display.svg import theme
from parlour.display.svg.materials import Material
from parlour.display.svg.shapes import group, n, rect, words
from parlour.display.svg.theme import Scheme

Fonts = Literal["figures", "all"]
"""The font embedded in a picture: the digits on pieces (4 kB), or all letters (35 kB)."""

FELT: Final = 4.0
"""Margin round an area."""
RADIUS: Final = 14.0
ROUND: Final = 0.035
"""Radius of a picture's corners, as a fraction of its longer side, unless another is asked for."""
NAMES: Final = 16.0
"""Space for column and row names beside a part of a grid."""
LEAST: Final = 5
"""The fewest ordinary places that a part shows in either direction."""
RING: Final = 0.5
"""How far a piece's ring lies outside it."""
BADGED: Final = 40.0
"""The smaller side of a piece whose badge has its full size: on smaller ones it would cover their number."""

_FAMILIES: Final = {
    "figures": ("Fraunces", "Figures"),
    "serif": ("Fraunces",),
    "sans": ("Atkinson Hyperlegible Next",),
}


# -- areas -------------------------------------------------------------------------------------------------


def area_svg(board: Board, area: Area, scene: Scene, last: Mapping[str, int] | None = None) -> str:
    """An area with its pieces, in its own units. `last` are places played last, and by which seat."""
    lying: dict[str, list[Piece]] = {place.id: [] for place in area.places}
    shown = [piece for piece in sorted(scene.pieces, key=lambda piece: piece.order) if piece.place in lying]
    for piece in shown:
        lying[piece.place].append(piece)
    inside = {place.id: place for place in area.places}
    drawn = [area.drawing]
    drawn += [_piece(board, p, lie(inside[p.place], p, len(lying[p.place]))) for p in shown]
    for place in area.places:
        seat = (last or {}).get(place.id)
        if seat is not None and not any(piece.mark for piece in lying[place.id]):
            drawn += _played_last(board, place, lying[place.id], seat)
        if place.id in scene.marks:
            drawn.append(group(_place_ring(place), names=f"mark-{scene.marks[place.id]}"))
    return "".join(drawn)


def _place_ring(place: Place) -> str:
    return rect(place.x - place.w / 2 + 2, place.y - place.h / 2 + 2, place.w - 4, place.h - 4, "ring", 5)


def _played_last(board: Board, place: Place, pieces: list[Piece], seat: int) -> list[str]:
    """A ring in the seat's colour: round the place, or round each piece of a row."""
    names = f"seat-{seat} mark-last"
    if not pieces or place.spread == "stack":
        return [group(_place_ring(place), names=names)]
    sizes = [size(board.face[piece.face], piece) for piece in pieces]
    spots = (lie(place, piece, len(pieces)) for piece in pieces)
    return [group(_ring(*large), *at, names) for large, at in zip(sizes, spots, strict=True)]


def _ring(w: float, h: float) -> str:
    return rect(-w / 2 - RING, -h / 2 - RING, w + 2 * RING, h + 2 * RING, "ring", min(w, h) * 0.2 + RING)


def _piece(board: Board, piece: Piece, at: tuple[float, float]) -> str:
    """A piece in place, with its ring and badge if marked."""
    face = board.face[piece.face]
    body = face.drawing
    if piece.turn:
        body = f'<g transform="rotate({90 * piece.turn})">{body}</g>'
    if face.body:
        body = face.body[piece.turn % len(face.body)] + body
    names = [f"seat-{piece.owner}"] if piece.owner >= 0 else []
    if piece.mark:
        names.append(f"mark-{piece.mark}")
        w, h = size(face, piece)
        badge = board.badges.get(piece.mark, "")
        body = group(body, names="body") + _ring(w, h)
        if badge:
            small = f'<g transform="scale({n(min(1, min(w, h) / BADGED))})">{badge}</g>'
            body += group(small, w / 2 - 1, 1 - h / 2)
    return group(body, *at, " ".join(names))


def middle(board: Board, scene: Scene) -> list[Area]:
    """The areas in the middle: the board, or the viewer's own (the first seat's for a spectator)."""
    main = [area for area in board.areas if area.role == "board"]
    own = [area for area in board.areas if area.role == "seat" and area.seat == scene.seat]
    first = [area for area in board.areas if area.role == "seat" and area.seat == 0]
    return main + (own or first)


# -- pictures ----------------------------------------------------------------------------------------------


def board_svg(  # noqa: PLR0913  # named by keyword
    board: Board,
    scene: Scene,
    *,
    scheme: Scheme = "auto",
    part: float = 0,
    shape: float = 0,
    label: str = "",
    last: Mapping[str, int] | None = None,
    fonts: Fonts = "figures",
    corners: float = ROUND,
) -> str:
    """The middle of the table on its own.

    `part` above 0 shows only the part with pieces, with a margin in ordinary places; `shape` is the aspect
    ratio, for which the margin outside is widened. `label` describes the picture.
    """
    area = middle(board, scene)[0]
    box = frame(board, area, scene.pieces)
    if part and area.zoom == 1:
        box = around(area, scene.pieces, part)
        if _is_named(area):
            box = _whole_places(area, box)
    inner = area_svg(board, area, scene, last)
    outer = Box(box.x - FELT, box.y - FELT, box.w + 2 * FELT, box.h + 2 * FELT)
    if (box.w, box.h) != (area.w, area.h):
        if names := _names(area, box):
            outer = Box(outer.x - NAMES, outer.y - NAMES, outer.w + NAMES, outer.h + NAMES)
        clip = f"part-{board.hash}-{n(box.x)}-{n(box.y)}-{n(box.w)}-{n(box.h)}"
        seen = rect(box.x, box.y, box.w, box.h, "felt", RADIUS - FELT)
        inner = f'{names}<clipPath id="{clip}">{seen}</clipPath><g clip-path="url(#{clip})">{inner}</g>'
    if shape:
        w, h = max(outer.w, outer.h * shape), max(outer.h, outer.w / shape)
        outer = Box(outer.x - (w - outer.w) / 2, outer.y - (h - outer.h) / 2, w, h)
    felt = rect(*outer, "felt", corners * max(outer.w, outer.h))
    inner = on(board, felt + inner)
    return document(inner, outer, scheme, label or f"{board.title}: {scene.sentence}", fonts, board.material)


def on(board: Board, drawing: str) -> str:
    """A drawing in the colours of what the table is made of."""
    return group(drawing, names=f"on on-{board.material}")


def _names(area: Area, box: Box) -> str:
    """The names of the columns and rows shown by a part of a grid, at its top and left."""
    if not _is_named(area):
        return ""
    xs, ys = _lines(area)
    top, left = box.y - NAMES / 2, box.x - NAMES / 2
    columns = zip(xs, area.columns, strict=True)
    rows = zip(ys, area.rows, strict=True)
    return "".join(
        [words(x, top, NAMES * 0.75, name, "soft") for x, name in columns if box.x < x < box.x + box.w]
        + [words(left, y, NAMES * 0.75, name, "soft") for y, name in rows if box.y < y < box.y + box.h]
    )


def _lines(area: Area) -> tuple[list[float], list[float]]:
    """The centres of the columns and the rows of places."""
    return sorted({place.x for place in area.places}), sorted({place.y for place in area.places})


def _is_named(area: Area) -> bool:
    """Whether an area is a grid whose columns and rows have names."""
    xs, ys = _lines(area)
    return (len(xs), len(ys)) == (len(area.columns), len(area.rows))


def _whole_places(area: Area, box: Box) -> Box:
    """A part of a grid in whole places, without the margin in which the drawing has names of its own."""
    x = [(place.x - place.w / 2, place.x + place.w / 2) for place in area.places]
    y = [(place.y - place.h / 2, place.y + place.h / 2) for place in area.places]
    left, right = _outward(x, box.x, box.x + box.w)
    top, bottom = _outward(y, box.y, box.y + box.h)
    return Box(left, top, right - left, bottom - top)


def _outward(spans: list[tuple[float, float]], low: float, high: float) -> tuple[float, float]:
    """The interval extended to where places begin and end, but not beyond them."""
    starts, ends = [start for start, _ in spans], [end for _, end in spans]
    first = max((start for start in starts if start <= low), default=min(starts))
    return first, min((end for end in ends if end >= high), default=max(ends))


def around(area: Area, pieces: Iterable[Piece], margin: float) -> Box:
    """The part of an area with pieces, with a margin of `margin` ordinary places; all of it if empty."""
    inside = {place.id: place for place in area.places}
    used = [inside[piece.place] for piece in pieces if piece.place in inside]
    if not used:
        return Box(0, 0, area.w, area.h)
    unit = ordinary(area)
    left, right = _reach([(place.x, place.w) for place in used], margin * unit, LEAST * unit, area.w)
    top, bottom = _reach([(place.y, place.h) for place in used], margin * unit, LEAST * unit, area.h)
    return Box(left, top, right - left, bottom - top)


def _reach(spans: list[tuple[float, float]], margin: float, least: float, most: float) -> tuple[float, float]:
    """The interval that centres and widths cover, with a margin, at least `least` long if there is room."""
    low = min(at - long / 2 for at, long in spans) - margin
    high = max(at + long / 2 for at, long in spans) + margin
    lack = max(0, least - (high - low)) / 2
    return max(0, low - lack), min(most, high + lack)


def ordinary(area: Area) -> float:
    """The size of an ordinary place: the smallest one."""
    return min(min(place.w, place.h) for place in area.places)


def document(inner: str, box: Box, scheme: Scheme, label: str, fonts: Fonts, material: Material) -> str:
    """The SVG document round a drawing."""
    size = f'viewBox="{n(box.x)} {n(box.y)} {n(box.w)} {n(box.h)}" width="{n(box.w)}" height="{n(box.h)}"'
    style = _faces(fonts) + theme.standalone(scheme, material)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="drawn-{scheme}" {size} role="img">'
        f"<title>{escape(label)}</title><style>{style}</style>{inner}</svg>"
    )


@cache
def _faces(fonts: Fonts) -> str:
    names = ("figures",) if fonts == "figures" else ("serif", "sans")
    rules = []
    for name in names:
        data = base64.b64encode(
            files("parlour.display.svg").joinpath(f"fonts/{name}.woff2").read_bytes()
        ).decode()
        weight = "400 650" if name == "sans" else "100 900"
        rules += [
            f"@font-face{{font-family:'{family}';font-weight:{weight};"
            f"src:url(data:font/woff2;base64,{data})format('woff2')}}"
            for family in _FAMILIES[name]
        ]
    return "".join(rules)
