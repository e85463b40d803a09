"""The puzzle race of 36: ten puzzles of the book, the first turn of a forced win for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import COLOUR_WORDS
from parlour.games.thirtysix.rooms.race.state import BOOK, FIELDS, PLAYERS
from parlour.games.thirtysix.state import ACTIONS, GIVE, MOVE, PASS, SQUARES
from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating
from parlour.kernel.options import OptionValue
from parlour.kernel.race import PUZZLES, race_event

ENTRIES: Final = 4
"""The most entries of a puzzle: it is drawn, the pawn moves, a counter is given, the solution is shown."""


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """A bound on the entries of a race (7.1)."""
    return ENTRIES * PUZZLES


GAME: Final = Game(
    package=__name__,
    slug="thirtysix_race",
    title=say("race-title"),
    names=("36-race",),
    credit=say("race-credit"),
    summary=say("race-summary"),
    seating=Seating((1,), players=PLAYERS),
    options=(),
    fields=FIELDS,
    actions=(
        Action("move", MOVE, {"square": range(SQUARES)}),
        Action("give up", PASS),
        Action("give", GIVE, {"colour": COLOUR_WORDS}),
    ),
    max_legal=ACTIONS,
    max_outcomes=BOOK // PUZZLES,
    max_turns=max_turns,
    rules_version=1,
    event=race_event(PASS),
)
