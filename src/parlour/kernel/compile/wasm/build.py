"""A game as a WebAssembly module: rules, chance and playouts, with what of other modules is exported besides.

For a process of its own, in which `target.install` comes first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numba
from numba import types

from parlour.kernel.compile.failures import compilable
from parlour.kernel.compile.twin import contract_signatures, twin
from parlour.kernel.compile.wasm.exports import Functions, compiled_exports, parameter
from parlour.kernel.compile.wasm.manifest import RulesManifest, manifest_of
from parlour.kernel.game import Game
from parlour.kernel.rng import RANDOM


def build(game: Game, modules: Iterable[Functions]) -> tuple[bytes, RulesManifest]:
    """The module of a game with further exports, grouped as they lie in modules; and its manifest.

    Raises `ValueError` where two exports have one name, `NotCompiled` where one asks for what WebAssembly
    has not, and what numba raises for one that does not compile (`compile.failures`).
    """
    exports: dict[str, tuple[Any, tuple[Any, ...]]] = {}
    for functions in (rules_of(game), *modules):
        if twice := exports.keys() & functions.keys():
            raise ValueError(f"exported twice: {', '.join(sorted(twice))}")
        exports |= functions
    taken = {name: [parameter(kind) for kind in kinds] for name, (_, kinds) in exports.items()}
    return compiled_exports(exports), manifest_of(game, taken)


def rules_of(game: Game) -> Functions:
    """What every module exports: the contract of `kernel.rules`, chance and playouts."""

    def many(dtype: Any) -> Any:
        return types.Array(dtype, 1, "C")

    made = twin(game, compiled=True)
    chance, loops = made.module("parlour.kernel.rng"), made.loops
    states, randoms = many(numba.from_dtype(game.dtype)), many(numba.from_dtype(RANDOM))
    whole, numbers, longs = types.int64, many(types.int32), many(types.int64)
    contract = contract_signatures(game.dtype)
    return {
        **{name: (compilable(made.rules, name), kinds) for name, kinds in contract.items()},
        "reseed": (chance.reseed, (randoms.dtype, types.uint64)),
        "below": (chance.below, (randoms.dtype, whole)),
        "seed_all": (loops.seed_all, (randoms, types.uint64, whole)),
        "play_outs": (loops.play_outs, (states, randoms, whole, numbers, numbers, longs, longs)),
    }
