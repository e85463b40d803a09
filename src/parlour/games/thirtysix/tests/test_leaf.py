"""What the tree search is told of moves, against what they do."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import State, load
from parlour.games.thirtysix.bots.leaf import estimate, horizon, promise, rollout, weigh
from parlour.games.thirtysix.state import ACTIONS, GIVE, SQUARES
from parlour.games.thirtysix.tests.helpers import A_SEAT, B_SEAT, B, R, game, moving
from parlour.kernel.records import copied
from parlour.kernel.rng import random


def lead(state: State, seat: int) -> int:
    sizes = [int(state.fields.reserve[other].sum()) for other in range(state.seats)]
    return sum(sizes) - state.seats * sizes[seat]


def moved(state: State, action: int) -> State:
    """The state after a move and the gifts it owes."""
    (seat,) = state.turn
    after = state.copy()
    after.apply(seat, action)
    while not after.is_over and after.turn == (seat,) and after.legal_actions(seat)[0] >= GIVE:
        after.apply(seat, after.legal_actions(seat)[0])
    return after


@settings(max_examples=15)
@given(st.integers(2, 3), st.integers(0, 10**6), st.integers(0, 30))
def test_a_move_promises_what_it_does_to_the_lead(seats: int, seed: int, steps: int) -> None:
    state = load("thirtysix", seats=seats).new_state(seed=seed)
    choose = np.random.default_rng(seed)
    for _ in range(steps + 2 * seats):
        if state.is_over:
            return
        (seat,) = state.turn
        state.apply(seat, int(choose.choice(state.legal_actions(seat))))
    if state.is_over or state.legal_actions(state.turn[0])[0] >= SQUARES:
        return
    (seat,) = state.turn
    for action in state.legal_actions(seat):
        after = moved(state, action)
        change = lead(after, seat) - lead(state, seat)
        if not after.is_over:  # who wins by sowing gives nothing any more
            sown = int(after.fields.counters != state.fields.counters)
            assert change == sown * (seats - 1) + (promise(state.fields, seat, action) - sown) / 2 * seats


def test_colours_and_gifts_are_all_alike() -> None:
    state = game()
    out = np.zeros(ACTIONS)
    actions = np.asarray(state.legal_actions(1), np.int32)
    weigh(state.fields, 1, actions, len(actions), out)
    assert list(out[: len(actions)]) == [1.0] * len(actions)


def test_play_outs_mostly_sow_and_cross_and_sometimes_do_anything() -> None:
    """B's pawn on 6 is crossed on the way from 0 to 12 and beyond."""
    state = moving({A_SEAT: (R, 0), B_SEAT: (B, 6)})
    actions = np.asarray(state.legal_actions(A_SEAT), np.int32)
    generator = random(1)
    found = [
        int(actions[rollout(state.fields, A_SEAT, actions, len(actions), generator)]) for _ in range(300)
    ]
    best = max(promise(state.fields, A_SEAT, int(action)) for action in actions)
    good = [action for action in found if promise(state.fields, A_SEAT, action) == best]
    assert 240 < len(good) < 300
    assert set(found) - set(good)


def test_play_outs_are_cut_off_where_idle_turns_do_not_end_them() -> None:
    for limit, cut in (("36", False), ("5", False), ("off", True), ("999", True)):
        fields = load("thirtysix", idle_limit=limit).new_state(seed=1).fields
        assert (horizon(fields) < 1000) is cut


def test_a_play_out_that_is_cut_off_is_won_by_fewest_counters() -> None:
    state = moving({A_SEAT: (R, 0), B_SEAT: (B, 6)})
    out = np.zeros(2)
    for seat, returns in ((A_SEAT, [1, -1]), (B_SEAT, [-1, 1])):
        fields = copied(state.fields)
        fields.reserve[seat, fields.reserve[seat].argmax()] -= 1
        estimate(fields, out)
        assert list(out) == returns
    estimate(state.fields, out)
    assert list(out) == [0, 0]
