"""The cards as they are drawn: a sum written as in a copybook, room for the answer; Plus and Minus."""

from __future__ import annotations

from typing import Final

from parlour.display.svg.shapes import card_back, path, rect, slab, words
from parlour.games.sequence_numbers.notation.words import MINUS_SIGN, TIMES_SIGN
from parlour.kernel.message import Words

WIDE: Final = 50.0
HIGH: Final = 64.0
OPERATORS: Final = {"+": "plus", MINUS_SIGN: "minus", TIMES_SIGN: "times"}
_CORNER: Final = 5.5
_SIZE: Final = 21.0
_RIGHT: Final = 19.0
"""Where the numbers end, from the middle of the card."""


def blank() -> str:
    """A card with nothing on it."""
    return slab(WIDE, HIGH, _CORNER)


def back() -> str:
    """The back of a card."""
    return card_back(WIDE, HIGH)


def sign(kind: str, x: float, y: float, r: float, width: float) -> str:
    """A plus, a minus or a times, `r` from its middle to its ends."""
    if kind == "times":
        a = r * 0.75
        return path(
            f"M{x - a:g} {y - a:g}l{2 * a:g} {2 * a:g}m0 {-2 * a:g}l{-2 * a:g} {2 * a:g}", "tile-line", width
        )
    d = f"M{x - r:g} {y:g}h{2 * r:g}"
    if kind == "plus":
        d += f"M{x:g} {y - r:g}v{2 * r:g}"
    return path(d, "tile-line", width)


def equation(sum_: str, answer: str = "") -> str:
    """A sum such as `13 − 11`, one number under the other over a line; the answer below it, if it is shown.

    >>> equation("9 + 3").count("<text"), equation("9 + 3", "12").count("<text")
    (2, 3)
    """
    first, operator, second = sum_.split()
    rows = (-20.0, -1.5, 11.0) if answer else (-15.0, 6.5, 21.0)
    size = _SIZE - 2 if answer else _SIZE
    kind = OPERATORS[operator]
    drawn = blank()
    drawn += words(_RIGHT, rows[0], size, first, "num right tile-ink")
    drawn += sign(kind, -16.5, rows[1], 4.2, 2)
    drawn += words(_RIGHT, rows[1], size, second, "num right tile-ink")
    drawn += path(f"M-20.5 {rows[2]:g}h41", "tile-line", 1.4)
    if answer:
        drawn += words(_RIGHT, 21.5, 16, answer, "num right tile-soft")
    return drawn


def special(kind: str, name: Words) -> str:
    """Plus or Minus: its sign in a frame, its name below."""
    frame = rect(-WIDE / 2 + 4.5, -HIGH / 2 + 3.5, WIDE - 9, HIGH - 9, "tile-line", 3.5)
    return blank() + frame + sign(kind, 0, -7, 11, 5) + words(0, 19, 12, name, "bold tile-ink")
