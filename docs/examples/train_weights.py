"""Learn the weights with which bots play 3x16: a board plays alone, again and again, and learns from its end.

    python docs/examples/train_weights.py --games 600000 --out value_weights.npz

takes minutes on one core. The file goes into the game's folder `bots`, its digest, which is printed, into
`value_weights.py` there. Temporal differences between boards after a step, TD(lambda) (Sutton 1988; Tesauro
1995 for a game with chance): each step plays what the network likes best, the calls being chance enough; at
the end its two outputs move towards what came of it, complete or not and the share of tiles left. Plain
stochastic gradient descent on the logarithmic loss of both, at a rate that falls.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from td_loops import Network, workspace

from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.bots.single_board import SIZES
from parlour.games.threebysixteen.bots.value_network import FEATURES, UNITS
from parlour.games.threebysixteen.bots.value_weights import OFFSET
from parlour.games.threebysixteen.state import MAX_COLUMNS, MAX_RUNS, MAX_TOP
from parlour.kernel.digest import digest
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM, reseed

TD_LOOPS: Final = "td_loops"
FULL: Final = (MAX_RUNS, MAX_TOP, MAX_COLUMNS)
GAMES: Final = 600_000
SEED: Final = 316
FIRST_RATE: Final = 0.004
LAST_RATE: Final = 0.0001
REPORTS: Final = 20
COMMON: Final = 0.9995
"""The share of weights that are kept exactly; larger ones are cut."""


def started(random: np.random.Generator) -> Network:
    """Small weights to begin with."""
    weights = random.uniform(-0.05, 0.05, (FEATURES, UNITS)).astype(np.float32)
    outputs = random.uniform(-0.25, 0.25, (2, UNITS + 1)).astype(np.float32)
    outputs[:, UNITS] = 0
    return Network(weights, np.zeros(UNITS, np.float32), outputs)


def trained(
    loops: Any, games: int, seed: int, reports: int = REPORTS, report: Callable[[float], object] = print
) -> Network:
    """Learn from `games` games; `report` is told now and then what share of the last boards was completed.

    `loops` is `td_loops`, or its compiled twin.
    """
    net, here = started(np.random.default_rng(seed)), workspace()
    untouched = net.weights.copy()
    randoms = records(RANDOM, 1)
    reseed(randoms[0], np.uint64(seed))
    sizes = records(SIZES, 1)
    sizes.runs, sizes.top, sizes.columns = FULL
    flat = np.array(FULL, np.int64)
    for part in range(reports):
        first, last = (FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (k / reports) for k in (part, part + 1))
        played = games // reports
        completed = loops.learn(net, here, played, (first, last), flat, randoms, sizes[0])
        report(completed / max(1, played))
    net.weights[net.weights == untouched] = 0  # features that never came up
    return net


def quantised(net: Network) -> tuple[Any, float]:
    """The weights as whole numbers within +-`OFFSET`, and what one of them is worth."""
    used = np.abs(net.weights[net.weights.any(axis=1)])
    scale = float(np.quantile(used, COMMON)) / (OFFSET - 1)
    whole = np.rint(net.weights / scale).clip(1 - OFFSET, OFFSET - 1)
    return whole.astype("<i2"), scale


def packed(net: Network) -> bytes:
    """Return the bytes of `value_weights.npz`."""
    whole, scale = quantised(net)
    out = BytesIO()
    outputs, bias = (part.astype(np.float64) for part in (net.outputs, net.bias))
    np.savez_compressed(out, whole=whole, bias=bias, outputs=outputs, scale=np.float64(scale))
    return out.getvalue()


def main() -> None:
    """Learn, and write the weights."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--out", type=Path, default=Path("value_weights.npz"))
    given = asked.parse_args()
    weights = packed(trained(GAME.compiled.twin().module(TD_LOOPS), given.games, given.seed))
    given.out.write_bytes(weights)
    print(f"{given.out}: {digest(weights)}")


if __name__ == "__main__":
    main()
