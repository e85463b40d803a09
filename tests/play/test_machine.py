"""Any interleaving of people at a table leaves it in order; the fold of its events is the table itself."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from parlour.kernel.actors import CHANCE
from parlour.play.clock import Clock
from parlour.play.counts import Count
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.requests import waiting_for
from parlour.play.seating import Plan
from parlour.play.tokens import holder_of
from parlour.play.types import RequestKind
from parlour.search import choose
from parlour.testing.tiny import GAME
from tests.play.tables import END, again, do, everything, facts, restored
from tests.play.test_clocks import Time

SEATS = st.integers(0, 2)
SEEDS = st.integers(0, 2**16)


class AtTheTable(RuleBasedStateMachine):
    """Three seats, one of them opened by a link; all act when they like, also on what has changed."""

    @initialize(
        secret=st.binary(min_size=32, max_size=32),
        top=st.integers(3, 5),
        jokers=st.booleans(),
        ties=st.booleans(),
        kept_after=SEEDS,
    )
    def sit_down(self, secret: bytes, top: int, jokers: bool, ties: bool, kept_after: int) -> None:
        self.time = Time()
        self.kept_after = kept_after
        options = {"top": top, "jokers": "two" if jokers else "none", "ties": "first" if ties else "nobody"}
        plans = (Plan("me", "Anna"), Plan("link"), Plan("here", "Cleo"))
        clock = Clock("fischer", 60, 5)
        self.table = create(GAME, options, plans, secret=secret, clock=clock, now=self.time).table
        self.known = [self.table.count(seat) for seat in range(4)]
        self.won: set[tuple[int, Count]] = set()

    def tried(self, propose: Callable[[], list[Event]]) -> bool:
        """Do what is proposed; False if it was declined, and then nothing has changed."""
        before = (self.table.state.n, self.table.state.position.to_bytes())
        try:
            events = propose()
        except Declined:
            events = []
        if not events:
            assert (self.table.state.n, self.table.state.position.to_bytes()) == before
            return False
        assert [event.n for event in events] == list(range(before[0] + 1, before[0] + 1 + len(events)))
        do(self.table, events)
        return True

    @rule(name=st.sampled_from(["Ben", "Dora", ""]))
    def join(self, name: str) -> None:
        table = self.table
        self.tried(lambda: table.propose_sit(table.state.created.invite, name, holder_of("b"))[1])

    @precondition(lambda self: self.table.state.phase == "waiting")
    @rule()
    def join_at_last(self) -> None:
        self.join("Ben")

    @rule(seat=SEATS)
    def look(self, seat: int) -> None:
        self.known[seat] = self.table.count(seat)

    @rule(seat=SEATS, seed=SEEDS)
    def play_a_turn(self, seat: int, seed: int) -> None:
        table = self.table
        v = self.known[seat]
        run = choose(table.view(seat), "random", seed) if seat in table.state.due else [1, END]
        bot = table.state.chairs[seat].stands_in
        accepted = self.tried(lambda: table.propose_play(seat, v, run, bot=bot))
        if accepted:
            assert (seat, v) not in self.won, "two commits on one count"
            self.won.add((seat, v))

    @precondition(lambda self: self.table.state.due)
    @rule(pick=SEEDS, seed=SEEDS)
    def play_on(self, pick: int, seed: int) -> None:
        seat = self.table.state.due[pick % len(self.table.state.due)]
        self.look(seat)
        self.play_a_turn(seat, seed)
        assert (seat, self.known[seat]) in self.won

    @rule(seat=SEATS, actions=st.lists(st.integers(-1, 20), max_size=5))
    def play_anything(self, seat: int, actions: list[int]) -> None:
        v = self.known[seat]
        if self.tried(lambda: self.table.propose_play(seat, v, actions)):
            self.won.add((seat, v))

    @rule(seat=SEATS, seed=SEEDS)
    def draft(self, seat: int, seed: int) -> None:
        if seat in self.table.state.due:
            run = choose(self.table.view(seat), "random", seed)
            before = (self.table.state.n, self.table.state.position.to_bytes())
            trial = self.table.attempt(seat, self.table.count(seat), Random(seed).sample(run, len(run)))
            assert sorted(trial.order) == sorted(run)
            assert (self.table.state.n, self.table.state.position.to_bytes()) == before

    @rule(seat=st.integers(-1, 3), text=st.text(max_size=5))
    def chat(self, seat: int, text: str) -> None:
        self.tried(lambda: self.table.propose_chat(seat, text))

    @rule(seat=SEATS)
    def ask_for_another(self, seat: int) -> None:
        self.tried(lambda: self.table.propose_again(seat))

    @rule(seat=SEATS, really=st.integers(0, 9), stand_in=st.sampled_from(("", "random")))
    def leave(self, seat: int, really: int, stand_in: str) -> None:
        if really == 0:
            self.tried(lambda: self.table.propose_leave(seat, "", stand_in))

    @rule(
        seat=SEATS, about=st.sampled_from(("call", "takeback", "stop", "stand-in")), what=st.integers(-1, 17)
    )
    def ask(self, seat: int, about: RequestKind, what: int) -> None:
        self.tried(lambda: self.table.propose_ask(seat, about, what, "random", {0, 1, 2}))

    @rule(seat=SEATS, yes=st.booleans())
    def answer(self, seat: int, yes: bool) -> None:
        self.tried(lambda: self.table.propose_answer(seat, yes))

    @rule(seat=SEATS, whom=SEATS)
    def nudge(self, seat: int, whom: int) -> None:
        self.tried(lambda: self.table.propose_nudge(seat, whom))

    @rule(seat=SEATS)
    def leave_to_a_bot(self, seat: int) -> None:
        self.tried(lambda: self.table.propose_leave(seat, "random"))

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        self.tried(lambda: self.table.propose_back(seat))

    @rule(seconds=st.floats(0, 40))
    def wait(self, seconds: float) -> None:
        self.time.pass_by(seconds)
        self.tried(lambda: self.table.propose_time_up("random"))

    @invariant()
    def clocks_run_for_people_who_are_due(self) -> None:
        if hasattr(self, "table") and self.table.state.clocks:
            running = set(self.table.state.clocks.running)
            assert running == (set(self.table.state.due) & set(self.table.state.people))
            assert all(self.table.state.clocks.left(seat, self.time()) >= 0 for seat in range(3))

    @invariant()
    def what_is_asked_waits_for_somebody(self) -> None:
        if hasattr(self, "table") and self.table.state.question:
            assert self.table.state.phase == "playing"
            assert waiting_for(self.table.state)

    @invariant()
    def numbers_are_in_order(self) -> None:
        if hasattr(self, "table"):
            assert [event.n for event in self.table.state.events] == list(range(1, self.table.state.n + 1))

    @invariant()
    def no_draw_is_left_over(self) -> None:
        if hasattr(self, "table") and self.table.state.phase == "playing":
            assert CHANCE not in self.table.state.position.turn
            assert self.table.state.due
            assert all(self.table.legal(seat) for seat in self.table.state.due)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            folded = again(self.table)
            assert facts(folded) == facts(self.table)
            n = 1 + self.kept_after % self.table.state.n
            assert everything(restored(self.table, n)) == everything(folded), n


AtTheTable.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
TestAtTheTable = AtTheTable.TestCase
