"""The policy that `docs/examples/train.py` learned, against the greedy bot on the same orders of calls.

python bench/run.py learning            into results.md
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.report import Section, table
from parlour.games import find
from parlour.kernel.state import State, Variant
from parlour.lab.policy import Policy
from parlour.search.arena.elo import Z95, share_of
from parlour.search.arena.matches import play
from parlour.search.players.plain import greedy_run

EXAMPLES: Final = Path(__file__).parents[1] / "docs/examples"
POLICY: Final = EXAMPLES / "learner.npz"
CURVE: Final = POLICY.with_suffix(".csv")
BOARDS: Final = 600_000
"""As in `train.py`, which cannot be imported without JAX."""
ORDERS: Final = 600
HEAD: Final = ("Player", "Tiles left on average (95 %)", "Boards completed, % (95 %)")
TEXT: Final = """{title} alone, {orders} orders of calls from seeds 1, 2, …, not used in training. The policy
is the file `docs/examples/learner.npz`, as `docs/examples/train.py` wrote it: {boards} games of a critic,
then {decisions} decisions of the actor that learns from it, {seconds} s of processor time in all, JAX's
compiling included: at most {minutes} minutes. It plays the best-scored action, without search.
Its curve: `docs/examples/learner.csv`.
"""

Bot = Callable[[State, int], Sequence[int]]


def tiles_left(bot: Bot, seeds: Sequence[int]) -> NDArray[np.int64]:
    """The score of one bot, alone, on each order."""
    variant = Variant.of(find(Policy.load(POLICY).game), seats=1)
    variant.game.compiled.load_rules()
    players = [lambda view, seed, memory: bot(view, seed)]
    return np.array([play(variant, players, (0,), seed).scores[0] for seed in seeds], np.int64)


def mean(values: NDArray[np.int64]) -> str:
    """A mean with its interval.

    >>> mean(np.array([1, 2, 3, 2]))
    '2.00 (1.20 to 2.80)'
    """
    middle, half = values.mean(), Z95 * values.std(ddof=1) / sqrt(len(values))
    return f"{middle:.2f} ({middle - half:.2f} to {middle + half:.2f})"


def line(name: str, left: NDArray[np.int64]) -> tuple[str, str, str]:
    """One player of the table."""
    done = share_of([float(tiles == 0) for tiles in left])
    return name, mean(left), f"{100 * done.value:.1f} ({100 * done.low:.1f} to {100 * done.high:.1f})"


def measure(orders: int = ORDERS) -> Section:
    """Play, and write the section."""
    policy = Policy.load(POLICY)
    seeds = range(1, orders + 1)
    ours, greedy = tiles_left(policy, seeds), tiles_left(greedy_run, seeds)
    seconds, decisions, *_ = CURVE.read_text(encoding="utf-8").splitlines()[-1].split(",")
    text = TEXT.format(
        title=find(policy.game).title, orders=orders, boards=f"{BOARDS:,}", decisions=f"{int(decisions):,}",
        seconds=round(float(seconds)), minutes=f"{float(seconds) / 60:.1f}",
    )  # fmt: skip
    told = table(HEAD, [line("learned policy", ours), line("greedy", greedy)])
    apart = f"On the same order the policy leaves {mean(greedy - ours)} tiles fewer than greedy.\n"
    return Section("Learning", f"{text}\n{told}\n{apart}")
