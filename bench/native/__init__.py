"""The limit: random playouts in hand-written C, on the very records and generators that the kernel plays on.

A C file is compiled with a header `state.h` made from the game's record, so that the final states can be
compared byte for byte. It includes `kernel.h`, then its rules, then `play_outs.h`.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.batch import ENDLESS, Batch, Tally
from parlour.kernel.batch.loops import ACTIONS, DRAWS, TALLIES, UNFINISHED

HERE: Final = Path(__file__).parent
PLAIN: Final = ("-O3",)
NATIVE: Final = ("-O3", "-march=native")
"""For the very processor, as numba compiles."""
C_TYPES: Final = {
    "i1": "int8_t", "u1": "uint8_t", "i2": "int16_t", "u2": "uint16_t",
    "i4": "int32_t", "u4": "uint32_t", "i8": "int64_t", "u8": "uint64_t",
}  # fmt: skip


class NoCompiler(Exception):
    """There is no C compiler on this machine."""


def compiler() -> str:
    """The path of gcc; raises `NoCompiler`."""
    found = shutil.which("gcc")
    if found is None:
        raise NoCompiler("no gcc is on the PATH")
    return found


def version() -> str:
    """What the compiler calls itself."""
    said = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=True).stdout
    return said.partition("\n")[0]


def struct(dtype: np.dtype[Any]) -> str:
    """A record as a C struct `State`, which the compiler asserts to have the same layout in memory.

    >>> print(struct(np.dtype([("discs", np.int64, (2,)), ("mover", np.int8), ("spare", np.uint8, (7,))])))
    #include <stddef.h>
    #include <stdint.h>
    typedef struct {
        int64_t discs[2];
        int8_t mover;
        uint8_t spare[7];
    } State;
    _Static_assert(offsetof(State, discs) == 0, "discs");
    _Static_assert(offsetof(State, mover) == 16, "mover");
    _Static_assert(offsetof(State, spare) == 17, "spare");
    _Static_assert(sizeof(State) == 24, "State");
    <BLANKLINE>
    """
    fields: Any = dtype.fields or {}
    members = [
        f"    {C_TYPES[kind.base.str[1:]]} {name}{''.join(f'[{length}]' for length in kind.shape)};"
        for name, (kind, *_) in fields.items()
    ]
    alike = [
        f'_Static_assert(offsetof(State, {name}) == {at}, "{name}");'
        for name, (_, at, *_more) in fields.items()
    ]
    size = f'_Static_assert(sizeof(State) == {dtype.itemsize}, "State");'
    head = ["#include <stddef.h>", "#include <stdint.h>", "typedef struct {"]
    return "\n".join([*head, *members, "} State;", *alike, size]) + "\n"


@cache
def library(source: Path, dtype: np.dtype[Any] | None, flags: tuple[str, ...]) -> ctypes.CDLL:
    """A C file, compiled and loaded; raises `NoCompiler`, or `CalledProcessError` after gcc's words."""
    with tempfile.TemporaryDirectory() as made:
        if dtype is not None:
            Path(made, "state.h").write_text(struct(dtype), encoding="utf-8")
        out = Path(made, "native.so")
        places = [f"-I{made}", f"-I{HERE}"]
        strict = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-fPIC", "-shared"]
        subprocess.run([compiler(), *flags, *strict, *places, str(source), "-o", str(out)], check=True)
        return ctypes.CDLL(str(out))  # the file may go once it is loaded


def play_out(states: Batch, source: Path, flags: tuple[str, ...] = NATIVE) -> Tally:
    """Play each state at random to its end in C: the same games as `Batch.play_out`, on one core."""
    game = states.variant.game
    most = game.max_turns(states.variant.options) or ENDLESS
    tally = np.zeros(TALLIES, np.int64)
    library(source, game.dtype, flags).play_outs(
        address(states.fields), address(states.randoms), ctypes.c_int64(len(states)), ctypes.c_int64(most),
        address(np.zeros(game.max_legal, np.int32)), address(np.zeros(game.max_outcomes, np.int32)),
        address(np.zeros(game.max_outcomes, np.int64)), address(tally),
    )  # fmt: skip
    return Tally(int(tally[ACTIONS]), int(tally[DRAWS]), int(tally[UNFINISHED]))


def address(array: NDArray[Any]) -> ctypes.c_void_p:
    """Where an array without gaps lies."""
    assert array.flags.c_contiguous
    return ctypes.c_void_p(array.ctypes.data)
