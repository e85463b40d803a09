"""What `train_weights.py` writes can be read again, and it learns what it is shown."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from td_loops import (
    COMPLETE,
    LEFT,
    MOST,
    Network,
    adjust,
    copy_view,
    features_of,
    forward,
    workspace,
)
from train_weights import (
    FULL,
    TD_LOOPS,
    packed,
    quantised,
    started,
    trained,
)

from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.bots import value_weights
from parlour.games.threebysixteen.bots.single_board import BOARD, SIZES
from parlour.games.threebysixteen.bots.value_network import (
    FEATURES,
    UNITS,
    Board,
    ends_packed,
    heights_packed,
    none,
    plus,
    whole,
)
from parlour.games.threebysixteen.bots.value_weights import OFFSET
from parlour.games.threebysixteen.rules import play
from parlour.games.threebysixteen.rules.board import can_take
from parlour.games.threebysixteen.state import ACTIONS, DONE, MAX_COLUMNS, MAX_RUNS, MAX_TILES, MAX_TOP, TAKE
from parlour.kernel.records import records
from parlour.kernel.state import State, Variant

GAMES = 6000
JUDGED = 12
ACTIONS_BEFORE = 50


def midway(seed: int, actions: int = ACTIONS_BEFORE) -> State:
    """A game alone after some actions at random."""
    state, random = Variant.of(GAME, seats=1).new_state(seed=seed), np.random.default_rng(seed)
    for _ in range(actions):
        state.apply(0, int(random.choice(state.legal_actions(0))))
    return state


@pytest.fixture(scope="module")
def learned() -> tuple[Network, list[float]]:
    """A network after some thousand games, and the share of boards it completed, part by part."""
    said: list[float] = []
    return trained(GAME.compiled.twin().module(TD_LOOPS), GAMES, 1, reports=3, report=said.append), said


def test_it_learns_to_complete_boards(learned: tuple[Network, list[float]]) -> None:
    _, shares = learned
    assert len(shares) == 3
    assert shares[-1] > shares[0]
    assert shares[-1] > 0.005  # random placing completes none of thousands; so few games are a matter of luck


def test_the_same_seed_learns_the_same(learned: tuple[Network, list[float]]) -> None:
    again = trained(GAME.compiled.twin().module(TD_LOOPS), GAMES, 1, reports=3, report=lambda share: None)
    assert all((one == other).all() for one, other in zip(learned[0], again, strict=True))


def test_what_is_written_is_read_again(learned: tuple[Network, list[float]]) -> None:
    net, _ = learned
    read = np.load(BytesIO(packed(net)))
    lanes, scale = quantised(net)
    assert (read["scale"], lanes.shape) == (scale, (FEATURES, UNITS))
    assert (read["whole"] == lanes).all()
    assert (read["bias"] == net.bias).all()
    assert (read["outputs"] == net.outputs).all()
    kept = np.abs(net.weights) < scale * (OFFSET - 1)
    assert np.abs(lanes * scale - net.weights)[kept].max() <= scale


def test_the_weights_that_play_have_the_form_of_those_learned(learned: tuple[Network, list[float]]) -> None:
    file = Path(value_weights.__file__).with_suffix(".npz")
    playing, read = np.load(file), np.load(BytesIO(packed(learned[0])))
    assert {name: (read[name].dtype, read[name].shape) for name in read} == {
        name: (playing[name].dtype, playing[name].shape) for name in playing
    }


@given(st.integers(0, 10_000), st.integers(1, ACTIONS_BEFORE))
def test_the_features_learned_from_add_up_to_the_lanes_that_play(seed: int, steps: int) -> None:
    fields = midway(seed, steps).fields
    board = records(BOARD, 1)[0]
    board.rows, board.heights, board.stacks = fields.rows[0], fields.heights[0], fields.stacks[0]
    found = np.zeros(MOST, np.int32)
    count = features_of(board, fields.left, FULL, found)
    assert len(set(found[:count].tolist())) > 16
    sums = none()
    for feature in found[:count]:
        sums = plus(sums, int(feature))
    rows, heights = ends_packed(board.rows, MAX_RUNS), heights_packed(board.heights, MAX_COLUMNS)
    assert whole(Board(rows, heights, board.stacks, fields.left, FULL))[0] == sums


def test_there_is_room_for_the_features_of_any_board() -> None:
    assert 2 * (MAX_TILES - MAX_RUNS) + 2 * MAX_COLUMNS + MAX_TOP + MAX_RUNS + 1 <= MOST


def test_a_feature_that_never_came_up_weighs_nothing(learned: tuple[Network, list[float]]) -> None:
    net, _ = learned
    silent = ~net.weights.any(axis=1)
    assert silent.any()
    assert not silent.all()


def test_a_step_moves_both_outputs_to_what_came() -> None:
    net = started(np.random.default_rng(3))
    here = workspace()
    listed = np.arange(40, dtype=np.int32) * 7
    said = here.said[MAX_TILES]
    adjust(net, listed, 40, 1.0, 0.0, 0.05, here)
    before = said.copy()
    for _ in range(20):
        adjust(net, listed, 40, 1.0, 0.0, 0.05, here)
    assert said[COMPLETE] > before[COMPLETE] + 0.1
    assert said[LEFT] < before[LEFT] - 0.1


def test_actions_are_judged_by_the_board_after_them_and_their_takes(
    learned: tuple[Network, list[float]],
) -> None:
    net, here, flat = learned[0], workspace(), np.array(FULL, np.int64)
    sizes = records(SIZES, 1)
    sizes.runs, sizes.top, sizes.columns = FULL
    states = [midway(seed) for seed in range(JUDGED)]
    views, masks = records(GAME.dtype, JUDGED), np.zeros((JUDGED, ACTIONS), np.int8)
    for game, state in enumerate(states):
        views[game] = state.view(0).fields
        masks[game, state.legal_actions(0)] = 1
    told = np.full((JUDGED, ACTIONS, 2), np.nan)
    GAME.compiled.twin().module(TD_LOOPS).judge(net, here, views, masks, flat, sizes[0], told)
    assert (np.isnan(told).all(axis=2) == (masks == 0)).all()
    for game, action in np.argwhere(masks):
        after = views[game : game + 1].copy()[0]
        play(after, 0, int(action))
        while action != DONE and (free := [c for c in range(MAX_COLUMNS) if can_take(after, 0, c)]):
            play(after, 0, TAKE + free[0])
        board = here.boards[0]
        copy_view(after, board)
        count = features_of(board, after.left, flat, here.tried)
        outputs = np.zeros(2)
        forward(net, here.tried, count, here.units, outputs)
        assert told[game, action] == pytest.approx(outputs, rel=1e-4)
