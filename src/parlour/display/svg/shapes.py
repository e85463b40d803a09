"""Drawings of one family for every game: tiles, dice, cards, chips, pawns, gates, backs, cells and signs.

Each function returns an SVG fragment with the classes of `display.svg.theme`. Pieces are centred on 0,0; what
is printed on a board takes its position. A unit is 1/40 of an ordinary cell: tiles are 34 across.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from parlour.kernel.message import Words

TILE: Final = 34.0
"""Width and height of an ordinary tile."""
CELL: Final = 40.0
"""Distance between the centres of two ordinary cells."""
GAP: Final = 2.0
"""Gap between two cells."""
RIM: Final = 1.5
"""The width of the ivory rim round a chip, a counter or a back, which stands out from any ground."""

_DIGIT: Final = 0.35
"""The offset of the baseline below the middle of a digit, in font sizes."""


def n(value: float) -> str:
    """A number in its shortest form.

    >>> n(3.0), n(-0.25), n(1 / 3)
    ('3', '-.25', '.333')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def rect(x: float, y: float, w: float, h: float, names: str, r: float = 0) -> str:
    """A rectangle by its top left corner, with corners rounded by `r`.

    >>> rect(1, 1, 38, 38, "cell", 5)
    '<rect class="cell" x="1" y="1" width="38" height="38" rx="5"/>'
    """
    round_ = f' rx="{n(r)}"' if r else ""
    return f'<rect class="{names}" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{round_}/>'


def disc(x: float, y: float, r: float, names: str) -> str:
    """A circle."""
    at = (f' cx="{n(x)}"' if x else "") + (f' cy="{n(y)}"' if y else "")
    return f'<circle class="{names}"{at} r="{n(r)}"/>'


def path(d: str, names: str, width: float = 0) -> str:
    """A path; `width` is that of its stroke."""
    stroke = f' stroke-width="{n(width)}" stroke-linecap="round" stroke-linejoin="round"' if width else ""
    return f'<path class="{names}" d="{d}"{stroke}/>'


def words(x: float, y: float, size: float, text: Words, names: str = "ink") -> str:
    """Text whose digits are centred on `x`, `y`."""
    return (
        f'<text class="{names}" x="{n(x)}" y="{n(y + _DIGIT * size)}" font-size="{n(size)}">'
        f"{escape(str(text))}</text>"
    )


def group(inner: str, x: float = 0, y: float = 0, names: str = "", label: str = "") -> str:
    """Drawings moved to `x`, `y`, with a class and a spoken label if given."""
    attributes = f" class={quoteattr(names)}" if names else ""
    if x or y:
        attributes += f' transform="translate({n(x)},{n(y)})"'
    if label:
        attributes += f' role="img" aria-label={quoteattr(label)}'
    return f"<g{attributes}>{inner}</g>"


# -- tiles -------------------------------------------------------------------------------------------------


def slab(w: float = TILE, h: float = TILE, r: float = 0) -> str:
    """The body of a tile: a hard shadow, its side and its face, about 3 units thick, corners of `r`."""
    r = r or min(w, h) * 0.2
    left, top = -w / 2, -h / 2
    return (
        rect(left - 0.3, top + 1.4, w + 0.6, h + 1.6, "shade", r)
        + rect(left, top + 0.6, w, h + 1.2, "side", r)
        + rect(left + 0.4, top - 0.9, w - 0.8, h - 0.6, "tile", r)
    )


def tile(text: str, w: float = TILE, h: float = TILE, size: float = 0) -> str:
    """An ivory tile with a number in the serif face."""
    size = size or min(w, h) * (0.56 if len(text) < 3 else 0.44)
    return slab(w, h) + words(0, -1, size, text, "num tile-ink")


PIPS: Final = ("", "M", "TL BR", "TL M BR", "TL TR BL BR", "TL TR M BL BR", "TL TR L R BL BR")
"""The places of the pips on each side of a die, by its number: T top, B bottom, L left, R right, M middle."""


def die(number: int, w: float = TILE) -> str:
    """A die that shows a number from one to six in pips.

    >>> [die(number).count("<circle") for number in range(1, 7)]
    [1, 2, 3, 4, 5, 6]
    """
    off = 0.26 * w
    spots = [
        (off * (("R" in spot) - ("L" in spot)), off * (("B" in spot) - ("T" in spot)) - 0.9)
        for spot in PIPS[number].split()
    ]
    return slab(w, w) + "".join(disc(x, y, 0.085 * w, "tile-ink") for x, y in spots)


def cross(size: float = TILE) -> str:
    """A cross over a piece, or by itself in a cell: struck out."""
    arm = 0.34 * size
    return path(
        f"M{n(-arm)} {n(-arm)}L{n(arm)} {n(arm)}M{n(-arm)} {n(arm)}L{n(arm)} {n(-arm)}", "tile-line", 2.6
    )


def wild(text: str = "", w: float = TILE, h: float = TILE) -> str:
    """A joker: a tile with a star, large if alone, small in the corner beside what it stands for."""
    if not text:
        return slab(w, h) + path(star(0, -1, min(w, h) * 0.27), "tile-soft")
    unit = min(w, h)
    corner = path(star(w / 2 - unit * 0.2, -h / 2 + unit * 0.19, unit * 0.14), "tile-soft")
    return slab(w, h) + words(-unit * 0.03, 0.6, unit * 0.5, text, "num tile-soft") + corner


def tile_back(w: float = TILE, h: float = TILE) -> str:
    """The back of a tile: a lattice inside a frame."""
    unit = min(w, h)
    return back(w, h, unit * 0.2) + lattice(w - unit * 0.28, h - unit * 0.28, unit * 0.17, -1)


def back(w: float, h: float, r: float) -> str:
    """A tile or card face down: enamel in a rim of ivory."""
    wide, high = w - 0.8 - 2 * RIM, h - 0.6 - 2 * RIM
    return slab(w, h, r) + rect(-wide / 2, -h / 2 - 0.9 + RIM, wide, high, "back", r - RIM)


def lattice(w: float, h: float, step: float, y: float = 0) -> str:
    """Crossing lines inside a frame, centred on 0,y, clipped at the frame."""
    left, right, top, bottom = -w / 2, w / 2, -h / 2, h / 2
    d = []
    reach = int((w + h) / 2 / step) + 1
    for i in range(-reach, reach + 1):
        for sign in (1, -1):  # the line  y = sign * (x - c)  between the frame's sides
            c = i * step * 1.4142
            xs = sorted((c + sign * top, c + sign * bottom))
            x1, x2 = max(left, xs[0]), min(right, xs[1])
            if x2 - x1 > step * 0.05:
                d.append(f"M{n(x1)} {n(y + sign * (x1 - c))}L{n(x2)} {n(y + sign * (x2 - c))}")
    frame = f"M{n(left)} {n(y + top)}h{n(w)}v{n(h)}h{n(-w)}z"
    return path("".join(d), "weave", step * 0.12) + path(frame, "weave", step * 0.2)


def star(x: float, y: float, r: float, points: int = 5) -> str:
    """The outline of a star, as path data."""
    corners = []
    for i in range(2 * points):
        radius = r if i % 2 == 0 else r * 0.45
        angle = math.pi * (i / points - 0.5)
        corners.append(f"{n(x + radius * math.cos(angle))} {n(y + radius * math.sin(angle))}")
    return "M" + "L".join(corners) + "z"


# -- cards -------------------------------------------------------------------------------------------------

CARD: Final = (44.0, 60.0)
"""Width and height of a card."""
CORNER: Final = 5.0
"""The radius of a card's corners."""


def card(text: str, size: float = 0, tint: str = "", w: float = CARD[0], h: float = CARD[1]) -> str:
    """A card with text in its middle (newlines separate lines) and a tinted band below."""
    lines = text.split("\n")
    longest = max(map(len, lines))
    size = size or min(w * 1.5 / max(longest, 2), h * (0.34 if len(lines) == 1 else 0.27))
    band = rect(-w / 2 + 5, h / 2 - 11, w - 10, 4.5, tint, 2.2) if tint else ""
    top = -(len(lines) - 1) * size * 0.58 - (3 if tint else 1)
    numbers = "".join(
        words(0, top + i * size * 1.16, size, line, "num tile-ink") for i, line in enumerate(lines)
    )
    return slab(w, h, CORNER) + band + numbers


def card_back(w: float = CARD[0], h: float = CARD[1]) -> str:
    """The back of a card."""
    return back(w, h, CORNER) + lattice(w - 10, h - 10, 6, -1)


# -- pieces of a seat --------------------------------------------------------------------------------------


def pattern(seat: int, r: float) -> str:
    """A seat's pattern inside a circle: plain, stripes, dots, bars across, a lattice, bars down."""
    if seat == 2:
        step = r * 0.52
        spots = [(i * step, j * step) for i in range(-2, 3) for j in range(-2, 3)]
        return "".join(disc(x, y, r * 0.13, "inlay") for x, y in spots if math.hypot(x, y) < r * 0.84)
    angles = {1: (45,), 3: (0,), 4: (45, 135), 5: (90,)}.get(seat, ())
    width = r * 0.15
    d = []
    for angle in angles:
        ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        for i in range(-2, 3):
            off = i * r * 0.42
            half = math.sqrt((r - width / 2) ** 2 - off * off)  # so that round line ends stay inside
            x, y = -uy * off, ux * off
            d.append(f"M{n(x - ux * half)} {n(y - uy * half)}L{n(x + ux * half)} {n(y + uy * half)}")
    return path("".join(d), "inlay-line", width) if d else ""


def chip(seat: int, letter: str, r: float = 15) -> str:
    """A round chip of a seat or team: colour, pattern and letter."""
    body = (
        disc(0, 2, r, "shade")
        + disc(0, 0, r, "rim")
        + disc(0, 0, r - RIM, "chip")
        + pattern(seat, r - RIM)
        + disc(0, 0, r * 0.56, "chip")
        + words(0, 0, max(0.83 * r, min(1.05 * r, 12)), letter, "bold chip-ink")
    )
    return group(body, names=f"seat-{seat}")


def locked_chip(seat: int, letter: str, r: float = 15) -> str:
    """The other side of a chip: a ring of the seat's colour round an ivory middle."""
    body = (
        disc(0, 2, r, "shade")
        + disc(0, 0, r, "rim")
        + disc(0, 0, r - RIM, "chip")
        + pattern(seat, r - RIM)
        + disc(0, 0, r * 0.6, "tile")
        + words(0, 0, r * 0.83, letter, "bold tile-ink")
    )
    return group(body, names=f"seat-{seat}")


def disc_of(seat: int, letter: str, r: float) -> str:
    """A seat's disc as pictures show it beside its score."""
    body = disc(0, 0, r, "rim") + disc(0, 0, r - RIM, "chip") + pattern(seat, r - RIM)
    body += disc(0, 0, r * 0.62, "chip")
    return group(body + words(0, 0, r * 0.95, letter, "bold chip-ink"), names=f"seat-{seat}")


# -- things of a colour that is no seat's ------------------------------------------------------------------


def counter(tint: str, kind: int, r: float = 11) -> str:
    """A flat round counter of a tint, with the sign of its texture: no letter, for letters are players."""
    return (
        disc(0, 1.6, r, "shade")
        + disc(0, 0, r, "rim")
        + disc(0, 0, r - RIM, tint)
        + mark_of(kind, tint, r / 2)
    )


def pawn(tint: str, kind: int, h: float = 30) -> str:
    """A turned pawn of a tint in a rim of ivory, with the sign of its texture on its foot."""
    outline = "M-9 13c0-5 5-6 5.6-12a6.4 6.4 0 1 1 6.8 0c.6 6 5.6 7 5.6 12z"
    turned = path(outline, "rim rim-line", 2 * RIM) + path(outline, tint)
    drawn = '<ellipse class="shade" cy="14" rx="11.4" ry="2.8"/>' + turned + mark_of(kind, tint, 3.4, 8)
    return f'<g transform="scale({n(h / 30)})">{drawn}</g>' if h != 30 else drawn


def gate(x1: float, y1: float, x2: float, y2: float) -> str:
    """A gate between two squares: two brass posts and the opening between them, along x1,y1 to x2,y2."""
    length = math.hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    px, py = -uy * 4.2, ux * 4.2
    rails = "".join(f"M{n(x1 + s * px)} {n(y1 + s * py)}L{n(x2 + s * px)} {n(y2 + s * py)}" for s in (1, -1))
    way = path(f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}", "brass-line", 1.2)
    posts = "".join(
        disc(x + s * px, y + s * py, 2, "brass") for x, y in ((x1, y1), (x2, y2)) for s in (1, -1)
    )
    return way + path(rails, "brass-line", 1.8) + posts


def mark_of(kind: int, tint: str, size: float, y: float = 0) -> str:
    """What tells a tint without colour, once and large, as in its texture: two lines, a dot, or a cross."""
    if kind == 1:
        return disc(0, y, size * 0.62, f"{tint}-ink")
    if kind == 2:
        drawn = f"M{n(-size)} {n(y)}h{n(2 * size)}M0 {n(y - size)}v{n(2 * size)}"
    else:
        slant = f"l{n(1.2 * size)} {n(-1.2 * size)}"
        drawn = "".join(f"M{n((k - 0.6) * size)} {n(y + (k + 0.6) * size)}{slant}" for k in (-0.32, 0.32))
    return path(drawn, f"{tint}-line", size * 0.42)


def texture(kind: int, x: float, y: float, w: float, h: float, tint: str) -> str:
    """A subtle texture, so that tints are told apart without colour: lines, dots, crosses, rings."""
    step = min(w, h) / 5
    d = []
    for i in range(5):
        for j in range(5):
            cx, cy = x + (i + 0.5) * w / 5, y + (j + 0.5) * h / 5
            if (i + j) % 2:
                continue
            s = step * 0.22
            if kind == 0:
                d.append(f"M{n(cx - 1.6 * s)} {n(cy + 1.6 * s)}l{n(3.2 * s)} {n(-3.2 * s)}")
            elif kind == 1:
                d.append(f"M{n(cx)} {n(cy)}h.01")
            elif kind == 2:
                d.append(f"M{n(cx - s)} {n(cy)}h{n(2 * s)}M{n(cx)} {n(cy - s)}v{n(2 * s)}")
            else:
                d.append(
                    f"M{n(cx - s)} {n(cy)}a{n(s)} {n(s)} 0 1 0 {n(2 * s)} 0a{n(s)} {n(s)} 0 1 0 {n(-2 * s)} 0"
                )
    return f'<g opacity=".4">{path("".join(d), f"{tint}-line", 2.4 if kind == 1 else 1)}</g>'


# -- what is printed on a board ----------------------------------------------------------------------------


def cells(spots: Iterable[tuple[float, float]], tint: str = "", pitch: float = CELL) -> str:
    """Cells at the given centres, all in one path; tinted if special."""
    side, r = pitch - GAP, 5 * pitch / CELL
    run, arc = n(side - 2 * r), f"a{n(r)} {n(r)} 0 0 1 "
    corners = (f"{n(r)} {n(r)}v{run}", f"-{n(r)} {n(r)}h-{run}", f"-{n(r)}-{n(r)}v-{run}", f"{n(r)}-{n(r)}z")
    outline = f"h{run}" + "".join(arc + corner for corner in corners)
    d = "".join(f"M{n(x - side / 2 + r)} {n(y - side / 2)}{outline}" for x, y in spots)
    return path(d, f"cell {tint}".strip())


def sign(x: float, y: float, text: str, tint: str, size: float = 18.8) -> str:
    """A short text printed on a tinted cell."""
    return words(x, y, size, text, f"bold {tint}-ink")


def again(x: float, y: float, r: float, tint: str) -> str:
    """An arrow that goes round, in the ink of a tint: play again."""
    start, end = math.radians(28), math.radians(302)
    x1, y1 = x + r * math.cos(start), y + r * math.sin(start)
    x2, y2 = x + r * math.cos(end), y + r * math.sin(end)
    ahead, aside = (-math.sin(end) * r, math.cos(end) * r), (math.cos(end) * r, math.sin(end) * r)
    tip = (x2 + 0.62 * ahead[0], y2 + 0.62 * ahead[1])
    base = [(x2 + k * aside[0] - 0.06 * ahead[0], y2 + k * aside[1] - 0.06 * ahead[1]) for k in (0.5, -0.5)]
    head = "M" + "L".join(f"{n(px)} {n(py)}" for px, py in (tip, *base)) + "z"
    arc = path(f"M{n(x1)} {n(y1)}A{n(r)} {n(r)} 0 1 1 {n(x2)} {n(y2)}", f"{tint}-line", r * 0.26)
    return arc + path(head, f"{tint}-ink")


def pouch(w: float = 64) -> str:
    """A cloth bag closed by a brass cord; nine units high for eight across."""
    body = "M-11-17C-22-8-30 6-29 19S-18 34 0 34 28 31 29 19 22-8 11-17z"
    neck = "M-11-17C-15-24-19-28-21-33Q-14-29-9-33-4-29 0-34 4-29 9-33 14-29 21-33C19-28 15-24 11-17z"
    folds = "M-6-13Q-14 2-13 14M6-13Q15 0 15 11M0-12Q1-4 0 2"
    cord = "M-12-17Q0-12 12-17M9-15.5q5 5 3 11M9-15.5q9 2 10 8"
    drawn = (
        '<ellipse class="shade" cy="34" rx="27" ry="4"/>'
        + path(body, "back", 1)
        + path(neck, "back", 1)
        + path(folds, "weave", 1)
        + path(cord, "brass-line", 2.4)
    )
    return f'<g transform="scale({n(w / 64)})">{drawn}</g>' if w != 64 else drawn
