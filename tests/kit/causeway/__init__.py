"""Tiles laid end to end, a game written from the public kit alone.

It has what other games do not: pieces at free positions, several deals, hands that are turned up.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating
from tests.kit.causeway.options import OPTIONS, max_turns
from tests.kit.causeway.state import ACTIONS, DEAL, DRAW, PASS, PLAY, STATE, TILES

GAME: Final = Game(
    package=__name__,
    slug="causeway",
    title="Causeway",
    credit="Parlour's own",
    summary="Lay tiles end to end and empty your hand.",
    seating=Seating((2, 3)),
    options=OPTIONS,
    dtype=STATE,
    actions=(
        Action("play", PLAY, {"place": range(DRAW)}),
        Action("draw", DRAW),
        Action("pass", PASS),
        Action("deal", DEAL),
    ),
    max_legal=ACTIONS,
    max_outcomes=TILES,
    max_turns=max_turns,
    rules_version=1,
    hidden=True,
)
