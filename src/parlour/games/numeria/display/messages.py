"""The messages that are told, as numbers: `M.slid`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.display.saying import PLACE, numbered

MESSAGES: Final = """
    status-quiet{quiet limit} status-target{count} starter-due filling choose{*tropes} choosing{*tropes}
    others-move must-pass move-or-end move laid laid-again passed chose{*trope}
    made-several{*move count} makes{*trope} slid{who tile home goal} jumped{who tile home goal}
    jumped-via{who tile home *between goal} spelled{*numbers *kinds} kind-consecutive kind-multiples
    kind-irregular kind-plus-123 kind-prime kind-power kind-square kind-triangular kind-fibonacci
    button-pass you-pass ends-game button-take-it you-take{*tropes} button-move{goal} draft-move{*move}
    button-choose draft-choose{*move *tropes} button-take{count} draft-take{*move *tropes} you-win not-over
    last-taken{*trope} both-passed too-quiet{count} do-pass do-take{*trope}
    do-slide{tile home goal} do-jump{tile home goal} do-jump-via{tile home *between goal}
    aid-not-now aid-none aid-many{count} aid-some{*moves} aid-move{tile home goal *tropes}
    why-takes{*tropes} why-several{*tropes} why-chosen{*tropes} why-wins why-leaves-none
"""
OTHER, YOU = range(2)
PARAMETERS: Final[Mapping[str, int | Sequence[str]]] = {
    "home": PLACE,
    "goal": PLACE,
    "who": ("other", "you"),
}
"""A move is told after the name of who made it, or to the player who reads it."""
M: Final = numbered(MESSAGES)
