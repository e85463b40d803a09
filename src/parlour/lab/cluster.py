"""The arena on Ray, on one machine or a cluster: the same games for the same seeds.

    parlour arena GAME BOT BOT --ray              a Ray of its own, on this machine
    RAY_ADDRESS=… parlour arena GAME BOT BOT --ray   the cluster there

Every machine needs the same Parlour. A task is one pair of games, a pure function of its seed.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Iterable
from typing import Any, Final

from parlour.kernel.errors import ParlourError
from parlour.kernel.state import Variant
from parlour.search.arena.matches import Contender, GamePair, pair, prepare_for

AHEAD_A_CORE: Final = 4
"""Tasks queued per core: none is idle, and memory is bounded."""


def on_ray(
    variant: Variant, one: Contender, other: Contender, seeds: Iterable[int], keep: bool = False
) -> Generator[GamePair]:
    """Play the pairs of many seeds on Ray, yielding them in the order of the seeds."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        # the driver's packages are installed already; nothing is fetched or packed
        os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        task = ray.remote(_pair)
        shared = [ray.put(fact) for fact in (variant, one, other)]
        ahead = AHEAD_A_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for seed in seeds:
            waiting.append(task.remote(*shared, seed, keep))
            if len(waiting) >= ahead:
                yield ray.get(waiting.pop(0))
        for promised in waiting:
            yield ray.get(promised)
    finally:
        if started:
            ray.shutdown()


def _pair(variant: Variant, one: Contender, other: Contender, seed: int, keep: bool) -> GamePair:
    prepare_for(variant.game, one, other)  # cached except for the first time on a machine
    return pair(variant, one, other, seed, keep)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise ParlourError("--ray needs Ray: pip install parlour[cluster]") from None
    return ray
