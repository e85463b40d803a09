"""The options of 3x16, what they refuse together, and how long a game gets under them."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.notation.words import SEATS
from parlour.games.threebysixteen.state import (
    CALLER_HOUSE,
    CALLER_RANDOM,
    MAX_COLUMNS,
    MAX_RUNS,
    MAX_SEATS,
    MAX_TOP,
    TIEBREAK_RACE,
    TIEBREAK_ROWS,
    TIEBREAK_SHARED,
    TRANSFERS_AFTER,
    TRANSFERS_FORCED,
    TRANSFERS_FREE,
)
from parlour.kernel.errors import BadOption
from parlour.kernel.message import listed
from parlour.kernel.options import Choice, Option, OptionValue, as_printed, choice, flag, usual, whole
from parlour.kernel.printed import HOUSE, Preset, printed


def _caller() -> Option:
    seats = [
        Choice(str(seat), seat, say("caller-seat", seat=SEATS[seat]), printed(5)) for seat in range(MAX_SEATS)
    ]
    drawn = Choice("random", CALLER_RANDOM, say("caller-drawn"), printed(5))
    house = Choice("house", CALLER_HOUSE, say("caller-house"))
    return choice("caller", say("option-caller"), *seats, drawn, house)


OPTIONS = (
    _caller(),
    choice(
        "transfers",
        say("option-transfers"),
        Choice("free", TRANSFERS_FREE, say("transfers-free"), printed(17)),
        Choice("after", TRANSFERS_AFTER, say("transfers-after")),
        Choice("forced", TRANSFERS_FORCED, say("transfers-forced")),
    ),
    choice(
        "tiebreak",
        say("option-tiebreak"),
        Choice("shared", TIEBREAK_SHARED, say("tiebreak-shared"), HOUSE),
        Choice("rows", TIEBREAK_ROWS, say("tiebreak-rows")),
        Choice("race", TIEBREAK_RACE, say("tiebreak-race"), printed(3, 20)),
    ),
    flag(
        "auto_done",
        say("option-done"),
        default=False,
        yes=say("done-by-itself"),
        no=say("done-by-player"),
        no_basis=HOUSE,
    ),
    flag(
        "open_step",
        say("option-open"),
        default=False,
        yes=say("open-at-once"),
        no=say("open-at-end"),
        no_basis=HOUSE,
    ),
    whole("runs", say("option-runs"), default=MAX_RUNS, low=1, high=MAX_RUNS, basis=printed(4)),
    whole("top", say("option-top"), default=MAX_TOP, low=2, high=MAX_TOP, basis=printed(4)),
    whole("columns", say("option-columns"), default=MAX_COLUMNS, low=1, high=MAX_COLUMNS, basis=printed(10)),
)

PRESETS = (
    usual(),
    as_printed(OPTIONS),
    Preset(
        "brisk",
        say("preset-brisk"),
        say("preset-brisk-about"),
        {"transfers": "forced", "auto_done": "true"},
    ),
    Preset(
        "short",
        say("preset-short"),
        say("preset-short-about"),
        {"runs": "2", "top": "10", "columns": "4"},
    ),
)


def check(options: Mapping[str, OptionValue]) -> None:
    """The caller must sit at the table."""
    caller, seats = str(options["caller"]), int(options["seats"])
    if caller.isdigit() and int(caller) >= seats:
        seats_listed = listed([str(seat) for seat in range(seats)], "or")
        raise BadOption("caller", say("caller-absent", caller=caller, seats=seats, known=seats_listed))


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """The caller and the calls; each player puts all tiles down, is done as often, takes all but the 1s."""
    runs, top = int(options["runs"]), int(options["top"])
    tiles = runs * top
    return 1 + tiles + int(options["seats"]) * (3 * tiles - runs)


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values under these options, where they are less than in general."""
    runs = int(options["runs"])
    tiles = runs * int(options["top"])
    return {"calls": tiles, "left": runs, "heights": tiles}
