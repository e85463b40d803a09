"""Counts of sequences of entries from named positions ("perft"), in plain text that any language can check.

`tests/counts.txt` of a game begins with a comment and goes on with blocks, an empty line between two: a name,
the options that differ from the defaults if there are any, a position in the game's notation, then lines of
depth and count:

    name the first turn
    options seats=3
    position turn A | board | hands A 0 7 8, B 1 2 3
    1 3
    2 27

A sequence may be made of actions and draws, each outcome once; several seats that are due may act in any
order; one that ends the game on the way counts as one. `parlour make <slug>` counts again. Beside the file
are those of older rules, `counts_1.txt`, which are never rewritten.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from parlour.kernel.game import Game
from parlour.kernel.perft import sequences
from parlour.kernel.state import Variant

NAME: Final = "counts.txt"
MOST: Final = 2500
"""The largest count that is checked every time."""
ENOUGH: Final = 2000
DEEPEST: Final = 8
"""Counts are written until one is large enough, or deep enough."""

VERSION: Final = "rules version"
"""The name under which a block carries the version of the rules that it counts by."""

Block = dict[str, str]


def path(game: Game) -> Path:
    """The file of a game's counts."""
    return game.folder / "tests" / NAME


def older(game: Game, version: int) -> Path:
    """The file of the counts by an older version of the rules, if it exists."""
    return path(game).with_name(f"counts_{version}.txt")


def blocks(game: Game) -> list[Block]:
    """The blocks of a game's file, as names and texts; depths are names too."""
    return _blocks(path(game), game.rules_version)


def _blocks(file: Path, version: int) -> list[Block]:
    texts = file.read_text(encoding="utf-8").split("\n\n")[1:]
    return [
        {**dict(line.split(" ", 1) for line in text.strip().splitlines()), VERSION: str(version)}
        for text in texts
    ]


def start_of(game: Game, block: Block) -> np.record:
    """The record of a block."""
    options = dict(text.split("=") for text in block.get("options", "").split())
    edition = replace(game, rules_version=int(block[VERSION]))
    return Variant.of(edition, **options).from_text(block["position"]).fields


def written(game: Game) -> str:
    """The file with its counts recomputed."""
    parts = [path(game).read_text(encoding="utf-8").split("\n\n", 1)[0]]
    for block in blocks(game):
        lines = [f"{name} {text}" for name, text in block.items() if not name.isdigit() and name != VERSION]
        count = 0
        for depth in range(1, DEEPEST + 1):
            if count < ENOUGH:
                count = sequences(game, start_of(game, block), depth)
                lines.append(f"{depth} {count}")
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def each(game: Game) -> pytest.MarkDecorator:
    """Runs a test for `block` and `depth` of each count of a game; the larger ones are marked long."""
    files = [(older(game, version), version) for version in range(1, game.rules_version)]
    every = [*blocks(game), *(block for file, v in files if file.is_file() for block in _blocks(file, v))]
    return pytest.mark.parametrize(
        ("block", "depth"),
        [
            pytest.param(
                block,
                int(depth),
                id=f"{block['name']}-v{block[VERSION]}-{depth}",
                marks=[pytest.mark.long] if int(count) > MOST else [],
            )
            for block in every
            for depth, count in block.items()
            if depth.isdigit()
        ],
    )


def holds(game: Game, block: Block, depth: int) -> bool:
    """Whether there are as many sequences as the file says."""
    return sequences(game, start_of(game, block), depth) == int(block[str(depth)])
