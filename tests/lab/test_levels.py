"""A level is what it says wherever it can be named: nowhere does it silently play greedy.

`tests/cli/test_play.py` has the terminal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.language import SOURCE
from parlour.kernel.records import record_of
from parlour.kernel.state import State, Variant
from parlour.lab import text, zoo
from parlour.lab.gym import SeatEnv, SeatVectorEnv
from parlour.mcp.seats import BotGame
from parlour.search import choose, levels
from parlour.search.arena.matches import Contender, match
from tests.games import cool
from tests.search.heap import GAME as HEAP

SEVEN = Variant.of(HEAP, stones=7, seats=2)
"""Whoever begins wins by taking three; greedy sees nothing in it and takes any."""
GREEDY = "greedy"
SEARCHING = [level.name for level in levels() if level.strength]
SEEDS = range(12)


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has compiled no search, as every program is at first."""
    cool(monkeypatch, "search", HEAP)


def in_the_library(level: str, seed: int) -> Any:
    return choose(SEVEN.new_state(seed=seed).view(0), level, seed)


def in_gym(level: str, seed: int) -> Any:
    env = SeatEnv(SEVEN, seat=1, opponents=level)
    env.reset(seed=seed)
    return env.sitting.state.history


def in_text(level: str, seed: int) -> Any:
    env = text.Env(SEVEN, seat=1, opponents=level)
    env.reset(seed)
    return env.table.state.history


def for_an_assistant(level: str, seed: int) -> Any:
    return BotGame(SEVEN, seat=1, opponents=level, language=SOURCE, seed=seed).view.history


def in_gym_s_own_vectors(level: str, seed: int) -> Any:
    envs: Any = SyncVectorEnv([lambda: SeatEnv(SEVEN, seat=1, opponents=level)])
    return envs.reset(seed=seed)[0].tolist()


def in_the_vector_environment(level: str, seed: int) -> Any:
    envs = SeatVectorEnv(SEVEN, 1, seat="any", copy=False)
    envs.reset(seed=seed)
    seat = int(envs.games.acting[0])
    view = State(SEVEN, record_of(HEAP.dtype, envs.games.views[0].tobytes()), viewer=seat)
    (action,) = choose(view, level, seed)
    return envs.step(np.array([action]))[0].tolist()


def in_pettingzoo(level: str, seed: int) -> Any:
    env: Any = zoo.env(SEVEN)
    env.reset(seed=seed)
    for action in choose(env.unwrapped.sitting.state.view(0), level, seed):
        env.step(action)
    return env.last()[0]["observation"].tolist()


def in_the_parallel_environment(level: str, seed: int) -> Any:
    env = zoo.parallel_env(SEVEN)
    env.reset(seed=seed)
    (action,) = choose(env.sitting.state.view(0), level, seed)
    return env.step({"player_0": action})[0]["player_1"]["observation"].tolist()


def in_openspiel(level: str, seed: int) -> Any:
    openspiel = pytest.importorskip("parlour.lab.openspiel", reason="open-spiel has no wheel for this Python")
    state = openspiel.SpielGame(HEAP, {"stones": 7}).new_initial_state()
    for action in choose(state.play.state.view(0), level, seed):
        state.apply_action(action)
    return state.history()


def in_the_arena(level: str, seed: int) -> Any:
    bots = Contender(level), Contender("random")
    last = list(match(SEVEN, *bots, 2, seed=seed, workers=1, keep=True))[-1]
    (record,) = [
        game.record for pair in last.pairs for game in pair.games if game.record and game.sides[0] == 0
    ]
    return record.entries[0]


INTERFACES: list[Callable[[str, int], Any]] = [
    in_the_library, in_gym, in_text, for_an_assistant, in_gym_s_own_vectors, in_the_vector_environment,
    in_pettingzoo, in_the_parallel_environment, in_openspiel, in_the_arena,
]  # fmt: skip


@pytest.mark.parametrize("played", INTERFACES, ids=lambda played: str(played.__name__))
def test_no_level_plays_as_greedy_does(played: Callable[[str, int], Any]) -> None:
    greedy = [played(GREEDY, seed) for seed in SEEDS]
    for level in SEARCHING:
        assert any(played(level, seed) != greedy[seed] for seed in SEEDS), level
    assert len({repr(played("master", seed)) for seed in SEEDS}) == 1  # it takes three


def test_no_level_plays_as_greedy_does_in_the_processes_of_gym() -> None:
    envs: Any = AsyncVectorEnv([lambda: SeatEnv(SEVEN, seat=1, opponents="master")], context="spawn")
    found = envs.reset(seed=1)[0].tolist()
    envs.close()
    assert found == in_gym_s_own_vectors("master", 1)


@pytest.mark.long
@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("game", catalogue(), ids=lambda game: str(game.slug))
def test_no_level_of_a_game_plays_as_greedy_does(game: Game, level: str) -> None:
    state = Variant.of(game).new_state(seed=11)
    while not state.is_over:
        seat, seed = state.turn[0], len(state.history)
        view = state.view(seat)
        if choose(view, level, seed) != choose(view, GREEDY, seed):
            return
        for action in choose(view, "random", seed):
            state.apply(seat, action)
    pytest.fail(f"{level} played a whole game as greedy does")
