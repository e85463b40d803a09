"""The options of Triolet, what they refuse together, and how long a game gets under them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.triolet.state import (
    FIRST_SEAT,
    HAND,
    SHARED,
    TOKENS,
)
from parlour.kernel.errors import BadOption
from parlour.kernel.options import Choice, OptionValue, as_printed, choice, flag, whole
from parlour.kernel.printed import HOUSE, ORIGINAL, Preset, printed, reading


def write_repeat(record: Any, text: str) -> None:
    """Put the option `repeat` into its field, which has another name (`state`)."""
    record.repeat_rule = ("may", "must").index(text)


OPTIONS: Final = (
    choice(
        "jokers",
        "Jokers",
        Choice("0", 0, "none", ORIGINAL),
        Choice("2", 2, "two: each stands for any value, and counts nothing in a pair"),
    ),
    choice(
        "stuck",
        "When no token fits",
        Choice("swap_one", 0, "swap one token for one of another value", ORIGINAL),
        Choice("pass_only", 1, "pass"),
        Choice("swap_all", 2, "swap the whole hand, while the bag holds three tokens"),
        Choice("free_swap", 3, "swap one to three tokens, in any turn, instead of playing"),
    ),
    choice(
        "repeat",
        "A repeat space",
        Choice("may", 0, "lets the player play again", reading(23)),
        Choice("must", 1, "makes the player play again", ORIGINAL),
        writer=write_repeat,
    ),
    choice(
        "finish",
        "The game ends",
        Choice("all_played", 0, "when all tokens are played", printed(25)),
        Choice("first_out", 1, "when a hand and the bag are empty", ORIGINAL),
    ),
    flag(
        "finish_bonus",
        "Tokens left over",
        default=False,
        yes="count for the player who finished",
        no="count for nobody",
        yes_basis=ORIGINAL,
        no_basis=reading(25),
    ),
    choice(
        "opening_square",
        "A full square at the opening",
        Choice("allowed", 0, "is allowed", reading(7)),
        Choice("not_alone", 1, "must not be all there is on the board"),
        Choice("not_first_round", 2, "must not be made until everybody has had a turn"),
        serious="not_alone",
    ),
    choice(
        "ties",
        "Players who are level at the top",
        Choice("shared", SHARED, "share the win", HOUSE),
        Choice("first_seat", FIRST_SEAT, "lose to the one of them who joined first", ORIGINAL),
    ),
    whole(
        "max_skip_rounds", "Rounds without a play that end the game", default=10, low=1, high=50, basis=HOUSE
    ),
    flag(
        "auto_end",
        "The third token",
        default=True,
        yes="ends the play by itself",
        no="waits for the player to end the play",
        yes_basis=reading(7),
    ),
)

PRESETS: Final = (
    as_printed(OPTIONS),
    Preset(
        "three2fifteen",
        "As on three2fifteen",
        "As that web game was seen to play: extra plays are compulsory, whoever goes out first ends the game "
        "and adds what the others hold, and of players who are level the one who joined first wins.",
        {"repeat": "must", "finish": "first_out", "finish_bonus": "true", "ties": "first_seat"},
    ),
    Preset(
        "serious",
        "For serious play",
        "No square that ends the game at its opening, and no help while playing.",
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
        raise BadOption("finish_bonus", "finish_bonus=true needs finish=first_out: else nobody goes out")


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """A bound on the entries of a game (rule 9.1).

    Who begins; each token drawn once, placed once and its play ended; skips in a row before, between and
    after the plays; and after each play at most one extra play skipped.
    """
    tokens = TOKENS + int(options["jokers"])
    skips = (tokens + 1) * int(options["max_skip_rounds"]) * int(options["seats"]) + tokens
    return 1 + 3 * tokens + skips * ENTRIES_OF_A_SKIP[str(options["stuck"])]
