"""The waiting room, which is the host's: who sits where, and who is ready, until the game starts.

The host is the creator while they sit there, else the first person (`TableState.host`).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from parlour.kernel.message import HOUSE, listed
from parlour.play import requests
from parlour.play.apply import arrange
from parlour.play.errors import Declined
from parlour.play.events import BotSeated, Payload, Ready, Removed, SeatsSwapped, Terms
from parlour.play.seating import bot_name
from parlour.play.start import begun
from parlour.play.table_state import TableState
from parlour.play.terms import arrangement, terms_of, without_open_seats
from parlour.play.tokens import INVITE_LENGTH, new_code


def seat_bot(table: TableState, host: int, at: int, level: str, levels: Sequence[str]) -> list[Payload]:
    """Put a bot of one of the `levels` into an open seat; the game may start with it."""
    _must_host(table, host)
    if at not in table.open_seats:
        raise Declined("closed", HOUSE("seat-held"))
    if level not in levels:
        raise Declined("unreadable", HOUSE("no-such-level", known=listed(levels, "or"), given=level))
    name = bot_name(level, at, sum(chair.level == level for chair in table.chairs))
    return [BotSeated(host, at, name, level), *begun(table, filled=at)]


def remove(table: TableState, host: int, whom: int) -> list[Payload]:
    """Empty a seat that somebody else holds; their token and the old invite become invalid."""
    _must_host(table, host)
    if whom == host or not 0 <= whom < table.seats or table.chairs[whom].kind == "open":
        raise Declined("closed", HOUSE("nobody-to-remove"))
    return [Removed(host, whom, new_code(INVITE_LENGTH), table.chairs[whom].name)]


def swap(table: TableState, host: int, first: int, second: int) -> list[Payload]:
    """Let those in two seats change places; where one is open, the other's holder moves there."""
    _must_host(table, host)
    if first == second or not {first, second} <= set(range(table.seats)):
        raise Declined("unreadable", HOUSE("two-seats-needed", seats=table.seats))
    if {first, second} <= set(table.open_seats):
        return []
    return [SeatsSwapped(host, first, second)]


def change_terms(table: TableState, host: int, terms: Terms) -> list[Payload]:
    """Change the terms, once all seated people have agreed.

    Raises `BadOption` for options, and `Declined` for terms that are impossible at this table.
    """
    _must_host(table, host)
    arranged = arrangement(table, host, terms)
    if arranged.terms == terms_of(table):
        return []
    return requests.ask_for_terms(table, arranged)


def start_with_fewer(table: TableState, host: int) -> list[Payload]:
    """Play without the open seats, if the rules allow that number; the game may start with it."""
    _must_host(table, host)
    arranged = without_open_seats(table, host)
    after = copy(table)
    arrange(after, arranged)
    return [arranged, *begun(after)]


def ready(table: TableState, seat: int) -> list[Payload]:
    """Note that a player is ready; the game starts with the last one."""
    table.must_sit(seat)
    if table.phase != "waiting":
        raise Declined("closed", HOUSE("game-started"))
    return [Ready(seat), *begun(table, ready=seat)] if seat in table.unready else []


def _must_host(table: TableState, seat: int) -> None:
    table.must_sit(seat)
    if table.phase != "waiting":
        raise Declined("closed", HOUSE("game-started"))
    if seat != table.host:
        raise Declined("not-seated", HOUSE("host-only", name=table.chairs[table.host].name))
