"""The reasons of the law, as numbers: `M.stay`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.display.saying import PLAYER, numbered
from parlour.games.thirtysix.notation.words import COLOUR_WORDS

MESSAGES: Final = """
    over still-laying not-your-turn{seat} not-your-view no-such-turn choose-first place-first move-now
    give-first colour-taken{colour} square{colour} not-your-colour{*name *there *own} pawn-there{*name}
    can-move{count} stay{*name} pawn-in-the-way{*name} counter-in-the-way{*name} not-in-line{*name *start}
    not-in-line-gate{*name *start *gate} none-to-give{colour}
"""
PARAMETERS: Final[Mapping[str, int | Sequence[str]]] = {"seat": PLAYER, "colour": COLOUR_WORDS}
M: Final = numbered(MESSAGES)
