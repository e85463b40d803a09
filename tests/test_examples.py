"""Every script of `docs/examples` runs, small; the bot has more tests (`work/bots/test_bot_example.py`)."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.kernel.compile.isolation import SAFE_PATH
from parlour.kernel.digest import digest
from parlour.lab.policy import Policy
from tests.sources import ROOT

EXAMPLES = ROOT / "docs/examples"
IN_A_TEST_OF_ITS_OWN = {"bot.py", "model.py", "td_loops.py", "test_learning.py"}  # bot.py needs a server


def ran(script: str, *arguments: str | Path) -> str:
    """What a script prints; fails with what it complains about."""
    environment = {
        name: value for name, value in os.environ.items() if name != SAFE_PATH
    }  # as people have it
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / script), *map(str, arguments)],
        capture_output=True, text=True, check=False, env={**environment, "JAX_PLATFORMS": "cpu"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def solve(folder: Path) -> None:
    """Regret falls from iteration to iteration."""
    printed = ran("cfr.py", "--iterations", "3", "--every", "1", "--top", "2")
    gains = [float(line.split()[1]) for line in printed.splitlines()]
    assert len(gains) == 3
    assert gains[0] > gains[1] > gains[2] > 0


def draw(folder: Path) -> None:
    """The figure of the laboratory's page is that of the curve beside it."""
    ran("curve.py", EXAMPLES / "learner.csv", folder / "learning.svg")
    shown = (ROOT / "docs/figures/learning.svg").read_text(encoding="utf-8")
    assert (folder / "learning.svg").read_text(encoding="utf-8") == shown


def train(folder: Path) -> None:
    """A policy is written, and its curve."""
    out = folder / "learner.npz"
    ran("train.py", "--boards", "100", "--decisions", "0", "--games", "8", "--out", out)
    assert Policy.load(out).game == Policy.load(EXAMPLES / "learner.npz").game
    assert out.with_suffix(".csv").read_text(encoding="utf-8").startswith("seconds,decisions,tiles_left,")


def learn(folder: Path) -> None:
    """Weights are written, and their digest is said."""
    out = folder / "weights.npz"
    assert ran("train_weights.py", "--games", "40", "--out", out).endswith(f"{digest(out.read_bytes())}\n")


RUNS = {
    "cfr.py": (solve, "pyspiel"),
    "curve.py": (draw, "json"),
    "train.py": (train, "jax"),
    "train_weights.py": (learn, "numba"),
}
"""How each is run, and the module without which it cannot be."""


@pytest.mark.parametrize("script", RUNS)
def test_an_example_runs(script: str, tmp_path: Path) -> None:
    run, module = RUNS[script]
    if importlib.util.find_spec(module) is None:
        pytest.skip(f"{module} is not installed: `python3 run.py setup --lab` installs it, and this runs")
    run(tmp_path)


def test_no_example_is_left_out() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {*RUNS, *IN_A_TEST_OF_ITS_OWN}
