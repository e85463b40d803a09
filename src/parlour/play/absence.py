"""Leaving a seat, being away, coming back, and running out of time.

A player who leaves during the game may hand the seat to a bot while people remain, or resign. With two
players, whoever resigns loses; with more, a bot takes the seat and the others play on; alone, the game ends
unfinished. Running out of time loses at a table with one or two seats; with more, the others have a game to
finish and hands that nobody else may see, so a bot plays on for the seat (`Game.time_up` may override this).
The seat still belongs to the person: its token takes it back from the bot at any time.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.message import HOUSE
from parlour.play import events as happening
from parlour.play.errors import Declined
from parlour.play.events import Payload
from parlour.play.table_state import TableState
from parlour.play.types import ProgramFault

NUDGE_SECONDS: Final = 60
"""Seconds between two reminders of one seat."""
MOST_ABSENCES: Final = 40
"""How often a player may leave and come back."""
SAME_MOMENT: Final = 0.001
"""Seconds: events have milliseconds, so clocks that expire closer together expire at once."""
FEW: Final = 2
"""The most seats at which running out of time loses the game."""


def time_up_loses(table: TableState) -> bool:
    """Whether running out of time loses the game."""
    return table.game.time_up == "loses" or (not table.game.time_up and table.seats <= FEW)


def time_up_at(table: TableState, seat: int) -> float:
    """When a seat's time runs out, in seconds since 1970; 0 while its clock is stopped."""
    at = table.clocks.time_up_at(seat) if table.clocks else 0.0
    return at + table.outage if at else 0.0


def leave(table: TableState, seat: int, level: str = "", stand_in: str = "") -> list[Payload]:
    """Leave before the start; during the game, hand the seat to a bot of `level`, or resign without one.

    `stand_in` is the level of the bot that takes over if others play on; without it, as when the last person
    leaves, the game ends unfinished.
    """
    table.must_sit(seat)
    if table.phase == "over":
        raise Declined("closed", HOUSE("nothing-to-give-up"))
    alone = table.people == (seat,)
    if table.phase == "waiting":
        return [happening.Abandoned(seat) if alone else happening.PlayerLeft(seat)]
    others = set(table.people) - {seat}
    if not (level and others) and _two_sides(table):
        return [happening.Resigned(seat)]
    level = level or stand_in
    if level and others:
        if table.chairs[seat].stands_in:
            raise Declined("closed", HOUSE("bot-plays-already"))
        if table.absences[seat] >= MOST_ABSENCES:
            raise Declined("limit", HOUSE("absences-used-up", most=MOST_ABSENCES))
        return [happening.BotTookOver(seat, level, "left")]
    return [happening.Abandoned(seat)]


def forfeit(table: TableState, seat: int, fault: ProgramFault, stand_in: str) -> list[Payload]:
    """Forfeit for a failed program of the host: between two sides it loses, else a bot plays on."""
    table.must_play()
    if table.chairs[seat].kind != "bot":
        raise Declined("closed", HOUSE("person-plays-here"))
    if _two_sides(table):
        return [happening.Resigned(seat, fault)]
    return [happening.BotTookOver(seat, stand_in, fault)]


def come_back(table: TableState, seat: int) -> list[Payload]:
    """Take one's seat back from the bot that plays there."""
    table.must_sit(seat)
    table.must_play()
    return [happening.PlayerReturned(seat)] if table.chairs[seat].stands_in else []


def _two_sides(table: TableState) -> bool:
    return table.seats == len(set(table.variant.teams)) == FEW


def nudge(table: TableState, seat: int, whom: int, now: float) -> list[Payload]:
    """Remind a player that the game waits for them."""
    table.must_sit(seat)
    table.must_play()
    if whom == seat or whom not in table.due or table.chairs[whom].kind != "person":
        raise Declined("closed", HOUSE("not-waited-for"))
    if table.nudged.get(whom, -NUDGE_SECONDS) + NUDGE_SECONDS > now:
        raise Declined("limit", HOUSE("just-reminded", name=table.chairs[whom].name))
    return [happening.NudgeSent(seat, whom)]


def time_up(table: TableState, level: str, now: float) -> list[Payload]:
    """Lose the game for seats out of time, or let bots of `level` play on for them."""
    if table.phase != "playing" or table.clocks is None:
        return []
    late = [seat for seat in table.clocks.expired(now - table.outage) if table.chairs[seat].kind == "person"]
    if late and time_up_loses(table):
        first = min(time_up_at(table, seat) for seat in late)
        lost = [seat for seat in late if time_up_at(table, seat) - first < SAME_MOMENT]
        return [happening.TimedOut(lost[0], tuple(lost[1:]))]
    return [happening.BotTookOver(seat, level, "time") for seat in late]
