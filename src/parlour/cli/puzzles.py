"""`parlour puzzles`: makes the puzzles of a game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.arguments import MOST_SEED, save, writable
from parlour.cli.screen import print_line
from parlour.kernel.puzzle import FILE, written
from parlour.kit.places import find
from parlour.search.puzzle_maker import make


def puzzles(
    game: Annotated[str, typer.Argument(help="A game.")],
    count: Annotated[int, typer.Option(min=1, help="The number of puzzles.")] = 100,
    seed: Annotated[
        int, typer.Option(min=0, max=MOST_SEED, help="The same seed makes the same puzzles.")
    ] = 1,
    out: Annotated[
        Path | None, typer.Option(help="The file; by default the one in the game's folder.")
    ] = None,
) -> None:
    """Make puzzles of a game: positions of bots' games, with a solution that is proved."""
    found = find(game)
    path = out or found.folder / FILE
    writable(path)
    puzzles = tuple(sorted(make(found, count, seed), key=lambda puzzle: (puzzle.rating, puzzle.position)))
    save(path, written(puzzles))
    kinds = ", ".join(
        f"{number} {kind}" for kind, number in sorted(Counter(puzzle.kind for puzzle in puzzles).items())
    )
    print_line(f"{len(puzzles)} puzzles ({kinds}) written to {path}.")
