"""The weights come from `learning`: what it writes can be read again, and it learns what it is shown."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.learning import LESSONS, OFFSET, quantised, started, text_of, trained
from parlour.games.threebysixteen.lessons import COMPLETE, LEFT, Network, adjust, room
from parlour.games.threebysixteen.outlook import FEATURES, UNITS
from parlour.games.threebysixteen.state import MAX_TILES
from parlour.kernel.twin import twin

GAMES = 6000


@pytest.fixture(scope="module")
def learned() -> tuple[Network, list[float]]:
    """A network after some thousand games, and the share of boards it completed, part by part."""
    said: list[float] = []
    return trained(twin(GAME).module(LESSONS), GAMES, 1, reports=3, say=said.append), said


def test_it_learns_to_complete_boards(learned: tuple[Network, list[float]]) -> None:
    _, shares = learned
    assert len(shares) == 3
    assert shares[-1] > shares[0]
    assert shares[-1] > 0.02  # random placing completes none of thousands


def test_the_same_seed_learns_the_same(learned: tuple[Network, list[float]]) -> None:
    again = trained(twin(GAME).module(LESSONS), GAMES, 1, reports=3, say=lambda share: None)
    assert all((one == other).all() for one, other in zip(learned[0], again, strict=True))


def test_what_is_written_is_read_again(learned: tuple[Network, list[float]], tmp_path: Path) -> None:
    net, _ = learned
    path = tmp_path / "weights.py"
    path.write_text(text_of(net, GAMES, 1), encoding="utf-8")
    read = runpy.run_path(str(path))
    whole, scale = quantised(net)
    assert read["OFFSET"] == OFFSET
    assert read["SCALE"] == pytest.approx(scale)
    assert read["BIAS"] == pytest.approx(net.bias, rel=1e-4)
    assert read["FIGURES"] == pytest.approx(net.figures, rel=1e-4)
    lanes = read["LANES"].view(np.uint16).astype(int) - OFFSET
    assert lanes.shape == (FEATURES, UNITS)
    assert (lanes == whole).all()
    kept = np.abs(net.weights) < scale * (OFFSET - 1)
    assert np.abs(lanes * scale - net.weights)[kept].max() <= scale


def test_a_feature_that_never_came_up_weighs_nothing(learned: tuple[Network, list[float]]) -> None:
    net, _ = learned
    silent = ~net.weights.any(axis=1)
    assert silent.any()
    assert not silent.all()


def test_a_step_moves_both_figures_to_what_came() -> None:
    net = started(np.random.default_rng(3))
    here = room()
    listed = np.arange(40, dtype=np.int32) * 7
    said = here.said[MAX_TILES]
    adjust(net, listed, 40, 1.0, 0.0, 0.05, here)
    before = said.copy()
    for _ in range(20):
        adjust(net, listed, 40, 1.0, 0.0, 0.05, here)
    assert said[COMPLETE] > before[COMPLETE] + 0.1
    assert said[LEFT] < before[LEFT] - 0.1
