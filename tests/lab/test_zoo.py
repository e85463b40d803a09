"""PettingZoo's own tests on every game found, and what they leave out."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.utils.conversions import parallel_to_aec

from parlour.games import catalogue
from parlour.kernel.errors import BadOption, NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.lab import zoo
from parlour.lab.encoding import Encoding
from parlour.testing.cases import Case, cases
from parlour.testing.tiny import GAME

GAMES = (GAME, *catalogue())
CASES = [case for game in GAMES for case in cases(game)]
CYCLES = 40
SETTINGS = {"game", "observation", "rewards", "illegal", "max_cycles", "render_mode", "seat", "opponents"}

# PettingZoo means these for environments that have no action mask beside the observation.
SAID_OF_ALL_MASKED_GAMES = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for said in SAID_OF_ALL_MASKED_GAMES:
            warnings.filterwarnings("ignore", said)
        yield


def several(game: Game) -> Variant:
    """The game with its usual seats, without draws of its options."""
    return Variant.of(game)


# -- their tests ---------------------------------------------------------------------------------------------


@every_case
def test_api(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo.env(case.variant), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@every_case
def test_parallel_api(case: Case) -> None:
    parallel_api_test(zoo.parallel_env(case.variant), num_cycles=CYCLES)


@every_game
def test_a_dictionary_passes_too(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observations? .*")
        api_test(zoo.env(several(game), observation="fields", rewards="scores"), num_cycles=CYCLES)


@every_game
def test_seeds(game: Game) -> None:
    seed_test(lambda: zoo.env(several(game)), num_cycles=CYCLES)
    parallel_seed_test(lambda: zoo.parallel_env(several(game), illegal="ignore"), num_cycles=CYCLES)


class Module:
    """What PettingZoo takes for a module of an environment; its test sends actions that are not legal."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def parallel_env(self, max_cycles: int) -> zoo.Parallel:
        return zoo.parallel_env(self.variant, max_cycles=max_cycles, illegal="ignore")

    def env(self, max_cycles: int) -> Any:
        return parallel_to_aec(self.parallel_env(max_cycles))


@every_game
def test_max_cycles(game: Game) -> None:
    max_cycles_test(Module(several(game)))


@every_game
def test_rendering(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    def made(**settings: Any) -> Any:
        return zoo.env(several(game), **settings)

    render_test(made)
    assert capsys.readouterr().out


# -- ours ----------------------------------------------------------------------------------------------------


def played(env: Any, seed: int, choose: Callable[[np.ndarray[Any, Any]], int]) -> dict[str, float]:
    """Play a whole game; what each agent earned in all."""
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        env.step(None if terminated or truncated else choose(seen["action_mask"]))
    return earned


def first(mask: np.ndarray[Any, Any]) -> int:
    return int(mask.nonzero()[0][0])


@every_game
def test_rewards_are_the_result_of_the_game(game: Game) -> None:
    env = zoo.env(several(game))
    random = np.random.default_rng(3)
    earned = played(env, 5, lambda mask: int(random.choice(mask.nonzero()[0])))
    state = env.unwrapped.sitting.state
    assert state.is_over
    assert list(earned.values()) == state.returns()


@every_game
def test_scores_go_to_the_seats_that_earned_them(game: Game) -> None:
    env = zoo.env(several(game), rewards="scores")
    env.reset(seed=2)
    begin = env.unwrapped.sitting.state.scores()
    random = np.random.default_rng(4)
    earned = played(env, 2, lambda mask: int(random.choice(mask.nonzero()[0])))
    end = env.unwrapped.sitting.state.scores()
    sign = 1 if game.more_is_better else -1
    assert list(earned.values()) == [sign * (b - a) for a, b in zip(begin, end, strict=True)]
    assert any(earned.values()) == (begin != end)


@every_game
def test_masks_are_the_legal_actions_and_observations_those_of_the_view(game: Game) -> None:
    env = zoo.env(several(game))
    env.reset(seed=1)
    encoding = Encoding(env.unwrapped.sitting.variant)
    random = np.random.default_rng(1)
    for _ in range(30):
        state = env.unwrapped.sitting.state
        if state.is_over:
            break
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert seen["action_mask"].nonzero()[0].tolist() == state.legal_actions(seat)
            flat = encoding.flat(state.view(seat).fields, seat)
            np.testing.assert_array_equal(seen["observation"], flat)
        env.step(int(random.choice(state.legal_actions(state.turn[0]))))


def test_an_illegal_action_loses_unless_it_is_to_be_ignored_or_raised() -> None:
    variant = Variant.of(GAME, seats=2, random_start=False)
    wrong = GAME.closing[0]  # a turn cannot be ended before a card is laid
    env = zoo.env(variant)
    env.reset(seed=7)
    env.step(wrong)
    assert env.unwrapped.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.unwrapped.terminations.values())
    assert env.unwrapped.infos["player_0"]["illegal"]
    env = zoo.env(variant, illegal="ignore")
    env.reset(seed=7)
    env.step(wrong)
    assert env.agent_selection == "player_0"
    assert not any(env.unwrapped.terminations.values())
    env = zoo.env(variant, illegal="raise")
    env.reset(seed=7)
    with pytest.raises(NotAllowed):
        env.step(wrong)


def test_all_that_are_due_act_at_once_in_the_parallel_environment() -> None:
    env = zoo.parallel_env(Variant.of(GAME, seats=2, random_start=False))
    seen, _ = env.reset(seed=7)
    env.step({agent: first(seen[agent]["action_mask"]) for agent in env.agents})
    assert [entry.actor for entry in env.sitting.state.history if entry.actor >= 0] == [0, 1]


def test_all_that_are_due_must_act_in_the_parallel_environment_or_nobody_does() -> None:
    env = zoo.parallel_env(Variant.of(GAME, seats=2, random_start=False))
    seen, _ = env.reset(seed=7)
    before = env.state().tobytes()
    with pytest.raises(ValueError, match="no action of player_1"):
        env.step({"player_0": first(seen["player_0"]["action_mask"])})
    assert env.state().tobytes() == before


def test_nothing_happens_after_the_end_of_the_parallel_environment() -> None:
    env = zoo.parallel_env(Variant.of(GAME, seats=2, random_start=False))
    env.reset(seed=7)
    env.step(dict.fromkeys(env.agents, GAME.closing[0]))
    assert env.agents == []
    assert env.step({"player_0": 1}) == ({}, {}, {}, {}, {})


def test_the_native_environment_is_cut_off_after_so_many_actions_a_seat() -> None:
    env = zoo.env(Variant.of(GAME, seats=2, random_start=False, top=5), max_cycles=3)
    env.reset(seed=7)
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if truncated:
            break
        assert not terminated
        env.step(first(seen["action_mask"]))
        steps += 1
    assert steps == 6


def test_options_are_taken_by_name_and_wrong_ones_are_named() -> None:
    assert zoo.env(Variant.of(GAME, seats=3)).unwrapped.possible_agents == [f"player_{s}" for s in range(3)]
    with pytest.raises(BadOption, match="seats"):
        zoo.env(catalogue()[0].slug, seats=99)
    with pytest.raises(ValueError, match="already"):
        zoo.env(Variant.of(GAME), seats=2)
    with pytest.raises(ValueError, match="'flat' or 'fields'"):
        zoo.env(Variant.of(GAME), observation="picture")
    with pytest.raises(ValueError, match="max_cycles must be a whole number from 1, not -1"):
        zoo.env(Variant.of(GAME), max_cycles=-1)


@every_game
def test_no_option_of_a_game_has_the_name_of_a_setting(game: Game) -> None:
    assert not SETTINGS & {option.name for option in game.all_options}


def test_the_whole_record_is_there_for_those_who_may_see_it() -> None:
    env = zoo.env(Variant.of(GAME))
    env.reset(seed=3)
    state = env.unwrapped.state()
    assert env.unwrapped.state_space.contains(state)
    assert state.tobytes() == env.unwrapped.sitting.state.to_bytes()
