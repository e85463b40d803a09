"""Every script of `docs/examples` runs, small; the bot has more tests (`work/bots/test_bot_example.py`)."""

from __future__ import annotations

import importlib.util
import os
import re
import site
import socket
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from parlour.kernel.digest import digest
from parlour.lab.policy import Policy
from tests.games import some_game
from tests.sources import ROOT, environment

EXAMPLES = ROOT / "docs/examples"
OF_JAX = {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_backend_optimization_level=0"}
"""Little is computed, so what compiles sooner is done sooner."""
IN_A_TEST_OF_ITS_OWN = {"bot.py", "model.py", "td_loops.py", "test_learning.py"}  # bot.py needs a server


def ran(script: str, *arguments: str | Path, python: str | Path = sys.executable) -> str:
    """What a script prints; fails with what it complains about."""
    done = subprocess.run(
        [str(python), str(EXAMPLES / script), *map(str, arguments)],
        capture_output=True, text=True, check=False, env={**environment(), **OF_JAX},
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


def improve(folder: Path) -> None:
    """A policy is written, and what it got before and after."""
    out = folder / "policy.zip"
    printed = ran(
        "maskable_ppo.py", some_game(hidden=False).slug, "--steps", "1024", "--games", "4", "--out", out
    )
    assert re.fullmatch(
        r"reward against random: [+-]1?[.\d]+ before, [+-]1?[.\d]+ after 1024 steps\n", printed
    )
    assert out.exists()


RUNS = {
    "cfr.py": (solve, "pyspiel"),
    "curve.py": (draw, "json"),
    "maskable_ppo.py": (improve, "sb3_contrib"),
    "train.py": (train, "jax"),
    "train_weights.py": (learn, "numba"),
}
"""How each is run, and the module without which it cannot be."""
HEAVY = {"sb3_contrib": "it brings PyTorch, some gigabytes; install it beside Parlour"}
ELSEWHERE = {
    "openenv_server.py": ([some_game(hidden=False).slug, "--try"], r"^reward [+-][\d.]+ after \d+ turns$"),
    "textarena_env.py": (
        [some_game(hidden=True).slug, "--seed", "7"],
        r"^player 1: [+-][\d.]+ after \d+ turns$",
    ),
}
"""Arguments of those that need a library of their own, and a line that they print."""


@pytest.mark.parametrize("script", RUNS)
def test_an_example_runs(script: str, tmp_path: Path) -> None:
    run, module = RUNS[script]
    if importlib.util.find_spec(module) is None:
        how = HEAVY.get(module, "`python3 run.py setup --lab` installs it")
        pytest.skip(f"{module} is not installed: {how}, and this runs")
    run(tmp_path)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.mark.long
@pytest.mark.parametrize("script", ELSEWHERE)
def test_an_example_for_another_library_runs(script: str, tmp_path: Path) -> None:
    """Beside the library that its first lines name, in an environment of its own."""
    wanted = re.search(r'pip install "(.+)"', (EXAMPLES / script).read_text(encoding="utf-8"))
    assert wanted is not None
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([python, "-m", "pip", "install", "-q", wanted[1]], check=True)
    places = "import sysconfig; print(sysconfig.get_path('purelib'))"
    own = subprocess.run([python, "-c", places], capture_output=True, text=True, check=True).stdout.strip()
    ours = [ROOT / "src", *site.getsitepackages()]
    (Path(own) / "parlour.pth").write_text("\n".join(map(str, ours)), encoding="utf-8")
    arguments, line = ELSEWHERE[script]
    more = ["--port", str(free_port())] if script == "openenv_server.py" else []
    assert re.search(line, ran(script, *arguments, *more, python=python), re.MULTILINE)


def test_no_example_is_left_out() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {*RUNS, *ELSEWHERE, *IN_A_TEST_OF_ITS_OWN}
