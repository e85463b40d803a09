"""The tiny game: every mechanism of the kernel in a few lines, to try things on and to begin a new game with.

>>> from parlour.kernel.state import Variant
>>> from parlour.testing.tiny import GAME
>>> state = Variant.of(GAME, seats=2, random_start=False, jokers="two").new_state(seed=7)
>>> state.turn, state.is_over
((0, 1), False)
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating
from parlour.testing.tiny.locales import say
from parlour.testing.tiny.options import OPTIONS, limits, max_turns
from parlour.testing.tiny.state import ACTIONS, END, FIELDS, HUSH, KINDS, PUT, PUT_JOKER, SEATS

GAME: Final = Game(
    package=__name__,
    slug="tiny",
    title=say("title"),
    credit=say("credit"),
    summary=say("summary"),
    seating=Seating((2, 3)),
    options=OPTIONS,
    fields=FIELDS,
    limits=limits,
    actions=(
        Action("put", PUT, {"card": range(KINDS)}),
        Action("joker", PUT_JOKER, {"value": range(KINDS)}),
        Action("end", END, closing=True),
        Action("hush", HUSH, {"seat": range(ACTIONS - HUSH)}),
    ),
    max_legal=ACTIONS,
    max_outcomes=KINDS,
    max_turns=max_turns,
    rules_version=2,
    hidden=True,
)
assert max(GAME.seating.seats) == SEATS
