"""What the two modules of a game cost: bytes on the wire, seconds to compile, against one with all of both.

python bench/run.py modules        into results.md
python -m bench.modules [slug …]   only look
"""

from __future__ import annotations

import gzip
import resource
import subprocess
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel.game import Game

PROGRAM: Final = """
import importlib, sys
from parlour.browser.target import install
install()
from parlour.browser.build import exports_of
from parlour.browser.exports import compiled_exports
from parlour.browser.parts import Part
package, *parts = sys.argv[1:]
game, exports = importlib.import_module(package).GAME, {}
for part in parts:
    exports |= exports_of(game, Part(part))
sys.stdout.buffer.write(compiled_exports(exports))
"""
"""Compiles the exports of some modules of a game into one."""
KINDS: Final = (("speaks", "thinks"), ("speaks",), ("thinks",))
HEAD: Final = (
    "Game", "One module, gzip", "s", "The one that speaks, gzip", "of one", "s", "of one",
    "The one that thinks, gzip", "of one", "s", "of one",
)  # fmt: skip
TEXT: Final = """What a page loads before it can speak of a game, and what its workers load to think, each
against one module with all that both export, as there was before, compiled in the same run. Seconds are
processor time of the process that compiles, from its start on: the machine did other work meanwhile.
"""


class Cost(NamedTuple):
    """What a module costs."""

    packed: int
    """Bytes, as gzip packs them at its best."""
    seconds: float


def compiled(game: Game, parts: Sequence[str]) -> Cost:
    """Compile a module anew."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-P", "-c", PROGRAM, game.package, *parts]
    wasm = subprocess.run(command, capture_output=True, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(len(gzip.compress(wasm, 9)), seconds)


def measured(game: Game) -> list[str]:
    """A game's line."""
    one, *others = (compiled(game, kind) for kind in KINDS)
    line = [str(game.title), f"{one.packed:,}", f"{one.seconds:.1f}"]
    for cost in others:
        line += [f"{cost.packed:,}", f"{cost.packed / one.packed:.0%}"]
        line += [f"{cost.seconds:.1f}", f"{cost.seconds / one.seconds:.0%}"]
    return line


def measure(slugs: Sequence[str] = ()) -> Section:
    """All games."""
    wanted = [game for game in catalogue() if not slugs or game.slug in slugs]
    return Section("Modules for browsers", f"{TEXT}\n{table(HEAD, map(measured, wanted))}")


if __name__ == "__main__":
    print(measure(sys.argv[1:]).text)
