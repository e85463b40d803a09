"""How squares of the field and tiles are written and said."""

from __future__ import annotations

from parlour.games.thirtysix.notation.words import FILES
from parlour.games.thirtysix.rooms.layouts.state import ORIGINS, SPOTS


def spot_name(x: int, y: int) -> str:
    """An origin, by its file and rank.

    >>> spot_name(0, 0), spot_name(16, 9)
    ('a1', 'q10')
    """
    return f"{FILES[x]}{y + 1}"


def spot_of(action: int) -> tuple[int, int]:
    """The origin that a move leads to.

    >>> spot_of(289 + 17 * 3 + 5)
    (5, 3)
    """
    return action % ORIGINS, action % SPOTS // ORIGINS
