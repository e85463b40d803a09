"""OpenSpiel's own tests on every game found, and its algorithms on them."""

from __future__ import annotations

import json
import unittest
import warnings
from collections import Counter
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="open-spiel has no wheel for this Python")

from parlour.games import catalogue  # noqa: E402 # after the question whether OpenSpiel is there
from parlour.kernel.game import Game  # noqa: E402 # the same
from parlour.kernel.options import WholeOption  # noqa: E402 # the same
from parlour.kernel.state import Variant  # noqa: E402 # the same
from parlour.lab import openspiel  # noqa: E402 # the same
from parlour.testing.tiny import GAME  # noqa: E402 # the same

openspiel.register(GAME)
GAMES = (GAME, *catalogue())
SHORT = 60
"""Entries of a game that is written and read back at every step."""
STATES = 60
SMALL = 3000
"""Positions of a game small enough to walk through whole."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))


def loaded(game: Game, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + game.slug, parameters)


def lowest(game: Game) -> dict[str, Any]:
    """The game at its smallest: every number among its options at its least, two seats."""
    found = {o.name: o.low for o in game.options if isinstance(o, WholeOption)}
    return {**found, "seats": 2} if 2 in game.seating.seats else found


def count(state: Any, most: int) -> Counter[str]:
    """The positions under a state by kind, up to a bound."""
    kind = "terminal" if state.is_terminal() else "chance" if state.is_chance_node() else "playable"
    found = Counter({kind: 1})
    actions = [] if state.is_terminal() else state.legal_actions()
    for action in actions:
        if found.total() > most:
            break
        found += count(state.child(action), most - found.total())
    return found


def made(base: Any, game: Any, name: str) -> type[unittest.TestCase]:
    """A class of OpenSpiel's tests for one game, as OpenSpiel makes them."""
    return type(name, (base,), {"game": game, "game_name": name})


def run(suite: type[unittest.TestCase]) -> int:
    """Run a class of OpenSpiel's tests; how many there were."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    for _, said in [*result.errors, *result.failures]:
        pytest.fail(said)
    return result.testsRun


@pytest.fixture(scope="module")
def api() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of games of theirs that it imports
        from open_spiel.integration_tests import api_test
    return api_test


@every_game
def test_random_simulation(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(loaded(game, horizon=SHORT), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@every_game
def test_api(game: Game, api: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = api.sample_some_states.sample_some_states
    monkeypatch.setattr(
        api.sample_some_states, "sample_some_states", lambda game, max_states: sample(game, max_states=STATES)
    )
    assert run(made(api.EnforceAPIOnPartialTreeBase, loaded(game), game.slug)) == 5


def test_api_on_whole_trees(api: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    walked = 0
    for game in catalogue():
        if 2 not in game.seating.seats or game.max_turns(Variant.of(game, **lowest(game)).options) == 0:
            continue
        small = loaded(game, **lowest(game))
        found = count(small.new_initial_state(), SMALL)
        if found.total() > SMALL:
            continue
        numbers = (found["chance"], found["playable"], found["terminal"])
        monkeypatch.setitem(api.TOTAL_NUM_STATES, game.slug, numbers)
        recalled = len(api._assert_is_perfect_recall(small))
        monkeypatch.setitem(api.PERFECT_RECALL_NUM_STATES, game.slug, recalled)
        assert run(made(api.EnforceAPIOnFullTreeBase, small, game.slug)) == 8
        walked += 1
    assert walked


# -- algorithms ----------------------------------------------------------------------------------------------


def finished(state: Any, bots: list[Any], random: np.random.RandomState) -> list[float]:
    """Play on to the end; the returns."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


def uniform(player: int) -> Any:
    return pyspiel.make_uniform_random_bot(player, player + 1)


def test_mcts_beats_random_play() -> None:
    from open_spiel.python.algorithms import mcts

    game = loaded(GAME, random_start=False)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 1.4, 40, evaluator, random_state=random)
    results = [finished(game.new_initial_state(), [bot, uniform(1)], random)[0] for _ in range(8)]
    assert sum(results) > 0


@pytest.mark.long
def test_information_set_mcts_plays_by_what_a_seat_knows() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = loaded(GAME, random_start=False)
    random = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.4,
        max_simulations=40,
        random_state=random,
        allow_inconsistent_action_sets=True,
    )
    results = [finished(game.new_initial_state(), [bot, uniform(1)], random)[0] for _ in range(8)]
    assert sum(results) > 0


def test_a_resampled_state_looks_the_same_to_its_player() -> None:
    game = loaded(GAME, random_start=False)
    random = np.random.RandomState(3)
    hands = set()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for _ in range(20):
        other = state.resample_from_infostate(0, random.uniform)
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.information_state_tensor(0) == state.information_state_tensor(0)
        assert other.legal_actions(0) == state.legal_actions(0)
        hands.add(other.information_state_string(1))
    assert len(hands) > 1


# -- ours ----------------------------------------------------------------------------------------------------


@every_game
def test_positions_and_odds_are_those_of_the_game(game: Game) -> None:
    spiel = loaded(game)
    state = spiel.new_initial_state()
    random = np.random.RandomState(5)
    ours = state.get_game().variant.new_state(draws="manual")
    for _ in range(40):
        if ours.is_over:
            break
        outcomes = [k for k, _ in ours.chance_outcomes()]
        if outcomes:
            odds = [float(p) for _, p in ours.chance_outcomes()]
            assert state.chance_outcomes() == list(enumerate(odds)), "numbered from 0 without gaps"
            assert len(odds) <= spiel.max_chance_outcomes() == len(state.legal_actions_mask())
            actor = -1
        else:
            actor = state.current_player()
            assert actor == ours.turn[0]
            assert state.legal_actions() == ours.legal_actions(actor)
        action = int(random.choice(state.legal_actions()))
        entry = outcomes[action] if outcomes else action
        player = int(pyspiel.PlayerId.CHANCE) if outcomes else actor
        assert state.action_to_string(player, action) == ours.action_text(actor, entry)
        state.apply_action(action)
        ours.apply(actor, entry)
        assert str(state) == ours.text()
    assert state.is_terminal() == ours.is_over


@every_game
def test_structs_name_fields_and_parts(game: Game) -> None:
    """A state's fields, what of them a player knows, and each legal action or outcome, both ways."""
    state = loaded(game).new_initial_state()
    for turn in range(40):
        if state.is_terminal():
            break
        for number in state.legal_actions():
            assert state.struct_to_actions(state.action_to_struct(number)) == [number]
        state.apply_action(state.legal_actions()[turn % len(state.legal_actions())])
    fields = state.to_struct().to_dict()
    assert json.loads(state.to_json()) == fields
    assert set(fields) == set(game.dtype.names or ())
    known = state.to_observation_struct(0).to_dict()
    view = state.play.state.view(0).fields
    assert known == {name: np.asarray(view[name]).tolist() for name in fields}


def test_a_draw_has_no_outcome_beyond_its_last() -> None:
    state = loaded(GAME).new_initial_state()
    for wrong in (1000, len(state.chance_outcomes())):
        with pytest.raises(ValueError, match="the draw has outcomes 0 to"):
            state.clone().apply_action(wrong)


def test_a_game_is_cut_off_at_its_horizon() -> None:
    game = loaded(GAME, horizon=7)
    state = game.new_initial_state()
    for _ in range(7):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert game.max_game_length() == 7
    with pytest.raises(ValueError, match=r"horizon must be a whole number from 1, or 0 .*, not -1"):
        loaded(GAME, horizon=-1)


def test_options_are_parameters_and_wrong_ones_are_named() -> None:
    assert loaded(GAME, seats=3).num_players() == 3
    options = {"seats": 3, "jokers": "two", "random_start": False}
    again = pyspiel.load_game(str(loaded(GAME, **options)))
    assert again.variant.options_text() == Variant.of(GAME, **options).options_text()
    with pytest.raises(Exception, match="seats must be"):
        loaded(GAME, seats=9)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = loaded(GAME).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = str(state)
    wrong = next(action for action in range(GAME.action_count) if action not in state.legal_actions())
    with pytest.raises(ValueError, match="rule"):
        state.apply_action(wrong)
    assert str(state) == before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="the game is over: nobody acts"):
        state.apply_action(wrong)
