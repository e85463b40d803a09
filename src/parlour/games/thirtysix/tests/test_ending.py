"""Proved wins against every line of play looked at without any cleverness."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import State
from parlour.games.thirtysix.bots.endgame import MOST_POSITIONS, memory, proved_run
from parlour.games.thirtysix.bots.endgame import can_win as proves_win
from parlour.games.thirtysix.state import PASS, SQUARES
from parlour.games.thirtysix.tests.helpers import A_SEAT, B_SEAT, B, G, R, game, moving, played
from parlour.kernel.records import records
from parlour.testing.solver import solved

FEW_COUNTERS = st.tuples(*[st.integers(0, 2)] * 3).filter(any)


@st.composite
def endings(draw: st.DrawFn) -> State:
    """Two pawns, a handful of counters to sow, and a board on which most squares are covered."""
    one, other = draw(st.lists(st.integers(0, SQUARES - 1), min_size=2, max_size=2, unique=True))
    free = draw(st.sets(st.integers(0, SQUARES - 1), max_size=12))
    state = moving(
        {A_SEAT: (R, one), B_SEAT: (B, other)},
        {A_SEAT: draw(FEW_COUNTERS), B_SEAT: draw(FEW_COUNTERS)},
        set(range(SQUARES)) - free,
        mover=draw(st.sampled_from((A_SEAT, B_SEAT))),
        give_order=draw(st.sampled_from(("after", "before"))),
    )
    state.fields.idle = draw(st.sampled_from((0, 0, 34, 35)))
    state.fields.passes = draw(st.integers(0, 1)) if state.legal_actions(state.turn[0]) == [PASS] else 0
    return state


def can_win(state: State, hope: int, depth: int, emptied: bool) -> bool:
    """Whether a seat wins within `depth` actions whatever the other does; `emptied`: by an empty reserve."""
    if state.is_over:
        return int(state.fields.winner) == hope if emptied else state.returns()[hope] == 1.0
    if depth == 0:
        return False
    (seat,) = state.turn
    ways = (can_win(after(state, action), hope, depth - 1, emptied) for action in state.legal_actions(seat))
    return any(ways) if seat == hope else all(ways)


def after(state: State, action: int) -> State:
    other = state.copy()
    other.apply(state.turn[0], action)
    return other


class Proof:
    """The memory of one search for a proof, without the compiler."""

    def __init__(self, slots: int = 256) -> None:
        self.work: Any = records(memory(slots), 1)[0]

    def wins(self, state: State, hope: int, depth: int) -> bool:
        self.work.budget[0] = MOST_POSITIONS
        self.work.states[0] = np.asarray(state.fields)
        self.work.states[0].viewer = 0
        return proves_win(self.work, hope, depth)

    def run(self, view: State, positions: int) -> list[int]:
        assert view.viewer is not None
        out = np.zeros(64, np.int32)
        return [
            int(action) for action in out[: proved_run(view.fields, view.viewer, positions, self.work, out)]
        ]


@settings(max_examples=25)
@given(endings(), st.sampled_from((A_SEAT, B_SEAT)), st.integers(1, 3))
def test_what_is_proved_is_so_and_no_win_by_an_empty_reserve_is_missed(
    state: State, hope: int, depth: int
) -> None:
    proved = Proof().wins(state, hope, depth)
    if proved:
        assert can_win(state, hope, depth, emptied=False)
    else:
        assert not can_win(state, hope, depth, emptied=True)


@settings(max_examples=8)
@given(endings())
def test_what_was_found_for_one_depth_holds_for_others_in_the_same_table(state: State) -> None:
    proof = Proof(slots=4)
    for depth in (1, 3, 2, 1, 3):
        for hope in (A_SEAT, B_SEAT):
            assert proof.wins(state, hope, depth) == Proof().wins(state, hope, depth)


def test_the_last_counter_is_given_away_where_it_cannot_be_sown() -> None:
    """A holds one red; crossing B's pawn on 12 on the way to 18, a blue square, empties the reserve."""
    state = moving({A_SEAT: (R, 0), B_SEAT: (B, 12)}, {A_SEAT: (1, 0, 0), B_SEAT: (0, 0, 1)}, {1, 2, 3, 4})
    run = solved(state.view(A_SEAT), compiled=False)
    assert run is not None
    won = played(state.copy(), *run)
    assert won.is_over
    assert won.returns() == [1.0, -1.0]


def test_the_only_move_that_does_not_lose_at_once_is_found() -> None:
    """B, on 30, needs a blue square, and of those in its row and column only 6 is free: A must go there."""
    state = moving(
        {A_SEAT: (R, 8), B_SEAT: (B, 30)},
        {A_SEAT: (5, 0, 0), B_SEAT: (0, 0, 1)},
        set(range(SQUARES)) - {2, 6, 7, 8, 30},
    )
    assert state.legal_actions(A_SEAT) == [2, 6, 7]
    assert solved(state.view(A_SEAT), compiled=False) == [6]


@settings(max_examples=8)
@given(endings())
def test_a_run_is_legal_repeats_itself_and_leaves_the_view_alone(state: State) -> None:
    (seat,) = state.turn
    view = state.view(seat)
    before = view.to_bytes()
    run = Proof().run(view, 300)
    assert run == Proof().run(view, 300)
    assert view.to_bytes() == before
    for action in run:
        assert state.turn == (seat,)
        state.apply(seat, action)


def test_nothing_is_proved_before_the_end_or_with_three_players() -> None:
    assert solved(game().view(0), compiled=False) is None
    early = moving({A_SEAT: (R, 0), B_SEAT: (B, 9)})
    assert solved(early.view(A_SEAT), compiled=False) is None
    three = moving({0: (R, 0), 1: (B, 9), 2: (G, 14)}, {0: (1, 0, 0), 1: (0, 0, 1), 2: (0, 1, 0)})
    assert solved(three.view(0), compiled=False) is None


def test_nothing_is_said_once_the_positions_are_used_up() -> None:
    state = moving({A_SEAT: (R, 0), B_SEAT: (B, 9)}, {A_SEAT: (3, 1, 0), B_SEAT: (0, 0, 4)})
    assert Proof(slots=64).run(state.view(A_SEAT), 20) == []
