"""The rules of a game on a CUDA device: compiled to PTX (which needs a toolkit, and no device), and run.

The kernels call the same functions as the CPU loops, so a batch played out here has the same bytes as on the
CPU. Nothing else in Parlour imports this module, and it needs no further package.
"""

from __future__ import annotations

import importlib
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import numpy as np

from parlour.kernel.batch import ENDLESS, Batch, Tally
from parlour.kernel.batch.loops import ACTIONS, DRAWS, TALLIES, UNFINISHED
from parlour.kernel.game import Game
from parlour.kernel.rng import RANDOM

MODULE: Final = "parlour.kernel.batch.cuda_loops"
THREADS: Final = 64
"""Threads per block: playouts diverge early, so small blocks waste least."""
AT_ONCE: Final = 1 << 16
"""States on the device at a time: each needs scratch space for its longest list of legal actions."""
HOPPER: Final = (9, 0)


def find_toolkit() -> None:
    """Set `CUDA_HOME` for numba, if it is unset and a toolkit is installed."""
    if "CUDA_HOME" in os.environ:
        return
    nvcc = shutil.which("nvcc")
    homes = [Path(nvcc).resolve().parent.parent] if nvcc else []
    homes += sorted(Path("/usr/local").glob("cuda*"), reverse=True)
    for home in homes:
        if (home / "nvvm" / "libdevice").is_dir():
            os.environ["CUDA_HOME"] = str(home)
            return


def no_compiler() -> str:
    """Why rules cannot be compiled to PTX here; empty if they can."""
    find_toolkit()
    try:
        nvvm: Any = importlib.import_module("numba.cuda.cudadrv.nvvm")
    except ImportError as error:
        return f"numba has no CUDA target here ({error})"
    try:
        nvvm.NVVM()
    except Exception as error:  # numba's own error classes differ between its CUDA targets
        return f"no CUDA toolkit with libNVVM was found ({type(error).__name__})"
    return ""


def no_device() -> str:
    """Why kernels cannot run here; empty if they can."""
    reason = no_compiler()
    if reason:
        return reason
    return "" if _cuda().is_available() else "there is no CUDA device"


def ptx(game: Game, capability: tuple[int, int] = HOPPER) -> str:
    """The playout kernel of a game as PTX for a compute capability; needs a toolkit, but no device."""
    import numba
    from numba import types

    cuda = _cuda()
    states = types.Array(numba.from_dtype(game.dtype), 1, "C")
    randoms = types.Array(numba.from_dtype(RANDOM), 1, "C")
    numbers, weights = types.int32[:, ::1], types.int64[:, ::1]
    signature = (states, randoms, types.int64, numbers, numbers, weights, weights)
    kernel = game.compiled.twin(compiled=True).module(MODULE).play_outs
    _teach()
    with _pretended_device(capability):
        text, _ = cuda.compile_ptx(kernel, signature, cc=capability)
    return str(text)


def play_out(states: Batch, bound: int | None = None) -> Tally:
    """Play each state at random to its end on the device: the same bytes as `Batch.play_out`."""
    cuda = _cuda()
    _teach()
    game = states.variant.game
    most = bound or game.max_turns(states.variant.options) or ENDLESS
    kernel = cuda.jit(game.compiled.twin(compiled=True).module(MODULE).play_outs)
    total = np.zeros(TALLIES, np.int64)
    for first in range(0, len(states), AT_ONCE):
        part = slice(first, min(first + AT_ONCE, len(states)))
        count = part.stop - part.start
        fields = cuda.to_device(np.asarray(states.fields[part]))
        randoms = cuda.to_device(np.asarray(states.randoms[part]))
        scratch = (
            cuda.device_array((count, game.max_legal), np.int32),
            cuda.device_array((count, game.max_outcomes), np.int32),
            cuda.device_array((count, game.max_outcomes), np.int64),
        )
        tallies = cuda.to_device(np.zeros((count, TALLIES), np.int64))
        kernel[-(-count // THREADS), THREADS](fields, randoms, most, *scratch, tallies)
        np.asarray(states.fields)[part] = fields.copy_to_host()
        np.asarray(states.randoms)[part] = randoms.copy_to_host()
        total += tallies.copy_to_host().sum(axis=0)
    return Tally(int(total[ACTIONS]), int(total[DRAWS]), int(total[UNFINISHED]))


def _cuda() -> Any:
    """Numba's CUDA target, which is untyped."""
    find_toolkit()
    return importlib.import_module("numba.cuda")


@cache
def _teach() -> None:
    """Give numba's CUDA target `max` and `min` of two numbers: their general form does not compile there."""
    from numba import types
    from numba.core.extending import overload

    def both_numbers(a: Any, b: Any) -> bool:
        return isinstance(a, types.Number) and isinstance(b, types.Number)

    # Lambdas, because numba compares the signatures of an overload including annotations.
    larger: Any = lambda a, b: a if a > b else b  # noqa: E731, FURB136  # this is what `max` becomes
    smaller: Any = lambda a, b: a if a < b else b  # noqa: E731, FURB136  # this is what `min` becomes
    overload(max, target="cuda")(lambda a, b: larger if both_numbers(a, b) else None)
    overload(min, target="cuda")(lambda a, b: smaller if both_numbers(a, b) else None)


@contextmanager
def _pretended_device(capability: tuple[int, int]) -> Iterator[None]:
    """Compiling a callee asks the driver for the capability of the current device; answer without one."""
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    device, get_device = SimpleNamespace(compute_capability=capability), dispatcher.get_current_device
    dispatcher.get_current_device = lambda: device
    try:
        yield
    finally:
        dispatcher.get_current_device = get_device
