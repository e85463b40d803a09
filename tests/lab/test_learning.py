"""The training script and the policy it left: it learns, its curve falls, it beats the greedy bot."""

from __future__ import annotations

import csv
import importlib.util
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from parlour.games import find, load
from parlour.kernel.state import State, Variant
from parlour.lab.policy import Policy
from parlour.lab.vector import Games
from parlour.search.arena.matches import play
from parlour.search.players.plain import greedy_run
from tests.sources import ROOT
from tests.test_examples import ran

NO_JAX = "JAX is not installed: `python3 run.py setup --lab` installs it, and this runs"
POLICY = ROOT / "docs/examples/learner.npz"
CURVE = POLICY.with_suffix(".csv")
MANY = 300
AGAINST_GREEDY = range(20_001, 20_201)


def tiles_left(bot: Callable[[State, int], Sequence[int]], seeds: Sequence[int]) -> NDArray[np.int64]:
    """The score of one bot, alone, on each order of calls."""
    variant = Variant.of(find(Policy.load(POLICY).game), seats=1)
    variant.game.compiled.load_rules()
    players = [lambda view, seed, memory: bot(view, seed)]
    return np.array([play(variant, players, (0,), seed).scores[0] for seed in seeds], np.int64)


def curve(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def played_out(policy: Policy, count: int, seed: int) -> tuple[float, float]:
    """Tiles left, and the share of completed boards, of many games in the vector environment."""
    variant = load(policy.game, **policy.options)
    games = Games(variant, count, seat=0, rewards="scores", unforced=True, same_step=False, workers=1)
    games.reset(seed)
    standing, going = np.zeros(count), np.ones(count, np.bool_)
    blank = variant.new_state(seed=1).scores()[0]
    while going.any():
        scores = np.where(games.masks, policy.scores(games.observe()), -np.inf)
        games.step(scores.argmax(axis=1))
        standing += np.where(going, games.rewards[:, 0], 0)
        going &= games.status == 0
    left = blank - standing
    return float(left.mean()), float((left == 0).mean())


@pytest.mark.long
def test_the_learned_policy_plays_as_well_as_is_said() -> None:
    left, completed = played_out(Policy.load(POLICY), MANY, seed=20_001)
    said = curve(CURVE)[-1]
    assert left < float(said["tiles_left"]) + 2  # three deviations of so few games
    assert completed > float(said["completed"]) - 0.1


def test_its_curve_falls() -> None:
    rows = curve(CURVE)
    left = [float(row["tiles_left"]) for row in rows]
    assert np.mean(left[-5:]) < np.mean(left[:5]) - 1
    assert [int(row["decisions"]) for row in rows] == sorted({int(row["decisions"]) for row in rows})


@pytest.mark.long
def test_it_beats_the_greedy_bot_on_the_same_orders() -> None:
    ours, greedy = (tiles_left(bot, AGAINST_GREEDY) for bot in (Policy.load(POLICY), greedy_run))
    assert ours.mean() < greedy.mean()
    assert (ours == 0).mean() > (greedy == 0).mean()


@pytest.mark.long
@pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason=NO_JAX)
def test_training_learns(tmp_path: Path) -> None:
    out = tmp_path / "learner.npz"
    effort = ["--boards", "1e5", "--decisions", "6e5"]
    printed = ran("train.py", *effort, "--out", out)
    assert len(curve(out.with_suffix(".csv"))) == len(printed.splitlines())
    left, _ = played_out(Policy.load(out), MANY, seed=20_001)
    assert left < 16  # at random some 40 are left
