"""A scene as text for a terminal, in the geometry of its board, plain or with ANSI colours."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from parlour.display.board import Area, Board, Face, Place, Spread, lie, size
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
_TURNED: Final = str.maketrans("/\\-|", "\\/|-")
"""Characters that are lines, after a quarter turn."""


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
    """A short text in an area, what follows it, and its colour style."""

    x: float
    y: float
    """Coordinates of the first piece of a column, where pieces lie below each other."""
    text: str
    sign: str = ""
    code: str = ""
    below: int = 0
    """The piece's number in its column, from the first one down."""


def text(
    board: Board,
    scene: Scene,
    *,
    colour: bool = False,
    names: Sequence[str] = (),
    turn: Sequence[int] = (),
    unit: Callable[[int], Words] | None = None,
) -> str:
    """The whole table as lines of text: areas, seats, panels, what is to be done.

    `unit` says what a number of scores counts (`Game.score_unit`).
    """
    named = [" ".join(harmless(name).split()) for name in names]
    parts = [_titled(board, area, scene, named, colour) for area in _shown(board, scene)]
    parts += [_seats(scene, named, turn, unit, colour), *map(_panel, scene.panels)]
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


def _titled(board: Board, area: Area, scene: Scene, names: Sequence[str], colour: bool) -> str:
    lines = area_text(board, area, scene, colour=colour)
    if area.role == "board" or not lines:
        return "\n".join(lines)
    title = area.title
    if 0 <= area.seat == scene.seat:
        title = yours(title)
    elif 0 <= area.seat < len(names):
        title = str(HOUSE("area-of", title=title, owner=names[area.seat]))
    elif area.seat >= 0:
        title = f"{title} {LETTERS[area.seat]}"
    if len(lines) == 1:
        return f"{title}: {lines[0].strip()}"
    return "\n".join([title, *lines])


def yours(title: str) -> str:
    """The title of an area that is the viewer's own: "Your hand"."""
    return str(HOUSE("area-yours", title=title, lower=title.lower()))


def area_text(board: Board, area: Area, scene: Scene, *, colour: bool = False) -> list[str]:
    """One area as lines: every piece and empty place at its position on the board, with the names of both.

    Pieces that a drawing moves closer together because there are many keep their distance here.
    """
    spots = list(_spots(board, area, scene))
    if not spots:
        return []
    near = _CLOSE * _least(board, area, scene)
    levels = _levels([spot.y for spot in spots], near)
    lines: dict[tuple[int, int], dict[int, Spot]] = {}
    for spot in spots:
        line = lines.setdefault((_level(levels, spot.y), spot.below), {})
        line[round(spot.x)] = spot  # the top piece is shown
    columns, rows = _names(area, near)
    if columns:
        above = _level(levels, min(y for _, y in _starts(area, "row"))), -1
        lines[above] = {round(x): Spot(x, 0, name) for x, name in columns}
    named = {(_level(levels, y), 0): name for y, name in rows if levels[_level(levels, y)] + near >= y}
    margin = max((len(name) + 1 for name in named.values()), default=0)
    shown = {key: sorted(lines[key].values(), key=lambda spot: spot.x) for key in sorted(lines)}
    long = max(len(spot.text) for row in shown.values() for spot in row)
    wide = long + max(len(spot.sign) for spot in spots)
    left = min(spot.x for row in shown.values() for spot in row)
    steps = [step for row in shown.values() for a, b in pairwise(row) if (step := b.x - a.x) > near]
    scale = (wide + 1) / min(steps, default=1)
    texts = []
    for key, row in shown.items():
        at = [(margin + math.floor((spot.x - left) * scale + 0.5), spot) for spot in row]
        texts.append(_line(named.get(key, "").rjust(margin - 1), at, long, colour))
    return [line for line in texts if line]


def _starts(area: Area, across: Spread) -> list[tuple[float, float]]:
    """Where the first pieces of places lie that columns (or rows) are named by: not of those `across` them.

    Names are those of places that can be touched, where any can be.
    """
    places = [place for place in area.places if place.touch] or area.places
    return [_start(place) for place in places if not place.touch_only and place.spread != across]


def _start(place: Place) -> tuple[float, float]:
    return lie(place, Piece("", place.id, ""), 1)


def _names(area: Area, near: float) -> tuple[list[tuple[float, str]], list[tuple[float, str]]]:
    """The names of columns and rows with where they are; none if there are not as many as places."""
    xs = _levels([x for x, _ in _starts(area, "row")], near)
    ys = _levels([y for _, y in _starts(area, "column")], near)
    return (
        list(zip(xs, area.columns, strict=True)) if len(xs) == len(area.columns) else [],
        list(zip(ys, area.rows, strict=True)) if len(ys) == len(area.rows) else [],
    )


def _least(board: Board, area: Area, scene: Scene) -> float:
    """The smaller side of the smallest thing of an area: a place, or a piece that lies freely."""
    free = {place.id for place in area.places if place.spread == "free"}
    sizes = [(place.w, place.h) for place in area.places if place.id not in free]
    sizes += [size(board.face[piece.face], piece) for piece in scene.pieces if piece.place in free]
    return min((min(size) for size in sizes), default=min(area.w, area.h))


def _line(line: str, row: list[tuple[int, Spot]], long: int, colour: bool) -> str:
    """Texts placed in their columns after the name of the line, right-aligned, and never run together."""
    width = len(line)
    for column, spot in row:
        pad = column + long - len(spot.text) - width
        if width:
            pad = max(pad, 1)
        shown = spot.text + spot.sign
        line += " " * pad + (f"\x1b[{spot.code}m{shown}\x1b[0m" if colour and spot.code else shown)
        width += pad + len(shown)
    return line.rstrip()


def _levels(values: list[float], near: float) -> list[float]:
    """Distinct values, those that are close counting as one."""
    levels: list[float] = []
    for value in sorted(values):
        if not levels or value - levels[-1] > near:
            levels.append(value)
    return levels


def _level(levels: list[float], value: float) -> int:
    """The number of the level that a value belongs to."""
    return bisect_right(levels, value) - 1


def _spots(board: Board, area: Area, scene: Scene) -> Iterator[Spot]:
    lying: dict[str, list[Piece]] = {}
    for piece in sorted(scene.pieces, key=lambda piece: piece.order):
        lying.setdefault(piece.place, []).append(piece)
    for place in area.places:
        pieces, mark = lying.get(place.id, []), scene.marks.get(place.id)
        if place.touch_only:
            continue
        if not pieces and (area.role in ("board", "seat") or place.text):
            code = "" if place.text else _QUIET
            yield Spot(*_start(place), place.text or EMPTY, SIGNS[mark] if mark else "", code)
        elif place.spread == "stack":
            yield from _stack(board, place, pieces, mark)
        else:
            for piece in pieces:
                yield from _piece(board.face[piece.face], piece, piece.mark or mark, place)


def _stack(board: Board, place: Place, pieces: Sequence[Piece], mark: Mark | None) -> Iterator[Spot]:
    """The top piece; one with an owner stands on something, which is shown with it."""
    under = place.text
    for piece in pieces[:-1]:
        if piece.owner < 0:
            under = _text(board.face[piece.face], piece)
    for piece in pieces[-1:]:
        for spot in _piece(board.face[piece.face], piece, piece.mark or mark, place):
            stands = piece.owner >= 0 and under.strip()
            yield spot._replace(text=under, sign=spot.text + spot.sign) if stands else spot


def _text(face: Face, piece: Piece) -> str:
    """The text of a piece as it lies: a line drawn as a sign is turned with it."""
    text = face.text or face.id
    return text.translate(_TURNED) if piece.turn % 2 else text


def _piece(face: Face, piece: Piece, mark: Mark | None, place: Place) -> Iterator[Spot]:
    """A piece's text at its centre; text of several lines fills the piece, turned like it."""
    text = _text(face, piece)
    rows = text.split("\n")
    code = _BACK if face.back else _PIECE
    if piece.owner >= 0:
        code = f"{_PIECE};{_SEAT_CODES[piece.owner % len(_SEAT_CODES)]}"
    if mark:
        code += ";4"
    sign = SIGNS[mark] if mark else ""
    x, y = lie(place, piece, 1)
    below = 0
    if place.spread == "column":
        (_, y), below = _start(place), piece.order
    if len(rows) == 1:
        yield Spot(x, y, text, sign, code, below)
        return
    for i, row in enumerate(rows):
        for j, letter in enumerate(row):
            dx, dy = ((j + 0.5) / len(row) - 0.5) * face.w, ((i + 0.5) / len(rows) - 0.5) * face.h
            for _ in range(piece.turn % 4):
                dx, dy = -dy, dx
            yield Spot(x + dx, y + dy, letter, sign, code, below)


def _seats(
    scene: Scene,
    names: Sequence[str],
    turn: Sequence[int],
    unit: Callable[[int], Words] | None,
    colour: bool,
) -> str:
    lines = []
    named = [names[i] if i < len(names) else "" for i in range(len(scene.seats))]
    high = max((len(str(seat.score)) for seat in scene.seats), default=0)
    scores = [
        f"{str(seat.score).rjust(high)} {unit(seat.score) if unit else ''}".rstrip() for seat in scene.seats
    ]
    long, wide = max(map(len, named), default=0), max(map(len, scores), default=0)
    for i, seat in enumerate(scene.seats):
        number = seat.colour if seat.colour >= 0 else i
        letter = LETTERS[i]
        if colour:
            letter = f"\x1b[1;{_SEAT_CODES[number]}m{letter}\x1b[0m"
        facts = [*(f"{counter.value} {counter.label}" for counter in seat.counters), seat.note]
        line = f"{'>' if i in turn else ' '} {letter} {named[i].ljust(long)} {scores[i].ljust(wide)}"
        lines.append(f"{line}   {', '.join(str(fact) for fact in facts if fact)}".rstrip())
    return "\n".join(lines)


def _panel(panel: Panel) -> str:
    return f"{panel.title}: {'  '.join(f'{cell.label}:{cell.value}' for cell in panel.cells)}"
