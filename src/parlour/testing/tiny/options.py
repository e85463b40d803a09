"""The options of the tiny game, and how long a game with them can be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from parlour.kernel.errors import BadOption
from parlour.kernel.options import Choice, OptionValue, choice, custom, flag, whole
from parlour.testing.tiny.state import COPIES, FIRST_SCORES, NOBODY_SCORES, TOP

OPTION_FIELDS: Final = ("version", "seats", "top", "jokers", "ties", "random_start", "bonus")
"""The fields of the record that hold them."""


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Each card is drawn once and put once, each turn ends once; who begins; one call a seat (4.3)."""
    cards = COPIES * int(options["top"]) + (2 if options["jokers"] == "two" else 0)
    return 3 * cards + 1 + int(options["seats"])


def _read_bonus(text: str) -> str:
    if text in {"random", "none", *map(str, range(1, TOP + 1))}:
        return text
    raise BadOption("bonus", f"bonus must be none, random or a card from 1 to {TOP}, not {text!r}")


def _write_bonus(record: Any, text: str) -> None:
    if text == "random":
        text = "none"  # settled before the start
    record["bonus"] = 0 if text == "none" else int(text)


def _settle_bonus(text: str, below: Callable[[int], int]) -> str:
    return str(1 + below(3)) if text == "random" else text


OPTIONS: Final = (
    whole("top", "Highest card", default=3, low=3, high=TOP),
    choice("jokers", "Jokers", Choice("none", 0, "no jokers"), Choice("two", 2, "two jokers")),
    choice(
        "ties",
        "Equal sums",
        Choice("first", FIRST_SCORES, "the one nearer to the first player scores"),
        Choice("nobody", NOBODY_SCORES, "nobody scores"),
    ),
    flag("random_start", "First player", default=True, yes="drawn by lot", no="seat 0"),
    custom(
        "bonus",
        "Card that scores one more",
        default="none",
        reader=_read_bonus,
        writer=_write_bonus,
        presets=(Choice("none", 0, "no such card"), Choice("random", 0, "drawn before the start")),
        settle=_settle_bonus,
    ),
)
