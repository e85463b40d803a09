"""Players who keep a game waiting without a clock: a warning in time, then a bot or a claim.

A table has a patience: how long it waits for a seat's turn. At three quarters of it the seat is reminded.
When it runs out, any other player may let a bot play for the seat, as for somebody who is away; and if only
one side would be left, that side may claim the game. Nothing happens by itself. Time in which no server was
up does not count (`TableState.outages`), nor do bots' turns.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from parlour.kernel.actors import NOBODY
from parlour.kernel.message import HOUSE
from parlour.play import events as happening
from parlour.play.clock import DAY, Clock
from parlour.play.errors import Declined
from parlour.play.events import Payload
from parlour.play.table_state import TableState

SHORTEST_PATIENCE: Final = 5
LONGEST_PATIENCE: Final = 60 * DAY
"""Seconds of patience."""
WARNED_AT: Final = 0.75
"""The share of the patience after which a seat is reminded."""


def check(patience: int, clock: Clock | None) -> None:
    """Decline an invalid patience; 0 is a table that waits forever."""
    if patience and clock is not None:
        raise Declined("unreadable", HOUSE("clock-says"))
    if patience and not SHORTEST_PATIENCE <= patience <= LONGEST_PATIENCE:
        raise Declined(
            "unreadable",
            HOUSE("patience-range", least=SHORTEST_PATIENCE, most=LONGEST_PATIENCE, given=patience),
        )


def ends_at(table: TableState, seat: int, share: float = 1.0) -> float:
    """When a share of the patience with a seat has passed, in seconds since 1970."""
    since = table.waiting_since[seat]
    return since + table.outage_since(since) + share * table.created.patience


def watched(table: TableState) -> tuple[int, ...]:
    """The seats that the game waits for, if others could go on without them."""
    return tuple(table.waiting_since) if table.created.patience and len(table.people) > 1 else ()


def stalled(table: TableState, now: float) -> tuple[int, ...]:
    """The seats with which the table has run out of patience."""
    return tuple(seat for seat in watched(table) if ends_at(table, seat) <= now)


def next_warning(table: TableState) -> float | None:
    """When the next seat is to be reminded; None if nobody is."""
    ends = [ends_at(table, seat, WARNED_AT) for seat in watched(table) if seat not in table.warned]
    return min(ends, default=None)


def warnings(table: TableState, now: float) -> list[Payload]:
    """Remind the seats with which patience is running out, each once a turn."""
    late = [seat for seat in watched(table) if ends_at(table, seat, WARNED_AT) <= now]
    return [happening.NudgeSent(NOBODY, seat) for seat in late if seat not in table.warned]


def replace(table: TableState, seat: int, whom: int, level: str, now: float) -> list[Payload]:
    """Let a bot of `level` play for a seat that has stalled."""
    _must_go_on(table, seat, now)
    if whom == seat or whom not in stalled(table, now):
        raise Declined("closed", HOUSE("not-waited-long-there"))
    return [happening.BotTookOver(whom, level, "stalled")]


def claim(table: TableState, seat: int, now: float) -> list[Payload]:
    """Claim the game against those who have stalled, if only one's own side would go on."""
    _must_go_on(table, seat, now)
    late = stalled(table, now)
    lost = losers(table, seat, late)
    if lost:
        return [happening.Claimed(seat, lost)]
    if late:
        raise Declined("closed", HOUSE("others-go-on"))
    raise Declined("closed", HOUSE("not-waited-long"))


def losers(table: TableState, seat: int, late: Collection[int]) -> tuple[int, ...]:
    """The seats that a claim of this seat would be against, once all have stalled; none if others go on."""
    teams = table.variant.teams
    others = [other for other in table.people if teams[other] != teams[seat]]
    return tuple(others) if set(others) <= set(late) else ()


def _must_go_on(table: TableState, seat: int, now: float) -> None:
    table.must_sit(seat)
    table.must_play()
    if table.chairs[seat].kind != "person":
        raise Declined("closed", HOUSE("bot-plays-here"))
    if seat in stalled(table, now):
        raise Declined("closed", HOUSE("waits-for-you"))
