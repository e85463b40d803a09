"""A table: the fold of its events, what may be asked of it, and what may be proposed to it.

Three kinds of methods. `fold` takes an event that is stored and changes the table. Queries change nothing.
Proposals check what somebody wants and return the events it would be, numbered after the table's last one,
without changing the table; or raise `Declined`. Whoever runs tables does, one proposal at a time for each
table: propose, store durably, fold, tell everybody.

What a seat may know comes from `view_record`, `seen`, `view`, `legal` and `attempt` alone; `state`, `created`
and the events hold secrets.

What seats may ask of each other is in `play.requests`, getting up, coming back and time that is up in
`play.absence`, series in `play.series` and `play.standings`.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final, Self

import numpy as np

from parlour.kernel.actors import CHANCE, LOT
from parlour.kernel.chance import is_hash
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.record import Record
from parlour.kernel.state import Entry, State
from parlour.play import events as happening
from parlour.play.absence import Absences
from parlour.play.checkpoint import restore
from parlour.play.draft import Trial, attempt
from parlour.play.errors import Declined
from parlour.play.events import Created, Event, Payload
from parlour.play.requests import Questions
from parlour.play.results import Outcome, outcome
from parlour.play.seats import clean_name, distinct, one_line, persons_name, same_holder
from parlour.play.steady_clock import seconds
from parlour.play.timeline import Span
from parlour.play.turns import run
from parlour.play.types import NOBODY

__all__ = ["LONGEST_LINE", "MOST_LINES", "Table", "seconds"]

LONGEST_LINE: Final = 300
"""Characters of one line of chat."""
MOST_LINES: Final = 2000
"""Lines of chat at one table by those who sit there."""
MOST_WATCHERS_LINES: Final = 500
"""Lines of those who watch; they never take from those of the players."""


class Table(Questions, Absences):
    """One game being played, from its creation to its rematch."""

    @classmethod
    def resume(
        cls,
        events: Iterable[Event],
        find: Callable[[str], Game],
        now: Callable[[], float] = seconds,
        checkpoint: bytes = b"",
    ) -> Self:
        """The table of stored events; `find` gives a game by its slug (`parlour.games.find`).

        What `checkpoint` (`play.checkpoint`) holds is not played again, where it is one of this log.
        """
        stored = list(events)
        if not stored or not isinstance(stored[0].payload, Created):
            raise BadRecord("the first event of a table is its creation")
        table = cls(find(stored[0].payload.game), stored[0], now)
        if checkpoint:
            restore(table, stored, checkpoint)
        for event in stored[table.n :]:
            table.fold(event)
        return table

    # -- what a seat may know --------------------------------------------------------------------------------

    def version(self, seat: int, n: int | None = None) -> int:
        """The version of what a seat sees now, or after event `n`; drafts and commits carry it."""
        return self.versions_after[(self.n if n is None else n) - 1][seat]

    def view(self, seat: int) -> State:
        """What a seat may know now, as a state to think about."""
        return self.state.view(seat)

    def legal(self, seat: int) -> list[int]:
        """The legal action numbers of a seat, ascending; none for a spectator or when it is not due."""
        return list(self.versions.legal(seat)) if seat in self.due else []

    def view_record(self, seat: int, entry: int) -> np.record:
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
        self.must_be_over()
        return self.timeline.fields(entry)

    def record(self) -> Record:
        """The whole game with its seed; only when it is over."""
        self.must_be_over()
        return self.whole_record()

    def whole_record(self) -> Record:
        """The game so far with its seed: secret until it is over."""
        return self.state.record(
            seats=[chair.name for chair in self.chairs],
            ended=self._why_ended(),
            seed=self.source.secret.hex(),
            commitment=self.commitment,
            table=self.id,
            starter=self._starter,
            **self._shared,
            started=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.events[0].at)),
            given=len(self.given),
            origin=self.created.origin.table if self.created.origin else "",
        )

    @property
    def _shared(self) -> dict[str, Any]:
        """What the seed was made of."""
        made = self.created
        return {"secret": made.secret, "contributions": self.contributions} if made.shared else {}

    @property
    def _starter(self) -> int:
        """The seat whose turn it is to begin where a lot would decide, in a series; else `NOBODY`.

        A table whose secret is its seed has the lot of that seed: it was chosen so that it falls right.
        """
        made = self.created
        return made.series.starter if made.series and made.shared else NOBODY

    def _why_ended(self) -> str:
        """Why the game stopped where its rules did not end it; empty otherwise."""
        if self.ended in ("rules", "agreed"):
            return "" if self.ended == "rules" else "all agreed to stop"
        name = " and ".join(self.chairs[seat].name for seat in (self.ended_by, *self.ended_with))
        if self.ended == "resigned":
            won = next(seat for seat, value in enumerate(self._outcome.returns) if value > 0)
            return f"{name} gave up, so {self.chairs[won].name} wins"
        if self.ended == "claimed":
            return f"{name} did not move in time, and the others claimed the game"
        return f"{name} gave up" if self.ended == "gave-up" else f"{name} had no time left"

    # -- proposals -------------------------------------------------------------------------------------------

    def propose_sit(
        self, invite: str, name: str, holder: str, contribution: str = ""
    ) -> tuple[int, list[Event]]:
        """Take the next open seat with the invite's code; `holder` is the hash of the new seat's token.

        The seat and the events: sitting, and the start if it was the last open seat.
        """
        if not same_holder(invite, self.created.invite):
            raise Declined("not-seated", "This invite is for another table.")
        if self.phase != "waiting" or not self.open_seats:
            raise Declined("closed", "All seats at this table are taken.")
        seat = self.open_seats[0]
        name = persons_name(name)
        like = next((c.name for c in self.chairs if c.name and not distinct((c.name, name))), "")
        if like.casefold() == name.casefold():
            raise Declined("unreadable", f"Somebody at this table is called {name} already.")
        if like:
            raise Declined("unreadable", f"{name} looks like {like}, who sits at this table already.")
        happened: list[Payload] = [happening.Sat(seat, name, holder, self._given(contribution))]
        if len(self.open_seats) == 1 and not self.awaits:
            happened.append(self._start(seat, contribution))
        return seat, self.numbered(*happened)

    def propose_contribution(self, seat: int, contribution: str) -> list[Event]:
        """Give what the start waits for to the seed of the draws."""
        self.must_sit(seat)
        if seat != self.creator or not self.awaits:
            raise Declined("closed", "What this seat gives to the draws is fixed.")
        if not self._given(contribution):
            raise Declined("unreadable", "A contribution to the draws cannot be empty.")
        happened: list[Payload] = [happening.Contributed(seat, contribution)]
        if not self.open_seats:
            happened.append(self._start(seat, contribution))
        return self.numbered(*happened)

    def propose_start(self) -> list[Event]:
        """Begin, when the last seat is taken already and no contribution is awaited: nothing otherwise."""
        ready = self.phase == "waiting" and not self.open_seats and not self.awaits
        return self.numbered(self._start()) if ready else []

    def propose_play(self, seat: int, v: int, actions: Sequence[int], *, bot: bool = False) -> list[Event]:
        """Commit a run of actions of one seat, up to the next draw or change of who is due.

        `v` is the version of the seat's view that the run was composed on; `bot`: a bot of the house chose.
        """
        self._must_act(seat, v)
        if self.chairs[seat].stands_in and not bot:
            raise Declined("closed", "A bot plays for this seat; take the seat back first.")
        if bot and self.chairs[seat].kind != "bot":
            raise Declined("closed", "A person plays here again.")
        entries = run(self.state, seat, actions, self.source)
        return self.numbered(happening.Played(seat, tuple((e.actor, e.action) for e in entries)))

    def propose_chat(self, seat: int, text: str, name: str = "") -> list[Event]:
        """Say a line; `seat` is the number of seats, and `name` given, for a spectator."""
        line = one_line(text)
        if not line:
            raise Declined("unreadable", "There is nothing to say in that.")
        if len(line) > LONGEST_LINE:
            raise Declined("limit", f"A line of chat has at most {LONGEST_LINE} characters.")
        watches = seat == self.seats
        most = MOST_WATCHERS_LINES if watches else MOST_LINES
        if (self.watchers_lines if watches else self.lines) >= most:
            raise Declined("limit", f"This table has had its {most} lines of chat.")
        if watches:
            return self.numbered(happening.ChatSent(NOBODY, clean_name(name, "A spectator"), line))
        self.must_sit(seat)
        return self.numbered(happening.ChatSent(seat, self.chairs[seat].name, line))

    def propose_again(self, seat: int, contribution: str = "") -> list[Event]:
        """Ask for, or agree to, another game; asking twice is asking once."""
        self.must_sit(seat)
        self.must_be_over()
        asks = happening.RematchRequested(seat, self._given(contribution) if self.created.ahead else "")
        return [] if seat in self.asking or self.next else self.numbered(asks)

    def propose_next(self, table: str) -> list[Event]:
        """Name the table of the rematch."""
        self.must_be_over()
        if self.next:
            raise Declined("closed", "The next game has a table already.")
        return self.numbered(happening.RematchCreated(table))

    # -- checks ----------------------------------------------------------------------------------------------

    @cached_property
    def _outcome(self) -> Outcome:
        return outcome(self.state, self.timeline, self.ended, self.ended_by, self.ended_with)

    def _given(self, contribution: str) -> str:
        """What is given to a seed, where that is nothing or 32 bytes."""
        if contribution and not is_hash(contribution):
            raise Declined("unreadable", "A contribution to the draws is 64 hex digits in small letters.")
        return contribution

    def _start(self, seat: int = NOBODY, contribution: str = "") -> happening.Started:
        """The start, with what a seat contributes just now."""
        contributions = [contribution if one == seat else it for one, it in enumerate(self.contributions)]
        state = self.state.copy()
        for actor, action in self.given:
            state.enter(actor, action)
        if self._starter != NOBODY and LOT + self._starter in state.draws()[0]:
            state.enter(CHANCE, LOT + self._starter)
        state.settle(self.created.source(contributions))
        return happening.Started(tuple((e.actor, e.action) for e in state.history[len(self.given) :]))

    def _must_act(self, seat: int, v: int) -> None:
        self.must_sit(seat)
        self.must_play()
        if seat not in self.due:
            raise Declined("not-your-turn", "It is not this seat's turn.")
        if not self.versions.accepts(seat, v):
            raise Declined("stale", "The table has changed meanwhile; look again before you play.")
