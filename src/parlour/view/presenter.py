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
from parlour.play.counts import Count
from parlour.play.draft import Trial
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.play.timeline import Span
from parlour.view import table_info
from parlour.view.drafts import draft_message
from parlour.view.seat_logs import SeatLogs, leaps
from parlour.view.seat_view import foretell, seat_views_of
from parlour.view.sentences import ending
from parlour.view.stream import Stream
from parlour.wire.parts import Call, ChatLine, NumberedLine, Result, Step
from parlour.wire.to_client import (
    Asked,
    Chat,
    CutBack,
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
        self.logs = SeatLogs(table, self._seat_views)
        self.stream = Stream(table)
        self._lines = [0]
        """How many events that are no turns there are up to each, from the first on."""
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
            log=[self._numbered(seat, line) for line in self.logs.of(seat)],
        )

    def hello(self, seat: int, known: Count | None, here: Collection[int] = ()) -> list[ToClient]:
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
                lines += self.logs.taken_over(seat)
                line = None if table.given else self._beginning(seat)
            else:
                line = self.logs.shared(event)
            if line is not None:
                after = table.timeline.span(event.n).last if starts else stream.entries_before(event.n)
                n = table.counts.before(seat, after)
                lines.append(NumberedLine(n, *line, line=self.line(event.n)))
        return lines

    def _beginning(self, seat: int) -> tuple[int, LogLine] | None:
        """What the house says where the game begins: who was drawn, or has the first turn of a series."""
        return next(iter(self._seat_views[seat].who_begins(0, 1)), None)

    def _company(self, seat: int, shown: Snapshot) -> Snapshot:
        """What a table in play has besides its position, in a snapshot."""
        table = self.table.state
        waiting, on = table.phase == "waiting", table.counts.now(seat)
        return replace(
            shown,
            n=on.n,
            cut=on.cut,
            line=self.line(),
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
        """Take what was told of the last turn into the logs before it is taken back; forget its positions."""
        self.logs.keep_sent()
        for seat_view in self._seat_views:
            seat_view.forget()

    def updates(self, seat: int, since: int, here: Collection[int] = ()) -> list[ToClient]:
        """The messages for a seat after event `since`, one per event; a snapshot where something leaps.

        Events that the seat must not notice are left out.
        """
        if self.leaps(since):
            return [self.snapshot(seat, here), *self.times(seat)]
        return self.steps(seat, since, here)

    def steps(
        self, seat: int, since: int, here: Collection[int] = (), *, stream: bool = False
    ) -> list[ToClient]:
        """The messages for a seat after an event where nothing starts anew; `stream`: turns as moves.

        A turn that has been taken back meanwhile is not told.
        """
        table, news = self.table.state, list[ToClient]()
        for event in table.events[since:]:
            if event.n not in table.taken_back:
                news += self._messages(seat, event, here, stream=stream)
        return news + self.times(seat)

    def moves(self, seat: int, since: int, here: Collection[int] = ()) -> list[ToClient]:
        """The messages for a seat after an event, turns as moves; the whole table where they cannot go on."""
        table = self.table.state
        events = table.events[since:]
        cuts = sum([isinstance(event.payload, happening.TakenBack) for event in events])
        begins = bool(table.given) and any(isinstance(event.payload, happening.Started) for event in events)
        if begins or cuts > 1 or (cuts and any(self._turn_exists(seat, event) for event in events)):
            return self.hello(seat, None, here)
        return self.steps(seat, since, here, stream=True)

    def _turn_exists(self, seat: int, event: Event) -> bool:
        """Whether an event is a turn that still stands and exists for a seat."""
        table = self.table.state
        if not _is_turn(event) or event.n in table.taken_back:
            return False
        span = table.timeline.span(event.n)
        return table.counts.exist(seat, span.first, span.last)

    def words(self, seat: int, known: Count | None, line: int, here: Collection[int] = ()) -> list[ToClient]:
        """The table in words; if nothing was played since `known`, what else there was since `line`.

        What is told beside an event is told once more: a line may break between the two.
        """
        table = self.table.state
        since = [each for each in table.events if not _is_turn(each) and self.line(each.n) > line]
        told = known == table.counts.now(seat) and 0 < line <= self.line()
        if not told or any(leaps(table, event) for event in since):
            return [self.snapshot(seat, here), *self.times(seat)]
        heard = next(each for each in table.events if self.line(each.n) == line)
        news = self._besides(heard, over=table.phase == "over")
        for event in since:
            news += self._messages(seat, event, here, stream=False)
        return news + self.times(seat)

    def line(self, n: int | None = None) -> int:
        """How many events there are up to the last one, or event `n`, that are no turns and no reminders."""
        events, lines = self.table.state.events, self._lines
        for event in events[len(lines) - 1 :]:
            passes = _is_turn(event) or isinstance(event.payload, happening.NudgeSent)
            lines.append(lines[-1] + (not passes))
        return lines[len(events) if n is None else n]

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

    def leaps(self, since: int) -> bool:
        """Whether events after `since` cannot be told in steps."""
        table = self.table.state
        return any(leaps(table, event) for event in table.events[since:])

    def _numbered(self, seat: int, line: NumberedLine) -> NumberedLine:
        """A line of the log, numbered by its event, with the seat's own numbers."""
        if line.n < 1:
            return line
        table, event = self.table.state, self.table.state.events[line.n - 1]
        played = _is_turn(event) or isinstance(event.payload, happening.Started)
        entry = table.timeline.span(line.n).last if played else self.stream.entries_before(line.n)
        number = 0 if _is_turn(event) else self.line(line.n)
        return replace(line, n=table.counts.before(seat, entry), line=number)

    def _line(self, seat: int, entry: int, event: Event, line: tuple[int, LogLine] | None) -> Update:
        """An event that was told before an entry, and its line of the log, if it has one."""
        counts = self.table.state.counts
        steps = [] if line is None else [Step(line[0], told=line[1])]
        return Update(counts.before(seat, entry), steps, cut=counts.cut, line=self.line(event.n))

    def draft(self, request: int, seat: int, trial: Trial, held: str | None = None) -> Draft:
        """The answer to a draft: the table with the draft on it, and what it would do.

        `held`: the face picked up, where it does not belong to the last action.
        """
        return draft_message(self._seat_views[seat], request, self.table.count(seat), trial, held)

    def players(self, seat: int, here: Collection[int] = ()) -> Players:
        """Who holds the seats and who is present, as told to a seat."""
        table = self.table.state
        players = table_info.players(table, here, self._plays_as)
        return Players(table.phase, players, table.host, self.line())

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
                    lines.append(self._chat_line(event))
                if len(lines) == LINES_SHOWN:
                    break
        return lines[::-1]

    # -- one event -------------------------------------------------------------------------------------------

    def _messages(self, seat: int, event: Event, here: Collection[int], *, stream: bool) -> list[ToClient]:
        table = self.table
        match event.payload:
            case happening.Played() | happening.Started() | happening.Called():
                update = self._turn(seat, event) if stream else self._update(seat, event)
                settled: list[ToClient] = [self._asked()] if event.n in table.state.settled else []
                if update is None:
                    return settled
                besides = self._besides(event, over=update.result is not None)
                if isinstance(event.payload, happening.Started):  # it shows contributions at once
                    line = self._beginning(seat) if stream else None
                    entry = table.span(event.n).last
                    lines = [self._line(seat, entry, event, line)] if line else []
                    return [*besides, update, *lines, *settled]
                return [update, *besides, *settled]
            case happening.ChatSent():
                return [Chat(self._chat_line(event))]
            case happening.RematchCreated(following):
                return [Next(following)]
            case happening.NudgeSent(by, whom):
                return [Nudged(by, whom)]
            case happening.Abandoned() | happening.Resigned() | happening.TimedOut() | happening.Claimed():
                end = replace(self._said(seat, event), due=[], legal=[], calls=[], result=self.result())
                return [end, *self._besides(event, over=end.result is not None), self._asked()]
            case happening.QuestionAsked() | happening.Answered():
                return [self._said(seat, event), self._asked()]
            case happening.TakenBack():
                return [self._back(seat, event)]
            case happening.BotTookOver() | happening.PlayerReturned():
                return [self._said(seat, event), self._asked(), self.players(seat, here)]
            case _:
                return [self.players(seat, here)]

    def _asked(self) -> Asked:
        """The request that is open."""
        return Asked(table_info.question(self.table.state))

    def _said(self, seat: int, event: Event) -> Update:
        """An event other than play, with its line of the log."""
        return self._line(seat, self.stream.entries_before(event.n), event, self.logs.shared(event))

    def _update(self, seat: int, event: Event) -> Update | None:
        """What an event of play has changed for a seat; None if nothing."""
        table, seat_view = self.table, self._seat_views[seat]
        span = table.span(event.n)
        starts = isinstance(event.payload, happening.Started)
        ends = table_info.ended_by_rules(table.state, event.n)
        calls = self._new_calls(seat, span)
        counts = table.state.counts
        if not (starts or ends or calls is not None or counts.exist(seat, span.first, span.last)):
            return None
        on = Count(counts.cut, counts.before(seat, span.last))
        update = seat_view.update(on, span.first, span.last)
        update.calls = table_info.calls(table.state, seat, span.last) if starts else calls
        update.moved = self._first_turn(seat, span)
        if starts:  # before it, the page showed open seats
            position = seat_view.position(span.last)
            update.due, update.legal = position.due, position.legal
            update.sentence = position.scene.sentence
            update.starter = self._starter(seat)
            update.line = self.line(event.n)
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

    def _back(self, seat: int, event: Event) -> CutBack:
        """A turn is taken back, as told beside moves."""
        table, entry = self.table.state, self.stream.entries_before(event.n)
        cut, to = table.counts.cut, table.counts.before(seat, entry)
        about, told = self.logs.shared(event) or (NOBODY, LogLine(""))
        return CutBack(
            cut,
            to,
            self.stream.checksum(seat, entry),
            NumberedLine(to, about, told, self.line(event.n)),
            table_info.calls(table, seat, entry),
            requests.has_moved(table, seat),
        )

    def _moves(self, seat: int, first: int, last: int) -> Moves:
        """The entries from `first` to before `last`, with what they lead to."""
        stream, counts = self.stream, self.table.state.counts
        return Moves(
            cut=counts.cut,
            n=counts.before(seat, last),
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

    def _chat_line(self, event: Event) -> ChatLine:
        said = event.payload
        if not isinstance(said, happening.ChatSent):
            raise ParlourError(f"event {event.n} is no chat")
        return ChatLine(self.line(event.n), said.seat, said.name, said.text, event.at)


def _is_turn(event: Event) -> bool:
    """Whether an event is told as entries alone, which may be hidden from some."""
    return isinstance(event.payload, happening.Played | happening.Called)
