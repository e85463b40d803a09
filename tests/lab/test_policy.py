"""Policies as files: written, read, refused, played."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.lab.encoding import Encoding
from parlour.lab.policy import Policy
from parlour.testing.tiny import GAME

EVERY = [game for game in catalogue() if game.table is not None]


def some_policy(game: Game, hidden: int = 8) -> Policy:
    encoding, random = Encoding(game.with_options()), np.random.default_rng(3)
    sizes = [encoding.size, hidden, game.action_count]
    layers = [(random.normal(size=(a, b)), random.normal(size=b)) for a, b in pairwise(sizes)]
    return Policy.of(encoding, layers)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: str(game.slug))
def test_a_policy_is_a_file_and_the_same_player_again(game: Game, tmp_path: Path) -> None:
    policy = some_policy(game)
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    state = game.with_options().new_state(seed=3)
    for _ in range(6):
        if state.is_over:
            break
        seat = state.turn[0]
        view = state.view(seat)
        before = view.to_bytes()
        assert again.fits(view)
        run = again(view, seed=1)
        assert run == policy(view, seed=2)
        assert view.to_bytes() == before
        for action in run:
            state.apply(seat, action)


def test_the_best_scored_legal_action_is_played() -> None:
    encoding = Encoding(GAME.with_options(seats=2, lot=False))
    wish = np.zeros(GAME.action_count)
    wish[[1, 2]] = 1, 2
    wish[GAME.closing[0]] = 5
    policy = Policy.of(encoding, [(np.zeros((encoding.size, GAME.action_count)), wish)])
    view = GAME.with_options(seats=2, lot=False).new_state(seed=7).view(0)
    assert view.legal_actions(0) == [1, 2]
    assert policy(view, seed=1) == [2, GAME.closing[0]]


def test_what_is_no_policy_for_a_game_is_refused(tmp_path: Path) -> None:
    encoding = Encoding(GAME.with_options())
    with pytest.raises(ParlourError, match="layers must lead from"):
        Policy.of(encoding, [(np.zeros((3, GAME.action_count)), np.zeros(GAME.action_count))])
    text = tmp_path / "text.npz"
    text.write_text("no arrays")
    with pytest.raises(ParlourError, match="is no policy"):
        Policy.load(text)
    game = EVERY[0]
    other = some_policy(game)
    path = tmp_path / "old.npz"
    Policy(other.game, other.options, "0" * 16, other.layers).save(path)
    with pytest.raises(ParlourError, match="other observations"):
        Policy.load(path)
    assert not other.fits(GAME.with_options().new_state(seed=1).view(0))
