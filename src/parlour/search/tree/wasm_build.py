"""Building a WebAssembly module of a game's rules, playouts and searches, with its manifest.

    python -m parlour.search.tree.wasm_build <game's package> <folder>

It needs a separate process, since numba compiles for one target at a time. `search.tree.wasm` stores the
result.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW, TABLE
from parlour.kernel.compile.drawing import (
    FOLLOWING,
    PIECE_COLUMNS,
    TELLING_ROOM,
    answer_signature,
    differences_signature,
    following_signatures,
    law_signature,
    reasons_signature,
)
from parlour.kernel.compile.drawing import bindings as drawn_by
from parlour.kernel.compile.packages import prune
from parlour.kernel.compile.twin import contract_signatures, twin
from parlour.kernel.game import Game, LookBack
from parlour.kernel.looking_back import RESULTS
from parlour.kernel.rng import RANDOM
from parlour.search.hooks import bindings
from parlour.search.tree.arrays import LONGEST_PATH
from parlour.search.tree.compile import loops_of, work_of
from parlour.search.tree.nodes import FACTS, NODE
from parlour.search.tree.search import settings_of
from parlour.search.tree.selection import FLOATS, NUMBERS, SETTINGS
from parlour.search.tree.thinking import THOUGHT

EVALUATE: Final = "parlour.search.hooks.evaluate"
FORMAT: Final = 6
"""Raise when the manifest's format changes, in `lab/wasm_package/game.mjs` too."""
TOLD: Final = ("pieces", "scene", "preview", "ending", "instruction", "settle")
"""Exports of `display.following`, besides `follow`, which is called `steps`, and `differences`."""
WASM, MANIFEST = "module.wasm", "manifest.json"


class LookBackManifest(msgspec.Struct):
    """What a caller must know of a game's own search in hindsight (`kernel.looking_back`)."""

    work: int
    """The size of its memory in bytes."""
    effort: int
    most: int
    """More effort finds no more."""
    fields: dict[str, list[Any]]
    """Field of what it finds -> NumPy type, offset, shape."""


class Manifest(msgspec.Struct):
    """What a caller must know of a module. Sizes are in bytes, lengths in elements."""

    format: int
    game: str
    rules_version: int
    record: int
    """The size of a state."""
    longest: int
    """The most legal actions, or outcomes of a draw: the length of those arrays."""
    hidden: bool
    chance: int
    over: int
    table: int
    seat_draw: int
    exports: dict[str, list[str]]
    """Export -> its parameters: `record`, `i32`, `i64`, or `type[]` (a pointer, and a length per
    dimension)."""
    fields: dict[str, list[Any]]
    """Field of the record -> NumPy type, offset, shape."""
    search: dict[str, int | float]
    """Sizes of the search's arrays and its constants."""
    thought: dict[str, list[Any]]
    """Field of a turn that is being thought about (`search.tree.thinking`) -> NumPy type, offset, shape."""
    closing: list[int]
    """Actions that close a turn."""
    most_pieces: int
    """A bound on the rows that `pieces` writes; 0 where the module has no `pieces`."""
    columns: list[str]
    """What the numbers of a row are."""
    look_back: LookBackManifest | None
    """None where the game has none."""
    room: int
    """How many numbers what is told may take; 0 where the module tells nothing."""
    messages: str
    """Those that are told, with their parameters (`display.saying`)."""
    parameters: dict[str, int | list[str]]
    """Those that are no plain numbers, and what they are."""


MANIFESTS: Final = msgspec.json.Decoder(Manifest)


def functions_of(game: Game) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """The exports: the contract of `kernel.rules`, chance, playouts, searches, turns, rows of pieces."""
    import numba
    from numba import types

    def many(dtype: Any, dimensions: int = 1) -> Any:
        return types.Array(dtype, dimensions, "C")

    made, tree = twin(game, compiled=True), loops_of(game, compiled=True)
    state, random, node, setting = (numba.from_dtype(d) for d in (game.dtype, RANDOM, NODE, SETTINGS))
    whole, numbers, longs, floats = types.int64, many(types.int32), many(types.int64), many(types.float64, 2)
    found = {
        name: (getattr(made.rules, name), tuple(signature))
        for name, signature in contract_signatures(game.dtype).items()
    }
    chance, greedy = made.module("parlour.kernel.rng"), made.module(EVALUATE, bindings(game.bots))
    found["reseed"] = chance.reseed, (random, types.uint64)
    found["below"] = chance.below, (random, whole)
    found["evaluate"] = greedy.evaluate, (state, whole)
    found["seed_all"] = made.loops.seed_all, (many(random), types.uint64, whole)
    found["play_outs"] = (
        made.loops.play_outs,
        (many(state), many(random), whole, numbers, numbers, longs, longs),
    )
    thought, work = numba.from_dtype(THOUGHT), numba.from_dtype(work_of(game))
    arrays = (
        many(state), many(state), many(node), floats, longs, many(setting), many(random),
        many(types.int32, 2), floats, longs, numbers,
    )  # fmt: skip
    found["simulate"] = tree.simulate, (*arrays, whole)
    found["think"] = tree.think, (many(thought), many(work), *arrays, whole)
    found["follow"] = tree.follow, (many(node), longs, many(types.int32, 2), whole, whole)
    found["keep"] = tree.keep, (many(node), floats, longs, whole, many(node), floats, numbers)
    if game.pieces_module:
        drawn, signatures = made.module(FOLLOWING, drawn_by(game)), following_signatures(game.dtype)
        found |= {name: (getattr(drawn, name), signatures[name]) for name in TOLD}
        found["steps"] = drawn.follow, signatures["follow"]
        found["differences"] = drawn.differences, differences_signature()
    if game.law_module:
        found["why_not"] = made.module(game.law_module).why_not, law_signature(game.dtype)
    if game.reasons_module:
        found["why"] = made.module(game.reasons_module).why, reasons_signature(game.dtype)
    for aid in game.aids:
        if aid.module:
            found[f"aid_{aid.name}"] = made.module(aid.module).answer, answer_signature(game.dtype)
    if game.look_back is not None:
        module = made.module(game.look_back.module)
        looked = numba.from_dtype(module.WORK)
        found["look_begin"] = module.begin, (looked, state, whole, numbers, whole)
        found["look_search"] = module.search, (looked,)
        found["look_spell"] = module.spell, (looked,)
    return found


def manifest_of(game: Game, functions: dict[str, tuple[Any, tuple[Any, ...]]]) -> Manifest:
    """The manifest of a module with these functions."""
    dtype, settings = game.dtype, settings_of(game)
    vocabulary: Any = getattr(game.display, "messages", None)
    return Manifest(
        format=FORMAT,
        game=game.slug,
        rules_version=game.rules_version,
        record=dtype.itemsize,
        longest=max(game.max_legal, game.max_outcomes),
        hidden=game.hidden,
        chance=CHANCE,
        over=OVER,
        table=TABLE,
        seat_draw=SEAT_DRAW,
        exports={name: [_parameter(kind) for kind in kinds] for name, (_, kinds) in functions.items()},
        fields=_layout(dtype),
        thought=_layout(THOUGHT),
        closing=list(game.closing),
        most_pieces=importlib.import_module(game.pieces_module).MOST_PIECES if game.pieces_module else 0,
        columns=list(PIECE_COLUMNS),
        look_back=None if game.look_back is None else _look_back(game.look_back),
        room=TELLING_ROOM if game.pieces_module or game.law_module else 0,
        messages=vocabulary.MESSAGES if game.telling_module else "",
        parameters={
            name: kind if isinstance(kind, int) else list(kind)
            for name, kind in (vocabulary.PARAMETERS if game.telling_module else {}).items()
        },
        search={
            "node": NODE.itemsize,
            "setting": SETTINGS.itemsize,
            "facts": FACTS,
            "rows": NUMBERS,
            "floats": FLOATS,
            "path": LONGEST_PATH,
            "thought": THOUGHT.itemsize,
            "work": work_of(game).itemsize,
            "puct": int(hasattr(game.bots, "weigh")),
            "exploration": settings.exploration,
            "unvisited": settings.unvisited,
            "high": game.returns_range[1],
            "low": game.returns_range[0],
        },
    )


def _look_back(look_back: LookBack) -> LookBackManifest:
    work = importlib.import_module(look_back.module).WORK
    return LookBackManifest(work.itemsize, look_back.effort, look_back.most, _layout(work[list(RESULTS)]))


def _layout(dtype: np.dtype[Any]) -> dict[str, list[Any]]:
    """Field -> NumPy type, offset, shape."""
    fields: Any = dtype.fields or {}
    return {
        name: [field[0].base.str.lstrip("<|"), field[1], list(field[0].shape)]
        for name, field in fields.items()
    }


def _parameter(kind: Any) -> str:
    from numba import types

    if isinstance(kind, types.Array):
        item = "record" if isinstance(kind.dtype, types.Record) else str(kind.dtype)
        return item + "[]" * kind.ndim
    if isinstance(kind, types.Record):
        return "record"
    return "i64" if kind is types.uint64 else "i32"


def main(argv: list[str]) -> int:
    """Compile one game, named by its package, into a folder."""
    if len(argv) != 2 or argv[0].startswith("-"):
        print(__doc__)
        return 2
    from parlour.kernel.compile.wasm.exports import build
    from parlour.kernel.compile.wasm.target import install

    install()  # before anything is compiled
    game: Game = importlib.import_module(argv[0]).GAME
    functions = functions_of(game)
    folder = Path(argv[1])
    with tempfile.TemporaryDirectory(prefix=".making-", dir=folder.parent) as made:
        making = Path(made)
        (making / WASM).write_bytes(build(functions))
        (making / MANIFEST).write_bytes(msgspec.json.encode(manifest_of(game, functions)))
        folder.mkdir(exist_ok=True)
        for name in (WASM, MANIFEST):  # the manifest last: it marks the folder as complete
            (making / name).replace(folder / name)
    prune(folder.parent, folder.name.rpartition("_")[0])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
