"""Placing by sampled orders of calls: sound near the end, silent before it."""

from __future__ import annotations

from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.placing import LAST_CALLS, solve
from parlour.games.threebysixteen.state import DONE

SMALL = GAME.with_options(seats=1, runs=2, top=5, columns=2)


def test_before_the_last_calls_the_tree_search_decides() -> None:
    state = GAME.with_options(seats=1).new_state(seed=1)
    assert int(state.fields.left.sum()) > LAST_CALLS
    assert solve(state.view(0), 1, 0.1) is None


def test_a_step_is_legal_repeats_itself_and_covers_nothing_it_need_not() -> None:
    """A 5 is called when a 2 waits in the first column and the second is empty: it goes there."""
    state = SMALL.new_state(draws="manual")
    state.apply(-1, 2)
    for action in (0, DONE):
        state.apply(0, action)
    state.apply(-1, 5)
    view = state.view(0)
    run = solve(view, 3, 600.0)
    assert run is not None
    assert run == [1, DONE]
    for action in run:
        state.apply(0, action)


def test_a_forced_step_needs_no_orders() -> None:
    state = SMALL.new_state(draws="manual")
    state.apply(-1, 1)
    assert solve(state.view(0), 1, 0.0) == [10, DONE]


def test_once_the_tile_is_down_nothing_is_left_to_solve() -> None:
    state = SMALL.new_state(draws="manual")
    state.apply(-1, 2)
    state.apply(0, 0)
    assert solve(state.view(0), 1, 0.1) is None
