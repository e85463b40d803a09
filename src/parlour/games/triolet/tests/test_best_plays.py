"""Plays worked out from lines against plays laid on the board and counted."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import State
from parlour.games.triolet.bots.best_plays import AGAIN
from parlour.games.triolet.bots.leaf import (
    TURN,
    about_to_score,
    estimate,
    horizon,
    promise,
    promise_by_laying,
    rollout,
    weigh,
)
from parlour.games.triolet.state import CELLS, END, MOST_LEGAL, PLACE_JOKER
from parlour.games.triolet.tests.helpers import lay, played_to_a_turn, position
from parlour.kernel.rng import random


def best_by_playing(state: State, seat: int, action: int) -> float:
    """The most points, and hopes of a further play, of all plays that begin with an action."""
    before = state.scores()[seat]
    after = state.copy()
    after.apply(seat, action)
    if action == END:
        again = seat in after.turn and bool(after.fields.extra)
        return after.scores()[seat] - before + AGAIN * again
    ways = [way for way in after.legal_actions(seat) if way < PLACE_JOKER]
    return max(best_by_playing(after, seat, way) for way in ways)


@settings(max_examples=25)
@given(st.integers(2, 4), st.sampled_from((0, 2)), st.integers(0, 10**6), st.integers(0, 60))
def test_what_a_token_promises_is_what_laying_it_finds(
    seats: int, jokers: int, seed: int, steps: int
) -> None:
    state = played_to_a_turn({"seats": seats, "jokers": jokers}, seed, steps)
    if state.is_over:
        return
    (seat,) = state.turn
    for action in state.legal_actions(seat):
        if action < END:
            kind, cell = divmod(action, CELLS)
            laid = promise_by_laying(state.fields, seat, kind, 1 + kind, cell)
            assert promise(state.fields, seat, action) == laid


@settings(max_examples=8)
@given(st.integers(0, 10**6), st.integers(0, 40))
def test_what_a_token_promises_is_what_playing_on_scores(seed: int, steps: int) -> None:
    state = played_to_a_turn({"seats": 2}, seed, steps)
    if state.is_over or int(state.fields.bag_size) < 3:
        return
    (seat,) = state.turn
    for action in state.legal_actions(seat)[:3]:
        if action < END:
            assert promise(state.fields, seat, action) == best_by_playing(state, seat, action)


def test_play_outs_begin_the_play_with_the_most_points_and_go_on_with_it() -> None:
    state = lay("   h i\n 8 9 2", hand="4 14 15", others="0 0 0")
    score = state.scores()[0]
    generator = random(1)
    while state.turn == (0,):
        legal = state.legal_actions(0)
        state.apply(0, legal[rollout(state.fields, 0, np.asarray(legal, np.int32), len(legal), generator)])
    assert state.scores()[0] - score == 30


def test_the_best_beginning_weighs_most_and_a_swap_hardly_anything() -> None:
    state = lay("   h i\n 8 9 2", hand="4 14 15", others="0 0 0")
    legal = state.legal_actions(0)
    out = np.zeros(MOST_LEGAL)
    weigh(state.fields, 0, np.asarray(legal, np.int32), len(legal), out)
    best = {state.action_text(0, action) for action, weight in zip(legal, out, strict=False) if weight == 1.0}
    assert best == {"4@g8", "4@j8"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_on_turn_is_ahead_by_a_part_of_a_play_and_all_is_fair(seats: int) -> None:
    hands = ", ".join(f"{'ABCD'[seat]} 1 2 3" for seat in range(seats))
    fields = position(f"turn A | board 5@h8 | hands {hands}", seats=seats).fields
    shares = [about_to_score(fields, seat) for seat in range(seats)]
    assert shares == [TURN * (seats - 1 - seat) / seats for seat in range(seats)]
    out = np.zeros(seats)
    estimate(fields, out)
    assert out[0] > 0 > out[-1]
    fields.scores[seats - 1] += 100
    estimate(fields, out)
    assert out[-1] == max(out) > 0


def test_with_few_tokens_in_the_bag_games_are_played_to_their_end() -> None:
    assert horizon(lay("   h\n 8 5", hand="7 3", more="bag 5x1").fields) > 1000
    assert horizon(lay("   h\n 8 5", hand="7 3 1").fields) < 100
