"""Levels that search: the plain fallback, whole turns, memory between turns, blindness to hidden hands."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType

import pytest

from parlour.kernel.rng import random as generator
from parlour.kernel.state import State, Variant
from parlour.search import Memory, choose, levels
from parlour.search import turn as thinking
from parlour.search.arena.matches import Contender
from parlour.search.hooks import bindings
from parlour.search.levels import strength_of
from parlour.search.players.greedy import greedy_run
from parlour.search.tree import compile
from parlour.search.turn import Strength, searched_run
from parlour.testing.tiny import GAME as TINY
from tests.search.heap import GAME as HEAP
from tests.sources import ROOT

SEARCHING = [level.name for level in levels() if level.strength]
FEW = Strength(200, 60.0)


@pytest.fixture
def compiled() -> Iterator[None]:
    """The search is there, as a while after the start of a server."""
    compile.prepare_search(TINY)
    compile.prepare_search(HEAP)
    yield
    compile._loaded.clear()


def tiny(seed: int = 7, seats: int = 2) -> State:
    return Variant.of(TINY, seats=seats, random_start=False, top=5).new_state(seed=seed)


def test_until_the_search_is_compiled_greedy_moves() -> None:
    assert compile.loops_now(TINY) is None
    view = tiny().view(0)
    for seed in range(5):
        assert choose(view, "master", seed) == greedy_run(view, seed)


def test_switched_off_nothing_is_ever_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMPILE", "0")
    assert compile.prepare_search_in_background(TINY) is None


def test_compiling_in_the_background_ends_with_the_search_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile, "_begun", set())
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # the working directory is not on the path of a child
    thread = compile.prepare_search_in_background(HEAP)
    assert thread is not None
    assert compile.prepare_search_in_background(HEAP) is None  # once is enough
    thread.join(300)
    assert compile.loops_now(HEAP) is not None
    compile._loaded.clear()


def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert compile.main([]) == 2
    assert "package" in capsys.readouterr().out
    assert compile.search_command(TINY) == [
        sys.executable,
        "-P",
        "-m",
        "parlour.search.tree.compile",
        TINY.package,
    ]


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("level", SEARCHING)
def test_a_run_keeps_to_the_rules_up_to_the_end_of_the_turn(level: str) -> None:
    state = tiny(seats=3)
    for turn in range(9):
        if state.is_over:
            break
        seat = state.turn[turn % len(state.turn)]
        view = state.view(seat)
        before = view.to_bytes()
        run = choose(view, level, turn, stop=lambda: False)
        assert view.to_bytes() == before
        for action in run:
            state.apply(seat, action)
        assert run[-1] in TINY.closing


@pytest.mark.usefixtures("compiled")
def test_a_forced_move_costs_no_search() -> None:
    state = Variant.of(HEAP, stones=1).new_state(seed=1)
    memory = Memory()
    assert searched_run(state.view(0), 1, FEW, memory) == [1]
    assert memory.search is None


@pytest.mark.usefixtures("compiled")
def test_the_best_move_is_played() -> None:
    for stones in (5, 6, 7, 9, 10, 11):
        state = Variant.of(HEAP, stones=stones).new_state(seed=1)
        assert searched_run(state.view(0), 1, Strength(2000, 60.0)) == [stones % 4]


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_cannot_peek(seats: int) -> None:
    """Hidden worlds that look alike to a seat get the same run from it, for every level and seed."""
    view = tiny(seats=seats).view(0)
    worlds = [view.guess(generator(seed)) for seed in range(4)]
    assert len({world.to_bytes() for world in worlds}) > 1
    for level in SEARCHING:
        known = strength_of(next(x for x in levels() if x.name == level), TINY)
        known = replace(known, simulations=100, seconds=60.0)
        for seed in range(3):
            runs = {tuple(searched_run(world.view(0), seed, known)) for world in worlds}
            assert len(runs) == 1


@pytest.mark.usefixtures("compiled")
def test_slips_are_as_often_as_said() -> None:
    state = Variant.of(HEAP, stones=11).new_state(seed=1)
    slipping = Strength(2000, 60.0, slip=0.5)
    wrong = sum(searched_run(state.view(0), seed, slipping) != [3] for seed in range(60))
    assert 10 <= wrong <= 32  # half of the turns, two thirds of which miss the one good move


@pytest.mark.usefixtures("compiled")
def test_a_turn_without_any_time_is_still_thought_about() -> None:
    state = Variant.of(HEAP, stones=7).new_state(seed=1)
    assert all(searched_run(state.view(0), seed, Strength(2000, 0.0)) == [3] for seed in range(10))


@pytest.mark.usefixtures("compiled")
def test_a_memory_carries_what_was_found_from_turn_to_turn() -> None:
    state, memory = Variant.of(HEAP, stones=30).new_state(seed=1), Memory()
    for action in searched_run(state.view(0), 1, FEW, memory):
        state.apply(0, action)
    first = memory.search
    state.apply(1, 1)
    searched_run(state.view(0), 2, FEW, memory)
    assert memory.search is first
    assert first is not None
    assert first.visits > FEW.simulations
    other = tiny()
    searched_run(other.view(0), 3, FEW, memory)
    assert memory.search is not first


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(("threads", "trees"), [(1, 1), (2, 2), (0, 3)])
def test_it_thinks_on_as_many_cores_as_it_is_told(
    threads: int, trees: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "cores", lambda: 3)
    memory, few = Memory(), Strength(100, 60.0, threads=threads)
    state = Variant.of(HEAP, stones=60).new_state(seed=1)
    searched_run(state.view(0), 1, few, memory)
    assert memory.search is not None
    assert memory.search.visits == trees * 100
    text = f"keen:simulations=100,seconds=60,threads={threads}"
    player = Contender(text).player(HEAP)
    assert list(player(state.view(0), 1, Memory())) == searched_run(state.view(0), 1, few)


@pytest.mark.usefixtures("compiled")
def test_a_games_own_solver_goes_first() -> None:
    insight = ModuleType("insight")
    asked: list[tuple[int, int]] = []

    def solve(view: State, seed: int, seconds: float) -> list[int] | None:
        assert view.viewer is not None
        asked.append((view.viewer, seed))
        return [2] if int(view.fields.left) > 5 else None

    vars(insight)["solve"] = solve
    vars(insight)["STRENGTHS"] = {"strong": {"simulations": 7}}
    game = replace(HEAP, bots=insight)
    compile.prepare_search(game)
    assert choose(Variant.of(game, stones=9).new_state(seed=1).view(0), "master", 5) == [2]
    assert asked == [(0, 5)]
    assert choose(Variant.of(game, stones=4).new_state(seed=1).view(0), "master", 5) != []
    strong = next(level for level in levels() if level.name == "strong")
    assert strength_of(strong, game).simulations == 7
    assert strength_of(strong, HEAP).simulations != 7


def test_hooks_are_looked_for_where_they_are_defined() -> None:
    insight = ModuleType("insight")
    vars(insight)["weigh"] = bindings  # any function
    assert bindings(insight) == {"parlour.search.hooks.weigh": "parlour.search.hooks"}
    assert bindings(None) == {}
