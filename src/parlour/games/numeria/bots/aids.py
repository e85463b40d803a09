"""What people may look up and ask: all tropes by kind, and whether one move makes a trope."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from parlour.display.reading import Reader
from parlour.display.saying import PLACE
from parlour.games.numeria.bots import trope_in_one
from parlour.games.numeria.display import messages, telling
from parlour.games.numeria.display.pieces import place_of
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import KIND_NAMES, square_name
from parlour.games.numeria.rules.tropes import (
    CONSECUTIVE,
    FIBONACCI,
    IRREGULAR,
    MULTIPLES,
    PLUS_123,
    POWER,
    PRIME,
    SQUARE,
    TRIANGULAR,
    list_of,
)
from parlour.kernel.game import Aid, Reference
from parlour.kernel.message import Message, listed
from parlour.kernel.options import OptionValue

ABOUT: Final = {
    CONSECUTIVE: say("about-consecutive"),
    MULTIPLES: say("about-multiples"),
    IRREGULAR: say("about-irregular"),
    PLUS_123: say("about-plus-123"),
    PRIME: say("about-prime"),
    POWER: say("about-power"),
    SQUARE: say("about-square"),
    TRIANGULAR: say("about-triangular"),
    FIBONACCI: say("about-fibonacci"),
}
TABLES: Final[Mapping[str, Callable[[int], Message]]] = {
    CONSECUTIVE: lambda count: say("table-consecutive", count=count),
    MULTIPLES: lambda count: say("table-multiples", count=count),
    IRREGULAR: lambda count: say("table-irregular", count=count),
    PLUS_123: lambda count: say("table-plus-123", count=count),
    PRIME: lambda count: say("table-prime", count=count),
    POWER: lambda count: say("table-power", count=count),
    SQUARE: lambda count: say("table-square", count=count),
    TRIANGULAR: lambda count: say("table-triangular", count=count),
    FIBONACCI: lambda count: say("table-fibonacci", count=count),
}
"""Titles, by the number of tropes below."""


def references(options: Mapping[str, OptionValue]) -> tuple[Reference, ...]:
    """All tropes under the options, a table for each kind."""
    every = list_of(options["primes"] == "as_printed", options["power"] == "geometric")
    tables = []
    for kind, about in ABOUT.items():
        rows = tuple(
            (" ".join(map(str, trope)), listed([KIND_NAMES[other] for other in kinds if other != kind]))
            for trope, kinds in every.items()
            if kind in kinds
        )
        columns = (say("column-numbers"), say("column-also"))
        tables.append(Reference(TABLES[kind](len(rows)), columns, rows, about))
    return tuple(tables)


READER: Final = Reader(say, messages, telling.PARAMETERS, {PLACE: lambda place: square_name(place_of(place))})
"""A place and its square have each other's numbers."""
ANY_TROPE: Final = Aid(
    "trope_in_one",
    say("aid-trope"),
    say("aid-trope-about"),
    READER.answers(trope_in_one),
    module=trope_in_one.__name__,
)
