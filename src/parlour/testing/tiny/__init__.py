"""The tiny game: every mechanism of the kernel in a few lines, for tests and examples above the games.

>>> from parlour.testing.tiny import GAME
>>> state = GAME.with_options(seats=2, lot=False, jokers="two").new_state(seed=7)
>>> state.turn, state.is_over
((0, 1), False)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.kernel.game import Action, Game, Seating
from parlour.kernel.options import Value
from parlour.testing.tiny import display, law, notation, rules
from parlour.testing.tiny.features import FEATURES, limits
from parlour.testing.tiny.state import (  # fmt: skip
    ACTIONS,
    COPIES,
    END,
    HUSH,
    KINDS,
    OPTIONS,
    PUT,
    PUT_JOKER,
    SEATS,
    STATE,
)


def max_turns(options: Mapping[str, Value]) -> int:
    """Each card is drawn once and put once, each turn ends once; the lot; one call a seat (4.3)."""
    cards = COPIES * int(options["top"]) + (2 if options["jokers"] == "two" else 0)
    return 3 * cards + 1 + int(options["seats"])


GAME: Final = Game(
    slug="tiny",
    title="Tiny",
    credit="Parlour's own",
    summary="Lay one or two cards face down; the highest sum scores.",
    seating=Seating((2, 3)),
    options=OPTIONS,
    dtype=STATE,
    features=FEATURES,
    limits=limits,
    actions=(
        Action("put", PUT, KINDS),
        Action("joker", PUT_JOKER, KINDS),
        Action("end", END, closing=True),
        Action("hush", HUSH, ACTIONS - HUSH),
    ),
    max_legal=ACTIONS,
    max_outcomes=KINDS,
    max_turns=max_turns,
    rules_version=2,
    rules=rules,
    law=law,
    notation=notation,
    display=display,
    hidden=True,
)
assert max(GAME.seating.seats) == SEATS
