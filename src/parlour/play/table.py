"""A table: the state folded from its events, and proposals for new ones.

`fold` applies a stored event to the state. Queries change nothing. Proposals check a request and return the
events it would cause, numbered after the table's last one, without changing the table, or raise `Declined`. A
server handles one proposal at a time for each table: propose, store durably, fold, tell everybody.

What a seat may know comes from `view_record`, `seen`, `view`, `legal` and `attempt` alone; the state's
`position`, `created` and events hold secrets.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, Self, cast

import msgspec
import numpy as np

from parlour.kernel.actors import NOBODY
from parlour.kernel.calls import turn
from parlour.kernel.chance import Seeded
from parlour.kernel.entries import Entry
from parlour.kernel.frames import Frame
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import HOUSE, Words, listed
from parlour.kernel.state import State
from parlour.play import absence, chat, forgetting, help, requests, stalling, start, waiting_room
from parlour.play.apply import apply
from parlour.play.checkpoint import restore
from parlour.play.counts import Count
from parlour.play.draft import Trial, attempt
from parlour.play.errors import DamagedLog, Declined
from parlour.play.events import (
    ChatSwitched,
    ClosedByHost,
    Created,
    Event,
    Payload,
    Played,
    RematchCreated,
    RematchRequested,
    RematchWithdrawn,
    SeatRecovered,
    Terms,
    WebhookStopped,
)
from parlour.play.seating import Chair
from parlour.play.steady_clock import seconds
from parlour.play.table_record import record_of
from parlour.play.table_state import TableState
from parlour.play.turns import run
from parlour.play.types import ProgramFault, RequestKind

MOST_FORBIDDEN: Final = 100
"""Refusals remembered until the position changes."""


class Table:
    """One game being played, from its creation to its rematch."""

    def __init__(self, game: Game, created: Event, now: Callable[[], float] = seconds) -> None:
        """A table from its first event; `game` is the one named by `created`."""
        self.state = TableState.begin(game, created)
        self.now = now
        self.ahead = 0.0
        """Seconds that its events are ahead of `now`, if the clock was set back between two starts."""
        self.restored = 0
        """The last event that came from a checkpoint, not from the log."""
        self._forbidden: dict[tuple[int, tuple[int, ...]], Declined] = {}
        """The cached refusals in this position, by seat and actions."""
        self._proposed: tuple[Played, list[Frame]] | None = None
        """The last proposal in this position, and the frames that it leads to."""

    @classmethod
    def resume(
        cls,
        events: Iterable[Event],
        find: Callable[[str], Game],
        now: Callable[[], float] = seconds,
        checkpoint: bytes = b"",
    ) -> Self:
        """The table of stored events; `find` gives a game by its slug (`parlour.games.find`).

        Events covered by `checkpoint` (`play.checkpoint`) are not replayed, if it is one of this log.
        """
        stored = list(events)
        if not stored or not isinstance(stored[0].payload, Created):
            raise DamagedLog("the first event of a table is its creation")
        game = find(stored[0].payload.game)
        table = cls(game, stored[0], now)
        if checkpoint and restore(table.state, stored, checkpoint):
            table.restored = table.state.n
        elif checkpoint:
            table = cls(game, stored[0], now)  # a partly restored table must not be folded on
        for event in stored[table.state.n :]:
            table.fold(event)
        return table

    def fold(self, event: Event) -> None:
        """Apply a stored event; raises `DamagedLog` if it is not the next one or impossible."""
        proposed, self._proposed = self._proposed, None
        self._forbidden.clear()
        apply(self.state, event, proposed[1] if proposed and event.payload is proposed[0] else ())

    def time(self) -> float:
        """The time at this table, never before its last event, so that clocks keep running."""
        now, last = self.now() + self.ahead, self.state.events[-1].time
        if now < int(last):
            self.ahead += last - now
            return last
        return now

    def numbered(self, *happened: Payload) -> list[Event]:
        """Payloads as the next events, with numbers and time."""
        now, n = self.time(), self.state.n
        at = int(now)
        clocks = self.state.clocks
        ms = int((now - at) * 1000) if clocks else 0
        timed = [msgspec.structs.replace(payload, ms=ms) if ms else payload for payload in happened]
        out = round(1000 * self.state.outage) if clocks and clocks.running else 0
        if timed and out:
            timed[0] = msgspec.structs.replace(timed[0], out=out)
        return [Event(n + 1 + i, at, payload) for i, payload in enumerate(timed)]

    @property
    def all_chairs(self) -> Sequence[Chair]:
        """The chairs of all who have a seat here, those at tables of their own too."""
        return self.state.chairs

    @property
    def all_due(self) -> Sequence[int]:
        """The numbers of those of all chairs whose turn it is."""
        return self.state.due

    # -- what a seat may know --------------------------------------------------------------------------------

    @property
    def source(self) -> Seeded | None:
        """The source of the draws that follow a commit, if they are this table's own."""
        return self.state.source

    @property
    def timekeeper(self) -> Table:
        """The table whose clocks run here."""
        return self

    @property
    def more_is_better(self) -> bool:
        """Whether more points are better."""
        return self.state.game.more_is_better

    def count(self, seat: int) -> Count:
        """A seat's position in the game, which drafts and commits carry."""
        return self.state.counts.now(seat)

    def view(self, seat: int) -> State:
        """A seat's view, as a state."""
        return self.state.position.view(seat)

    def legal(self, seat: int) -> list[int]:
        """The legal action numbers of a seat, ascending; none for a spectator or a seat that is not due."""
        return self.state.frames.now.legal(seat) if seat in self.state.due else []

    def view_record(self, seat: int, entry: int) -> np.record:
        """The position before an entry (`entries`: now), concealed for a seat."""
        return self.state.frames.at(entry).view(seat)

    def seen(self, seat: int, first: int, last: int) -> list[Entry]:
        """The entries from `first` to before `last` as a seat knows them; hidden ones as stand-ins."""
        return self.state.position.seen_by(seat, first)[: last - first]

    def attempt(self, seat: int, on: Count, actions: Sequence[int]) -> Trial:
        """What a draft would do, from the seat's own view; raises `Declined`."""
        self.must_act(seat, on)
        return attempt(self.view(seat), seat, actions)

    def bot_seed(self, seat: int) -> int:
        """A seed for a bot's choice now: repeatable, and unrelated to the draws."""
        text = f"{self.state.created.secret}/bot/{seat}/{self.state.entries}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    # -- after the game --------------------------------------------------------------------------------------

    def full(self, entry: int) -> np.record:
        """The full position before an entry; only once the game is over."""
        self.state.must_be_over()
        return self.state.frames.at(entry).fields

    def record(self) -> GameRecord:
        """The whole game with its seed; only when it is over."""
        self.state.must_be_over()
        return self.whole_record()

    def whole_record(self) -> GameRecord:
        """The game so far with its seed: secret until it is over."""
        return record_of(self.state)

    # -- proposals -------------------------------------------------------------------------------------------

    def propose_sit(
        self,
        invite: str,
        name: str,
        holder: str,
        contribution: str = "",
        *,
        seat: int = NOBODY,
        program: bool = False,
    ) -> tuple[int, list[Event]]:
        """Take an open seat, by default the next one (`play.start`); returns the seat and the events."""
        sat = start.sit(self.state, invite, name, holder, contribution, seat=seat, program=program)
        events = self.numbered(*sat)
        return events[0].seat, events

    def propose_recovery(self, seat: int, holders: Collection[str], holder: str) -> list[Event]:
        """Give a seat that one of these `holders` has a new one; raises `Declined`."""
        if not 0 <= seat < self.state.seats or self.state.chairs[seat].holder not in holders:
            raise Declined("not-seated", HOUSE("not-seated"))
        return self.numbered(SeatRecovered(seat, holder))

    def propose_forget(self, holders: Collection[str], stand_in: str) -> list[Event]:
        """Leave the seat of one of these `holders`, if any, and forget its person (`play.forgetting`)."""
        return self.numbered(*forgetting.forget_seat(self.state, holders, stand_in))

    def propose_seat_bot(self, host: int, at: int, level: str, levels: Sequence[str]) -> list[Event]:
        """Put a bot into an open seat (`play.waiting_room`)."""
        return self.numbered(*waiting_room.seat_bot(self.state, host, at, level, levels))

    def propose_remove(self, host: int, whom: int) -> list[Event]:
        """Empty a seat before the start."""
        return self.numbered(*waiting_room.remove(self.state, host, whom))

    def propose_swap(self, host: int, first: int, second: int) -> list[Event]:
        """Let those in two seats change places before the start."""
        return self.numbered(*waiting_room.swap(self.state, host, first, second))

    def propose_terms(self, host: int, terms: Terms) -> list[Event]:
        """Change the terms, or ask the seated people to; raises `BadOption`."""
        return self.numbered(*waiting_room.change_terms(self.state, host, terms))

    def propose_start_with_fewer(self, host: int) -> list[Event]:
        """Play without the open seats."""
        return self.numbered(*waiting_room.start_with_fewer(self.state, host))

    def propose_ready(self, seat: int) -> list[Event]:
        """Say that a player is at the table and ready."""
        return self.numbered(*waiting_room.ready(self.state, seat))

    def propose_contribution(self, seat: int, contribution: str) -> list[Event]:
        """Contribute to the seed of the draws, which the start waits for."""
        return self.numbered(*start.contribute(self.state, seat, contribution))

    def propose_start(self) -> list[Event]:
        """Begin if nobody and nothing is awaited; else nothing."""
        return self.numbered(*start.begun(self.state))

    def propose_play(self, seat: int, on: Count, actions: Sequence[int], *, bot: bool = False) -> list[Event]:
        """Commit a run of actions of one seat, up to the next draw, reveal or change of who is due.

        `on` is how far the game had come for the seat when the run was composed; `bot`: the server's bot
        chose it.
        """
        self.must_act(seat, on)
        chair = self.state.chairs[seat]
        if bot != (chair.kind == "bot"):
            if bot:
                raise Declined("closed", HOUSE("person-plays-here"))
            if chair.stands_in:
                raise Declined("closed", HOUSE("bot-plays-here"))
        forbidden = self._forbidden.get((seat, tuple(actions)))
        if forbidden is not None:  # the rules would say the same
            raise Declined(forbidden.code, forbidden.message, forbidden.rule)
        try:
            frames = run(self.state.position, self.state.frames.now, seat, actions, self.source)
        except Declined as declined:
            if declined.code == "rule" and len(self._forbidden) < MOST_FORBIDDEN:
                self._forbidden[seat, tuple(actions)] = declined
            raise
        events = self.numbered(Played(seat, tuple([frame.entry for frame in frames])))
        self._proposed = cast(Played, events[0].payload), frames
        return events

    def propose_chat(self, seat: int, text: str, name: str = "") -> list[Event]:
        """Add a chat line (`play.chat`)."""
        return self.numbered(chat.say(self.state, seat, text, name))

    def propose_ask(
        self, seat: int, about: RequestKind, what: int = NOBODY, level: str = "", away: Collection[int] = ()
    ) -> list[Event]:
        """Ask the others for something (`play.requests`)."""
        return self.numbered(*requests.ask(self.state, seat, about, what, level, away))

    def propose_ask_to_recover(self, seat: int, holder: str, *, has_host: bool = False) -> list[Event]:
        """Ask the others for a seat whose token is lost (`play.requests`)."""
        payloads = requests.ask_to_recover(self.state, seat, holder, self.time(), has_host=has_host)
        return self.numbered(*payloads)

    def propose_recover_agreed(self, holder: str) -> list[Event]:
        """Give a seat to the token of the agreed request for it, once the notice has ended."""
        return self.numbered(*requests.recover(self.state, holder, self.time()))

    def propose_give_seat(self, code: str) -> list[Event]:
        """Agree, as the host of the server, to the request for a seat that has a code (`play.requests`)."""
        return self.numbered(*requests.give(self.state, code))

    def propose_answer(self, seat: int, yes: bool) -> list[Event]:
        """Agree to the open request, or decline it."""
        return self.numbered(*requests.answer(self.state, seat, yes))

    def propose_leave(self, seat: int, level: str = "", stand_in: str = "") -> list[Event]:
        """Leave the seat, hand it to a bot, or resign (`play.absence`)."""
        return self.numbered(*absence.leave(self.state, seat, level, stand_in))

    def propose_forfeit(self, seat: int, fault: ProgramFault, stand_in: str) -> list[Event]:
        """End the game, or let a bot play on, where a program of the host's cannot go on (`play.absence`)."""
        return self.numbered(*absence.forfeit(self.state, seat, fault, stand_in))

    def propose_back(self, seat: int) -> list[Event]:
        """Take one's seat back from the bot that plays there."""
        return self.numbered(*absence.come_back(self.state, seat))

    def propose_nudge(self, seat: int, whom: int) -> list[Event]:
        """Remind a player that the game waits for them."""
        return self.numbered(*absence.nudge(self.state, seat, whom, self.time()))

    def propose_time_up(self, level: str) -> list[Event]:
        """Lose the game for seats out of time, or let bots of `level` play on for them."""
        return self.numbered(*absence.time_up(self.state, level, self.time()))

    def propose_warnings(self) -> list[Event]:
        """Remind those who keep the game waiting (`play.stalling`)."""
        return self.numbered(*stalling.warnings(self.state, self.time()))

    def propose_replace(self, seat: int, whom: int, level: str) -> list[Event]:
        """Let a bot of `level` play for a seat that has stalled."""
        return self.numbered(*stalling.replace(self.state, seat, whom, level, self.time()))

    def propose_claim(self, seat: int) -> list[Event]:
        """Claim the game against those who have stalled."""
        return self.numbered(*stalling.claim(self.state, seat, self.time()))

    def propose_chat_switch(self, *, on: bool) -> list[Event]:
        """End the chat here, or allow it again, as the host of the server."""
        return [] if on == self.state.has_chat else self.numbered(ChatSwitched(on))

    def propose_close(self) -> list[Event]:
        """End the game unfinished, as the host of the server."""
        return [] if self.state.phase == "over" else self.numbered(ClosedByHost())

    def propose_again(self, seat: int, contribution: str = "") -> list[Event]:
        """Ask for, or agree to, a rematch; asking twice changes nothing."""
        table = self.state
        table.must_sit(seat)
        table.must_be_over()
        asks = RematchRequested(seat, start.checked_contribution(contribution) if table.created.ahead else "")
        return [] if seat in table.asking or table.next else self.numbered(asks)

    def propose_withdraw_again(self, seat: int) -> list[Event]:
        """No longer ask for a rematch; once all have asked for it, that changes nothing."""
        table = self.state
        table.must_sit(seat)
        late = table.wants_rematch or table.next
        return [] if late or seat not in table.asking else self.numbered(RematchWithdrawn(seat))

    def propose_webhook_stopped(self) -> list[Event]:
        """Give the table's webhook up."""
        return [] if self.state.webhook is None else self.numbered(WebhookStopped())

    def people_due(self) -> frozenset[int]:
        """The people whose turn it is, as spectators know it."""
        state = self.state
        if state.phase != "playing":
            return frozenset()
        due = turn(state.game, self.view_record(state.seats, state.entries))
        return frozenset(due) & frozenset(state.people)

    def propose_helped(self, seat: int) -> list[Event]:
        """Tell everybody that a seat has asked for help (`play.help`)."""
        return self.numbered(*help.helped(self.state, seat))

    def propose_next(self, table: str) -> list[Event]:
        """Name the table of the rematch."""
        self.state.must_be_over()
        if self.state.next:
            raise Declined("closed", HOUSE("next-has-table"))
        return self.numbered(RematchCreated(table))

    def must_act(self, seat: int, on: Count) -> None:
        """Decline a seat that may not commit now, or whose draft was composed on an expired count."""
        self.state.must_sit(seat)
        self.state.must_play()
        if seat not in self.state.due:
            raise Declined("not-due", self._not_your_turn())
        if not self.state.counts.accept(seat, on):
            raise Declined("stale", HOUSE("table-changed"))

    def _not_your_turn(self) -> Words:
        names = [self.state.chairs[seat].name for seat in self.state.due]
        return HOUSE("others-turn", names=listed(names), count=len(names)) if names else HOUSE("nobodys-turn")
