"""What the fields of the record mean to somebody who learns the game."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.thirtysix.options import WIDEST, origins_of
from parlour.games.thirtysix.state import (
    COLOURS,
    COUNTERS,
    ENDED,
    MAX_SEATS,
    MOST_IDLE,
    NOWHERE,
    SQUARES,
    TILES,
)
from parlour.kernel.features import bits, count, fixed, kind, seat
from parlour.kernel.options import OptionValue

FEATURES = (
    kind("phase", "Drawing who begins, laying tiles, choosing, placing, moving, giving, or the end.", ENDED),
    count("slot", "The next slot to be laid.", TILES),
    seat("starter", "Who began."),
    seat("mover", "Whose turn it is."),
    kind("colour", "The colour of each square: red, green, blue.", COLOURS - 1),
    count("x", "The column of each square.", WIDEST - 1),
    count("y", "The row of each square.", WIDEST - 1),
    kind("gate", "The square behind each square's gate; -1 where there is none.", SQUARES - 1, NOWHERE),
    kind("chosen", "The colour of each seat; -1 before the choice.", COLOURS - 1, NOWHERE, by_seat=True),
    kind("pawn", "The square of each pawn; -1 before it is placed.", SQUARES - 1, NOWHERE, by_seat=True),
    count("reserve", "Unplayed counters of each colour.", COUNTERS, by_seat=True),
    bits("counters", "The squares with a counter.", SQUARES - 1),
    seat("owed", "Seats still to be given a counter, the nearest first."),
    count("passes", "Passes in a row.", MAX_SEATS),
    count("idle", "Turns in a row without a counter placed.", MOST_IDLE),
    seat("winner", "Who has no counters left."),
    *fixed(
        "version", "seats", "first", "give_order", "idle_limit", "gates", "tiles", "layout", "laid_tile",
        "laid_turn", "viewer",
        "tile", "turn", "lines",  # what colour, gate, x and y follow from, or follows from them
        "spare",
    ),
)  # fmt: skip


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    found = {"passes": int(options["seats"])}
    if options["idle_limit"] != "off":
        found["idle"] = int(options["idle_limit"])
    if options["layout"] != "random":
        columns, rows = zip(*origins_of(str(options["layout"])), strict=True)
        found |= {"x": max(columns) + 1, "y": max(rows) + 1}
    return found
