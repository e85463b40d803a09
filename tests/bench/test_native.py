"""The C programs of the benchmarks play the kernel's games; a limit on other games would say nothing."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

from bench import limits, native
from parlour.kernel import batch
from parlour.kernel.compile.twin import compiling
from parlour.kernel.game import Game
from parlour.kernel.state import Variant

pytestmark = [
    pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc on the PATH"),
    pytest.mark.skipif(not compiling(), reason="PARLOUR_COMPILE=0 switches compiling off"),
]


def test_the_programs_of_connect_four_play_the_kernel_s_games() -> None:
    limits.check_connect_four(games=300)


@pytest.mark.parametrize("game", limits.games(), ids=lambda game: game.slug)
def test_limits_play_the_kernel_s_games(game: Game) -> None:
    limits.check(game, games=50)


def test_limits_are_there() -> None:
    assert len(limits.games()) >= 2


def test_another_game_would_be_noticed() -> None:
    game = limits.games()[0]
    one, other = (batch.new_states(Variant.of(game), 3, seed=seed, workers=1) for seed in (1, 2))
    one.play_out()
    native.play_out(other, limits.source(game), native.PLAIN)
    assert one.fields.tobytes() != other.fields.tobytes()


def test_a_record_of_another_shape_is_refused_by_the_compiler() -> None:
    gaps = np.dtype(
        {"names": ["one", "two"], "formats": [np.int8, np.int8], "offsets": [0, 5], "itemsize": 6}
    )
    assert "_Static_assert(offsetof(State, two) == 5" in native.struct(gaps)
