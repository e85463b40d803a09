"""The puzzle race of Sequence Numbers: ten puzzles of the book, one card for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation import column_and_row
from parlour.games.sequence_numbers.notation.words import references
from parlour.games.sequence_numbers.options import OPTIONS as OPTIONS_OF_ALL
from parlour.games.sequence_numbers.options import check as check_game
from parlour.games.sequence_numbers.rooms.race.state import (
    BOOK,
    CELLS,
    COLUMNS,
    FIELDS,
    GIVE_UP,
    PLAYERS,
    PUZZLE_OPTIONS,
)
from parlour.games.sequence_numbers.state import MAX_HAND, SPOTS
from parlour.kernel.action import Action
from parlour.kernel.game import Game, Reference, Seating
from parlour.kernel.options import OptionValue, flag
from parlour.kernel.printed import Preset
from parlour.kernel.race import PUZZLES, race_event

ENTRIES: Final = 3
"""The entries of a puzzle: it is drawn, answered, and its solution shown."""
OPTIONS: Final = (
    next(option for option in OPTIONS_OF_ALL if option.name == "deck"),
    flag("answers", say("option-answers"), default=False, yes=say("answers-shown"), no=say("answers-hidden")),
)
PRESETS: Final = (
    Preset("usual", say("race-usual"), say("race-usual-about")),
    Preset("small", say("race-small"), say("race-small-about"), {"deck": "to 20"}),
    Preset("times", say("race-times"), say("race-times-about"), {"deck": "times"}),
    Preset("results", say("race-results"), say("race-results-about"), {"deck": "to 20", "answers": "true"}),
)


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """A bound on the entries of a race (8.1)."""
    return ENTRIES * PUZZLES


def check(options: Mapping[str, OptionValue]) -> None:
    """A deck must fit the board of the book."""
    check_game({**PUZZLE_OPTIONS, "deck": options["deck"]})


def facts(options: Mapping[str, OptionValue]) -> tuple[Reference, ...]:
    """The sums on the cards of each number."""
    return references({**PUZZLE_OPTIONS, "deck": options["deck"]})


GAME: Final = Game(
    package=__name__,
    slug="sequence_numbers_race",
    title=say("race-title"),
    credit=say("race-credit"),
    summary=say("race-summary"),
    seating=Seating((1,), players=PLAYERS),
    options=OPTIONS,
    presets=PRESETS,
    fields=FIELDS,
    actions=(
        Action("place", 0, {"cell": tuple(column_and_row(COLUMNS, cell) for cell in range(CELLS))}),
        Action("give up", GIVE_UP),
    ),
    max_legal=SPOTS * MAX_HAND + 1,
    max_outcomes=BOOK // PUZZLES,
    max_turns=max_turns,
    rules_version=1,
    check=check,
    references=facts,
    event=race_event(GIVE_UP),
)
