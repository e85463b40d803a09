"""Bots for any game: they keep to the rules, know their view alone, and repeat themselves for a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.rng import random as random_record
from parlour.kernel.state import State, Variant
from parlour.search import choose, levels
from parlour.search.players.loops import VALUES
from parlour.search.players.plain import greedy_run, loops_of, quickest_loops, random_run
from parlour.search.turn import Strength, searched_run
from parlour.testing.tiny import GAME
from tests.games import cool
from tests.play import revealing
from tests.search import liking

END = GAME.closing[0]
GAMES = (GAME, *catalogue())
NAMES = [f"{level.name}:effort=0.02" if level.strength else level.name for level in levels()]
"""Every level, quick: it waits for its search, and thinks a little."""
PRINTED = {"seats": 2, "random_start": False}


def view(seat: int = 0, seed: int = 7, game: Game = GAME, **options: object) -> State:
    return Variant.of(game, **{**PRINTED, **options}).new_state(seed=seed).view(seat)


def played(state: State, run: list[int]) -> State:
    after = state.copy()
    for action in run:
        assert state.viewer is not None
        after.apply(state.viewer, action)
    return after


def value(looked: State, fields: Any) -> tuple[float, ...]:
    """How good a record is for the viewing seat, as the greedy player sees it."""
    game, seats, teams = looked.game, looked.seats, looked.variant.teams
    assert looked.viewer is not None
    rivals = sum(1 << seat for seat in range(seats) if teams[seat] != teams[looked.viewer])
    sign, out = 1 if game.more_is_better else -1, np.zeros(VALUES)
    room = np.zeros(seats, np.int32), np.zeros(seats)
    loops_of(game, compiled=False).rate(fields, looked.viewer, rivals, sign, *room, out)
    return tuple(out.tolist())


def searched(looked: State, seed: int) -> list[int]:
    return searched_run(looked, seed, Strength(40, seconds=60.0))


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_a_run_keeps_to_the_rules_up_to_the_end_of_the_turn(game: Game, level: str) -> None:
    state = Variant.of(game).new_state(seed=5)
    for turn in range(8):
        if state.is_over:
            break
        seat = state.turn[turn % len(state.turn)]
        looked = state.view(seat)
        before = looked.to_bytes()
        run = choose(looked, level, turn)
        assert looked.to_bytes() == before
        end = played(looked, run)
        assert end.turn != looked.turn or run[-1] in game.closing
        for action in run:
            state.apply(seat, action)


@pytest.mark.parametrize("level", NAMES)
def test_the_same_view_and_seed_give_the_same_run(level: str) -> None:
    assert choose(view(), level, 3) == choose(view(), level, 3)
    assert len({tuple(choose(view(top=5, seed=2), level, seed)) for seed in range(40)}) > 1


@pytest.mark.parametrize("level", NAMES)
def test_what_others_hold_changes_nothing(level: str) -> None:
    looked = view(top=5)
    for seed in range(10):
        dealt = looked.guess(random_record(seed)).view(0)
        assert [choose(dealt, level, s) for s in range(5)] == [choose(looked, level, s) for s in range(5)]


def test_a_bot_is_never_given_the_full_state() -> None:
    full = Variant.of(GAME, **PRINTED).new_state(seed=7)
    with pytest.raises(ParlourError, match="never the full state"):
        choose(full, "greedy", 1)


def test_a_bot_that_is_not_due_is_told_so() -> None:
    state = Variant.of(GAME, **PRINTED).new_state(seed=7)
    for action in choose(state.view(0), "random", 1):
        state.apply(0, action)
    with pytest.raises(ParlourError, match="seat 0 is not due"):
        choose(state.view(0), "random", 1)


def test_an_unknown_level_names_those_there_are() -> None:
    with pytest.raises(ParlourError, match=r"Bots play at random, greedy, .*, not “deep”"):
        choose(view(), "deep", 1)


def test_random_takes_every_first_action_about_equally_often() -> None:
    looked = view(top=5, jokers="two", seed=4)
    legal = looked.legal_actions(0)
    first = Counter(choose(looked, "random", seed)[0] for seed in range(200 * len(legal)))
    assert sorted(first) == legal
    assert all(140 < count < 260 for count in first.values())


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: str(game.slug))
def test_greedy_ends_no_worse_than_any_random_run(game: Game) -> None:
    state = Variant.of(game).new_state(seed=11)
    for turn in range(6):
        if state.is_over:
            break
        seat = state.turn[0]
        looked = state.view(seat)
        best = value(looked, played(looked, choose(looked, "greedy", turn)).fields)
        others = [value(looked, played(looked, choose(looked, "random", seed)).fields) for seed in range(10)]
        assert best >= max(others)
        for action in choose(looked, "random", turn):
            state.apply(seat, action)


def test_what_scores_do_not_tell_the_games_insight_does() -> None:
    for seed in range(20):
        looked = view(seed=seed, game=liking.GAME)
        mine = int(looked.fields.hands[0, liking.bots.LIKED])
        for s in range(5):
            assert choose(looked, "greedy", s).count(liking.bots.LIKED) == mine


def test_the_lead_is_over_the_best_of_the_others() -> None:
    state = Variant.of(GAME, seats=3, random_start=False).new_state(seed=7)
    state.fields.points[:] = (4, 1, 6)
    assert [value(state.view(seat), state.view(seat).fields)[1] for seat in range(3)] == [-2, -5, 2]
    less = Variant.of(replace(GAME, more_is_better=False), seats=3, random_start=False).new_state(seed=7)
    less.fields.points[:] = (4, 1, 6)
    assert value(less.view(1), less.view(1).fields)[1] == 3


def test_within_the_bound_it_still_ends_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.compiled.search, "now", None)
    for bound in (0, 1, 2, 3):
        monkeypatch.setattr(loops_of(GAME, compiled=False), "MOST_POSITIONS", bound)
        looked = view(top=5)
        assert played(looked, choose(looked, "greedy", 1)).turn == (1,)


@pytest.mark.parametrize("player", [random_run, greedy_run, searched])
def test_a_player_ends_a_run_with_an_action_that_reveals_something(
    player: Callable[[State, int], list[int]],
) -> None:
    """Servers ask players themselves."""
    for seed in range(5):
        assert len(player(view(seed=seed, game=revealing.GAME), seed)) == 1


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_turn_ends_with_an_action_that_reveals_something(level: str) -> None:
    runs = [choose(view(seed=seed, game=revealing.GAME), level, seed) for seed in range(5)]
    assert {len(run) for run in runs} == {1}
    assert min(len(choose(view(seed=seed), level, seed)) for seed in range(5)) > 1


def test_players_go_over_compiled_rules_before_the_search_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    GAME.compiled.load_rules()
    cool(monkeypatch, "search", GAME)
    loops = quickest_loops(GAME)
    assert (loops.turn, loops.play) == (GAME.running.turn, GAME.running.play)
    assert loops.choose_at_random.__globals__["legal"] is GAME.running.legal
    looked = view()
    assert [random_run(looked, 3), greedy_run(looked, 3)] == [
        choose(looked, "random", 3),
        choose(looked, "greedy", 3),
    ]
