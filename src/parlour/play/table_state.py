"""What has happened at a table: the fold of its events, and the plain facts that follow from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.chance import Seeded, commitment_to
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.records import copied
from parlour.kernel.state import State
from parlour.play import events as happening
from parlour.play.clock import Clocks
from parlour.play.errors import Declined, NewerRules
from parlour.play.events import Asked, Chair, Created, Event, Payload
from parlour.play.seats import holder_of, same_holder
from parlour.play.steady_clock import seconds
from parlour.play.timeline import Span, Timeline, begin
from parlour.play.types import NOBODY, Ending, Phase
from parlour.play.versions import Versions


class TableState:
    """The course of one game from its creation to its rematch, changed by `fold` alone."""

    def __init__(self, game: Game, created: Event, now: Callable[[], float] = seconds) -> None:
        """A table from its first event; `game` is the one that `created` names."""
        if not isinstance(created.payload, Created) or created.n != 1 or created.payload.game != game.slug:
            raise BadRecord(f"the first event of a table of {game.slug!r} is its creation")
        if not 1 <= created.payload.rules_version <= game.rules_version:
            raise NewerRules(
                f"this table plays by version {created.payload.rules_version} of the rules of {game.title},"
                f" and this Parlour knows no version above {game.rules_version}; a newer Parlour opens it"
            )
        self.created: Created = created.payload
        self.game = game
        self.now = now
        self.ahead = 0.0
        """Seconds that its events are ahead of `now`, where a clock was set back between two starts."""
        self.variant = game.with_options(**self.created.options)
        self.chairs: list[Chair] = list(self.created.chairs)
        self.phase: Phase = "waiting"
        self.events: list[Event] = [created]
        self.contributions = list(self.created.contributions) or [""] * self.variant.seats
        """What each seat has given to the seed of the draws; "" for nothing."""
        self.asking: set[int] = set()
        """Seats that want another game."""
        self.contributions_ahead = [""] * self.variant.seats
        """What each has given to the seed of that game."""
        self.creator: int = self.created.host
        """The seat of who made the table; `NOBODY` once they have stood up."""
        self.ended: Ending = "rules"
        self.ended_by: int = NOBODY
        self.ended_with: tuple[int, ...] = ()
        """Who had no time left at the same moment."""
        self.next: str = ""
        """The table of the rematch, once it exists."""
        self.lines = 0
        """Lines of chat by those who sit here."""
        self.watchers_lines = 0
        self.state: State = begin(self.variant, self.created.rules_version)
        """The full state: secret."""
        self.timeline = Timeline(self.state)
        self.versions = Versions(self.state)
        self.versions_after = [self.versions.all]
        """Per event, the versions of all views after it."""
        self.clocks = None if self.created.clock is None else Clocks(self.created.clock, self.variant.seats)
        self.question: Asked | None = None
        """What is asked and not answered by all yet."""
        self.agreed: set[int] = set()
        """Who has agreed to it."""
        self.declined: set[Asked] = set()
        """What has been declined since somebody played."""
        self.settled: set[int] = set()
        """Events of play with which an open question was over."""
        self.questions = [0] * self.variant.seats
        """How often each seat has asked for something."""
        self.absences = [0] * self.variant.seats
        """How often a bot has stood in for each seat."""
        self.taken_back: set[int] = set()
        """Events whose entries are taken back."""
        self.nudged: dict[int, float] = {}
        """When seats were reminded of their turn, since they were due."""
        self.waiting_since: dict[int, float] = {}
        """The people's seats that the game waits for, and since when."""
        self.warned: set[int] = set()
        """Those of them that the table itself has reminded."""
        self.warnings = 0
        self.outages: Sequence[tuple[float, float]] = ()
        """When no server was up, from and to; set by whoever runs the table, no part of what has happened."""

    # -- facts -----------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's code in addresses; whoever has it may watch."""
        return self.created.table

    @property
    def n(self) -> int:
        """The number of the last event."""
        return self.events[-1].n

    @property
    def seats(self) -> int:
        """The number of seats, and what stands for a spectator in place of a seat."""
        return self.variant.seats

    @property
    def entries(self) -> int:
        """How many entries (actions and draws) the game has so far."""
        return len(self.state.history)

    @property
    def given(self) -> tuple[tuple[int, int], ...]:
        """The entries that another game gave, where this one goes on from it."""
        return self.created.origin.entries if self.created.origin else ()

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: for everybody, from the start."""
        return commitment_to(bytes.fromhex(self.created.secret))

    @property
    def seed(self) -> str:
        """The seed of the draws once the game is over, in hex; empty before."""
        return self.source.secret.hex() if self.phase == "over" else ""

    @property
    def awaits(self) -> bool:
        """Whether the start waits for the creator's contribution to the seed."""
        return self.created.contributes and self.creator != NOBODY and not self.contributions[self.creator]

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Seats nobody holds yet."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "open")

    @property
    def people(self) -> tuple[int, ...]:
        """Seats that people (or outside programs, by a token) hold."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "person")

    @property
    def due(self) -> tuple[int, ...]:
        """The seats to act now; none before the start and after the end."""
        return tuple(seat for seat in self.state.turn if seat >= 0) if self.phase == "playing" else ()

    @property
    def bots_due(self) -> tuple[int, ...]:
        """The seats to act now that a bot of the house holds.

        Those that act beside the one whom the game waits for come first, alone: what they may do can lapse.
        """
        bots = tuple(seat for seat in self.due if self.chairs[seat].kind == "bot")
        return tuple(seat for seat in bots if not self.waits_for(seat)) or bots

    def waits_for(self, seat: int) -> bool:
        """Whether the game waits for a seat that is due."""
        of = self.game.waited_for
        return of is None or bool(of(self.state.fields) >> seat & 1)

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats of people that the game waits for: their clocks run."""
        return tuple(seat for seat in self.due if self.chairs[seat].kind == "person" and self.waits_for(seat))

    @property
    def host(self) -> int:
        """The creator's seat while a person holds it, else the first person's; `NOBODY` without people."""
        people = self.people
        return self.creator if self.creator in people else next(iter(people), NOBODY)

    @property
    def wants_rematch(self) -> bool:
        """Whether all people have asked for another game and there is none yet."""
        return self.phase == "over" and not self.next and self.asking >= set(self.people) > set()

    def seat_of(self, token: str) -> int | None:
        """The seat that a secret token holds now, or None."""
        return self.seat_held_by(holder_of(token))

    def seat_held_by(self, holder: str) -> int | None:
        """The seat that the token with this hash holds now, or None."""
        for seat, chair in enumerate(self.chairs):
            if chair.holder and same_holder(chair.holder, holder):
                return seat
        return None

    def told_at(self, seat: int) -> int:
        """When a seat (or those who watch) was last told of anything, in seconds since 1970.

        What others do unseen does not count: the time of it would tell that they did.
        """
        for event in reversed(self.events):
            played = isinstance(event.payload, happening.Played | happening.Called)
            before, after = self.versions_after[max(0, event.n - 2)], self.versions_after[event.n - 1]
            if not played or after[seat] != before[seat]:
                return event.at
        return self.events[0].at

    # -- the fold --------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Take in an event that is stored; raises `BadRecord` when it is not the next, or cannot be."""
        if event.n != self.n + 1:
            raise BadRecord(f"event {event.n} cannot follow event {self.n}")
        match event.payload:
            case happening.Started(entries):
                self._enter(event, NOBODY, (*self.given, *entries))
            case happening.Played(seat, entries):
                self._enter(event, seat, entries)
            case happening.Called(_, entries):
                self._enter(event, NOBODY, entries)
            case happening.TakenBack(_, first):
                self._rewind(event, first)
            case happening.Abandoned(seat):
                self._stop(event, "agreed" if seat == NOBODY else "gave-up", seat)
            case happening.Claimed(_, against):
                self._stop(event, "claimed", against[0], against[1:])
            case happening.Resigned(seat):
                self._stop(event, "resigned", seat)
            case happening.TimedOut(seat, others):
                self._stop(event, "time", seat, others)
            case happening.Asked(seat):
                self.question, self.agreed = event.payload, set()
                self.questions[seat] += 1
            case happening.Answered(seat, yes):
                self._answered(seat, yes)
            case happening.Nudged(seat, whom):
                self.nudged[whom] = event.time
                if seat == NOBODY:
                    self.warned.add(whom)
                    self.warnings += 1
            case happening.ChatSent(seat):
                if seat == NOBODY:
                    self.watchers_lines += 1
                else:
                    self.lines += 1
            case happening.RematchRequested(seat, contribution):
                self.asking.add(seat)
                self.contributions_ahead[seat] = contribution
            case happening.Contributed(seat, contribution):
                self.contributions[seat] = contribution
            case happening.RematchCreated(table):
                self.next = table
            case Created():
                raise BadRecord("a table is created once")
            case what:
                self._seat(event, what)
        self.events.append(event)
        self.versions_after.append(self.versions.all)

    def _seat(
        self,
        event: Event,
        what: happening.Sat | happening.PlayerLeft | happening.BotTookOver | happening.PlayerReturned,
    ) -> None:
        """Another one holds a seat."""
        chair = self.chairs[what.seat]
        match what:
            case happening.Sat(seat, name, holder, contribution):
                self.chairs[seat] = Chair("person", name, holder=holder)
                self.contributions[seat] = contribution
            case happening.PlayerLeft(seat):
                self.chairs[seat] = Chair("open")
                self.contributions[seat] = ""
                if seat == self.creator:
                    self.creator = NOBODY
            case happening.BotTookOver(seat, level):
                self.chairs[seat] = Chair("bot", chair.name, level, chair.holder)
                self.absences[seat] += 1
            case happening.PlayerReturned(seat):
                self.chairs[seat] = Chair("person", chair.name, holder=chair.holder)
                if self.clocks:
                    self.clocks.come_back(seat)
        self.question = None  # those who were asked are others now
        self._wait(NOBODY, event.time)

    def _enter(self, event: Event, seat: int, entries: Sequence[tuple[int, int]]) -> None:
        first, due = self.entries, self.due
        for actor, action in entries:
            if not self._possible(actor, action):
                raise BadRecord(f"event {event.n}: ({actor}, {action}) is not possible there")
            self.state.enter(actor, action)
            self.timeline.note(self.state)
        self.timeline.close(Span(event.n, seat, first, self.entries))
        self.phase = "over" if self.state.is_over else "playing"
        drew = any(actor == CHANCE for actor, _ in entries)
        watchers = self.versions.all[self.seats]
        self.versions.advance(self.state, seat, drew=drew or seat == NOBODY)
        self.nudged = {whom: at for whom, at in self.nudged.items() if whom in self.due}
        called = isinstance(event.payload, happening.Called)
        if called or self.versions.all[self.seats] != watchers or self.phase == "over":
            self._moved_on(event, seat, called=called)
        closed = any(action in self.game.closing for actor, action in entries if actor == seat)
        self._wait(seat if drew or closed or due != self.due else NOBODY, event.time)

    def _wait(self, ended: int, now: float) -> None:
        """The game waits for those of now; for `ended`, whose turn is over, anew."""
        if self.clocks:
            self.clocks.advance(ended, self.waited_for, now)
        before = {seat: since for seat, since in self.waiting_since.items() if seat != ended}
        self.waiting_since = {seat: before.get(seat, now) for seat in self.waited_for}
        self.warned &= before.keys() & self.waiting_since.keys()

    def _moved_on(self, event: Event, seat: int, *, called: bool) -> None:
        """Everybody has seen a seat play. What it does unseen may change nothing that others can find out."""
        self.declined.clear()
        self.nudged.pop(seat, None)
        asked = self.question
        if asked and (called or self.phase == "over" or (asked.about == "takeback" and seat == asked.seat)):
            self.question = None
            self.settled.add(event.n)

    def _rewind(self, event: Event, first: int) -> None:
        span = self.timeline.span(first)
        self.taken_back |= {span.n for span in self.timeline.spans if span.n >= first}
        self.state = self.state.before(span.first, copied(self.timeline.fields(span.first)))
        self.timeline.rewind(self.state, first)
        self.versions.restart(self.state)
        self.question = None
        if self.clocks:
            self.clocks.again(self.waited_for, event.time)
        self.waiting_since, self.warned = dict.fromkeys(self.waited_for, event.time), set()

    def _stop(self, event: Event, ended: Ending, by: int, others: tuple[int, ...] = ()) -> None:
        """The game ends, but not by its rules."""
        self.ended, self.ended_by, self.ended_with, self.phase = ended, by, others, "over"
        self.question = None
        self.waiting_since, self.warned = {}, set()
        self.versions.all_change()
        if self.clocks:
            self.clocks.halt(event.time)

    def _answered(self, seat: int, yes: bool) -> None:
        if yes:
            self.agreed.add(seat)
        elif self.question:
            self.declined.add(self.question)
            self.question = None

    def _possible(self, actor: int, action: int) -> bool:
        """Whether a stored entry can be played; the law was asked when it was proposed."""
        if actor == CHANCE:
            return action in (outcome for outcome, _ in self.state.chance_outcomes())
        return (actor == TABLE or 0 <= actor < self.seats) and action in self.state.legal_actions(actor)

    @property
    def source(self) -> Seeded:
        """Where all draws come from once the game has started: secret."""
        return self.created.source(self.contributions)

    def time(self) -> float:
        """The time at this table: never before its last event, so that no clock stands still until then."""
        now, last = self.now() + self.ahead, self.events[-1].time
        if now < int(last):
            self.ahead += last - now
            return last
        return now

    # -- for proposals ---------------------------------------------------------------------------------------

    def numbered(self, *happened: Payload) -> list[Event]:
        """What happens next as events, with their numbers and the time."""
        now = self.time()
        at = int(now)
        ms = int((now - at) * 1000) if self.clocks else 0
        timed = [msgspec.structs.replace(what, ms=ms) if ms else what for what in happened]
        return [Event(self.n + 1 + i, at, what) for i, what in enumerate(timed)]

    def must_sit(self, seat: int) -> None:
        """Decline what only who sits at the table may do."""
        if not 0 <= seat < self.seats or self.chairs[seat].kind == "open":
            raise Declined("not-seated", "Only who sits at this table can do that.")

    def must_play(self) -> None:
        """Decline what is possible in the middle of a game alone."""
        if self.phase != "playing":
            early = self.phase == "waiting"
            raise Declined("closed", "The game has not started." if early else "The game is over.")

    def must_be_over(self) -> None:
        """Decline what is possible after a game alone."""
        if self.phase != "over":
            raise Declined("closed", "That is possible when the game is over.")
