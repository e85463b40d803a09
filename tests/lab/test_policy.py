"""Policies as files: written, read, refused, played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.lab.encoding import Encoding
from parlour.lab.policy import Policy, seat_at_tables
from parlour.search import Level, choose
from parlour.search.levels import remove_level
from parlour.testing.tiny import GAME

EVERY = [game for game in catalogue() if game.display is not None]


def some_policy(game: Game, hidden: int = 8) -> Policy:
    encoding, random = Encoding(Variant.of(game)), np.random.default_rng(3)
    sizes = [encoding.size, hidden, game.action_count]
    layers = [(random.normal(size=(a, b)), random.normal(size=b)) for a, b in pairwise(sizes)]
    return Policy.of(encoding, layers)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: str(game.slug))
def test_a_policy_is_a_file_and_the_same_player_again(game: Game, tmp_path: Path) -> None:
    policy = some_policy(game)
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    state = Variant.of(game).new_state(seed=3)
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
    encoding = Encoding(Variant.of(GAME, seats=2, random_start=False))
    wish = np.zeros(GAME.action_count)
    wish[[1, 2]] = 1, 2
    wish[GAME.closing[0]] = 5
    policy = Policy.of(encoding, [(np.zeros((encoding.size, GAME.action_count)), wish)])
    view = Variant.of(GAME, seats=2, random_start=False).new_state(seed=7).view(0)
    assert view.legal_actions(0) == [1, 2]
    assert policy(view, seed=1) == [2, GAME.closing[0]]


def test_what_is_no_policy_for_a_game_is_refused(tmp_path: Path) -> None:
    encoding = Encoding(Variant.of(GAME))
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
    assert not other.fits(Variant.of(GAME).new_state(seed=1).view(0))


def test_at_a_larger_table_it_looks_at_as_many_seats_as_it_knows() -> None:
    small, large = (Encoding(Variant.of(GAME, seats=n, random_start=False)) for n in (2, 3))
    weights = np.random.default_rng(5).normal(size=(small.size, GAME.action_count))
    policy = Policy.of(small, [(weights, np.zeros(GAME.action_count))])
    for seat in range(3):
        view = Variant.of(GAME, seats=3, random_start=False).new_state(seed=7).view(seat)
        row = small.split(large.flat(view.fields, seat)[small.within(large)])
        assert policy.fits(view)
        whole = large.split(large.flat(view.fields, seat))
        np.testing.assert_array_equal(row["held"], whole["held"][:2])
        if seat in view.turn:
            first = policy(view, seed=1)[0]
            scores = policy.scores(np.concatenate([part.reshape(-1) for part in row.values()]))
            legal = view.legal_actions(seat)
            assert first == legal[int(np.argmax(scores[legal]))]
    two = Variant.of(GAME, seats=2, random_start=False).new_state(seed=7).view(0)
    wider = Policy.of(large, [(np.zeros((large.size, GAME.action_count)), np.zeros(GAME.action_count))])
    assert not wider.fits(two)
    with pytest.raises(ParlourError, match="does not see a table like this one"):
        wider(two, seed=1)


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[tuple[Policy, Level]]:
    policy = some_policy(EVERY[0])
    policy.save(tmp_path / "my-learner.npz")
    level = seat_at_tables(tmp_path / "my-learner.npz")
    yield policy, level
    remove_level(level.name)


def test_a_policy_can_be_seated_at_a_table(seated: tuple[Policy, Level]) -> None:
    policy, level = seated
    assert (level.name, level.label) == ("my-learner", "My learner")
    view = Variant.of(EVERY[0]).new_state(seed=3)
    view = view.view(view.turn[0])
    assert choose(view, "my-learner", 1) == policy(view, seed=1)
    elsewhere = Variant.of(GAME, random_start=False).new_state(seed=3).view(0)
    assert choose(elsewhere, "my-learner", 1) == choose(elsewhere, "greedy", 1)


def test_the_server_offers_it(seated: tuple[Policy, Level]) -> None:
    from parlour.server.web.game_info import level_infos

    assert seated[1].about in [info.about for info in level_infos()]


def test_no_policy_takes_the_name_of_a_level(tmp_path: Path) -> None:
    some_policy(EVERY[0]).save(tmp_path / "greedy.npz")
    with pytest.raises(ParlourError, match="already"):
        seat_at_tables(tmp_path / "greedy.npz")
