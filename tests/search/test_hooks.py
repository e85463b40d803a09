"""What games tell the search: numbers it can use, on every kind of position; asking changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.records import copied
from parlour.kernel.rng import random as generator
from parlour.kernel.state import State, Variant
from parlour.search.hooks import HOOKS
from parlour.search.players.plain import random_run
from parlour.testing.cases import cases

LONG_ENOUGH = 1000
"""Entries of a playout, in games of some hundred."""
TELLING = [game for game in catalogue() if any(hasattr(game.bots, name) for name in HOOKS)]


def positions(game: Game) -> Iterator[State]:
    """Full states from a random game for each number of seats, single actions apart."""
    for seats in game.seating.seats:
        state = Variant.of(game, seats=seats).new_state(seed=seats)
        random = Random(seats)
        for step in range(7):
            if state.is_over:
                break
            yield state
            seat = random.choice(state.turn)
            for action in random_run(state.view(seat), step):
                yield state
                state.apply(seat, action)


def told(game: Game) -> Any:
    """The hooks of a game."""
    return game.bots


@pytest.fixture(params=TELLING, ids=lambda game: str(game.slug))
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_weights_are_finite_and_leave_something_to_choose(game: Game) -> None:
    if not hasattr(game.bots, "weigh"):
        pytest.skip("this game weighs nothing")
    for state in positions(game):
        for seat in state.turn:
            legal = np.array(state.legal_actions(seat), np.int32)
            out = np.full(len(legal), -1.0)
            before = state.to_bytes()
            told(game).weigh(state.fields, seat, legal, len(legal), out)
            assert state.to_bytes() == before
            assert all(isfinite(weight) and weight >= 0 for weight in out)
            assert out.max() > 0


def test_a_play_out_chooses_one_of_the_actions(game: Game) -> None:
    if not hasattr(game.bots, "rollout"):
        pytest.skip("this game plays out at random")
    random = generator(1)
    for state in positions(game):
        for seat in state.turn:
            legal = np.array(state.legal_actions(seat), np.int32)
            before = state.to_bytes()
            assert 0 <= told(game).rollout(state.fields, seat, legal, len(legal), random) < len(legal)
            assert state.to_bytes() == before


def test_estimates_lie_within_the_returns(game: Game) -> None:
    if not hasattr(game.bots, "estimate"):
        pytest.skip("this game is played out to its end")
    low, high = game.returns_range
    for state in positions(game):
        out = np.full(state.seats, np.nan)
        before = state.to_bytes()
        told(game).estimate(state.fields, out)
        assert state.to_bytes() == before
        assert all(low <= value <= high for value in out)
        if state.seats == 2:
            assert out.sum() == pytest.approx(0, abs=1e-9)
        assert told(game).horizon(state.fields) >= 0


ENDLESS = [
    case.variant for game in catalogue() for case in cases(game) if not game.max_turns(case.variant.options)
]


@pytest.mark.parametrize("variant", ENDLESS, ids=lambda variant: str(variant.game.slug))
def test_where_nothing_ends_a_game_play_outs_are_cut_off(variant: Variant) -> None:
    """A bot at such a table would wait for one that wanders."""
    for seed in range(3):
        assert told(variant.game).horizon(variant.new_state(seed=seed).fields) < LONG_ENOUGH


NARROWING = [game for game in catalogue() if hasattr(game.bots, "narrow")]


@pytest.mark.parametrize("game", NARROWING, ids=lambda game: str(game.slug))
def test_a_smaller_game_offers_the_same_actions_to_its_first_seat(game: Game) -> None:
    narrowed, out = 0, np.zeros(game.max_legal, np.int32)
    for state in positions(game):
        for seat in state.turn:
            view = state.view(seat)
            fields = copied(view.fields)
            seats = int(told(game).narrow(fields, seat))
            assert 0 <= seats <= state.seats
            if seats:
                narrowed += 1
                assert int(game.rules.turn(fields)) & 1
                count = game.rules.legal(fields, 0, out)
                assert out[:count].tolist() == view.legal_actions(seat)
    assert narrowed
