"""Levels that search: the plain fallback, whole turns, memory between turns, no use of hidden hands."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from types import ModuleType, SimpleNamespace

import pytest

from parlour.games import catalogue
from parlour.kernel.compile.compiled import Part, Readiness
from parlour.kernel.game import Game
from parlour.kernel.rng import random as generator
from parlour.kernel.state import State, Variant
from parlour.search import Memory, choose, levels
from parlour.search import turn as thinking
from parlour.search.arena.matches import Contender
from parlour.search.hooks import bindings
from parlour.search.levels import level_asked, strength_of
from parlour.search.players.plain import greedy_run
from parlour.search.tree import compile, search
from parlour.search.turn import BadStrength, Strength, Turn, searched_run, searched_turn
from parlour.testing.solver import solved
from parlour.testing.tiny import GAME as TINY
from tests.search.heap import GAME as HEAP
from tests.search.solved_heap import GAME as SOLVED_HEAP
from tests.sources import ROOT

SEARCHING = [level.name for level in levels() if level.strength]
GAMES_THAT_SOLVE = [game for game in catalogue() if game.hidden and hasattr(game.bots, "solve")]
"""Those whose solver tries turns out on deals of what is hidden."""
FEW = Strength(200, 60.0)


@pytest.fixture
def compiled() -> None:
    """The search is compiled, as it is some time after a server starts."""
    compile.load_search(TINY)
    compile.load_search(HEAP)


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """No search is compiled yet, though others of this process may have compiled it."""
    for game in (TINY, HEAP):
        monkeypatch.setattr(game.compiled, "search", Part())


def tiny(seed: int = 7, seats: int = 2) -> State:
    return Variant.of(TINY, seats=seats, random_start=False, top=5).new_state(seed=seed)


@pytest.mark.usefixtures("cold")
def test_a_caller_who_does_not_wait_gets_greedy_until_the_search_is_compiled() -> None:
    view = tiny().view(0)
    for seed in range(5):
        assert choose(view, "master", seed, wait=False) == greedy_run(view, seed)
    assert TINY.compiled.search.now is None


@pytest.mark.usefixtures("cold")
def test_a_level_waits_for_its_search() -> None:
    view = Variant.of(HEAP, stones=7).new_state(seed=1).view(0)
    assert [choose(view, "master", seed) for seed in range(5)] == [[3]] * 5
    assert HEAP.compiled.search.ready


@pytest.mark.usefixtures("cold")
def test_a_level_waits_for_what_is_compiling_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Game] = []
    monkeypatch.setattr("subprocess.run", lambda *_, **__: SimpleNamespace(returncode=0))
    search = compile._search

    def noted(game: Game) -> ModuleType:
        made.append(game)
        return search(game)

    monkeypatch.setattr(compile, "_search", noted)
    compile.begin_search(HEAP)
    view = Variant.of(HEAP, stones=7).new_state(seed=1).view(0)
    assert choose(view, "master", 1) == [3]
    assert made == [HEAP]


@pytest.mark.usefixtures("cold")
def test_what_fails_in_the_background_says_why_and_is_tried_here(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("subprocess.run", lambda *_, **__: SimpleNamespace(returncode=1, stderr="no memory"))
    compile.begin_search(HEAP)
    part = HEAP.compiled.search
    assert part._background is not None
    part._background.join()
    assert (part.readiness, part.failure) == (Readiness.FAILED, "no memory")
    assert "no memory" in caplog.text
    compile.load_search(HEAP)
    assert part.ready


@pytest.mark.usefixtures("cold")
def test_switched_off_a_level_searches_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMPILE", "0")
    view = Variant.of(HEAP, stones=7).new_state(seed=1).view(0)
    assert [choose(view, "keen", seed) for seed in range(5)] == [[3]] * 5


@pytest.mark.usefixtures("cold")
def test_switched_off_nothing_is_ever_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMPILE", "0")
    compile.begin_search(TINY)
    compile.load_search(TINY)
    assert TINY.compiled.search.readiness is Readiness.COLD


@pytest.mark.usefixtures("cold")
def test_compiling_in_the_background_ends_with_the_search_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    compile.begin_search(HEAP)  # a child has no working directory on its path
    part = HEAP.compiled.search
    begun = part._background
    assert begun is not None
    compile.begin_search(HEAP)  # once is enough
    assert part._background is begun
    begun.join(300)
    assert part.now is not None


def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert compile.main([]) == 2
    assert "package" in capsys.readouterr().out


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
    assert memory.search is not None
    assert memory.search.visits == 0


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
    assert first is not None
    known = first.visits
    assert 0 < known < FEW.simulations
    state.apply(1, 1)
    first.advance_to(state.view(0))
    assert 0 < first.visits < known
    searched_run(state.view(0), 2, FEW, memory)
    assert memory.search is first
    other = tiny()
    searched_run(other.view(0), 3, FEW, memory)
    assert memory.search is not first


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(("threads", "trees"), [(1, 1), (2, 2), (0, 3)])
def test_it_thinks_on_as_many_cores_as_it_is_told(
    threads: int, trees: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "cores", lambda: 3)
    memory, few = Memory(), Strength(100, 60.0, threads=threads)
    state = Variant.of(HEAP, stones=60).new_state(seed=1)
    searched_run(state.view(0), 1, few, memory)
    assert memory.search is not None
    assert memory.search.threads == trees
    text = f"keen:simulations=100,seconds=60,threads={threads}"
    player = Contender(text).player(HEAP)
    assert list(player(state.view(0), 1, Memory())) == searched_run(state.view(0), 1, few)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("threads", [1, 2])
def test_a_games_own_solver_goes_first(threads: int) -> None:
    """It takes two, as its seed says, of more than five stones, after as many pieces as there are stones."""
    compile.load_search(SOLVED_HEAP)
    nine = Variant.of(SOLVED_HEAP, stones=9).new_state(seed=1).view(0)
    asked = Strength(7, 60.0, threads=threads)
    assert searched_turn(nine, 2, asked) == Turn([2], searched=False, second=None)
    assert solved(nine, seed=2) == [2]
    assert solved(nine, seed=2, avoid=2) is None
    assert searched_turn(nine, 2, replace(asked, solve=False)).searched
    assert searched_turn(nine, 2, replace(asked, seconds=0.0)).run != []
    four = Variant.of(SOLVED_HEAP, stones=4).new_state(seed=1).view(0)
    assert searched_turn(four, 2, asked).searched
    assert solved(four, seed=2) is None


def test_a_game_tunes_its_levels() -> None:
    strong = next(level for level in levels() if level.name == "strong")
    assert strength_of(strong, SOLVED_HEAP).simulations == 7
    assert strength_of(strong, HEAP).simulations != 7


@pytest.mark.usefixtures("compiled")
def test_a_turn_is_the_same_in_whatever_pieces_it_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    view = tiny(seats=3).view(0)
    runs = []
    for first, seconds in ((1, 1e-9), (37, 0.02), (1 << 20, 0.02)):
        monkeypatch.setattr(thinking, "FIRST_SLICE", first)
        monkeypatch.setattr(thinking, "SLICE_SECONDS", seconds)
        runs.append([searched_turn(view, seed, FEW) for seed in range(5)])
    assert runs[0] == runs[1] == runs[2]


@pytest.mark.usefixtures("compiled")
def test_the_next_best_is_the_search_s_second() -> None:
    state = Variant.of(HEAP, stones=7).new_state(seed=1)
    turn = searched_turn(state.view(0), 1, Strength(5, 60.0))
    assert turn.second in {1, 2, 3} - set(turn.run)


@pytest.mark.parametrize("game", [TINY, *catalogue()], ids=lambda game: str(game.slug))
@pytest.mark.parametrize("name", SEARCHING)
def test_effort_scales_every_level_of_every_game(name: str, game: Game) -> None:
    level, changes = level_asked(f"{name}:effort=0.25")
    usual, less = strength_of(level, game), strength_of(level, game, changes)
    assert less.simulations == pytest.approx(usual.simulations / 4, abs=1)
    assert less.solver_effort == pytest.approx(usual.solver_effort / 4, abs=1)
    assert less.seconds == usual.seconds / 4


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES_THAT_SOLVE, ids=lambda game: str(game.slug))
def test_a_game_s_own_solver_works_as_much_as_it_is_told(game: Game) -> None:
    """Twice the effort is about twice the work, also above what the highest level does."""
    state = Variant.of(game, seats=2).new_state(seed=3)
    view, usual = state.view(state.turn[0]), strength_of(level_asked("master")[0], game).solver_effort
    took = []
    for effort in (usual // 8, usual, 2 * usual):
        solved(view, effort=effort)  # compiled, and in the processor's cache
        began = time.thread_time()
        solved(view, effort=effort)
        took.append(time.thread_time() - began)
    assert took[0] < took[1] / 3 < took[2] / 4


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ("simulations=0", "simulations must be a whole number from 1, not 0"),
        ("simulations=1.5", "simulations is a whole number, not '1.5'"),
        ("seconds=-1", "seconds must be a number from 0, not -1.0"),
        ("seconds=nan", "seconds must be a number from 0, not nan"),
        ("slip=2", "slip must be a number from 0 to 1, not 2.0"),
        ("threads=-1", "threads must be a whole number from 0, not -1"),
        ("solve=yes", "solve is true or false, not 'yes'"),
        ("effort=0", "effort must be a number above 0, not 0.0"),
        ("effort=2,effort=3", "effort is given twice"),
        ("simulation=5", "a strength has simulations, .*, effort, and no 'simulation'"),
        ("", "and no ''"),
    ],
)
def test_a_setting_misspelt_or_out_of_range_is_named(changes: str, complaint: str) -> None:
    view = tiny().view(0)
    with pytest.raises(BadStrength, match=complaint):
        choose(view, f"master:{changes}", 1)


def test_hooks_are_looked_for_where_they_are_defined() -> None:
    insight = ModuleType("insight")
    vars(insight)["weigh"] = bindings  # any function
    assert bindings(insight) == {"parlour.search.hooks.weigh": "parlour.search.hooks"}
    assert bindings(None) == {}
