"""The options of Numeria, what they refuse together, and how long a game gets under them."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.numeria.state import (
    ALL_DIRECTIONS,
    CHOOSE_ONE,
    DEALS,
    DIAGONAL,
    FIRST_RANDOM,
    INERT,
    MAX_RESHUFFLES,
    RESHUFFLE,
    TAKE_ALL,
)
from parlour.kernel.options import Choice, OptionValue, as_printed, choice, flag, whole
from parlour.kernel.printed import HOUSE, ORIGINAL, Preset, printed, reading

OPTIONS = (
    choice(
        "passing",
        "Passing",
        Choice("allowed", 1, "is allowed", printed(20)),
        Choice("never", 0, "is not allowed while a tile can move"),
        serious="never",
    ),
    choice(
        "primes",
        "Prime runs",
        Choice("as_printed", 1, "are those of the text, 23 29 31 33 among them", printed(14)),
        Choice("strict", 0, "have true primes only", reading(14)),
    ),
    choice(
        "power",
        "Power runs",
        Choice("one_base", 0, "are powers of one number", reading(15)),
        Choice("geometric", 1, "grow by any whole factor, so 3 6 12 24 too"),
    ),
    choice(
        "jump_dirs",
        "Tiles jump",
        Choice("8", ALL_DIRECTIONS, "in all eight directions", printed(22)),
        Choice("diagonal", DIAGONAL, "diagonally, as in Checkers", reading(21)),
    ),
    flag(
        "combine",
        "A move",
        default=False,
        yes="may be a slide and jumps together",
        no="is a slide or a chain of jumps",
        no_basis=reading(21),
    ),
    choice(
        "multi",
        "Of several tropes made at once",
        Choice("choose_one", CHOOSE_ONE, "the player takes one", reading(23)),
        Choice("all", TAKE_ALL, "all are taken"),
    ),
    choice(
        "first",
        "Who begins",
        Choice("random", FIRST_RANDOM, "is drawn by lot", ORIGINAL),
        Choice("0", 0, "is player A"),
    ),
    choice(
        "setup_tropes",
        "A trope that lies there at the start",
        Choice("inert", INERT, "counts only when a move makes it", reading(23)),
        Choice("reshuffle", RESHUFFLE, "has the tiles laid again"),
    ),
    whole("target", "Tropes that win", default=3, low=1, high=3, basis=printed(24)),
    choice(
        "no_trope_limit",
        "Turns without a trope that end the game",
        Choice("200", 200, "200", HOUSE),
        Choice("100", 100, "100"),
        Choice("off", 0, "no number"),
    ),
)

PRESETS = (
    Preset(
        "lively",
        "Lively",
        "A player moves as long as a tile can, so nobody waits for the other's mistake.",
        {"passing": "never"},
    ),
    as_printed(OPTIONS),
    Preset(
        "serious",
        "For serious play",
        "True primes only, no passing, no trope laid by chance, and no help while playing.",
        {"passing": "never", "primes": "strict", "setup_tropes": "reshuffle", "aids": "false"},
    ),
)


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Deals, then tropes, each after so many turns at most and with a choice (6.1); 0: there is no limit."""
    if options["no_trope_limit"] == "off":
        return 0
    deals = 1 + (MAX_RESHUFFLES if options["setup_tropes"] == "reshuffle" else 0)
    tropes = 2 * int(options["target"]) - 1
    return 1 + DEALS * deals + tropes * (int(options["no_trope_limit"]) + 1)
