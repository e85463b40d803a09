"""The options of Numeria, what they refuse together, and how long a game gets under them."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.numeria.locales import say
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
        say("option-passing"),
        Choice("allowed", 1, say("passing-allowed"), reading(20)),
        Choice("never", 0, say("passing-never"), reading(20)),
        serious="never",
    ),
    choice(
        "primes",
        say("option-primes"),
        Choice("as_printed", 1, say("primes-printed"), printed(14)),
        Choice("strict", 0, say("primes-strict"), reading(14)),
    ),
    choice(
        "power",
        say("option-power"),
        Choice("one_base", 0, say("power-one-base"), reading(15)),
        Choice("geometric", 1, say("power-geometric")),
    ),
    choice(
        "jump_dirs",
        say("option-jumps"),
        Choice("8", ALL_DIRECTIONS, say("jumps-all"), reading(22)),
        Choice("diagonal", DIAGONAL, say("jumps-diagonal"), reading(21)),
    ),
    flag(
        "combine",
        say("option-combine"),
        default=False,
        yes=say("combine-yes"),
        no=say("combine-no"),
        no_basis=reading(21),
    ),
    choice(
        "multi",
        say("option-multi"),
        Choice("choose_one", CHOOSE_ONE, say("multi-one"), reading(23)),
        Choice("all", TAKE_ALL, say("multi-all")),
    ),
    choice(
        "first",
        say("option-first"),
        Choice("random", FIRST_RANDOM, say("first-drawn"), ORIGINAL),
        Choice("0", 0, say("first-a")),
    ),
    choice(
        "setup_tropes",
        say("option-setup"),
        Choice("inert", INERT, say("setup-inert"), reading(23)),
        Choice("reshuffle", RESHUFFLE, say("setup-again")),
    ),
    whole("target", say("option-target"), default=3, low=1, high=3, basis=printed(24)),
    choice(
        "no_trope_limit",
        say("option-limit"),
        Choice("200", 200, "200", HOUSE),
        Choice("100", 100, "100"),
        Choice("off", 0, say("limit-off")),
    ),
)

PRESETS = (
    Preset(
        "lively",
        say("preset-lively"),
        say("preset-lively-about"),
        {"passing": "never"},
    ),
    as_printed(OPTIONS),
    Preset(
        "serious",
        say("preset-serious"),
        say("preset-serious-about"),
        {"passing": "never", "primes": "strict", "setup_tropes": "reshuffle", "aids": "false"},
    ),
)


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Deals, then tropes, each within a number of turns and with a choice (6.1); 0: there is no limit."""
    if options["no_trope_limit"] == "off":
        return 0
    deals = 1 + (MAX_RESHUFFLES if options["setup_tropes"] == "reshuffle" else 0)
    tropes = 2 * int(options["target"]) - 1
    return 1 + DEALS * deals + tropes * (int(options["no_trope_limit"]) + 1)


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    largest = {}
    if options["no_trope_limit"] != "off":
        largest["quiet"] = int(options["no_trope_limit"])
    if options["multi"] == "choose_one":
        largest["collected"] = int(options["target"])
    if options["setup_tropes"] == "inert":
        largest["reshuffles"] = 0
    return largest
