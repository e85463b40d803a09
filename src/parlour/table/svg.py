"""A scene as a picture on its own: SVG with its styles and figures inside, for light pages, dark ones or both.

`board_svg` draws what lies in the middle, whole or the part where the pieces are; `table.whole` draws the
rest of the table round it.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple
from xml.sax.saxutils import escape

from parlour.table import theme
from parlour.table.board import Area, Board, Place, lie
from parlour.table.scene import Piece, Scene
from parlour.table.shapes import group, n, rect
from parlour.table.theme import Scheme

Fonts = Literal["figures", "all"]
"""What a picture carries inside: the figures on things (4 kB), or all its letters (35 kB)."""

FELT: Final = 4.0
"""Felt round an area."""
RADIUS: Final = 14.0
RING: Final = 0.5
"""How far a piece's ring lies outside it."""

_FAMILIES: Final = {"figures": ("Fraunces",), "serif": ("Fraunces",), "sans": ("Atkinson Hyperlegible Next",)}


class Box(NamedTuple):
    """A part of an area, in its units."""

    x: float
    y: float
    w: float
    h: float


# -- areas -------------------------------------------------------------------------------------------------


def area_svg(board: Board, area: Area, scene: Scene, last: Mapping[str, int] | None = None) -> str:
    """An area with what lies in it, in its own units. `last` are places played last, and by which seat."""
    inside = {place.id: place for place in area.places}
    marked = [(place, scene.marks[place.id]) for place in area.places if place.id in scene.marks]
    drawn = area.drawing + "".join(_place_mark(place, mark) for place, mark in marked)
    lying: dict[str, list[Piece]] = {}
    for piece in sorted(scene.pieces, key=lambda piece: piece.order):
        if piece.place in inside:
            lying.setdefault(piece.place, []).append(piece)
    for name, pieces in lying.items():
        for piece in pieces:
            at = lie(inside[name], piece.order, len(pieces))
            drawn += _piece(board, piece, at, (last or {}).get(name))
    return drawn


def _place_mark(place: Place, mark: str) -> str:
    ring = rect(place.x - place.w / 2 + 2, place.y - place.h / 2 + 2, place.w - 4, place.h - 4, "ring", 5)
    return group(ring, names=f"mark-{mark}")


def _piece(board: Board, piece: Piece, at: tuple[float, float], last: int | None) -> str:
    """A piece where it lies, with its ring and badge if it is marked."""
    face = board.face[piece.face]
    mark, owner = piece.mark, piece.owner
    if mark is None and last is not None:
        mark, owner = "last", last
    names = " ".join(
        part for part in (f"seat-{owner}" if owner >= 0 else "", f"mark-{mark}" if mark else "") if part
    )
    body = face.drawing
    if piece.turn:
        body = f'<g transform="rotate({90 * piece.turn})">{body}</g>'
    if mark:
        w, h = (face.h, face.w) if piece.turn % 2 else (face.w, face.h)
        ring = rect(-w / 2 - RING, -h / 2 - RING, w + 2 * RING, h + 2 * RING, "ring", min(w, h) * 0.2 + RING)
        badge = group(board.badges[mark], w / 2 - 3, 3 - h / 2) if mark in board.badges else ""
        body = group(body, names="body") + ring + badge
    return group(body, *at, names)


def middle(board: Board, scene: Scene) -> list[Area]:
    """The areas in the middle of the table: the board, or the viewer's own (the first seat's, to watch)."""
    main = [area for area in board.areas if area.role == "board"]
    own = [area for area in board.areas if area.role == "seat" and area.seat == scene.seat]
    first = [area for area in board.areas if area.role == "seat" and area.seat == 0]
    return main + (own or first)


# -- pictures ----------------------------------------------------------------------------------------------


def board_svg(
    board: Board,
    scene: Scene,
    *,
    scheme: Scheme = "auto",
    part: float = 0,
    shape: float = 0,
    label: str = "",
    last: Mapping[str, int] | None = None,
    fonts: Fonts = "figures",
) -> str:
    """The middle of the table on its own.

    `part` above 0 shows only where pieces lie, with that much of an ordinary place round them; `shape` is the
    picture's width by its height, kept by showing more; `label` says in words what is shown.
    """
    area = middle(board, scene)[0]
    box = Box(0, 0, area.w, area.h)
    if part:
        box = around(area, scene.pieces, part)
    if shape:
        box = shaped(box, shape, area)
    felt = rect(box.x - FELT, box.y - FELT, box.w + 2 * FELT, box.h + 2 * FELT, "felt", RADIUS)
    inner = area_svg(board, area, scene, last)
    if part:
        clip = rect(box.x, box.y, box.w, box.h, "felt", RADIUS - FELT)
        name = f"part-{board.hash}-{n(box.x)}-{n(box.y)}-{n(box.w)}-{n(box.h)}"
        inner = f'<clipPath id="{name}">{clip}</clipPath><g clip-path="url(#{name})">{inner}</g>'
    frame = Box(box.x - FELT, box.y - FELT, box.w + 2 * FELT, box.h + 2 * FELT)
    return document(felt + inner, frame, scheme, label or f"{board.title}: {scene.sentence}", fonts)


def around(area: Area, pieces: Iterable[Piece], margin: float) -> Box:
    """The part of an area where pieces lie, with `margin` ordinary places round them; all of it when empty."""
    inside = {place.id: place for place in area.places}
    used = [inside[piece.place] for piece in pieces if piece.place in inside]
    if not used:
        return Box(0, 0, area.w, area.h)
    unit = min(min(place.w, place.h) for place in area.places)
    left = max(0, min(place.x - place.w / 2 for place in used) - margin * unit)
    top = max(0, min(place.y - place.h / 2 for place in used) - margin * unit)
    right = min(area.w, max(place.x + place.w / 2 for place in used) + margin * unit)
    bottom = min(area.h, max(place.y + place.h / 2 for place in used) + margin * unit)
    return Box(left, top, right - left, bottom - top)


def shaped(box: Box, shape: float, area: Area) -> Box:
    """A box widened or heightened to a shape, moved so that it shows the area and not what is beyond."""
    w, h = max(box.w, box.h * shape), max(box.h, box.w / shape)
    x = box.x + (box.w - w) / 2
    y = box.y + (box.h - h) / 2
    x = min(max(x, 0), area.w - w) if w <= area.w else (area.w - w) / 2
    y = min(max(y, 0), area.h - h) if h <= area.h else (area.h - h) / 2
    return Box(x, y, w, h)


def document(inner: str, box: Box, scheme: Scheme, label: str, fonts: Fonts) -> str:
    """The SVG document round a drawing."""
    size = f'viewBox="{n(box.x)} {n(box.y)} {n(box.w)} {n(box.h)}" width="{n(box.w)}" height="{n(box.h)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="drawn-{scheme}" {size} role="img">'
        f"<title>{escape(label)}</title><style>{_faces(fonts)}{theme.standalone(scheme)}</style>{inner}</svg>"
    )


@cache
def _faces(fonts: Fonts) -> str:
    names = ("figures",) if fonts == "figures" else ("serif", "sans")
    rules = []
    for name in names:
        data = base64.b64encode(files("parlour.table").joinpath(f"fonts/{name}.woff2").read_bytes()).decode()
        family = _FAMILIES[name][0]
        weight = "400 650" if name == "sans" else "100 900"
        rules.append(
            f"@font-face{{font-family:'{family}';font-weight:{weight};"
            f"src:url(data:font/woff2;base64,{data})format('woff2')}}"
        )
    return "".join(rules)
