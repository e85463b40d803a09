"""The reasons of the law, as numbers: `M.too_long`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.display.saying import LETTER, PLAYER, numbered

MESSAGES: Final = """
    over starter-not-drawn draw-due no-calls no-seat{last} not-your-turn{seat} not-shown{seat}
    no-such-turn no-jokers swap-begun nothing-placed rest-to-swap{count} lone-square play-begun{count}
    no-swaps joker-fits{value *cell} token-fits{value *cell} bag-too-small{count} bag-empty swap-or-end
    can-swap swap-hand swap-token hold-nothing a-joker no-joker{*held} no-token{value *held} second-joker
    taken{value *cell} centre-first{*cell} touches-nothing{*cell} each-touches{*cell}
    not-in-line{*cell *cells} gap{*cell} too-long{count} not-fifteen{total fifteen *sum}
    over-fifteen{total fifteen *sum} square-too-early square-alone
"""
PARAMETERS: Final[Mapping[str, int | Sequence[str]]] = {"seat": PLAYER, "last": LETTER}
M: Final = numbered(MESSAGES)
