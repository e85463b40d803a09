"""Gymnasium's own checker on every game found; one seat against bots; many games as one environment."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import parlour.lab.gym as lab
from parlour.games import catalogue
from parlour.kernel.errors import BadOption, NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.state import State, Variant
from parlour.lab import loops
from parlour.lab.sitting import VERSION
from parlour.search import choose
from parlour.testing.tiny import GAME

GAMES = catalogue()
ALONE = [game for game in GAMES if 1 in game.seating.seats]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))


def made(game: Game, **settings: Any) -> Any:
    """The environment by the name it is registered under."""
    return gymnasium.make(f"parlour/{game.slug}-v{VERSION}", **settings)


def legal(info: dict[str, Any]) -> list[int]:
    found: list[int] = info["action_mask"].nonzero()[0].tolist()
    return found


def played(env: Any, seed: int) -> list[float]:
    """Play a game at random; the rewards in order."""
    _, info = env.reset(seed=seed)
    random, rewards, over = np.random.default_rng(seed), [], False
    while not over:
        _, reward, over, _, info = env.step(int(random.choice(legal(info))))
        rewards.append(reward)
    return rewards


@every_game
@pytest.mark.parametrize("observation", ["flat", "fields"])
def test_the_checker_passes(game: Game, observation: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # a text that is printed is a picture enough for a person
        warnings.filterwarnings("ignore", ".*[hH]uman.*|.*human-rendering.*")
        check_env(made(game, observation=observation).unwrapped)


@pytest.mark.parametrize("game", ALONE, ids=lambda game: str(game.slug))
def test_a_game_for_one_is_played_alone(game: Game) -> None:
    env = made(game, seats=1)
    rewards = played(env, 3)
    state = env.unwrapped.sitting.state
    assert state.seats == 1
    assert state.is_over
    assert sum(rewards) == pytest.approx(state.returns()[0])


@every_game
def test_the_seat_gets_its_own_return_and_never_anothers_turn(game: Game) -> None:
    seat = max(game.seating.seats) - 1
    env = made(game, seats=max(game.seating.seats), seat=seat)
    _, info = env.reset(seed=1)
    random, total, over = np.random.default_rng(1), 0.0, False
    while not over:
        state = env.unwrapped.sitting.state
        assert seat in state.turn
        assert legal(info) == state.legal_actions(seat)
        assert env.unwrapped.action_masks().nonzero()[0].tolist() == legal(info)
        _, reward, over, _, info = env.step(int(random.choice(legal(info))))
        total += reward
    assert total == pytest.approx(env.unwrapped.sitting.state.returns()[seat])


def test_bots_by_name_by_seat_and_as_functions() -> None:
    asked: list[int | None] = []

    def watched(view: State, seed: int) -> list[int]:
        asked.append(view.viewer)
        return choose(view, "random", seed)

    variant = Variant.of(GAME, seats=3)
    assert played(lab.SeatEnv(variant, seat=0, opponents={1: "greedy", 2: watched}), 3)
    assert set(asked) == {2}


@pytest.mark.parametrize(
    ("opponents", "sentence"),
    [
        ("nobody", "Bots play at random, greedy"),
        (None, "a bot is a level by name, or a function"),
        ("master:effort=-1", "effort must be a number above 0"),
        ("greedy:effort=2", "greedy does not search"),
        ({1: "greedy"}, "opponents lack a bot for seat 2"),
        ({1: "greedy", 2: "greedy", 3: "greedy"}, "for the seats 0 to 2, not for 3"),
    ],
)
def test_opponents_are_checked_before_the_first_game(opponents: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        lab.SeatEnv(Variant.of(GAME, seats=3), opponents=opponents)


@pytest.mark.parametrize("nothing", [[], None])
def test_a_bot_that_does_nothing_is_named(nothing: Any) -> None:
    env = lab.SeatEnv(
        Variant.of(GAME, seats=2, random_start=False), seat=1, opponents=lambda _view, _seed: nothing
    )
    with pytest.raises(ValueError, match="the bot of seat 0 returned no action"):
        played(env, 3)


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    variant = Variant.of(GAME, seats=2)
    env = lab.SeatEnv(variant, seat="random", opponents="greedy", rewards="scores")

    def history(seed: int) -> list[Any]:
        played(env, seed)
        return list(env.sitting.state.history)

    assert history(1) == history(1) != history(2)


def test_a_seat_drawn_by_lot_is_anyones() -> None:
    env = lab.SeatEnv(Variant.of(GAME, seats=3), seat="random")
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_an_illegal_action_loses_and_says_why() -> None:
    variant = Variant.of(GAME, seats=2, random_start=False)
    wrong = GAME.closing[0]
    env = lab.SeatEnv(variant)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]
    assert info["action_mask"].nonzero()[0].tolist() == [0]
    right = env.sitting.state.legal_actions(0)[0]
    assert env.step(right)[1:3] == (0.0, True), "nothing happens until the reset"
    assert env.action_masks().nonzero()[0].tolist() == [0]
    env = lab.SeatEnv(variant, illegal="ignore")
    env.reset(seed=1)
    assert env.step(wrong)[1:3] == (0.0, False)
    env = lab.SeatEnv(variant, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(NotAllowed):
        env.step(wrong)


def test_options_are_checked() -> None:
    with pytest.raises(BadOption):
        made(GAMES[0], seats=99)
    with pytest.raises(ValueError, match="seat must be"):
        made(GAMES[0], seat=99)
    with pytest.raises(ValueError, match=r"or AutoresetMode\.SAME_STEP or"):
        lab.SeatVectorEnv(GAMES[0].slug, autoreset_mode="SAME_STEP")  # type: ignore[arg-type] # it is wrong


@every_game
def test_many_games_are_one_environment(game: Game) -> None:
    envs: Any = gymnasium.make_vec(f"parlour/{game.slug}-v{VERSION}", num_envs=8)
    random = np.random.default_rng(1)
    seen, info = envs.reset(seed=1)
    for _ in range(40):
        assert envs.observation_space.contains(seen)
        actions = np.array(
            [random.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in info["action_mask"]]
        )
        assert envs.action_space.contains(actions)
        seen, rewards, over, cut, info = envs.step(actions)
        assert rewards.shape == over.shape == cut.shape == (8,)
        assert not cut.any()
    envs.close()


def test_the_last_observation_of_a_game_is_handed_over_when_the_next_begins_at_once() -> None:
    envs = lab.SeatVectorEnv(Variant.of(GAME, seats=2), 16, autoreset_mode=AutoresetMode.SAME_STEP)
    _, info = envs.reset(seed=1)
    ended = 0
    for _ in range(40):
        seen, rewards, over, _, info = envs.step(info["action_mask"].argmax(axis=1))
        assert info["action_mask"].any(axis=1).all()
        if over.any():
            np.testing.assert_array_equal(info["_final_obs"], over)
            for i in np.flatnonzero(over):
                assert envs.single_observation_space.contains(info["final_obs"][i])
                assert not np.array_equal(info["final_obs"][i], seen[i])
                last = info["final_info"]
                assert rewards[i] == last["rewards"][i, 0]
                assert last["action_mask"][i].nonzero()[0].tolist() == [loops.DUMMY]
                assert info["_final_info"][i]
                assert last["_seat"][i]
            ended += int(over.sum())
        else:
            assert "final_obs" not in info
    assert ended > 16


def test_self_play_is_told_whose_turn_it_is() -> None:
    envs = lab.SeatVectorEnv(Variant.of(GAME, seats=2), 16, seat="any")
    _, info = envs.reset(seed=1)
    seats = set()
    for _ in range(20):
        seats |= set(info["seat"].tolist())
        _, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
    assert seats == {0, 1}


def test_arrays_are_the_callers_unless_it_says_otherwise() -> None:
    envs = lab.SeatVectorEnv(Variant.of(GAME, seats=2), 4)
    _, info = envs.reset(seed=1)
    kept = info["action_mask"].copy()
    envs.step(kept.argmax(axis=1))
    np.testing.assert_array_equal(info["action_mask"], kept)
    shared = lab.SeatVectorEnv(Variant.of(GAME, seats=2), 4, copy=False)
    assert shared.reset(seed=1)[1]["action_mask"] is shared.games.masks


def test_games_begin_anew_where_the_reset_mask_says_so() -> None:
    envs = lab.SeatVectorEnv(Variant.of(GAME, seats=2), 6, autoreset_mode=AutoresetMode.DISABLED)
    _, info = envs.reset(seed=[3, 3, 4, 4, 5, None])
    seen = envs.reset(seed=[3, 3, 4, 4, 5, 5])[0]
    assert (seen[0::2] == seen[1::2]).all()
    over = np.zeros(6, np.bool_)
    while not over.all():
        seen, _, over, _, info = envs.step(info["action_mask"].argmax(axis=1))
    mask = np.array([True, False, False, False, False, True])
    again, info = envs.reset(seed=9, options={"reset_mask": mask})
    assert (again == seen).all(axis=1).tolist() == (~mask).tolist()
    _, _, over, _, _ = envs.step(info["action_mask"].argmax(axis=1))
    assert over.tolist() == (~mask).tolist()
    with pytest.raises(TypeError, match="truth values"):
        envs.reset(options={"reset_mask": [True] * 6})
    with pytest.raises(ValueError, match="at least one"):
        envs.reset(options={"reset_mask": np.zeros(6, np.bool_)})


@every_game
def test_masks_at_the_end_of_a_game_mark_a_dummy_so_that_no_softmax_is_empty(game: Game) -> None:
    envs: Any = gymnasium.make_vec(f"parlour/{game.slug}-v{VERSION}", num_envs=8)
    random, ended = np.random.default_rng(1), 0
    _, info = envs.reset(seed=1)
    while ended < 8:
        masks = info["action_mask"]
        assert masks.any(axis=1).all()
        _, _, over, _, info = envs.step(np.array([random.choice(mask.nonzero()[0]) for mask in masks]))
        assert (info["action_mask"][over].nonzero()[1] == loops.DUMMY).all()
        ended += int(over.sum())
