"""The options of Sequence Numbers."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.sequence_numbers.options.boards import deck_of, numbers_of, read_board, write_board
from parlour.games.sequence_numbers.options.decks import read_deck, settle_deck, sums_by_number
from parlour.games.sequence_numbers.rules.numbers import hand_of
from parlour.games.sequence_numbers.state import (
    AUTO,
    BY_TABLE,
    FIRST_RANDOM,
    MANUAL,
    MOST_RESHUFFLES,
    REFEREE,
)
from parlour.kernel.errors import BadOption
from parlour.kernel.options import Choice, OptionValue, as_printed, choice, custom, flag, no_field, whole
from parlour.kernel.printed import HOUSE, Preset, printed, reading

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
        raise BadOption(
            "teams", f"three teams need six players; {seats} cannot be divided evenly into three teams"
        )
    numbers, copies = numbers_of(str(options["board"])), int(options["copies"])
    sums_by_number(str(options["deck"]), numbers, copies)
    dealt, cards = seats * hand_of(seats), deck_of(numbers, copies)
    if dealt > cards:
        raise BadOption(
            "board", f"board: {numbers} numbers make a deck of {cards} cards; {seats} hands need {dealt}"
        )


OPTIONS = (
    choice(
        "teams",
        "Teams, from four players on",
        Choice("2", 2, "Two teams", printed(15)),
        Choice("3", 3, "Three teams of two", printed(17)),
    ),
    custom(
        "board",
        "Board",
        default="10x10",
        reader=read_board,
        writer=write_board,
        presets=(
            Choice("10x10", 0, "Ten by ten, numbers to 48"),
            Choice("8x8", 1, "Eight by eight, numbers to 30, for a short game"),
        ),
    ),
    custom(
        "deck",
        "Sums on the cards",
        default="designed",
        reader=read_deck,
        writer=no_field,  # for the eye: the rules count cards by number
        presets=(
            Choice("designed", 0, "Additions and subtractions in equal parts"),
            Choice("to 20", 1, "Easier: at most 20 is added or taken away"),
            Choice("times", 2, "Harder: with multiplications"),
        ),
        settle=settle_deck,
    ),
    choice("copies", "Cards of each number", Choice("2", 2, "Two"), Choice("4", 4, "Four")),
    flag(
        "answers",
        "Results on the cards",
        default=False,
        yes="Shown",
        no="For the players to find",
        no_basis=reading(22),
    ),
    choice(
        "first",
        "Who begins",
        Choice("0", 0, "Player A, left of the dealer", printed(22)),
        Choice("random", FIRST_RANDOM, "Drawn"),
    ),
    choice(
        "draw",
        "Drawing a card after a play",
        Choice("auto", AUTO, "By itself"),
        Choice("manual", MANUAL, "By hand, and late is lost", printed(37, 38)),
    ),
    choice(
        "sequences_to_win",
        "Sequences that win",
        Choice("by table", BY_TABLE, "One for two or three players, two for more", printed(4, 5)),
        Choice("1", 1, "One"),
        Choice("2", 2, "Two"),
    ),
    choice(
        "shared_chips",
        "Chips that two sequences of a side may share",
        Choice("1", 1, "One", reading(43)),
        Choice("4", 4, "Any, so six in a row are two", reading(43)),
        Choice("0", 0, "None"),
    ),
    flag(
        "choose_line",
        "Where several lines could count",
        default=False,
        yes="The player says which",
        no="The first",
        no_basis=HOUSE,
    ),
    choice(
        "table_talk",
        "Table talk",
        Choice("off", 0, "On trust"),
        Choice("referee", REFEREE, "Called at the table", printed(39, 40)),
    ),
    whole(
        "max_reshuffles",
        "Times the discards are shuffled before the game ends",
        default=3,
        low=0,
        high=MOST_RESHUFFLES,
        basis=HOUSE,
    ),
)

PRESETS = (
    Preset(
        "friendly",
        "Friendly",
        "Cards are drawn by themselves, and nobody is called for table talk.",
    ),
    as_printed(OPTIONS),
    Preset(
        "classroom",
        "Classroom",
        "A smaller board, and at most 20 is added or taken away.",
        {"board": "8x8", "deck": "to 20"},
    ),
    Preset("short", "Short", "A smaller board, with numbers to 30.", {"board": "8x8"}),
)
