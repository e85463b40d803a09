"""Counts by themselves: which entries exist for a seat, and what outdates a draft composed before."""

from __future__ import annotations

from parlour.kernel.frames import Frame, frame_of, play_on
from parlour.kernel.state import Variant
from parlour.play.counts import Count, Counts
from parlour.testing.tiny import GAME

END = GAME.closing[0]
SEATS = 3


class Played:
    """A game of the tiny cards whose entries are counted."""

    def __init__(self, taken_over: int = 0) -> None:
        self.state = Variant.of(GAME, seats=SEATS, random_start=False).new_state(seed=7)
        self.now = frame_of(GAME, SEATS, self.state.to_bytes())
        self.counts = Counts(SEATS + 1, taken_over)
        self.entries = 0

    def play(self, seat: int, *actions: int, actor: int | None = None, drew: bool = False) -> None:
        before, frames = self.now, play_on(self.now, [(seat, action) for action in actions])
        assert len(frames) == len(actions)
        self.counts.go_on(before, frames)
        first, self.entries = self.entries, self.entries + len(actions)
        self.now = frames[-1]
        who = seat if actor is None else actor
        self.counts.outdate(first, who, before.choices, self.now.choices, drew=drew)

    def accepts(self, on: list[Count]) -> list[bool]:
        return [self.counts.accept(seat, on[seat]) for seat in range(SEATS)]

    @property
    def all(self) -> list[Count]:
        return [self.counts.now(view) for view in range(SEATS + 1)]


def card(now: Frame, seat: int) -> int:
    return now.legal(seat)[0]


def test_an_open_action_of_another_seat_counts_and_outdates_nothing() -> None:
    game = Played()
    before = game.all
    game.play(1, card(game.now, 1))
    assert game.all == [Count(0, 1)] * (SEATS + 1)
    assert game.accepts(before) == [True, False, True]
    assert game.accepts(game.all) == [True] * SEATS


def test_a_draw_that_a_seat_notices_outdates_what_it_composed() -> None:
    game = Played()
    before = game.all
    game.play(1, card(game.now, 1), drew=True)
    assert not any(game.accepts(before))


def test_changed_legal_numbers_outdate_what_was_composed() -> None:
    game = Played()
    before = game.all
    game.play(0, card(game.now, 0), END, actor=2)  # as if another had taken seat 0's turn away
    assert game.accepts(before) == [False, True, False]


def test_what_is_taken_back_outdates_everything() -> None:
    game = Played()
    game.play(1, card(game.now, 1))
    before = game.all
    game.counts.cut_back(0)
    assert game.all == [Count(1, 0)] * (SEATS + 1)
    assert not any(game.accepts(before))
    assert not any(game.accepts([Count(0, 0)] * SEATS))
    assert all(game.accepts(game.all))


def test_entries_of_the_game_that_it_goes_on_from_do_not_count() -> None:
    game = Played(taken_over=1)
    game.play(1, card(game.now, 1), drew=True)
    assert game.all == [Count(0, 0)] * (SEATS + 1)
    game.play(0, card(game.now, 0))
    assert game.all == [Count(0, 1)] * (SEATS + 1)


def test_what_was_kept_is_the_same_again() -> None:
    game = Played()
    game.play(1, card(game.now, 1))
    again = Counts(SEATS + 1)
    again.restore(*game.counts.kept())
    assert again.kept() == game.counts.kept()
    assert [again.now(view) for view in range(SEATS + 1)] == game.all
