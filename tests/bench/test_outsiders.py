"""OpenSpiel's players at our tables: legal actions, from a seat's view alone."""

from __future__ import annotations

import importlib.util

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None or importlib.util.find_spec("open_spiel") is None,
    reason="open-spiel is not installed",
)


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.slug)
def test_an_outsider_plays_what_is_legal_and_leaves_the_view_as_it_was(game: Game) -> None:
    from bench.outsiders import at_the_table, information_set_mcts, mcts

    state = Variant.of(game, seats=2).new_state(seed=3)
    seat = state.turn[0]
    view = state.view(seat)
    before = view.to_bytes()
    table = at_the_table(view, seed=4)
    make = information_set_mcts if game.hidden else mcts
    action = make(table, 5, 8).step(table)
    assert action in state.legal_actions(seat)
    assert view.to_bytes() == before
    assert table.current_player() == seat


@pytest.mark.parametrize("game", [g for g in catalogue() if g.hidden], ids=lambda game: game.slug)
def test_what_an_outsider_gets_looks_like_the_view_whatever_is_hidden(game: Game) -> None:
    from bench.outsiders import at_the_table

    state = Variant.of(game, seats=2).new_state(seed=3)
    seat = state.turn[0]
    view = state.view(seat)
    for seed in range(5):
        dealt = at_the_table(view, seed).play.state
        assert dealt.view(seat).to_bytes() == view.to_bytes()
