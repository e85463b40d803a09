"""Proved wins against every line of play looked at without any cleverness."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import State
from parlour.games.thirtysix.bots.endgame import Proof, solve
from parlour.games.thirtysix.state import PASS, SQUARES
from parlour.games.thirtysix.tests.helpers import A_SEAT, B_SEAT, B, G, R, game, moving, played

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


def proves(state: State, hope: int, depth: int) -> bool:
    (seat,) = state.turn
    proof = Proof(state.view(seat), compiled=False, slots=256)
    return proof.wins(state.fields, hope, depth)


@settings(max_examples=25)
@given(endings(), st.sampled_from((A_SEAT, B_SEAT)), st.integers(1, 3))
def test_what_is_proved_is_so_and_no_win_by_an_empty_reserve_is_missed(
    state: State, hope: int, depth: int
) -> None:
    proved = proves(state, hope, depth)
    if proved:
        assert can_win(state, hope, depth, emptied=False)
    else:
        assert not can_win(state, hope, depth, emptied=True)


@settings(max_examples=8)
@given(endings())
def test_what_was_found_for_one_depth_holds_for_others_in_the_same_table(state: State) -> None:
    (seat,) = state.turn
    proof = Proof(state.view(seat), compiled=False, slots=4)
    for depth in (1, 3, 2, 1, 3):
        for hope in (A_SEAT, B_SEAT):
            assert proof.wins(state.fields, hope, depth) == proves(state, hope, depth)


def test_the_last_counter_is_given_away_where_it_cannot_be_sown() -> None:
    """A holds one red; crossing B's pawn on 12 on the way to 18, a blue square, empties the reserve."""
    state = moving({A_SEAT: (R, 0), B_SEAT: (B, 12)}, {A_SEAT: (1, 0, 0), B_SEAT: (0, 0, 1)}, {1, 2, 3, 4})
    run = solve(state.view(A_SEAT), 1, 600.0)
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
    assert solve(state.view(A_SEAT), 1, 600.0) == [6]


@settings(max_examples=8)
@given(endings())
def test_a_run_is_legal_repeats_itself_and_leaves_the_view_alone(state: State) -> None:
    (seat,) = state.turn
    view = state.view(seat)
    before = view.to_bytes()
    run = Proof(view, compiled=False, slots=256).run(300)
    assert run == Proof(view, compiled=False, slots=256).run(300)
    assert view.to_bytes() == before
    for action in run or []:
        assert state.turn == (seat,)
        state.apply(seat, action)


def test_nothing_is_proved_before_the_end_or_with_three_players() -> None:
    assert solve(game().view(0), 1, 1.0) is None
    early = moving({A_SEAT: (R, 0), B_SEAT: (B, 9)})
    assert solve(early.view(A_SEAT), 1, 1.0) is None
    three = moving({0: (R, 0), 1: (B, 9), 2: (G, 14)}, {0: (1, 0, 0), 1: (0, 0, 1), 2: (0, 1, 0)})
    assert solve(three.view(0), 1, 1.0) is None


def test_nothing_is_said_once_the_positions_are_used_up() -> None:
    state = moving({A_SEAT: (R, 0), B_SEAT: (B, 9)}, {A_SEAT: (3, 1, 0), B_SEAT: (0, 0, 4)})
    assert Proof(state.view(A_SEAT), compiled=False, slots=64).run(20) is None
