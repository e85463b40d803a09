"""The logs of a table: what each seat may read about everything that has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.display.scene import LogLine
from parlour.kernel.actors import NOBODY
from parlour.kernel.message import HOUSE
from parlour.play import events as happening
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.view.event_log import EventLog
from parlour.view.packed_lines import NO_LINES, PackedLine, extended, in_words, line, unpacked
from parlour.view.replay_moments import turns
from parlour.view.seat_view import SeatView
from parlour.view.table_info import ended_by_rules
from parlour.wire.parts import NumberedLine

GOES_ON: Final = HOUSE("goes-on")


def leaps(table: TableState, event: Event) -> bool:
    """Whether an event cannot be told in steps: a takeback, or a start with given entries."""
    match event.payload:
        case happening.TakenBack():
            return True
        case happening.Started():
            return bool(table.given)
        case _:
            return False


class SeatLogs:
    """The log of every seat, the spectators' last; lines are computed once, on demand.

    From time to time they are packed, for they are most of what a table has to remember, and read seldom.
    """

    def __init__(self, table: Table, seat_views: Sequence[SeatView]) -> None:
        self._table = table
        self._seat_views = seat_views
        self._event_log = EventLog(table.state)
        self.packed = [NO_LINES for _ in seat_views]
        """The first lines of each seat (`packed_lines`)."""
        self._new: list[list[PackedLine]] = [[] for _ in seat_views]
        """Those after them."""
        self.read = [0 for _ in seat_views]
        """Events that the lines are about."""

    def behind(self, seat: int) -> int:
        """The number of events still to be computed for a seat's log, given entries included."""
        read = self.read[seat]
        return len(self._table.state.events) - read + (0 if read else len(self._table.state.given))

    def shared(self, event: Event) -> tuple[int, LogLine] | None:
        """The line of an event other than play, shared by all seats: whom it is about, and what it says."""
        return self._event_log.line(event)

    def keep_sent(self) -> None:
        """Take the lines that went out with steps into the logs of those seats."""
        for seat, seat_view in enumerate(self._seat_views):
            if seat_view.has_lines:
                self._read_on(seat)

    def pack(self) -> None:
        """Pack all lines known."""
        self.keep_sent()
        for seat in range(len(self._new)):
            self._pack(seat)

    def _pack(self, seat: int) -> None:
        if self._new[seat]:
            self.packed[seat] = extended(self.packed[seat], self._new[seat])
            self._new[seat] = []

    def of(self, seat: int) -> list[NumberedLine]:
        """The log as a seat knows it, without taken-back turns."""
        self._read_on(seat)
        self._pack(seat)
        read = self._seat_views[seat].follower.line
        return [in_words(each, read) for each in unpacked(self.packed[seat])]

    def _read_on(self, seat: int) -> None:
        """Take the lines of events since then."""
        log, seat_view, table = self._new[seat], self._seat_views[seat], self._table
        for event in table.state.events[self.read[seat] :]:
            if isinstance(event.payload, happening.TakenBack):
                log[:0] = unpacked(self.packed[seat])
                self.packed[seat] = NO_LINES
                log[:] = [each for each in log if each.n not in table.state.taken_back]
                seat_view.forget()
            shared = self.shared(event)
            if shared is not None:
                log.append(line(event.n, *shared))
            elif (
                isinstance(event.payload, happening.Started | happening.Played | happening.Called)
                and event.n not in table.state.taken_back
            ):
                span = table.span(event.n)
                first = span.first
                if leaps(table.state, event):
                    first = len(table.state.given)
                    log += self._given(seat)
                log += [line(event.n, actor, told) for actor, told in seat_view.lines(first, span.last)]
                if ended_by_rules(table.state, event.n):
                    log.append(line(event.n, NOBODY, LogLine(seat_view.why_over(span.last))))
        self.read[seat] = len(table.state.events)

    def taken_over(self, seat: int) -> list[NumberedLine]:
        """The log of given entries, if there are any."""
        read = self._seat_views[seat].follower.line
        return [in_words(each, read) for each in self._given(seat)] if self._table.state.given else []

    def _given(self, seat: int) -> list[PackedLine]:
        """The log of given entries, their turns numbered down from 0, and a line that says so."""
        seat_view, table = self._seat_views[seat], self._table.state
        given = table.position.history[: len(table.given)]
        spans = list(turns(given))
        lines = [
            line(number - len(spans) + 1, actor, told)
            for number, (first, last) in enumerate(spans)
            for actor, told in seat_view.lines(first, last)
        ]
        return [*lines, line(0, NOBODY, LogLine(GOES_ON))]
