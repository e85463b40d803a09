"""The fold of a table's events: `apply` takes one stored event, with a function for each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from parlour.kernel.actors import CHANCE, NOBODY
from parlour.kernel.frames import Frame, play_on
from parlour.play import events as happening
from parlour.play.clock import DEAL_SECONDS
from parlour.play.errors import DamagedLog
from parlour.play.events import Created, Event
from parlour.play.forgetting import GONE, MARK
from parlour.play.results import LOST
from parlour.play.seating import Chair
from parlour.play.table_state import TableState
from parlour.play.types import Ending

AT_ONCE: Final = 8
"""Stored entries played in one call."""


def apply(table: TableState, event: Event, proposed: Sequence[Frame] = ()) -> None:
    """Apply a stored event; raises `DamagedLog` if it is not the next one or impossible.

    `proposed`: the frames of a commit that was played on this very position; else the rules play it.
    """
    if event.n != table.n + 1:
        raise DamagedLog(f"event {event.n} cannot follow event {table.n}")
    if table.clocks and event.payload.out:
        table.clocks.wait(event.payload.out / 1000)
    match event.payload:
        case happening.Started(entries):
            _enter(table, event, NOBODY, (*table.given, *entries))
        case happening.Played(seat, entries):
            _enter(table, event, seat, entries, proposed)
        case happening.Called(_, entries):
            _enter(table, event, NOBODY, entries)
        case happening.TakenBack(_, first):
            _rewind(table, event, first)
        case happening.Abandoned(seat):
            _stop(table, event, "agreed" if seat == NOBODY else "gave-up", seat)
        case happening.Claimed(_, against):
            _stop(table, event, "claimed", against[0], against[1:])
        case happening.Resigned(seat):
            _stop(table, event, "resigned", seat)
        case happening.TimedOut(seat, others):
            _stop(table, event, "time", seat, others)
        case happening.QuestionAsked(seat):
            table.question, table.agreed = event.payload, set()
            table.questions[seat] += event.payload.about != "recover"
        case happening.Answered(seat, yes):
            _answer(table, seat, yes)
        case happening.NudgeSent(seat, whom):
            table.nudged[whom] = event.time
            if seat == NOBODY:
                table.warned.add(whom)
                table.warnings += 1
        case happening.ChatSent(seat):
            if seat == NOBODY:
                table.watchers_lines += 1
            else:
                table.lines += 1
        case happening.ChatSwitched(on):
            table.has_chat = on
        case happening.ClosedByHost():
            _stop(table, event, "closed", NOBODY)
        case happening.RematchRequested(seat, contribution):
            table.asking.add(seat)
            table.contributions_ahead[seat] = contribution
        case happening.RematchWithdrawn(seat):
            table.asking.discard(seat)
            table.contributions_ahead[seat] = ""
        case happening.Contributed(seat, contribution):
            table.contributions[seat] = contribution
        case happening.RematchCreated(following):
            table.next = following
        case happening.Helped(seat):
            table.helped.add(seat)
        case happening.WebhookStopped():
            table.webhook_stopped = True
        case happening.Arranged():
            arrange(table, event.payload)
        case happening.Ready(seat):
            table.ready.add(seat)
        case happening.SeatRecovered(seat, holder):
            table.chairs[seat] = replace(table.chairs[seat], holder=holder)
            if table.question and table.question.about == "recover" and table.question.seat == seat:
                table.question = None
        case happening.Forgotten(seat):
            table.chairs[seat] = replace(table.chairs[seat], name=MARK, holder=GONE)
        case happening.OfMember() | happening.RoundDrawn() | happening.RoundOver():
            pass  # `play.event_table` and its kinds see to it
        case happening.Paused():
            table.paused = True
            if table.clocks:
                table.clocks.halt(event.time)
        case happening.MeetingOver():
            table.sealed = False
        case happening.Continued():
            table.paused = False
            _wait(table, NOBODY, event.time)
        case Created():
            raise DamagedLog("a table is created once")
        case seating:
            _seat(table, event, seating)
    table.events.append(event)
    _tell(table, event)


def _tell(table: TableState, event: Event) -> None:
    """Note which views an event is told to."""
    if isinstance(event.payload, happening.SeatRecovered):
        return  # nothing has happened in the game
    if isinstance(event.payload, happening.Played | happening.Called):
        span, exist = table.frames.spans[-1], table.counts.exist
        views = enumerate(table.told_at)
        table.told_at = [event.at if exist(view, span.first, span.last) else at for view, at in views]
    else:
        table.told_at = [event.at] * (table.seats + 1)


def _seat(
    table: TableState,
    event: Event,
    sat: happening.Sat
    | happening.BotSeated
    | happening.PlayerLeft
    | happening.Removed
    | happening.SeatsSwapped
    | happening.BotTookOver
    | happening.PlayerReturned,
) -> None:
    """Fold that a seat has another holder."""
    chair = table.chairs[sat.seat]
    match sat:
        case happening.Sat(seat, name, holder, contribution, program):
            table.chairs[seat] = Chair("person", name, holder=holder, program=program)
            table.contributions[seat] = contribution
        case happening.BotSeated(_, seat, name, level):
            table.chairs[seat] = Chair("bot", name, level)
        case happening.PlayerLeft(seat):
            _empty(table, seat)
        case happening.Removed(_, seat, invite):
            _empty(table, seat)
            table.invite = invite
        case happening.SeatsSwapped(_, first, second):
            _swap(table, first, second)
        case happening.BotTookOver(seat, level):
            table.chairs[seat] = replace(chair, kind="bot", level=level)
            table.absences[seat] += 1
        case happening.PlayerReturned(seat):
            table.chairs[seat] = replace(chair, kind="person", level="")
            if table.clocks:
                table.clocks.come_back(seat)
    table.question = None  # other people would have to answer it now
    _wait(table, NOBODY, event.time)


def arrange(table: TableState, arranged: happening.Arranged) -> None:
    """Fold other terms, as if the table had been made with them. Changes no list in place."""
    terms = arranged.terms
    created = replace(
        table.created,
        options=arranged.options,
        asked=dict(terms.options),
        visibility=terms.visibility,
        clock=terms.clock,
        patience=terms.patience,
        watching=terms.watching,
    )
    anew = TableState.begin(table.game, Event(1, table.events[0].at, created))
    table.created, table.variant = created, anew.variant
    table.frames, table.counts, table.clocks = anew.frames, anew.counts, anew.clocks
    table.chairs = [Chair("open") if seat == NOBODY else table.chairs[seat] for seat in arranged.seats]
    table.contributions = ["" if seat == NOBODY else table.contributions[seat] for seat in arranged.seats]
    table.contributions_ahead = [""] * len(arranged.seats)
    table.questions = [0 if seat == NOBODY else table.questions[seat] for seat in arranged.seats]
    table.absences = [0] * len(arranged.seats)
    table.told_at = anew.told_at
    now = {before: seat for seat, before in enumerate(arranged.seats)}
    table.ready = {now[seat] for seat in table.ready}
    table.creator = now.get(table.creator, NOBODY)
    table.question, table.waiting_since = None, {}


def _empty(table: TableState, seat: int) -> None:
    table.chairs[seat] = Chair("open")
    table.contributions[seat] = ""
    table.ready.discard(seat)
    if seat == table.creator:
        table.creator = NOBODY


def _swap(table: TableState, first: int, second: int) -> None:
    chairs, contributions = table.chairs, table.contributions
    chairs[first], chairs[second] = chairs[second], chairs[first]
    contributions[first], contributions[second] = contributions[second], contributions[first]
    moved = {first: second, second: first}
    table.ready = {moved.get(seat, seat) for seat in table.ready}
    table.creator = moved.get(table.creator, table.creator)


def _enter(
    table: TableState,
    event: Event,
    seat: int,
    entries: Sequence[tuple[int, int]],
    proposed: Sequence[Frame] = (),
) -> None:
    """Fold entries: a seat's, or with `NOBODY` the table's own."""
    first, due, before, counts = table.entries, table.due, table.frames.now, table.counts
    frames = proposed or _played(table, event, entries)
    table.frames.go_on(event.n, seat, frames)
    counts.go_on(before, frames)
    now = table.frames.now.choices
    table.phase = "playing" if now.turn else "over"
    drew = CHANCE in [actor for actor, _ in entries]
    counts.outdate(first, seat, before.choices, now, drew=drew or seat == NOBODY)
    table.nudged = {whom: at for whom, at in table.nudged.items() if whom in now.due}
    called = isinstance(event.payload, happening.Called)
    if called or counts.exist(table.seats, first, first + len(frames)) or table.phase == "over":
        _move_on(table, event, seat, called=called)
    closed = any(action in table.game.closing for actor, action in entries if actor == seat)
    shown = DEAL_SECONDS if isinstance(event.payload, happening.Started) and table.asks_ready else 0.0
    _wait(table, seat if drew or closed or due != now.due else NOBODY, event.time + shown)


def _played(table: TableState, event: Event, entries: Sequence[tuple[int, int]]) -> list[Frame]:
    """Play stored entries; the law was consulted when they were proposed."""
    frames: list[Frame] = []
    while len(frames) < len(entries):
        played = play_on(frames[-1] if frames else table.frames.now, entries[len(frames) :][:AT_ONCE])
        if not played:
            raise DamagedLog(f"event {event.n}: {tuple(entries[len(frames)])} is not possible there")
        frames += played
    return frames


def _wait(table: TableState, ended: int, now: float) -> None:
    """Update whom the game waits for; the wait for `ended`, whose turn is over, restarts."""
    waited_for = table.waited_for
    if table.clocks:
        table.clocks.advance(ended, waited_for, now)
    before = {seat: since for seat, since in table.waiting_since.items() if seat != ended}
    table.waiting_since = {seat: before.get(seat, now) for seat in waited_for}
    table.warned &= before.keys() & table.waiting_since.keys()


def _move_on(table: TableState, event: Event, seat: int, *, called: bool) -> None:
    """Fold what all see of a commit. Hidden actions must not change anything that others can detect."""
    table.declined.clear()
    table.helped.discard(seat)
    table.nudged.pop(seat, None)
    question = table.question
    answers_itself = question and question.about in ("takeback", "recover") and seat == question.seat
    if question and (called or table.phase == "over" or answers_itself):
        table.question = None
        table.settled.add(event.n)


def _rewind(table: TableState, event: Event, first: int) -> None:
    """Take back everything played since event `first`."""
    table.taken_back |= {span.n for span in table.frames.spans if span.n >= first}
    table.frames.rewind(first)
    table.counts.cut_back(table.entries)
    table.question = None
    if table.clocks:
        table.clocks.again(table.waited_for, event.time)
    table.waiting_since, table.warned = dict.fromkeys(table.waited_for, event.time), set()


def _stop(table: TableState, event: Event, ended: Ending, by: int, others: tuple[int, ...] = ()) -> None:
    """End the game other than by its rules."""
    if ended in LOST and table.is_void:
        ended = "void"
    table.ended, table.ended_by, table.ended_with, table.phase = ended, by, others, "over"
    table.question = None
    table.waiting_since, table.warned = {}, set()
    if table.clocks:
        table.clocks.halt(event.time)


def _answer(table: TableState, seat: int, yes: bool) -> None:
    """Agree to the open request, or end it; an asker who withdraws may ask again.

    The holder of a seat that is asked for refuses it, rather than withdraws.
    """
    question = table.question
    if yes:
        table.agreed.add(seat)
    elif question:
        if seat != question.seat or question.about == "recover":
            table.declined.add(question)
        table.question = None
