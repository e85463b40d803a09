"""Any interleaving of people at a table leaves it in order; the fold of its events is the table itself."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from parlour.kernel.actors import CHANCE
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.seats import Plan, holder_of
from parlour.search import choose
from tests.play.tables import END, again, do, facts, made

SEATS = st.integers(0, 2)
SEEDS = st.integers(0, 2**16)


class AtTheTable(RuleBasedStateMachine):
    """Three seats, one of them opened by a link; everybody acts when they like, also on old versions."""

    @initialize(
        secret=st.binary(min_size=32, max_size=32),
        top=st.integers(3, 5),
        jokers=st.booleans(),
        ties=st.booleans(),
    )
    def sit_down(self, secret: bytes, top: int, jokers: bool, ties: bool) -> None:
        self.table = made(
            Plan("me", "Anna"), Plan("link"), Plan("here", "Cleo"),
            secret=secret, top=top, jokers="two" if jokers else "none", ties="first" if ties else "nobody",
        ).table  # fmt: skip
        self.known = [self.table.version(seat) for seat in range(4)]
        self.won: set[tuple[int, int]] = set()

    def tried(self, propose: Callable[[], list[Event]]) -> bool:
        """Do what is proposed; False if it was declined, and then nothing has changed."""
        before = (self.table.n, self.table.state.to_bytes())
        try:
            events = propose()
        except Declined:
            events = []
        if not events:
            assert (self.table.n, self.table.state.to_bytes()) == before
            return False
        assert [event.n for event in events] == list(range(before[0] + 1, before[0] + 1 + len(events)))
        do(self.table, events)
        return True

    @rule(name=st.sampled_from(["Ben", "Dora", ""]))
    def join(self, name: str) -> None:
        table = self.table
        self.tried(lambda: table.propose_sit(table.created.invite, name, holder_of("b"))[1])

    @precondition(lambda self: self.table.phase == "waiting")
    @rule()
    def join_at_last(self) -> None:
        self.join("Ben")

    @rule(seat=SEATS)
    def look(self, seat: int) -> None:
        self.known[seat] = self.table.version(seat)

    @rule(seat=SEATS, seed=SEEDS)
    def play_a_turn(self, seat: int, seed: int) -> None:
        table = self.table
        v = self.known[seat]
        run = choose(table.view(seat), "random", seed) if seat in table.due else [1, END]
        accepted = self.tried(lambda: table.propose_play(seat, v, run))
        if accepted:
            assert (seat, v) not in self.won, "two commits on one version"
            self.won.add((seat, v))

    @precondition(lambda self: self.table.due)
    @rule(pick=SEEDS, seed=SEEDS)
    def play_on(self, pick: int, seed: int) -> None:
        seat = self.table.due[pick % len(self.table.due)]
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
        if seat in self.table.due:
            run = choose(self.table.view(seat), "random", seed)
            before = (self.table.n, self.table.state.to_bytes())
            trial = self.table.attempt(seat, self.table.version(seat), Random(seed).sample(run, len(run)))
            assert sorted(trial.order) == sorted(run)
            assert (self.table.n, self.table.state.to_bytes()) == before

    @rule(seat=st.integers(-1, 3), text=st.text(max_size=5))
    def chat(self, seat: int, text: str) -> None:
        self.tried(lambda: self.table.propose_chat(seat, text))

    @rule(seat=SEATS)
    def ask_for_another(self, seat: int) -> None:
        self.tried(lambda: self.table.propose_again(seat))

    @rule(seat=SEATS, really=st.integers(0, 9))
    def leave(self, seat: int, really: int) -> None:
        if really == 0:
            self.tried(lambda: self.table.propose_leave(seat))

    @invariant()
    def numbers_are_in_order(self) -> None:
        if hasattr(self, "table"):
            assert [event.n for event in self.table.events] == list(range(1, self.table.n + 1))

    @invariant()
    def no_draw_is_left_over(self) -> None:
        if hasattr(self, "table") and self.table.phase == "playing":
            assert CHANCE not in self.table.state.turn
            assert self.table.due
            assert all(self.table.legal(seat) for seat in self.table.due)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert facts(again(self.table)) == facts(self.table)


AtTheTable.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
TestAtTheTable = AtTheTable.TestCase
