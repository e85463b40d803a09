"""Connect Four on the kernel: the yardstick against other libraries, which all have it.

>>> from bench.connect_four import GAME
>>> from parlour.kernel.state import Variant
>>> state = Variant.of(GAME).new_state()
>>> for column in (3, 3, 2, 2, 4, 4):
...     state.apply(state.turn[0], column)
>>> state.text(), [state.action_text(0, action) for action in state.legal_actions(0)]
('......./......./......./......./..ooo../..xxx..', ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
>>> state.apply(0, state.parse(0, "f")); state.returns()
[1.0, -1.0]
"""

from __future__ import annotations

from typing import Final

from bench.connect_four.state import CELLS, COLUMNS, FIELDS, SEATS
from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating

GAME: Final = Game(
    package=__name__,
    slug="connect_four",
    title="Connect Four",
    credit="a game of the 1970s, older under other names",
    summary="Drop discs into a grid; four in line win.",
    seating=Seating((SEATS,)),
    options=(),
    fields=FIELDS,
    actions=(Action("drop", 0, {"column": range(COLUMNS)}),),
    max_legal=COLUMNS,
    max_outcomes=1,
    max_turns=lambda options: CELLS,
    rules_version=1,
    score_name="wins",
)
