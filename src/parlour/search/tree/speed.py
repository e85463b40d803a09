"""Search speed: simulations per second from a position, for benchmarks and `parlour bench`.

>>> from parlour.kernel.state import Variant
>>> from parlour.testing.tiny import GAME
>>> view = Variant.of(GAME, random_start=False).new_state(seed=7).view(0)
>>> speed(view, simulations=50, compiled=False) > 0
True
"""

from __future__ import annotations

import time

from parlour.kernel.state import State
from parlour.search.tree.search import Search, SearchSettings


def speed(
    view: State,
    simulations: int = 100_000,
    *,
    seed: int = 1,
    exploration: float = 0.7,
    threads: int = 1,
    compiled: bool | None = None,
) -> float:
    """Simulations per second of one search from a view, excluding compilation and a first run.

    An open game whose root is proved ends early; only simulations that ran count.
    """
    settings = SearchSettings(exploration=exploration)
    Search(view, settings, seed, compiled=compiled).run(1)
    search = Search(view, settings, seed, threads=threads, compiled=compiled)
    search.run(0)  # allocates memory
    began = time.perf_counter()
    done = search.run(simulations)
    return done / (time.perf_counter() - began)
