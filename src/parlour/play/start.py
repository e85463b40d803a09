"""Prepares a game: open seats are taken, contributions to the seed come in, and the game starts."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE, NOBODY, SEAT_DRAW
from parlour.kernel.chance import is_hash
from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.play.events import Contributed, Payload, Sat, Started
from parlour.play.names import own_name
from parlour.play.table_state import TableState
from parlour.play.tokens import same_secret


def sit(
    table: TableState,
    invite: str,
    name: str,
    holder: str,
    contribution: str = "",
    *,
    seat: int = NOBODY,
    program: bool = False,
) -> list[Payload]:
    """Take an open seat with the invite's code; `holder` is the hash of the new seat's token.

    Without a `seat` it is the next open one. The game starts with the last open seat, unless it waits for a
    contribution or for somebody to be ready.
    """
    if not same_secret(invite, table.invite):
        raise Declined("not-seated", HOUSE("other-invite"))
    if table.phase != "waiting" or not table.open_seats:
        raise Declined("closed", HOUSE("all-seats-taken"))
    if seat == NOBODY:
        seat = table.open_seats[0]
    elif seat not in table.open_seats:
        raise Declined("closed", HOUSE("seat-held"))
    name = own_name(name, [chair.name for chair in table.chairs])
    sat = Sat(seat, name, holder, checked_contribution(contribution), program)
    waits = table.asks_ready and not program
    return [sat] if waits else [sat, *begun(table, filled=seat, contributor=seat, contribution=contribution)]


def contribute(table: TableState, seat: int, contribution: str) -> list[Payload]:
    """Contribute to the seed of the draws, which the start waits for."""
    table.must_sit(seat)
    if seat != table.creator or not table.awaits:
        raise Declined("closed", HOUSE("contribution-fixed"))
    if not checked_contribution(contribution):
        raise Declined("unreadable", HOUSE("contribution-empty"))
    added = Contributed(seat, contribution)
    return [added, *begun(table, contributor=seat, contribution=contribution)]


def checked_contribution(contribution: str) -> str:
    """A contribution to a seed: empty or 32 bytes; raises `Declined`."""
    if contribution and not is_hash(contribution):
        raise Declined("unreadable", HOUSE("contribution-form"))
    return contribution


def begun(
    table: TableState,
    *,
    filled: int = NOBODY,
    ready: int = NOBODY,
    contributor: int = NOBODY,
    contribution: str = "",
) -> list[Payload]:
    """The start, once all seats are taken, everybody is ready and all contributions are in.

    The seat `filled` has just been taken, `ready` has just become ready, and `contributor` has contributed.
    """
    awaits = table.awaits and contributor != table.creator
    if table.phase != "waiting" or awaits or {*table.open_seats} - {filled} or table.unready - {ready}:
        return []
    return [started(table, contributor, contribution)]


def started(table: TableState, seat: int = NOBODY, contribution: str = "") -> Started:
    """The start, with a seat's contribution just received."""
    contributions = list(table.contributions)
    if seat != NOBODY:
        contributions[seat] = contribution
    state = table.position.copy()
    for actor, action in table.given:
        state.enter(actor, action)
    starter = starter_of(table)
    if starter != NOBODY and SEAT_DRAW + starter in state.draws()[0]:
        state.enter(CHANCE, SEAT_DRAW + starter)
    state.settle(table.created.source(contributions))
    return Started(tuple(state.history[len(table.given) :]))


def starter_of(table: TableState) -> int:
    """The seat that a series makes the starter instead of a draw; else `NOBODY`.

    A table whose secret is its seed uses that seed's draw, which was chosen to give this seat.
    """
    created = table.created
    return created.series.starter if created.series and created.shared else NOBODY
