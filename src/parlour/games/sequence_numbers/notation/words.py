"""How cells, cards, sides and lines are written in sentences, for the log, the table and speech."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.options.boards import numbers_of
from parlour.games.sequence_numbers.options.decks import sums_by_number
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.rules.lines import cell_on
from parlour.games.sequence_numbers.state import LENGTH
from parlour.kernel.game import Reference
from parlour.kernel.options import OptionValue
from parlour.kernel.state import Variant

LETTERS: Final = "ABC"
"""Sides."""
SEATS: Final = "ABCDEF"
MINUS_SIGN: Final = "\N{MINUS SIGN}"
TIMES_SIGN: Final = "\N{MULTIPLICATION SIGN}"
_PRINTED: Final = str.maketrans("-*", MINUS_SIGN + TIMES_SIGN)


@cache
def sums(variant: Variant) -> list[list[str]]:
    """The sums on the cards of each number, from 1 on, as printed: `9 + 3`, `13 − 11`."""
    return _printed(variant.options)


def references(options: Mapping[str, OptionValue]) -> tuple[Reference, ...]:
    """The sums on the cards of each number."""
    deck = _printed(options)
    rows = tuple((str(number), *cards) for number, cards in enumerate(deck, 1))
    columns = ("Number", *(f"Card {k}" for k in range(1, len(deck[0]) + 1)))
    return (Reference("The deck", columns, rows, "Two Plus and two Minus are in it as well."),)


def _printed(options: Mapping[str, OptionValue]) -> list[list[str]]:
    deck = sums_by_number(str(options["deck"]), numbers_of(str(options["board"])), int(options["copies"]))
    return [[str(one).translate(_PRINTED) for one in cards] for cards in deck]


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
