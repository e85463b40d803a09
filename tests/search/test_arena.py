"""The arena: fair pairs, results that repeat, and ratings that are right where they are known."""

from __future__ import annotations

import heapq
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from parlour.cli.arena import HEADING, append_to, bar, contenders, forfeits, row
from parlour.kernel.errors import ParlourError
from parlour.kernel.pairs import seating
from parlour.kernel.state import State, Variant
from parlour.search.arena import elo
from parlour.search.arena.elo import Interval
from parlour.search.arena.matches import (
    Contender,
    Forfeit,
    GamePair,
    Match,
    PlayedGame,
    match,
    pair,
    play,
)
from parlour.search.players.plain import random_run
from parlour.search.tree import compile
from parlour.testing.tiny import GAME as TINY
from tests.search.heap import GAME as HEAP
from tests.sources import ROOT

TWO = Variant.of(HEAP, stones=12)


def game(sides: tuple[int, ...], returns: tuple[float, ...]) -> PlayedGame:
    return PlayedGame(1, sides, returns, (0,) * len(sides), 9, (1.0, 2.0), (10, 10))


def test_a_share_is_by_the_mean_of_a_sides_seats() -> None:
    assert game((0, 1), (1.0, -1.0)).share == 1.0
    assert game((1, 0), (1.0, -1.0)).share == 0.0
    assert game((0, 1), (0.0, 0.0)).share == 0.5
    assert game((0, 1, 0), (-0.5, -0.5, 1.0)).share == 1.0


def test_sides_change_seats_and_team_mates_stay_together() -> None:
    three = Variant.of(TINY, seats=3)
    assert seating(three.teams, turned=False) == (0, 1, 0)
    assert seating(three.teams, turned=True) == (1, 0, 1)


@pytest.mark.parametrize(
    ("seats", "shares", "counts", "sides"),
    [
        (2, [0.5, 0.25, 1.0, 1.0, 0.5, 0.25, 0.5, 0.5, 0.25, 0.0], (7, 5, 8), [(0, 1), (1, 0)]),
        (3, [1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], (14, 0, 6), [(0, 1, 0), (1, 0, 1)]),
    ],
)
def test_figures_stay_as_they_were(
    seats: int, shares: list[float], counts: tuple[int, int, int], sides: list[tuple[int, ...]]
) -> None:
    """Published figures are compared with later ones: a seed gives the same pairs for ever."""
    variant = Variant.of(TINY, seats=seats)
    *_, found = match(variant, Contender("greedy"), Contender("random"), 20, seed=7, workers=1)
    assert (found.shares, found.counts()) == (shares, counts)
    assert [one.sides for one in found.pairs[0].games] == sides


def test_both_games_of_a_pair_have_the_same_draws() -> None:
    die = Variant.of(HEAP, stones=12, die=True)
    found = pair(die, Contender("greedy"), Contender("random"), seed=4)
    assert [one.sides for one in found.games] == [(0, 1), (1, 0)]
    assert {one.seed for one in found.games} == {4}


def test_a_match_repeats_itself_for_its_seed_and_counts_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.search.arena.matches.load_search", lambda game: None)
    one, other = (
        list(match(TWO, Contender("greedy"), Contender("random"), 10, seed=seed, workers=1))[-1]
        for seed in (3, 3)
    )
    assert [p.share for p in one.pairs] == [p.share for p in other.pairs]
    assert sum(one.counts()) == 10
    assert len(one.shares) == 5


def test_counts_go_on_from_pair_to_pair() -> None:
    for found in match(TWO, Contender("greedy"), Contender("random"), 12, seed=3, workers=1):
        games = [one.share for each in found.pairs for one in each.games]
        assert found.counts() == (games.count(1.0), games.count(0.5), games.count(0.0))
        assert found.counts() == found.counts()


def test_search_beats_random_play() -> None:
    compile.load_search(HEAP)
    found = list(match(TWO, Contender("keen:seconds=60"), Contender("random"), 40, seed=1, workers=1))[-1]
    assert found.share.value > 0.7
    assert found.elo.value > 0


def test_functions_play_too() -> None:
    found = pair(TWO, Contender(f"{random_run.__module__}:random_run"), Contender("random"), seed=1)
    assert len(found.games) == 2


MINE = """
from parlour.search import choose

def bot(view, seed):
    return choose(view, "random", seed)
"""


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "mine_for_tests.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "heapq.py").write_text("raise SystemExit('not asked for')", encoding="utf-8")
    yield tmp_path
    sys.modules.pop("mine_for_tests", None)


def test_a_function_of_a_file_in_the_folder_plays_and_nothing_else_there_is_run(mine: Path) -> None:
    bots = Contender("mine_for_tests:bot", mine), Contender("random", mine)
    for workers in (1, 2):
        last = list(match(TWO, *bots, 4, seed=3, workers=workers))[-1]
        assert len(last.pairs) == 2
    assert str(mine) not in sys.path
    found: object = Contender("heapq:heappop", mine)._function("heapq", "heappop")
    assert found is heapq.heappop
    sys.modules.pop("mine_for_tests")
    with pytest.raises(ParlourError, match="there is no bot mine_for_tests:bot"):
        Contender("mine_for_tests:bot").player(HEAP)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("deep", "Bots play at"),
        ("greedy:simulations=3", "does not search"),
        ("master:hats=3", "no 'hats'"),
        ("master:simulations=many", "is a whole number"),
        ("no_such_module:bot", "there is no bot"),
    ],
)
def test_who_does_not_exist_is_named(text: str, complaint: str) -> None:
    with pytest.raises(ParlourError, match=complaint):
        Contender(text).player(HEAP)


def fails(kind: str) -> Any:
    """A bot's function that plays at random until the second turn of its seat, and then fails in some way."""

    def bot(view: State, seed: int) -> Any:
        own = sum(entry.actor == view.viewer for entry in view.history)
        if own == 0 or kind == "never":
            return random_run(view, seed)
        if kind == "raises":
            raise RuntimeError("out of ideas\nreally")
        if kind == "exits":
            raise SystemExit(3)
        return {"nothing": None, "empty": [], "illegal": [99], "no number": ["two"], "number": 2}[kind]

    return bot


FAILURES = ["raises", "exits", "nothing", "empty", "illegal", "no number", "number"]


@pytest.mark.parametrize("kind", FAILURES)
def test_a_bot_that_fails_forfeits_that_game_and_the_rest_go_on(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = ModuleType("failing_bots")
    vars(ours).update(bot=fails(kind), sound=fails("never"))
    monkeypatch.setitem(sys.modules, "failing_bots", ours)
    for one, other, side in (("bot", "sound", 0), ("sound", "bot", 1)):
        bots = Contender(f"failing_bots:{one}"), Contender(f"failing_bots:{other}")
        last = Match(TWO, (bots[0].name, bots[1].name), [pair(TWO, *bots, seed) for seed in (3, 4, 5)])
        games = [game for pair in last.pairs for game in pair.games]
        assert len(games) == 6
        assert {game.forfeit.side for game in games if game.forfeit} == {side}
        assert all(game.share == side for game in games if game.forfeit)
        assert len(last.forfeits(side)) > 3
        assert last.forfeits(1 - side) == []
        (sentence,) = forfeits(last)
        fault = "illegal turns" if kind == "illegal" else "a crash"
        lost = len(last.forfeits(side))
        assert sentence.startswith(
            f"failing_bots:bot forfeited {lost} games ({lost} by {fault}); the first, of"
        )
        assert sum(last.counts()) == 6 - lost
        assert "\n" not in sentence


ENDS = """
import os
from parlour.search import choose

def bot(view, seed):
    own = sum(entry.actor == view.viewer for entry in view.history)
    if own and view.viewer in SEATS:
        HOW()
    return choose(view, "random", seed)
"""


@pytest.mark.parametrize(
    ("how", "reason", "workers", "seats", "lost"),
    [
        ("os._exit(7)", "its process ended with exit code 7", 1, [0, 1], [True, True]),
        ("os.kill(os.getpid(), 9)", "its process ended by signal 9", 2, [1], [True, False, True, False]),
    ],
)
def test_a_bot_that_ends_its_process_forfeits_that_game_and_the_rest_go_on(
    how: str, reason: str, workers: int, seats: list[int], lost: list[bool], tmp_path: Path
) -> None:
    for name, where in (("ending_bot", seats), ("sound_bot", [])):
        text = ENDS.replace("SEATS", repr(where)).replace("HOW()", how)
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    bots = Contender("sound_bot:bot", tmp_path), Contender("ending_bot:bot", tmp_path)
    last = list(match(TWO, *bots, len(lost), seed=3, workers=workers, keep=True))[-1]
    games = [game for pair in last.pairs for game in pair.games]
    assert [game.seed for game in games] == [3 + number // 2 for number in range(len(lost))]
    assert [game.forfeit is not None for game in games] == lost
    for game in filter(lambda game: game.forfeit, games):
        assert game.forfeit == Forfeit(1, reason)
        assert game.share == 1.0
        assert game.record is not None
        seats = [seat for seat, side in enumerate(game.sides) if side == 1]
        assert [sum(actor == seat for actor, _ in game.record.entries) for seat in seats] == [1]
    assert [forfeit.reason for _, forfeit in last.forfeits(1)] == [reason] * sum(lost)
    assert last.forfeits(0) == []


def test_a_forfeit_costs_all_seats_of_its_side_the_game() -> None:
    three = Variant.of(HEAP, stones=12, seats=3)
    players = [lambda view, seed, memory: [], lambda view, seed, memory: random_run(view, seed)]
    assert play(three, players, (0, 1, 0), 1).returns == (-0.5, 1.0, -0.5)
    assert play(three, players, (1, 0, 1), 1).returns == (0.25, -0.5, 0.25)


def test_alone_a_forfeit_is_worse_than_any_result() -> None:
    done, given_up = game((0,), (-1.0,)), replace(game((1,), (-1.0,)), forfeit=Forfeit(1, "it slept"))
    assert GamePair((done, given_up)).share == 1.0
    assert GamePair((given_up, done)).share == 0.0
    assert GamePair((given_up, given_up)).share == 0.5


def test_a_bot_plays_itself_and_not_the_same_game_twice() -> None:
    one, other = contenders(["greedy", "greedy"])
    last = list(match(TWO, one, other, 20, seed=1, workers=1, keep=True))[-1]
    assert last.names == ("greedy", "greedy (2)")
    pairs = [[game.record.entries for game in pair.games if game.record] for pair in last.pairs]
    assert any(first != second for first, second in pairs)


@pytest.mark.parametrize("workers", [1, 2])
def test_distinct_games_are_never_the_same_game_twice(workers: int) -> None:
    five = Variant.of(HEAP, stones=5)  # of which there are thirteen games
    bots = Contender("random"), Contender("greedy")
    plain = list(match(five, *bots, 6, seed=1, workers=1, keep=True))[-1]
    apart = list(match(five, *bots, 6, seed=1, workers=workers, keep=True, distinct=True))[-1]

    def games(found: Match) -> list[object]:
        return [repr(game.record.entries) for pair in found.pairs for game in pair.games if game.record]

    assert len(games(plain)) == len(games(apart)) == 6
    assert len(set(games(plain))) < 6
    assert len(set(games(apart))) == 6


def test_where_no_further_game_is_new_the_match_is_shorter() -> None:
    two, bots = Variant.of(HEAP, stones=2), (Contender("random"), Contender("random"))  # two games: 1 1, 2
    last = list(match(two, *bots, 6, seed=1, workers=1, distinct=True))[-1]
    assert len(last.pairs) == 1
    one = Variant.of(HEAP, stones=1)
    with pytest.raises(ParlourError, match="100 pairs in a row were one game played twice"):
        list(match(one, *bots, 6, seed=1, workers=1, distinct=True))


def test_without_records_asked_for_distinct_games_keep_none() -> None:
    bots = Contender("random"), Contender("greedy")
    last = list(match(TWO, *bots, 4, seed=1, workers=1, distinct=True))[-1]
    assert all(game.record is None for pair in last.pairs for game in pair.games)


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (4, 0), (4, -1)])
def test_numbers_out_of_range_are_named(games: int, workers: int) -> None:
    with pytest.raises(ParlourError, match=r"(games|workers) must be a whole number from 1, not"):
        next(match(TWO, Contender("random"), Contender("random"), games, workers=workers))


def test_no_semaphore_is_left_after_an_arena_of_several_processes() -> None:
    script = (
        "from tests.search.test_arena import TWO, Contender, match\n"
        "if __name__ == '__main__':\n"
        "    for last in match(TWO, Contender('random'), Contender('greedy'), 8, workers=2): pass\n"
        "    print(len(last.pairs))\n"
    )
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )  # fmt: skip
    assert (done.stdout.strip(), done.stderr) == ("4", "")


def test_a_game_of_one_is_compared_by_its_returns() -> None:
    one, other = game((0,), (0.5,)), game((1,), (-0.2,))
    assert GamePair((one, other)).share == 1.0
    assert GamePair((other, one)).share == 0.0
    assert GamePair((one, one)).share == 0.5


def test_thinking_time_is_told_by_the_turn() -> None:
    match = Match(TWO, ("a", "b"), [GamePair((game((0, 1), (1.0, -1.0)), game((1, 0), (1.0, -1.0))))])
    assert match.seconds_a_turn() == (0.1, 0.2)
    assert match.counts() == (1, 0, 1)


def test_a_game_is_a_function_of_its_seed() -> None:
    players = [Contender("greedy").player(TWO.game), Contender("random").player(TWO.game)]
    one, other = (play(TWO, players, (0, 1), 7) for _ in range(2))
    assert (one.returns, one.entries, one.turns) == (other.returns, other.entries, other.turns)


# -- ratings -------------------------------------------------------------------------------------------------


def test_intervals_hold_the_estimate_and_shrink_with_more_games() -> None:
    few, many = elo.share_of([1.0, 0.5, 0.0, 1.0]), elo.share_of([1.0, 0.5, 0.0, 1.0] * 50)
    for found in (few, many):
        assert found.low < found.value < found.high
    assert many.high - many.low < (few.high - few.low) / 3


def test_a_clean_score_has_a_lower_bound() -> None:
    found = elo.share_of([1.0] * 20)
    assert found.value == 1.0
    assert 0.8 < found.low < 1.0
    assert found.high == pytest.approx(1.0)


def test_a_ladder_gives_back_the_differences_it_was_made_from() -> None:
    def shares(gap: float) -> list[float]:
        won = round(1000 / (1 + 10 ** (-gap / 400)))
        return [1.0] * won + [0.0] * (1000 - won)

    found = elo.ladder({("a", "b"): shares(200), ("b", "c"): shares(200), ("a", "c"): shares(400)})
    assert found["a"].value - found["b"].value == pytest.approx(200, abs=5)
    assert found["a"].value - found["c"].value == pytest.approx(400, abs=5)
    assert sum(each.value for each in found.values()) == pytest.approx(0, abs=1e-6)


# -- what is printed -----------------------------------------------------------------------------------------


def test_the_plot_puts_the_estimate_within_its_interval() -> None:
    line = bar(Interval(25, 0, 100), 0, 200)
    assert line.index("●") == line.rindex("●")
    assert line.strip().startswith("─")
    assert line.strip().endswith("─")
    assert line.index("●") < len(line) // 4


def test_results_are_appended_with_what_is_needed_to_play_them_again(tmp_path: Path) -> None:
    match = Match(TWO, ("a", "b"), [GamePair((game((0, 1), (1.0, -1.0)), game((1, 0), (1.0, -1.0))))])
    file = tmp_path / "results.md"
    for _ in range(2):
        append_to(file, TWO, [row(match)], games=2, seed=7)
    text = file.read_text()
    assert text.count(HEADING) == 1
    assert text.count("Heap, stones=12; 2 games each, seeds from 7") == 2
    assert text.count("| a : b |") == 2
