"""Each seat's own numbering of events: it counts only those it is told of.

A number that counted hidden actions of others would reveal that they happen, and how often.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from parlour.play import events as happening
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.presentation.seat_view import SeatView, seat_views_of
from parlour.presentation.table_info import calls, ended_by_rules

UNKNOWN = -1
"""In place of an event, for an unknown number."""


class SeatNumbers:
    """The events that one seat is told of, in order.

    >>> numbers = SeatNumbers()
    >>> numbers.told += [1, 2, 5, 6]
    >>> [numbers.of(n) for n in (1, 2, 3, 4, 5, 6)], numbers.of(0), numbers.of(-3)
    ([1, 2, 2, 2, 3, 4], 0, -3)
    >>> numbers.event(3), numbers.event(5), numbers.event(0)
    (5, -1, -1)
    """

    def __init__(self) -> None:
        self.told: list[int] = []
        self.read = 0

    def of(self, n: int) -> int:
        """The seat's number for an event, or for the last one before it that the seat was told of."""
        return bisect_right(self.told, n) if n > 0 else n

    def event(self, number: int) -> int:
        """The event with this number; `UNKNOWN` if there is none."""
        return self.told[number - 1] if 0 < number <= len(self.told) else UNKNOWN


class EventNumbers:
    """The numbers of every seat of a table, the spectators' last."""

    def __init__(self, table: Table, seat_views: Sequence[SeatView]) -> None:
        self._table = table
        self._seat_views = seat_views
        self.seats = [SeatNumbers() for _ in seat_views]

    def of(self, seat: int, n: int | None = None) -> int:
        """A seat's number for the last event, or event `n`."""
        self.note(seat)
        return self.seats[seat].of(self._table.state.n if n is None else n)

    def event(self, seat: int, number: int) -> int:
        """The event with a seat's number; `UNKNOWN` if there is none."""
        self.note(seat)
        return self.seats[seat].event(number)

    def note_all(self) -> None:
        """Count new events for all seats."""
        for seat in range(len(self.seats)):
            self.note(seat)

    def note(self, seat: int) -> None:
        """Count new events for one seat."""
        events, numbers = self._table.state.events, self.seats[seat]
        if numbers.read == len(events):
            return
        new, taken_back = events[numbers.read :], self._table.state.taken_back
        if taken_back and any(event.n in taken_back for event in new):
            self.seats = self._counted_anew()
        else:
            numbers.told += [event.n for event in new if self._noticed(seat, event)]
            numbers.read = len(events)

    def _counted_anew(self) -> list[SeatNumbers]:
        """The numbers of all seats, event by event, since taken-back events cannot be inspected later."""
        first, *others = self._table.state.events
        retold = Table(self._table.state.game, first, self._table.now)
        numbers = EventNumbers(retold, seat_views_of(retold))
        for event in others:
            numbers.note_all()
            retold.fold(event)
        numbers.note_all()
        return numbers.seats

    def _noticed(self, seat: int, event: Event) -> bool:
        """Whether a seat is told of an event that has just happened."""
        if not isinstance(event.payload, happening.Played | happening.Called):
            return True
        table, after = self._table, self._table.state.versions_after
        if after[event.n - 1][seat] != after[event.n - 2][seat] or event.n in table.state.settled:
            return True
        span = table.span(event.n)
        if ended_by_rules(table.state, event.n) or self._seat_views[seat].notices(span.first, span.last):
            return True
        return calls(table.state, seat, span.first) != calls(table.state, seat, span.last)
