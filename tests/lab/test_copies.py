"""Environments can be copied, pickled, saved and restored, and go on as the original would."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import gymnasium
import numpy as np
import pytest

import parlour.lab.gym as lab
from parlour.games import catalogue
from parlour.kernel.batch import new_states
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.lab import zoo
from parlour.lab.sitting import VERSION
from parlour.lab.vector import Games
from parlour.testing.tiny import GAME

N = 24
STEPS = 12

every_game = pytest.mark.parametrize("game", [GAME, *catalogue()], ids=lambda game: str(game.slug))


def vector(game: Game) -> Games:
    games = Games(Variant.of(game), N)
    games.reset(3)
    return games


def vector_environment(game: Game) -> lab.SeatVectorEnv:
    envs = lab.SeatVectorEnv(Variant.of(game), N, seat="any")
    envs.reset(seed=3)
    return envs


def environment(game: Game) -> Any:
    env = lab.SeatEnv(Variant.of(game), opponents="random")
    env.reset(seed=3)
    return env


def one_by_one(game: Game) -> Any:
    env = zoo.env(Variant.of(game))
    env.reset(seed=3)
    return env


def together(game: Game) -> Any:
    env = zoo.parallel_env(Variant.of(game))
    env.reset(seed=3)
    return env


MAKERS = (vector, vector_environment, environment, one_by_one, together)
every_kind = pytest.mark.parametrize("make", MAKERS, ids=lambda make: str(make.__name__))


def pick(mask: Any, random: np.random.Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(random.choice(legal)) if len(legal) else 0


def play(env: Any, random: np.random.Generator) -> bytes:
    """Some random steps; everything the environment returned for them."""
    told: list[Any] = []
    for _ in range(STEPS):
        if isinstance(env, Games):
            env.step(env.random_legal(random))
            told += [env.states, env.rewards, env.masks, env.observe(), env.views]
        elif isinstance(env, lab.SeatVectorEnv):
            masks = env.games.masks
            told += env.step(np.array([pick(mask, random) for mask in masks]))[:4]
        elif isinstance(env, lab.SeatEnv):
            seen, reward, over, _, _ = env.step(pick(env.action_masks(), random))
            told += [seen, reward, over]
            if over:
                told.append(env.reset()[0])
        elif isinstance(env, zoo.Parallel):
            if not env.agents:
                env.reset()
            actions = {agent: pick(env.observe(agent)["action_mask"], random) for agent in env.agents}
            seen, rewards, *_ = env.step(actions)
            told += [seen[agent]["observation"] for agent in seen] + [list(rewards.values())]
        else:
            if not env.agents:
                env.reset()
            observation, reward, terminated, _, _ = env.last()
            told += [observation["observation"], reward]
            env.step(None if terminated else pick(observation["action_mask"], random))
    return b"".join(np.asarray(one).tobytes() for one in told)


def goes_on(pickled: bytes) -> bytes:
    """What a pickled environment does in another process."""
    return play(pickle.loads(pickled), np.random.default_rng(5))  # noqa: S301 # our own bytes


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Callable[[bytes], bytes]]:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        yield lambda pickled: pool.submit(goes_on, pickled).result()


@every_game
@every_kind
def test_a_copy_and_a_pickle_go_on_as_the_original(
    make: Callable[[Game], Any], game: Game, elsewhere: Callable[[bytes], bytes]
) -> None:
    env = make(game)
    begun = play(env, np.random.default_rng(4))
    pickled, copied = pickle.dumps(env), copy.deepcopy(env)
    wanted = play(env, np.random.default_rng(5))
    assert play(copied, np.random.default_rng(5)) == wanted != begun
    assert goes_on(pickled) == wanted
    assert elsewhere(pickled) == wanted
    assert play(env, np.random.default_rng(5)) != wanted, "it moves on"


@every_game
def test_a_batch_goes_back_to_what_it_saved(game: Game) -> None:
    games = vector(game)
    play(games, np.random.default_rng(4))
    saved = games.save()
    wanted, finished = play(games, np.random.default_rng(5)), games.finished
    games.restore(saved)
    assert play(games, np.random.default_rng(5)) == wanted
    assert games.finished == finished
    assert play(copy.copy(games), np.random.default_rng(6)) == play(games, np.random.default_rng(6))


def test_a_batch_of_states_is_copied_and_pickled() -> None:
    states = new_states(Variant.of(GAME), N, seed=3)
    for other in (copy.deepcopy(states), pickle.loads(pickle.dumps(states))):  # noqa: S301 # our own bytes
        other.play_out()
        assert not states.is_over().any()
    states.play_out()
    assert states.fields.tobytes() == other.fields.tobytes()


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: str(game.slug))
def test_wrapped_environments_are_copied_too(game: Game) -> None:
    env = gymnasium.make(f"parlour/{game.slug}-v{VERSION}")
    env.reset(seed=3)
    other = copy.deepcopy(env)
    assert goes_on(pickle.dumps(env.unwrapped)) == play(other.unwrapped, np.random.default_rng(5))
