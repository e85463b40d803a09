"""Building the two modules of a game (`browser.parts`).

    python -m parlour.browser.build <game's package> <part> <folder>

Building needs a separate process, since numba compiles for one target at a time. `browser.modules` stores the
result. A failure to compile is printed with its file, function and reason.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
import numba
from numba import types

from parlour.browser.exports import Functions, compiled_exports, parameter
from parlour.browser.modules import EXPORTS, WASM
from parlour.browser.parts import OUTCOME, Part
from parlour.browser.target import install
from parlour.display.functions import (
    FOLLOWING,
    answer_signature,
    differences_signature,
    following_signatures,
    law_signature,
    mismatch_signature,
    reasons_signature,
)
from parlour.display.functions import bindings as drawn_by
from parlour.kernel.compile.failures import compilable, reason_of
from parlour.kernel.compile.packages import prune
from parlour.kernel.compile.twin import STEPPING, Twin, contract_signatures, stepping_signatures
from parlour.kernel.game import Game
from parlour.kernel.rng import RANDOM
from parlour.search.players.plain import loops_of, signatures
from parlour.search.tree.compile import tree_of, work_of
from parlour.search.tree.nodes import NODE
from parlour.search.tree.selection import SETTINGS
from parlour.search.tree.thinking import THOUGHT

TOLD: Final = ("pieces", "scene", "preview", "ending", "instruction", "write_facts")
"""Exports of `display.following`, besides `follow`, which is called `steps`, and `differences`."""
THINKING_ONLY: Final = ("guess",)
"""Functions of the contract that only the module that thinks exports."""


def together(groups: Iterable[Functions]) -> Functions:
    """Merge groups of exports; raises `ValueError` if two exports have the same name."""
    exports: dict[str, tuple[Any, tuple[Any, ...]]] = {}
    for functions in groups:
        if twice := exports.keys() & functions.keys():
            raise ValueError(f"exported twice: {', '.join(sorted(twice))}")
        exports |= functions
    return exports


def exports_of(game: Game, part: Part) -> Functions:
    """The functions that a module of a game exports.

    Raises `NotCompiled` if a function is missing or not marked.
    """
    twin = game.compiled.twin(compiled=True)
    if part is Part.SPEAKS:
        contract = _contract(game, twin, without=THINKING_ONLY)
        return together([contract, _stepped(game, twin), _outcome(twin), _told(game, twin)])
    groups = (_chance, _searches, _players, _reasons, _looked_back)
    return together([_contract(game, twin), *(group(game, twin) for group in groups)])


def _many(dtype: Any, dimensions: int = 1) -> Any:
    return types.Array(dtype, dimensions, "C")


def _contract(game: Game, twin: Twin, without: tuple[str, ...] = ()) -> Functions:
    """The functions of the contract in `kernel.rules`."""
    return {
        name: (twin.function(name), kinds)
        for name, kinds in contract_signatures(game.dtype).items()
        if name not in without
    }


def _chance(game: Game, twin: Twin) -> Functions:
    """Random generators, and playouts."""
    chance, loops = twin.module("parlour.kernel.rng"), twin.loops
    states, randoms = _many(numba.from_dtype(game.dtype)), _many(numba.from_dtype(RANDOM))
    whole, numbers, longs = types.int64, _many(types.int32), _many(types.int64)
    return {
        "reseed": (chance.reseed, (randoms.dtype, types.uint64)),
        "below": (chance.below, (randoms.dtype, whole)),
        "seed_all": (loops.seed_all, (randoms, types.uint64, whole)),
        "play_outs": (loops.play_outs, (states, randoms, whole, numbers, numbers, longs, longs)),
    }


def _searches(game: Game, twin: Twin) -> Functions:
    """The tree search, alone and for whole turns."""
    tree = tree_of(game, compiled=True)
    state, random, node, setting, thought, work = (
        _many(numba.from_dtype(dtype))
        for dtype in (game.dtype, RANDOM, NODE, SETTINGS, THOUGHT, work_of(game))
    )
    whole, numbers, lines = types.int64, _many(types.int32), _many(types.int32, 2)
    longs, floats = _many(types.int64), _many(types.float64, 2)
    arrays = (state, state, node, floats, longs, setting, random, lines, floats, longs, numbers)
    return {
        "simulate": (tree.simulate, (*arrays, whole)),
        "think": (tree.think, (thought, work, *arrays, whole)),
    }


def _players(game: Game, twin: Twin) -> Functions:
    """Players that do not search, and the odds of draws."""
    loops = loops_of(game, compiled=True)
    return {name: (getattr(loops, name), kinds) for name, kinds in signatures(game.dtype).items()}


def _stepped(game: Game, twin: Twin) -> Functions:
    """The scores after each turn of a game, and drafts in any order."""
    module, kinds = twin.module(STEPPING), stepping_signatures(game.dtype)
    return {name: (getattr(module, name), kinds[name]) for name in ("turns", "arrange")}


def _outcome(twin: Twin) -> Functions:
    """The outcome of a game, and the places of seats."""
    outcome = twin.module(OUTCOME)
    reals, numbers, whole = _many(types.float64), _many(types.int32), types.int64
    return {
        "judge": (outcome.judge, (reals, numbers, types.float64, whole, numbers)),
        "rank": (outcome.rank, (numbers, reals, whole, numbers)),
    }


def _told(game: Game, twin: Twin) -> Functions:
    """Rows of pieces, and the game's messages in numbers."""
    exports: dict[str, tuple[Any, tuple[Any, ...]]] = {}
    if game.display is not None:
        drawn, signatures = twin.module(FOLLOWING, drawn_by(game)), following_signatures(game.dtype)
        exports |= {name: (getattr(drawn, name), signatures[name]) for name in TOLD}
        exports["steps"] = drawn.write_step, signatures["write_step"]
        exports["differences"] = drawn.differences, differences_signature()
    law = twin.module(game.law_module)
    exports["why_not"] = compilable(law, "why_not"), law_signature(game.dtype)
    if hasattr(law, "mismatch"):
        exports["mismatch"] = compilable(law, "mismatch"), mismatch_signature(game.dtype)
    for aid in game.aids:
        if aid.module:
            answer = compilable(twin.module(aid.module), "answer")
            exports[f"aid_{aid.name}"] = answer, answer_signature(game.dtype)
    return exports


def _reasons(game: Game, twin: Twin) -> Functions:
    """The reasons for a turn."""
    if not game.reasons_module:
        return {}
    return {"why": (compilable(twin.module(game.reasons_module), "why"), reasons_signature(game.dtype))}


def _looked_back(game: Game, twin: Twin) -> Functions:
    """The game's own search in hindsight."""
    if game.hindsight is None:
        return {}
    module, state = twin.module(game.hindsight.module), numba.from_dtype(game.dtype)
    looked = numba.from_dtype(module.WORK)
    return {
        "look_begin": (
            compilable(module, "begin"),
            (looked, state, types.int64, _many(types.int32), types.int64),
        ),
        "look_search": (compilable(module, "search"), (looked,)),
        "look_spell": (compilable(module, "spell"), (looked,)),
    }


def build(game: Game, part: Part, folder: Path) -> None:
    """Compile a module of a game into a folder, whole or not at all; for a process of its own."""
    exports = exports_of(game, part)
    wasm = compiled_exports(exports, small=part is Part.SPEAKS)  # pages wait for this one
    parameters = {name: [parameter(kind) for kind in kinds] for name, (_, kinds) in exports.items()}
    with tempfile.TemporaryDirectory(prefix=".making-", dir=folder.parent) as temporary:
        making = Path(temporary)
        (making / WASM).write_bytes(wasm)
        (making / EXPORTS).write_bytes(msgspec.json.encode(parameters))
        folder.mkdir(exist_ok=True)
        for name in (WASM, EXPORTS):  # the exports last: they mark the folder as complete
            (making / name).replace(folder / name)
    prune(folder.parent, folder.name.rpartition("_")[0])


def main(argv: list[str]) -> int:
    """Compile one module of a game, named by its package, into a folder."""
    if len(argv) != 3 or argv[0].startswith("-"):
        print(__doc__)
        return 2
    package, part, folder = argv
    install()  # before anything is compiled
    try:
        build(importlib.import_module(package).GAME, Part(part), Path(folder))
    except Exception as error:
        traceback.print_exc()
        print(reason_of(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
