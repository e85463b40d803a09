"""Getting up, being away, coming back, and time that is up.

Who gets up in the middle may leave the seat to a bot while people remain, or give up. Of two, who gives up
loses; where there are more, a bot takes the seat and the others go on; alone, the game ends unfinished. Whose
time is up loses, where the table has one or two seats; where there are more, others have a game to finish and
hands that nobody else may see, so a bot plays on for the seat (`Game.time_up` may say otherwise). Either way
the seat stays the person's: with its token it can be taken back from the bot at any time.
"""

from __future__ import annotations

from typing import Final

from parlour.play import events as happening
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.table_state import TableState

NUDGE_SECONDS: Final = 60
"""Between two reminders of one seat."""
MOST_ABSENCES: Final = 40
"""How often somebody may get up and come back."""
SAME_MOMENT: Final = 0.001
"""Seconds: events have thousandths, so two clocks that run out closer together run out at once."""
FEW: Final = 2
"""So many seats, at most, and time that is up loses the game."""


class Absences(TableState):
    """A table's empty chairs."""

    @property
    def time_up_loses(self) -> bool:
        """Whether time that is up loses the game."""
        return self.game.time_up == "loses" or (not self.game.time_up and self.seats <= FEW)

    def time_up_at(self, seat: int) -> float:
        """When the time of a seat runs out, in seconds since 1970; 0 while its clock stands."""
        return self.clocks.time_up_at(seat) if self.clocks else 0.0

    def propose_leave(self, seat: int, level: str = "", stand_in: str = "") -> list[Event]:
        """Get up before the start; in the middle, leave the seat to a bot of `level`, or without one give up.

        `stand_in` is the level of the bot that takes the seat of who gives up where others go on; without
        it, as when the last person leaves, the game ends unfinished.
        """
        self.must_sit(seat)
        if self.phase == "over":
            raise Declined("closed", "The game is over; there is nothing to give up.")
        alone = self.people == (seat,)
        if self.phase == "waiting":
            return self.numbered(happening.Abandoned(seat) if alone else happening.PlayerLeft(seat))
        two_sides = self.seats == len(set(self.variant.teams)) == FEW
        others = set(self.people) - {seat}
        if not (level and others) and two_sides:
            return self.numbered(happening.Resigned(seat))
        level = level or stand_in
        if level and others:
            if self.chairs[seat].stands_in:
                raise Declined("closed", "A bot plays for this seat already.")
            if self.absences[seat] >= MOST_ABSENCES:
                raise Declined("limit", f"One leaves a seat to a bot at most {MOST_ABSENCES} times.")
            return self.numbered(happening.BotTookOver(seat, level, "left"))
        return self.numbered(happening.Abandoned(seat))

    def propose_back(self, seat: int) -> list[Event]:
        """Take one's seat back from the bot that plays there."""
        self.must_sit(seat)
        self.must_play()
        if not self.chairs[seat].stands_in:
            return []
        return self.numbered(happening.PlayerReturned(seat))

    def propose_nudge(self, seat: int, whom: int) -> list[Event]:
        """Remind somebody that the game waits for them."""
        self.must_sit(seat)
        self.must_play()
        if whom == seat or whom not in self.due or self.chairs[whom].kind != "person":
            raise Declined("closed", "The game does not wait for anybody there.")
        left = self.nudged.get(whom, -NUDGE_SECONDS) + NUDGE_SECONDS - self.time()
        if left > 0:
            raise Declined("limit", f"{self.chairs[whom].name} has just been reminded; wait a moment.")
        return self.numbered(happening.Nudged(seat, whom))

    def propose_time_up(self, level: str) -> list[Event]:
        """What follows for those whose time is up now; `level` is that of bots that stand in."""
        if self.phase != "playing" or self.clocks is None:
            return []
        late = [seat for seat in self.clocks.expired(self.time()) if self.chairs[seat].kind == "person"]
        if late and self.time_up_loses:
            first = min(map(self.time_up_at, late))
            lost = [seat for seat in late if self.time_up_at(seat) - first < SAME_MOMENT]
            return self.numbered(happening.TimedOut(lost[0], tuple(lost[1:])))
        return self.numbered(*(happening.BotTookOver(seat, level, "time") for seat in late))
