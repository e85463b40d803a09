"""The counts of `counts.txt`. `python -m parlour.games.triolet.tests.test_counts` writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from parlour.games.triolet import GAME, rules
from parlour.games.triolet.tests.setting import position
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.variant import new_record

FILE: Final = Path(__file__).with_name("counts.txt")
MOST: Final = 2500
"""The largest count that is looked at every time."""
ENOUGH: Final = 2000
DEEPEST: Final = 8
"""Counts are written until one is large enough, or deep enough."""


def blocks() -> list[dict[str, str]]:
    """The blocks of the file: names to texts; depths are names too."""
    texts = FILE.read_text().split("\n\n")[1:]
    return [dict(line.split(" ", 1) for line in text.strip().splitlines()) for text in texts]


def entries(fields: Any) -> list[tuple[int, int]]:
    """All that can happen now."""
    due = rules.turn(fields)
    if due == OVER:
        return []
    out = np.zeros(GAME.max_legal, np.int32)
    if due == CHANCE:
        count = rules.chance(fields, out, np.zeros(GAME.max_outcomes, np.int64))
        return [(CHANCE, int(k)) for k in out[:count]]
    seat = due.bit_length() - 1
    return [(seat, int(k)) for k in out[: rules.legal(fields, seat, out)]]


def sequences(fields: Any, depth: int) -> int:
    """How many sequences of this length there are, those counted that end the game on the way."""
    possible = entries(fields)
    if depth == 0 or not possible:
        return 1
    if depth == 1:
        return len(possible)
    total = 0
    for actor, action in possible:
        after = new_record(fields.dtype)
        np.copyto(np.asarray(after), np.asarray(fields))
        rules.play(after, actor, action)
        total += sequences(after, depth - 1)
    return total


def cases() -> list[Any]:
    """One for each count, the larger ones marked long."""
    found = []
    for block in blocks():
        for depth, count in block.items():
            if depth.isdigit():
                marks = [pytest.mark.long] if int(count) > MOST else []
                found.append(pytest.param(block, int(depth), id=f"{block['name']}-{depth}", marks=marks))
    return found


def start_of(block: dict[str, str]) -> Any:
    """The record of a block."""
    options = dict(text.split("=") for text in block.get("options", "").split())
    return position(block["position"], **options).fields


@pytest.mark.parametrize(("block", "depth"), cases())
def test_the_counts_of_the_file_hold(block: dict[str, str], depth: int) -> None:
    assert sequences(start_of(block), depth) == int(block[str(depth)])


def written() -> str:
    """The file with its counts made anew."""
    parts = [FILE.read_text().split("\n\n", 1)[0]]
    for block in blocks():
        lines = [f"{name} {text}" for name, text in block.items() if not name.isdigit()]
        count = 0
        for depth in range(1, DEEPEST + 1):
            if count < ENOUGH:
                count = sequences(start_of(block), depth)
                lines.append(f"{depth} {count}")
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    FILE.write_text(written())
