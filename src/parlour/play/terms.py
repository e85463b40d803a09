"""The terms of a table before the start: rules, number of seats, time, and who finds it.

A game that continues another one, or belongs to a series, keeps its rules and seats.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.kernel.actors import NOBODY
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadOption
from parlour.kernel.message import HOUSE
from parlour.kernel.state import Variant
from parlour.play import stalling
from parlour.play.errors import Declined
from parlour.play.events import Arranged, Terms
from parlour.play.table_state import TableState

SEATS: Final = "seats"
"""The option for the number of seats."""


def terms_of(table: TableState) -> Terms:
    """The current terms of a table."""
    created = table.created
    options = tuple(sorted(created.asked.items()))
    return Terms(options, created.visibility, created.clock, created.patience, created.watching)


def arrangement(table: TableState, host: int, terms: Terms) -> Arranged:
    """The event of changed terms: added seats are open, and the last open seats are removed first.

    Raises `BadOption` for options, and `Declined` for terms that are impossible at this table.
    """
    if terms.clock is not None:
        terms.clock.check()
    stalling.check(terms.patience, terms.clock)
    variant = Variant.of(table.game, **{SEATS: str(table.seats), **dict(terms.options)})
    options = variant.options_text()
    if is_fixed(table) and options != table.created.asked:
        raise Declined("closed", HOUSE("rules-fixed"))
    fewer = table.seats - variant.seats
    if fewer > len(table.open_seats):
        raise Declined("closed", HOUSE("seats-held", seats=variant.seats))
    gone = table.open_seats[-fewer:] if fewer > 0 else ()
    staying = [seat for seat in range(table.seats) if seat not in gone]
    return Arranged(
        seat=host,
        terms=replace(terms, options=tuple(sorted(options.items()))),
        options=variant.settled(Seeded(bytes.fromhex(table.created.secret))).options_text(),
        seats=(*staying, *[NOBODY] * -fewer),
    )


def fewer_seats(table: TableState) -> list[int]:
    """The smaller numbers of seats with which the game can be played by the same rules."""
    if table.phase != "waiting" or is_fixed(table):
        return []
    return [seats for seats in table.game.seating.seats if seats < table.seats and _plays_with(table, seats)]


def without_open_seats(table: TableState, host: int) -> Arranged:
    """The event of playing with the seated people only; raises `Declined` if they are too few."""
    seats = table.seats - len(table.open_seats)
    if seats not in fewer_seats(table):
        raise Declined("closed", HOUSE("too-few-seated", seats=seats))
    options = table.created.asked | {SEATS: str(seats)}
    return arrangement(table, host, replace(terms_of(table), options=tuple(options.items())))


def _plays_with(table: TableState, seats: int) -> bool:
    try:
        Variant.of(table.game, **{**table.created.asked, SEATS: str(seats)})
    except BadOption:
        return False
    return True


def is_fixed(table: TableState) -> bool:
    """Whether rules and seats stay as they are."""
    return table.created.origin is not None or table.created.series is not None
