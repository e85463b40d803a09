"""Newgame: hidden hands, a card laid in each round.

>>> from parlour.kernel.state import Variant
>>> from parlour.kit.templates.hand import GAME
>>> state = Variant.of(GAME, seats=3).new_state(seed=7)
>>> state.turn, len(state.legal_actions(0))
((0,), 3)
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating

from parlour.kit.templates.hand.locales import say
from parlour.kit.templates.hand.options import OPTIONS, max_turns
from parlour.kit.templates.hand.state import FIELDS, HAND, KINDS, SEATS

GAME: Final = Game(
    package=__name__,
    slug="newgame",
    title=say("title"),
    credit=say("credit"),
    summary=say("summary"),
    seating=Seating(tuple(range(2, SEATS + 1))),
    options=OPTIONS,
    fields=FIELDS,
    actions=(Action("lay", 0, {"card": range(KINDS)}),),
    max_legal=HAND,
    max_outcomes=KINDS,
    max_turns=max_turns,
    rules_version=1,
    hidden=True,
)
