"""Compile a game into the cache: `python -m parlour.kernel.compile <package> [further modules]`."""

from __future__ import annotations

import importlib
import sys

from parlour.kernel.game import Game


def main(argv: list[str]) -> int:
    """Compile one game, by its package's name, and further modules into the cache."""
    if not argv or argv[0].startswith("-"):
        print(__doc__)
        return 2
    game: Game = importlib.import_module(argv[0]).GAME
    twin = game.compiled.load_rules()
    print(f"{twin.package}: {twin.warm(*argv[1:]):.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
