"""Pairs of worlds that look alike to a seat; in one, others act unseen: nothing it can get differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pytest

from parlour.games import catalogue
from parlour.kernel.actors import NOBODY
from parlour.kernel.frames import Frame
from parlour.kernel.game import Game
from parlour.kernel.message import to_json
from parlour.play.clock import Clock
from parlour.play.counts import Count
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.server.tables.listing import list_entry, summary_of
from parlour.view.ask import Answer, SeatSource, narrate
from parlour.view.company import Pages
from parlour.view.stream import Stream
from parlour.view.words import TableInWords
from parlour.wire.parts import NarratorCall
from parlour.wire.to_client import Refused, ToClient
from tests.play.tables import NOW, SECRET, a_run, acts_unseen, commit, do, find, people, unseen_action

SEVERAL_AT_ONCE = [game for game in catalogue() if game.display and acts_unseen(game)]
ACTOR, SEAT, THIRD = 0, 1, 2
"""Who acts unseen, who looks, and one more with whom nothing is settled by two."""
SECONDS = 7
"""From one thing to the next, within the time in which nobody is reminded twice."""

Propose = Callable[[Table], Sequence[Event]]


class World:
    """A table with all that people are told of it."""

    def __init__(
        self, game: Game, clock: Clock | None, source: Callable[[Table, Stream, int], SeatSource] = SeatSource
    ) -> None:
        """`source` is asked what a page without its game's module asks."""
        self.source = source
        self.seconds = float(NOW)
        plans = people(3)
        new = create(game, {}, plans, clock=clock, secret=SECRET, now=lambda: self.seconds)
        self.table = new.table
        self.pages = Pages(self.table)
        for seat in self.table.state.due:
            commit(self.table, seat)
        self.since = [self.table.state.n] * 4
        self.sent: list[list[ToClient]] = [[] for _ in self.since]
        """All that each is sent, with the events and beside none, since they were looked at."""
        self.unseen: list[int] = []

    def does(self, propose: Propose) -> bytes:
        """Do something, or hear why not."""
        try:
            events = propose(self.table)
        except Declined as declined:
            return to_json(Refused(declined.code, declined.sentence, rule=declined.rule))
        self.do(events)
        return b"done"

    def do(self, events: Sequence[Event]) -> None:
        """Do it, and tell everybody what is new, once in moves and once in words."""
        before, words = self.table.state.n, TableInWords(self.pages)
        do(self.table, events)
        for seat, sent in enumerate(self.sent if events else ()):
            sent += [*self.pages.since(seat, before), *words.since(seat, before)]

    def acts_unseen(self) -> None:
        """Do what neither the others nor those who watch can notice."""
        table = self.table
        if ACTOR not in table.state.due:
            return
        action = unseen_action(table.state.position, ACTOR, (SEAT, THIRD, table.state.seats))
        if action is not None:
            self.do(table.propose_play(ACTOR, table.count(ACTOR), [action]))
            self.unseen.append(action)

    def asked(self, seat: int) -> list[Answer | str]:
        """What a page without its game's module can ask, of the last entries and of one that is not there."""
        source = self.source(self.table, self.pages.stream, seat)
        cut, n = source.known
        run = a_run(self.table, seat) if seat in self.table.state.due else [0]
        last = range(max(0, n - 2), n + 2)
        asked = [
            *(NarratorCall(call, k) for k in last for call in ("scene", "legal")),
            *(NarratorCall(call, last[0], k) for k in last for call in ("changes", "tell")),
            *(NarratorCall(call, n, actions=run) for call in ("preview", "refusal")),
        ]
        return [_answered(source, cut, each) for each in asked]

    def told(self, seat: int) -> dict[str, bytes]:
        """All that a seat can get of the table, by where it gets it."""
        table, pages, words = self.table, self.pages, TableInWords(self.pages)
        summary = summary_of(table)
        got = {
            "sent": self.sent[seat],
            "updates": words.since(seat, self.since[seat]),
            "moves": pages.since(seat, self.since[seat]),
            "snapshot": words.snapshot(seat),
            "words": words.hello(seat, None, 0),
            "hello": pages.hello(seat, None),
            "players": pages.players(),
            "list": list_entry(summary, find, seat if seat < table.state.seats else NOBODY),
            "number": table.count(seat),
            "asked": self.asked(seat),
        }
        if seat in table.state.due:
            trial = table.attempt(seat, table.count(seat), a_run(table, seat))
            got["draft"] = words.draft(1, seat, trial)
        self.since[seat], self.sent[seat] = table.state.n, []
        texts = {name: to_json(one) for name, one in got.items()}
        for secret in (table.state.id, table.state.created.invite):
            texts = {name: text.replace(secret.encode(), b"") for name, text in texts.items()}
        return texts


def _answered(source: SeatSource, cut: int, asked: NarratorCall) -> Answer | str:
    try:
        return narrate(source, cut, [asked])[0]
    except Declined as declined:
        return declined.code


THINGS: dict[str, list[Propose]] = {
    "chat": [lambda t: t.propose_chat(SEAT, "Hello."), lambda t: t.propose_chat(t.state.seats, "Hello.")],
    "reminders": [lambda t: t.propose_nudge(SEAT, ACTOR), lambda t: t.propose_nudge(SEAT, ACTOR)],
    "declined": [
        lambda t: t.propose_ask(SEAT, "stop"),
        lambda t: t.propose_answer(THIRD, False),
        lambda t: t.propose_ask(SEAT, "stop"),
    ],
    "question": [lambda t: t.propose_ask(THIRD, "stop"), lambda t: t.propose_answer(SEAT, True)],
    "takeback": [
        lambda t: t.propose_ask(ACTOR, "takeback"),
        lambda t: t.propose_answer(SEAT, True),
        lambda t: t.propose_answer(THIRD, True),
    ],
    "absence": [lambda t: t.propose_leave(THIRD, "greedy"), lambda t: t.propose_back(THIRD)],
    "stale": [
        lambda t: t.propose_play(SEAT, Count(0, 0), [0]),
        lambda t: t.propose_play(SEAT, t.count(SEAT), [10**6]),
    ],
}
"""What people do between two unseen acts, with what they hear of it."""


@pytest.mark.parametrize("clock", [None, Clock("fischer", 600, 5), Clock("turn", 600)], ids=str)
@pytest.mark.parametrize("kind", THINGS)
@pytest.mark.parametrize("game", SEVERAL_AT_ONCE, ids=lambda game: game.slug)
def test_what_others_do_unseen_changes_nothing_that_a_seat_can_get(
    game: Game, kind: str, clock: Clock | None
) -> None:
    things = THINGS[kind]
    first = 1 if kind == "takeback" else 0  # before it is asked for, the turn to take back would be another
    for moment in range(first, len(things) + 1):
        _, busy = worlds = World(game, clock), World(game, clock)

        def alike(propose: Propose, worlds: Sequence[World] = worlds) -> None:
            """Do the same in both worlds, and see that nobody could tell which is which."""
            for world in worlds:
                world.seconds += SECONDS
            one, other = (world.does(propose) for world in worlds)
            assert one == other
            for seat in (SEAT, THIRD, worlds[0].table.state.seats):
                assert worlds[0].told(seat) == worlds[1].told(seat)

        for n, propose in enumerate(things):
            if n == moment:
                busy.acts_unseen()
            alike(propose)
        if moment == len(things):
            busy.acts_unseen()
        assert busy.unseen
        alike(lambda table: table.propose_play(SEAT, table.count(SEAT), a_run(table, SEAT)))
        alike(lambda table: [])


class WholePositions(SeatSource):
    """A mutant that gives a seat the position, not what the seat may know of it."""

    def __init__(self, table: Table, stream: Stream, seat: int) -> None:
        super().__init__(table, stream, seat)
        self.table, self.stream = table.state, stream

    def record(self, n: int) -> bytes:
        entry = self.table.entries if n == self.known.n else self.stream.entry(self.seat, n)
        return self.table.frames.at(entry).position


class EveryEntry(Stream):
    """A mutant that numbers a game's entries alike for everybody."""

    def entry(self, view: int, n: int) -> int:
        return n


class EntriesThatDoNotExist(SeatSource):
    """A mutant that tells a seat how many entries there are in truth."""

    def __init__(self, table: Table, stream: Stream, seat: int) -> None:
        super().__init__(table, EveryEntry(table), seat)
        self.table = table.state

    @property
    def known(self) -> Count:
        return Count(0, self.table.entries)


@pytest.mark.parametrize("mutant", [WholePositions, EntriesThatDoNotExist])
def test_a_leak_by_what_is_asked_is_noticed(mutant: type[SeatSource]) -> None:
    game = SEVERAL_AT_ONCE[0]
    quiet, busy = World(game, None, mutant), World(game, None, mutant)
    assert quiet.asked(SEAT) == busy.asked(SEAT)
    busy.acts_unseen()
    assert busy.unseen
    assert quiet.asked(SEAT) != busy.asked(SEAT)


def every_entry(view: int, frames: Sequence[Frame]) -> Iterator[tuple[int, int, bytes, bytes]]:
    """A mutant of `stream.existing` that takes each entry for one that exists."""
    for before, after in pairwise(frames):
        yield after.entry.actor, after.seen[view], before.known(view), after.known(view)


def always_timed(pages: Pages, seat: int, news: list[ToClient]) -> list[ToClient]:
    """A mutant of `Pages.timed` that sends the clocks for what a seat is not told of."""
    return news + pages.times(seat)


@pytest.mark.parametrize(
    "mutant",
    [
        None,
        ("parlour.view.stream.existing", every_entry),
        ("parlour.view.company.Pages.timed", always_timed),
    ],
    ids=["none", "entry", "clock"],
)
def test_a_leak_by_what_is_sent_is_noticed(
    mutant: tuple[str, object] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if mutant:
        monkeypatch.setattr(*mutant)
    quiet, busy = worlds = [World(SEVERAL_AT_ONCE[0], Clock("fischer", 600, 5)) for _ in range(2)]
    assert quiet.told(SEAT) == busy.told(SEAT)
    busy.acts_unseen()
    assert busy.unseen
    one, other = (world.told(SEAT) for world in worlds)
    assert (one != other) == (mutant is not None)
    assert (one["sent"] != other["sent"]) == (mutant is not None)
