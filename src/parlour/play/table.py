"""A table: the fold of its events, what may be asked of it, and what may be proposed to it.

Three kinds of methods. `fold` takes an event that is stored and changes the table. Queries change nothing.
Proposals check what somebody wants and return the events it would be, numbered after the table's last one,
without changing the table; or raise `Declined`. Whoever runs tables does, one proposal at a time for each
table: propose, store durably, fold, tell everybody.

What a seat may know comes from `look`, `seen`, `view`, `legal` and `attempt` alone; `state`, `created` and
the events hold secrets.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final, Literal

import numpy as np

from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.record import Record
from parlour.kernel.state import Entry, State
from parlour.play import events as happening
from parlour.play.draft import Trial, attempt
from parlour.play.errors import Declined
from parlour.play.events import NOBODY, Chair, Created, Event, What
from parlour.play.result import Outcome, outcome
from parlour.play.seats import clean_name, holder_of, one_line, same_holder
from parlour.play.timeline import Span, Timeline, begin
from parlour.play.turns import run
from parlour.play.versions import Versions

Phase = Literal["waiting", "playing", "over"]

LONGEST_LINE: Final = 300
"""Characters of one line of chat."""
MOST_LINES: Final = 2000
"""Lines of chat at one table."""


def seconds() -> int:
    """Whole seconds since 1970."""
    return int(time.time())


class Table:
    """One game being played, from its creation to its rematch."""

    def __init__(self, game: Game, created: Event, now: Callable[[], int] = seconds) -> None:
        """A table from its first event; `game` is the one that `created` names."""
        if not isinstance(created.what, Created) or created.n != 1 or created.what.game != game.slug:
            raise BadRecord(f"the first event of a table of {game.slug!r} is its creation")
        self.created: Created = created.what
        self.game = game
        self.now = now
        self.variant = game.with_options(**self.created.options)
        self.chairs: list[Chair] = list(self.created.chairs)
        self.phase: Phase = "waiting"
        self.events: list[Event] = [created]
        self.asking: set[int] = set()
        """Seats that want another game."""
        self.abandoned_by: int = NOBODY
        self.next: str = ""
        """The table of the rematch, once it exists."""
        self.lines = 0
        self.state: State = begin(self.variant, self.created.rules_version)
        """The full state: secret."""
        self.timeline = Timeline(self.state)
        self.versions = Versions(self.state)
        self._versions_after = [self.versions.all]

    @classmethod
    def resume(
        cls, events: Iterable[Event], find: Callable[[str], Game], now: Callable[[], int] = seconds
    ) -> Table:
        """The table of stored events; `find` gives a game by its slug (`parlour.games.find`)."""
        stored = iter(events)
        first = next(stored, None)
        if first is None or not isinstance(first.what, Created):
            raise BadRecord("the first event of a table is its creation")
        table = cls(find(first.what.game), first, now)
        for event in stored:
            table.fold(event)
        return table

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
    def commitment(self) -> str:
        """SHA-256 of the secret seed: for everybody, from the start."""
        return self._source.commitment

    @property
    def seed(self) -> str:
        """The secret seed once the game is over, in hex; empty before."""
        return self.created.secret if self.phase == "over" else ""

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
        """The seats to act now that a bot of the house holds."""
        return tuple(seat for seat in self.due if self.chairs[seat].kind == "bot")

    @property
    def wants_rematch(self) -> bool:
        """Whether all people have asked for another game and there is none yet."""
        return self.phase == "over" and not self.next and self.asking >= set(self.people) > set()

    def seat_of(self, token: str) -> int | None:
        """The seat that a secret token holds, or None."""
        holder = holder_of(token)
        for seat, chair in enumerate(self.chairs):
            if chair.holder and same_holder(chair.holder, holder):
                return seat
        return None

    # -- what a seat may know --------------------------------------------------------------------------------

    def version(self, seat: int, n: int | None = None) -> int:
        """The version of what a seat sees now, or after event `n`; drafts and commits carry it."""
        return self._versions_after[(self.n if n is None else n) - 1][seat]

    def view(self, seat: int) -> State:
        """What a seat may know now, as a state to think about."""
        return self.state.view(seat)

    def legal(self, seat: int) -> list[int]:
        """The legal action numbers of a seat, ascending; none for a spectator or when it is not due."""
        return list(self.versions.legal(seat)) if seat in self.due else []

    @property
    def entries(self) -> int:
        """How many entries (actions and draws) the game has so far."""
        return len(self.state.history)

    def look(self, seat: int, entry: int) -> np.record:
        """The position before an entry (`entries`: now), concealed for a seat."""
        return self.timeline.concealed(entry, seat)

    def seen(self, seat: int, first: int, last: int) -> list[Entry]:
        """The entries from `first` up to, not with, `last` as a seat knows them; hidden ones as stand-ins."""
        return self.state.seen_by(seat, first)[: last - first]

    def span(self, n: int) -> Span:
        """The entries of event `n`; a `KeyError` if it is no event that plays."""
        return self.timeline.span(n)

    def attempt(self, seat: int, v: int, actions: Sequence[int]) -> Trial:
        """What a draft would do, from the seat's own view; raises `Declined`."""
        self._must_act(seat, v)
        return attempt(self.view(seat), seat, actions)

    def bot_seed(self, seat: int) -> int:
        """A seed for a bot's choice now: repeatable, and telling nothing about the draws."""
        text = f"{self.created.secret}/bot/{seat}/{self.entries}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    # -- after the game --------------------------------------------------------------------------------------

    @property
    def result(self) -> Outcome | None:
        """Scores, returns, ranking and curve, once the game is over."""
        return self._outcome if self.phase == "over" else None

    def full(self, entry: int) -> np.record:
        """The position before an entry with everything open; only when the game is over."""
        self._must_be_over()
        return self.timeline.fields(entry)

    def record(self) -> Record:
        """The whole game with its seed; only when it is over."""
        self._must_be_over()
        return self.state.record(
            seats=[chair.name for chair in self.chairs],
            ended="" if self.abandoned_by == NOBODY else f"{self.chairs[self.abandoned_by].name} gave up",
            seed=self.created.secret,
            commitment=self.commitment,
            started=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.events[0].at)),
        )

    # -- proposals -------------------------------------------------------------------------------------------

    def propose_sit(self, invite: str, name: str, holder: str) -> tuple[int, list[Event]]:
        """Take the next open seat with the invite's code; `holder` is the hash of the new seat's token.

        The seat and the events: sitting, and the start if it was the last open seat.
        """
        if not same_holder(invite, self.created.invite):
            raise Declined("not-seated", "This invite is for another table.")
        if self.phase != "waiting" or not self.open_seats:
            raise Declined("closed", "All seats at this table are taken.")
        seat = self.open_seats[0]
        name = clean_name(name)
        taken = {chair.name.casefold() for chair in self.chairs if chair.name}
        if name.casefold() in taken:
            raise Declined("unreadable", f"Somebody at this table is called {name} already.")
        happened: list[What] = [happening.Sat(seat, name, holder)]
        if len(self.open_seats) == 1:
            happened.append(self._start())
        return seat, self._numbered(*happened)

    def propose_start(self) -> list[Event]:
        """Begin, when the last seat is taken already: nothing otherwise."""
        return self._numbered(self._start()) if self.phase == "waiting" and not self.open_seats else []

    def propose_play(self, seat: int, v: int, actions: Sequence[int]) -> list[Event]:
        """Commit a run of actions of one seat, up to the next draw or change of who is due.

        `v` is the version of the seat's view that the run was composed on.
        """
        self._must_act(seat, v)
        entries = run(self.state, seat, actions, self._source)
        return self._numbered(happening.Played(seat, tuple((e.actor, e.action) for e in entries)))

    def propose_chat(self, seat: int, text: str, name: str = "") -> list[Event]:
        """Say a line; `seat` is the number of seats, and `name` given, for a spectator."""
        line = one_line(text)
        if not line:
            raise Declined("unreadable", "There is nothing to say in that.")
        if len(line) > LONGEST_LINE:
            raise Declined("limit", f"A line of chat has at most {LONGEST_LINE} characters.")
        if self.lines >= MOST_LINES:
            raise Declined("limit", f"This table has had its {MOST_LINES} lines of chat.")
        if seat == self.seats:
            return self._numbered(happening.Said(NOBODY, clean_name(name, "A spectator"), line))
        self._must_sit(seat)
        return self._numbered(happening.Said(seat, self.chairs[seat].name, line))

    def propose_again(self, seat: int) -> list[Event]:
        """Ask for, or agree to, another game; asking twice is asking once."""
        self._must_sit(seat)
        self._must_be_over()
        return [] if seat in self.asking or self.next else self._numbered(happening.Again(seat))

    def propose_leave(self, seat: int) -> list[Event]:
        """Get up before the start; give the game up in the middle of it."""
        self._must_sit(seat)
        if self.phase == "over":
            raise Declined("closed", "The game is over; there is nothing to give up.")
        waiting = self.phase == "waiting"
        return self._numbered(happening.Stood(seat) if waiting else happening.Abandoned(seat))

    def propose_next(self, table: str) -> list[Event]:
        """Name the table of the rematch."""
        self._must_be_over()
        if self.next:
            raise Declined("closed", "The next game has a table already.")
        return self._numbered(happening.Next(table))

    # -- the fold --------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Take in an event that is stored; raises `BadRecord` when it is not the next, or cannot be."""
        if event.n != self.n + 1:
            raise BadRecord(f"event {event.n} cannot follow event {self.n}")
        match event.what:
            case happening.Sat(seat, name, holder):
                self.chairs[seat] = Chair("person", name, holder=holder)
            case happening.Stood(seat):
                self.chairs[seat] = Chair("open")
            case happening.Started(entries):
                self._enter(event, NOBODY, entries)
            case happening.Played(seat, entries):
                self._enter(event, seat, entries)
            case happening.Abandoned(seat):
                self.abandoned_by = seat
                self.phase = "over"
                self.versions.all_change()
            case happening.Said():
                self.lines += 1
            case happening.Again(seat):
                self.asking.add(seat)
            case happening.Next(table):
                self.next = table
            case Created():
                raise BadRecord("a table is created once")
        self.events.append(event)
        self._versions_after.append(self.versions.all)

    def _enter(self, event: Event, seat: int, entries: Sequence[tuple[int, int]]) -> None:
        first = self.entries
        for actor, action in entries:
            if not self._possible(actor, action):
                raise BadRecord(f"event {event.n}: ({actor}, {action}) is not possible there")
            self.state.enter(actor, action)
            self.timeline.note(self.state)
        self.timeline.close(Span(event.n, seat, first, self.entries))
        self.phase = "over" if self.state.is_over else "playing"
        drew = any(actor == CHANCE for actor, _ in entries)
        self.versions.advance(self.state, seat, drew=drew or seat == NOBODY)

    def _possible(self, actor: int, action: int) -> bool:
        """Whether a stored entry can be played; the law was asked when it was proposed."""
        if actor == CHANCE:
            return action in (outcome for outcome, _ in self.state.chance_outcomes())
        return (actor == TABLE or 0 <= actor < self.seats) and action in self.state.legal_actions(actor)

    # -- checks ----------------------------------------------------------------------------------------------

    @cached_property
    def _source(self) -> Seeded:
        return Seeded(bytes.fromhex(self.created.secret))

    @cached_property
    def _outcome(self) -> Outcome:
        return outcome(self.state, self.timeline, self.abandoned_by)

    def _start(self) -> happening.Started:
        state = self.state.copy()
        state.settle(self._source)
        return happening.Started(tuple((e.actor, e.action) for e in state.history))

    def _numbered(self, *happened: What) -> list[Event]:
        at = self.now()
        return [Event(self.n + 1 + i, at, what) for i, what in enumerate(happened)]

    def _must_sit(self, seat: int) -> None:
        if not 0 <= seat < self.seats or self.chairs[seat].kind == "open":
            raise Declined("not-seated", "Only who sits at this table can do that.")

    def _must_be_over(self) -> None:
        if self.phase != "over":
            raise Declined("closed", "That is possible when the game is over.")

    def _must_act(self, seat: int, v: int) -> None:
        self._must_sit(seat)
        if self.phase != "playing":
            early = self.phase == "waiting"
            raise Declined("closed", "The game has not started." if early else "The game is over.")
        if seat not in self.due:
            raise Declined("not-your-turn", "It is not this seat's turn.")
        if not self.versions.accepts(seat, v):
            raise Declined("stale", "The table has changed meanwhile; look again before you play.")
