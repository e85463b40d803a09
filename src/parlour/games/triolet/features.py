"""What the fields of the record mean to somebody who learns the game."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.triolet.options import UNLIMITED
from parlour.games.triolet.state import (
    CELLS,
    DRAW_DUE,
    HAND,
    JOKER,
    KINDS,
    MOST_SEATS,
    MOST_SKIPS,
    SKIP_LIMIT,
    TOKENS,
    VALUES,
)
from parlour.kernel.features import count, fixed, kind, seat
from parlour.kernel.options import OptionValue

MOST_COPIES = 9
MOST_JOKERS = 2
MOST_POINTS = 2000  # far more than all tokens at their best
MOST_TOKENS = TOKENS + MOST_JOKERS

FEATURES = (
    kind("board", "Each space: 0 empty, 1 + value, or 17 + value for a joker.", JOKER + VALUES),
    count("room", "In how many spaces each value fits.", CELLS),
    count("scores", "Points.", MOST_POINTS, -MOST_POINTS, by_seat=True),
    count("tokens", "Tokens on the board.", MOST_TOKENS),
    count("bag", "Tokens of each value (then jokers) that the seat does not see.", MOST_COPIES),
    count("bag_size", "Tokens in the bag.", MOST_TOKENS),
    count("hands", "Own tokens of each value (then jokers).", HAND, by_seat=True),
    count("held", "Tokens in each hand.", HAND, by_seat=True),
    count("returned", "Tokens the seat itself has put back and that are sure to be in the bag.", MOST_COPIES,
          by_seat=True),
    kind("barred", "1 + the value just swapped, which is not to come back.", KINDS),
    kind("stage", "Playing, drawing who begins, or drawing tokens.", DRAW_DUE),
    kind("ending", "Why the game is over; 0 while it goes on.", SKIP_LIMIT),
    seat("mover", "Whose turn it is."),
    count("extra", "It is a play won by a repeat space.", 1),
    count("placed", "Tokens placed in this play.", HAND),
    kind("draft", "Their spaces, 15 times row plus column.", CELLS - 1),
    count("swapped", "Tokens put back in this turn.", HAND),
    count("opened", "Seats that have had their first turn.", MOST_SEATS),
    count("skips", "Turns in a row without a token placed.", MOST_SKIPS),
    count("passes", "Of these, the last ones without a swap.", MOST_SKIPS),
    *fixed(
        "version", "seats", "jokers", "stuck", "repeat_rule", "finish", "finish_bonus", "opening_square",
        "max_skip_rounds", "auto_end", "ties", "gaps", "viewer",
        "fits", "reach",  # follow from the board
    ),
)  # fmt: skip


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    seats, tokens = int(options["seats"]), TOKENS + int(options["jokers"])
    most = {"tokens": tokens, "bag_size": tokens, "opened": seats, "passes": seats}
    if options["max_skip_rounds"] != UNLIMITED:
        most["skips"] = seats * int(options["max_skip_rounds"])
    return most
