"""How cells, cards, sides and lines are written in sentences, for the log, the table and speech."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.options.boards import numbers_of, sums_by_number
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.rules.lines import cell_on
from parlour.games.sequence_numbers.state import LENGTH
from parlour.kernel.state import Variant

LETTERS: Final = "ABC"
"""Sides."""
SEATS: Final = "ABCDEF"
MINUS_SIGN: Final = "\N{MINUS SIGN}"


@cache
def sums(variant: Variant) -> list[list[str]]:
    """The sums on the cards of each number, from 1 on, as printed: `9 + 3`, `13 − 11`."""
    options = variant.options
    deck = sums_by_number(str(options["deck"]), numbers_of(str(options["board"])), int(options["copies"]))
    return [[one.replace("-", MINUS_SIGN) for one in cards] for cards in deck]


def sum_of(variant: Variant, card: int, copy: int) -> str:
    """What is printed on a card: its sum, or Plus or Minus."""
    deck = sums(variant)
    if card > len(deck):
        return ("Plus", "Minus")[card - len(deck) - 1]
    return deck[card - 1][copy % len(deck[card - 1])]


def side_name(fields: Any, side: int) -> str:
    """A side in words: a player's letter, or a team's."""
    team = "Team " if int(fields.seats) > at.sides(fields) else ""
    return f"{team}{LETTERS[side]}"


def line_name(fields: Any, line: int) -> str:
    """A line by its ends.

    The record tells the cells: `b2 to f2`.
    """
    first, last = int(cell_on(fields, line, 0)), int(cell_on(fields, line, LENGTH - 1))
    return f"{cell_name(fields, first)} to {cell_name(fields, last)}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as in a sentence.

    >>> listed(["a"]), listed(["a", "b", "c"])
    ('a', 'a, b and c')
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(count: int, one: str, several: str) -> str:
    """A number of things.

    >>> counted(1, "card", "cards"), counted(3, "card", "cards")
    ('1 card', '3 cards')
    """
    return f"{count} {one if count == 1 else several}"
