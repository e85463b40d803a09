"""What the fields of the record mean to somebody who learns the tiny game."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.kernel.features import count, fixed, seat
from parlour.kernel.options import OptionValue
from parlour.testing.tiny.options import OPTION_FIELDS
from parlour.testing.tiny.state import COPIES, KINDS, MOST_PUT, SEATS, TOP

CARDS = COPIES * KINDS

FEATURES = (
    count("starter_due", "The first player is still to be drawn.", 1),
    seat("first", "Who wins a tie."),
    count("left", "Cards in the bag.", CARDS),
    count("bag", "Cards of each kind that the seat does not see.", COPIES),
    count("out", "Cards of each kind that are out.", COPIES),
    count("hands", "Own cards of each kind.", COPIES, by_seat=True),
    count("down", "Own cards laid of each kind.", COPIES, by_seat=True),
    count("total", "What the own cards laid are worth.", MOST_PUT * TOP, by_seat=True),
    count("held", "Cards in each hand.", CARDS, by_seat=True),
    count("laid", "Cards laid by each seat.", COPIES, by_seat=True),
    count("due", "The seat is still to lay.", 1, by_seat=True),
    count("hushed", "The seat was told to be quiet.", 1, by_seat=True),
    count("points", "Points.", CARDS, -SEATS, by_seat=True),
    *fixed(*OPTION_FIELDS),
)


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    return {"total": MOST_PUT * int(options["top"])}
