"""What people may still take beside the turn that the game waits for, and how long bots leave them for it.

Such a claim (`kernel.game.Action.claim`) lapses when the seat in turn goes on. A bot in turn goes on when it
is taken, or after a time that depends on whether the person is here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from parlour.play.clock import DAY
from parlour.play.events import Played
from parlour.play.table_state import TableState


@dataclass(frozen=True)
class Patience:
    """How long bots leave people for what they may take, in seconds."""

    here: float = 10.0
    """For somebody who is here."""
    away: float = 60.0
    """For somebody who is not here."""


def claimants(table: TableState) -> tuple[int, ...]:
    """The people who may take something that they lose when the seat in turn goes on."""
    return tuple(
        seat
        for seat in table.due
        if table.chairs[seat].kind == "person"
        and not table.waits_for(seat)
        and table.position.claim(seat) is not None
    )


def bots_wait_until(table: TableState, came: Mapping[int, float], patience: Patience) -> float:
    """When bots in turn go on whatever people have not taken, in seconds since 1970; 0: at once.

    `came`: since when the people who are here have been.
    """
    people = claimants(table)
    if not people:
        return 0.0
    played = next(event.time for event in reversed(table.events) if isinstance(event.payload, Played))
    since = played if table.clocks else played + 1  # without clocks, times are whole seconds, rounded down
    clock = table.created.clock
    if clock is not None and clock.kind == "days":
        return since + DAY
    return max(
        min(
            since + patience.away,
            max(since, came[seat]) + patience.here if seat in came else since + patience.away,
        )
        for seat in people
    )
