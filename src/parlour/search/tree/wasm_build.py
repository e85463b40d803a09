"""Building a WebAssembly module of a game with its searches, drawing and law, and its manifest.

    python -m parlour.search.tree.wasm_build <game's package> <folder>

It needs a separate process, since numba compiles for one target at a time. `search.tree.wasm` stores the
result. What does not compile is printed: its file, its function and why.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

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
from parlour.kernel.compile.failures import compilable, reason_of
from parlour.kernel.compile.packages import prune
from parlour.kernel.compile.twin import Twin, twin
from parlour.kernel.compile.wasm.manifest import RulesManifest, layout
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

if TYPE_CHECKING:
    from parlour.kernel.compile.wasm.exports import Functions

EVALUATE: Final = "parlour.search.hooks.evaluate"
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


class Manifest(RulesManifest):
    """The same of a module with searches and with what is drawn and told."""

    search: dict[str, int | float]
    """Sizes of the search's arrays and its constants."""
    thought: dict[str, list[Any]]
    """Field of a turn that is being thought about (`search.tree.thinking`) -> NumPy type, offset, shape."""
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


def modules_of(game: Game) -> list[Functions]:
    """What is exported besides rules, chance and playouts (`kernel.compile.wasm.build`)."""
    made = twin(game, compiled=True)
    return [_searches(game), _greedy(game, made), _told(game, made), _looked_back(game, made)]


def _many(dtype: Any, dimensions: int = 1) -> Any:
    from numba import types

    return types.Array(dtype, dimensions, "C")


def _searches(game: Game) -> Functions:
    """The tree search, and turns that are thought about."""
    import numba
    from numba import types

    tree = loops_of(game, compiled=True)
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
        "follow": (tree.follow, (node, longs, lines, whole, whole)),
        "keep": (tree.keep, (node, floats, longs, whole, node, floats, numbers)),
    }


def _greedy(game: Game, made: Twin) -> Functions:
    import numba
    from numba import types

    evaluate = compilable(made.module(EVALUATE, bindings(game.bots)), "evaluate")
    return {"evaluate": (evaluate, (numba.from_dtype(game.dtype), types.int64))}


def _told(game: Game, made: Twin) -> Functions:
    """Rows of pieces, and what the game says in numbers."""
    found: dict[str, tuple[Any, tuple[Any, ...]]] = {}
    if game.pieces_module:
        drawn, signatures = made.module(FOLLOWING, drawn_by(game)), following_signatures(game.dtype)
        found |= {name: (getattr(drawn, name), signatures[name]) for name in TOLD}
        found["steps"] = drawn.follow, signatures["follow"]
        found["differences"] = drawn.differences, differences_signature()
    if game.law_module:
        found["why_not"] = compilable(made.module(game.law_module), "why_not"), law_signature(game.dtype)
    if game.reasons_module:
        found["why"] = compilable(made.module(game.reasons_module), "why"), reasons_signature(game.dtype)
    for aid in game.aids:
        if aid.module:
            answer = compilable(made.module(aid.module), "answer")
            found[f"aid_{aid.name}"] = answer, answer_signature(game.dtype)
    return found


def _looked_back(game: Game, made: Twin) -> Functions:
    """The game's own search in hindsight."""
    import numba
    from numba import types

    if game.look_back is None:
        return {}
    module, state = made.module(game.look_back.module), numba.from_dtype(game.dtype)
    looked = numba.from_dtype(module.WORK)
    return {
        "look_begin": (
            compilable(module, "begin"),
            (looked, state, types.int64, _many(types.int32), types.int64),
        ),
        "look_search": (compilable(module, "search"), (looked,)),
        "look_spell": (compilable(module, "spell"), (looked,)),
    }


def manifest_of(game: Game, rules: RulesManifest) -> Manifest:
    """The manifest of a module that has all of `modules_of`."""
    settings = settings_of(game)
    vocabulary: Any = getattr(game.display, "messages", None)
    return Manifest(
        **msgspec.structs.asdict(rules),
        thought=layout(THOUGHT),
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
    return LookBackManifest(work.itemsize, look_back.effort, look_back.most, layout(work[list(RESULTS)]))


def main(argv: list[str]) -> int:
    """Compile one game, named by its package, into a folder."""
    if len(argv) != 2 or argv[0].startswith("-"):
        print(__doc__)
        return 2
    from parlour.kernel.compile.wasm.build import build
    from parlour.kernel.compile.wasm.target import install

    install()  # before anything is compiled
    game: Game = importlib.import_module(argv[0]).GAME
    try:
        wasm, rules = build(game, modules_of(game))
    except Exception as error:
        traceback.print_exc()
        print(reason_of(error))
        return 1
    folder = Path(argv[1])
    with tempfile.TemporaryDirectory(prefix=".making-", dir=folder.parent) as made:
        making = Path(made)
        (making / WASM).write_bytes(wasm)
        (making / MANIFEST).write_bytes(msgspec.json.encode(manifest_of(game, rules)))
        folder.mkdir(exist_ok=True)
        for name in (WASM, MANIFEST):  # the manifest last: it marks the folder as complete
            (making / name).replace(folder / name)
    prune(folder.parent, folder.name.rpartition("_")[0])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
