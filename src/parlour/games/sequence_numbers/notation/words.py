"""How cards and sides are written in sentences, for the log, the table and speech."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.options.boards import numbers_of
from parlour.games.sequence_numbers.options.decks import sums_by_number
from parlour.kernel.game import Reference
from parlour.kernel.options import OptionValue
from parlour.kernel.state import Variant

LETTERS: Final = "ABC"
"""Sides."""
SEATS: Final = "ABCDEF"
PLUS: Final = say("plus")
MINUS: Final = say("minus")
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
    columns = (say("deck-number"), *(say("deck-card", count=k) for k in range(1, len(deck[0]) + 1)))
    return (Reference(say("deck-table"), columns, rows, say("deck-table-about")),)


def _printed(options: Mapping[str, OptionValue]) -> list[list[str]]:
    deck = sums_by_number(str(options["deck"]), numbers_of(str(options["board"])), int(options["copies"]))
    return [[str(card).translate(_PRINTED) for card in cards] for cards in deck]
