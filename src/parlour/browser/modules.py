"""The WebAssembly modules of games: from the wheel or the cache, else compiled.

    python -m parlour.browser.modules [--part speaks] <game's package>...     compiles games and their rooms

`browser.build` compiles them.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from parlour.browser.parts import Part, folder_name
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.compile.packages import cache_folder, touch
from parlour.kernel.digest import digest
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game

WASM, EXPORTS = "module.wasm", "exports.json"
BROTLI: Final = f"{WASM}.br"
SHIPPED: Final = Path(__file__).resolve().parents[1] / "modules"
"""Modules shipped in the wheel, one folder each as in the cache."""
BUILDER: Final = "parlour.browser.build"


class WasmModule(NamedTuple):
    """A compiled module of a game."""

    wasm: bytes
    exports: bytes
    """JSON: each export with its parameters: `record`, `i32`, `i64`, or `type[]` (a pointer, and a length per
    dimension)."""
    brotli: bytes = b""
    """The module, compressed with brotli; empty if it was not compressed."""

    @property
    def name(self) -> str:
        """A hash of the module, for permanent addresses."""
        return digest(self.wasm)


def found(game: Game, part: Part) -> WasmModule | None:
    """Load a module of a game from the package or the cache; None if neither has it."""
    name = folder_name(game, part)
    for folder in (SHIPPED / name, cache_folder() / name):
        if (folder / EXPORTS).is_file():
            if folder.parent != SHIPPED:
                touch(folder)
            brotli = (folder / BROTLI).read_bytes() if (folder / BROTLI).is_file() else b""
            return WasmModule((folder / WASM).read_bytes(), (folder / EXPORTS).read_bytes(), brotli)
    return None


def built(game: Game, part: Part) -> WasmModule:
    """Load a module of a game; compile it in a separate process (seconds to a minute) if missing.

    Raises `ParlourError` if that fails.
    """
    module = found(game, part)
    if module is None:
        done = subprocess.run(
            build_command(game, part), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        module = found(game, part)
        if module is None:
            reason = done.stdout.strip() or done.stderr[-2000:]
            raise ParlourError(f"{game.slug}, the module that {part}: {reason}")
    return module


def ship(game: Game, part: Part, folder: Path) -> WasmModule:
    """Write a module into a folder for a wheel to ship (`SHIPPED`); compressed, too, if brotli is there."""
    module, target = built(game, part), folder / folder_name(game, part)
    target.mkdir(parents=True, exist_ok=True)
    (target / WASM).write_bytes(module.wasm)
    (target / EXPORTS).write_bytes(module.exports)
    with suppress(ImportError):
        (target / BROTLI).write_bytes(importlib.import_module("brotli").compress(module.wasm))
    return module


def build_command(game: Game, part: Part) -> list[str]:
    """The command that compiles a module of a game into the cache in a separate process."""
    return module_command(BUILDER, game.package, part, str(cache_folder() / folder_name(game, part)))


def main(argv: list[str]) -> int:
    """Compile the missing modules of games, named by their packages, and of their rooms."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("package", nargs="+")
    parser.add_argument("--part", type=Part, choices=list(Part), action="append", help="only this one")
    arguments = parser.parse_args(argv)
    games: list[Game] = [importlib.import_module(package).GAME for package in arguments.package]
    wrong = 0
    for game in games:
        for playable in (game, *(room.game for room in game.rooms)):
            for part in arguments.part or Part:
                try:
                    built(playable, part)
                except ParlourError as error:
                    print(error)
                    wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
