"""Compiles the modules of all games and rooms into the folder that a wheel brings along.

python -m parlour.kit.ship_modules <folder>
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from parlour.browser.modules import ship
from parlour.browser.parts import Part
from parlour.games import everything


def main(argv: list[str]) -> int:
    """Empty a folder, and compile the modules of all games and rooms into it."""
    if len(argv) != 1 or argv[0].startswith("-"):
        print(__doc__)
        return 2
    shutil.rmtree(argv[0], ignore_errors=True)
    for game in everything():
        sizes = [f"{part} {len(ship(game, part, Path(argv[0])).wasm) / 1000:.0f} kB" for part in Part]
        print(f"{game.title}: {', '.join(sizes)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
