"""A table as messages: what each seat is told, computed from concealed positions alone.

A snapshot shows the table at one moment; updates tell the steps between two. Both have the same parts, so a
snapshot plus later updates equals a later snapshot.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from parlour.display.scene import LogLine
from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import ParlourError
from parlour.kernel.message import HOUSE
from parlour.play import events as happening
from parlour.play import requests
from parlour.play.draft import Trial
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.play.timeline import Span
from parlour.presentation import table_info
from parlour.presentation.drafts import draft_message
from parlour.presentation.event_numbers import EventNumbers
from parlour.presentation.seat_logs import SeatLogs, leaps
from parlour.presentation.seat_view import foretell, seat_views_of
from parlour.presentation.sentences import ending
from parlour.view.stream import Known, Stream
from parlour.wire.parts import Call, ChatLine, NumberedLine, Result, Step
from parlour.wire.to_client import (
    Asked,
    Chat,
    Draft,
    Draws,
    Moves,
    Next,
    Nudged,
    Players,
    Snapshot,
    Standings,
    ToClient,
    Update,
)

WAITING: Final = HOUSE("waiting")
LINES_SHOWN: Final = 200
"""Lines of chat in a snapshot: the last ones."""
WATCHERS_LINES_SHOWN: Final = 50
"""Of those, the most by spectators."""
LONGEST_CATCH_UP: Final = 40
"""Events after which a snapshot is cheaper than the updates."""


class Presenter:
    """Tells the seats of one table what happens there; caches what their next messages need."""

    def __init__(
        self, table: Table, away_seconds: float = 0.0, plays_as: table_info.PlaysAs = table_info.as_named
    ) -> None:
        """`away_seconds`: how long a player without a connection is not yet away."""
        self.table = table
        self._plays_as = plays_as
        self._away_seconds = away_seconds
        self._seat_views = seat_views_of(table)
        self.numbers = EventNumbers(table, self._seat_views)
        self.logs = SeatLogs(table, self._seat_views)
        self.stream = Stream(table)
        self._around: tuple[Span | None, bool] = None, True
        """The event looked at last, and whether the referee's calls are those before it."""

    def snapshot(self, seat: int, here: Collection[int] = ()) -> Snapshot:
        """The whole table as a seat sees it (the number of seats: a spectator).

        `here` are the seats a browser is connected for.
        """
        table, seat_view = self.table.state, self._seat_views[seat]
        playing = table.phase == "playing"
        players = table_info.players(table, here, self._plays_as)
        shown = seat_view.snapshot(table.entries, players, table.created.asked, table.commitment)
        return replace(
            self._company(seat, shown),
            due=shown.due if playing else [],
            legal=shown.legal if playing else [],
            log=[replace(line, n=self.numbers.of(seat, line.n)) for line in self.logs.of(seat)],
        )

    def hello(self, seat: int, known: Known | None, here: Collection[int] = ()) -> list[ToClient]:
        """The table as a seat sees it, its game as moves, from what is known of it on if they do so."""
        table, stream = self.table.state, self.stream
        players = table_info.players(table, here, self._plays_as)
        company = self._seat_views[seat].company(players, table.created.asked, table.commitment)
        told: list[ToClient] = [replace(self._company(seat, company), log=self._happened(seat))]
        if table.phase != "waiting":
            first = stream.since(seat, known)
            moves = self._moves(seat, len(table.given) if first is None else first, table.entries)
            if first is None:
                moves.start = b64encode(stream.start(seat)).decode()
            told.append(moves)
        return told + self.times(seat)

    def _happened(self, seat: int) -> list[NumberedLine]:
        """The log without turns."""
        stream, table, lines = self.stream, self.table.state, list[NumberedLine]()
        for event in table.events:
            starts = isinstance(event.payload, happening.Started)
            if starts:
                lines += [replace(each, after=0) for each in self.logs.taken_over(seat)]
                line = None if table.given else self._beginning(seat)
            else:
                line = self.logs.shared(event)
            if line is not None:
                after = table.timeline.span(event.n).last if starts else stream.entries_before(event.n)
                number = self.numbers.of(seat, event.n)
                lines.append(NumberedLine(number, *line, after=stream.number(seat, after)))
        return lines

    def _beginning(self, seat: int) -> tuple[int, LogLine] | None:
        """What the house says where the game begins: who was drawn, or has the first turn of a series."""
        return next(iter(self._seat_views[seat].who_begins(0, 1)), None)

    def _company(self, seat: int, shown: Snapshot) -> Snapshot:
        """What a table in play has besides its position, in a snapshot."""
        table = self.table.state
        waiting = table.phase == "waiting"
        return replace(
            shown,
            n=self.numbers.of(seat),
            v=self.table.version(seat),
            table=table.id,
            phase=table.phase,
            invite=table.created.invite if waiting and seat < table.seats else "",
            sentence=WAITING if waiting else shown.sentence,
            chat=self._chat(seat),
            result=self.result(),
            next=table.next,
            starter=NOBODY if waiting else self._starter(seat),
            host=table.host,
            calls=table_info.calls(table, seat),
            question=table_info.question(table),
            clock=table_info.clock(table),
            series=table_info.series(table),
            origin=table_info.origin(table),
            patience=table.created.patience,
            contributions=[] if waiting else table_info.contributions(table),
            awaited=waiting and table.awaits and seat == table.creator,
            away_seconds=self._away_seconds,
            moved=requests.has_moved(table, seat),
        )

    def before_taking_back(self) -> None:
        """Count events before the last turn is taken back and cannot be inspected; forget its positions."""
        self.numbers.note_all()
        self.logs.keep_sent()
        for seat_view in self._seat_views:
            seat_view.forget()

    def updates(self, seat: int, since: int, here: Collection[int] = ()) -> list[ToClient]:
        """The messages for a seat after event `since`: one per event, or a snapshot instead of many.

        Events that the seat must not notice are left out.
        """
        self.numbers.note(seat)
        if self.starts_anew(since):
            return [self.snapshot(seat, here), *self.times(seat)]
        return self.steps(seat, since, here)

    def steps(
        self, seat: int, since: int, here: Collection[int] = (), *, stream: bool = False
    ) -> list[ToClient]:
        """The messages for a seat after an event where nothing starts anew; `stream`: turns as moves."""
        news = list[ToClient]()
        for event in self.table.state.events[since:]:
            for message in self._messages(seat, event, here, stream=stream):
                news.append(self._numbered(seat, message))
        return news + self.times(seat)

    def moves(self, seat: int, since: int, here: Collection[int] = ()) -> list[ToClient]:
        """The messages for a seat after an event, turns as moves; the whole table where they cannot go on."""
        self.numbers.note(seat)
        if any(leaps(self.table.state, event) for event in self.table.state.events[since:]):
            return self.hello(seat, None, here)
        return self.steps(seat, since, here, stream=True)

    def beside(self, n: int) -> list[ToClient]:
        """What is told beside the update of event `n`, once more: a line may break between the two."""
        table = self.table.state
        return self._besides(table.events[n - 1], over=table.phase == "over")

    def foretell(self, seats: Sequence[int], since: int) -> None:
        """Compute at once what turns tell several seats, who will be told next."""
        table = self.table.state
        for event in table.events[since:]:
            if isinstance(event.payload, happening.Played):
                foretell(self._seat_views, seats, table.timeline, table.timeline.span(event.n))

    def times(self, seat: int) -> list[ToClient]:
        """The clocks, and whom the table will not wait for much longer."""
        table = self.table
        times = table_info.clocks(table), table_info.waits(table, seat)
        return [each for each in times if each is not None]

    def starts_anew(self, since: int) -> bool:
        """Whether events after `since` are told by a snapshot."""
        table = self.table.state
        if not max(1, table.n - LONGEST_CATCH_UP) <= since <= table.n:
            return True
        return any(leaps(table, event) for event in table.events[since:])

    def _numbered(self, seat: int, message: ToClient) -> ToClient:
        """A message with the seat's own number for its event."""
        match message:
            case Update() | Asked() | Nudged():
                message.n = self.numbers.of(seat, message.n)
        return message

    def draft(self, request: int, seat: int, trial: Trial, held: str | None = None) -> Draft:
        """The answer to a draft: the table with the draft on it, and what it would do.

        `held`: the face picked up, where it does not belong to the last action.
        """
        return draft_message(self._seat_views[seat], request, self.table.version(seat), trial, held)

    def players(self, seat: int, here: Collection[int] = ()) -> Players:
        """Who holds the seats and who is present, as told to a seat."""
        table = self.table.state
        players = table_info.players(table, here, self._plays_as)
        return Players(self.numbers.of(seat), table.phase, players, table.host)

    def result(self) -> Result | None:
        """How the game ended, once it has."""
        table = self.table.state
        outcome = table.result
        if outcome is None:
            return None
        names = [chair.name for chair in table.chairs]
        why = self._seat_views[table.seats].why_over(table.entries) if outcome.ended == "rules" else ""
        return Result(
            scores=list(outcome.scores),
            returns=list(outcome.returns),
            ranking=[list(group) for group in outcome.ranking],
            verdict=outcome.verdict,
            leaders=list(outcome.leaders),
            sentence=HOUSE("ended-early", name=names[outcome.by])
            if table.open_seats
            else ending(table.game, outcome, names, why),
            score_history=[list(points) for points in outcome.score_history],
            seed=table.seed,
            commitment=table.commitment,
            secret=table_info.secret(table),
            contributions=table_info.contributions(table),
            ahead=table_info.ahead(table),
            ended=outcome.ended,
            ended_by=outcome.by,
        )

    def _chat(self, seat: int) -> list[ChatLine]:
        """The last chat lines; those of spectators leave room for the players'."""
        lines: list[ChatLine] = []
        watchers = 0
        for event in reversed(self.table.state.events):
            if isinstance(event.payload, happening.ChatSent):
                watchers += event.payload.seat == NOBODY
                if event.payload.seat != NOBODY or watchers <= WATCHERS_LINES_SHOWN:
                    lines.append(self._chat_line(seat, event))
                if len(lines) == LINES_SHOWN:
                    break
        return lines[::-1]

    # -- one event -------------------------------------------------------------------------------------------

    def _messages(self, seat: int, event: Event, here: Collection[int], *, stream: bool) -> list[ToClient]:
        table = self.table
        match event.payload:
            case happening.Played() | happening.Started() | happening.Called():
                update = self._turn(seat, event) if stream else self._update(seat, event)
                settled: list[ToClient] = [self._asked(event)] if event.n in table.state.settled else []
                if update is None:
                    return settled
                besides = self._besides(event, over=update.result is not None)
                if isinstance(event.payload, happening.Started):  # it shows contributions at once
                    line = self._beginning(seat) if stream else None
                    lines = [Update(event.n, update.v, [Step(line[0], told=line[1])])] if line else []
                    return [*besides, update, *lines, *settled]
                return [update, *besides, *settled]
            case happening.ChatSent():
                return [Chat(self._chat_line(seat, event))]
            case happening.RematchCreated(following):
                return [Next(following)]
            case happening.NudgeSent(by, whom):
                return [Nudged(event.n, by, whom)]
            case happening.Abandoned() | happening.Resigned() | happening.TimedOut() | happening.Claimed():
                v = table.version(seat, event.n)
                end = Update(event.n, v, self._said(event), due=[], legal=[], calls=[], result=self.result())
                return [end, *self._besides(event, over=end.result is not None), self._asked(event)]
            case happening.QuestionAsked() | happening.Answered():
                return [Update(event.n, table.version(seat, event.n), self._said(event)), self._asked(event)]
            case happening.BotTookOver() | happening.PlayerReturned():
                said = Update(event.n, table.version(seat, event.n), self._said(event))
                return [said, self._asked(event), self.players(seat, here)]
            case _:
                return [self.players(seat, here)]

    def _asked(self, event: Event) -> Asked:
        """The request that is open after an event."""
        return Asked(event.n, table_info.question(self.table.state))

    def _said(self, event: Event) -> list[Step]:
        """The log line for an event other than play."""
        line = self.logs.shared(event)
        return [] if line is None else [Step(line[0], told=line[1])]

    def _update(self, seat: int, event: Event) -> Update | None:
        """What an event of play has changed for a seat; None if nothing."""
        table, seat_view = self.table, self._seat_views[seat]
        span = table.span(event.n)
        v = table.version(seat, event.n)
        starts = isinstance(event.payload, happening.Started)
        ends = table_info.ended_by_rules(table.state, event.n)
        calls = self._new_calls(seat, span)
        if not (starts or ends):
            same = v == table.version(seat, event.n - 1) and calls is None
            if same and not seat_view.notices(span.first, span.last):
                return None
        update = seat_view.update(event.n, v, span.first, span.last)
        update.calls = table_info.calls(table.state, seat, span.last) if starts else calls
        update.moved = self._first_turn(seat, span)
        if starts:  # before it, the page showed open seats
            position = seat_view.position(span.last)
            update.due, update.legal = position.due, position.legal
            update.sentence = position.scene.sentence
            update.starter = self._starter(seat)
        if ends:
            update.steps.append(Step(NOBODY, told=LogLine(seat_view.why_over(span.last))))
            update.result = self.result()
        return update

    def _turn(self, seat: int, event: Event) -> Moves | None:
        """What an event of play has changed for a seat, as moves; None if nothing exists for the seat."""
        table, span = self.table, self.table.span(event.n)
        starts = isinstance(event.payload, happening.Started)
        calls = self._new_calls(seat, span)
        moves = self._moves(seat, span.first, span.last)
        ends = table_info.ended_by_rules(table.state, event.n)
        if not (starts or ends or moves.moves or calls is not None):
            return None
        moves.v = table.version(seat, event.n)
        moves.calls = table_info.calls(table.state, seat, span.last) if starts else calls
        moves.moved = self._first_turn(seat, span)
        if starts:
            moves.start = b64encode(self.stream.start(seat)).decode()
        if ends:
            result = self.result()
            moves.result = result and replace(
                result, seed="", commitment="", secret="", contributions=[], ahead=None
            )
        return moves

    def _moves(self, seat: int, first: int, last: int) -> Moves:
        """The entries from `first` to before `last`, with what they lead to."""
        stream = self.stream
        return Moves(
            cut=stream.cut,
            n=stream.number(seat, last),
            v=self.table.version(seat),
            checksum=stream.checksum(seat, last),
            moves=stream.moves(seat, first, last),
        )

    def _first_turn(self, seat: int, span: Span) -> bool:
        """Whether a span is the first that its seat could ask to take back."""
        return span.seat == seat and self.table.state.timeline.first_of(seat) is span

    def _besides(self, event: Event, *, over: bool) -> list[ToClient]:
        """What is known of the draws from an event on, and how the series stands after its game."""
        table, known = self.table.state, Draws()
        if isinstance(event.payload, happening.Started):
            known.contributions = table_info.contributions(table) or None
        if over:
            known.seed, known.secret = table.seed, table_info.secret(table)
            known.ahead = table_info.ahead(table)
        series = table_info.series(table) if over else None
        return [*([] if known == Draws() else [known]), *([] if series is None else [Standings(series)])]

    def _new_calls(self, seat: int, span: Span) -> list[Call] | None:
        """The referee's calls that a seat may raise after an event, if they are others than before."""
        table = self.table
        if self._around[0] is not span:
            self._around = span, table.moment(span.first).calls == table.moment(span.last).calls
        if self._around[1]:
            return None
        before, after = (table_info.calls(table.state, seat, entry) for entry in (span.first, span.last))
        return None if after == before else after

    def _starter(self, seat: int) -> int:
        """The seat that was drawn to begin, if any; the series draws none."""
        return NOBODY if self.table.state.starter_set else self._seat_views[seat].starter

    def _chat_line(self, seat: int, event: Event) -> ChatLine:
        said = event.payload
        if not isinstance(said, happening.ChatSent):
            raise ParlourError(f"event {event.n} is no chat")
        return ChatLine(self.numbers.of(seat, event.n), said.seat, said.name, said.text, event.at)
