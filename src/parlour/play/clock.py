"""Time controls: seconds per turn, a bank with an increment (Fischer), days per turn, an event's window.

A seat's clock runs while the game waits for it, so several may run at once. Bots have none. All times come
from events, never from a client, so a table has the same clocks after a restart. `play.absence` says what
happens when time runs out.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.play.types import ClockKind

DAY: Final = 24 * 60 * 60
WINDOW: Final = "window"
"""The kind of clock that runs for a whole board of an event: all members play at their own pace."""
SHORTEST: Final = 5
"""The shortest turn, in seconds: time to look, choose and confirm."""
LONGEST_DAYS: Final = 60
LONGEST_TIMES: Final = {"turn": DAY, "fischer": DAY, "days": LONGEST_DAYS, WINDOW: LONGEST_DAYS * DAY}
"""The longest setting of each kind of clock, in its own unit."""
MOST_ADDED: Final = 60 * 60
DEAL_SECONDS: Final = 5.0
"""Seconds that the first clocks wait while the deal is shown."""
FRESH_START: Final = 10.0
"""The least seconds of a player who comes back to a seat out of time."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table's time control.

    >>> Clock("days", 3).stock, Clock("fischer", 300, 5).stock
    (259200, 300)
    """

    kind: ClockKind
    main: int
    """Seconds per turn, seconds in the bank, days per turn, or seconds of the window."""
    plus: int = 0
    """Seconds added after each turn, for `fischer`."""

    def __str__(self) -> str:
        """The clock in one line, as in records.

        >>> str(Clock("fischer", 300, 5)), str(Clock("days", 3))
        ('fischer 300+5', 'days 3')
        """
        return f"{self.kind} {self.main}" + (f"+{self.plus}" if self.kind == "fischer" else "")

    @property
    def stock(self) -> int:
        """Seconds that every seat starts with."""
        return self.main * DAY if self.kind == "days" else self.main

    def check(self) -> None:
        """Decline impossible settings."""
        least, most = 1 if self.kind == "days" else SHORTEST, LONGEST_TIMES[self.kind]
        if not least <= self.main <= most:
            if self.kind == "days":
                raise Declined("unreadable", HOUSE("clock-days", least=least, most=most, given=self.main))
            raise Declined("unreadable", HOUSE("clock-seconds", least=least, most=most, given=self.main))
        if not 0 <= self.plus <= MOST_ADDED or (self.plus and self.kind != "fischer"):
            raise Declined("unreadable", HOUSE("clock-added", most=MOST_ADDED))


class Clocks:
    """The clocks of a table's seats: time left, and which have been running since when.

    >>> clocks = Clocks(Clock("fischer", 60, 5), 2)
    >>> clocks.advance(-1, {0}, 1000.0)
    >>> clocks.advance(0, {1}, 1010.0)
    >>> clocks.left(0, 1020.0), clocks.left(1, 1020.0), clocks.deadline
    (55.0, 50.0, 1070.0)
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._left = [float(clock.stock)] * seats
        self._since: dict[int, float] = {}

    @property
    def running(self) -> tuple[int, ...]:
        """The seats whose clocks run."""
        return tuple(sorted(self._since))

    def kept(self) -> tuple[list[float], dict[int, float]]:
        """The state of the clocks, as `restore` takes it."""
        return list(self._left), dict(self._since)

    def restore(self, left: list[float], since: dict[int, float]) -> None:
        """Restore a stored state."""
        self._left, self._since = left, since

    def left(self, seat: int, now: float) -> float:
        """Seconds that a seat has left; negative once it is out of time."""
        return self._left[seat] - (max(0.0, now - self._since[seat]) if seat in self._since else 0.0)

    def time_up_at(self, seat: int) -> float:
        """When a seat's time runs out; 0 while its clock is stopped."""
        return self._since[seat] + self._left[seat] if seat in self._since else 0.0

    def starts_in(self, now: float) -> float:
        """Seconds until clocks that wait for the deal start; 0 if they run."""
        return max(0.0, max(self._since.values(), default=0.0) - now)

    @property
    def deadline(self) -> float | None:
        """When the first clock runs out; None while none runs."""
        return min(map(self.time_up_at, self._since), default=None)

    def expired(self, now: float) -> list[int]:
        """The seats that are out of time."""
        return [seat for seat in self.running if self.left(seat, now) <= 0]

    def wait(self, seconds: float) -> None:
        """Pause the running clocks for some seconds."""
        self._since = {seat: since + seconds for seat, since in self._since.items()}

    def advance(self, ended: int, waited_for: Collection[int], now: float) -> None:
        """Note that the game waits for other seats, or that seat `ended` has finished one of several turns.

        A seat that is no longer waited for has ended its turn too.
        """
        for seat in self.running:
            if seat == ended or seat not in waited_for:
                self._stop(seat, now)
                self._left[seat] = self._refreshed(self._left[seat])
        for seat in waited_for:
            self._since.setdefault(seat, now)

    def halt(self, now: float) -> None:
        """Stop all clocks without ending a turn."""
        for seat in self.running:
            self._stop(seat, now)

    def again(self, waited_for: Collection[int], now: float) -> None:
        """Restart turns after a takeback; time used from a bank stays used."""
        self.halt(now)
        if self._clock.kind != "fischer":
            self._left = [float(self._clock.stock)] * len(self._left)
        self._since = dict.fromkeys(waited_for, now)

    def come_back(self, seat: int) -> None:
        """Start the clock of a player who returns after running out of time."""
        self._left[seat] = max(self._refreshed(self._left[seat]), FRESH_START)

    def _stop(self, seat: int, now: float) -> None:
        self._left[seat] = max(0.0, self.left(seat, now))
        del self._since[seat]

    def _refreshed(self, left: float) -> float:
        return left + self._clock.plus if self._clock.kind == "fischer" else float(self._clock.stock)
