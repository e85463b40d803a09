"""What the network is told of a board, however it is put together, and what it makes of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.bots.leaf import rollout, weigh
from parlour.games.threebysixteen.bots.value_network import (
    FEATURES,
    HEIGHT_BITS,
    UNITS,
    Board,
    changed,
    end_of,
    ends_packed,
    height_of,
    heights_packed,
    outputs,
    whole,
)
from parlour.games.threebysixteen.bots.value_weights import LANES
from parlour.games.threebysixteen.state import DONE, MAX_COLUMNS, MAX_RUNS, MAX_TILES, MAX_TOP, PLACE, TAKE
from parlour.kernel.rng import random as random_record
from parlour.kernel.state import State, Variant
from parlour.search.tree.compile import tree_of

FULL = (MAX_RUNS, MAX_TOP, MAX_COLUMNS)
SMALL = (2, 6, 3)


def played(seed: int, steps: int, **options: int) -> State:
    """A game alone at the end of a step, played at random but for what can be taken."""
    state = Variant.of(GAME, seats=1, **options).new_state(seed=seed)
    random = np.random.default_rng(seed)
    while not state.is_over:
        legal = state.legal_actions(0)
        takes = [action for action in legal if TAKE <= action < DONE]
        action = int(random.choice(takes or legal))
        if action == DONE and int(state.fields.calls) >= steps:
            break
        state.apply(0, action)
    return state


def parts(state: State) -> tuple[Any, Any, Any, Any]:
    """Rows, heights, columns and what is left, of the only seat."""
    fields = state.fields
    rows = ends_packed(fields.rows[0], int(fields.runs))
    return rows, heights_packed(fields.heights[0], int(fields.columns)), fields.stacks[0], fields.left


@given(st.integers(0, 10_000), st.integers(1, 47), st.integers(0, MAX_COLUMNS - 1), st.integers(2, MAX_TOP))
def test_a_tile_more_changes_what_a_board_with_it_says(seed: int, steps: int, column: int, tile: int) -> None:
    rows, heights, stacks, left = parts(played(seed, steps))
    if not left[tile]:
        return
    left = left.copy()
    left[tile] -= 1  # it is in hand
    board = Board(rows, heights, stacks, left, FULL)
    sums, free = whole(board)
    height = height_of(heights, column)
    more = changed(sums, free, board, column, height, tile)
    higher, taller = heights + (1 << (HEIGHT_BITS * column)), stacks.copy()
    taller[column, height] = tile
    fuller = Board(rows, higher, taller, left, FULL)
    after, now_free = whole(fuller)
    assert more == after
    less = changed(after, now_free, fuller, column, height, 0)
    assert less == sums


@given(st.integers(0, 10_000), st.integers(1, 11))
def test_a_small_game_is_the_end_of_the_full_one(seed: int, steps: int) -> None:
    """Ten numbers more, all in rows, and a third row that is full: the same is said."""
    rows, heights, stacks, left = parts(played(seed, steps, runs=2, top=6, columns=3))
    more = MAX_TOP - 6
    up_rows = ends_packed(np.array([end_of(rows, 0) + more, end_of(rows, 1) + more, MAX_TOP]), MAX_RUNS)
    up_stacks = np.where(stacks > 0, stacks + more, 0)
    up_left = np.zeros(MAX_TOP + 1, np.int8)
    up_left[more + 1 :] = left[1:7]
    as_it_is = whole(Board(rows, heights, stacks, left, SMALL))
    assert as_it_is == whole(Board(up_rows, heights, up_stacks, up_left, (MAX_RUNS, MAX_TOP, 3)))


def test_no_lane_can_run_over() -> None:
    """A lane has 16 bits; a tile has a feature, a covered one another, and some hold always."""
    always = 2 * MAX_COLUMNS + MAX_TOP + MAX_RUNS + 1
    most = 2 * (MAX_TILES - MAX_RUNS) + always
    lanes = LANES.view(np.uint16)
    assert lanes.shape == (FEATURES, UNITS)
    assert int(lanes.max()) * most < 1 << 16


def test_a_board_that_cannot_be_completed_is_known_from_one_nearly_done() -> None:
    left = np.zeros(MAX_TOP + 1, np.int8)
    left[MAX_TOP] = 1
    stacks = np.zeros((MAX_COLUMNS, MAX_TILES), np.int8)
    good, _ = outputs(whole(Board(ends_packed(np.array([16, 16, 15]), MAX_RUNS), 0, stacks, left, FULL))[0])
    stacks[0, :6] = [7, 8, 9, 10, 11, 12]  # each above a larger one that cannot go first
    bad, _ = outputs(whole(Board(ends_packed(np.array([16, 16, 6]), MAX_RUNS), 6, stacks, left, FULL))[0])
    assert good > 0.9
    assert bad < 0.1


# -- what the tree search is told ----------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "compiled"])
def hooks(request: pytest.FixtureRequest) -> Any:
    """`weigh` and `rollout` as the search has them."""
    if not request.param:
        return weigh, rollout
    name = "parlour.games.threebysixteen.bots.leaf"
    module = GAME.compiled.twin().module(name)
    return module.weigh, module.rollout


def in_hand(seed: int, steps: int) -> State:
    """A game alone in which a tile was just called that may go to any column."""
    while True:
        state = played(seed, steps)
        if state.turn == (0,):
            state.apply(0, DONE)
        if not state.is_over and state.legal_actions(0)[0] < TAKE:
            return state
        seed += 1


def test_weights_are_those_of_the_plain_source_and_the_heaviest_column_is_played(hooks: Any) -> None:
    heaviest, best = hooks
    for seed in range(20):
        state = in_hand(seed, 4 + 2 * seed)
        actions = np.array(state.legal_actions(0), np.int32)
        count = len(actions)
        told, known = np.zeros(count), np.zeros(count)
        heaviest(state.fields, 0, actions, count, told)
        weigh(state.fields, 0, actions, count, known)
        assert told == pytest.approx(known)
        assert (told > 0).all()
        k = best(state.fields, 0, actions, count, random_record(seed))
        if all(action < TAKE for action in actions):
            assert told[k] == told.max()
            assert actions[k] < PLACE + MAX_COLUMNS


def test_what_can_be_taken_is_taken() -> None:
    state = Variant.of(GAME, seats=1).new_state(draws="manual")
    for number, run in [(2, [0, DONE]), (3, [1, DONE]), (1, [10])]:
        state.apply(-1, number)
        for action in run:
            state.apply(0, action)
    run = []
    while state.turn == (0,):
        actions = np.array(state.legal_actions(0), np.int32)
        run.append(int(actions[rollout(state.fields, 0, actions, len(actions), random_record(1))]))
        state.apply(0, run[-1])
    assert run == [TAKE, TAKE + 1, DONE]


def test_the_search_is_bound_to_them() -> None:
    bound = tree_of(GAME, compiled=False).simulate.__globals__["rollout"]
    assert bound.__module__.endswith("threebysixteen.bots.leaf")
