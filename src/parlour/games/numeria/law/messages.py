"""The reasons of the law, as numbers: `M.taken`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.display.saying import PLAYER, numbered
from parlour.games.numeria.notation.words import line_name
from parlour.games.numeria.state.geometry import LINE_COUNT

MESSAGES: Final = """
    over being-filled not-your-turn{seat} no-such-turn say-which no-choice not-through{line *goal}
    no-trope{line *numbers} nothing tile-can-move no-tile{*square} same-square{*square} taken{tile *square}
    not-in-line{jumps *home *goal} no-way{tile *home *goal} in-the-way{tile jumps *square *home *goal}
"""
ALL_WAYS, DIAGONALLY = range(2)
PARAMETERS: Final[Mapping[str, int | Sequence[str]]] = {
    "seat": PLAYER,
    "jumps": ("all", "diagonal"),
    "line": tuple(line_name(line) for line in range(LINE_COUNT)),
}
M: Final = numbered(MESSAGES)
