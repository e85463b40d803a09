"""The options of the tiny game, and how long a game with them can be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from parlour.kernel.errors import BadOption
from parlour.kernel.options import Choice, OptionValue, choice, custom, flag, whole
from parlour.testing.tiny.locales import say
from parlour.testing.tiny.state import COPIES, FIRST_SCORES, MOST_PUT, NOBODY_SCORES, TOP


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Each card is drawn once and put once, each turn ends once; who begins; one call a seat (4.3)."""
    cards = COPIES * int(options["top"]) + (2 if options["jokers"] == "two" else 0)
    return 3 * cards + 1 + int(options["seats"])


def limits(options: Mapping[str, OptionValue]) -> dict[str, int]:
    """The largest values of fields under these options, where they are less than in general."""
    return {"total": MOST_PUT * int(options["top"])}


def _read_bonus(text: str) -> str:
    if text in {"random", "none", *map(str, range(1, TOP + 1))}:
        return text
    raise BadOption("bonus", say("bonus-bad", top=TOP, text=repr(text)))


def _write_bonus(record: Any, text: str) -> None:
    if text == "random":
        text = "none"  # settled before the start
    record["bonus"] = 0 if text == "none" else int(text)


def _settle_bonus(text: str, below: Callable[[int], int]) -> str:
    return str(1 + below(3)) if text == "random" else text


OPTIONS: Final = (
    whole("top", say("option-top"), default=3, low=3, high=TOP),
    choice(
        "jokers",
        say("option-jokers"),
        Choice("none", 0, say("jokers-none")),
        Choice("two", 2, say("jokers-two")),
    ),
    choice(
        "ties",
        say("option-ties"),
        Choice("first", FIRST_SCORES, say("ties-first")),
        Choice("nobody", NOBODY_SCORES, say("ties-nobody")),
    ),
    flag("random_start", say("option-start"), default=True, yes=say("start-drawn"), no=say("start-zero")),
    custom(
        "bonus",
        say("option-bonus"),
        default="none",
        reader=_read_bonus,
        writer=_write_bonus,
        presets=(Choice("none", 0, say("bonus-none")), Choice("random", 0, say("bonus-random"))),
        settle=_settle_bonus,
    ),
)
