"""The largest values of the record's amounts under options that keep them low."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.sequence_numbers.options import UNLIMITED
from parlour.games.sequence_numbers.options.boards import deck_of, numbers_of
from parlour.games.sequence_numbers.rules.numbers import goal_of, hand_of
from parlour.games.sequence_numbers.state import DIRECTIONS, LENGTH, MOST_RESHUFFLES, SPECIAL_CARDS
from parlour.kernel.options import OptionValue

LINES_AT_ONCE: Final = {"0": 1, "1": 2 * DIRECTIONS, "4": LENGTH * DIRECTIONS}
"""Sequences that one chip can make, by the chips that they may share: it is one of them."""


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
