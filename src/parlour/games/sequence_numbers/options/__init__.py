"""The options of Sequence Numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.options.boards import deck_of, numbers_of, read_board, write_board
from parlour.games.sequence_numbers.options.decks import outdated_deck, read_deck, settle_deck, sums_by_number
from parlour.games.sequence_numbers.rules.numbers import hand_of
from parlour.games.sequence_numbers.state import (
    AUTO,
    BY_TABLE,
    FIRST_RANDOM,
    MANUAL,
    MOST_RESHUFFLES,
    NO_LIMIT,
    REFEREE,
)
from parlour.kernel.errors import BadOption
from parlour.kernel.options import Choice, OptionValue, as_printed, choice, custom, flag, no_field, whole_or
from parlour.kernel.printed import HOUSE, Preset, printed, reading

UNLIMITED: Final = "no limit"
ALONE_UP_TO = 3
THREE_TEAMS_OF = 6


def teams_of(seats: int, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
    """The side of every seat: team mates sit alternately.

    >>> teams_of(6, {"teams": "3"})
    (0, 1, 2, 0, 1, 2)
    """
    sides = seats if seats <= ALONE_UP_TO else int(options["teams"])
    return tuple(seat % sides for seat in range(seats))


def check(options: Mapping[str, OptionValue]) -> None:
    """Three teams need six players; a deck must fit its board, and be enough for all hands."""
    seats = int(options["seats"])
    if str(options["teams"]) == "3" and seats != THREE_TEAMS_OF:
        raise BadOption("teams", say("three-teams", seats=seats))
    numbers, copies = numbers_of(str(options["board"])), int(options["copies"])
    sums_by_number(str(options["deck"]), numbers, copies)
    dealt, cards = seats * hand_of(seats), deck_of(numbers, copies)
    if dealt > cards:
        raise BadOption(
            "board", say("deck-too-small", numbers=numbers, cards=cards, seats=seats, dealt=dealt)
        )


OPTIONS = (
    choice(
        "teams",
        say("option-teams"),
        Choice("2", 2, say("teams-2"), printed(15)),
        Choice("3", 3, say("teams-3"), printed(17)),
    ),
    custom(
        "board",
        say("board"),
        default="10x10",
        reader=read_board,
        writer=write_board,
        presets=(
            Choice("10x10", 0, say("board-10x10")),
            Choice("8x8", 1, say("board-8x8")),
        ),
    ),
    custom(
        "deck",
        say("option-deck"),
        default="designed",
        reader=read_deck,
        writer=no_field,  # for the eye: the rules count cards by number
        presets=(
            Choice("designed", 0, say("deck-designed")),
            Choice("to 20", 1, say("deck-easier")),
            Choice("times", 2, say("deck-harder")),
        ),
        settle=settle_deck,
        outdated=outdated_deck,
    ),
    choice("copies", say("option-copies"), Choice("2", 2, say("copies-2")), Choice("4", 4, say("copies-4"))),
    flag(
        "answers",
        say("option-answers"),
        default=False,
        yes=say("answers-shown"),
        no=say("answers-hidden"),
        no_basis=reading(22),
    ),
    choice(
        "first",
        say("option-first"),
        Choice("0", 0, say("first-a"), printed(22)),
        Choice("random", FIRST_RANDOM, say("first-drawn")),
    ),
    choice(
        "draw",
        say("option-draw"),
        Choice("auto", AUTO, say("draw-auto")),
        Choice("manual", MANUAL, say("draw-manual"), printed(37, 38)),
    ),
    choice(
        "sequences_to_win",
        say("option-goal"),
        Choice("by table", BY_TABLE, say("goal-by-table"), printed(4, 5)),
        Choice("1", 1, say("goal-1")),
        Choice("2", 2, say("goal-2")),
    ),
    choice(
        "shared_chips",
        say("option-shared"),
        Choice("1", 1, say("shared-1"), reading(43)),
        Choice("4", 4, say("shared-any"), reading(43)),
        Choice("0", 0, say("shared-none")),
    ),
    flag(
        "choose_line",
        say("option-line"),
        default=False,
        yes=say("line-chosen"),
        no=say("line-first"),
        no_basis=HOUSE,
    ),
    choice(
        "table_talk",
        say("table-talk"),
        Choice("off", 0, say("talk-trust")),
        Choice("referee", REFEREE, say("talk-called"), printed(39, 40)),
    ),
    whole_or(
        "max_reshuffles",
        say("option-reshuffles"),
        default=3,
        low=0,
        high=MOST_RESHUFFLES,
        basis=HOUSE,
        other=Choice(UNLIMITED, NO_LIMIT, say("reshuffles-unlimited"), printed(42)),
    ),
)

PRESETS = (
    Preset(
        "friendly",
        say("preset-friendly"),
        say("preset-friendly-about"),
    ),
    as_printed(OPTIONS),
    Preset(
        "classroom",
        say("preset-classroom"),
        say("preset-classroom-about"),
        {"board": "8x8", "deck": "to 20"},
    ),
    Preset("short", say("preset-short"), say("preset-short-about"), {"board": "8x8"}),
)
