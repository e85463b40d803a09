"""What the fields of the record mean to somebody who learns the game."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.numeria.state import (
    CORNER_COUNT,
    DEALS,
    ENDED,
    MAX_PILE,
    MAX_RESHUFFLES,
    MOST_QUIET,
    SEATS,
    TILES,
)
from parlour.games.numeria.state.geometry import SQUARES
from parlour.kernel.features import count, fixed, kind, seat
from parlour.kernel.options import OptionValue

FEATURES = (
    kind("phase", "Drawing who begins, the set-up, moving, choosing among tropes, or the end.", ENDED),
    count("dealt", "Tiles of the set-up laid.", DEALS),
    count("reshuffles", "Set-ups dealt anew, because they held a trope.", MAX_RESHUFFLES),
    seat("mover", "Whose turn it is."),
    kind("board", "The tile on each square, a1 to h8 row by row; 0 is empty.", TILES + CORNER_COUNT),
    kind("last_from", "Where the last move began; -1 before the first.", SQUARES - 1, -1),
    kind("last_to", "Where it ended.", SQUARES - 1, -1),
    count("collected", "Tropes of each seat.", MAX_PILE, by_seat=True),
    count("passes", "Passes in a row.", SEATS),
    count("quiet", "Turns in a row without a trope.", MOST_QUIET),
    *fixed(
        "version", "seats", "first", "setup_tropes", "primes", "power", "jump_dirs", "combine", "multi",
        "target", "passing", "no_trope_limit", "viewer",
        "piles",  # tiles out of play: what is not on the board
        "spare",
    ),
)  # fmt: skip


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    found = {}
    if options["no_trope_limit"] != "off":
        found["quiet"] = int(options["no_trope_limit"])
    if options["multi"] == "choose_one":
        found["collected"] = int(options["target"])
    if options["setup_tropes"] == "inert":
        found["reshuffles"] = 0
    return found
