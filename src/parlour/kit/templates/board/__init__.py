"""Newgame: stones on a board, three in line win.

>>> from parlour.kernel.state import Variant
>>> from parlour.kit.templates.board import GAME
>>> state = Variant.of(GAME).new_state()
>>> state.turn, state.is_over
((0,), False)
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating

from parlour.kit.templates.board.locales import say
from parlour.kit.templates.board.options import OPTIONS, max_turns
from parlour.kit.templates.board.state import CELLS, FIELDS, SEATS

GAME: Final = Game(
    package=__name__,
    slug="newgame",
    title=say("title"),
    credit=say("credit"),
    summary=say("summary"),
    seating=Seating((SEATS,)),
    options=OPTIONS,
    fields=FIELDS,
    actions=(Action("place", 0, {"cell": range(CELLS)}),),
    max_legal=CELLS,
    max_outcomes=1,
    max_turns=max_turns,
    rules_version=1,
)
