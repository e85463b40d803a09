"""The arena for the laboratory: its games as arrays, and the same games on Ray."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel.state import Variant
from parlour.lab import export
from parlour.lab.export import Writer
from parlour.search.arena.matches import Contender, GamePair, match
from parlour.testing.tiny import GAME
from tests.commands import Run, in_process

SMALL = min((game for game in catalogue() if 2 in game.seating.seats), key=lambda game: game.max_legal)
"""The game with the fewest choices, played quickest."""
NO_RAY = "Ray is not installed: `python3 run.py setup --lab` installs it, and this runs"
ON_RAY = """
from dataclasses import replace
from parlour.lab.cluster import on_ray
from parlour.search.arena.matches import Contender, match
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME

def games(spread):
    bots = Contender("greedy"), Contender("random")
    for last in match(Variant.of(GAME, seats=2), *bots, 12, workers=1, keep=True, spread=spread):
        pass
    return [replace(game, seconds=(0, 0)) for pair in last.pairs for game in pair.games]

here, there = games(None), games(on_ray)
assert len(here) == 12
assert here == there, (here, there)
print("the same", len(there))
"""


def timeless(pairs: list[GamePair]) -> list[GamePair]:
    """The same with no clock in it."""
    return [
        GamePair((replace(one, seconds=(0, 0)), replace(other, seconds=(0, 0))))
        for one, other in (pair.games for pair in pairs)
    ]


def test_records_are_kept_when_asked_for_and_handed_over(tmp_path: Path) -> None:
    variant = Variant.of(GAME, seats=2)
    one, other = Contender("greedy"), Contender("random")
    with Writer(tmp_path / "games.npz", variant) as writer:
        for last in match(variant, one, other, 10, workers=1, keep=True):
            for game in last.pairs[-1].games:
                assert game.record is not None
                writer.add(game.record)
            last.drop_records()
    assert writer.games == 10
    assert all(game.record is None for pair in last.pairs for game in pair.games)
    bare = list(match(variant, one, other, 10, workers=1))[-1]
    assert timeless(bare.pairs) == timeless(last.pairs)
    arrays = export.read(tmp_path / "games.npz")
    assert np.unique(arrays["game"]).tolist() == list(range(10))


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `parlour` with arguments."""
    return in_process(monkeypatch, capsys)


def test_the_command_writes_arrays(parlour: Run, tmp_path: Path) -> None:
    out = tmp_path / "arena.npz"
    written = ("--export", str(out), "--fields", "--scores")
    done = parlour("arena", SMALL.slug, "random", "greedy", "--games", "2", "--workers", "1", *written)
    assert done.code == 0, done.err
    arrays = export.read(out)
    assert np.unique(arrays["game"]).tolist() == [0, 1]
    assert json.loads(str(arrays["about"]))["rewards"] == "scores"
    assert "observation" not in arrays
    assert any(name.startswith("observation.") for name in arrays)


def test_the_command_exports_records(parlour: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    state = Variant.of(SMALL, seats=2).new_state(seed=1)
    while not state.is_over:
        state.apply(state.turn[0], state.legal_actions(state.turn[0])[0])
    record.write_text(state.record().json(), encoding="utf-8")
    out = tmp_path / "out.npz"
    done = parlour("export", "records", str(record), "--out", str(out), "--fields", "--scores")
    assert done.code == 0, done.err
    assert "decisions of one game" in done.out + done.err


@pytest.mark.long
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason=NO_RAY)
def test_ray_plays_the_same_games() -> None:
    done = subprocess.run([sys.executable, "-c", ON_RAY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("the same 12")


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_the_command_says_what_to_install() -> None:
    game = catalogue()[0]
    command = [
        sys.executable,
        "-m",
        "parlour",
        "arena",
        game.slug,
        "random",
        "greedy",
        "--ray",
        "--games",
        "2",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "pip install parlour[cluster]" in done.stderr
