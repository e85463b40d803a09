"""`parlour study`: what a finished game's record comes to, the same each time."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.options import WholeOption
from parlour.kernel.state import State, Variant
from parlour.testing.tiny import GAME as TINY
from tests.cli.test_records import written
from tests.commands import Run

LITTLE = ("--effort", "0.02")
IN_HINDSIGHT = [game for game in catalogue() if game.hindsight]


def finished(game: Game, seed: int = 1, **options: Any) -> State:
    """A game at random to its end."""
    chosen, state = Random(seed), Variant.of(game, **options).new_state(seed=seed)
    while not state.is_over:
        seat = state.turn[0]
        state.apply(seat, chosen.choice(state.legal_actions(seat)))
    return state


def test_a_game_is_studied_turn_by_turn(run: Run, tmp_path: Path) -> None:
    file = written(finished(TINY).record(seats=["Anna", "Ben"]), tmp_path)
    done = run("study", file, *LITTLE)
    assert done.code == 0, done.err
    assert "Anna: Over the whole game, in wins of 100:" in done.out
    assert "Ben: Over the whole game, in wins of 100:" in done.out
    assert run("study", file, *LITTLE).out == done.out


def test_programs_get_lines_of_play_that_replay(run: Run, tmp_path: Path) -> None:
    final = finished(TINY, seed=4)
    done = run("study", written(final.record(seats=["Anna", "Ben"]), tmp_path), "--json", *LITTLE)
    decoded = json.loads(done.out)
    assert (decoded["game"], decoded["players"]) == (TINY.slug, ["Anna", "Ben"])
    assert [len(points) for points in decoded["chances"]] == [len(final.history) + 1] * 2
    assert all(0 <= wins <= 100 for points in decoded["chances"] for wins in points)
    lines = [line for finding in decoded["findings"] for line in finding["lines"]]
    assert lines
    for line in lines:
        record = GameRecord(**line["record"])
        Variant.of(TINY, **record.options).replay(record)
        assert 0 <= line["at"] < len(record.entries)


@pytest.mark.parametrize("game", IN_HINDSIGHT, ids=lambda game: game.slug)
def test_a_search_in_hindsight_says_how_it_could_have_gone(real: Run, tmp_path: Path, game: Game) -> None:
    small = {option.name: max(option.low, 2) for option in game.options if isinstance(option, WholeOption)}
    final = finished(game, seats=1, **small)
    done = real("study", written(final.record(seats=["Anna"]), tmp_path), "--json", *LITTLE)
    decoded = json.loads(done.out)
    assert decoded["findings"][0]["seat"] == -1
    (line,) = decoded["findings"][0]["lines"]
    record = GameRecord(**line["record"])
    assert Variant.of(game, **record.options).replay(record).scores() <= final.scores()


def test_only_a_finished_game_is_studied(run: Run, tmp_path: Path) -> None:
    record = Variant.of(TINY).new_state(seed=1).record()
    done = run("study", written(record, tmp_path))
    assert (done.code, "not played to its end" in done.err) == (1, True)
