"""The puzzle race of Numeria: ten puzzles of the book, one move for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import SQUARE_NAMES
from parlour.games.numeria.rooms.race.state import BOOK, FIELDS
from parlour.games.numeria.state import MAX_LEGAL, PASS
from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating
from parlour.kernel.options import OptionValue
from parlour.kernel.race import PUZZLES, race_event

ENTRIES: Final = 3
"""The entries of a puzzle: it is drawn, answered, and its solution shown."""


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """A bound on the entries of a race (6.1)."""
    return ENTRIES * PUZZLES


GAME: Final = Game(
    package=__name__,
    slug="numeria_race",
    title=say("race-title"),
    credit=say("race-credit"),
    summary=say("race-summary"),
    seating=Seating((1,)),
    options=(),
    fields=FIELDS,
    actions=(
        Action("move", 0, {"start": SQUARE_NAMES, "goal": SQUARE_NAMES}),
        Action("give up", PASS),
    ),
    max_legal=MAX_LEGAL,
    max_outcomes=BOOK // PUZZLES,
    max_turns=max_turns,
    rules_version=1,
    event=race_event(PASS),
)
