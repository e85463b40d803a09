"""What the fields of the record mean to somebody who learns the game."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.threebysixteen.state import MAX_RUNS, MAX_TILES, MAX_TOP
from parlour.kernel.features import count, fixed, rank, seat
from parlour.kernel.options import OptionValue

DEEP = 12
"""Tiles of a column that the flat encoding shows, from its bottom up."""

FEATURES = (
    seat("calling", "Who is shown as calling the numbers."),
    count("caller_due", "The caller is still to be drawn.", 1),
    count("calls", "Numbers called so far.", MAX_TILES),
    rank("called", "The number of the present step; 0 before the first call.", MAX_TOP),
    count("left", "Copies of each number not yet called.", MAX_RUNS),
    count("holding", "The called tile is still in the seat's hand.", 1, by_seat=True),
    count("done", "The seat has finished its step.", 1, by_seat=True),
    rank("rows", "The last number of each main row; 0 is an empty row.", MAX_TOP, by_seat=True),
    rank("stacks", "The tiles of each column, from top to bottom.", MAX_TOP, by_seat=True).tail(
        "heights", DEEP
    ),
    count("heights", "How many tiles lie in each column.", MAX_TILES, by_seat=True),
    *fixed(
        "version", "seats", "caller", "transfers", "tiebreak", "auto_done", "open_step",
        "runs", "top", "columns", "viewer",
        "shown_rows", "shown_stacks", "shown_heights",  # what rows, stacks and heights of the others show
    ),
)  # fmt: skip


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    runs = int(options["runs"])
    tiles = runs * int(options["top"])
    return {"calls": tiles, "left": runs, "heights": tiles}
