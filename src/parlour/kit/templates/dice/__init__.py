"""Newgame: a die that is rolled again and again, or not.

>>> from parlour.kernel.state import Variant
>>> from parlour.kit.templates.dice import GAME
>>> state = Variant.of(GAME, seats=3).new_state(seed=7)
>>> state.turn, [state.action_text(0, action) for action in state.legal_actions(0)]
((0,), ['roll'])
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating

from parlour.kit.templates.dice.locales import say
from parlour.kit.templates.dice.options import OPTIONS, max_turns
from parlour.kit.templates.dice.state import ACTIONS, FIELDS, ROLL, SEATS, SIDES, STOP

GAME: Final = Game(
    package=__name__,
    slug="newgame",
    title=say("title"),
    credit=say("credit"),
    summary=say("summary"),
    seating=Seating(tuple(range(2, SEATS + 1))),
    options=OPTIONS,
    fields=FIELDS,
    actions=(Action("roll", ROLL), Action("stop", STOP)),
    max_legal=ACTIONS,
    max_outcomes=SIDES,
    max_turns=max_turns,
    rules_version=1,
)
