"""Claims: what people may take beside the turn that the game waits for, and how long bots wait for them.

A claim (`kernel.action.Action.claim`) lapses when the seat in turn plays. A bot in turn plays once the claim
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
    """How long bots wait for people with a claim, in seconds."""

    here: float = 10.0
    """For people who are here."""
    away: float = 60.0
    """For people who are away."""


def claimants(table: TableState) -> tuple[int, ...]:
    """The seats of people with a claim."""
    return tuple(
        seat
        for seat in table.due
        if table.chairs[seat].kind == "person"
        and not table.waits_for(seat)
        and table.position.claim(seat) is not None
    )


def bots_wait_until(table: TableState, came: Mapping[int, float], patience: Patience) -> float:
    """When bots in turn play though claims are left, in seconds since 1970; 0: at once.

    `came`: for each person who is here, since when.
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
