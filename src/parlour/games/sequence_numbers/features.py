"""What the fields of the record mean to somebody who learns the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.sequence_numbers.options import UNLIMITED
from parlour.games.sequence_numbers.options.boards import deck_of, numbers_of
from parlour.games.sequence_numbers.rules.numbers import goal_of, hand_of
from parlour.games.sequence_numbers.state import (
    DIRECTIONS,
    ENDED,
    LENGTH,
    MAX_CARDS,
    MAX_CELLS,
    MAX_HAND,
    MAX_NUMBERS,
    MAX_SEATS,
    MAX_SEQUENCES,
    MAX_SIDES,
    MOST_COPIES,
    MOST_RESHUFFLES,
    NOBODY,
    SPECIAL_CARDS,
)
from parlour.kernel.features import count, fixed, kind, seat, team
from parlour.kernel.options import OptionValue

LAST_CARD: Final = MAX_CARDS - 1
MOST_IN_DECK: Final = MAX_NUMBERS * MOST_COPIES + 2 * SPECIAL_CARDS

LINES_AT_ONCE: Final = {"0": 1, "1": 2 * DIRECTIONS, "4": LENGTH * DIRECTIONS}
"""Sequences that one chip can make, by the chips that they may share: it is one of them."""

FEATURES = (
    kind("phase", "Drawing who begins, dealing, playing, picking a line, or over.", ENDED),
    seat("mover", "Whose turn it is."),
    seat("drawing", "For whom a card is drawn; nobody most of the time."),
    count("late", "That card is drawn by hand, after the turn has passed on.", 1),
    count("turn_goes_on", "That card replaces a dead one.", 1),
    count("dead_used", "A dead card has been turned in this turn.", 1),
    count("passes", "Passes in a row.", MAX_SEATS),
    count("reshuffles", "Shuffles of the discards; without a limit 1 comes again after 20.", MOST_RESHUFFLES),
    team("owner", "The side of the chip on each cell: 1 the own, then the others in order; 0 open.", 1),
    count("locked", "Which chips are part of a sequence.", 1),
    count("scored", "Sequences of each side.", MAX_SEQUENCES, by_team=True),
    kind("last_cell", "Where the last chip was put or taken.", MAX_CELLS - 1, NOBODY),
    count("hand_size", "Cards in each hand.", MAX_HAND, by_seat=True),
    kind("hand", "Own cards, ascending: a number, Plus, Minus, then 0.", LAST_CARD, by_seat=True),
    kind("aside", "The own card drawn late, 0 for none.", LAST_CARD, by_seat=True),
    count("has_aside", "Who has a card lying aside.", 1, by_seat=True),
    count("pile", "Discards of each card.", MOST_COPIES, by_seat=True),
    kind("top", "The last card of each discard pile.", LAST_CARD, by_seat=True),
    count("owed", "Who may still draw for the last play.", 1, by_seat=True),
    count("forfeit", "Who has to give up a card.", 1, by_seat=True),
    count("deck_size", "Cards in the deck.", MOST_IN_DECK),
    count("deck", "Cards of each kind that the seat does not see.", MOST_COPIES),
    count("fresh", "Cards of each kind in the deck when it was last shuffled.", MOST_COPIES),
    count("taken", "Own cards of each kind drawn since.", MOST_COPIES, by_seat=True),
    *fixed(
        "version", "seats", "teams", "rows", "cols", "numbers", "printed", "copies", "first", "draw",
        "sequences_to_win", "shared_chips", "choose_line", "table_talk", "max_reshuffles", "answers",
        "viewer",
        "spots",  # follow from the numbers printed
        "lines",  # as good as told by the locked chips
        "hand_copy", "aside_copy", "top_copy", "pile_copies", "deck_copies", "fresh_copies",  # for the eye
    ),
)  # fmt: skip

BOUNDS: Final = {
    **{feature.field: (feature.low, feature.high) for feature in FEATURES},
    "drawing": (NOBODY, MAX_SEATS - 1),
    "mover": (0, MAX_SEATS - 1),
    "owner": (0, MAX_SIDES),
    "viewer": (0, MAX_SEATS + 1),
    "lines": (0, DIRECTIONS * MAX_CELLS - 1),
    **dict.fromkeys(("hand_copy", "aside_copy", "top_copy"), (0, MOST_COPIES - 1)),
    **dict.fromkeys(("pile_copies", "deck_copies", "fresh_copies"), (0, (1 << MOST_COPIES) - 1)),
    "spare": (0, 0),
}
"""The lowest and highest value of each field of the game, whatever the options."""


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    seats, copies = int(options["seats"]), int(options["copies"])
    asked, reshuffles = str(options["sequences_to_win"]), str(options["max_reshuffles"])
    goal = int(asked) if asked.isdigit() else goal_of(seats)
    return {
        "passes": seats,
        "reshuffles": MOST_RESHUFFLES if reshuffles == UNLIMITED else int(reshuffles),
        "scored": goal - 1 + LINES_AT_ONCE[str(options["shared_chips"])],
        "hand_size": hand_of(seats),
        "deck_size": deck_of(numbers_of(str(options["board"])), copies),
        **dict.fromkeys(("pile", "deck", "fresh", "taken"), max(copies, SPECIAL_CARDS)),
    }
