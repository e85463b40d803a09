"""The solvers of games as a second process finds them: compiled, in the cache."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game

SOLVING = [game for game in catalogue() if hasattr(game.bots, "solve")]
PROGRAM = """
import importlib, json, sys
from random import Random
from parlour.testing.solver import solved
from parlour.kernel.state import Variant
from parlour.search.players.plain import random_run

game, random, runs = importlib.import_module(sys.argv[1]).GAME, Random(1), []
for seed in range(4):
    state = Variant.of(game, seats=2).new_state(seed=seed)
    for turn in range(300):
        seat = random.choice(state.turn)
        if turn % 25 == 24:
            runs.append(solved(state.view(seat), seed, 40))
        for action in random_run(state.view(seat), random.randrange(1 << 30)):
            state.apply(seat, action)
        if state.is_over:
            break
print(json.dumps(runs))
"""


@pytest.mark.long
@pytest.mark.parametrize("game", SOLVING, ids=lambda game: str(game.slug))
def test_a_second_process_finds_the_same(game: Game) -> None:
    """Recursive functions too, whose calls of themselves numba's cache can lose (`compile.decorators`)."""
    answers = []
    for _ in range(2):
        command = [sys.executable, "-P", "-c", PROGRAM, game.package]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1]
    assert any(answers[0])
