"""The options of 3x16, what they refuse together, and how long a game gets under them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from parlour.games.threebysixteen.notation.words import SEATS
from parlour.games.threebysixteen.state import (
    CALLER_HOUSE,
    CALLER_RANDOM,
    MAX_COLUMNS,
    MAX_RUNS,
    MAX_SEATS,
    MAX_TOP,
    TIEBREAK_ROWS,
    TIEBREAK_SHARED,
    TRANSFERS_AFTER,
    TRANSFERS_FORCED,
    TRANSFERS_FREE,
)
from parlour.kernel.errors import BadOption
from parlour.kernel.options import Choice, Option, OptionValue, as_printed, choice, flag, whole
from parlour.kernel.printed import HOUSE, Preset, printed


def _caller() -> Option:
    seats = [Choice(str(seat), seat, f"player {SEATS[seat]}", printed(5)) for seat in range(MAX_SEATS)]
    drawn = Choice("random", CALLER_RANDOM, "a player drawn by lot", printed(5))
    house = Choice("house", CALLER_HOUSE, "the house")
    return choice("caller", "Who calls the numbers", *seats, drawn, house)


OPTIONS = (
    _caller(),
    choice(
        "transfers",
        "Tiles go from a column to a row",
        Choice("free", TRANSFERS_FREE, "when the player likes", printed(17)),
        Choice("after", TRANSFERS_AFTER, "only after the called tile is put down"),
        Choice("forced", TRANSFERS_FORCED, "always at once"),
    ),
    replace(
        choice(
            "tiebreak",
            "When players have as few tiles left",
            Choice("shared", TIEBREAK_SHARED, "they share the win", HOUSE),
            Choice("rows", TIEBREAK_ROWS, "more completed rows win"),
        ),
        refused=(("race", "no board can be complete before the last call, so nobody is first"),),
    ),
    flag(
        "auto_done",
        "A step in which nothing is left to do",
        default=False,
        yes="ends by itself",
        no="is ended by its player",
        no_basis=HOUSE,
    ),
    flag(
        "open_step",
        "What the others do with a number",
        default=False,
        yes="is seen at once",
        no="is seen when all are done",
        no_basis=HOUSE,
    ),
    whole("runs", "Sets of numbers", default=MAX_RUNS, low=1, high=MAX_RUNS, basis=printed(4)),
    whole("top", "Highest number", default=MAX_TOP, low=2, high=MAX_TOP, basis=printed(4)),
    whole("columns", "Columns", default=MAX_COLUMNS, low=1, high=MAX_COLUMNS, basis=printed(10)),
)

PRESETS = (
    as_printed(OPTIONS),
    Preset(
        "brisk",
        "Brisk",
        "What can be taken goes at once, and a step with nothing left to do ends by itself.",
        {"transfers": "forced", "auto_done": "true"},
    ),
    Preset(
        "short",
        "Short",
        "Two rows from 1 to 10 and four columns.",
        {"runs": "2", "top": "10", "columns": "4"},
    ),
)


def check(options: Mapping[str, OptionValue]) -> None:
    """The caller must sit at the table."""
    caller, seats = str(options["caller"]), int(options["seats"])
    if caller.isdigit() and int(caller) >= seats:
        raise BadOption("caller", f"caller {caller} does not sit at a table of {seats}; use 0 to {seats - 1}")


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """The caller and the calls; each player puts all tiles down, is done as often, takes all but the 1s."""
    runs, top = int(options["runs"]), int(options["top"])
    tiles = runs * top
    return 1 + tiles + int(options["seats"]) * (3 * tiles - runs)
