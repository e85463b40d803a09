"""Log lines for everything besides play: requests, players leaving and coming back."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.display.scene import LogLine
from parlour.kernel.actors import NOBODY
from parlour.play import events as happening
from parlour.play.events import Event, Payload, QuestionAsked
from parlour.play.requests import team_called
from parlour.play.seating import Chair
from parlour.play.table_state import TableState
from parlour.presentation.sentences import call_label, listed

STANDS_IN = {
    "left": "got up; a bot plays on.",
    "away": "is away; a bot plays on, as the others agreed.",
    "time": "has no time left; a bot plays on.",
    "stalled": "did not move in time; a bot plays on.",
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

    def _words(self, what: Payload) -> str:
        chairs = self._table.chairs
        match what:
            case happening.Abandoned(seat):
                return "All agreed to end the game here." if seat == NOBODY else "gave the game up."
            case happening.Resigned():
                return "gave the game up."
            case happening.TimedOut(seat, others) if others:
                return f"{listed([chairs[each].name for each in (seat, *others)])} have no time left."
            case happening.TimedOut():
                return "has no time left."
            case happening.Claimed(_, against):
                names = listed([chairs[each].name for each in against])
                return f"claims the game: {names} did not move in time."
            case happening.BotTookOver(_, _, why):
                return STANDS_IN[why]
            case happening.PlayerReturned():
                return "is back."
            case happening.TakenBack():
                return "took the last turn back; the draws stay as they are."
            case QuestionAsked(seat):
                self._asker = seat
                return self._asked(what, chairs)
            case happening.Answered(seat, yes):
                return "agrees." if yes else "withdraws the question." if seat == self._asker else "declines."
            case _:
                return ""

    def _asked(self, asked: QuestionAsked, chairs: Sequence[Chair]) -> str:
        match asked.about:
            case "call":
                called = [chairs[seat].name for seat in seats_called(self._table, asked.what)]
                return f"calls the referee: {call_label(self._table.variant, asked.what)}, {listed(called)}."
            case "takeback":
                return "asks to take the last turn back."
            case "stop":
                return "asks to end the game here."
            case "stand-in":
                return f"asks that a bot play on for {chairs[asked.what].name}."


def seats_called(table: TableState, action: int) -> list[int]:
    """The seats of the team that a referee's call is about."""
    team = team_called(table, action)
    return [seat for seat, its in enumerate(table.variant.teams) if its == team]
