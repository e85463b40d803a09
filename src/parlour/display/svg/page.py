"""The whole table as one picture: the board, the hand below it, scores and everything beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from parlour.display.board import Area, Board
from parlour.display.frame import Box, frame
from parlour.display.scene import Panel, Scene
from parlour.display.svg.board import FELT, RADIUS, Fonts, area_svg, document, middle, on
from parlour.display.svg.shapes import disc_of, group, n, rect, words
from parlour.display.svg.theme import LETTERS, Scheme
from parlour.kernel.message import HOUSE

Layout = Literal["wide", "narrow"]

WIDE: Final = 1000.0
"""Width of a picture for a wide page, in its own units; `NARROW` for a narrow one."""
NARROW: Final = 420.0
MARGIN: Final = 20.0
GAP: Final = 18.0
BOARD: Final = 640.0
"""Maximum width and height of the middle of a wide picture."""
HAND: Final = 52.0
"""Height of a hand."""
SMALL_HAND: Final = 46.0
HAND_ROUND: Final = 8.0
WIDEST: Final = 0.7
"""The largest part of its row that a hand takes, beside the sentence."""
SEAT: Final = 54.0
"""Height of a seat's plate."""
LINE: Final = 1.32
WIDTH_OF_LETTER: Final = 0.5
"""Mean width of a letter relative to its size, for breaking lines."""


@dataclass
class Sheet:
    """Drawings placed one below another, in a column."""

    x: float
    y: float
    w: float
    drawn: list[str] = field(default_factory=list)

    def put(self, drawing: str, h: float, gap: float = GAP) -> None:
        """A drawing for this place, and its height."""
        self.drawn.append(drawing)
        self.y += h + gap

    def text(self, text: str, size: float, names: str, gap: float = GAP) -> None:
        """A text, broken into lines."""
        for line in broken(text, self.w, size):
            self.drawn.append(words(self.x, self.y + size * LINE / 2, size, line, f"left {names}"))
            self.y += size * LINE
        self.y += gap


def broken(text: str, width: float, size: float) -> list[str]:
    """A text in lines of at most roughly `width`.

    >>> broken("One, two or three tokens.", 70, 10)
    ['One, two or', 'three tokens.']
    """
    most = int(width / (size * WIDTH_OF_LETTER))
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines


def table_svg(  # noqa: PLR0913  # named by keyword
    board: Board,
    scene: Scene,
    *,
    layout: Layout = "wide",
    scheme: Scheme = "auto",
    names: Sequence[str] = (),
    turn: Sequence[int] = (),
    last: Mapping[str, int] | None = None,
    fonts: Fonts = "figures",
) -> str:
    """The table as a seat sees it; `names` of the seats, whose `turn` it is, places played `last` by seat."""
    wide = layout == "wide"
    width = WIDE if wide else NARROW
    column = Sheet(MARGIN, MARGIN, (BOARD if wide else NARROW - 2 * MARGIN))
    side = Sheet(MARGIN + BOARD + GAP, MARGIN, WIDE - 2 * MARGIN - BOARD - GAP) if wide else column
    side.text(board.title, 26 if wide else 22, "head brand", 2 if scene.status else GAP * 0.6)
    if scene.status:
        side.text(str(scene.status), 14, "soft", GAP * 0.6)
    _seats(side, scene, names, turn)
    _middle(column, board, scene, last)
    _hand(column, board, scene, HAND if wide else SMALL_HAND)
    for panel in scene.panels:
        _panel(side, panel)
    _beside(side, board, scene)
    height = max(column.y, side.y) - GAP + MARGIN
    inner = rect(0, 0, width, height, "paper", RADIUS * 1.3) + "".join(column.drawn)
    inner += "".join(side.drawn) if wide else ""
    label = f"{board.title}: {scene.sentence}"
    return document(inner, Box(0, 0, width, height), scheme, label, fonts, board.material)


def _middle(column: Sheet, board: Board, scene: Scene, last: Mapping[str, int] | None) -> None:
    for area in middle(board, scene):
        scale = min(column.w / (area.w + 2 * FELT), BOARD / (area.h + 2 * FELT))
        left = column.x + (column.w - scale * (area.w + 2 * FELT)) / 2
        felt = rect(0, 0, area.w + 2 * FELT, area.h + 2 * FELT, "felt", RADIUS)
        inner = f'<g transform="translate({n(FELT)},{n(FELT)})">{_framed(board, area, scene, last)}</g>'
        column.put(_at(on(board, felt + inner), left, column.y, scale), scale * (area.h + 2 * FELT))


def _framed(board: Board, area: Area, scene: Scene, last: Mapping[str, int] | None) -> str:
    """An area at full size, showing its visible part."""
    inner = area_svg(board, area, scene, last)
    if area.zoom == 1:
        return inner
    shown = " ".join(map(n, frame(board, area, scene.pieces)))
    return f'<svg width="{n(area.w)}" height="{n(area.h)}" viewBox="{shown}">{inner}</svg>'


def _hand(column: Sheet, board: Board, scene: Scene, high: float) -> None:
    """The viewer's hand on the right, the sentence on its left."""
    own = [area for area in board.areas if area.role == "hand" and area.seat == scene.seat]
    scale = min((high / area.h for area in own), default=1.0)
    scale *= min(1, WIDEST * column.w / (sum(area.w for area in own) * scale)) if own else 1
    wide = sum(scale * area.w for area in own)
    room = Sheet(column.x, column.y, column.w - wide - (GAP if own else 0))
    size = 19.0 if high == HAND else 16.0
    lines = broken(str(scene.sentence), room.w, size)
    tall = len(lines) * size * LINE
    block = max(tall, high if own else 0)
    room.y += (block - tall) / 2
    room.text(str(scene.sentence), size, "head ink", 0)
    right = column.x + column.w - wide
    for area in own:
        tray = on(board, rect(0, 0, area.w, area.h, "felt", HAND_ROUND) + area_svg(board, area, scene))
        column.drawn.append(_at(tray, right, column.y + (block - scale * area.h) / 2, scale))
        right += scale * area.w
    column.put("".join(room.drawn), block)


def _beside(side: Sheet, board: Board, scene: Scene) -> None:
    """Bags, piles and other players' boards with their letters, in a row as large as fits."""
    areas = [area for area in board.areas if area.role == "side" or _others(area, scene)]
    if not areas:
        return
    total = sum(area.w + 2 * FELT for area in areas) + GAP * (len(areas) - 1)
    scale = min(1.0, side.w / total)
    head = 24.0 if any(area.seat >= 0 for area in areas) else 0.0
    x = side.x
    for area in areas:
        inner = f'<g transform="translate({n(FELT)},{n(FELT)})">{area_svg(board, area, scene)}</g>'
        inner = on(board, rect(0, 0, area.w + 2 * FELT, area.h + 2 * FELT, "felt", RADIUS) + inner)
        if area.seat >= 0:
            side.drawn.append(_letter(scene, area.seat, x + 11, side.y + 9, 9))
            side.drawn.append(words(x + 27, side.y + 9, 12.5, area.title, "left soft"))
        side.drawn.append(_at(inner, x, side.y + (head if area.seat >= 0 else 0), scale))
        x += scale * (area.w + 2 * FELT) + GAP * scale
    side.put("", head + scale * max(area.h + 2 * FELT for area in areas))


def _others(area: Area, scene: Scene) -> bool:
    mine = scene.seat if scene.seat < len(scene.seats) else 0
    return area.role == "seat" and area.seat != mine


def _at(inner: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({n(x)},{n(y)})scale({n(scale)})">{inner}</g>'


def _seats(side: Sheet, scene: Scene, names: Sequence[str], turn: Sequence[int]) -> None:
    """A plate for every seat: letter, name, counts, score; a bar if it is to act."""
    slim = len(scene.seats) > 2 and side.w < NARROW
    across = 2 if slim else 1
    w = (side.w - (across - 1) * 8) / across
    for number, seat in enumerate(scene.seats):
        x = side.x + (number % across) * (w + 8)
        y = side.y + (number // across) * (SEAT + 8)
        place = str(HOUSE("seat-letter", letter=LETTERS[number]))
        named = names[number] if number < len(names) else place[:1].upper() + place[1:]
        facts = [*(f"{counter.value} {counter.label}" for counter in seat.counters), seat.note]
        below = " · ".join(str(fact) for fact in facts if fact)
        plate = rect(x + 0.5, y + 0.5, w - 1, SEAT - 1, "plate", RADIUS)
        if number in turn:
            plate += rect(x + 0.5, y + 12, 4, SEAT - 24, "brass", 2)
        disc = _letter(scene, number, x + 30, y + SEAT / 2, 15)
        at = y + SEAT / 2
        side.drawn.append(
            plate
            + disc
            + words(x + 56, at - (8 if below else 0), 15.5, named, "left bold ink")
            + (words(x + 56, at + 11, 12.5, below, "left soft") if below else "")
            + words(x + w - 16, at, 24, str(seat.score), "right num ink")
        )
    side.put("", -(-len(scene.seats) // across) * (SEAT + 8) - 8)


def _letter(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """A seat's disc."""
    colour = scene.seats[seat].colour if scene.seats[seat].colour >= 0 else seat
    return group(disc_of(colour, LETTERS[seat], r), x, y)


def _panel(side: Sheet, panel: Panel) -> None:
    """A panel's numbers in rows of eight."""
    side.text(str(panel.title), 15, "head soft", 6)
    across = min(8, len(panel.cells))
    gap, h = 5.0, 42.0
    w = min((side.w - gap * (across - 1)) / across, 60)
    for i, cell in enumerate(panel.cells):
        x, y = side.x + i % across * (w + gap), side.y + i // across * (h + gap)
        side.drawn.append(
            rect(x, y, w, h, "cell", 7)
            + words(x + w / 2, y + 14, 15 if len(str(cell.label)) < 4 else 11.5, cell.label, "num ink")
            + words(x + w / 2, y + 30, 12.5, cell.value, "soft")
        )
    side.put("", -(-len(panel.cells) // across) * (h + gap) - gap)
