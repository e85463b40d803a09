"""A scene as text for a terminal, in the geometry of its board, plain or with ANSI colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from parlour.display.board import Area, Board, Face, Place, lie, size
from parlour.display.scene import Mark, Panel, Piece, Scene
from parlour.display.svg.theme import LETTERS
from parlour.kernel.message import HOUSE, Words

EMPTY: Final = "·"
SIGNS: Final[dict[Mark, str]] = {
    "last": "'",
    "draft": "+",
    "locked": "#",
    "due": "?",
    "found": "!",
    "dead": "x",
    "refused": "×",
}
"""The sign after a marked piece or place."""
MEANINGS: Final[dict[Mark, Words]] = {
    "last": HOUSE("mark-last"),
    "draft": HOUSE("mark-draft"),
    "locked": HOUSE("mark-locked"),
    "due": HOUSE("mark-due"),
    "found": HOUSE("mark-found"),
    "dead": HOUSE("mark-dead"),
    "refused": HOUSE("mark-refused"),
}

_SEAT_CODES: Final = ("34", "31", "32", "35", "33", "37")
_PIECE: Final = "1"
_BACK: Final = "32"
_QUIET: Final = "2"
_CLOSE: Final = 0.3
"""Centres closer than this fraction of the smallest place are in one row or column."""


_HARMLESS: Final = {
    **{code: chr(0x2400 + code) for code in range(0x20) if chr(code) not in "\t\n"},
    0x7F: "\u2421",
    **dict.fromkeys(
        (*range(0x80, 0xA0), 0x2028, 0x2029, *range(0x202A, 0x202F), *range(0x2066, 0x206A),
         *range(0xD800, 0xE000)), "\ufffd"
    ),
}  # fmt: skip
"""Visible signs for control characters, bidirectional controls and lone surrogates."""


def harmless(text: str) -> str:
    r"""The text with visible signs instead of terminal controls; only tabs and newlines stay.

    >>> harmless("Anna\x1b]0;title\x07")
    'Anna␛]0;title␇'
    """
    return text.translate(_HARMLESS)


class Spot(NamedTuple):
    """A short text at a point of an area, and its colour style."""

    x: float
    y: float
    text: str
    sign: str = ""
    code: str = ""


def text(
    board: Board,
    scene: Scene,
    *,
    colour: bool = False,
    names: Sequence[str] = (),
    turn: Sequence[int] = (),
) -> str:
    """The whole table as lines of text: areas, seats, panels, what is to be done."""
    parts = [_titled(board, area, scene, colour) for area in _shown(board, scene)]
    parts += [_seats(scene, names, turn, colour), *map(_panel, scene.panels)]
    used = {piece.mark for piece in scene.pieces if piece.mark} | set(scene.marks.values())
    if used:
        parts.append("   ".join(f"{SIGNS[mark]} {MEANINGS[mark]}" for mark in SIGNS if mark in used))
    parts.append(" · ".join(str(part) for part in (scene.status, scene.sentence) if part))
    return "\n\n".join(part for part in parts if part) + "\n"


def _shown(board: Board, scene: Scene) -> list[Area]:
    """The areas that a terminal shows: all but those that are always empty."""
    used = {piece.place for piece in scene.pieces}
    return [
        area
        for area in board.areas
        if any(not place.touch_only for place in area.places)
        and (area.role in ("board", "seat") or any(place.id in used for place in area.places))
    ]


def _titled(board: Board, area: Area, scene: Scene, colour: bool) -> str:
    lines = area_text(board, area, scene, colour=colour)
    if area.role == "board" or not lines:
        return "\n".join(lines)
    title = area.title
    if area.seat >= 0:
        title = f"{title} {LETTERS[area.seat]}" if area.seat != scene.seat else yours(title)
    if len(lines) == 1:
        return f"{title}: {lines[0].strip()}"
    return "\n".join([title, *lines])


def yours(title: str) -> str:
    """The title of an area that is the viewer's own: "Your hand"."""
    return str(HOUSE("area-yours", title=title, lower=title.lower()))


def area_text(board: Board, area: Area, scene: Scene, *, colour: bool = False) -> list[str]:
    """One area as lines: every piece and empty place at its position on the board."""
    at: dict[tuple[int, int], Spot] = {}
    for spot in _spots(board, area, scene):
        at[round(spot.x), round(spot.y)] = spot  # the top piece is shown
    spots = list(at.values())
    if not spots:
        return []
    near = _CLOSE * _least(board, area, scene)
    ys = _levels([spot.y for spot in spots], near)
    xs = _levels([spot.x for spot in spots], near)
    long = max(len(spot.text) for spot in spots)
    wide = long + 1 if any(spot.sign for spot in spots) else long
    rows = [sorted((s for s in spots if abs(s.y - y) <= near), key=lambda s: s.x) for y in ys]
    steps = [b.x - a.x for row in rows for a, b in pairwise(row)]
    scale = (wide + 1) / min(steps, default=1)
    margin = max(map(len, area.rows), default=-1) + 1
    lines = [_line([(margin + round((s.x - xs[0]) * scale), s) for s in row], long, colour) for row in rows]
    if len(area.rows) == len(rows):
        lines = [
            name.rjust(margin - 1) + line[margin - 1 :] for name, line in zip(area.rows, lines, strict=True)
        ]
    if len(area.columns) == len(xs):
        heads = [Spot(x, 0, name) for x, name in zip(xs, area.columns, strict=True)]
        lines.insert(0, _line([(margin + round((s.x - xs[0]) * scale), s) for s in heads], long, False))
    return [line.rstrip() for line in lines]


def _least(board: Board, area: Area, scene: Scene) -> float:
    """The smaller side of the smallest thing of an area: a place, or a piece that lies freely."""
    free = {place.id for place in area.places if place.spread == "free"}
    sizes = [(place.w, place.h) for place in area.places if place.id not in free]
    sizes += [size(board.face[piece.face], piece) for piece in scene.pieces if piece.place in free]
    return min((min(one) for one in sizes), default=min(area.w, area.h))


def _line(row: list[tuple[int, Spot]], long: int, colour: bool) -> str:
    """Texts placed in their columns, right-aligned."""
    line, width = "", 0
    for column, spot in row:
        pad = column + long - len(spot.text) - width
        shown = spot.text + spot.sign
        line += " " * pad + (f"\x1b[{spot.code}m{shown}\x1b[0m" if colour and spot.code else shown)
        width += max(pad, 0) + len(shown)
    return line


def _levels(values: list[float], near: float) -> list[float]:
    """Distinct values, those that are close counting as one."""
    levels: list[float] = []
    for value in sorted(values):
        if not levels or value - levels[-1] > near:
            levels.append(value)
    return levels


def _spots(board: Board, area: Area, scene: Scene) -> Iterator[Spot]:
    lying: dict[str, list[Piece]] = {}
    for piece in sorted(scene.pieces, key=lambda piece: piece.order):
        lying.setdefault(piece.place, []).append(piece)
    places = [place for place in area.places if not place.touch_only]
    for place in places:
        if place.id not in lying and (area.role in ("board", "seat") or place.text):
            yield _empty(place, scene.marks.get(place.id))
    for place in places:
        pieces = lying.get(place.id, [])
        for piece in pieces:
            mark = piece.mark or scene.marks.get(place.id)
            yield from _piece(board.face[piece.face], piece, mark, lie(place, piece, len(pieces)))


def _empty(place: Place, mark: Mark | None) -> Spot:
    """An empty place, at the position of its first piece."""
    sign = SIGNS[mark] if mark else ""
    return Spot(
        *lie(place, Piece("", place.id, ""), 1), place.text or EMPTY, sign, "" if place.text else _QUIET
    )


def _piece(face: Face, piece: Piece, mark: Mark | None, at: tuple[float, float]) -> Iterator[Spot]:
    """A piece's text at its centre; text of several lines fills the piece, turned like it."""
    rows = (face.text or face.id).split("\n")
    code = _BACK if face.back else _PIECE
    if piece.owner >= 0:
        code = f"{_PIECE};{_SEAT_CODES[piece.owner % len(_SEAT_CODES)]}"
    if mark:
        code += ";4"
    sign = SIGNS[mark] if mark else ""
    if len(rows) == 1:
        yield Spot(*at, rows[0], sign, code)
        return
    for i, row in enumerate(rows):
        for j, letter in enumerate(row):
            dx, dy = ((j + 0.5) / len(row) - 0.5) * face.w, ((i + 0.5) / len(rows) - 0.5) * face.h
            for _ in range(piece.turn % 4):
                dx, dy = -dy, dx
            yield Spot(at[0] + dx, at[1] + dy, letter, sign, code)


def _seats(scene: Scene, names: Sequence[str], turn: Sequence[int], colour: bool) -> str:
    lines = []
    named = [" ".join(harmless(names[i]).split()) if i < len(names) else "" for i in range(len(scene.seats))]
    long = max(map(len, named), default=0)
    high = max((len(str(seat.score)) for seat in scene.seats), default=0)
    for i, seat in enumerate(scene.seats):
        number = seat.colour if seat.colour >= 0 else i
        letter = LETTERS[i]
        if colour:
            letter = f"\x1b[1;{_SEAT_CODES[number]}m{letter}\x1b[0m"
        facts = [*(f"{one.value} {one.label}" for one in seat.counters), seat.note]
        line = f"{'>' if i in turn else ' '} {letter} {named[i].ljust(long)} {str(seat.score).rjust(high)}"
        lines.append(f"{line}   {', '.join(str(fact) for fact in facts if fact)}".rstrip())
    return "\n".join(lines)


def _panel(panel: Panel) -> str:
    return f"{panel.title}: {'  '.join(f'{cell.label}:{cell.value}' for cell in panel.cells)}"
