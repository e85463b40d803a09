"""Newgame: a sheet for each seat, on which all write at the same time.

>>> from parlour.kernel.state import Variant
>>> from parlour.kit.templates.sheet import GAME
>>> state = Variant.of(GAME, seats=3).new_state(seed=7)
>>> state.turn, len(state.legal_actions(2))
((0, 1, 2), 8)
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating

from parlour.kit.templates.sheet.locales import say
from parlour.kit.templates.sheet.options import OPTIONS, max_turns
from parlour.kit.templates.sheet.state import BOXES, FIELDS, SEATS, SIDES

GAME: Final = Game(
    package=__name__,
    slug="newgame",
    title=say("title"),
    credit=say("credit"),
    summary=say("summary"),
    seating=Seating(tuple(range(2, SEATS + 1))),
    options=OPTIONS,
    fields=FIELDS,
    actions=(Action("write", 0, {"box": range(BOXES)}),),
    max_legal=BOXES,
    max_outcomes=SIDES,
    max_turns=max_turns,
    rules_version=1,
    hidden=True,
    curtain=False,
)
