"""The log's lines for everything except play: requests, players leaving and coming back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.display.game_words import call_label
from parlour.kernel.actors import CHANCE, NOBODY, SEAT_DRAW
from parlour.kernel.entries import Entry
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words, listed
from parlour.play import events as happening
from parlour.play.event_table import over_words
from parlour.play.events import Event, QuestionAsked
from parlour.play.requests import team_called
from parlour.play.table_state import TableState

STANDS_IN: Final[Mapping[str, Words]] = {
    "left": HOUSE("bot-for-left"),
    "away": HOUSE("bot-for-away"),
    "time": HOUSE("bot-for-time"),
    "stalled": HOUSE("bot-for-stalled"),
    "failed": HOUSE("bot-for-failed"),
    "late": HOUSE("bot-for-late"),
}
FORFEITS: Final[Mapping[str, Words]] = {
    "failed": HOUSE("log-program-failed"),
    "late": HOUSE("log-program-late"),
}
GOES_ON: Final = HOUSE("goes-on")
"""The line below the turns of a game that this one continues."""


def event_line(table: TableState, event: Event) -> tuple[int, Words] | None:
    """The seat (-1: the table) and the text of the line of an event that is no turn, if it has one.

    The line is the same for everybody.
    """
    words = _words(table, event)
    if not words:
        return None
    together = isinstance(event.payload, happening.TimedOut) and event.payload.others
    return NOBODY if together else event.seat, words


def drawn_to_begin(game: Game, beginning: Sequence[Entry]) -> int:
    """The seat that was drawn to begin, by the first entries of a game; `NOBODY` where none was."""
    for actor, action in beginning[:1]:
        if game.draws_starter and actor == CHANCE and action >= SEAT_DRAW:
            return action - SEAT_DRAW
    return NOBODY


def begins_line(*, starter_set: bool) -> Words:
    """The line for the seat that begins; `starter_set`: a series has set it."""
    return HOUSE("log-begins-series") if starter_set else HOUSE("log-begins-drawn")


def seats_called(table: TableState, action: int) -> list[int]:
    """The seats of the team that a referee's call is about."""
    called = team_called(table, action)
    return [seat for seat, team in enumerate(table.variant.teams) if team == called]


def _words(table: TableState, event: Event) -> Words:
    chairs = table.chairs
    match event.payload:
        case happening.Abandoned(seat):
            if table.open_seats:
                return HOUSE("log-stood-up")
            return HOUSE("log-agreed") if seat == NOBODY else HOUSE("log-gave-up")
        case happening.Resigned(_, fault):
            return HOUSE("log-gave-up") if fault is None else FORFEITS[fault]
        case happening.TimedOut(seat, others) if others:
            return HOUSE("log-times-up", names=listed([chairs[loser].name for loser in (seat, *others)]))
        case happening.TimedOut():
            return HOUSE("log-time-up")
        case happening.Claimed(_, against):
            return HOUSE("log-claims", names=listed([chairs[other].name for other in against]))
        case happening.ChatSwitched(on):
            return HOUSE("log-chat-on") if on else HOUSE("log-chat-off")
        case happening.ClosedByHost():
            return over_words(table.created.event) if table.created.event else HOUSE("log-closed")
        case happening.Removed(_, _, _, name):
            return HOUSE("log-removed", name=name)
        case happening.Arranged():
            return HOUSE("log-arranged")
        case happening.BotTookOver(_, _, why):
            return STANDS_IN[why]
        case happening.PlayerReturned():
            return HOUSE("log-back")
        case happening.TakenBack():
            return HOUSE("log-unended") if table.created.event else HOUSE("log-took-back")
        case happening.Helped():
            return HOUSE("log-helped")
        case happening.WebhookStopped():
            return HOUSE("log-webhook-stopped")
        case happening.MeetingOver():
            return HOUSE("log-meeting-over")
        case QuestionAsked() as question:
            return _asked(table, question)
        case happening.Answered(seat, yes):
            if yes:
                return HOUSE("log-host-agrees") if seat == NOBODY else HOUSE("log-agrees")
            if seat == NOBODY:
                return HOUSE("log-host-declines")
            return HOUSE("log-withdraws") if seat == _asker(table, event.n) else HOUSE("log-declines")
        case _:
            return ""


def _asked(table: TableState, question: QuestionAsked) -> Words:
    match question.about:
        case "call":
            names = [table.chairs[seat].name for seat in seats_called(table, question.what)]
            return HOUSE("log-calls", about=call_label(table.variant, question.what), names=listed(names))
        case "takeback":
            return HOUSE("log-asks-takeback")
        case "stop":
            return HOUSE("log-asks-stop")
        case "terms":
            return HOUSE("log-asks-terms")
        case "recover":
            return HOUSE("log-asks-seat")
        case "stand-in":
            return HOUSE("log-asks-bot", name=table.chairs[question.what].name)


def _asker(table: TableState, n: int) -> int:
    """The asker of the request that was open at an event."""
    before = (table.events[at] for at in range(n - 1, -1, -1))
    return next((event.seat for event in before if isinstance(event.payload, QuestionAsked)), NOBODY)
