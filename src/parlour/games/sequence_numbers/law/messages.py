"""The reasons of the law, as numbers: `M.covered`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.display.saying import PLAYER, numbered

MESSAGES: Final = """
    over no-calls drawing call-names-team{teams} call-between team-holds-none{team} nothing-owed
    not-your-turn{seat} not-shown no-such-turn give-up-first not-called no-choice say-which-line
    no-line-of-yours deck-empty only-draw{seat} no-plus no-minus no-card{number} corner{*cell}
    covered{number *cell} no-chip{*cell} own-chip{*cell} locked-chip{*cell} not-dead{number open}
    one-dead-card can-play
"""
PARAMETERS: Final[Mapping[str, int | Sequence[str]]] = {"seat": PLAYER}
M: Final = numbered(MESSAGES)
