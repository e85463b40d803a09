"""The options of Triolet, what they refuse together, and how long a game gets under them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.triolet.locales import say
from parlour.games.triolet.state import (
    FIRST_SEAT,
    GAPS,
    HAND,
    MOST_ROUNDS,
    NO_GAPS,
    NO_LIMIT,
    SHARED,
    TOKENS,
)
from parlour.kernel.errors import BadOption
from parlour.kernel.options import Choice, OptionValue, as_printed, choice, flag, usual, whole_or
from parlour.kernel.printed import HOUSE, ORIGINAL, Preset, printed, reading

UNLIMITED: Final = "no limit"


def write_repeat(record: Any, text: str) -> None:
    """Put the option `repeat` into its field, which has another name (`state`)."""
    record.repeat_rule = ("may", "must").index(text)


OPTIONS: Final = (
    choice(
        "jokers",
        say("option-jokers"),
        Choice("0", 0, say("jokers-none"), ORIGINAL),
        Choice("2", 2, say("jokers-two")),
    ),
    choice(
        "stuck",
        say("option-stuck"),
        Choice("swap_one", 0, say("stuck-swap-one"), ORIGINAL),
        Choice("pass_only", 1, say("stuck-pass")),
        Choice("swap_all", 2, say("stuck-swap-all")),
        Choice("free_swap", 3, say("stuck-free-swap")),
    ),
    choice(
        "repeat",
        say("option-repeat"),
        Choice("may", 0, say("repeat-may"), reading(23)),
        Choice("must", 1, say("repeat-must"), ORIGINAL),
        writer=write_repeat,
    ),
    choice(
        "finish",
        say("option-finish"),
        Choice("all_played", 0, say("finish-all-played"), printed(25)),
        Choice("first_out", 1, say("finish-first-out"), ORIGINAL),
    ),
    flag(
        "finish_bonus",
        say("option-bonus"),
        default=False,
        yes=say("bonus-finisher"),
        no=say("bonus-nobody"),
        yes_basis=ORIGINAL,
        no_basis=reading(25),
    ),
    choice(
        "opening_square",
        say("option-square"),
        Choice("allowed", 0, say("square-allowed"), printed(8, 9)),
        Choice("not_alone", 1, say("square-not-alone")),
        Choice("not_first_round", 2, say("square-later")),
        serious="not_alone",
    ),
    choice(
        "ties",
        say("option-ties"),
        Choice("shared", SHARED, say("ties-shared"), HOUSE),
        Choice("first_seat", FIRST_SEAT, say("ties-first-seat"), ORIGINAL),
    ),
    whole_or(
        "max_skip_rounds",
        say("option-skips"),
        default=10,
        low=1,
        high=MOST_ROUNDS,
        basis=HOUSE,
        other=Choice(UNLIMITED, NO_LIMIT, say("skips-unlimited"), printed(25)),
    ),
    flag(
        "auto_end",
        say("option-third"),
        default=True,
        yes=say("third-ends"),
        no=say("third-waits"),
        yes_basis=HOUSE,
    ),
    choice(
        "gaps",
        say("option-gaps"),
        Choice("none", NO_GAPS, say("gaps-none"), reading(9)),
        Choice("allowed", GAPS, say("gaps-allowed"), printed(8, 9)),
    ),
)

PRESETS: Final = (
    usual(),
    as_printed(OPTIONS),
    Preset(
        "three2fifteen",
        say("preset-original"),
        say("preset-original-about"),
        {"repeat": "must", "finish": "first_out", "finish_bonus": "true", "ties": "first_seat"},
    ),
    Preset(
        "serious",
        say("preset-serious"),
        say("preset-serious-about"),
        {"opening_square": "not_alone", "aids": "false"},
    ),
)

ENTRIES_OF_A_SKIP: Final = {
    "swap_one": 2,
    "pass_only": 1,
    "swap_all": 2 * HAND + 1,
    "free_swap": 2 * HAND + 1,
}
"""Actions and draws in a turn without a play."""


def check(options: Mapping[str, OptionValue]) -> None:
    """Refuse the bonus for going out where nobody does."""
    if options["finish_bonus"] and options["finish"] != "first_out":
        raise BadOption("finish_bonus", say("bonus-needs-finish"))


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """A bound on the entries of a game (rule 9.1); without a limit of rounds there is none, which is 0.

    Who begins; each token drawn once, placed once and its play ended; skips in a row before, between and
    after the plays; and after each play at most one extra play skipped.
    """
    if options["max_skip_rounds"] == UNLIMITED:
        return 0
    tokens = TOKENS + int(options["jokers"])
    skips = (tokens + 1) * int(options["max_skip_rounds"]) * int(options["seats"]) + tokens
    return 1 + 3 * tokens + skips * ENTRIES_OF_A_SKIP[str(options["stuck"])]


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    seats, tokens = int(options["seats"]), TOKENS + int(options["jokers"])
    most = {"tokens": tokens, "bag_size": tokens, "opened": seats, "passes": seats}
    if options["max_skip_rounds"] != UNLIMITED:
        most["skips"] = seats * int(options["max_skip_rounds"])
    return most
