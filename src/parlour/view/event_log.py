"""Log lines for everything besides play: requests, players leaving and coming back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.display.scene import LogLine
from parlour.kernel.actors import NOBODY
from parlour.kernel.message import HOUSE, Words, listed
from parlour.play import events as happening
from parlour.play.events import Event, Payload, QuestionAsked
from parlour.play.requests import team_called
from parlour.play.seating import Chair
from parlour.play.table_state import TableState
from parlour.view.sentences import call_label

STANDS_IN: Final[Mapping[str, Words]] = {
    "left": HOUSE("bot-for-left"),
    "away": HOUSE("bot-for-away"),
    "time": HOUSE("bot-for-time"),
    "stalled": HOUSE("bot-for-stalled"),
}


class EventLog:
    """The lines of one table, computed event by event in order; they are the same for everybody."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._lines: dict[int, tuple[int, LogLine]] = {}
        self._read = 0
        self._asker = NOBODY

    def line(self, event: Event) -> tuple[int, LogLine] | None:
        """Whom an event's line is about (-1: the table), and what it says; None if it has no line."""
        for one in self._table.events[self._read : event.n]:
            words = self._words(one.payload)
            if words:
                together = isinstance(one.payload, happening.TimedOut) and one.payload.others
                self._lines[one.n] = (NOBODY if together else one.seat, LogLine(words))
        self._read = max(self._read, event.n)
        return self._lines.get(event.n)

    def _words(self, what: Payload) -> Words:
        chairs = self._table.chairs
        match what:
            case happening.Abandoned(seat):
                if self._table.open_seats:
                    return HOUSE("log-stood-up")
                return HOUSE("log-agreed") if seat == NOBODY else HOUSE("log-gave-up")
            case happening.Resigned():
                return HOUSE("log-gave-up")
            case happening.TimedOut(seat, others) if others:
                return HOUSE("log-times-up", names=listed([chairs[each].name for each in (seat, *others)]))
            case happening.TimedOut():
                return HOUSE("log-time-up")
            case happening.Claimed(_, against):
                names = listed([chairs[each].name for each in against])
                return HOUSE("log-claims", names=names)
            case happening.BotTookOver(_, _, why):
                return STANDS_IN[why]
            case happening.PlayerReturned():
                return HOUSE("log-back")
            case happening.TakenBack():
                return HOUSE("log-took-back")
            case QuestionAsked(seat):
                self._asker = seat
                return self._asked(what, chairs)
            case happening.Answered(seat, yes):
                if yes:
                    return HOUSE("log-agrees")
                return HOUSE("log-withdraws") if seat == self._asker else HOUSE("log-declines")
            case _:
                return ""

    def _asked(self, asked: QuestionAsked, chairs: Sequence[Chair]) -> Words:
        match asked.about:
            case "call":
                called = [chairs[seat].name for seat in seats_called(self._table, asked.what)]
                about = call_label(self._table.variant, asked.what)
                return HOUSE("log-calls", about=about, names=listed(called))
            case "takeback":
                return HOUSE("log-asks-takeback")
            case "stop":
                return HOUSE("log-asks-stop")
            case "stand-in":
                return HOUSE("log-asks-bot", name=chairs[asked.what].name)


def seats_called(table: TableState, action: int) -> list[int]:
    """The seats of the team that a referee's call is about."""
    team = team_called(table, action)
    return [seat for seat, its in enumerate(table.variant.teams) if its == team]
