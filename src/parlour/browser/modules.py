"""The WebAssembly modules of games: from the wheel or the cache, else compiled.

    python -m parlour.browser.modules <game's package>     compiles a game and its rooms, or says why not

`browser.build` compiles them.
"""

from __future__ import annotations

import hashlib
import importlib
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from parlour.kernel.compile.drawing import FOLLOWING
from parlour.kernel.compile.drawing import bindings as drawn_by
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.compile.packages import CONTRACT, cache_folder, touch
from parlour.kernel.compile.sources import code_only, collect_sources, source_of
from parlour.kernel.compile.twin import LOOPS
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.search.hooks import bindings
from parlour.search.tree.compile import TREE
from parlour.search.tree.search import settings_of

EVALUATE: Final = "parlour.search.hooks.evaluate"
WASM, MANIFEST = "module.wasm", "manifest.json"
BROTLI: Final = f"{WASM}.br"
SHIPPED: Final = Path(__file__).resolve().parents[1] / "modules"
"""Modules shipped in the wheel, one folder each as in the cache."""
BUILDER: Final = "parlour.browser.build"
BUILDERS: Final = (
    *(f"parlour.browser.{name}" for name in ("binary", "build", "exports", "manifest", "target")),
    "parlour.kernel.compile.drawing",
)
"""Sources that determine a module, besides those compiled."""


class WasmModule(NamedTuple):
    """A compiled game."""

    wasm: bytes
    manifest: bytes
    """JSON of a `browser.manifest.Manifest`."""
    brotli: bytes = b""
    """The module, compressed; empty where that was not done."""

    @property
    def name(self) -> str:
        """A hash of module and manifest, for permanent addresses."""
        return hashlib.sha256(self.wasm + self.manifest).hexdigest()[:16]


def found(game: Game) -> WasmModule | None:
    """The module of a game, if shipped with the package or in the cache."""
    for folder in (SHIPPED / folder_name(game), cache_folder() / folder_name(game)):
        if (folder / MANIFEST).is_file():
            if folder.parent != SHIPPED:
                touch(folder)
            brotli = (folder / BROTLI).read_bytes() if (folder / BROTLI).is_file() else b""
            return WasmModule((folder / WASM).read_bytes(), (folder / MANIFEST).read_bytes(), brotli)
    return None


def built(game: Game) -> WasmModule:
    """The module of a game, compiled in a separate process (seconds to a minute) if missing.

    Raises `ParlourError` if that fails.
    """
    made = found(game)
    if made is None:
        done = subprocess.run(
            build_command(game), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        made = found(game)
        if made is None:
            reason = done.stdout.strip() or done.stderr[-2000:]
            raise ParlourError(f"{game.slug} did not compile to WebAssembly: {reason}")
    return made


def ship(game: Game, folder: Path) -> WasmModule:
    """Put a game's module where a wheel brings it along from (`SHIPPED`), and its brotli if that is there."""
    module, there = built(game), folder / folder_name(game)
    there.mkdir(parents=True, exist_ok=True)
    (there / WASM).write_bytes(module.wasm)
    (there / MANIFEST).write_bytes(module.manifest)
    with suppress(ImportError):
        (there / BROTLI).write_bytes(importlib.import_module("brotli").compress(module.wasm))
    return module


def build_command(game: Game) -> list[str]:
    """The command that compiles a game's module into the cache in a separate process."""
    return module_command(BUILDER, game.package, str(cache_folder() / folder_name(game)))


@cache
def folder_name(game: Game) -> str:
    """The name of a module's folder: a hash of everything that module and manifest are made from.

    Comments and docstrings do not count, nor do machine and compiler version: a module behaves the same
    wherever it was built.
    """
    bind = {CONTRACT: game.rules.__name__, **bindings(game.bots)}
    aids = (aid.module for aid in game.aids)
    told = [module for module in (game.law_module, game.reasons_module, *aids) if module]
    if game.pieces_module:
        bind |= drawn_by(game)
        told.append(FOLLOWING)
    looked = () if game.look_back is None else (game.look_back.module,)
    sources = collect_sources((game.rules.__name__, LOOPS, TREE, EVALUATE, *told, *looked), bind)
    digest = hashlib.sha256()
    for name in sorted(sources):
        digest.update(name.encode() + b"\0" + code_only(sources[name].text).encode() + b"\0")
    for name in BUILDERS:
        path = source_of(name)
        assert path is not None
        digest.update(code_only(path.read_text(encoding="utf-8")).encode())
    lengths = game.max_legal, game.max_outcomes, game.returns_range, game.closing
    efforts = game.look_back and (game.look_back.effort, game.look_back.most, *game.look_back.alone.items())
    digest.update(repr((game.rules_version, game.hidden, *lengths, efforts, settings_of(game))).encode())
    return f"parlour_wasm_{game.slug}_{digest.hexdigest()[:16]}"


def main(argv: list[str]) -> int:
    """Compile a game, named by its package, and its rooms, unless they are in the cache."""
    if len(argv) != 1 or argv[0].startswith("-"):
        print(__doc__)
        return 2
    game: Game = importlib.import_module(argv[0]).GAME
    try:
        for one in (game, *(room.game for room in game.rooms)):
            built(one)
    except ParlourError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
